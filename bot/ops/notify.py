"""Says to systemd that the bot is up, and goes on: one whose event loop stands still is started anew."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

BEATS: Final = 3
"""How many signs of life fall into the time after which systemd gives the bot up."""


@asynccontextmanager
async def notified(environment: Mapping[str, str] = os.environ) -> AsyncIterator[None]:
    """Tell systemd when this begins and ends, and in between that it lasts; nothing without systemd."""
    address = environment.get("NOTIFY_SOCKET", "")
    if not address or sys.platform == "win32":
        yield
        return
    _tell(address, "READY=1")
    beating = asyncio.create_task(_beat(address, environment.get("WATCHDOG_USEC", "")), name="watchdog")
    try:
        yield
    finally:
        beating.cancel()
        _tell(address, "STOPPING=1")


async def _beat(address: str, patience: str) -> None:
    if patience.isdecimal() and int(patience):
        while True:
            _tell(address, "WATCHDOG=1")
            await asyncio.sleep(int(patience) / 1_000_000 / BEATS)


def _tell(address: str, said: str) -> None:
    if sys.platform != "win32":
        # An abstract address is written with an at sign.
        where = "\0" + address[1:] if address.startswith("@") else address
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
            # Where nobody reads what was said before, this is not worth waiting for.
            sending.settimeout(0)
            sending.sendto(said.encode(), where)
