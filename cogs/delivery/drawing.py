"""Where the pictures of tables are drawn: on as many threads as there are cores, the most urgent first; where
there are many of them, by a process of its own (`drawer.py`).

What is part of an answer goes before all else, but for one picture in four: where there is more to draw than
the threads can, all other messages grow older, and none is left behind. So many a second as an evening has
are packed well, and all further ones quickly: the processor's time is somebody else's then.
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

from cogs.delivery.drawer import AHEAD, Drawer
from rendering.kit import png
from rendering.kit.picture import elsewhere, known

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W")

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
WELL: Final = 20
"""Pictures a second that are packed well: some three milliseconds more for each."""
BUSY: Final = 60
"""Pictures a second from which on the process draws them."""
QUIET: Final = 600.0
"""Seconds without such a one after which it is sent home."""


class Sketch(NamedTuple, Generic[W]):
    """What is to be drawn, and whatever it is drawn for."""

    draw: Callable[[], Any]
    rest: W


class Wanted(NamedTuple):
    """What waits for a thread: the first in its order is the next."""

    due: float
    number: int
    context: Context
    """In which it is drawn."""
    begin: Callable[[], Callable[[], Any] | None]
    """Gives what is to be done on a thread; None where there is nothing to draw, and `drawn` is done."""
    drawn: asyncio.Future[Any]


class Drawing:
    def __init__(
        self,
        threads: int | None = None,
        *,
        drawer: Drawer | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """`threads`: else as many as there are cores. `clock`: in seconds, else the loop's.

        `drawer`: the process that may be asked where there is much to draw.
        """
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self.drawer = drawer or Drawer(allowed=False)
        self._own_threads = threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(max(self._own_threads, AHEAD), "drawer")
        self._drawing = 0
        """Threads that draw, or wait for the process that does."""
        self._clicked: list[Wanted] = []
        self._others: list[Wanted] = []
        self._in_a_row = 0
        """How many of those who clicked went before the others since one of these went."""
        self._number = count()
        self._well: deque[float] = deque((float("-inf"),) * WELL, WELL)
        """When the newest began that are packed well."""
        self._newest: deque[float] = deque((float("-inf"),) * BUSY, BUSY)
        """When the newest began."""
        self._home: asyncio.TimerHandle | None = None
        self._own = Context()

    async def __call__(
        self, patience: float, draw: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What `draw` gives: at once if that is remembered, else when it is its turn."""
        if (there := known(draw, *args, **kwargs)) is not None:
            return there
        context = copy_context()
        todo = partial(context.run, draw, *args, **kwargs)
        drawn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        return await self._when_due(patience, context, lambda: todo, drawn)

    async def newest(
        self, patience: float, sketch: Callable[[], Sketch[W] | None]
    ) -> tuple[Any, W] | tuple[None, None]:
        """The picture of a sketch, and the rest of that; Nones where `sketch` gives none.

        `sketch` is called when it is the turn of its picture, in the caller's context but perhaps in another
        task: what it shows is as new as it can be. It may not take long.
        """
        context, loop = copy_context(), asyncio.get_running_loop()
        drawn: asyncio.Future[tuple[Any, W] | tuple[None, None]] = loop.create_future()

        def begin() -> Callable[[], tuple[Any, W]] | None:
            try:
                made = context.run(sketch)
                there = made and context.run(known, made.draw)
            except Exception as error:  # noqa: BLE001 — handed on to whoever waits for it
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
        """So many are drawn at the same time."""
        return AHEAD if self.drawer.ready else self._own_threads

    def close(self) -> None:
        """What our own threads draw is drawn to its end; nobody waits for that."""
        if self._home:
            self._home.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.drawer.close()

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
        while (queue := self._queue()) and self._drawing <= self._most:
            wanted = heappop(queue)
            if wanted.drawn.done() or (draw := wanted.begin()) is None:
                continue
            self._in_a_row = self._in_a_row + 1 if queue is self._clicked else 0
            self._count()
            wanted.context.run(png.hurried.set, not self._has_time())
            wanted.context.run(elsewhere.set, self.drawer.draw if self.drawer.ready else None)
            try:
                drawing = asyncio.get_running_loop().run_in_executor(self._threads, draw)
            except RuntimeError as error:
                # It is closed.
                wanted.drawn.set_exception(error)
                continue
            drawing.add_done_callback(partial(self._ended, wanted.drawn), context=self._own)
            if self._drawing < self._most and self._queue():
                # More are drawn at the same time than before.
                self._drawing += 1
                continue
            return
        self._drawing -= 1

    def _count(self) -> None:
        """One more is drawn: perhaps there are too many for us."""
        now = self._clock()
        busy = now - self._newest[0] < 1
        self._newest.append(now)
        if busy:
            self.drawer.start()
            if self._home:
                self._home.cancel()
            loop = asyncio.get_running_loop()
            # It waits for the process's end.
            self._home = loop.call_later(QUIET, loop.run_in_executor, None, self.drawer.rest)

    def _has_time(self) -> bool:
        """Whether there is time to pack one more picture well; then it is counted."""
        now = self._clock()
        if now - self._well[0] < 1:
            return False
        self._well.append(now)
        return True

    def _queue(self) -> list[Wanted]:
        """Whose turn it is; an empty one where nobody waits."""
        if self._others and (not self._clicked or self._in_a_row >= IN_A_ROW):
            return self._others
        return self._clicked
