"""The play of Mitigati in ints and bitmasks, for search. A test compares it with the readable rules.

A card is its place in the pack, a move the place of the card played. Suits count from 0 and the trumps are
the last; the Fool has none. 78 cards need more than 64 bits, so a set of cards is two ints. `i64` is an int
like any other, and 64 bits wide in compiled code.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Self, TypeAlias

from bot.games.base import HOLE, NATURE, Card, Seat
from bot.games.kit.loka import FOOL, LOKA, POINTS, STRENGTH, SUITS, TRUMP
from bot.games.mitigati.rules import TRICKS, Mitigati
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

Mask: TypeAlias = "tuple[i64, i64]"
"""A set of cards as bits: suit cards, each at its place, and trumps with the Fool, from bit 0 on."""

# Literals, so that they are constants in compiled code.
TRUMPS: Final = 4
"""The trumps, as a suit."""
NO_SUIT: Final = 5
IN_SUIT: Final = 14
FIRST_TRUMP: Final = TRUMPS * IN_SUIT
"""Place of the first trump."""
FOOL_PLACE: Final = 77
FOOL_BIT: Final = 1 << (FOOL_PLACE - FIRST_TRUMP)
SUITED: Final = (1 << FIRST_TRUMP) - 1
"""All cards of the suits."""
SUIT: Final = (1 << IN_SUIT) - 1
"""Cards of the first suit."""
TRUMP_CARDS: Final = FOOL_BIT - 1
NOTHING_WON: Final = 6
"""Cheapest card of an empty trick pile: dearer than any card."""

# A table, as mypyc takes the 1 of `1 << place` for a 32-bit number.
BIT: Final[list[i64]] = [1 << place % FIRST_TRUMP for place in range(FOOL_PLACE + 1)]
"""Bit of each card."""
CARDS_OF: Final[list[i64]] = [SUIT << IN_SUIT * suit for suit in range(TRUMPS)]
"""Cards of each suit, without the trumps."""
SUIT_OF: Final[list[i64]] = [(SUITS + TRUMP).find(card[-1]) if card != FOOL else NO_SUIT for card in LOKA]
WORTH: Final[list[i64]] = [POINTS[card] for card in LOKA]


def mask_of(cards: Iterable[Card]) -> Mask:
    return mask_at([STRENGTH[card] for card in cards if card != HOLE])


def mask_at(places: list[i64]) -> Mask:
    suited: i64 = 0
    trumps: i64 = 0
    for place in places:
        if place < FIRST_TRUMP:
            suited |= BIT[place]
        else:
            trumps |= BIT[place]
    return suited, trumps


def places_of(mask: Mask) -> list[i64]:
    cards, trumps = mask
    places: list[i64] = []
    while cards:
        low = cards & -cards
        cards ^= low
        place: int = low
        places.append(place.bit_length() - 1)
    while trumps:
        low = trumps & -trumps
        trumps ^= low
        place = low
        places.append(FIRST_TRUMP + place.bit_length() - 1)
    return places


class MitigatiBitboard:
    """A hand in play: with nothing hidden, or the view of the seat to act."""

    __slots__ = (
        "away",
        "away_trumps",
        "best",
        "best_seat",
        "cheapest",
        "creditor",
        "dealer",
        "fool_owner",
        "gone",
        "gone_trumps",
        "hands",
        "laid",
        "led",
        "left",
        "points",
        "pot",
        "pot_cheapest",
        "to_act",
        "voids",
    )

    hands: list[i64]
    """Suit cards by seat, then trumps and Fool by seat.

    In a view, the others' entries hold only cards they have shown.
    """
    voids: list[i64]
    """Known voids of each seat, with suits as bits."""
    points: list[i64]
    """Card points of the trick piles, including the Dealer's discards."""
    cheapest: list[i64]
    """Points of the cheapest card in each pile, which the Fool's owner pays."""
    dealer: i64
    away: i64
    """The Dealer's discarded suit cards, if known; trumps follow."""
    away_trumps: i64
    left: i64
    """Number of incomplete tricks; a seat that has not played to this one holds as many cards."""
    to_act: i64
    gone: i64
    """All played suit cards."""
    gone_trumps: i64
    fool_owner: i64
    creditor: i64
    laid: i64
    """Number of cards in the trick so far."""
    pot: i64
    """Points of the trick so far, without the Fool's."""
    pot_cheapest: i64
    led: i64
    best: i64
    best_seat: i64

    def __init__(self, hands: Iterable[Mask], leader: Seat) -> None:
        self.hands = [0] * (2 * PLAYERS)
        self.hold(hands)
        self.voids = [0] * PLAYERS
        self.points = [0] * PLAYERS
        self.cheapest = [NOTHING_WON] * PLAYERS
        self.left = TRICKS
        self.to_act = leader
        self.gone = self.gone_trumps = self.away = self.away_trumps = 0
        self.dealer = NATURE
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
        """Return the bitboard of a state in play, or of a view of one."""
        board = cls(map(mask_of, state.hands), state.leader)
        board.pile(state.dealer, mask_of(state.discards))
        for leader, cards, _ in state.tricks:
            board.to_act = leader
            for card in cards:
                board.play(STRENGTH[card])
        for card in state.trick:
            board.play(STRENGTH[card])
        # Playing the tricks again took cards from the present hands.
        board.hold(map(mask_of, state.hands))
        return board

    def hold(self, hands: Iterable[Mask]) -> None:
        """Set the hands."""
        for seat, (cards, trumps) in enumerate(hands):
            self.hands[seat], self.hands[PLAYERS + seat] = cards, trumps

    def pile(self, seat: Seat, cards: Mask) -> None:
        """Put the Dealer's discards on its trick pile."""
        self.dealer = seat
        self.away, self.away_trumps = cards
        for place in places_of(cards):
            self.points[seat] += WORTH[place]
            self.cheapest[seat] = min(self.cheapest[seat], WORTH[place])

    def copy(self) -> Self:
        new = type(self)((), NATURE)
        new.hands, new.voids = self.hands.copy(), self.voids.copy()
        new.points, new.cheapest, new.left = self.points.copy(), self.cheapest.copy(), self.left
        new.to_act, new.gone, new.gone_trumps = self.to_act, self.gone, self.gone_trumps
        new.dealer, new.away, new.away_trumps = self.dealer, self.away, self.away_trumps
        new.fool_owner, new.creditor = self.fool_owner, self.creditor
        new.laid, new.pot, new.pot_cheapest = self.laid, self.pot, self.pot_cheapest
        new.led, new.best, new.best_seat = self.led, self.best, self.best_seat
        return new

    def playable(self) -> Mask:
        """Return the playable cards."""
        cards, trumps = self.hands[self.to_act], self.hands[PLAYERS + self.to_act]
        if self.led == NO_SUIT:
            return cards, trumps
        if self.led < TRUMPS:
            follow = cards & CARDS_OF[self.led]
            if follow:
                return follow, trumps & FOOL_BIT
        if trumps & TRUMP_CARDS:
            return 0, trumps
        return cards, trumps

    def moves(self) -> list[i64]:
        return places_of(self.playable())

    def play(self, place: i64) -> None:
        seat = self.to_act
        bit = BIT[place]
        if place < FIRST_TRUMP:
            self.gone |= bit
            self.hands[seat] &= ~bit
        else:
            self.gone_trumps |= bit
            self.hands[PLAYERS + seat] &= ~bit
        if place == FOOL_PLACE:
            self.fool_owner = seat
            # Until the trick is taken there is no creditor: see `_take`.
        else:
            self._lay(seat, place)
        self.laid += 1
        if self.laid == PLAYERS:
            self._take()
        else:
            self.to_act = seat + 1 if seat < PLAYERS - 1 else 0

    def _lay(self, seat: i64, place: i64) -> None:
        """Lay a card that can win, and that others must follow."""
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
        if worth < self.pot_cheapest:
            self.pot_cheapest = worth

    def _take(self) -> None:
        winner = self.best_seat
        self.points[winner] += self.pot
        if self.pot_cheapest < self.cheapest[winner]:
            self.cheapest[winner] = self.pot_cheapest
        if self.fool_owner != NATURE and self.creditor == NATURE:
            self.creditor = winner
        self.to_act = winner
        self.left -= 1
        self._clear()
        if not self.left:
            self._settle()

    def _settle(self) -> None:
        """Return the Fool for the cheapest card of its owner's pile, or lose it if the pile is empty."""
        paid = self.cheapest[self.fool_owner]
        if paid == NOTHING_WON:
            self.points[self.creditor] += WORTH[FOOL_PLACE]
        else:
            self.points[self.fool_owner] += WORTH[FOOL_PLACE] - paid
            self.points[self.creditor] += paid
