"""The age of an interaction when the bot receives it, independent of the bot's clock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

WINDOW: Final = 300.0
"""Seconds that the youngest interaction serves as the reference, and up to twice as many."""


class Ages:
    """An estimator of ages from snowflakes, whose clock need not agree with ours.

    Each is compared with the youngest of late, which is taken to have come without delay.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        """`clock`: returns seconds; default: the event loop's."""
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._until = float("-inf")
        self._youngest = self._before = float("inf")
        """Smallest difference (our clock minus snowflake time) in this window and the previous one."""

    def of(self, number: int) -> float:
        """Return the seconds since this interaction was created; 0 for the first."""
        now = self._clock()
        seems = now - (number >> 22) / 1000
        if now >= self._until:
            self._before, self._youngest = self._youngest, float("inf")
            self._until = now + WINDOW
        self._youngest = min(self._youngest, seems)
        return seems - min(self._youngest, self._before)
