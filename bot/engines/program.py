"""An external program that plays: a process that is asked line by line, and can do nothing but answer."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.ai.decision import Budget
from bot.ai.request import Question, may
from bot.engines import protocol
from bot.games.base import refusal

START: Final = 60.0
"""Timeout in seconds for a program to become ready."""
MEMORY: Final = 512
"""Default memory limit of a program in megabytes."""
LATE: Final = 5.0
"""Seconds by the clock beyond its budget until a program counts as silent: the machine may be busy."""
ENDLESS: Final = 60.0
"""Timeout in seconds if the budget has no seconds."""
LONGEST_LINE: Final = 4096
"""Longest line in bytes."""
MOST_OUTPUT: Final = 1 << 20
"""Most output to one question, in bytes."""
PAUSES: Final = (1.0, 300.0)
"""Backoff in seconds before a failed program is restarted: the first pause, and the longest; each doubles."""
ENDING_SECONDS: Final = 10.0
"""Seconds until a keeper that does not end is killed."""
SOUND: Final = 20
"""Number of good answers after which the backoff is reset."""
KNOWN: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ")
"""Environment variables that the program gets: no token, no address."""

_KEEPER: Final = Path(__file__).with_name("keeper.py")


class Failed(Exception):
    """A program gave no valid answer; the message has the reason, without the program's own words."""


class Resting(Failed):
    """The program failed a moment ago, and is restarted later."""


class Program:
    """A registered program, started on its first question; it answers one question at a time.

    `memory`: megabytes; `heard`: whether its standard error, which may hold its cards, is shown. `late`:
    seconds by the clock beyond the budget until it counts as silent; starting has at least `START`.
    """

    def __init__(
        self,
        command: tuple[str, ...],
        memory: int,
        *,
        late: float = LATE,
        heard: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._command, self._memory, self._late, self._heard = command, memory, late, heard
        self._clock = clock
        self._running: _Running | None = None
        self._pause, self._next, self._sound = PAUSES[0], -float("inf"), 0
        self._closed = False

    def ask(self, question: Question, budget: Budget) -> str:
        """Return the program's action; raises `Failed` unless it is legal for its seat."""
        seconds = self._late + (ENDLESS if budget.seconds is None else budget.seconds)
        try:
            running = self._awake()
            said = running.exchange(protocol.asked(question, budget), _answer, seconds)
        except Failed:
            self._rest()
            raise
        word, _, action = said.partition(" ")
        if word == protocol.ERROR:
            raise Failed("it could not decide")
        if not may(question.view, question.seat, action):
            why = refusal(question.view, question.seat, action)
            known = (f"{name}={value}" for name, value in why.args_for_words.items())
            with suppress(Failed):
                running.tell([" ".join((protocol.REFUSED, why.key, *known))])
            raise Failed("it wants what it may not do")
        self._sound += 1
        if self._sound >= SOUND:
            self._pause = PAUSES[0]
        return action

    def close(self) -> None:
        """End the program, whatever it is doing; another thread may be asking it."""
        self._closed = True
        if running := self._running:
            running.end()

    def bury(self) -> None:
        """Wait until the program has ended; nobody may ask it any more."""
        self._closed = True
        if self._running:
            self._running.bury()
            self._running = None

    def _awake(self) -> _Running:
        if self._closed:
            raise Failed("the bot is closing")
        if self._running is None:
            if self._clock() < self._next:
                raise Resting("it failed before and is not started yet")
            self._running = running = _Running(self._command, self._memory, heard=self._heard)
            running.exchange([protocol.HELLO], _readiness, max(START, self._late))
        return self._running

    def _rest(self) -> None:
        """End the program after a failure, as later output would answer no question; restart it after a
        pause."""
        if self._running is None:
            return
        self._running.bury()
        self._running = None
        self._next = self._clock() + self._pause
        self._pause, self._sound = min(2 * self._pause, PAUSES[1]), 0


def _answer(line: str) -> bool:
    return line.partition(" ")[0] in (protocol.ACTION, protocol.ERROR)


def _readiness(line: str) -> bool:
    return line == protocol.READY


class _Running:
    """The running process of a program."""

    def __init__(self, command: tuple[str, ...], memory: int, *, heard: bool) -> None:
        self._ending = threading.Lock()
        theirs, self._alive = os.pipe()
        known = {name: value for name, value in os.environ.items() if name in KNOWN}
        try:
            self._keeper = subprocess.Popen(  # noqa: S603 — whom the operator has registered
                [sys.executable, "-I", str(_KEEPER), str(theirs), str(memory), *command],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # A program's complaints may hold its cards, and the log must not.
                stderr=None if heard else subprocess.DEVNULL,
                env=known,
                pass_fds=(theirs,),
                process_group=0,
            )
        except OSError as error:
            self.end()
            raise Failed("it cannot be started") from error
        finally:
            os.close(theirs)
        if self._keeper.stdin is None or self._keeper.stdout is None:
            raise LookupError("its pipes")
        self._to, self._from = self._keeper.stdin.fileno(), self._keeper.stdout.fileno()
        for end in (self._to, self._from):
            os.set_blocking(end, False)

    def exchange(self, lines: Iterable[str], wanted: Callable[[str], bool], seconds: float) -> str:
        """Send these lines and wait for a wanted line; others are ignored."""
        until = time.monotonic() + seconds
        # Earlier unasked output answers nothing.
        while self._ready(self._from, select.POLLIN, 0.0):
            self._take()
        self._say(lines, until)
        unread, heard = b"", 0
        while True:
            if not self._ready(self._from, select.POLLIN, until - time.monotonic()):
                raise Failed("it is silent")
            read = self._take()
            heard += len(read)
            *whole, unread = (unread + read).split(b"\n")
            if heard > MOST_OUTPUT or max(map(len, (unread, *whole))) > LONGEST_LINE:
                raise Failed("it says too much")
            for line in whole:
                text = line.removesuffix(b"\r").decode("utf-8", "replace")
                if wanted(text):
                    return text

    def tell(self, lines: Iterable[str]) -> None:
        """Send these lines, which need no answer."""
        self._say(lines, time.monotonic() + 1.0)

    def end(self) -> None:
        """Close the pipe, so that the keeper ends the program with its children."""
        with self._ending:
            if self._alive >= 0:
                os.close(self._alive)
            self._alive = -1

    def bury(self) -> None:
        """End the process, and release its resources."""
        self.end()
        try:
            self._keeper.wait(ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            self._keeper.kill()
        self._keeper.__exit__(None, None, None)

    def _say(self, lines: Iterable[str], until: float) -> None:
        left = "".join(f"{line}\n" for line in lines).encode()
        while left:
            if not self._ready(self._to, select.POLLOUT, until - time.monotonic()):
                raise Failed("it does not listen")
            try:
                left = left[os.write(self._to, left) :]
            except OSError as error:
                raise Failed("it has ended") from error

    def _take(self) -> bytes:
        """Return the output that is available."""
        read = os.read(self._from, 1 << 16)
        if not read:
            raise Failed("it has ended")
        return read

    @staticmethod
    def _ready(end: int, event: int, seconds: float) -> bool:
        watched = select.poll()
        watched.register(end, event)
        return bool(watched.poll(max(0.0, 1000 * seconds)))
