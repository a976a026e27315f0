"""Draws pictures of tables on a thread for each core, the most urgent first.

Under load a process of its own draws (`drawing_process.py`). Pictures of answers go before all others, except
for one in four: when there is more to draw than the threads can, other messages grow older but none is left
behind. Up to the rate of a usual evening, pictures are compressed well; any beyond that quickly, as processor
time is then scarce.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

from cogs.delivery.drawing_process import AHEAD, DrawingProcess
from rendering.kit.picture import elsewhere, known

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W")

# Patience: seconds after the request at which a picture is due. Pictures are drawn in the order of due times,
# so urgent ones go first, and long-waiting ones become urgent too.
CLICKED: Final = float("-inf")
"""Patience of an answer to a click."""
AT_ONCE: Final = 0.0
"""Patience of a panel whose owner is to act."""
PUBLIC: Final = 0.5
WAITS: Final = 1.5
"""Patience of a waiting player's panel."""
WATCHES: Final = 3.0
"""Patience of a spectator's panel."""
IN_A_ROW: Final = 3
"""Pictures of answers drawn in a row while others wait."""
BUSY: Final = 60
"""Pictures a second from which on the drawing process is used."""
QUIET: Final = 600.0
"""Seconds below that rate after which the process is ended."""


class Sketch(NamedTuple, Generic[W]):
    """A picture to draw, and any value that goes with it."""

    draw: Callable[[], Any]
    rest: W


class Wanted(NamedTuple):
    """A queued picture, ordered by due time."""

    due: float
    number: int
    context: Context
    """Context in which the picture is drawn."""
    begin: Callable[[], Callable[[], Any] | None]
    """Function that returns the work for a thread; None if there is nothing to draw, and `drawn` is done."""
    drawn: asyncio.Future[Any]


class Drawing:
    def __init__(
        self,
        threads: int | None = None,
        *,
        process: DrawingProcess | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """`threads`: default: the number of cores. `clock`: returns seconds; default: the event loop's.

        `process`: the process to use under load.
        """
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self.process = process or DrawingProcess(allowed=False)
        self._own_threads = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(max(self._own_threads, AHEAD), "drawing")
        self._drawing = 0
        """Number of threads that draw or wait for the drawing process."""
        self._clicked: list[Wanted] = []
        self._others: list[Wanted] = []
        self._in_a_row = 0
        """Number of clicked pictures drawn since the last other one."""
        self._number = count()
        self._newest: deque[float] = deque((float("-inf"),) * BUSY, BUSY)
        """Start times of the newest pictures."""
        self._home: asyncio.TimerHandle | None = None
        self._own = Context()

    async def __call__(
        self, patience: float, draw: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what `draw` gives: at once if it is cached, else when its turn comes."""
        if (there := known(draw, *args, **kwargs)) is not None:
            return there
        context = copy_context()
        todo = partial(context.run, draw, *args, **kwargs)
        drawn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        return await self._when_due(patience, context, lambda: todo, drawn)

    async def newest(
        self, patience: float, sketch: Callable[[], Sketch[W] | None]
    ) -> tuple[Any, W] | tuple[None, None]:
        """Return the picture of a sketch and its rest; Nones if `sketch` returns none.

        `sketch` is called when its turn comes, in the caller's context but perhaps in another task: so it
        shows the newest state. It must be quick.
        """
        context, loop = copy_context(), asyncio.get_running_loop()
        drawn: asyncio.Future[tuple[Any, W] | tuple[None, None]] = loop.create_future()

        def begin() -> Callable[[], tuple[Any, W]] | None:
            try:
                made = context.run(sketch)
                there = made and context.run(known, made.draw)
            except Exception as error:  # noqa: BLE001 — passed on to the caller
                drawn.set_exception(error)
                return None
            if made is None or there is not None:
                drawn.set_result((there, made.rest) if made else (None, None))
                return None
            return lambda: (context.run(made.draw), made.rest)

        return await self._when_due(patience, context, begin, drawn)

    async def _when_due(
        self,
        patience: float,
        context: Context,
        begin: Callable[[], Callable[[], Any] | None],
        drawn: asyncio.Future[T],
    ) -> T:
        wanted = Wanted(self._clock() + patience, next(self._number), context, begin, drawn)
        heappush(self._clicked if wanted.due == CLICKED else self._others, wanted)
        if self._drawing < self._most:
            self._drawing += 1
            self._next()
        return await drawn

    @property
    def _most(self) -> int:
        """Number of pictures drawn at the same time."""
        return AHEAD if self.process.ready else self._own_threads

    def close(self) -> None:
        """End without waiting for the pictures that are being drawn."""
        if self._home:
            self._home.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.process.close()

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
        """Start the next due picture that is still wanted on a free thread.

        This needs no waiting task, which might be giving way to others for long.
        """
        while (queue := self._queue()) and self._drawing <= self._most:
            wanted = heappop(queue)
            if wanted.drawn.done() or (draw := wanted.begin()) is None:
                continue
            self._in_a_row = self._in_a_row + 1 if queue is self._clicked else 0
            self._count()
            wanted.context.run(elsewhere.set, self.process.draw if self.process.ready else None)
            try:
                drawing = asyncio.get_running_loop().run_in_executor(self._threads, draw)
            except RuntimeError as error:
                # The executor is closed.
                wanted.drawn.set_exception(error)
                continue
            drawing.add_done_callback(partial(self._ended, wanted.drawn), context=self._own)
            if self._drawing < self._most and self._queue():
                # Capacity has grown since the last picture.
                self._drawing += 1
                continue
            return
        self._drawing -= 1

    def _count(self) -> None:
        """Count one more picture; start the drawing process if there are too many."""
        now = self._clock()
        busy = now - self._newest[0] < 1
        self._newest.append(now)
        if busy:
            self.process.start()
            if self._home:
                self._home.cancel()
            loop = asyncio.get_running_loop()
            # Ending the process blocks, so a thread does it.
            self._home = loop.call_later(QUIET, loop.run_in_executor, None, self.process.rest)

    def _queue(self) -> list[Wanted]:
        """Return the queue whose turn it is; an empty one if nothing waits."""
        if self._others and (not self._clicked or self._in_a_row >= IN_A_ROW):
            return self._others
        return self._clicked
