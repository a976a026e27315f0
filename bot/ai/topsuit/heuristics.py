"""Judging moves in Top Suit from the view of the seat to act: for normal players and rollouts.

A move is worth its chance of the trick, and what the cards left may still bring. As in `bitboard.py`, `i64`
makes plain numbers in compiled code.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.ai.topsuit.bitboard import (
    CARDS,
    COUNT,
    DRAW,
    LOWEST,
    QUAD,
    RUN,
    SUIT,
    SUIT_CARDS,
    TOP,
    TOP_BITS,
    TopSuitBitboard,
    size_of,
)
from bot.games.base import NATURE
from bot.games.topsuit.combinations import SHORTEST_RUN

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAWS: Final = 0.6
"""Probability that a seat still to act in a trick draws."""


class Weights(NamedTuple):
    """Weights of what cards may still bring, in tricks, and of other effects of a move."""

    diamond: tuple[float, ...]
    """A diamond: constant, and factors of its rank and its squared rank, both from 0 to 1."""
    other: tuple[float, ...]
    run: tuple[float, ...]
    """A run of three, and each further card."""
    equal: tuple[float, ...]
    """A pair, an addition if it has a diamond, and another if it is a triple."""
    lead: float
    """Worth of the lead."""
    lost: float
    """Cost of another's trick, as a part of the lead that each of the others gets by it."""
    out: float
    """Worth of being nearly out of cards: divided by one plus the square of the cards left."""
    span: float
    """Room for promises in each trick that will follow."""
    standing: float
    """Worth of ending the match as its winner, and cost of ending it otherwise."""


WEIGHTS: Final = {
    3: Weights(
        (0.25, 0.16, 1.26), (0.07, 0.07, -0.01), (0.09, 0.11), (0.1, 0.01, 0.11), -0.27, 0.5, 0.53, 2.31, 0.83
    ),
    4: Weights(
        (0.12, 0.35, 1.0), (0.01, 0.08, -0.05), (0.08, 0.18), (0.12, 0.02, 0.15), 0.01, 0.62, 0.18, 2.04, 0.18
    ),
}
"""Weights by number of players: those that won most in thousands of matches against older, mostly
estimated ones."""


class Worth:
    """The worth of cards, in lookup tables, as a search needs it a million times."""

    __slots__ = (
        "_diamonds",
        "_fresh",
        "_others",
        "_out",
        "_pairs",
        "_span",
        "_triples",
        "_with_diamonds",
        "lead",
        "lost",
        "standing",
    )

    _diamonds: list[float]
    _fresh: float
    _others: list[float]
    _out: list[float]
    """Worth of having so few cards left, by number of cards."""
    _pairs: list[float]
    _span: float
    _triples: list[float]
    _with_diamonds: list[float]
    lead: float
    lost: float
    standing: float

    def __init__(self, weights: Weights) -> None:
        run = weights.run
        self._diamonds = [_suit_worth(cards, weights.diamond, run) for cards in range(1 << SUIT)]
        self._others = [_suit_worth(cards, weights.other, run) for cards in range(1 << SUIT)]
        self._pairs, self._with_diamonds, self._triples = (
            [ranks.bit_count() * each for ranks in range(1 << SUIT)] for each in weights.equal
        )
        self._out = [weights.out / (1 + left * left) for left in range(TOP + 1)]
        self._span = weights.span
        self.lead, self.lost, self.standing = weights.lead, weights.lost, weights.standing
        alone = [
            worths[1 << rank] for worths in (self._diamonds, *[self._others] * 3) for rank in range(SUIT)
        ]
        self._fresh = sum(alone) / len(alone)

    def of(self, hand: i64) -> float:
        """Return what these cards may bring, if there are enough tricks."""
        clubs, diamonds = hand & SUIT_CARDS, hand >> SUIT & SUIT_CARDS
        hearts, spades = hand >> 2 * SUIT & SUIT_CARDS, hand >> 3 * SUIT
        others = self._others
        worth = others[clubs] + self._diamonds[diamonds] + others[hearts] + others[spades]
        black, red = clubs & spades, diamonds & hearts
        pairs = (clubs | spades) & (diamonds | hearts) | black | red
        if pairs:
            worth += self._pairs[pairs] + self._with_diamonds[pairs & diamonds]
            triples = black & (diamonds | hearts) | red & (clubs | spades)
            if triples:
                worth += self._triples[triples]
        return worth

    def within(self, promise: float, tricks: float) -> float:
        """Return the part of the promise that can come true in so many tricks."""
        room = tricks * self._span
        return room * (1 - math.exp(-promise / room)) if room > 0 else 0.0

    def out(self, left: i64) -> float:
        """Return the worth of being so near the end of one's cards."""
        return self._out[left]

    def drawn(self, held: i64) -> float:
        """Return the average worth of a drawn card for a hand of this size, with the pairs it makes."""
        return self._fresh + 3 * held / (TOP - 1) * self._pairs[1]


