"""Paced work on a large number of items: the first at once, then so many a second.

The painter looks after the tables of a start in this way. If it wanted all messages at once, each of 5,000
tables would be a task that waits for the rate limiter. That takes 25 MB, and twice the processor time until
all are shown, as each grant looks through all that wait. For some seconds nothing would go out at all: the
first steps of all tasks come before the next step of those that may already send.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

AT_ONCE: Final = 50
"""Number of items done at once."""


class Paced(Generic[T]):
    def __init__(self, do: Callable[[T], None], rate: Callable[[], float]) -> None:
        """`rate`: current items a second; 0 for all at once."""
        self._do = do
        self._rate = rate
        self._spare = AT_ONCE
        self._waiting: deque[T] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """Number of items not done yet."""
        return len(self._waiting)

    def add(self, one: T) -> None:
        if not self._rate():
            self._do(one)
        elif self._spare:
            self._spare -= 1
            self._do(one)
        else:
            self._waiting.append(one)
            self._aim()

    def close(self) -> None:
        """Drop the remaining items."""
        self._waiting.clear()
        if self._timer:
            self._timer.cancel()

    def _aim(self) -> None:
        if self._timer is None and self._waiting:
            loop, rate = asyncio.get_running_loop(), self._rate()
            self._timer = loop.call_later(1 / rate if rate else 0.0, self._next)

    def _next(self) -> None:
        self._timer = None
        one = self._waiting.popleft()
        # Schedule the next first: an error in one item must not stop the others.
        self._aim()
        self._do(one)
