"""Spring Cleaning by search: what looks best is tried in guessed rounds that rules of thumb play out."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from bot.ai.search import search
from bot.ai.springcleaning_normal import why
from bot.ai.springcleaning_thumb import loosest, needs, quick, weigh
from bot.ai.springcleaning_twin import OPENING, OVER, PLAY, Twin, text_of
from bot.ai.thought import Budget, Thought, Weighed
from bot.games.base import Seat
from bot.games.springcleaning import SpringCleaning

LOOKED_AT: Final = 6
"""So many of the moves that the rules of thumb like best are tried."""
TRUST: Final = 1.0
"""By so many standard errors the rules of thumb may be wrong and are still believed."""
AHEAD: Final = 3
"""A play-out ends after so many turns each; then it counts how many plays everybody still needs."""
DOUBT: Final = 120
"""Who needs so many eightieths of a play fewer is ahead in about three of four rounds."""


class World(Twin):
    """A guess of all hands and of the deck."""

    __slots__ = ()

    def finish(self, _rng: Random) -> None:
        until = self.turns + AHEAD * self.players
        while self.phase != OVER and (self.turns < until or self.phase != PLAY):
            self.play(quick(self))

    def worth(self, seat: Seat) -> float:
        """Less trash is better: none for who is out first, and one more for each who is ahead."""
        if self.phase == OVER:
            return -float(self.trash[seat])
        needed = [
            needs(hand, offer, offered)
            for hand, offer, offered in zip(self.hands, self.offers, self.offered, strict=True)
        ]
        return -math.fsum(
            1 / (1 + math.exp((other - needed[seat]) / DOUBT))
            for place, other in enumerate(needed)
            if place != seat
        )


def answer(view: SpringCleaning, seat: Seat, rng: Random, budget: Budget) -> Thought:
    here = World.of(view, rng, seat)
    weighed = sorted(weigh(here), reverse=True)[:LOOKED_AT]
    if len(weighed) == 1:
        return Thought(text_of(here, weighed[0].move), why(here, weighed[0], weighed))

    def guess(chance: Random) -> World:
        world = World.of(view.guess(seat, chance), chance, seat)
        if world.phase == OPENING:
            # The others have chosen, or will choose, as we would.
            world.sealed = [
                -1 if other == seat else loosest(hand)[1] for other, hand in enumerate(world.hands)
            ]
        return world

    found = search(guess, seat, [one.move for one in weighed], rng, budget, trust={weighed[0].move: TRUST})
    best = next(one for one in weighed if one.move == found.moves[0].move)
    return Thought(
        text_of(here, best.move),
        why(here, best, weighed),
        tuple(Weighed(text_of(here, tried.move), tried.mean, len(tried.worths)) for tried in found.moves),
        unit="places",
        worlds=found.worlds,
        iterations=found.iterations,
    )
