"""Exponential backoff with jitter."""

from __future__ import annotations

from random import Random
from typing import Final

FIRST: Final = 1.0
LONGEST: Final = 300.0
"""Longest pause in seconds."""


class Pauses:
    """A backoff: pauses double up to a limit, each randomly shortened by up to a half."""

    def __init__(self, longest: float = LONGEST, first: float | None = None) -> None:
        self._longest = longest
        self._first = self._next = FIRST if first is None else first
        self._random = Random()

    def next(self) -> float:
        """Return the seconds until the next attempt."""
        pause = self._next
        self._next = min(2 * pause, self._longest)
        return pause * self._random.uniform(0.5, 1)

    def over(self) -> None:
        """Reset the backoff after a success."""
        self._next = self._first
