"""Where the pictures of tables are drawn: on as many threads as there are cores, the most urgent first.

What is part of an answer goes before all else, but for one picture in four: where there is more to draw than
the threads can, all other messages grow older, and none is left behind.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from bot.ops.lanes import going_first
from rendering.kit.picture import known

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")

# How many seconds later than it was asked for a picture counts as due. The order is that of what is due:
# so the urgent goes first, and what has waited for long enough is urgent too.
CLICKED: Final = float("-inf")
"""Somebody has clicked and waits for the answer."""
AT_ONCE: Final = 0.0
"""Somebody is to act."""
PUBLIC: Final = 0.5
WAITS: Final = 1.5
"""The panel of somebody who waits."""
WATCHES: Final = 3.0
"""The same of somebody who has no seat."""
IN_A_ROW: Final = 3
"""Pictures for answers, while others wait."""

Queue = list[tuple[float, int, asyncio.Future[None]]]
"""When it is due, its number, and whoever waits: the first is the next."""


class Drawing:
    def __init__(self, threads: int | None = None, *, clock: Callable[[], float] | None = None) -> None:
        """`threads`: else as many as there are cores. `clock`: in seconds, else the loop's."""
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._free = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self._free, "drawer")
        self._clicked: Queue = []
        self._others: Queue = []
        self._in_a_row = 0
        """How many of those who clicked went before the others since one of these went."""
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
            drawn = asyncio.get_running_loop().run_in_executor(self._threads, todo)
        except BaseException:
            self._next()
            raise
        # As soon as it is drawn, however long whoever wanted it takes to come for it.
        drawn.add_done_callback(lambda _: self._next(), context=going_first())
        return await drawn

    def close(self) -> None:
        """What is being drawn is drawn to its end; nobody waits for that."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, due: float) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        queue = self._clicked if due == CLICKED else self._others
        heappush(queue, (due, next(self._number), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """A thread is free: for whoever is due first, and still waits."""
        while queue := self._queue():
            _, _, turn = heappop(queue)
            if not turn.done():
                self._in_a_row = self._in_a_row + 1 if queue is self._clicked else 0
                turn.set_result(None)
                return
        self._free += 1

    def _queue(self) -> Queue:
        """Whose turn it is; an empty one where nobody waits."""
        if self._others and (not self._clicked or self._in_a_row >= IN_A_ROW):
            return self._others
        return self._clicked
