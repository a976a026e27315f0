"""How good somebody is: Plackett and Luce's model in the hands of Weng and Lin (2011), by OpenSkill.

Everybody is a side of their own: in no game here do partners stay together for a match. A rating is a guess
`mu` and how far off it may be, `sigma`. What people are shown is where they surely are: the guess less three
times its doubt, on a scale where whoever never played has 1000.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
MU: Final[float] = _MODEL.mu
SIGMA: Final[float] = _MODEL.sigma

START: Final = 1000
SCALE: Final = 40
DOUBTS: Final = 3
SETTLED: Final = 5
"""Rated matches before somebody has a rank; until then their rating is provisional."""
RIVALS: Final = 3
"""Number of different opponents in rated matches that a person must have met to get a rank."""


class Rating(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return START + round(SCALE * (self.mu - DOUBTS * self.sigma))


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings after a match with these places; equal places are ties."""
    sides = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in ratings]
    rated = _MODEL.rate(sides, ranks=[float(place) for place in places])
    return tuple(Rating(one.mu, one.sigma) for (one,) in rated)
