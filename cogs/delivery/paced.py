"""One thing done for very many, one after the other: for the first at once, then for so many a second.

A message that is to be looked after is a task that waits for its turn, with some kilobytes: for each of
thousands of tables that wake at a start that would be more than the tables themselves.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

AT_ONCE: Final = 50
"""For how many nobody waits."""


class Paced(Generic[T]):
    def __init__(self, do: Callable[[T], None], rate: Callable[[], float]) -> None:
        """`rate`: for how many a second it is done now; 0 for all of them at once."""
        self._do = do
        self._rate = rate
        self._spare = AT_ONCE
        self._waiting: deque[T] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """For how many it is not done yet."""
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
        """It is done for nobody else."""
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
        # Whatever is wrong with one is no reason to leave out the others.
        self._aim()
        self._do(one)
