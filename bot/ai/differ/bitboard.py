"""A fast state of Differ: one hand, with nothing hidden, as ints and bitmasks.

`tests/ai/test_bitboards.py` compares it with the rules. `taken[seat] = taken[seat] + 1` is written out, as
compiled `+=` on an item falls back to generic objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from bot.ai.bits import ALL, BIT, CLUBS, SUIT, bits_of, each, together
from bot.games.base import Seat
from bot.games.differ.rules import FACE_UP, HAND, PLAYERS, TRICKS, Differ, bids, points_for
from bot.games.kit.french import SUITS

if TYPE_CHECKING:
    from mypy_extensions import i64

PASS: Final = -1
"""Move for a pass. In the auction a move is a bid's place among all bids, or this; in the play, a card."""


class DifferBitboard:
    __slots__ = (
        "beating",
        "best",
        "bid",
        "buried",
        "called",
        "differ",
        "drawn",
        "follow",
        "gone",
        "hand",
        "held",
        "left",
        "order",
        "out",
        "pile",
        "promised",
        "short",
        "taken",
        "trumps",
        "turn",
        "up",
        "voids",
    )

    held: list[i64]
    """Each seat's hand and face-up cards."""
    up: i64
    """All cards that lie face up, or did before they were played."""
    gone: i64
    """Cards that have been played."""
    hand: i64
    """Number of cards in each seat's hand, in four bits each, which is known where the cards are not."""
    voids: i64
    """Suits that each seat's hand is known not to hold, in four bits each."""
    pile: list[list[i64]]
    """Each foundation at the creation of the bitboard, next card first; shared by all copies."""
    drawn: list[i64]
    """Number of cards that each foundation has given since."""
    buried: i64
    """Number of cards still in the foundations."""
    turn: i64
    order: str
    """Possible trumps, lowest first."""
    bid: i64
    """Highest bid so far, as its place among all bids; PASS before the first."""
    differ: i64
    out: i64
    """Seats that have passed, as bits."""
    called: bool
    """Whether the auction is over."""
    trumps: i64
    follow: i64
    """The led suit, or all cards when the seat is to lead."""
    beating: i64
    """Cards that would take the trick from the best so far."""
    best: i64
    """Seat that holds the trick so far."""
    left: i64
    """Number of cards still to be played in the hand."""
    short: i64
    """Seats whose hand or face-up cards ran out in this trick, as bits."""
    taken: list[i64]
    promised: dict[Seat, list[i64]]
    """Estimates of each seat's cards before the play by rules of thumb; shared by all copies."""

    @classmethod
    def of(cls, state: Differ) -> Self:
        """Return the bitboard of a state in the auction or the play; unseen cards are missing."""
        new = cls()
        new.held = [
            bits_of(hand) | bits_of(face) for hand, face in zip(state.hands, state.face_up, strict=True)
        ]
        new.up = sum(map(bits_of, state.face_up))
        new.pile = [[BIT.get(card, 0) for card in cards] for cards in state.foundations]
        new.drawn, new.buried = [0] * PLAYERS, sum(map(len, state.foundations))
        new.gone = bits_of([*state.trick, *(card for trick in state.tricks for card in trick.cards)])
        new.hand = sum(len(hand) << 4 * seat for seat, hand in enumerate(state.hands))
        new.voids = sum(
            1 << 4 * seat + SUITS.index(suit) for seat, void in enumerate(state.voids) for suit in void
        )
        new.turn, new.order, new.differ = state.turn, state.order, state.differ
        new.bid = bids(state.order).index(state.bid) if state.bid else PASS
        new.out = sum(1 << seat for seat in state.out)
        new.taken = list(state.taken)
        new.promised = {}
        new.follow, new.beating, new.best = ALL, 0, state.leader
        new.left, new.short = PLAYERS * TRICKS, 0
        new.called, new.trumps = False, 0
        if state.phase == "play":
            new._begin()
            new._resume(state)
        return new

    def _begin(self) -> None:
        suits: i64 = len(self.order)
        trump = self.order[self.bid % suits]
        self.called, self.turn = True, self.differ
        self.trumps = SUIT.get(trump, 0)

    def _resume(self, state: Differ) -> None:
        """Set up the trick that lies on the table."""
        self.turn, seat = state.turn, state.leader
        self.left -= PLAYERS * len(state.tricks) + len(state.trick)
        for card in state.trick:
            bit = BIT[card]
            if self.follow == ALL or bit & self.beating:
                self._lay(bit, seat)
            if not state.hands[seat] or not state.face_up[seat]:
                self.short |= 1 << seat
            seat = (seat + 1) % PLAYERS

    def copy(self) -> Self:
        new = type(self)()
        new.held, new.up = self.held.copy(), self.up
        new.gone, new.hand, new.voids = self.gone, self.hand, self.voids
        new.pile, new.drawn, new.buried = self.pile, self.drawn.copy(), self.buried
        new.turn, new.order, new.bid, new.differ = self.turn, self.order, self.bid, self.differ
        new.out, new.called, new.trumps = self.out, self.called, self.trumps
        new.follow, new.beating, new.best = self.follow, self.beating, self.best
        new.left, new.short, new.taken = self.left, self.short, self.taken.copy()
        new.promised = self.promised
        return new

    @property
    def over(self) -> bool:
        return not self.left

    def moves(self) -> list[i64]:
        """Return every legal move."""
        if self.called:
            held = self.held[self.turn]
            return each(held & self.follow or held)
        higher: list[i64] = list(range(self.bid + 1, TRICKS * len(self.order)))
        return higher if self.bid == PASS else [*higher, PASS]

    def play(self, move: i64) -> None:
        if not self.called:
            self._call(move)
            return
        turn = self.turn
        kept = self.held[turn] ^ move
        self.held[turn] = kept
        self.gone |= move
        if not move & self.up:
            self.hand -= 1 << 4 * turn
        if not (kept & self.up if move & self.up else kept & ~self.up):
            self.short |= 1 << turn
        if not move & self.follow:
            self.voids |= (self.follow & -self.follow) << 4 * turn
        self.left -= 1
        if self.follow == ALL or move & self.beating:
            self._lay(move, turn)
        if self.left & 3:
            self.turn = turn + 1 & 3
            return
        self.turn = best = self.best
        self.taken[best] = self.taken[best] + 1
        self.follow = ALL
        if self.short:
            self._refill()

    def voids_of(self, seat: i64) -> i64:
        """Return all cards of the suits that the seat's hand is known not to hold."""
        return CLUBS * (self.voids >> 4 * seat & 15)

    def in_hand(self, seat: i64) -> i64:
        """Return the number of cards in the seat's hand, without those face up."""
        return self.hand >> 4 * seat & 15

    def _lay(self, card: i64, seat: i64) -> None:
        """Lay a card that leads, or that takes the trick."""
        if self.follow == ALL:
            self.follow = CLUBS * (card % 15)
        self.best, self.beating = seat, self.beating_after(card, self.follow)

    def beating_after(self, card: i64, follow: i64) -> i64:
        """Return the cards that would take the trick from this one, where `follow` is the led suit."""
        higher = -card - card
        return self.trumps & higher if card & self.trumps else follow & higher | self.trumps

    def _refill(self) -> None:
        seat: i64 = 0
        while self.short:
            if self.short & 1 and self.buried:
                if not self.held[seat] & self.up:
                    self.up |= self._draw(seat, FACE_UP)
                if not self.held[seat] & ~self.up:
                    before = self.buried
                    self._draw(seat, HAND)
                    self.hand += before - self.buried << 4 * seat
                    self.voids &= ~(15 << 4 * seat)
            self.short >>= 1
            seat += 1

    def _draw(self, seat: i64, count: i64) -> i64:
        """Draw this many cards from the foundation, or what is left of it; return those cards."""
        pile, first = self.pile[seat], self.drawn[seat]
        end: i64 = len(pile)
        if end - first > count:
            end = first + count
        cards = together(pile, first, end)
        self.held[seat] = self.held[seat] | cards
        self.drawn[seat] = end
        self.buried -= end - first
        return cards

    def _call(self, move: i64) -> None:
        if move == PASS:
            self.out |= 1 << self.turn
        else:
            self.bid, self.differ = move, self.turn
        out: int = self.out
        if out.bit_count() == PLAYERS - 1 or self.bid == TRICKS * len(self.order) - 1:
            self._begin()
            return
        self.turn = self.turn + 1 & 3
        while self.out >> self.turn & 1:
            self.turn = self.turn + 1 & 3

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the finished hand, by seat."""
        return points_for(self.differ, bids(self.order)[self.bid], self.taken[self.differ])

    def worth(self, seat: i64) -> float:
        """Return the seat's points over the others' average."""
        suits: i64 = len(self.order)
        taken = self.taken[self.differ]
        missing = self.bid // suits + 1 - taken
        gain: int = -missing if missing > 0 else taken
        return float(gain) if seat == self.differ else -gain / (PLAYERS - 1)
