"""Choosing a card in Mitigati from the view of the seat to act: for normal players and for rollouts.

A card's worth is its chance of winning times the trick's points, minus what it would earn if kept.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.ai.mitigati.bitboard import (
    FOOL_BIT,
    FOOL_PLACE,
    IN_SUIT,
    NO_SUIT,
    NOTHING_WON,
    SUIT,
    SUITED,
    TRUMP_CARDS,
    TRUMPS,
    MitigatiBitboard,
)
from bot.ai.mitigati.odds import ANYWAY, BRINGS, FOLLOWS, IF_FOLLOW, MOST_HIGHER, count, without
from bot.games.mitigati.rules import DISCARDS, TRICKS
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

# Estimated, like the figures in `odds.py`.
TO_COME: Final = 1.5
"""Expected points from each seat still to play."""
ESCAPE: Final = 4.0
"""Worth of holding the Fool, in points, with a full hand."""

KING: Final = 1 << IN_SUIT - 1
"""The King among the cards of a suit, as a bit."""


class WeighedMove(NamedTuple):
    """A card and its expected worth in points."""

    worth: float
    place: int
    chance: float
    """Probability that it takes the trick."""


def weigh(board: MitigatiBitboard) -> list[WeighedMove]:
    """Return every legal card of the seat to act, judged by its own hand and the cards played."""
    found: list[WeighedMove] = []
    choose(board, found)
    return found


def choose(board: MitigatiBitboard, found: list[WeighedMove] | None = None) -> i64:
    """Return the best card; append the worth of every card to `found`, if given."""
    cards, trumps = board.playable()
    look = Look(board)
    best: i64 = -1
    most = -math.inf
    for suit in range(NO_SUIT):
        left: i64 = trumps & TRUMP_CARDS if suit == TRUMPS else cards >> IN_SUIT * suit & SUIT
        if not left:
            continue
        look.at(suit)
        while left:
            low: i64 = left & -left
            left ^= low
            worth = look.worth(low)
            if worth >= most:
                best, most = look.place, worth
            if found is not None:
                found.append(WeighedMove(worth, look.place, look.chance))
    if trumps & FOOL_BIT:
        worth = look.fool()
        if worth >= most:
            best = FOOL_PLACE
        if found is not None:
            found.append(WeighedMove(worth, FOOL_PLACE, 0.0))
    return best


class Look:
    """The knowledge of the seat to act about the others: counted once, then per suit, then per card.

    All unseen trumps are assumed in the others' hands, as the Dealer hardly ever has to discard one.
    """

    __slots__ = (
        "away",
        "beat",
        "board",
        "chance",
        "first",
        "follow",
        "gain",
        "held",
        "higher",
        "last",
        "left",
        "over",
        "place",
        "room",
        "ruffed",
        "suit",
        "suited",
        "trump_last",
        "trump_next",
        "trumps",
        "unseen",
        "voids",
        "voids_last",
        "voids_next",
    )

    board: MitigatiBitboard
    left: i64
    """Number of cards of each seat still to play."""
    last: i64
    """Number of cards of the second seat after, which is still to play or led."""
    away: i64
    """Number of unknown discards."""
    suited: i64
    """Suit cards that it has not seen."""
    trumps: i64
    voids_next: i64
    """Known voids of the next seat, as bits."""
    voids_last: i64
    """Known voids of the second seat after, as bits."""
    trump_next: float
    """Probability that the next seat has a trump."""
    trump_last: float
    """Probability that the second seat after has a trump."""
    voids: i64
    """Suits that another seat lacks and may still trump, as bits."""
    gain: float
    """Expected points of the trick besides the card."""

    suit: i64
    first: i64
    """Place of the first card of the suit."""
    unseen: i64
    """Unseen cards of the suit."""
    room: i64
    """Number of cards among which they lie."""
    held: i64
    """Number of those held by seats that may still play one."""
    follow: float
    """Probability that all follow the suit."""
    beat: i64
    """Place of the card to be beaten."""
    over: float
    """Probability that the next seat may play a higher card of the suit if it has one."""
    ruffed: float
    """Probability that a seat which cannot follow trumps."""

    place: i64
    """Place of the card looked at last."""
    chance: float
    """Probability that it takes the trick."""
    higher: i64
    """Number of unseen cards higher than the last card that may take the trick."""

    def __init__(self, board: MitigatiBitboard) -> None:
        seat = board.to_act
        self.board, self.left, self.last = board, board.left, board.left - min(board.laid, 1)
        self.suited = SUITED & ~(board.gone | board.hands[seat])
        self.trumps = TRUMP_CARDS & ~(board.gone_trumps | board.hands[PLAYERS + seat])
        self.away = DISCARDS
        if seat == board.dealer:
            self.away = 0
            self.suited &= ~board.away
            self.trumps &= ~board.away_trumps
        self.gain = float(board.pot) + TO_COME * float(PLAYERS - 1 - board.laid)
        self.voids_next, self.voids_last = (
            board.voids[(seat + 1) % PLAYERS],
            board.voids[(seat + 2) % PLAYERS],
        )
        voids: i64 = 0
        if not self.voids_next >> TRUMPS & 1:
            voids |= self.voids_next
        if not self.voids_last >> TRUMPS & 1:
            voids |= self.voids_last
        self.voids = voids
        self.trump_next, self.trump_last = self._trumps(self.left), self._trumps(self.last)
        if self.voids_next >> TRUMPS & 1:
            self.trump_next, self.trump_last = 0.0, float(self.trumps > 0)
        elif self.voids_last >> TRUMPS & 1:
            self.trump_next, self.trump_last = float(self.trumps > 0), 0.0
        self.over = self.ruffed = 0.0

    def _trumps(self, held: i64) -> float:
        """Return the probability of a trump among so many cards of a seat, if both others may have trumps."""
        return 1 - without(count(self.trumps), self.left + self.last, held)

    def of_suit(self, suit: i64) -> i64:
        """Return the unseen cards of a suit, as bits from 0 on."""
        return self.trumps if suit == TRUMPS else self.suited >> IN_SUIT * suit & SUIT

    def at(self, suit: i64) -> None:
        """Set the suit of the next cards."""
        board = self.board
        led = suit if board.led == NO_SUIT else board.led
        self.suit, self.first, self.unseen = suit, IN_SUIT * suit, self.of_suit(suit)
        self.follow = 0.0 if suit == TRUMPS or self.voids >> suit & 1 else FOLLOWS[count(self.unseen)]
        self.higher, self.chance = -1, 0.0
        self.beat = board.best if suit in (led, TRUMPS) else FOOL_PLACE
        if self.beat == FOOL_PLACE or board.laid == PLAYERS - 1:
            return
        if suit == TRUMPS:
            self._trumped(led)
        elif board.laid:
            self.room, self.held = self._room(suit), self.left
            lacks = self._lacks(led, self.voids_next, self.left)
            self.over, self.ruffed = 0.0 if self.voids_next >> led & 1 else 1.0, lacks * self.trump_next
        else:
            self._led(suit)

    def _trumped(self, led: i64) -> None:
        """Set the figures for a trump on this suit."""
        self.room = self.held = self.left
        if not self.voids_last >> TRUMPS & 1:
            self.room += self.last
        self.over, self.ruffed = 1.0, 0.0
        if not self.board.laid:
            self.held = self.room
        elif self.voids_next >> TRUMPS & 1:
            self.over = 0.0
        elif led != TRUMPS:
            self.over = self._lacks(led, self.voids_next, self.left)

    def _led(self, suit: i64) -> None:
        """Set the figures for a suit to which both others still play; a card one lacks is likelier with
        the other."""
        self.room = self._room(suit)
        self.held = self.room - self.away
        lacks = self._lacks(suit, self.voids_next, self.left)
        lacks_last = self._lacks(suit, self.voids_last, self.last)
        both = without(count(self.unseen), self.room, self.held)
        ruffs, ruffs_last = self.trump_next, self.trump_last
        self.ruffed = lacks * ruffs + lacks_last * ruffs_last - both * ruffs * ruffs_last

    def _room(self, suit: i64) -> i64:
        """Return the number of cards among which the unseen cards of a suit lie."""
        room = self.away
        if not self.voids_next >> suit & 1:
            room += self.left
        if not self.voids_last >> suit & 1:
            room += self.last
        return room

    def _lacks(self, suit: i64, voids: i64, held: i64) -> float:
        """Return the probability that a seat with these voids and so many cards has none of a suit."""
        return 1.0 if voids >> suit & 1 else without(count(self.of_suit(suit)), self._room(suit), held)

    def worth(self, card: i64) -> float:
        """Return the expected points of a card of the suit, given as a bit from 0 on."""
        bit: int = card
        rank: i64 = bit.bit_length()
        place = self.first + rank - 1
        higher = count(self.unseen >> rank)
        worth = ANYWAY[place * MOST_HIGHER + higher]
        if self.follow > 0:
            worth -= IF_FOLLOW[place * MOST_HIGHER + higher] * self.follow
        self.place = place
        if place > self.beat:
            if higher != self.higher:
                self.higher, self.chance = higher, self._takes(higher)
            worth += self.chance * (self.gain + BRINGS[place])
        return worth

    def _takes(self, higher: i64) -> float:
        """Return the probability that nobody beats a card of the suit with so many higher unseen cards."""
        laid = self.board.laid
        if laid == PLAYERS - 1:
            return 1.0
        none = without(higher, self.room, self.held)
        if laid:
            return max(0.0, 1 - self.over * (1 - none) - self.ruffed)
        # A King is never discarded: an opponent holds it.
        king = higher and self.suit != TRUMPS and self.unseen & KING
        return 0.0 if king else none * (1 - self.ruffed)

    def fool(self) -> float:
        """Return the expected points of the Fool."""
        board = self.board
        risk = BRINGS[FOOL_PLACE] if board.cheapest[board.to_act] == NOTHING_WON else 0.0
        return -risk - ESCAPE * float(self.left - 1) / TRICKS
