"""Where computer players think: those that search in processes of their own, the others in a thread."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from queue import Empty, LifoQueue
from typing import Any, Final, TypeVar, TypeVarTuple

from bot.ai import LEVELS
from bot.ai.decision import SECONDS, Budget, Thought
from bot.ai.request import Question, answer
from bot.engines.cores import Cores, here
from bot.engines.fair_lock import FairLock
from bot.engines.homes import ROOT, home
from bot.engines.process import NICE
from bot.engines.programs import Programs
from bot.ops.errors import Told

T = TypeVar("T")
Args = TypeVarTuple("Args")

LEAST: Final = 0.02
"""What it may spend however many wait: below that it would be no better than rules of thumb."""
CROWD: Final = 250
"""So many questions to each process, five seconds of work; whoever asks more is told rules of thumb."""
GRACE: Final = 5.0
"""Seconds of processor time beyond its budget after which a search hangs."""
PATIENCE: Final = 60.0
"""Seconds by the clock after which a search hangs: on a busy machine the processor is mostly elsewhere."""

SECRET: Final = ("DISCORD_TOKEN", "DATABASE_URL")
"""What a process that thinks need not know."""


# Ctrl-C in a terminal is told to every process of a group; these are ended by the bot.
_APART: Final[dict[str, Any]] = (
    {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    if sys.platform == "win32"
    else {"process_group": 0}
)


class Lost(Told):
    """A question that got no answer, and why."""


class Wrong(Lost):
    """What was asked went wrong; the process that tried is as it was before."""


class EnginePool:
    """`workers`: how many processes; None: one for each core but one, 0: a thread does it all.

    The processes are started when they are first needed, as machine code if there is some by then (`renew`
    looks again), unless `modules` says where they find ours.
    """

    def __init__(
        self,
        workers: int | None = 0,
        seconds: float = SECONDS,
        modules: Path | None = None,
        programs: Programs | None = None,
        cores: Cores | None = None,
    ) -> None:
        """`cores`: of the machine, shared with other bots; without them nobody else is minded."""
        self.programs = programs or Programs()
        """Players that somebody else has written."""
        size = max(1, here() - 1) if workers is None else workers
        self._size = max(1, size)
        self._seconds = seconds
        self._modules, self._fixed = modules or home(), modules is not None
        self._searched = 0
        self._threads = ThreadPoolExecutor(self._size, "mind")
        self._apart = size > 0
        self._search: Callable[[Question], Thought] = self._by_process if size else self._by_thread
        self._processes: set[Process] = set()
        # The one that has just answered is asked first: the others need not be woken, or even started.
        self._idle: LifoQueue[Process] = LifoQueue()
        self._closing = False
        self._quiet = asyncio.Event()
        """Nobody waits for a player that searches."""
        self._quiet.set()
        self._fair = FairLock()
        self._cores = cores or Cores()

    async def think(self, question: Question) -> Thought:
        """What the player does; raises whatever went wrong."""
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
        """As `Aside.aside`, for nobody in particular."""
        return await self.aside_for(0).aside(work, *args)

    def aside_for(self, person: int) -> Aside:
        """What can wait, and whoever waits for it."""
        return Aside(self, person)

    async def _done_aside(self, person: int, work: Callable[[*Args], T], args: tuple[*Args]) -> T:
        async with self._fair.turn(person):
            while not self._quiet.is_set():
                await self._quiet.wait()
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work, *args)

    def renew(self) -> None:
        """There may be machine code now: whoever thinks next finds it."""
        if not self._fixed:
            self._modules = home()

    @property
    def asked(self) -> int:
        """Questions to players that search which have no answer yet."""
        return self._searched

    def budget(self) -> Budget:
        """The more wait for an answer, the less each gets, so that all get theirs in about the same time.

        Those count too who ask other bots on this machine.
        """
        share = min(self._size / max(self._size, self._searched), self._cores.part(self._searched))
        return Budget(max(min(LEAST, self._seconds), self._seconds * share))

    async def close(self) -> None:
        """End the processes, whatever they think of."""
        self._closing = True
        await asyncio.to_thread(self._close)
        await asyncio.to_thread(self.programs.close)

    def _close(self) -> None:
        for process in list(self._processes):
            process.kill()
        self._threads.shutdown(cancel_futures=True)
        for process in self._processes:
            process.bury()
        self._cores.close()

    def _core(self) -> AbstractContextManager[None]:
        return self._cores.share(lambda: self._searched, lambda: self._closing)

    def _by_thread(self, question: Question) -> Thought:
        with self._core():
            return answer(question, self.budget())

    def _by_process(self, question: Question) -> Thought:
        with self._core():
            budget = self.budget()
            return self._with_process(
                lambda process: process.ask(question, budget, PATIENCE + (budget.seconds or 0.0))
            )

    def _do(self, work: Callable[[*Args], T], *args: *Args) -> T:
        with self._core():
            if not self._apart:
                return work(*args)
            return self._with_process(lambda process: process.do(work, *args, most=GRACE, seconds=PATIENCE))

    def _with_process(self, ask: Callable[[Process], T]) -> T:
        """Whoever did not answer is not asked again: the next question starts another process."""
        process = self._awake()
        try:
            answered = ask(process)
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


class Aside:
    """Where what a person has asked for is worked out, in their turn."""

    def __init__(self, pool: EnginePool, person: int) -> None:
        self._pool = pool
        self._person = person

    async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """What a function of a module gives, once nobody waits for a player that searches.

        One such work at a time, and each should take a moment: a player that is asked meanwhile waits for it.
        People have their turns one after the other, however much each has asked for.
        """
        return await self._pool._done_aside(self._person, work, args)


class Process:
    """Another Python in which computer players think: see process.py. `modules`: where it finds ours.

    Others may use one too, for whatever is worth machine code (bot/engines/compiled.py), or a process.
    """

    def __init__(self, modules: Path, nice: int = NICE) -> None:
        """`nice`: how far it stays behind other processes, from 0 to 19; Windows knows no such thing."""
        self.modules = modules
        known = {name: value for name, value in os.environ.items() if name not in SECRET}
        path = (str(modules), str(ROOT), known.get("PYTHONPATH"))
        self._python = subprocess.Popen(  # noqa: S603 — ourselves
            # -P: wherever the bot was started, it is these modules that are found.
            [sys.executable, "-P", "-m", "bot.engines.process", str(nice)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**known, "PYTHONPATH": os.pathsep.join(filter(None, path))},
            **_APART,
        )

    def ask(self, question: Question, budget: Budget, seconds: float) -> Thought:
        """The answer; `Wrong` or `Lost` if there is none after so many seconds."""
        return self.do(answer, question, budget, most=GRACE + (budget.seconds or 0.0), seconds=seconds)

    def do(
        self,
        work: Callable[[*Args], T],
        *args: *Args,
        most: float | None = None,
        seconds: float | None = None,
    ) -> T:
        """What a function of a module gives there, after at most so many seconds.

        `most`: of processor time, `seconds`: by the clock.
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
        """Ask for what `do` gives; more may be asked for before it is there."""
        with _lost():
            pickle.dump((work, args, most), self._pipe(self._python.stdin))
            self._pipe(self._python.stdin).flush()

    def receive(self) -> tuple[Any, str | None]:
        """What came of the first that was sent and has not come back, or else what went wrong with it."""
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
        """Wait until it is gone, and give back what it had."""
        with suppress(BrokenPipeError):
            self._python.__exit__(None, None, None)


@contextmanager
def _lost() -> Iterator[None]:
    """Half a question or half an answer can make any error."""
    try:
        yield
    except Exception as error:
        raise Lost("its process died, or hung and was ended") from error
