"""92Q's fast twin: one hand, with nothing hidden, as ints and bitmasks. `tests/ai/test_twins.py` holds it to
the rules."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final, Self

from bot.ai.bits import ALL, BIT, CARD, RANKED, SUIT, SUIT_OF, Bit, Bits, bits_of, each
from bot.games.base import NATURE, Seat
from bot.games.cards import RANK, SUITS
from bot.games.q92 import NinetyTwoQ, bids, points_for
from bot.games.q92_trick import LEFT, TRUMP_RANK
from bot.games.tricks import left_of

PASS: Final = -1
"""In the auction a move is the place of a bid among all bids, or this; then the partners as a set of seats,
seat 0 the lowest bit; in the play, a card."""
TWOS: Final = RANKED["2"]
SHARED: Final = 0.25
"""What a partner's point is worth beside one's own."""

Beaten = dict[Bit, Bits]
"""For each card, what takes the trick from it."""


@cache
def strength(bit: Bit, led: str, trump: str) -> int:
    """How high a card counts where `led` was led, short of what a two can do; -1 if it cannot win."""
    card = CARD[bit]
    suit = led if card[1] == LEFT[trump] else card[1]
    if suit == trump:
        return 100 + TRUMP_RANK[card]
    return RANK[card] if suit == led else -1


@cache
def beaten_by(led: str, trump: str) -> Beaten:
    """Of two equal cards neither beats the other: the first played stays ahead."""
    powers = {bit: strength(bit, led, trump) for bit in CARD}
    return {bit: sum(other for other in CARD if powers[other] > powers[bit]) for bit in CARD}


@cache
def led_tables(trump: str) -> dict[Bits, tuple[Beaten, Bits]]:
    """By the led suit: what beats what, and the cards that count as following."""
    return {
        SUIT[led]: (beaten_by(led, trump), SUIT[led] | (SUIT[LEFT[trump]] if led != LEFT[trump] else 0))
        for led in SUITS
    }


@cache
def teams_of(players: int, bidder: Seat) -> tuple[int, ...]:
    """Every set of partners."""
    others = [1 << seat for seat in range(players) if seat != bidder]
    return tuple(sum(some) for some in itertools.combinations(others, players // 2 - 1))


class Q92Twin:
    __slots__ = (
        "beaten",
        "beating",
        "best",
        "bid",
        "bidder",
        "count",
        "first",
        "follow",
        "following",
        "hand",
        "left",
        "out",
        "phase",
        "players",
        "promised",
        "pure",
        "said",
        "scores",
        "tables",
        "taken",
        "team",
        "thumb",
        "trumps",
        "turn",
        "two",
    )

    players: int
    phase: int
    """0 in the auction, 1 when partners are to be chosen, 2 in the play."""
    hand: list[Bits]
    turn: Seat
    first: Seat
    """Who leads to the first trick."""
    said: list[int]
    """Each seat's last bid, as its place among all bids; PASS where it has made none."""
    bid: int
    bidder: Seat
    out: int
    """Who has passed, as bits."""
    team: int
    """The bidder's side, as bits."""
    trumps: Bits
    tables: dict[Bits, tuple[Beaten, Bits]]
    follow: Bits
    """The led suit, or all cards when the seat is to lead."""
    following: Bits
    """What counts as following."""
    beaten: Beaten
    beating: Bits
    """The cards that take the trick from the best so far, if no two does."""
    best: Seat
    pure: bool
    """Whether everybody has followed so far."""
    two: Seat
    """Who played a two first that rises if everybody follows; NATURE where nobody did."""
    count: int
    """Cards still to come in the trick."""
    left: int
    """Tricks still to come in the hand."""
    taken: list[int]
    scores: tuple[int, ...]
    """The match so far."""
    promised: dict[Seat, tuple[float, ...]]
    """What the rules of thumb made of each seat's cards before the play; all copies share it."""
    thumb: Callable[[Q92Twin], int]
    """The rules of thumb by which everybody plays on: from a world to a move."""

    @classmethod
    def of(cls, state: NinetyTwoQ, thumb: Callable[[Q92Twin], int]) -> Self:
        """The twin of a state from the auction to the play; what may not be seen is missing."""
        new = cls()
        new.players, new.scores = state.players, state.scores
        new.hand = [bits_of(cards) for cards in state.hands]
        new.turn, new.bidder, new.team = state.turn, state.bidder, 0
        new.first = left_of(state.dealer, state.players)
        every = bids(1, state.hand_size)
        new.said = [PASS] * state.players
        for seat, call in state.calls:
            if call != "pass":
                new.said[seat] = every.index(call)
        new.bid = every.index(state.bid) if state.bid else PASS
        new.out = sum(1 << seat for seat in state.out)
        new.taken, new.thumb, new.promised = list(state.taken), thumb, {}
        new.phase = ("auction", "partners", "play").index(state.phase)
        new.follow, new.following, new.beaten, new.beating = ALL, ALL, {}, 0
        new.best, new.pure, new.two = state.leader, True, NATURE
        new.count, new.left = state.players, state.hand_size - len(state.tricks)
        new.trumps, new.tables = 0, {}
        if new.phase:
            new._name_trumps()
        if new.phase == 2:
            new.team = sum(1 << seat for seat in (state.bidder, *state.partners))
            new._lay(state)
        return new

    def settle(self, bid: int, bidder: Seat) -> None:
        """End the auction here, with this bid."""
        self.bid = self.said[bidder] = bid
        self.phase, self.turn, self.bidder = 1, bidder, bidder
        self._name_trumps()

    def _name_trumps(self) -> None:
        trump = SUITS[self.bid & 3]
        self.trumps, self.tables = SUIT[trump], led_tables(trump)

    def _lay(self, state: NinetyTwoQ) -> None:
        """The trick that lies on the table."""
        seat = state.leader
        for card in state.trick:
            self._put(seat, BIT[card])
            self.count -= 1
            seat = (seat + 1) % self.players
        self.turn = state.turn

    def copy(self) -> Self:
        new = type(self)()
        new.players, new.scores, new.first = self.players, self.scores, self.first
        new.promised, new.thumb = self.promised, self.thumb
        new.hand, new.said, new.taken = self.hand[:], self.said[:], self.taken[:]
        new.phase, new.turn, new.bid, new.bidder = self.phase, self.turn, self.bid, self.bidder
        new.out, new.team, new.trumps, new.tables = self.out, self.team, self.trumps, self.tables
        new.follow, new.following, new.beaten = self.follow, self.following, self.beaten
        new.beating, new.best, new.pure, new.two = self.beating, self.best, self.pure, self.two
        new.count, new.left = self.count, self.left
        return new

    @property
    def over(self) -> bool:
        return not self.left

    @property
    def need(self) -> int:
        """Tricks of the bid."""
        return self.bid // 4 + 1

    def moves(self) -> list[int]:
        """Every legal move."""
        if self.phase == 2:
            cards = self.hand[self.turn]
            return each(cards & self.follow or cards)
        if self.phase:
            return list(teams_of(self.players, self.bidder))
        return [*range(self.need * 4 if self.bid >= 0 else 0, self.left * 4), PASS]

    def play(self, move: int) -> None:
        if self.phase != 2:
            if self.phase:
                self._choose(move)
            else:
                self._call(move)
            return
        turn = self.turn
        self.hand[turn] ^= move
        self._put(turn, move)
        self.count = count = self.count - 1
        if count:
            turn += 1
            self.turn = turn if turn < self.players else 0
            return
        best = self.two if self.pure and self.two >= 0 else self.best
        self.turn = best
        self.taken[best] += 1
        self.left -= 1
        self.count, self.follow, self.pure, self.two = self.players, ALL, True, NATURE

    def _put(self, seat: Seat, move: Bit) -> None:
        if self.follow == ALL:
            self.follow = follow = SUIT_OF[move]
            self.beaten, self.following = self.tables[follow]
            self.beating, self.best = self.beaten[move], seat
        elif move & self.beating:
            self.beating, self.best = self.beaten[move], seat
        if not move & self.following:
            self.pure = False
        elif move & TWOS and self.two < 0:
            self.two = seat

    def _call(self, move: int) -> None:
        players = self.players
        if move == PASS:
            self.out |= 1 << self.turn
        else:
            self.bid = self.said[self.turn] = move
            self.bidder = self.turn
        passed = self.out.bit_count()
        if passed == players:
            self.left = 0
            return
        if self.bid >= 0 and (passed == players - 1 or self.need == self.left):
            self.settle(self.bid, self.bidder)
            return
        self.turn = (self.turn + 1) % players
        while self.out >> self.turn & 1:
            self.turn = (self.turn + 1) % players

    def _choose(self, move: int) -> None:
        self.phase, self.team, self.turn = 2, move | 1 << self.bidder, self.first

    def finish(self, rng: Random) -> None:  # noqa: ARG002 - a twin whose play-outs need chance gets it
        thumb = self.thumb
        while self.left:
            self.play(thumb(self))

    @property
    def made(self) -> bool:
        """Whether the bid was made, once the hand is over."""
        taken = sum(tricks for seat, tricks in enumerate(self.taken) if self.team >> seat & 1)
        return taken >= self.need

    @property
    def points(self) -> tuple[int, ...]:
        """What the hand pays, by seat, once it is over."""
        if self.phase != 2:
            return (0,) * self.players
        team = [seat for seat in range(self.players) if self.team >> seat & 1]
        return points_for(team, bids(1, self.need)[self.bid], self.taken)

    def worth(self, seat: Seat) -> float:
        """The seat's points, something for its partners', less the other side's on average."""
        points = self.points
        side = self.team >> seat & 1
        ours = sum(points[other] for other in range(self.players) if self.team >> other & 1 == side)
        theirs = sum(points) - ours
        return points[seat] + SHARED * (ours - points[seat]) - 2 * theirs / self.players
