"""The bot's deadlines: none passes because the machine is busy, only where a fault keeps something away."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from tests.discord.faults import Hang, Refuse
from tests.discord.world import ANSWER_SECONDS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import pytest

    from tests.discord.faults import Call, Fault, Way
    from tests.discord.server import StandIn

LONG: Final = 120.0
"""Seconds that no passing test needs."""

REQUEST: Final = {
    "cogs.delivery.courier.DEADLINE": 0.5,
    "cogs.table.painter.SHOW_SECONDS": 1.5,
    "cogs.table.painter.TURN_SECONDS": 1.0,
}
"""Timeouts for hanging requests, and their seconds during a fault."""
ANSWER: Final = {
    "cogs.delivery.answers.LAST_MOMENT": 2.8,
    "cogs.delivery.answers.DEFER_AFTER": 1.8,
    "cogs.delivery.answers.LATE": 2.0,
    "cogs.table.painter.ANSWER_SECONDS": 3.0,
}
"""Timeouts of first answers, and their seconds during a fault."""
ALWAYS: Final = (
    "bot.app.SYNC_TIMEOUT",
    "bot.session.LAST_ANSWERS",
    "bot.tables.driver.LONGEST_THOUGHT",
    "bot.engines.pool.HUNG_SECONDS",
    "bot.discordpy.connections.CONNECT_SECONDS",
    "bot.store.writer.RETRY_SECONDS",
    "cogs.server.departures.LOOKUP_TIMEOUT",
)


class Deadlines:
    """Timeouts as long as `LONG`, but short while a fault needs them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, discord: StandIn) -> None:
        self._monkeypatch = monkeypatch
        self._discord = discord
        self._kept = {"patience": LONG, **dict.fromkeys((*REQUEST, *ANSWER), LONG)}
        discord.world.patience = LONG
        for name in (*ALWAYS, *REQUEST, *ANSWER):
            monkeypatch.setattr(name, LONG)
        self._under_way: set[asyncio.Timeout] = set()
        """Requests of which each was to take no longer than `LONG` when it began."""
        timing = SimpleNamespace(**vars(asyncio))
        timing.timeout = self._timeout
        monkeypatch.setattr("cogs.delivery.courier.asyncio", timing)
        faults = discord.faults
        plant, lift, met = faults.plant, faults.lift, faults.met

        def planted(*what: Any, **options: Any) -> Fault:
            fault = plant(*what, **options)
            self._aim()
            return fault

        def lifted(fault: Fault | None = None) -> None:
            lift(fault)
            self._aim()

        def meeting(call: Call) -> Fault | None:
            fault = met(call)
            self._aim()
            return fault

        monkeypatch.setattr(faults, "plant", planted)
        monkeypatch.setattr(faults, "lift", lifted)
        monkeypatch.setattr(faults, "met", meeting)

    def _aim(self) -> None:
        there = [fault for fault in self._discord.faults.planted if _lasts(fault)]
        hanging = any(_keeps(fault.way) for fault in there)
        unanswered = any("callback" in fault.kinds for fault in there)
        for name, seconds in REQUEST.items():
            self._set(name, seconds if hanging else LONG)
        if hanging:
            # One that had begun may be what the fault meets.
            sooner = asyncio.get_running_loop().time() + REQUEST["cogs.delivery.courier.DEADLINE"]
            for request in (one for one in self._under_way if not one.expired()):
                request.reschedule(sooner)
            self._under_way.clear()
        for name, seconds in ANSWER.items():
            self._set(name, seconds if unanswered else LONG)
        world, wanted = self._discord.world, ANSWER_SECONDS if unanswered else LONG
        if world.patience == self._kept["patience"]:
            # Else the test has a mind of its own.
            world.patience = self._kept["patience"] = wanted

    @asynccontextmanager
    async def _timeout(self, seconds: float) -> AsyncIterator[None]:
        async with asyncio.timeout(seconds) as request:
            if seconds == LONG:
                self._under_way.add(request)
            try:
                yield
            finally:
                self._under_way.discard(request)

    def _set(self, name: str, seconds: float) -> None:
        module, _, constant = name.rpartition(".")
        if getattr(import_module(module), constant) == self._kept[name] != seconds:
            self._monkeypatch.setattr(name, seconds)
            self._kept[name] = seconds


def _keeps(way: Way) -> bool:
    """Whether a request that it meets waits longer than tests do: without an answer, or for another try."""
    return isinstance(way, Hang) or (
        isinstance(way, Refuse) and float(dict(way.headers).get("Retry-After", 0)) > LONG
    )


def _lasts(fault: Fault) -> bool:
    """Whether it may still meet a request, or keeps one that it has met."""
    spent = fault.times is not None and fault.hits >= fault.times
    return _keeps(fault.way) or not spent
