"""Ratings of skill: the Plackett-Luce model by Weng and Lin (2011), in OpenSkill's implementation.

Each person is a side of their own, as no game here keeps partners together for a match. A rating is an
estimate `mu` with a standard deviation `sigma`. The rating shown is a conservative estimate, `mu` - 3
`sigma`, on a scale where everyone starts at 1000.
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
"""Rated matches needed for a rank; until then a rating is provisional."""
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
