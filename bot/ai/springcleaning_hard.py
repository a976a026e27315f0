"""Spring Cleaning by search: what looks best is tried in guessed rounds that rules of thumb play out."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.search import search
from bot.ai.springcleaning_normal import why
from bot.ai.springcleaning_thumb import loosest, quick, weigh
from bot.ai.springcleaning_twin import OPENING, OVER, Twin, text_of
from bot.ai.thought import Budget, Thought, Weighed
from bot.games.base import Seat
from bot.games.springcleaning import SpringCleaning

LOOKED_AT: Final = 8
"""So many of the moves that the rules of thumb like best are tried."""
TRUST: Final = 0.5
"""By so many standard errors the rules of thumb may be wrong and are still believed."""
LONGEST: Final = 120
"""A play-out of so many turns is scored as it stands."""


class World(Twin):
    """A guess of all hands and of the deck."""

    __slots__ = ()

    def finish(self, _rng: Random) -> None:
        until = self.turns + LONGEST
        while self.phase != OVER:
            self.play(quick(self))
            if self.turns >= until and self.phase != OVER:
                self.stop()

    def worth(self, seat: Seat) -> float:
        """Trash is what counts, for whoever gets it."""
        return -float(self.trash[seat])


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
