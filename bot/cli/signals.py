"""Signals that stop the bot, or have it drain."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Collection, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.ops.tasks import stop

logger = logging.getLogger(__name__)


@dataclass
class DrainWish:
    """The operator's latest wish to drain, or not."""

    draining: bool = False
    told: asyncio.Event = field(default_factory=asyncio.Event)

    def say(self, draining: bool) -> None:  # noqa: FBT001 — a signal handler's argument
        self.draining = draining
        self.told.set()


@contextmanager
def drain_signals(before: Collection[int]) -> Iterator[DrainWish]:
    """Yield the wish set by SIGUSR1 (drain) and SIGUSR2 (stop draining).

    `before`: signals received before. The wish outlives a restart of the bot.
    """
    wish = DrainWish()
    if sys.platform == "win32":
        yield wish
        return
    loop, meant = asyncio.get_running_loop(), {signal.SIGUSR1: True, signal.SIGUSR2: False}
    for number, draining in meant.items():
        loop.add_signal_handler(number, wish.say, draining)
    for early in before:
        wish.say(meant[signal.Signals(early)])
    try:
        yield wish
    finally:
        for number in meant:
            loop.remove_signal_handler(number)


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run the work to its end, or until Ctrl-C or SIGTERM; a second Ctrl-C ends the process at once."""
    with _stop_signals() as stop:
        await until_first(work, stop.wait())


async def until_first(work: Coroutine[Any, Any, object], *ends: Coroutine[Any, Any, object]) -> None:
    """Run the work until it or one of the other coroutines ends."""
    tasks = [asyncio.create_task(one) for one in (work, *ends)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[0].done():
            tasks[0].result()
    finally:
        await stop(tasks)


@contextmanager
def _stop_signals() -> Iterator[asyncio.Event]:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    if sys.platform == "win32":
        # There, Ctrl-C can only interrupt.
        yield stop
        return
    signals = (signal.SIGINT, signal.SIGTERM)

    def told(number: signal.Signals) -> None:
        logger.info("told to stop by %s", number.name)
        stop.set()
        for each in signals:
            loop.remove_signal_handler(each)

    for each in signals:
        loop.add_signal_handler(each, told, each)
    try:
        yield stop
    finally:
        for each in signals:
            loop.remove_signal_handler(each)
