"""Where the pictures of tables are drawn: on as many threads as there are cores, the most urgent first."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from rendering.kit.picture import known

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")

# How many seconds later than it was asked for a picture counts as due. The order is that of what is due:
# so the urgent goes first, and what has waited for long enough is urgent too.
AT_ONCE: Final = 0.0
"""Somebody has clicked, or is to act."""
PUBLIC: Final = 0.5
WAITS: Final = 1.5
"""The panel of somebody who waits."""
WATCHES: Final = 3.0
"""The same of somebody who has no seat."""


class Drawing:
    def __init__(self, threads: int | None = None, *, clock: Callable[[], float] | None = None) -> None:
        """`threads`: else as many as there are cores. `clock`: in seconds, else the loop's."""
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._free = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self._free, "drawer")
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = count()

    async def __call__(
        self, patience: float, draw: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What `draw` gives: at once if that is remembered, else when it is its turn."""
        if (there := known(draw, *args, **kwargs)) is not None:
            return there
        await self._turn(self._clock() + patience)
        try:
            todo = partial(copy_context().run, draw, *args, **kwargs)
            return await asyncio.get_running_loop().run_in_executor(self._threads, todo)
        finally:
            self._next()

    def close(self) -> None:
        """What is being drawn is drawn to its end; nobody waits for that."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, due: float) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (due, next(self._number), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """A thread is free: for whoever is due first, and still waits."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