def _suit_worth(cards: int, weights: Sequence[float], run: Sequence[float]) -> float:
    ranks = [rank / (SUIT - 1) for rank in range(SUIT) if cards >> rank & 1]
    alone = [weights[0] + weights[1] * rank + weights[2] * rank * rank for rank in ranks]
    rows = [len(row) for row in f"{cards:b}".split("0")]
    return math.fsum(
        (*alone, *(run[0] + run[1] * (row - SHORTEST_RUN) for row in rows if row >= SHORTEST_RUN))
    )


@cache
def usual(players: int) -> Worth:
    """Return the worth of cards for this number of players."""
    return Worth(WEIGHTS[players])


class WeighedMove(NamedTuple):
    """A move and its promise, in points over the others' average."""

    worth: float
    chance: float
    """Probability that it takes the trick."""
    move: int


class Turn:
    """The common part of all moves of the seat to act, from its own hand and the cards played."""

    __slots__ = ("board", "count", "hand", "kind", "later", "lost", "rivals", "stronger", "unseen", "worth")

    board: TopSuitBitboard
    worth: Worth
    hand: i64
    kind: i64
    unseen: i64
    count: i64
    """Number of unseen cards."""
    stronger: list[i64]
    """Number of unseen cards in suits that beat each suit."""
    rivals: list[i64]
    """Number of cards of each seat still to act in this trick."""
    later: float
    """Approximate number of tricks after this one."""
    lost: float
    """Cost of another's trick."""

    def __init__(self, board: TopSuitBitboard, worth: Worth) -> None:
        seat = board.to_act
        self.board, self.worth = board, worth
        self.hand, self.kind = board.hands[seat], board.kind
        unseen = CARDS & ~board.gone & ~self.hand
        clubs, diamonds = COUNT[unseen & SUIT_CARDS], COUNT[unseen >> SUIT & SUIT_CARDS]
        hearts, spades = COUNT[unseen >> 2 * SUIT & SUIT_CARDS], COUNT[unseen >> 3 * SUIT]
        self.unseen, self.count = unseen, clubs + diamonds + hearts + spades
        self.stronger = [diamonds + spades, 0, diamonds + clubs, diamonds + hearts]
        self.rivals = []
        for _ in range(board.acts + 1, board.players):
            seat = seat + 1 if seat + 1 < board.players else 0
            self.rivals.append(board.held[seat])
        self.lost, self.later = worth.lost / float(board.players - 1), _tricks_left(board, 0)

    def beaten_by(self, top: i64) -> i64:
        """Return the number of stronger unseen cards."""
        suit = top // SUIT
        return self.stronger[suit] + COUNT[self.unseen >> top + 1 & SUIT_CARDS >> top + 1 - SUIT * suit]

    def chance(self, move: i64) -> float:
        """Return the probability that the move takes the trick."""
        cards = move & CARDS
        if not cards:
            return 0.0
        if not self.rivals:
            return 1.0
        if cards == self.hand:
            return 0.0
        top = move >> TOP & TOP_BITS
        kind = self.kind
        if not kind:
            kind = RUN if cards & cards >> 1 else size_of(cards)
        if kind == RUN and (self.unseen & ~LOWEST) >> top + 1 & 1:
            kind = OPEN_RUN
        tops, chance = self.beaten_by(top), 1.0
        for held in self.rivals:
            chance *= _safe(kind, self.count, held)[tops]
        return chance

    def promise(self, move: i64) -> float:
        """Return the worth of the move, in points over the others' average."""
        cards = move & CARDS
        if not cards:
            return self._draw()
        kept, worth, board = self.hand ^ cards, self.worth, self.board
        if not kept:
            points = 1 if self.rivals else 2
            return points + _standing(board, board.to_act, points, NATURE, worth)
        chance, left = self.chance(move), board.held[board.to_act] - size_of(cards)
        promise = worth.within(worth.of(kept) + worth.out(left), self.later)
        return promise + chance * (1 + worth.lead) - (1 - chance) * self.lost

    def _draw(self) -> float:
        board, worth = self.board, self.worth
        seat, last = board.to_act, not self.rivals
        if len(board.stock) == 1:
            return _standing(board, seat, 0, board.owner if last else NATURE, worth)
        lost = 0.0 if last and board.owner == NATURE else self.lost
        held = board.held[seat]
        promise = worth.of(self.hand) + worth.drawn(held) + worth.out(held + 1)
        return worth.within(promise, _tricks_left(board, 1)) - lost


