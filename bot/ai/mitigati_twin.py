"""The play of Mitigati in ints and bitmasks, for search. A test holds it to the readable rules.

A card is its place in the pack, a hand a mask of such bits, a move the place of the card that is played.
Suits count from 0 and the trumps are the last; the Fool has none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Self

from bot.games.base import HOLE, NATURE, Card, Seat
from bot.games.loka import FOOL, LOKA, POINTS, STRENGTH, SUITS, TRUMP
from bot.games.mitigati import TRICKS, Mitigati
from bot.games.mitigati_trick import PLAYERS

TRUMPS: Final = len(SUITS)
"""The trumps, as a suit."""
NO_SUIT: Final = TRUMPS + 1
FOOL_PLACE: Final = STRENGTH[FOOL]
FOOL_BIT: Final = 1 << FOOL_PLACE
SUIT_OF: Final = tuple((SUITS + TRUMP).find(card[-1]) if card != FOOL else NO_SUIT for card in LOKA)
WORTH: Final = tuple(POINTS[card] for card in LOKA)
NOTHING_WON: Final = max(WORTH) + 1
"""The cheapest card of an empty trick pile."""


def mask_of(cards: Iterable[Card]) -> int:
    return sum(1 << STRENGTH[card] for card in cards if card != HOLE)


PACK: Final = mask_of(LOKA)
SUIT: Final = tuple(
    mask_of(card for card in LOKA if SUIT_OF[STRENGTH[card]] == suit) for suit in range(NO_SUIT + 1)
)
"""By suit, its cards."""
TRUMP_CARDS: Final = SUIT[TRUMPS]


def places_of(mask: int) -> list[int]:
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places


class Twin:
    """A hand that is being played: nothing hidden, or the view of whose turn it is."""

    __slots__ = (
        "best",
        "best_seat",
        "cheapest",
        "creditor",
        "fool_owner",
        "gone",
        "hands",
        "held",
        "laid",
        "led",
        "left",
        "points",
        "pot",
        "pot_cheapest",
        "to_act",
        "voids",
    )

    def __init__(self, hands: Iterable[int], leader: Seat) -> None:
        self.hands = list(hands)
        """Of a view, what was shown of the others'."""
        self.held = [TRICKS] * PLAYERS
        """How many cards each has."""
        self.voids = [0] * PLAYERS
        """The suits, as bits, that each is known to be without."""
        self.points = [0] * PLAYERS
        """The card points of the trick piles, and of the Dealer's discards."""
        self.cheapest = [NOTHING_WON] * PLAYERS
        """The points of the cheapest card in each pile: what the Fool's owner pays."""
        self.left = TRICKS
        """Tricks that are not complete."""
        self.to_act = leader
        self.gone = 0
        """All cards that were played."""
        self.fool_owner = self.creditor = NATURE
        self._clear()

    def _clear(self) -> None:
        self.laid = self.pot = 0
        self.led = NO_SUIT
        self.best = -1
        self.best_seat = NATURE
        self.pot_cheapest = NOTHING_WON

    @classmethod
    def of(cls, state: Mitigati) -> Self:
        """From a state in play, or from a view of one."""
        twin = cls(map(mask_of, state.hands), state.leader)
        twin.pile(state.dealer, mask_of(state.discards))
        for leader, cards, _ in state.tricks:
            twin.to_act = leader
            for card in cards:
                twin.play(STRENGTH[card])
        for card in state.trick:
            twin.play(STRENGTH[card])
        # Playing took cards that were no longer in the hands.
        twin.hands = [mask_of(hand) for hand in state.hands]
        return twin

    def pile(self, seat: Seat, cards: int) -> None:
        """These cards go to the seat's trick pile."""
        for place in places_of(cards):
            self.points[seat] += WORTH[place]
            self.cheapest[seat] = min(self.cheapest[seat], WORTH[place])

    def copy(self) -> Self:
        new = type(self)((), NATURE)
        new.hands, new.held, new.voids = self.hands[:], self.held[:], self.voids[:]
        new.points, new.cheapest, new.left = self.points[:], self.cheapest[:], self.left
        new.to_act, new.gone, new.fool_owner = self.to_act, self.gone, self.fool_owner
        new.creditor, new.laid, new.pot = self.creditor, self.laid, self.pot
        new.led, new.best, new.best_seat = self.led, self.best, self.best_seat
        new.pot_cheapest = self.pot_cheapest
        return new

    def playable(self) -> int:
        """The cards that may be played."""
        hand = self.hands[self.to_act]
        if self.led == NO_SUIT:
            return hand
        cards = hand & SUIT[self.led] or hand & TRUMP_CARDS
        return cards | hand & FOOL_BIT if cards else hand

    def moves(self) -> list[int]:
        return places_of(self.playable())

    def play(self, place: int) -> None:
        seat, bit = self.to_act, 1 << place
        self.hands[seat] &= ~bit
        self.held[seat] -= 1
        self.gone |= bit
        if place == FOOL_PLACE:
            self.fool_owner = seat
            # Until the trick is taken nobody is owed anything: see `_take`.
        else:
            suit = SUIT_OF[place]
            if self.led == NO_SUIT:
                self.led, self.best, self.best_seat = suit, place, seat
            elif suit == self.led or suit == TRUMPS:
                if suit != self.led:
                    self.voids[seat] |= 1 << self.led
                if place > self.best:
                    self.best, self.best_seat = place, seat
            else:
                self.voids[seat] |= 1 << self.led | 1 << TRUMPS
            worth = WORTH[place]
            self.pot += worth
            self.pot_cheapest = min(self.pot_cheapest, worth)
        self.laid += 1
        if self.laid == PLAYERS:
            self._take()
        else:
            self.to_act = seat + 1 if seat < PLAYERS - 1 else 0

    def _take(self) -> None:
        winner = self.best_seat
        self.points[winner] += self.pot
        self.cheapest[winner] = min(self.cheapest[winner], self.pot_cheapest)
        if self.fool_owner != NATURE and self.creditor == NATURE:
            self.creditor = winner
        self.to_act = winner
        self.left -= 1
        self._clear()
        if not self.left:
            self._settle()

    def _settle(self) -> None:
        """The Fool comes home for the cheapest card of its owner's pile, or is lost where there is none."""
        paid = self.cheapest[self.fool_owner]
        if paid == NOTHING_WON:
            self.points[self.creditor] += WORTH[FOOL_PLACE]
        else:
            self.points[self.fool_owner] += WORTH[FOOL_PLACE] - paid
            self.points[self.creditor] += paid
