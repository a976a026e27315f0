"""The pool of computer players: searches run in processes of their own, others in a thread."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, LifoQueue
from typing import Any, Final, TypeVar, TypeVarTuple

from bot.ai import LEVELS
from bot.ai.decision import SECONDS, Budget, Thought
from bot.ai.request import Question, answer
from bot.engines.compiled import ROOT, home
from bot.engines.process import NICE, environment
from bot.engines.programs import Programs
from bot.ops.errors import Told

T = TypeVar("T")
Args = TypeVarTuple("Args")

LEAST: Final = 0.02
"""Least seconds for a search under load: with less it would be no better than rules of thumb."""
CROWD: Final = 250
"""Most waiting searches per process, five seconds of work; further ones get rules of thumb."""
GRACE: Final = 5.0
"""Seconds of processor time beyond its budget after which a search counts as hung."""
HUNG_SECONDS: Final = 60.0
"""Seconds by the clock after which a search counts as hung: a busy machine may run it rarely."""

# Ctrl-C in a terminal goes to every process of a group; these are ended by the bot.
_APART: Final[dict[str, Any]] = (
    {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    if sys.platform == "win32"
    else {"process_group": 0}
)


class Lost(Told):
    """A question without an answer, with the reason."""


class Wrong(Lost):
    """A question that raised an error; its process is still usable."""


def _cores() -> int:
    """Return the number of cores that this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


class EnginePool:
    """A pool of engine processes. `workers`: their number; None: one for each core but one, 0: only threads.

    Processes are started on demand, compiled if there is a copy by then (`renew` checks again), unless
    `modules` tells where they import ours.
    """

    def __init__(
        self,
        workers: int | None = 0,
        seconds: float = SECONDS,
        modules: Path | None = None,
        programs: Programs | None = None,
    ) -> None:
        self.programs = programs or Programs()
        """External players."""
        size = max(1, _cores() - 1) if workers is None else workers
        self._size = max(1, size)
        self._seconds = seconds
        self._modules, self._fixed = modules or home(), modules is not None
        self._searched = 0
        self._threads = ThreadPoolExecutor(self._size, "mind")
        self._apart = size > 0
        self._processes: set[Process] = set()
        # Last in, first out: the other processes need not be woken, or even started.
        self._idle: LifoQueue[Process] = LifoQueue()
        self._closing = False
        self._quiet = asyncio.Event()
        """Set while no search is waiting."""
        self._quiet.set()
        self._one_aside = asyncio.Lock()

    async def think(self, question: Question) -> Thought:
        """Return the player's decision; raises the error if there is none."""
        loop = asyncio.get_running_loop()
        if question.level not in LEVELS:
            said = await self.programs.ask(question)
            if said is not None:
                return Thought(said)
            question = question.eased
        if question.searched and self._searched >= CROWD * self._size:
            question = question.eased
        if not question.searched:
            return await loop.run_in_executor(None, answer, question, self.budget())
        self._searched += 1
        self._quiet.clear()
        try:
            return await loop.run_in_executor(self._threads, self._search, question)
        finally:
            self._searched -= 1
            if not self._searched:
                self._quiet.set()

    async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """Return the result of a module's function, run once no search is waiting.

        One such work runs at a time, first come, first served. It should be short, as a search asked
        meanwhile waits for it.
        """
        async with self._one_aside:
            while not self._quiet.is_set():
                await self._quiet.wait()
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, 0.0, work, *args)

    def renew(self) -> None:
        """Check for compiled code, which may be there by now; further processes use it."""
        if not self._fixed:
            self._modules = home()

    @property
    def asked(self) -> int:
        """Number of searches without an answer yet."""
        return self._searched

    def budget(self) -> Budget:
        """Return a search's budget: smaller the more searches wait, so that all take about the same time."""
        share = self._size / max(self._size, self._searched)
        return Budget(max(min(LEAST, self._seconds), self._seconds * share))

    async def close(self) -> None:
        """Kill the processes, whatever they are doing."""
        self._closing = True
        await asyncio.to_thread(self._close)
        await asyncio.to_thread(self.programs.close)

    def _close(self) -> None:
        for process in list(self._processes):
            process.kill()
        self._threads.shutdown(cancel_futures=True)
        for process in self._processes:
            process.bury()

    def _search(self, question: Question) -> Thought:
        budget = self.budget()
        return self._do(budget.seconds or 0.0, answer, question, budget)

    def _do(self, budget: float, work: Callable[[*Args], T], *args: *Args) -> T:
        """Run a function with so many seconds of processor time.

        A process that fails is ended, and the next question starts another.
        """
        if not self._apart:
            return work(*args)
        process = self._awake()
        try:
            answered = process.do(work, *args, most=GRACE + budget, seconds=HUNG_SECONDS + budget)
        except Wrong:
            self._idle.put(process)
            raise
        except Lost:
            self._end(process)
            raise
        self._idle.put(process)
        return answered

    def _awake(self) -> Process:
        if self._closing:
            raise Lost("the bot is closing")
        with suppress(Empty):
            while (process := self._idle.get_nowait()).modules != self._modules:
                self._end(process)
            return process
        self.renew()
        process = Process(self._modules)
        self._processes.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._processes.discard(process)
        process.kill()
        process.bury()


class Process:
    """A Python process that runs computer players, drawing or other work: see process.py."""

    def __init__(self, modules: Path, nice: int = NICE) -> None:
        """`modules`: where it imports computer players; `nice`: from 0 to 19, ignored on Windows."""
        self.modules = modules
        self._python = subprocess.Popen(  # noqa: S603 — ourselves
            # -P: the working directory is not searched for modules.
            [sys.executable, "-P", "-m", "bot.engines.process", str(nice), str(modules)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(ROOT),
            **_APART,
        )

    def do(
        self,
        work: Callable[[*Args], T],
        *args: *Args,
        most: float | None = None,
        seconds: float | None = None,
    ) -> T:
        """Return the result of a module's function; raises `Wrong` or `Lost` if there is none.

        `most`: seconds of processor time that it may take, `seconds`: by the clock.
        """
        if seconds is None:
            return self._do(work, args, most)
        guard = threading.Timer(seconds, self.kill)
        guard.start()
        try:
            return self._do(work, args, most)
        finally:
            guard.cancel()

    def _do(self, work: Callable[[*Args], T], args: tuple[*Args], most: float | None) -> T:
        self.send(work, args, most)
        made: T
        made, wrong = self.receive()
        if wrong is not None:
            raise Wrong(wrong)
        return made

    def send(self, work: Callable[[*Args], T], args: tuple[*Args], most: float | None = None) -> None:
        """Request what `do` returns; more may be requested before it is there."""
        with _lost():
            pickle.dump((work, args, most), self._pipe(self._python.stdin))
            self._pipe(self._python.stdin).flush()

    def receive(self) -> tuple[Any, str | None]:
        """Return the result of the earliest request still open, or else its error."""
        with _lost():
            made, wrong = pickle.load(self._pipe(self._python.stdout))  # noqa: S301 — from a process of ours
        return made, wrong

    @staticmethod
    def _pipe(pipe: T | None) -> T:
        if pipe is None:
            raise LookupError("its pipes")
        return pipe

    def kill(self) -> None:
        self._python.kill()

    def bury(self) -> None:
        """Wait until the process has ended, and release its resources."""
        with suppress(BrokenPipeError):
            self._python.__exit__(None, None, None)


@contextmanager
def _lost() -> Iterator[None]:
    """Turn any error into `Lost`, as half a message can cause any."""
    try:
        yield
    except Exception as error:
        raise Lost("its process died, or hung and was ended") from error
