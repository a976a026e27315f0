"""Differ by rules of thumb: the chance of a trick against the cost of a card, and the worth of bids."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from bot.ai.bits import BIT
from bot.ai.differ.bitboard import DifferBitboard
from bot.ai.differ.odds import TrickOdds
from bot.ai.noise import NONE, Errors, foremost
from bot.ai.odds import spread
from bot.games.base import Card, Seat
from bot.games.differ.rules import (
    NO_TRUMP,
    PLAYERS,
    TRICKS,
    Differ,
    bids,
    tricks_of,
    trump_of,
)
from bot.games.kit.french import SUITS

EASY: Final = {PLAYERS: Errors(slip=0.4, whim=1.2)}
"""Errors in tricks: small, never enough to miss a plain trick."""
NOVICE: Final = {PLAYERS: Errors(slip=1.0, whim=2.0, bias=1.0, hoard=0.5, forgets=True)}


def answer(view: Differ, seat: Seat, rng: Random, errors: Errors = NONE) -> str:
    """Return the action of the rules of thumb; ties are broken at random."""
    choices, whim = view.legal(seat), errors.of_hand(rng)
    if choices[0].verb == "play":
        cards = choices[0].options
        return f"play {cards[0] if len(cards) == 1 else _card(view, cards, rng, errors)}"
    return call(view, seat, whim)


# The auction

SPREAD: Final = 1.6
"""Standard deviation of a differ's tricks around the expected number."""
RIVAL: Final = 4.5
"""Expected tricks of a rival who wants to be the differ."""


def call(view: Differ, seat: Seat, whim: float = 0.0) -> str:
    """Return the lowest bid with the most promising trump, or a pass if that promises more."""
    possible = filter(None, (next_bid(view, trump) for trump in view.order))
    worth, bid = max(
        (worth_of_bidding(bid, round(promise(view, seat, trump_of(bid)) + whim, 1)), bid) for bid in possible
    )
    if view.bid and worth <= worth_of_passing(view.bid):
        return "pass"
    return f"bid {bid}"


def next_bid(view: Differ, trump: str) -> str:
    """Return the lowest legal bid with this trump; empty if there is none."""
    every = bids(view.order)
    higher = every[every.index(view.bid) + 1 :] if view.bid else every
    return next((bid for bid in higher if trump_of(bid) == trump), "")


@cache
def worth_of_bidding(bid: str, expected: float) -> float:
    """Return the expected points over the others' average: all tricks if the bid is made, else minus the
    missing."""
    need = tricks_of(bid)
    gains = (
        chance * (taken if taken >= need else taken - need)
        for taken, chance in enumerate(spread(expected, SPREAD, TRICKS))
    )
    # Rounded, as the last digits of exp() differ between machines.
    return round(math.fsum(gains), 6)


def worth_of_passing(bid: str) -> float:
    """Return the expected points of leaving the bid to a rival: made, it pays one of three; failed, all
    but one."""
    return -worth_of_bidding(bid, RIVAL) / (PLAYERS - 1)


def promise(view: Differ, seat: Seat, trump: str) -> float:
    """Return the expected tricks as differ with this trump, to a tenth."""
    signs = zip(
        WITHOUT_TRUMPS if trump == NO_TRUMP else WITH_TRUMPS, signs_of(view, seat, trump), strict=True
    )
    return round(math.fsum(weight * sign for weight, sign in signs), 1)


# Fitted by least squares to thousands of hands that these rules of thumb played against each other.
WITH_TRUMPS: Final[tuple[float, ...]] = (0.8, 0.8, 0.85, 0.7, 0.45, 0.75, 0.45, 0.2, 0.1, -0.2, -0.1, -0.15)
WITHOUT_TRUMPS: Final[tuple[float, ...]] = (1.9, 0.0, 0.0, 0.0, 0.0, 1.1, 0.65, 0.45, 0.0, 0.0, 0.0, -0.25)


def signs_of(view: Differ, seat: Seat, trump: str) -> tuple[int, ...]:
    """Return the features of the seven known cards, and the others' face-up cards, for a trump."""
    own = view.hands[seat] + view.face_up[seat]
    shown = [card for other in range(PLAYERS) if other != seat for card in view.face_up[other]]
    trumps = "".join(card[0] for card in own if card[1] == trump)
    side = "".join(card[0] for card in own if card[1] != trump)
    shown_trumps = [card for card in shown if card[1] == trump]
    return (
        1,
        len(trumps),
        trumps.count("A"),
        trumps.count("K"),
        trumps.count("Q") + trumps.count("J"),
        side.count("A"),
        side.count("K"),
        side.count("Q"),
        sum(all(card[1] != suit for card in own) for suit in SUITS if suit != trump),
        len(shown_trumps),
        sum(card[0] in "AKQJ" for card in shown_trumps),
        sum(card[0] in "AK" for card in shown if card[1] != trump),
    )


# The play


def _card(view: Differ, cards: Sequence[Card], rng: Random, errors: Errors) -> Card:
    """Return the card with the best chance of the trick minus its later worth; ties are broken at random."""
    if errors.forgets:
        view = view.but(tricks=errors.recalled(view.tricks), voids=("",) * PLAYERS)
    odds = TrickOdds(DifferBitboard.of(view))

    def worth(card: Card) -> float:
        hoarded = errors.hoard if card[0] == "A" else 0.0
        return odds.worth(BIT[card]) - hoarded

    return foremost(cards, worth, rng, errors.slip)
