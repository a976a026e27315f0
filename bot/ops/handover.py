"""Handover: `restore` asks a running bot to close its database, and tells it when to reopen it.

They meet at a socket beside the file. The bot rests while the other side keeps the connection open: so if
either is killed, the other goes on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from bot.games.base import Refusal
from bot.ops import files

logger = logging.getLogger(__name__)

FINISHING_SECONDS: Final = 60.0
"""Seconds that the bot has to finish running work."""

_ASK: Final = b"rest\n"
_GONE: Final = b"yours\n"


def _beside(file: Path) -> str:
    """Return the path of the socket, the same under whatever name the database is reached."""
    return f"{os.path.realpath(file)}.sock"


class Asker:
    def __init__(self) -> None:
        self.let_go = asyncio.Event()
        self.back = asyncio.Event()


class Handover:
    """The bot's side of a handover: `asked` is set while another process wants the database."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self._askers: deque[Asker] = deque()

    async def rest(self) -> None:
        """Hand the closed database over; return when it may be opened again."""
        while self._askers:
            asker = self._askers[0]
            asker.let_go.set()
            await asker.back.wait()
            self._askers.popleft()
        self.asked.clear()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asker = Asker()
        try:
            # A probe for a running bot sends nothing.
            if await reader.readline() == _ASK:
                logger.info("releasing the database")
                self._askers.append(asker)
                self.asked.set()
                await asker.let_go.wait()
                writer.write(_GONE)
                await writer.drain()
                await reader.read()
        except OSError:
            logger.warning("the command that asked for the database has ended")
        finally:
            asker.back.set()
            writer.close()


@asynccontextmanager
async def attended(file: Path | None) -> AsyncIterator[Handover]:
    """Listen beside the database; `Refusal` if another bot does. A database in memory needs no listener."""
    handover = Handover()
    if file is None or sys.platform == "win32":
        yield handover
        return
    path = _beside(file)
    with suppress(OSError), closing(_connected(path)):
        raise Refusal("run-twice", file=str(file))
    try:
        server = await asyncio.start_unix_server(handover.answer, sock=_bound(path))
    except OSError as error:
        # The path may be too long for a socket. Then the bot must be stopped before a restore.
        logger.warning("other commands cannot ask this bot for the database: %s", error.strerror or error)
        yield handover
        return
    try:
        yield handover
    finally:
        server.close()
        _gone(path)


def _bound(path: str) -> socket.socket:
    """Return a socket that only we may connect to, from the first moment on."""
    _gone(path)
    made = socket.socket(socket.AF_UNIX)
    before = os.umask(0o777 ^ files.FOR_US_ALONE)
    try:
        made.bind(path)
    except OSError:
        made.close()
        raise
    finally:
        os.umask(before)
    return made


def _gone(path: str) -> None:
    Path(path).unlink(missing_ok=True)


@contextmanager
def let_go(file: Path) -> Iterator[bool]:
    """Have a bot on this database close it for as long as the context lasts; yields False if none runs."""
    try:
        connection = _connected(_beside(file))
    except OSError:
        yield False
        return
    with closing(connection):
        try:
            connection.sendall(_ASK)
            said = connection.recv(16)
        except TimeoutError:
            raise Refusal("restore-no-answer") from None
        except OSError:
            # The bot was killed just now.
            said = b""
        yield said == _GONE


def _connected(path: str) -> socket.socket:
    """Return a connection to a running bot; raises OSError if there is none."""
    if sys.platform == "win32":
        raise OSError
    connection = socket.socket(socket.AF_UNIX)
    connection.settimeout(FINISHING_SECONDS)
    try:
        connection.connect(path)
    except OSError:
        connection.close()
        raise
    return connection
