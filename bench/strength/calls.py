"""Calls of an auction or bargaining, with the search's expectation and the actual result."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from bench.games import measured
from bot.ai import SEARCHED, chance, think
from bot.ai.decision import Budget
from bot.games import GAMES
from bot.games.base import NATURE, play
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS


class Call(NamedTuple):
    """A seat's call in an auction, or statement in the bargaining."""

    hand: int
    action: str
    expected: float
    outcome: float
    won: bool
    """Whether it was the bid that was played, or ended the bargaining with a bargain."""


def calls(slug: str, players: int, number: int, seed: str, budget: Budget) -> list[Call]:
    """Return the calls with an expectation in one hand of *hard* against itself."""
    bargained = slug == "mitigati"
    return _statements(number, seed, budget) if bargained else _bids(slug, players, number, seed, budget)


def _bids(slug: str, players: int, number: int, seed: str, budget: Budget) -> list[Call]:
    state: Any = GAMES[slug].start(players, {})
    rngs = [Random(f"{seed} {number} seat {seat}") for seat in range(players)]
    said: list[tuple[int, str, float | None]] = []
    shuffles = 0
    while True:
        seat = min(state.to_act)
        if seat == NATURE:
            action = chance.answer(state, seat, Random(f"{seed} {number} chance {shuffles}"))
            shuffles += 1
            # After passes by all seats there is another auction.
            said = []
        else:
            thought = think(slug, SEARCHED, state.view(seat), seat, rngs[seat], budget)
            action = thought.action
            if state.phase == "auction":
                worths = {one.action: one.worth for one in thought.weighed}
                said.append((seat, action, worths.get(action)))
        before = state
        state, _ = play(state, seat, action)
        if state.sheet:
            break
    # In the search's unit: the last card is played on the bitboard.
    end = measured(slug).world(before, rngs[0])
    end.finish(rngs[0])
    last = max(place for place, (_, action, _) in enumerate(said) if action != "pass")
    return [
        Call(number, action, expected, end.worth(seat), place == last)
        for place, (seat, action, expected) in enumerate(said)
        if expected is not None
    ]


def _statements(number: int, seed: str, budget: Budget) -> list[Call]:
    """Return the statements in Mitigati's bargaining, and the hand's result when it was played on.

    Instead of a bargain the deal goes on, as a bargain is made for the expected result of playing on.
    """
    state: Any = Mitigati.start(PLAYERS, {"hands": "1"})
    rngs = [Random(f"{seed} {number} seat {seat}") for seat in range(PLAYERS)]
    said: list[tuple[int, str, float, bool]] = []
    bargained = False
    shuffles = 0
    while state.to_act:
        seat = min(state.to_act)
        if seat == NATURE:
            action = chance.answer(state, seat, Random(f"{seed} {number} chance {shuffles}"))
            shuffles += 1
        elif state.phase == "bargain" and bargained:
            action = "continue"
        else:
            thought = think("mitigati", SEARCHED, state.view(seat), seat, rngs[seat], budget)
            action = thought.action
            if state.phase == "bargain":
                # Each statement's reason has the hand's worth, in whole points.
                points = float(dict(thought.reason.values)["points"]) if thought.reason else 0.0
                bargained = bool(play(state, seat, action)[0].sheet)
                said.append((seat, action, points, bargained))
                action = "continue" if bargained else action
        state, _ = play(state, seat, action)
    return [
        Call(number, action, expected, float(state.scores[seat]), struck)
        for seat, action, expected, struck in said
    ]
