"""Differ's fast twin: one hand, with nothing hidden, as ints and bitmasks. `tests/ai/test_twins.py` holds it
to the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final, Self

from bot.ai.bits import ALL, BIT, CARD, HIGHER, SUIT, SUIT_OF, Bit, Bits, bits_of, each
from bot.games.base import Seat
from bot.games.differ import FACE_UP, HAND, PLAYERS, TRICKS, Differ, bids, points_for

PASS: Final = -1
"""In the auction a move is the place of a bid among all bids, or this; in the play, a card."""
NEXT: Final[tuple[int, ...]] = (1, 2, 3, 0)
NOBODY: Final = -1


@cache
def beaten_by(trump: str) -> dict[Bit, Bits]:
    """For each card, what takes the trick from it: the higher cards of its suit, and trumps."""
    trumps = SUIT.get(trump, 0)
    return {bit: HIGHER[bit] | (0 if bit & trumps else trumps) for bit in CARD}


class DifferTwin:
    __slots__ = (
        "beaten",
        "beating",
        "best",
        "bid",
        "called",
        "differ",
        "face",
        "follow",
        "hand",
        "left",
        "order",
        "out",
        "pile",
        "promised",
        "short",
        "taken",
        "thumb",
        "trumps",
        "turn",
    )

    hand: list[Bits]
    face: list[Bits]
    pile: list[tuple[Bit, ...]]
    """Face down, next card first."""
    turn: Seat
    order: str
    """What may be trumps, lowest first."""
    bid: int
    """The highest so far, as its place among all bids; PASS before the first."""
    differ: Seat
    out: int
    """Who has passed, as bits."""
    called: bool
    """Whether the auction is over."""
    trumps: Bits
    beaten: dict[Bit, Bits]
    follow: Bits
    """The led suit, or all cards when the seat is to lead."""
    beating: Bits
    """The cards that take the trick from the best so far."""
    best: Seat
    """Whose the trick is so far."""
    left: int
    """Cards still to come in the hand."""
    short: bool
    """Whether somebody's hand or face-up cards ran out in this trick."""
    taken: list[int]
    promised: dict[Seat, tuple[float, ...]]
    """What the rules of thumb made of each seat's cards before the play; all copies share it."""
    thumb: Callable[[DifferTwin], int]
    """The rules of thumb by which everybody plays on: from a world to a move."""

    @classmethod
    def of(cls, state: Differ, thumb: Callable[[DifferTwin], int]) -> Self:
        """The twin of a state in the auction or the play; what may not be seen is missing."""
        new = cls()
        new.hand = [bits_of(cards) for cards in state.hands]
        new.face = [bits_of(cards) for cards in state.face_up]
        new.pile = [tuple(BIT.get(card, 0) for card in cards) for cards in state.foundations]
        new.turn, new.order, new.differ = state.turn, state.order, state.differ
        new.bid = bids(state.order).index(state.bid) if state.bid else PASS
        new.out = sum(1 << seat for seat in state.out)
        new.taken = list(state.taken)
        new.thumb, new.promised = thumb, {}
        new.follow, new.beating, new.best = ALL, 0, state.leader
        new.left, new.short = PLAYERS * TRICKS, False
        new.called, new.trumps, new.beaten = False, 0, {}
        if state.phase == "play":
            new._begin()
            new._resume(state)
        return new

    def settle(self, bid: int, differ: Seat) -> None:
        """End the auction here, with this bid."""
        self.bid, self.differ = bid, differ
        self._begin()

    def _begin(self) -> None:
        trump = self.order[self.bid % len(self.order)]
        self.called, self.turn = True, self.differ
        self.trumps, self.beaten = SUIT.get(trump, 0), beaten_by(trump)

    def _resume(self, state: Differ) -> None:
        """The trick that lies on the table."""
        self.turn, seat = state.turn, state.leader
        self.left -= PLAYERS * len(state.tricks) + len(state.trick)
        for card in state.trick:
            bit = BIT[card]
            if self.follow == ALL:
                self.follow = SUIT_OF[bit]
                self.beating, self.best = self.beaten[bit], seat
            elif bit & self.beating:
                self.beating, self.best = self.beaten[bit], seat
            self.short = self.short or not self.hand[seat] or not self.face[seat]
            seat = NEXT[seat]

    def copy(self) -> Self:
        new = type(self)()
        new.hand, new.face, new.pile = self.hand[:], self.face[:], self.pile[:]
        new.turn, new.order, new.bid, new.differ = self.turn, self.order, self.bid, self.differ
        new.out, new.called, new.trumps, new.beaten = self.out, self.called, self.trumps, self.beaten
        new.follow, new.beating, new.best = self.follow, self.beating, self.best
        new.left, new.short, new.taken, new.thumb = self.left, self.short, self.taken[:], self.thumb
        new.promised = self.promised
        return new

    @property
    def over(self) -> bool:
        return not self.left

    @property
    def need(self) -> int:
        """Tricks of the bid."""
        return self.bid // len(self.order) + 1

    def moves(self) -> list[int]:
        """Every legal move."""
        if self.called:
            turn = self.turn
            cards = self.hand[turn] | self.face[turn]
            return each(cards & self.follow or cards)
        higher = list(range(self.bid + 1, TRICKS * len(self.order)))
        return higher if self.bid == PASS else [*higher, PASS]

    def play(self, move: int) -> None:
        if not self.called:
            self._call(move)
            return
        turn = self.turn
        # A card lies in the hand or face up, never in both.
        kept = self.hand[turn] & ~move
        if kept != self.hand[turn]:
            self.hand[turn] = kept
        else:
            kept = self.face[turn] ^ move
            self.face[turn] = kept
        if not kept:
            self.short = True
        self.left -= 1
        if self.follow == ALL:
            self.follow = SUIT_OF[move]
            self.beating, self.best = self.beaten[move], turn
        elif move & self.beating:
            self.beating, self.best = self.beaten[move], turn
        if self.left & 3:
            self.turn = NEXT[turn]
            return
        self.turn = best = self.best
        self.taken[best] += 1
        self.follow = ALL
        if self.short:
            self._refill()

    def _refill(self) -> None:
        self.short = False
        piles = self.pile
        for seat in range(PLAYERS):
            if piles[seat] and not self.face[seat]:
                self.face[seat], piles[seat] = sum(piles[seat][:FACE_UP]), piles[seat][FACE_UP:]
            if piles[seat] and not self.hand[seat]:
                self.hand[seat], piles[seat] = sum(piles[seat][:HAND]), piles[seat][HAND:]

    def _call(self, move: int) -> None:
        if move == PASS:
            self.out |= 1 << self.turn
        else:
            self.bid, self.differ = move, self.turn
        if self.out.bit_count() == PLAYERS - 1 or self.bid == TRICKS * len(self.order) - 1:
            self._begin()
            return
        self.turn = NEXT[self.turn]
        while self.out >> self.turn & 1:
            self.turn = NEXT[self.turn]

    def finish(self, rng: Random) -> None:  # noqa: ARG002 - a twin whose play-outs need chance gets it
        thumb = self.thumb
        while self.left:
            self.play(thumb(self))

    @property
    def points(self) -> tuple[int, ...]:
        """What the hand pays, by seat, once it is over."""
        return points_for(self.differ, bids(self.order)[self.bid], self.taken[self.differ])

    def worth(self, seat: Seat) -> float:
        """The seat's points over the others' average."""
        points = self.points
        return (PLAYERS * points[seat] - sum(points)) / (PLAYERS - 1)
