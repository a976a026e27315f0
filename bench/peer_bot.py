"""OpenSpiel's ISMCTS bot as a level of our games, through an adapter: see bench/peer.py.

The bot searches one hand as the whole game, with random play-outs as in OpenSpiel's examples. In Mitigati it
plays the cards alone, as random bargains are meaningless: all other decisions are *hard*'s.
"""

from __future__ import annotations

import itertools
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, Final, Self
from unittest.mock import patch

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from bot.ai import SEARCHED, chance, thinker
from bot.ai.decision import Budget, Thinker, Thought
from bot.engines import duel
from bot.games.base import NATURE, Seat, pick

PEER: Final = "OpenSpiel ISMCTS"
UCT: Final = 2.0
"""Exploration constant of the bot; payoffs differ by a few points at most."""
DEAR: Final = {"mitigati": 10.0}
"""Factors for games whose hands are worth more points."""
ALONE: Final = {"mitigati": ("play",)}
"""Phases in which the bot decides, in games where it does not decide all."""

MOST: Final = 120
"""Maximum actions of a choice considered: a hand of Spring Cleaning can be arranged in millions of ways."""

TEXTS: list[str] = []
"""Every action met so far; its index is its number for OpenSpiel."""


TIMES: list[int] = []
"""Iterations of the bot, by decision."""


@cache
def number_of(text: str) -> int:
    TEXTS.append(text)
    return len(TEXTS) - 1


class Hand:
    """A state in the interface of OpenSpiel's bot: its hand is the whole game."""

    def __init__(self, state: Any, before: tuple[int, ...], rng: Random) -> None:
        self.state, self.before, self.rng = state, before, rng

    def get_game(self) -> Any:
        kind = SimpleNamespace(
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        )
        return SimpleNamespace(get_type=lambda: kind)

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        return copy

    def is_terminal(self) -> bool:
        return not self.state.to_act or self.state.phase == "deal"

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> Seat:
        return min(self.state.to_act)

    def legal_actions(self, _player: Seat | None = None) -> list[int]:
        choices = self.state.legal(self.current_player())
        return [number_of(action) for choice in choices for action in itertools.islice(choice, MOST)]

    def apply_action(self, action: int) -> None:
        self.state, _ = self.state.apply(self.current_player(), TEXTS[int(action)])
        self.state = _shuffled(self.state, self.rng)

    def returns(self) -> list[float]:
        """Return the points of the hand, relative to the other seats' average."""
        sign = (-1 if self.state.lowest_wins else 1) / DEAR.get(self.state.slug, 1.0)
        gains = zip(self.state.scores, self.before, strict=True)
        points = [sign * (after - before) for after, before in gains]
        return [own - (sum(points) - own) / (len(points) - 1) for own in points]

    def information_state_string(self) -> Any:
        """Return a key that is equal for equal information: the view itself."""
        return self.state.view(self.current_player())

    def resample_from_infostate(self, seat: Seat, _sampler: Any) -> Hand:
        return Hand(self.state.view(seat).guess(seat, self.rng), self.before, self.rng)


def _shuffled(state: Any, rng: Random) -> Any:
    """Apply the moves of chance in the middle of a hand, if any."""
    while state.to_act == {NATURE} and state.phase != "deal":
        state, _ = state.apply(NATURE, chance.answer(state, NATURE, rng))
    return state


class PlayOut:
    """The evaluator of a leaf: one random play-out, like OpenSpiel's but without numpy's delay."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, hand: Hand) -> list[float]:
        end = hand.clone()
        while not end.is_terminal():
            state, seat = end.state, end.current_player()
            after, _ = state.apply(seat, pick(self.rng, state.legal(seat)))
            end.state = _shuffled(after, self.rng)
        return end.returns()

    def prior(self, hand: Hand) -> list[tuple[int, float]]:
        legal = hand.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Bot(ismcts.ISMCTSBot):
    """OpenSpiel's bot with a time budget instead of a number of iterations."""

    def search_for(self, state: Hand, budget: Budget) -> tuple[int, int]:
        """Return its action, and its number of iterations."""
        self.reset()
        legal, times = state.legal_actions(), 0
        if len(legal) == 1:
            return legal[0], 0
        self._root_node = self.create_new_node(state)
        for _ in budget.rounds():
            self.run_simulation(self.sample_root_state(state))
            times += 1
        children = self._root_node.child_info
        most = max(legal, key=lambda action: children[action].visits if action in children else -1)
        return most, times


def think(view: Any, seat: Seat, rng: Random, budget: Budget) -> Thought:
    if view.phase not in ALONE.get(view.slug, (view.phase,)):
        return thinker(view.slug, SEARCHED)(view, seat, rng, budget)
    random = np.random.RandomState(int(rng.random() * 2**32))
    # A view lacks hidden cards but OpenSpiel needs a full state: the bot starts from a guess.
    hand = Hand(view.guess(seat, rng), view.scores, rng)
    bot = Bot(None, PlayOut(rng), UCT, 1, random_state=random, allow_inconsistent_action_sets=True)
    action, times = bot.search_for(hand, budget)
    if times:
        TIMES.append(times)
    return Thought(TEXTS[action], iterations=times)


def pairing(wanted: duel.Duel, number: int) -> tuple[duel.Pairing, list[int]]:
    """Play two matches with the bot as a level; return its iterations too, by decision."""

    def found(slug: str, level: str) -> Thinker:
        return think if level == PEER else thinker(slug, level)

    TIMES.clear()
    with patch("bot.engines.duel.thinker", found):
        return duel.pairing(wanted, number), TIMES[:]
