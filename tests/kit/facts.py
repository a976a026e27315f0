"""Figures that tests over all games compare with; each game's are `FACTS` of tests/games/GAME/facts.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.games import layer


@dataclass(frozen=True, slots=True)
class Facts:
    seconds: Mapping[int, tuple[float, float]]
    """Median seconds of a hand or round among people, with known and unknown speed, by number of players."""
    taps: int
    """Most taps of a hand; more than the median, for it is of one."""
    puzzle: int = 1
    """A seed with which a puzzle is found soon."""
    topics: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Topics of the rules in each phase, unless they are those of the cog's `phases`."""


def facts(slug: str) -> Facts:
    found: Facts = layer(slug, "facts").FACTS
    return found
