"""Figures that tests over all games compare with: `FACTS` of tests/games/GAME/facts.py for each of ours."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.games import GAMES, is_ours, layer

OURS: Final = tuple(filter(is_ours, GAMES))
"""Games with everything that tests/parts.py lists as `TESTED`. The contract asks a package for none of it: no
figures, no golden files, no language but English."""


@dataclass(frozen=True, slots=True)
class Facts:
    seconds: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    """Median seconds of a hand or round among people, with known and unknown speed, by number of players."""
    taps: int = sys.maxsize
    """Most taps of a hand; more than the median, for it is of one."""
    puzzle: int = 1
    """A seed with which a puzzle is found soon."""
    topics: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Topics of the rules in each phase, unless they are those of the cog's `phases`."""


def facts(slug: str) -> Facts:
    """Return a game's figures; those of a package hold of every game."""
    found: Facts = layer(slug, "facts").FACTS if slug in OURS else Facts()
    return found
