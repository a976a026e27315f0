"""A bot in a process of its own, to be measured and killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.discord.server import StandIn

HERE: Final = Path(__file__).parents[2]
LAUNCHED: Final = "tests/discord/launched.py"
"""Path in a checkout, which knows its own modules."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 600.0


@dataclass(frozen=True, slots=True)
class Figures:
    """Resources that a process has used so far, and holds now."""

    seconds: float
    """Processor time in seconds, of all its threads and of its processes that draw or search."""
    megabytes: float
    """Memory, including those processes."""
    most_megabytes: float
    threads: int
    files: int
    tasks: int
    """Number of asyncio tasks."""


class Running(Protocol):
    """The process behind `Process`, however it was started."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    async def wait(self) -> int: ...

    def send_signal(self, how: int, /) -> None: ...

    def kill(self) -> None: ...


class Process:
    """A connected bot, as an async context manager; it is stopped in the end."""

    def __init__(
        self,
        discord: StandIn,
        folder: Path,
        environment: Mapping[str, str],
        checkout: Path = HERE,
        *,
        wait: bool = True,
    ) -> None:
        """`wait`: until it is connected."""
        self.discord = discord
        self.checkout = checkout
        self.folder = folder
        self.environment = environment
        self.said: list[str] = []
        """Lines that it wrote to standard error."""
        self._wait = wait
        self._process: Running | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def alive(self) -> Running:
        if self._process is None:
            raise ValueError("it was not started")
        return self._process

    async def __aenter__(self) -> Self:
        before = self.discord.gateway.identified
        self._process, said = await self._started()
        self._listening = asyncio.create_task(self._listen(said), name="listening")
        try:
            if self._wait:
                await self._identified(before)
        except BaseException:
            await self.end()
            raise
        return self

    async def _started(self) -> tuple[Running, asyncio.StreamReader]:
        """Return the process, and its standard error."""
        made = await asyncio.create_subprocess_exec(
            *(sys.executable, str(self.checkout / LAUNCHED)),
            cwd=self.checkout,
            env=self._environment(),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        if made.stderr is None:
            raise ValueError("its standard error is ours")
        return made, made.stderr

    async def _identified(self, before: int) -> None:
        gateway, alive = self.discord.gateway, self.alive
        ended = asyncio.create_task(alive.wait())
        there = asyncio.create_task(
            self.discord.world.until(lambda: gateway.identified > before, "a bot that identifies", PATIENCE)
        )
        await asyncio.wait((ended, there), return_when=asyncio.FIRST_COMPLETED)
        if not there.done():
            there.cancel()
            raise AssertionError(f"it ended with {alive.returncode}: {self.said[-5:]}")
        ended.cancel()
        there.result()

    def _environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "DISCORD_TOKEN": self.discord.world.token,
            "DISCORD_API": self.discord.api,
            "DISCORD_GATEWAY": self.discord.url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.folder / 'toucan.sqlite3'}",
            "LOG_LEVEL": "WARNING",
            "PYTHONPATH": str(self.checkout),
            # Its people tap as soon as a button is there.
            "bot.session.UNDER_THE_THUMB": "0",
            **self.environment,
        }

    async def __aexit__(self, *_: object) -> None:
        await self.end(signal.SIGTERM)

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Stop or kill it; return its exit code."""
        if self.alive.returncode is None:
            self.alive.send_signal(how)
            # One that a test has stopped hears of it once it goes on.
            self.alive.send_signal(signal.SIGCONT)
        code = await self.alive.wait()
        if self._listening:
            await self._listening
        return code

    async def figures(self) -> Figures:
        status, every = _status(self.alive.pid), [self.alive.pid, *_children(self.alive.pid)]
        return Figures(
            sum(map(_seconds, every)),
            sum(_status(one)["VmRSS"] for one in every) / 1024,
            sum(_status(one)["VmHWM"] for one in every) / 1024,
            status["Threads"],
            len(os.listdir(f"/proc/{self.alive.pid}/fd")),  # noqa: PTH208 — of the kernel's, at once
            await self._tasks(),
        )

    async def _tasks(self) -> int:
        before = len(self.said)
        self.alive.send_signal(signal.SIGRTMIN)
        async with asyncio.timeout(PATIENCE):
            while True:
                await asyncio.sleep(0.01)
                told = [line for line in self.said[before:] if line.startswith("tasks ")]
                if told:
                    return int(told[-1].split()[1])

    async def _listen(self, said: asyncio.StreamReader) -> None:
        async for line in said:
            self.said.append(line.decode().rstrip())

    def warnings(self) -> list[str]:
        """Return its log without the measurements that were asked for."""
        return [line for line in self.said if not line.startswith("tasks ")]


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        # The thread may have ended since.
        with suppress(OSError):
            found += map(int, (thread / "children").read_text().split())
    return found


def _status(pid: int) -> dict[str, int]:
    found = {}
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        name, _, value = line.partition(":")
        first = value.split()[:1]
        if first and first[0].isdigit():
            found[name] = int(first[0])
    return found


def _seconds(pid: int) -> float:
    """Return the processor time; the fields follow the name, which is in parentheses and may hold
    anything."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
