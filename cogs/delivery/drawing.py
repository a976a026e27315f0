"""Where the pictures of tables are drawn: on as many threads as there are cores, the most urgent first.

What is part of an answer goes before all else, but for one picture in four: where there is more to draw than
the threads can, all other messages grow older, and none is left behind.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple, ParamSpec, TypeVar

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


class Wanted(NamedTuple):
    """What waits for a thread: the first in its order is the next."""

    due: float
    number: int
    draw: Callable[[], Any]
    drawn: asyncio.Future[Any]


class Drawing:
    def __init__(self, threads: int | None = None, *, clock: Callable[[], float] | None = None) -> None:
        """`threads`: else as many as there are cores. `clock`: in seconds, else the loop's."""
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._free = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self._free, "drawer")
        self._clicked: list[Wanted] = []
        self._others: list[Wanted] = []
        self._in_a_row = 0
        """How many of those who clicked went before the others since one of these went."""
        self._number = count()
        self._own = Context()

    async def __call__(
        self, patience: float, draw: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What `draw` gives: at once if that is remembered, else when it is its turn."""
        if (there := known(draw, *args, **kwargs)) is not None:
            return there
        todo = partial(copy_context().run, draw, *args, **kwargs)
        drawn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        wanted = Wanted(self._clock() + patience, next(self._number), todo, drawn)
        heappush(self._clicked if wanted.due == CLICKED else self._others, wanted)
        if self._free:
            self._free -= 1
            self._next()
        return await drawn

    def close(self) -> None:
        """What is being drawn is drawn to its end; nobody waits for that."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _ended(self, drawn: asyncio.Future[Any], drawing: asyncio.Future[Any]) -> None:
        self._next()
        if drawing.cancelled():
            drawn.cancel()
        elif error := drawing.exception():
            if not drawn.done():
                drawn.set_exception(error)
        elif not drawn.done():
            drawn.set_result(drawing.result())

    def _next(self) -> None:
        """A thread is free: for whoever is due first, and still waits.

        Nobody has to come for it: whoever wanted a picture may be giving way to others for long.
        """
        while queue := self._queue():
            wanted = heappop(queue)
            if wanted.drawn.done():
                continue
            self._in_a_row = self._in_a_row + 1 if queue is self._clicked else 0
            try:
                drawing = asyncio.get_running_loop().run_in_executor(self._threads, wanted.draw)
            except RuntimeError as error:
                # It is closed.
                wanted.drawn.set_exception(error)
                continue
            drawing.add_done_callback(partial(self._ended, wanted.drawn), context=self._own)
            return
        self._free += 1

    def _queue(self) -> list[Wanted]:
        """Whose turn it is; an empty one where nobody waits."""
        if self._others and (not self._clicked or self._in_a_row >= IN_A_ROW):
            return self._others
        return self._clicked
