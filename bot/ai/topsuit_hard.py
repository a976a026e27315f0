"""Top Suit by search: the moves that look best are tried in guessed worlds and played out."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.search import search
from bot.ai.thought import Budget, Thought, Weighed
from bot.ai.topsuit_normal import why
from bot.ai.topsuit_thumb import promised, usual, weigh
from bot.ai.topsuit_twin import Twin, text_of
from bot.games.base import Seat
from bot.games.topsuit import TopSuit

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


class World(Twin):
    """A guess of all hands and of the draw deck."""

    __slots__ = ()

    def finish(self, _rng: Random) -> None:
        worth, tricks = usual(), 0
        while not self.over and tricks < AHEAD[self.players]:
            self.play(max(weigh(self, worth)).move)
            tricks += not self.acts

    def worth(self, seat: Seat) -> float:
        """Points more than the others have on average, and a share of the win or what the hands promise."""
        points: list[float] = list(self.points)
        if not self.over:
            points = [
                there + promised(self, hand) for there, hand in zip(self.points, self.hands, strict=True)
            ]
        mine, most = points[seat], max(points)
        ahead = mine - (sum(points) - mine) / (self.players - 1)
        if self.over:
            return ahead + (WON / points.count(most) if mine == most else 0.0)
        return ahead


def answer(view: TopSuit, seat: Seat, rng: Random, budget: Budget) -> Thought:
    twin = Twin.of(view)
    weighed = sorted(weigh(twin, usual()), reverse=True)[:LOOKED_AT]
    if len(weighed) == 1:
        return Thought(text_of(weighed[0].move), why(twin, weighed[0], weighed))
    found = search(
        lambda chance: World.of(view.guess(seat, chance)),
        seat,
        [one.move for one in weighed],
        rng,
        budget,
        trust={weighed[0].move: TRUST},
        first=FIRST,
    )
    best = next(one for one in weighed if one.move == found.moves[0].move)
    return Thought(
        text_of(best.move),
        why(twin, best, weighed),
        tuple(Weighed(text_of(tried.move), tried.mean, len(tried.worths)) for tried in found.moves),
        worlds=found.worlds,
        iterations=found.iterations,
    )
