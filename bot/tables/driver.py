"""The driver moves a table when no person does: one task per table while there is something to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Final

from bot.ai.request import Question, may
from bot.engines.pool import EnginePool
from bot.games.base import NATURE, Event, Seat, pick
from bot.ops.errors import report
from bot.ops.pauses import Pauses
from bot.ops.tasks import stop
from bot.records.presence import people
from bot.records.stored import Record, now
from bot.tables import takeback
from bot.tables.changes import Change, Changes
from bot.tables.table import Table
from bot.time.timers import Timers

LONGEST_THOUGHT: Final = 30.0
"""Timeout in seconds of a computer player's answer."""

THUMB: Final = 2.0
"""Paces for which a computer player leaves a lone person the time to take their last action back."""

LONGEST_PAUSE: Final = 60.0
"""Longest backoff in seconds of a table that could not be moved."""


def question(table: Table, seat: Seat, level: str) -> Question:
    """Return the question for a seat's computer player; equal for as long as it has not acted."""
    return Question(
        table.slug, level, table.state.view(seat), seat, seed(table.record, seat, table.turn(seat))
    )


def seed(record: Record, seat: Seat, turn: int) -> str:
    """Return the random seed of a computer player's decision, so that it can be repeated later.

    In a challenge or a duplicate night it is the same for all players of the same deals.
    """
    chance = f"deals {record.commitment}" if record.duplicated else f"table {record.id}"
    return f"{chance} seat {seat} turn {turn}"


def rest(table: Table, pace: float) -> float:
    """Return the seconds of the pace left since the last line of the log; time spent thinking counts."""
    since = (now() - table.log[-1].at) / 1000 if table.log else pace
    return min(pace, max(0.0, pace - since))


async def retried(
    work: Callable[[], Awaitable[None]], table: Table, needed: Callable[[], bool], doing: str
) -> None:
    """Do this work on a table while it is needed; retry with a longer and longer backoff if it fails."""
    pauses = Pauses(LONGEST_PAUSE)
    while needed():
        try:
            await work()
        except Exception as error:  # noqa: BLE001 — nobody else would come back to this table
            report(error, table=table.id, line=len(table.log), doing=doing)
            await asyncio.sleep(pauses.next())
        else:
            return


def _awaits_second_thoughts(table: Table) -> bool:
    """Return whether the last action can be taken back by a person whom only computer players wait for."""
    one = table.log[-1].seat if table.log else NATURE
    alone = one != NATURE and len(people(table.record)) == 1 and table.user_at(one) is not None
    return alone and takeback.refusal(table, one) is None


class Driver:
    def __init__(self, changes: Changes, *, pace: float, engines: EnginePool) -> None:
        self._changes = changes
        self._pace = pace
        self._engines = engines
        self._tasks: dict[int, tuple[Table, asyncio.Task[None]]] = {}
        self._paused: dict[int, Table] = {}
        """Tables paused so that people see how a hand ended, by id."""
        self._timers: Timers[int] = Timers(self._rung)
        self._closed = False

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Drive a changed table if no person is to act."""
        self._timers.drop(table.id)
        self._paused.pop(table.id, None)
        if table.unmanned is not None and not self._closed:
            self._drive(table)

    def _drive(self, table: Table) -> None:
        """Start a task that moves the table, unless one runs."""
        driven, old = self._tasks.get(table.id, (None, None))
        if driven is table:
            return
        if old:
            # The table was put by and taken up again: the old task waits for an object no longer in use.
            old.cancel()
        task = asyncio.create_task(self._run(table), name=f"table {table.id}")
        self._tasks[table.id] = table, task

    async def close(self) -> None:
        self._closed = True
        self._timers.close()
        await stop(task for _, task in self._tasks.values())

    async def _run(self, table: Table) -> None:
        pauses = Pauses(LONGEST_PAUSE)
        while True:
            try:
                await self._changes.settle(table)
                seat = table.unmanned
                if seat is None:
                    # Nothing is awaited between that answer and this line: the next change of the table
                    # drives it anew.
                    del self._tasks[table.id]
                    return
                if seat == NATURE and (pause := self._changes.paused(table)):
                    self._paused[table.id] = table
                    self._timers.set(table.id, pause)
                    del self._tasks[table.id]
                    return
                if seat != NATURE:
                    await self._ask(table, seat)
                pauses.over()
            except Exception as error:  # noqa: BLE001 — nobody else would come back to this table
                report(error, table=table.id, line=len(table.log), doing="moving the table")
                await asyncio.sleep(pauses.next())

    def _rung(self, number: int) -> None:
        """Go on after the pause."""
        if table := self._paused.pop(number, None):
            self._drive(table)

    async def _ask(self, table: Table, seat: Seat) -> None:
        """Have a computer player think without blocking the table, and do what it says if that still fits."""
        view = table.state.view(seat)
        level = table.level(seat)
        if level is None:
            return
        said = await self.decide(table, seat, level)
        await asyncio.sleep(rest(table, self._pace * (THUMB if _awaits_second_thoughts(table) else 1.0)))

        async def act(change: Change) -> None:
            if seat not in table.waiting_for or not table.acts_unmanned(seat):
                # The action was done, or the person came back.
                return
            if table.state.view(seat) != view:
                # The view it thought about was taken back, or others have acted at the same time.
                return
            if said is not None and not may(table.state, seat, said):
                return
            action = said or pick(SystemRandom(), table.state.legal(seat))
            await change.stand_in(seat, action, table.record)

        await self._changes.change(table, act)

    async def decide(self, table: Table, seat: Seat, level: str) -> str | None:
        """Return the action of a player of this level, or of a normal one if it failed; None if both fail."""
        asked = question(table, seat, level)
        # A level that fails is replaced by rules of thumb.
        for each in (asked,) if asked.level == asked.eased.level else (asked, asked.eased):
            try:
                async with asyncio.timeout(LONGEST_THOUGHT):
                    return (await self._engines.think(each)).action
            except Exception as error:  # noqa: BLE001 — a weak move is better than a table that stands still
                report(error, table=table.id, line=len(table.log), doing="asking the computer player")
        return None
