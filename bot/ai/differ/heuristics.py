"""Differ by rules of thumb: the chance of a trick against the cost of a card, and the worth of bids."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from bot.ai.bits import ALL, BIT, SUIT, Bits, bits_of
from bot.ai.noise import NONE, Errors, foremost
from bot.ai.odds import some, spread
from bot.games.base import Card, Seat
from bot.games.differ.rules import (
    NO_TRUMP,
    PLAYERS,
    TRICKS,
    Differ,
    bids,
    tricks_of,
    trump_of,
    winner_of,
)
from bot.games.kit.french import RANK, SUITS

EASY: Final = {PLAYERS: Errors(slip=0.4, whim=1.2)}
"""Errors in tricks: small, never enough to miss a plain trick."""
NOVICE: Final = {PLAYERS: Errors(slip=1.0, whim=2.0, bias=1.0, hoard=0.5, forgets=True)}


def answer(view: Differ, seat: Seat, rng: Random, errors: Errors = NONE) -> str:
    """Return the action of the rules of thumb; ties are broken at random."""
    choices, whim = view.legal(seat), errors.of_hand(rng)
    if choices[0].verb == "play":
        cards = choices[0].options
        return f"play {cards[0] if len(cards) == 1 else _card(view, seat, cards, rng, errors)}"
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

KEEP: Final[tuple[float, ...]] = (0.38, 0.2, 0.1, 0.05, 0.02)
"""Later worth of a card in tricks, by the number of higher cards of its suit that opponents hold."""
TRUMP: Final = 0.2
"""Additional worth of any trump, in tricks."""
GUARD: Final = 0.2
"""Additional worth, in tricks, of the only card beside a king, where an opponent holds the ace."""
RETAKE: Final = 0.35
"""Probability that an ender wins the trick back after the differ."""


def _card(view: Differ, seat: Seat, cards: Sequence[Card], rng: Random, errors: Errors) -> Card:
    """Return the card with the best chance of the trick minus its later worth; ties are broken at random."""
    if errors.forgets:
        view = view.but(tricks=errors.recalled(view.tricks), voids=("",) * PLAYERS)
    odds = TrickOdds(view, seat)

    def worth(card: Card) -> float:
        hoarded = errors.hoard if card[0] == "A" else 0.0
        return odds.chance(card) - odds.cost(card) - hoarded

    return foremost(cards, worth, rng, errors.slip)


class TrickOdds:
    """A seat's knowledge in the middle of a hand, counted once for all candidate cards."""

    def __init__(self, view: Differ, seat: Seat) -> None:
        self.view, self.seat, self.trump = view, seat, trump_of(view.bid)
        self.trumps = SUIT.get(self.trump, 0)
        self.shown = tuple(map(bits_of, view.face_up))
        taken = (trick.cards for trick in view.tricks)
        self.unseen = ALL ^ bits_of(itertools.chain(*view.hands, *view.face_up, *taken, view.trick))
        alone = seat == view.differ
        self.against = tuple(
            other for other in range(PLAYERS) if other != seat and (alone or other == view.differ)
        )
        theirs = sum(len(view.hands[other]) + len(view.foundations[other]) for other in self.against)
        self.share = theirs / self.unseen.bit_count() if self.unseen else 0.0
        self.held = bits_of(view.held(seat))
        self.to_come = tuple((seat + step) % PLAYERS for step in range(1, PLAYERS - len(view.trick)))

    def cost(self, card: Card) -> float:
        """Return what the card could earn later if it were kept."""
        if len(self.view.tricks) == TRICKS - 1:
            return 0.0
        worth, king = self._keep(card), "K" + card[1]
        led = self.view.trick[:1] and self.view.trick[0][1] == card[1]
        if not led and card != king and self.held & SUIT[card[1]] == BIT[card] | BIT[king]:
            worth = min(self._keep(king), worth + GUARD * self._above(king))
        return worth + (TRUMP if card[1] == self.trump else 0.0) + RANK[card] / 1000

    def _keep(self, card: Card) -> float:
        above = self._above(card)
        low = min(int(above), len(KEEP) - 1)
        high = min(low + 1, len(KEEP) - 1)
        return KEEP[low] + (KEEP[high] - KEEP[low]) * (above - int(above))

    def _above(self, card: Card) -> float:
        """Return the expected number of higher cards of the suit that opponents hold."""
        higher, shown = _higher(card), 0
        for rival in self.against:
            shown |= self.shown[rival]
        return (higher & shown).bit_count() + self.share * (higher & self.unseen).bit_count()

    def chance(self, card: Card) -> float:
        """Return the probability that this side takes the trick when the seat plays the card."""
        trick = (*self.view.trick, card)
        leader = (self.seat - len(self.view.trick)) % PLAYERS
        best = winner_of(leader, trick, self.trump)
        top = trick[(best - leader) % PLAYERS]
        beating = _higher(top) | (0 if top[1] == self.trump else self.trumps)
        ours = best not in self.against
        odds = 1.0 if ours else 0.0
        for other in self.to_come:
            beats = self.beats(other, beating, trick[0][1])
            if other in self.against:
                odds *= 1 - beats
            else:
                odds += (1 - odds) * beats * (1.0 if not ours else RETAKE)
        return odds

    def drawn(self) -> bool:
        """Return whether an opponent may have a trump for a trump lead to draw."""
        hidden = self.unseen & self.trumps
        return any(
            self.shown[other] & self.trumps
            or (hidden and self.view.hands[other] and self.trump not in self.view.voids[other])
            for other in self.against
        )

    def beats(self, other: Seat, beating: Bits, led: str) -> float:
        """Return the probability that this seat, still to play, holds and may play one of the `beating`
        cards."""
        shown, suit, hidden = self.shown[other], SUIT[led], self.unseen
        if shown & suit & beating:
            return 1.0
        for void in self.view.voids[other]:
            hidden &= ~SUIT[void]
        count, size = hidden.bit_count(), len(self.view.hands[other])
        wins = some((hidden & suit & beating).bit_count(), count, size)
        if shown & suit or suit == self.trumps or not self.trumps:
            return wins
        none = 1 - some((hidden & suit).bit_count(), count, size)
        if shown & beating:
            return wins + none
        return wins + none * some((hidden & self.trumps & beating).bit_count(), count, size)


def _higher(card: Card) -> Bits:
    """Return the higher cards of its suit."""
    return SUIT[card[1]] & -(BIT[card] << 1)
