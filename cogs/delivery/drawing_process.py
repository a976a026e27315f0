"""A process that only draws, for a busy bot whose drawing would delay everything else.

Python runs one thread at a time, and drawing is half of a busy bot's work. Under load a process of its own
draws; one draws all that one event loop can send. A bot with a few tables needs none: the process takes
seconds to start and some 120 MB. If it dies or hangs, pictures are drawn here.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial
from time import monotonic
from typing import Any, Final, TypeAlias

from bot.engines.compiled import ROOT
from bot.engines.pool import Lost, Process, Wrong
from bot.ops.errors import describe
from rendering.decks import register
from rendering.kit.picture import Picture, drawn, plainly

Draw: TypeAlias = Callable[..., Picture]

logger = logging.getLogger(__name__)

NICE: Final = 5
"""Niceness: the bot runs before this process, and this before the engines of computer players."""
AHEAD: Final = 8
"""Pictures requested ahead: while one is on its way back, the next is drawn."""
DRAWING_TIMEOUT: Final = 5.0
"""Seconds after which a drawing process counts as hung: a user may be waiting for the picture."""
WARMING: Final = 60.0
"""Seconds that the process has to warm up."""
PAUSE: Final = 60.0
"""Seconds between the loss of a process and the start of another: a host without memory kills each."""


class DrawingProcess:
    """A manager of the drawing process, which exists from shortly after `start` until `rest` or its death."""

    def __init__(self, *, allowed: bool = True) -> None:
        """`allowed`: False to draw everything in this process."""
        self.allowed = allowed
        self._there: _Python | None = None
        self._lock = threading.Lock()
        self._rests = 0
        """Number of calls of `rest`: a process that was being started at that time is ended."""
        self._starting: threading.Thread | None = None
        self._lost_at = float("-inf")

    @property
    def ready(self) -> bool:
        """Whether the process draws by now."""
        return self._there is not None

    def start(self) -> None:
        """Start the process in the background, unless it is there; it is used once it is warm."""
        with self._lock:
            if not self.allowed or self._starting or self._there or monotonic() - self._lost_at < PAUSE:
                return
            start = partial(self._start, self._rests)
            self._starting = threading.Thread(target=start, name="starting the drawing process", daemon=True)
            self._starting.start()

    def rest(self) -> None:
        """End the process, whatever it draws, and wait until it is gone."""
        with self._lock:
            self._rests += 1
            there, self._there = self._there, None
        if there:
            there.end()

    def close(self) -> None:
        """End the process for good."""
        self.allowed = False
        self.rest()

    def draw(self, draw: Draw, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        """Draw with a function that is `once`; called on any thread, which waits for the picture."""
        there = self._there
        if there and _is_known(draw):
            try:
                return there.draw(draw, args, kwargs)
            except Wrong:
                # Drawing here raises the error itself.
                pass
            except Lost as error:
                self._lost(there, error)
        return plainly(draw)(*args, **kwargs)

    def _lost(self, python: _Python, error: Lost) -> None:
        with self._lock:
            if self._there is not python:
                return
            self._there, self._lost_at = None, monotonic()
        logger.warning("the drawing process was lost: %s", describe(error))
        python.end()

    def _start(self, rests: int) -> None:
        try:
            made = _Python()
            with self._lock:
                if in_time := rests == self._rests:
                    self._there = made
            if not in_time:
                made.end()
        except (Lost, Wrong, OSError) as error:
            self._lost_at = monotonic()
            logger.warning("the drawing process did not start: %s", describe(error))
        finally:
            self._starting = None


class _Python:
    """A connection to a drawing process, which draws in the order of the requests."""

    def __init__(self) -> None:
        self._process = Process(ROOT, NICE)
        self._answers: deque[Future[Picture]] = deque()
        """Futures of requested pictures, in order."""
        self._sending = threading.Lock()
        self._gone = False
        try:
            self._process.do(register.warm, seconds=WARMING)
        except BaseException:
            self.end()
            raise
        threading.Thread(target=self._listen, name="drawn elsewhere", daemon=True).start()

    def draw(self, draw: Draw, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        """Draw in the process; raise `Lost` if it hangs or dies, `Wrong` if the function fails."""
        answer: Future[Picture] = Future()
        with self._sending:
            if self._gone:
                raise Lost("it died")
            self._answers.append(answer)
            self._process.send(drawn, (draw, args, dict(kwargs)))
        try:
            return answer.result(DRAWING_TIMEOUT)
        except TimeoutError:
            raise Lost("it hangs") from None

    def end(self) -> None:
        self._process.kill()
        self._process.bury()

    def _listen(self) -> None:
        """Hand on each finished picture; when the process is lost, fail all waiting requests."""
        try:
            while True:
                made, wrong = self._process.receive()
                answer = self._answers.popleft()
                if wrong is None:
                    answer.set_result(made)
                else:
                    answer.set_exception(Wrong(wrong))
        except Lost as error:
            with self._sending:
                self._gone, waiting = True, list(self._answers)
            for answer in waiting:
                answer.set_exception(error)


def _is_known(draw: Draw) -> bool:
    """Whether another process finds this function by its name."""
    return getattr(sys.modules.get(draw.__module__), draw.__qualname__, None) is draw
