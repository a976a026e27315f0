"""Players of Oh Hell: they decide from a view alone, and each level plays better than the one before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from toucan_ohhell.players import PLAYERS
from toucan_ohhell.rules import Game, OhHell

from bot.ai.decision import Budget, Thought
from bot.ai.plain import TrickOdds
from bot.games.base import NATURE, State, pick, play, replay
from bot.games.kit.french import FRENCH
from tests.games.playing import random_match

FEW = Budget(iterations=2)
ORDER = ("novice", "easy", "normal", "hard")


def answered(state: Any, level: str, seed: int = 1) -> Thought:
    return PLAYERS[level](state.view(state.turn), state.turn, Random(seed), FEW)


def points(weak: str, strong: str, matches: int) -> tuple[int, int]:
    """Points of both levels, two players each, in the same deals from either side."""
    made = [0, 0]
    for match in range(matches):
        rng, state = Random(match // 2), Game.start(4, {})
        while state.to_act:
            (seat,) = state.to_act
            level = (weak, strong)[(seat + match) % 2]
            action = pick(rng, state.legal(seat)) if seat == NATURE else answered(state, level, match).action
            state, _ = play(state, seat, action)
        for seat, score in enumerate(state.scores):
            made[(seat + match) % 2] += score
    return made[0], made[1]


@pytest.mark.parametrize("level", ORDER)
@pytest.mark.parametrize("players", [3, 7])
def test_every_answer_is_legal_and_the_same_again(level: str, players: int) -> None:
    for step in list(random_match(Game.slug, players, Random(3), {"largest": "2"})):
        state: State = step.before
        if step.seat != NATURE:
            thought = answered(state, level)
            play(state, step.seat, thought.action)
            assert answered(state, level) == thought


@pytest.mark.parametrize(("weak", "strong"), [("novice", "easy"), ("easy", "normal")])
def test_a_stronger_level_makes_more_points(weak: str, strong: str) -> None:
    less, more = points(weak, strong, 6)
    assert less < more


def position(*hands: str, bids: tuple[int, ...], turned: str = "5D", trick: str = "") -> OhHell:
    """A trick of three players, which seat 0 leads."""
    held = tuple(tuple(hand.split()) for hand in hands)
    start = Game.start(3, {"largest": str(len(held[0]))})
    stock = tuple(card for card in FRENCH if card != turned and not any(card in hand for hand in held))
    begun = start.but(phase="play", dealer=2, turn=0, leader=0, hands=held, bids=bids)
    begun = begun.but(turned=(turned,), stock=stock)
    return replay(begun, [(seat, f"play {card}") for seat, card in enumerate(trick.split())])


def test_a_wanted_trick_is_taken_as_cheaply_as_can_be() -> None:
    state = position("3C 4C", "5C 6C", "AC 7C", bids=(0, 0, 1), trick="3C 5C")
    assert answered(state, "normal").action == "play 7C"


def test_a_trick_too_many_is_left_to_others() -> None:
    state = position("3C KC", "5C 6C", "4C 2H", bids=(0, 0, 0), trick="KC 5C")
    assert answered(state, "normal").action == "play 4C"


def test_the_odds_of_the_highest_trump_are_certain() -> None:
    state = position("AD 2C", "5C 6C", "4C 2H", bids=(1, 0, 0))
    odds = TrickOdds(state.view(0), 0)
    assert odds.takes("AD") == 1.0
    assert 0 < odds.takes("2C") < 0.5


def test_a_search_says_what_it_tried() -> None:
    state = position("AD 2C", "5C 6C", "4C 2H", bids=(1, 0, 0))
    thought = answered(state, "hard")
    assert {one.action for one in thought.weighed} == {"play AD", "play 2C"}
    assert thought.worlds == FEW.iterations
