"""Pythons that do nothing but draw, for a bot that has so much to draw that all else would wait for it.

Of one Python's threads only one goes on at a time, and to draw is half of what a busy bot does. So where much
is drawn processes of their own do it. A bot of a few tables needs none: each takes seconds to start, and has
some 120 MB. What one cannot draw, because it died or hangs, is drawn here.
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

from bot.engines.homes import ROOT, compiled_rules, use_compiled_rules
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
"""Pictures that each is asked for at the same time: while one is on its way back the next is drawn."""
PATIENCE: Final = 20.0
"""Seconds by the clock after which one hangs."""
PAUSE: Final = 60.0
"""Seconds after one was lost, or could not be started, until another is: without memory each is killed."""


class Drawers:
    """Up to `most` processes. They are there from a while after `start` until `rest`, or until they die."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._there: list[_Drawer] = []
        self._lock = threading.Lock()
        self._wanted = 0
        """Raised whenever they are started or ended: whoever comes late belongs to an earlier time."""
        self._starting: threading.Thread | None = None
        self._lost_at = float("-inf")

    @property
    def ready(self) -> int:
        """How many of them draw by now."""
        return len(self._there)

    def start(self) -> None:
        """See to it that there are some: in the background, each warm before it is asked for anything."""
        with self._lock:
            if not self.most or self._starting or len(self._there) == self.most:
                return
            if monotonic() - self._lost_at < PAUSE:
                return
            start = partial(self._start, self._wanted, self.most - len(self._there))
            self._starting = threading.Thread(target=start, name="starting drawers", daemon=True)
            self._starting.start()

    def rest(self) -> None:
        """End all, whatever they draw."""
        with self._lock:
            self._wanted += 1
            there, self._there = self._there, []
        for drawer in there:
            drawer.end()

    def close(self) -> None:
        """`rest`, for good."""
        self.most = 0
        self.rest()

    def draw(self, draw: Draw, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        """What a drawing function gives that is `once`; called on any thread, which waits for it."""
        drawer = min(self._there, key=lambda one: one.asked, default=None)
        if drawer is not None and _is_known(draw):
            try:
                return drawer.draw(draw, args, kwargs)
            except Wrong:
                # Whoever wants the picture wants to know what is wrong, too.
                pass
            except Lost as error:
                self._lost(drawer, error)
        return plainly(draw)(*args, **kwargs)

    def _lost(self, drawer: _Drawer, error: Lost) -> None:
        with self._lock:
            if drawer not in self._there:
                return
            self._there.remove(drawer)
            self._lost_at = monotonic()
        logger.warning("a process that draws is lost: %s", describe(error))
        drawer.end()

    def _start(self, wanted: int, number: int) -> None:
        try:
            for _ in range(number):
                drawer = _Drawer()
                with self._lock:
                    if stays := wanted == self._wanted:
                        self._there.append(drawer)
                if not stays:
                    drawer.end()
                    return
        except (Lost, Wrong, OSError) as error:
            self._lost_at = monotonic()
            logger.warning("no process that draws: %s", describe(error))
        finally:
            self._starting = None


class _Drawer:
    """One process, which draws in the order of asking."""

    def __init__(self) -> None:
        self._process = Process(ROOT, NICE)
        self._answers: deque[Future[Picture]] = deque()
        self._sending = threading.Lock()
        self._gone = False
        try:
            if compiled_rules():
                # What is sent there is pickled as what it is here.
                self._process.do(use_compiled_rules, seconds=PATIENCE)
            self._process.do(register.warm, seconds=PATIENCE)
        except BaseException:
            self.end()
            raise
        self._listening = threading.Thread(target=self._listen, name="drawn elsewhere", daemon=True)
        self._listening.start()

    @property
    def asked(self) -> int:
        """How many pictures somebody waits for."""
        return len(self._answers)

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
