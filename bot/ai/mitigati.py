"""Mitigati by rules of thumb: the points of a trick against what a card can still win."""

from __future__ import annotations

import itertools
import math
from random import Random
from typing import Final

from bot.ai import mitigati_bargain
from bot.ai.mitigati_bonus import dearest
from bot.ai.odds import some
from bot.games.base import HOLE, Card, Seat
from bot.games.declarations import DONE
from bot.games.loka import FOOL, LOKA, POINTS, STRENGTH, SUITS, TRUMP, Cards
from bot.games.mitigati import DISCARDS, TRICKS, Mitigati
from bot.games.mitigati_trick import PLAYERS, led_suit, winner_of
from bot.games.tricks import left_of

SLIP: Final = 4.0
"""By how many points an easy player misjudges a card, at most."""


def easy(view: Mitigati, seat: Seat, rng: Random) -> str:
    """The same with slips."""
    return answer(view, seat, rng, SLIP)


def answer(view: Mitigati, seat: Seat, rng: Random, slip: float = 0.0) -> str:
    """What the rules of thumb say; a card is misjudged by up to `slip`, mostly by less."""
    choices = view.legal(seat)
    if view.phase == "play":
        cards = tuple(choices[0].options)
        return f"play {cards[0] if len(cards) == 1 else _card(view, seat, cards, rng, slip)}"
    if view.phase == "bargain":
        return mitigati_bargain.statement(view, seat)
    if view.phase == "declare":
        best = dearest(choices, seat)
        return best[0] if best else DONE
    if view.phase == "discard":
        return _discard(view, seat, tuple(choices[0].options))
    return choices[0].pick(rng)


# Discards

VOID: Final = 3.0
"""What it is worth to lay away all of a suit, so that its tricks can be trumped."""
CANDIDATES: Final = 12
"""So many of the likeliest cards are looked at in all ways."""


def _discard(view: Mitigati, seat: Seat, loose: Cards) -> str:
    """Points that no trick would bring home, and what makes a suit void; trumps only if they must."""
    table = _Table(view, seat)
    gain = {card: POINTS[card] - table.cost(card) - (20 if card[-1] == TRUMP else 0) for card in loose}
    held = {suit: sum(card[-1] == suit for card in view.hands[seat]) for suit in SUITS}
    likely = sorted(loose, key=lambda card: (held.get(card[-1], TRICKS) <= DISCARDS, gain[card]))
    best = max(
        itertools.combinations(likely[-CANDIDATES:], DISCARDS),
        key=lambda cards: _laid_away(cards, gain, held),
    )
    return " ".join(("discard", *sorted(best, key=loose.index)))


def _laid_away(cards: Cards, gain: dict[Card, float], held: dict[str, int]) -> float:
    voids = sum(held[suit] == sum(card[-1] == suit for card in cards) > 0 for suit in SUITS)
    return round(math.fsum(gain[card] for card in cards) + VOID * voids, 6)


# The play

TRICK: Final = 3.5
"""The points that a trick later on brings, besides those of the card that wins it."""
TO_COME: Final = 2.5
"""The points to expect of each who is still to play."""
SUIT_WINS: Final[tuple[float, ...]] = (0.85, 0.4, 0.15, 0.05, 0.0)
"""How likely a card wins later on, if all follow, when so many unseen cards of its suit are higher."""
TRUMP_WINS: Final[tuple[float, ...]] = (1.0, 0.85, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45)
"""The same for trumps."""
SAVED: Final = 0.05
"""How likely points come home that cannot take a trick."""
ESCAPE: Final = 4.0
"""What the Fool is worth as long as it is held."""


def _card(view: Mitigati, seat: Seat, cards: Cards, rng: Random, slip: float) -> Card:
    """The card with the best balance of the trick now and its worth later; chance settles ties."""
    table = _Table(view, seat)

    def balance(card: Card) -> tuple[float, float]:
        whim = slip * (rng.random() - rng.random()) if slip else 0.0
        return round(table.worth(card) - table.cost(card) + whim, 6), rng.random()

    return max(cards, key=balance)


