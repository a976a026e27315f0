"""What is the only thing that a person may do is done for them, where that tells nobody anything.

How fast somebody plays tells others whether they had a choice. So by default only that is done of which
everybody can see that it is forced, or where nobody else plays; all that is forced, or nothing, for whoever
likes that better. It waits for the pace of computer players first, so that people see what it answers.

It is nobody's decision: it shows neither that somebody is there nor that a computer player stood in for them.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.games.base import NATURE, Event, Refusal, Seat, only
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.tables.changes import Change, Changes
from bot.tables.driver import rest
from bot.tables.presence import awaited, people
from bot.tables.records import Preferences
from bot.tables.table import Table
from bot.tables.takeback_requests import TakebackRequests


class Turn(NamedTuple):
    table: int
    seat: Seat
    turn: int
    """How many actions the seat has made."""


def tells_nothing(table: Table, seat: Seat) -> bool:
    """Whether it gives nothing away that the seat does at once the only thing it may."""
    return len(people(table.record)) == 1 or table.state.view(None).forced(seat)


def done_for(player: Preferences, table: Table, seat: Seat) -> bool:
    """Whether this person likes to have done for them what the seat has to do now."""
    return player.forced == "all" or (player.forced != "none" and tells_nothing(table, seat))


def to_offer(player: Preferences, table: Table, seat: Seat) -> bool:
    """Whether this person has not said yet what they like, and what they have to do others cannot know."""
    return player.forced == "unset" and bool(only(table.state, seat)) and not tells_nothing(table, seat)


class Forced:
    def __init__(self, changes: Changes, takebacks: TakebackRequests, *, pace: float) -> None:
        self._changes = changes
        self._takebacks = takebacks
        self._pace = pace
        self._tasks: dict[Turn, tuple[Table, asyncio.Task[None]]] = {}
        self._done: dict[int, tuple[Turn, str]] = {}
        """What was done last at each table."""
        self._closed = False

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed, or what somebody there likes: perhaps somebody has no choice now."""
        if not table.live:
            self._done.pop(table.id, None)
        for seat in table.waiting_for:
            user = None if seat == NATURE else awaited(table.record, seat)
            if user is not None and only(table.state, seat) and not self._closed:
                self._see_to(table, user, Turn(table.id, seat, table.turn(seat)))

    def did(self, table: Table, user: int, turn: int, action: str) -> bool:
        """Whether just this was done last at the table, for this person."""
        seat = table.seat_of(user)
        return seat is not None and self._done.get(table.id) == (Turn(table.id, seat, turn), action)

    def _see_to(self, table: Table, user: int, turn: Turn) -> None:
        before, old = self._tasks.get(turn, (None, None))
        if before is table:
            return
        if old:
            # It was put by and taken up again: what still waits is for a table that is no more.
            old.cancel()
        task = asyncio.create_task(self._run(table, user, turn), name=f"forced {table.id}")
        self._tasks[turn] = table, task
        task.add_done_callback(lambda done: self._finished(turn, done))

    def _finished(self, turn: Turn, done: asyncio.Task[None]) -> None:
        if self._tasks.get(turn, (None, None))[1] is done:
            del self._tasks[turn]

    async def close(self) -> None:
        self._closed = True
        await stop(task for _, task in self._tasks.values())

    async def _run(self, table: Table, user: int, turn: Turn) -> None:
        await asyncio.sleep(rest(table, self._pace))
        try:
            player = await self._changes.store.player(user)
            state = table.state
            if not self._still(table, user, turn) or not done_for(player, table, turn.seat):
                return

            async def act(change: Change) -> None:
                # Whoever asks to take something back would ask in vain if this came first.
                action = only(state, turn.seat)
                if action and table.state is state and self._still(table, user, turn):
                    await change.act(turn.seat, action, by="forced")
                    self._done[table.id] = turn, action

            await self._changes.change(table, act)
        except Refusal:
            # The table was closed.
            return
        except Exception as error:  # noqa: BLE001 — they can still do it themselves
            report(error, table=table.id, line=len(table.log), doing="what somebody has to")

    def _still(self, table: Table, user: int, turn: Turn) -> bool:
        """Whether the table waits for this, and nothing is asked about it."""
        return (
            turn.seat in table.waiting_for
            and table.turn(turn.seat) == turn.turn
            and awaited(table.record, turn.seat) == user
            and only(table.state, turn.seat) is not None
            and not self._takebacks.pending(table)
        )
