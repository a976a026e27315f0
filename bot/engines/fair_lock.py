"""A lock that is fair between people: many requests of one person wait for each other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairLock:
    """A fair lock: among waiting people, the one whose last turn was longest ago gets it."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: dict[int, deque[asyncio.Event]] = {}
        """Waiting requests by person, first come, first served."""
        self._last: dict[int, int] = {}
        """Number of each person's last turn, since the lock was last idle."""

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        if self._held:
            await self._wait(person)
        self._held = True
        # A person who asks again at once has not waited as long as the others.
        self._last[person] = max(self._last.values(), default=0) + 1
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, person: int) -> None:
        mine = asyncio.Event()
        self._waiting.setdefault(person, deque()).append(mine)
        try:
            await mine.wait()
        except asyncio.CancelledError:
            if mine.is_set():
                # The cancelled task was given a turn that it cannot take.
                self._pass_on()
            else:
                self._drop(person, mine)
            raise

    def _drop(self, person: int, event: asyncio.Event) -> None:
        theirs = self._waiting[person]
        theirs.remove(event)
        if not theirs:
            del self._waiting[person]

    def _pass_on(self) -> None:
        """Pass the lock on; it stays held if anybody waits, so that no newcomer gets it first."""
        self._held = bool(self._waiting)
        if not self._held:
            self._last.clear()
            return
        person = min(self._waiting, key=lambda one: self._last.get(one, 0))
        event = self._waiting[person][0]
        self._drop(person, event)
        event.set()
