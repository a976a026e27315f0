"""A fast state of 92Q: one hand, with nothing hidden, as ints and bitmasks.

`tests/ai/test_bitboards.py` compares it with the rules. An `i64` is an int within 64 bits: compiled code
keeps it in a register (bot/engines/compiled.py).
"""

from __future__ import annotations

import itertools
from functools import cache
from typing import TYPE_CHECKING, Final, Self

from bot.ai.bits import ALL, BIT, CLUBS, bits_of, each
from bot.ai.q92.ranks import BEATEN, FOLLOWING, ROW, TWOS
from bot.games.base import NATURE, Seat
from bot.games.kit.tricks import left_of
from bot.games.q92.rules import SLAM, WON, NinetyTwoQ, bids, points_for

if TYPE_CHECKING:
    from mypy_extensions import i64

PASS: Final = -1
"""Move for a pass. In the auction a move is a bid's place among all bids, or this; then the partners as a
set of seats, seat 0 the lowest bit; in the play, a card."""
SHARED: Final = 0.25
"""Worth of a partner's point in own points."""


@cache
def teams_of(players: int, bidder: Seat) -> tuple[int, ...]:
    """Return every set of partners."""
    others = [1 << seat for seat in range(players) if seat != bidder]
    return tuple(sum(some) for some in itertools.combinations(others, players // 2 - 1))


class Q92Bitboard:
    __slots__ = (
        "beating",
        "best",
        "bid",
        "bidder",
        "count",
        "first",
        "follow",
        "following",
        "held",
        "left",
        "out",
        "phase",
        "players",
        "pure",
        "row",
        "rows",
        "said",
        "scores",
        "taken",
        "team",
        "trumps",
        "turn",
        "two",
    )

    players: i64
    phase: i64
    """Phase: 0 in the auction, 1 when partners are to be chosen, 2 in the play."""
    held: list[i64]
    """Cards of each seat."""
    turn: i64
    first: i64
    """Seat that leads to the first trick."""
    said: list[i64]
    """Each seat's last bid, as its place among all bids; PASS if it has made none. Shared by copies once
    the auction is over."""
    bid: i64
    bidder: i64
    out: i64
    """Seats that have passed, as bits."""
    team: i64
    """Seats of the bidder's side, as bits."""
    trumps: i64
    rows: i64
    """First index of the trump's rows in the tables."""
    row: i64
    """First index of the led suit's row."""
    follow: i64
    """The led suit, or all cards when the seat is to lead."""
    following: i64
    """Cards that count as following."""
    beating: i64
    """Cards that would take the trick from the best so far, unless a two rises."""
    best: i64
    pure: bool
    """Whether everybody has followed so far."""
    two: i64
    """First seat with a two that rises if everybody follows; NATURE if there is none."""
    count: i64
    """Number of cards still to be played to the trick."""
    left: i64
    """Number of tricks still to be played in the hand."""
    taken: list[i64]
    scores: tuple[int, ...]
    """Match totals so far."""

    @classmethod
    def of(cls, state: NinetyTwoQ) -> Self:
        """Return the bitboard of a state from the auction to the play; unseen cards are missing."""
        new = cls()
        new.players, new.scores = state.players, state.scores
        new.held = [bits_of(cards) for cards in state.hands]
        new.turn, new.bidder, new.team = state.turn, state.bidder, 0
        new.first = left_of(state.dealer, state.players)
        every = bids(1, state.hand_size)
        new.said = [PASS] * state.players
        for seat, call in state.calls:
            if call != "pass":
                new.said[seat] = every.index(call)
        new.bid = every.index(state.bid) if state.bid else PASS
        new.out = sum(1 << seat for seat in state.out)
        new.taken = list(state.taken)
        new.phase = ("auction", "partners", "play").index(state.phase)
        new.follow, new.following, new.beating = ALL, ALL, 0
        new.best, new.pure, new.two = state.leader, True, NATURE
        new.count, new.left = state.players, state.hand_size - len(state.tricks)
        new.trumps = new.rows = new.row = 0
        if new.phase:
            new._name_trumps()
        if new.phase == 2:
            new.team = sum(1 << seat for seat in (state.bidder, *state.partners))
            new._lay(state)
        return new

    def settle(self, bid: i64, bidder: i64) -> None:
        """End the auction here, with this bid."""
        self.bid = self.said[bidder] = bid
        self.phase, self.turn, self.bidder = 1, bidder, bidder
        self._name_trumps()

    def _name_trumps(self) -> None:
        trump = self.bid & 3
        self.trumps, self.rows = CLUBS << trump, 4 * ROW * trump

    def _lay(self, state: NinetyTwoQ) -> None:
        """Set up the trick that lies on the table."""
        seat = state.leader
        for card in state.trick:
            self._put(seat, BIT[card])
            self.count -= 1
            seat = (seat + 1) % self.players
        self.turn = state.turn

    def copy(self) -> Self:
        new = type(self)()
        new.players, new.scores, new.first = self.players, self.scores, self.first
        new.held, new.taken = self.held.copy(), self.taken.copy()
        new.said = self.said if self.phase else self.said.copy()
        new.phase, new.turn, new.bid, new.bidder = self.phase, self.turn, self.bid, self.bidder
        new.out, new.team = self.out, self.team
        new.trumps, new.rows, new.row = self.trumps, self.rows, self.row
        new.follow, new.following = self.follow, self.following
        new.beating, new.best, new.pure, new.two = self.beating, self.best, self.pure, self.two
        new.count, new.left = self.count, self.left
        return new

    @property
    def over(self) -> bool:
        return not self.left

    @property
    def need(self) -> int:
        """Number of tricks of the bid."""
        return self.bid // 4 + 1

    def moves(self) -> list[int]:
        """Return every legal move."""
        if self.phase == 2:
            cards = self.held[self.turn]
            return each(cards & self.follow or cards)
        if self.phase:
            return list(teams_of(self.players, self.bidder))
        return [*range(self.need * 4 if self.bid >= 0 else 0, self.left * 4), PASS]

    def play(self, move: i64) -> None:
        if self.phase != 2:
            if self.phase:
                self._choose(move)
            else:
                self._call(move)
            return
        turn = self.turn
        self.held[turn] = self.held[turn] ^ move
        self._put(turn, move)
        self.count = count = self.count - 1
        if count:
            turn += 1
            self.turn = turn if turn < self.players else 0
            return
        best = self.two if self.pure and self.two >= 0 else self.best
        self.turn = best
        self.taken[best] = self.taken[best] + 1
        self.left -= 1
        self.count, self.follow, self.pure, self.two = self.players, ALL, True, NATURE

    def _put(self, seat: i64, move: i64) -> None:
        card: int = move
        length: i64 = card.bit_length()
        if self.follow == ALL:
            suit = (length - 1) & 3
            self.row = row = self.rows + ROW * suit
            self.follow, self.following = CLUBS << suit, FOLLOWING[row // ROW]
            self.beating, self.best = BEATEN[row + length], seat
        elif move & self.beating:
            self.beating, self.best = BEATEN[self.row + length], seat
        if not move & self.following:
            self.pure = False
        elif move & TWOS and self.two < 0:
            self.two = seat

    def _call(self, move: i64) -> None:
        players = self.players
        if move == PASS:
            self.out |= 1 << self.turn
        else:
            self.bid = self.said[self.turn] = move
            self.bidder = self.turn
        out: int = self.out
        passed = out.bit_count()
        if passed == players:
            self.left = 0
            return
        if self.bid >= 0 and (passed == players - 1 or self.need == self.left):
            self.settle(self.bid, self.bidder)
            return
        self.turn = (self.turn + 1) % players
        while self.out >> self.turn & 1:
            self.turn = (self.turn + 1) % players

    def _choose(self, move: i64) -> None:
        self.phase, self.team, self.turn = 2, move | 1 << self.bidder, self.first

    @property
    def together(self) -> i64:
        """Number of tricks of the bidder's side."""
        tricks: i64 = 0
        seat: i64
        for seat in range(self.players):
            if self.team >> seat & 1:
                tricks += self.taken[seat]
        return tricks

    @property
    def made(self) -> bool:
        """Whether the bid was made, once the hand is over."""
        return self.together >= self.need

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the finished hand, by seat."""
        if self.phase != 2:
            return (0,) * self.players
        team = [seat for seat in range(self.players) if self.team >> seat & 1]
        return points_for(team, bids(1, self.need)[self.bid], self.taken)

    def worth(self, seat: i64) -> float:
        """Return the seat's points plus a part of its partners', minus the other side's average."""
        if self.phase != 2:
            return 0.0
        side = self.team >> seat & 1
        ours: i64 = 0
        theirs: i64 = 0
        other: i64
        for other in range(self.players):
            if self.team >> other & 1 == side:
                ours += self.taken[other]
            else:
                theirs += self.taken[other]
        pay: i64 = WON if ours and theirs else SLAM
        if self.made != (side == 1):
            lost: int = 2 * pay * theirs
            return -lost / self.players
        own: int = pay * self.taken[seat]
        together: int = pay * ours
        return own + SHARED * (together - own)