def weigh(board: TopSuitBitboard, worth: Worth) -> list[WeighedMove]:
    """Return every move of the seat to act, with its worth."""
    turn = Turn(board, worth)
    return [WeighedMove(turn.promise(move), turn.chance(move), move) for move in board.moves()]


def best(board: TopSuitBitboard, worth: Worth) -> i64:
    """Return the best move, found without making a list."""
    turn = Turn(board, worth)
    found: i64 = DRAW
    most = -math.inf
    for move in board.moves():
        promise = turn.promise(move)
        if promise < most:
            continue
        if promise == most:
            chance, other = turn.chance(move), turn.chance(found)
            if chance < other or (chance == other and move < found):
                continue
        found, most = move, promise
    return found


def _tricks_left(board: TopSuitBitboard, drawn: i64) -> float:
    """Return the approximate number of tricks after this one: in each, all but one seat draw."""
    others = float(board.players - 1)
    return (float(len(board.stock) - drawn) - DRAWS * (others - float(board.acts))) / others


def promised(board: TopSuitBitboard, hand: i64, worth: Worth) -> float:
    """Return what a hand may bring in the remaining tricks; called between two tricks."""
    return worth.within(worth.of(hand), len(board.stock) / (board.players - 1))


def _standing(board: TopSuitBitboard, seat: i64, more: i64, taker: i64, worth: Worth) -> float:
    """Return the worth of a match that ends with `more` points for the seat, and a trick for the taker."""
    points = board.points.copy()
    points[seat] += more
    if taker != NATURE:
        points[taker] += 1
    return worth.standing if points[seat] == max(points) else -worth.standing


OPEN_RUN: Final = RUN + 1
"""Kind of a run that somebody may extend."""
_SAFE: Final[list[list[float]]] = [[]] * ((OPEN_RUN + 1) << 12)
"""Cache of `_safe`, by kind, unseen cards and cards held; empty where not yet computed."""


def _safe(kind: i64, count: i64, held: i64) -> list[float]:
    """Return the probabilities that a seat with so many of the unseen cards cannot beat or extend a
    combination.

    They are indexed by the number of unseen cards that would beat it on top.
    """
    place = kind << 12 | count << 6 | held
    chances = _SAFE[place]
    if not chances:
        chances = [_how_safe(kind, tops, count, held) for tops in range(count + 1)]
        _SAFE[place] = chances
    return chances


def _how_safe(kind: int, tops: int, count: int, held: int) -> float:
    """Return one of those probabilities: a card on top needs mates in a set, and lower cards in a run."""
    if kind == 1:
        return math.comb(count - tops, held) / math.comb(count, held)
    share, mates = held / count, (held - 1) / count
    if kind > QUAD:
        return math.exp(-0.35 * tops * share**3) * (1 - share if kind == OPEN_RUN else 1.0)
    expected = (1.8 * mates, 1.2 * mates**2, mates**3)[kind - 2]
    return math.exp(-tops * share * min(1.0, expected))
