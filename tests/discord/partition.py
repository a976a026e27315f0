"""A proxy between a bot and a server that can be cut, like a network whose cable is pulled."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Self


class Way:
    """A proxy to a port of this machine: `async with Way(port) as way`, then connect to `way.port`."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self._to = port
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._carrying: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.expire()
        if self._server:
            self._server.close()
            await self._server.wait_closed()

    def cut(self) -> None:
        """Stop all traffic silently: connections stay open."""
        self._open.clear()

    async def expire(self) -> None:
        """Break the existing connections on both sides, as an operating system does after a while."""
        carrying, self._carrying = self._carrying, set()
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)

    def mend(self) -> None:
        """Let all traffic through again."""
        self._open.set()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task:
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)
        ends = [writer]
        with suppress(OSError, asyncio.CancelledError):
            await self._open.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            ends.append(back)
            ways = [asyncio.create_task(self._pass_on(*one)) for one in ((reader, back), (there, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        for end in ends:
            end.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            await self._open.wait()
            writer.write(data)
            await writer.drain()
