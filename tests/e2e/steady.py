"""A simulated Discord in which nothing depends on the machine's speed."""

from __future__ import annotations

import copy
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from simcord.env import Env

from bot.app import Toucan

if TYPE_CHECKING:
    import pytest

PATIENCE: Final = 300.0
"""Real seconds within which the bot must come to rest; reaching it means that it never does."""
PAUSE: Final = 5.0
"""Simulated seconds that a wait includes; a bot that waits for longer is at rest."""
_ATOMS: Final = frozenset({str, int, float, bool, type(None), bytes})

IDLE: Final = 0.002
"""Seconds between checks for rest; SimCord's 50 ms would be most of each test."""


def copied(value: Any, *_: object) -> Any:
    """Return a deep copy, faster than `copy.deepcopy` for JSON, which SimCord copies all the time."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is dict:
        return {key: copied(one) for key, one in value.items()}
    if kind is list:
        return [copied(one) for one in value]
    return copy.deepcopy(value)


def copy_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have SimCord use `copied`."""
    for name, module in list(sys.modules.items()):
        if name.startswith("simcord."):
            if getattr(module, "deepcopy", None) is copy.deepcopy:
                monkeypatch.setattr(module, "deepcopy", copied)
            if getattr(module, "copy", None) is copy:
                monkeypatch.setattr(module, "copy", SimpleNamespace(copy=copy.copy, deepcopy=copied))


class Steady(Env):
    """Only the simulated clock makes a timer fire: a short one whenever the bot is waited for, any other when
    a test moves the clock (`advance_time`).

    In SimCord's own, timers fire by the machine's clock too. There a pause of a second takes a second, a busy
    machine is late for it, and a deadline of half a minute can pass while a test clicks.
    """

    def __init__(self, bot: Toucan) -> None:
        super().__init__(bot, shard_count=1, settle_timeout=PATIENCE)
        self.calendar = Calendar(self)
        self._pauses: list[Any] = []
        """Timers set for a short time."""

    def _schedule_timer(
        self,
        record: Any,
        callback: Callable[..., Any],  # noqa: ARG002 — SimCord's
        args: tuple[Any, ...],  # noqa: ARG002
        schedule_context: Any,  # noqa: ARG002
    ) -> None:
        """Schedule a timer on the simulated clock only."""
        if record.when - self._virtual_time <= PAUSE:
            self._pauses.append(record)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 — SimCord's
        idle: float = IDLE,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait until the bot waits for people only, or for a timer that was set for long."""
        patience = self.settle_timeout if timeout is None else max(timeout, self.settle_timeout)
        rest = self._virtual_time + PAUSE
        while True:
            await super()._settle_internal(
                timeout=patience, idle=idle, dispatch=dispatch, _deadline=_deadline
            )
            going = {id(one) for one in self._work.callbacks if one.handle and not one.handle.cancelled()}
            self._pauses = [pause for pause in self._pauses if id(pause) in going]
            due = min((pause.when for pause in self._pauses), default=rest + 1)
            if self._advancing or due > rest:
                return
            self._move_clock(max(due, self._virtual_time))


class Calendar:
    """The bot's calendar, which follows the simulated clock instead of the machine's."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self.begins(time.time_ns())

    def begins(self, moment: int) -> None:
        """Set the present moment, in nanoseconds."""
        self._begun = moment - self._passed

    @property
    def _passed(self) -> int:
        return int(self._env.backend.clock.elapsed * 1_000_000_000)

    def time_ns(self) -> int:
        return self._begun + self._passed
