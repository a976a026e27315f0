"""Bots in processes forked from one that has imported them already, which start ten times as fast."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from tests.discord.launched import forked
from tests.discord.process import Process, Running
from tests.kit.databases import database

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

PRELOADED: Final = [
    "bot.app",
    "bot.cli.run",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "tests.discord.launched",
]
_FORKING: Final = get_context("forkserver")


class Fork:
    """A forked process with the interface of an asyncio subprocess, bound to one event loop."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[int] = self._loop.create_future()
        self._loop.add_reader(process.sentinel, self._end)

    def _end(self) -> None:
        self._loop.remove_reader(self._process.sentinel)
        self._process.join()
        self._ended.set_result(self._process.exitcode or 0)

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def returncode(self) -> int | None:
        return self._ended.result() if self._ended.done() else None

    async def wait(self) -> int:
        return await asyncio.shield(self._ended)

    def send_signal(self, how: int, /) -> None:
        if not self._ended.done():
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Forked(Process):
    """A bot in a forked interpreter: for tests that ask nothing of the interpreter."""

    async def _started(self) -> tuple[Running, asyncio.StreamReader]:
        if "DATABASE_URL" not in self.environment:
            database(self.folder / "toucan.sqlite3")
        here, there = _FORKING.Pipe(duplex=False)
        _FORKING.set_forkserver_preload(PRELOADED)
        made = _FORKING.Process(target=forked, args=(self._environment(), there), daemon=True)
        # The first is forked once all is imported.
        await asyncio.to_thread(made.start)
        there.close()
        stream, pipe = asyncio.StreamReader(), here  # the transport closes it
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stream), pipe)
        return Fork(made), stream
