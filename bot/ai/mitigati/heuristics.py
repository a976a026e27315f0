"""Which card to play in Mitigati, from what whose turn it is may know: for normal players and for play-outs.

A card is worth the trick, as likely as it takes it, less what it would bring later if it were kept.
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

# By judgement, like what is in `mitigati_odds`.
TO_COME: Final = 1.5
"""The points to expect of each who is still to play."""
ESCAPE: Final = 4.0
"""What the Fool is worth as long as it is held, with a full hand."""

KING: Final = 1 << IN_SUIT - 1
"""Of the cards of a suit."""


class WeighedMove(NamedTuple):
    """A card and what it promises, in points."""

    worth: float
    place: int
    chance: float
    """How likely it takes the trick."""


def weigh(board: MitigatiBitboard) -> list[WeighedMove]:
    """Every card that whose turn it is may play; it knows its own hand and what was played."""
    found: list[WeighedMove] = []
    choose(board, found)
    return found


def choose(board: MitigatiBitboard, found: list[WeighedMove] | None = None) -> i64:
    """The card that promises most; and what all of them promise, if anybody wants to know."""
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
    """What whose turn it is knows of the others: counted once, then for each suit, then for each card.

    It takes all unseen trumps to be in the others' hands: the Dealer hardly ever has to discard one.
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
    """How many cards each has who is still to play."""
    last: i64
    """How many cards the second one after has, who is still to play or led."""
    away: i64
    """How many cards are discarded that it does not know."""
    suited: i64
    """The cards of the suits that it has not seen."""
    trumps: i64
    voids_next: i64
    """The suits that who comes next is known to be without."""
    voids_last: i64
    """The suits that the second one after is known to be without."""
    trump_next: float
    """How likely who comes next has a trump."""
    trump_last: float
    """How likely the second one after has a trump."""
    voids: i64
    """The suits that another is known to be without and may still trump."""
    gain: float
    """What the trick promises besides the card."""

    suit: i64
    first: i64
    """The place of the first card of the suit."""
    unseen: i64
    """Its unseen cards."""
    room: i64
    """Among how many cards they lie."""
    held: i64
    """How many of those are held by who may still play one."""
    follow: float
    """How likely all follow it."""
    beat: i64
    """The place of the card that has to be beaten."""
    over: float
    """How likely who plays next may play a higher card of the suit, having one."""
    ruffed: float
    """How likely somebody trumps who cannot follow."""

    place: i64
    """The card that was looked at last."""
    chance: float
    """How likely it takes the trick."""
    higher: i64
    """How many unseen cards are higher than the last card that may take it."""

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
        """How likely somebody with so many cards has a trump, if both others may."""
        return 1 - without(count(self.trumps), self.left + self.last, held)

    def of_suit(self, suit: i64) -> i64:
        """Its unseen cards, as bits from 0 on."""
        return self.trumps if suit == TRUMPS else self.suited >> IN_SUIT * suit & SUIT

    def at(self, suit: i64) -> None:
        """Look at the cards of this suit from now on."""
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
        """Of a trump, on this suit."""
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
        """Of a suit that both others still play to: what one of them lacks the other is likelier to hold."""
        self.room = self._room(suit)
        self.held = self.room - self.away
        lacks = self._lacks(suit, self.voids_next, self.left)
        lacks_last = self._lacks(suit, self.voids_last, self.last)
        both = without(count(self.unseen), self.room, self.held)
        ruffs, ruffs_last = self.trump_next, self.trump_last
        self.ruffed = lacks * ruffs + lacks_last * ruffs_last - both * ruffs * ruffs_last

    def _room(self, suit: i64) -> i64:
        """Among how many cards the unseen ones of a suit lie."""
        room = self.away
        if not self.voids_next >> suit & 1:
            room += self.left
        if not self.voids_last >> suit & 1:
            room += self.last
        return room

    def _lacks(self, suit: i64, voids: i64, held: i64) -> float:
        """How likely somebody without these suits has none of a suit among so many cards."""
        return 1.0 if voids >> suit & 1 else without(count(self.of_suit(suit)), self._room(suit), held)

    def worth(self, card: i64) -> float:
        """What the card promises in points; it is one of the suit, as a bit from 0 on."""
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
        """How likely nobody beats a card of the suit, so many higher ones being unseen."""
        laid = self.board.laid
        if laid == PLAYERS - 1:
            return 1.0
        none = without(higher, self.room, self.held)
        if laid:
            return max(0.0, 1 - self.over * (1 - none) - self.ruffed)
        # A King is not discarded: somebody holds it.
        king = higher and self.suit != TRUMPS and self.unseen & KING
        return 0.0 if king else none * (1 - self.ruffed)

    def fool(self) -> float:
        """What the Fool promises."""
        board = self.board
        risk = BRINGS[FOOL_PLACE] if board.cheapest[board.to_act] == NOTHING_WON else 0.0
        return -risk - ESCAPE * float(self.left - 1) / TRICKS
