"""How good somebody is: Plackett and Luce's model in the hands of Weng and Lin (2011), as OpenSkill has it.

Everybody is a side of their own: in no game here do partners stay together for a match. A rating is a guess
`mu` and how far off it may be, `sigma`. What people are shown is where they surely are: the guess less three
times its doubt, on a scale where whoever never played has 1000.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
"""How far from their strength somebody plays."""
TAU: Final = MU / 300
"""By how much a doubt grows before each match."""
KAPPA: Final = 0.0001
"""The least part of its square that a match leaves of a doubt."""

START: Final = 1000
SCALE: Final = 40
DOUBTS: Final = 3
SETTLED: Final = 5
"""Rated matches before somebody has a rank; until then their rating is provisional."""
RIVALS: Final = 3
"""Different people whom somebody has met in rated matches before they have a rank."""


class Rating(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return START + round(SCALE * (self.mu - DOUBTS * self.sigma))


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings after a match in which their owners took these places; equal places are ties."""
    doubts = [math.hypot(one.sigma, TAU) for one in ratings]
    c = math.sqrt(sum(doubt**2 + BETA**2 for doubt in doubts))
    strengths = [math.exp(one.mu / c) for one in ratings]
    after = []
    for one, doubt, strength, mine in zip(ratings, doubts, strengths, places, strict=True):
        gain = certainty = 0.0
        for place in set(places):
            if place <= mine:
                left = sum(other for other, its in zip(strengths, places, strict=True) if its >= place)
                share, level = strength / left, places.count(place)
                gain += (place == mine) / level - share
                certainty += share * (1 - share)
        shrunk = max(1 - (doubt / c) ** 3 * certainty, KAPPA)
        after.append(Rating(one.mu + doubt**2 / c * gain, doubt * math.sqrt(shrunk)))
    return tuple(after)
