"""How old a click is when the bot hears of it, whatever the bot's own clock says."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

WINDOW: Final = 300.0
"""For so many seconds, and up to twice as many, the youngest counts as heard at once."""


class Ages:
    """An id of Discord's says when it was made, by a clock that need not be ours.

    So each is compared with the one that seemed youngest of late: that one has come without delay.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        """`clock`: in seconds, else the loop's."""
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._until = float("-inf")
        self._youngest = self._before = float("inf")
        """Of this window and of the one before: our clock less that of the id."""

    def of(self, number: int) -> float:
        """For how many seconds this interaction has been on its way, as it is heard now; 0 for the first."""
        now = self._clock()
        seems = now - (number >> 22) / 1000
        if now >= self._until:
            self._before, self._youngest = self._youngest, float("inf")
            self._until = now + WINDOW
        self._youngest = min(self._youngest, seems)
        return seems - min(self._youngest, self._before)
