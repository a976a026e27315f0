"""Moments to come, however many, with one timer: it is set to the nearest, if there is one.

`Timers` go by the event loop's clock. `Alarms` are timers of moments that outages put off.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from bot.tables.records import now

Key = TypeVar("Key", bound=Hashable)

FARTHEST: Final = 86_400.0
"""Seconds that a timer is set for at once; what lies farther is looked at again then."""


EARLY: Final = 20
"""Milliseconds by which an alarm may ring before its moment: two clocks are never quite the same."""
LEAST: Final = 1.0
"""Seconds until an alarm that was put off looks again, at least."""


class Timers(Generic[Key]):
    """Seconds are those of the event loop's clock, which no change of the calendar moves."""

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
        """Ring for this key in so many seconds, and no longer at the moment that was set for it before."""
        if self._closed:
            return
        due = asyncio.get_running_loop().time() + seconds
        self._due[key] = due
        self._count += 1
        # The count keeps keys from being compared.
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
        """Set the timer to the nearest moment."""
        while self._heap and self._due.get(self._heap[0][2]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        due = self._heap[0][0] if self._heap else None
        if self._timer:
            if due is not None and self._timer.when() <= due and not self._timer.cancelled():
                # It wakes us early at worst; to set it anew for each change would cost more.
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
    """Each rings at its moment, which `due` says in milliseconds since 1970 in UTC whenever it is asked.

    An outage moves that moment: so it is asked again when the timer rings.
    """

    def __init__(self, due: Callable[[Key], int | None], ring: Callable[[Key], None]) -> None:
        self._due = due
        self._ring = ring
        self._timers: Timers[Key] = Timers(self._rung)
        self.drop, self.close = self._timers.drop, self._timers.close

    def __contains__(self, key: Key) -> bool:
        return key in self._timers

    def set(self, key: Key) -> None:
        """Its moment is another, or None: then it does not ring."""
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
