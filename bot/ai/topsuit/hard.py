"""Top Suit by search: the moves that look best are tried in guessed worlds and played out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from bot.ai.decision import Budget, Thought
from bot.ai.determinization import shuffled
from bot.ai.search import search
from bot.ai.topsuit.bitboard import TOP, TopSuitBitboard, text_of
from bot.ai.topsuit.heuristics import best, promised, usual, weigh
from bot.ai.topsuit.normal import why
from bot.games.base import Seat
from bot.games.topsuit.rules import TopSuit

if TYPE_CHECKING:
    from mypy_extensions import i64

LOOKED_AT: Final = 6
"""So many of the moves that the rules of thumb like best are tried."""
FIRST: Final = 24
"""Worlds in which all of them are tried: luck divides them more than skill."""
WON: Final = 1.0
"""What it is worth, in points, to win the match; a shared win is shared."""
AHEAD: Final = {3: 3, 4: 9}
"""By the number of players, a play-out ends after so many tricks; then what the hands promise is added."""
TRUST: Final = 1.0
"""By so many standard errors the rules of thumb may be wrong and are still believed."""


class World(TopSuitBitboard):
    """A guess of all hands and of the draw deck."""

    __slots__ = ()

    def copy(self) -> World:
        return self.copied_to(World(self.players))

    def dealt(self, seat: i64, cards: list[i64]) -> World:
        """A copy with these cards in the other hands and, from the top, in the deck."""
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
        """Points more than the others have on average, and a share of the win or what the hands promise."""
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
    """Worlds that look the same to the seat. Anybody may always draw, so every deal is as likely.

    To prefer deals that fit what the others did was tried: it took half the time, and won no more.
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
        trust={weighed[0].move: TRUST},
        first=FIRST,
    )
    chosen = next(one for one in weighed if one.move == found.moves[0].move)
    return Thought(
        text_of(chosen.move),
        why(board, chosen, every),
        found.weighed(text_of),
        worlds=found.worlds,
        iterations=found.iterations,
    )
