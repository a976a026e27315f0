"""Any number of timers on one event loop handle, which is set to the nearest.

`Timers` use the event loop's clock. `Alarms` are timers for moments that outages postpone.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from bot.records.stored import now

Key = TypeVar("Key", bound=Hashable)

FARTHEST: Final = 86_400.0
"""Longest delay of the handle, in seconds; a later timer is set again after it."""


EARLY: Final = 20
"""Milliseconds by which an alarm may ring early, as the two clocks never quite agree."""
LEAST: Final = 1.0
"""Shortest delay in seconds before an alarm that was postponed is checked again."""


class Timers(Generic[Key]):
    """Timers by key, on the event loop's clock, which changes of the calendar do not affect."""

    def __init__(self, ring: Callable[[Key], None]) -> None:
        self._ring = ring
        self._due: dict[Key, float] = {}
        self._heap: list[tuple[float, int, Key]] = []
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    def __len__(self) -> int:
        return len(self._due)

    def __contains__(self, key: Key) -> bool:
        return key in self._due

    def set(self, key: Key, seconds: float) -> None:
        """Ring for this key in this many seconds; replaces the timer that the key had."""
        if self._closed:
            return
        due = asyncio.get_running_loop().time() + seconds
        self._due[key] = due
        self._count += 1
        # The counter breaks ties, so that keys are never compared.
        heapq.heappush(self._heap, (due, self._count, key))
        if len(self._heap) > 2 * len(self._due) + 100:
            self._heap = [entry for entry in self._heap if self._due.get(entry[2]) == entry[0]]
            heapq.heapify(self._heap)
        self._aim()

    def drop(self, key: Key) -> None:
        if self._due.pop(key, None) is not None:
            self._aim()

    def close(self) -> None:
        self._closed = True
        self._due.clear()
        self._heap.clear()
        self._aim()

    def _aim(self) -> None:
        """Set the event loop handle to the nearest timer."""
        while self._heap and self._due.get(self._heap[0][2]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        due = self._heap[0][0] if self._heap else None
        if self._timer:
            if due is not None and self._timer.when() <= due and not self._timer.cancelled():
                # An early wake-up is harmless; setting the handle anew for each change would cost more.
                return
            self._timer.cancel()
            self._timer = None
        if due is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(min(due, loop.time() + FARTHEST), self._wake)

    def _wake(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        while self._heap and self._heap[0][0] <= now:
            due, _, key = heapq.heappop(self._heap)
            if self._due.get(key) == due:
                del self._due[key]
                self._ring(key)
        self._aim()


class Alarms(Generic[Key]):
    """Alarms by key; each rings at the moment that `due` returns, in milliseconds since 1970 in UTC.

    Outages move that moment, so `due` is called again when the timer fires. None means no alarm.
    """

    def __init__(self, due: Callable[[Key], int | None], ring: Callable[[Key], None]) -> None:
        self._due = due
        self._ring = ring
        self._timers: Timers[Key] = Timers(self._rung)
        self.drop, self.close = self._timers.drop, self._timers.close

    def __contains__(self, key: Key) -> bool:
        return key in self._timers

    def set(self, key: Key) -> None:
        """Set the alarm to the moment that `due` now returns; None removes it."""
        due = self._due(key)
        if due is None:
            self._timers.drop(key)
        else:
            self._timers.set(key, max(0, due - now()) / 1000)

    def _rung(self, key: Key) -> None:
        due = self._due(key)
        if due is None:
            return
        left = due - now()
        if left > EARLY:
            self._timers.set(key, max(left / 1000, LEAST))
        else:
            self._ring(key)
