"""A Python that does nothing but draw, for a bot that has so much to draw that all else would wait for it.

Of one Python's threads only one goes on at a time, and to draw is half of what a busy bot does. So where much
is drawn a process of its own does it; one draws all that one loop can send. A bot of a few tables needs none:
it takes seconds to start, and has some 120 MB. What it cannot draw, because it died or hangs, is drawn here.
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

from bot.engines.homes import ROOT
from bot.engines.pool import Lost, Process, Wrong
from bot.ops.errors import describe
from rendering.decks import register
from rendering.kit import png
from rendering.kit.picture import Picture, drawn, plainly

Draw: TypeAlias = Callable[..., Picture]

logger = logging.getLogger(__name__)

NICE: Final = 5
"""Who answers goes before who draws, and that one before who thinks for a computer player."""
AHEAD: Final = 8
"""Pictures that it is asked for at the same time: while one is on its way back the next is drawn."""
PATIENCE: Final = 5.0
"""Seconds by the clock after which it hangs: whoever clicks waits for it."""
WARMING: Final = 60.0
"""Seconds that it has until it is warm."""
PAUSE: Final = 60.0
"""Seconds after one was lost, or could not be started, until another is: without memory each is killed."""


class Drawer:
    """The process: there from a while after `start` until `rest`, or until it dies."""

    def __init__(self, *, allowed: bool = True) -> None:
        """`allowed`: else there is none, and all is drawn here."""
        self.allowed = allowed
        self._there: _Python | None = None
        self._lock = threading.Lock()
        self._rests = 0
        """How often it was sent home: one that is still being started then comes too late."""
        self._starting: threading.Thread | None = None
        self._lost_at = float("-inf")

    @property
    def ready(self) -> bool:
        """Whether it draws by now."""
        return self._there is not None

    def start(self) -> None:
        """See to it that it is there: in the background, and warm before it is asked for anything."""
        with self._lock:
            if not self.allowed or self._starting or self._there or monotonic() - self._lost_at < PAUSE:
                return
            start = partial(self._start, self._rests)
            self._starting = threading.Thread(target=start, name="starting a drawer", daemon=True)
            self._starting.start()

    def rest(self) -> None:
        """End it, whatever it draws, and wait until it is gone."""
        with self._lock:
            self._rests += 1
            there, self._there = self._there, None
        if there:
            there.end()

    def close(self) -> None:
        """`rest`, for good."""
        self.allowed = False
        self.rest()

    def draw(self, draw: Draw, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        """What a drawing function gives that is `once`; called on any thread, which waits for it."""
        there = self._there
        if there and _is_known(draw):
            try:
                return there.draw(draw, args, kwargs)
            except Wrong:
                # Whoever wants the picture wants to know what is wrong, too.
                pass
            except Lost as error:
                self._lost(there, error)
        return plainly(draw)(*args, **kwargs)

    def _lost(self, python: _Python, error: Lost) -> None:
        with self._lock:
            if self._there is not python:
                return
            self._there, self._lost_at = None, monotonic()
        logger.warning("the process that draws is lost: %s", describe(error))
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
            logger.warning("no process that draws: %s", describe(error))
        finally:
            self._starting = None


class _Python:
    """It draws in the order of asking."""

    def __init__(self) -> None:
        self._process = Process(ROOT, NICE)
        self._answers: deque[Future[Picture]] = deque()
        """Of pictures that were asked for, in their order."""
        self._sending = threading.Lock()
        self._gone = False
        try:
            self._process.do(register.warm, seconds=WARMING)
        except BaseException:
            self.end()
            raise
        threading.Thread(target=self._listen, name="drawn elsewhere", daemon=True).start()

    def draw(self, draw: Draw, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        """`Lost` where it hangs or dies, `Wrong` where the function fails."""
        answer: Future[Picture] = Future()
        with self._sending:
            if self._gone:
                raise Lost("it died")
            self._answers.append(answer)
            self._process.send(drawn, (draw, args, dict(kwargs), png.hurried.get()))
        try:
            return answer.result(PATIENCE)
        except TimeoutError:
            raise Lost("it hangs") from None

    def end(self) -> None:
        self._process.kill()
        self._process.bury()

    def _listen(self) -> None:
        """Hand on what comes back; when nothing more can, tell all who wait."""
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
