"""Evaluation of 92Q's hands, in bits, and chances of calls."""

from __future__ import annotations

import functools
import math
import operator
from random import Random

import pytest

from bot.ai.bits import bits_of
from bot.ai.q92 import heuristics
from bot.ai.q92.evaluation import Heard, promises
from bot.games.base import Card, shuffled
from bot.games.kit.french import FRENCH, SUITS

seats = pytest.mark.parametrize("players", [4, 6, 8])


def dealt(players: int, seed: int) -> tuple[Card, ...]:
    return tuple(shuffled(Random(seed), FRENCH)[: 52 // players])


@seats
def test_bits_promise_what_cards_do(players: int) -> None:
    for seed in range(200):
        hand = dealt(players, seed)
        promised = promises(bits_of(hand), players)
        for trump, tricks in zip(SUITS, promised, strict=True):
            parts = map(operator.mul, heuristics.PROMISE[players], heuristics.signs_of(hand, trump))
            assert tricks == round(functools.reduce(operator.add, parts), 1)
            # The other adds up exactly, and so finds another tenth where the number lies between two.
            assert abs(tricks - heuristics.promise(hand, trump, players)) < 0.11


def chance(hand: tuple[Card, ...], players: int, tricks: int, suit: int | None) -> float:
    """Return the chance that this hand bids so many tricks, or passes where others did."""
    heard = Heard(0, players, 0)
    if suit is None:
        heard.passed(tricks)
    else:
        heard.bid(tricks, suit)
    return heard.chance(bits_of(hand))


@seats
def test_whoever_does_not_pass_bids_a_suit(players: int) -> None:
    for seed in range(20):
        hand, tricks = dealt(players, seed), seed % (52 // players)
        bids = [chance(hand, players, tricks + 1, suit) for suit in range(4)]
        assert math.isclose(chance(hand, players, tricks, None) + sum(bids), 1)
        promised = promises(bits_of(hand), players)
        assert promised.index(max(promised)) == bids.index(max(bids))


def test_what_was_played_since_counts_as_held() -> None:
    hand = bits_of(dealt(4, 1))
    played = hand & 0xFFFFFFF
    heard, later = Heard(0, 4, 0), Heard(0, 4, played)
    for one in (heard, later):
        one.bid(3, 1)
        one.passed(5)
    assert later.chance(hand ^ played) == heard.chance(hand) != later.chance(0)