class _Table:
    """What a seat knows in the middle of a hand, counted once for all the cards it looks at."""

    def __init__(self, view: Mitigati, seat: Seat) -> None:
        self.view, self.seat, self.hand = view, seat, view.hands[seat]
        seen = {card for pile in view.piles.values() for card in pile}
        self.unseen = tuple(card for card in LOKA if card not in seen)
        self.rivals = tuple(left_of(seat, PLAYERS, step) for step in range(1, PLAYERS))
        self.to_come = self.rivals[: PLAYERS - 1 - len(view.trick)]

    # What a card could do later instead

    def cost(self, card: Card) -> float:
        left = TRICKS - len(self.view.tricks)
        if left == 1:
            return 0.0
        if card == FOOL:
            return ESCAPE * (left - 1) / TRICKS + self._debt_risk()
        wins = self.wins(card)
        saved = wins + (1 - wins) * SAVED
        return wins * TRICK + saved * POINTS[card] + STRENGTH[card] / 1000

    def _debt_risk(self) -> float:
        """The Fool itself must be given away by whoever has taken nothing."""
        taken = self.view.taken[self.seat] or self.seat == self.view.dealer
        return 0.0 if taken else float(POINTS[FOOL])

    def wins(self, card: Card) -> float:
        """How likely the card takes a trick later on."""
        suit = card[-1]
        higher = [other for other in self.unseen if other[-1] == suit and STRENGTH[other] > STRENGTH[card]]
        shown = [other for rival in self.rivals for other in self.view.hands[rival] if other[-1] == suit]
        above = len(higher) + sum(STRENGTH[other] > STRENGTH[card] for other in shown)
        if suit == TRUMP:
            return TRUMP_WINS[min(above, len(TRUMP_WINS) - 1)]
        follow = math.prod(1 - self._ruffs(rival, suit) for rival in self.rivals)
        return SUIT_WINS[min(above, len(SUIT_WINS) - 1)] * follow

    def _ruffs(self, rival: Seat, suit: str) -> float:
        return 0.0 if TRUMP in self.view.voids[rival] else self._lacks(rival, suit)

    # Whose the trick will be

    def worth(self, card: Card) -> float:
        """The points to expect of the trick, if this card is played."""
        if card == FOOL:
            return 0.0
        trick = (*self.view.trick, card)
        leader = left_of(self.seat, PLAYERS, PLAYERS - len(self.view.trick))
        best = winner_of(leader, trick)
        if best != self.seat:
            return 0.0
        chance = math.prod(1 - self.beats(other, card, led_suit(trick)) for other in self.to_come)
        there = sum(POINTS[one] for one in trick if one != FOOL)
        return chance * (there + TO_COME * len(self.to_come))

    def beats(self, other: Seat, top: Card, led: str) -> float:
        """How likely this seat, still to play, can beat the best card so far."""
        over = self._holds(other, top[-1], STRENGTH[top])
        if top[-1] == led:
            ruffs = 0.0 if led == TRUMP else self._holds(other, TRUMP, 0)
            lacks = self._lacks(other, led)
            return over + lacks * ruffs if lacks < 1 else ruffs
        return self._lacks(other, led) * over

    def _lacks(self, other: Seat, suit: str) -> float:
        return 1 - self._holds(other, suit, -1)

    def _holds(self, other: Seat, suit: str, least: int) -> float:
        """How likely a seat has a card of the suit stronger than this."""
        if suit in self.view.voids[other]:
            return 0.0
        hand = self.view.hands[other]
        if any(card[-1] == suit and STRENGTH[card] > least for card in hand):
            return 1.0
        pool = [card for card in self.unseen if card[-1] not in self.view.voids[other]]
        good = sum(card[-1] == suit and STRENGTH[card] > least for card in pool)
        return some(good, len(pool), hand.count(HOLE))
