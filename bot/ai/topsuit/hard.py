"""Top Suit by search: the most promising moves are tried in guessed worlds and played out."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final, Self

from bot.ai.decision import Budget, Thought
from bot.ai.determinization import shuffled
from bot.ai.search import search
from bot.ai.topsuit.bitboard import TOP, TopSuitBitboard, text_of
from bot.ai.topsuit.heuristics import best, promised, usual, weigh
from bot.ai.topsuit.reasons import why
from bot.games.base import Seat
from bot.games.topsuit.rules import TopSuit

if TYPE_CHECKING:
    from mypy_extensions import i64

LOOKED_AT: Final = 6
"""Number of moves tried: those that the rules of thumb like best."""
FIRST: Final = 24
"""Worlds in which all of them are tried: luck separates them more than skill."""
WON: Final = 1.0
"""Worth, in points, of winning the match; a shared win is shared."""
AHEAD: Final = {3: 3, 4: 9}
"""Tricks after which a play-out ends, by number of players; then the promise of the hands is added."""


class World(TopSuitBitboard):
    """A guess of all hands and of the draw deck."""

    __slots__ = ()

    def dealt(self, seat: i64, cards: list[i64]) -> Self:
        """Return a copy with these cards in the other hands and, from the top, in the deck."""
        world, place = self.copy(), 0
        for other in range(self.players):
            if other != seat:
                hand: i64 = 0
                for _ in range(self.held[other]):
                    hand |= cards[place]
                    place += 1
                world.hands[other] = hand
        for below in range(len(cards) - place):
            world.stock[-1 - below] = cards[place + below]
        return world

    def finish(self, _rng: Random) -> None:
        worth, ahead = usual(self.players), AHEAD[self.players]
        while not self.over and ahead:
            self.play(best(self, worth))
            if not self.acts:
                ahead -= 1

    def worth(self, seat: Seat) -> float:
        """Return the points over the others' average, plus a share of the win or the promise of the hands."""
        worth = usual(self.players)
        mine, everybody = 0.0, 0.0
        for other in range(self.players):
            points = float(self.points[other])
            if not self.over:
                points += promised(self, self.hands[other], worth)
            everybody += points
            if other == seat:
                mine = points
        ahead = mine - (everybody - mine) / float(self.players - 1)
        if self.over and self.points[seat] == max(self.points):
            return ahead + WON / float(self.points.count(self.points[seat]))
        return ahead


def guesses(view: TopSuit, seat: Seat) -> Callable[[Random], World]:
    """Return a function that guesses worlds; as anybody may always draw, every deal is equally likely.

    Weighting deals by the others' acts took half the time, and won no more.
    """
    table = World.of(view)
    seen = table.gone | table.hands[seat]
    unseen = [1 << place for place in range(TOP) if not seen >> place & 1]

    def guess(rng: Random) -> World:
        return table.dealt(seat, shuffled(rng, unseen))

    return guess


def answer(view: TopSuit, seat: Seat, rng: Random, budget: Budget) -> Thought:
    board = TopSuitBitboard.of(view)
    every = sorted(weigh(board, usual(board.players)), reverse=True)
    weighed = every[:LOOKED_AT]
    if budget.among:
        weighed = [one for one in every if budget.allows(text_of(one.move))]
    if len(weighed) < 2:
        return Thought(text_of(every[0].move), why(board, every[0], every))
    found = search(
        guesses(view, seat),
        seat,
        [one.move for one in weighed],
        rng,
        budget,
        thumb=weighed[0].move,
        first=FIRST,
    )
    worths = found.worths()
    valued = [one._replace(worth=worths.get(one.move, -math.inf)) for one in every]
    chosen = next(one for one in valued if one.move == found.moves[0].move)
    return found.because(why(board, chosen, valued), text_of)
