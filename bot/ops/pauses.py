"""How long to wait between attempts: longer each time, and never all at the same moment."""

from __future__ import annotations

from random import Random
from typing import Final

FIRST: Final = 1.0
LONGEST: Final = 300.0
"""Seconds."""


class Pauses:
    """Each is twice as long as the one before, up to a limit; of each at least half, by chance."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._next = FIRST
        self._random = Random()

    def next(self) -> float:
        """Seconds until the next attempt."""
        pause = self._next
        self._next = min(2 * pause, self._longest)
        return pause * self._random.uniform(0.5, 1)

    def over(self) -> None:
        """An attempt has worked: the next failure is the first again."""
        self._next = FIRST
