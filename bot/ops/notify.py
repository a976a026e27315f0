"""Notifications to systemd: readiness, and a watchdog that restarts a bot whose event loop is stuck."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

BEATS: Final = 3
"""Heartbeats per watchdog timeout of systemd."""


@asynccontextmanager
async def notified(environment: Mapping[str, str] = os.environ) -> AsyncIterator[None]:
    """Notify systemd of start and stop, with heartbeats in between; do nothing without systemd."""
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
            # If nobody reads the socket, a notification is not worth waiting for.
            sending.settimeout(0)
            sending.sendto(said.encode(), where)
