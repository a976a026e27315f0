"""The only way to change a table: `Changes.change`.

The caller holds the table alone. A change is written to the database, then to memory, then told to the
listeners: all of it or nothing, and to the end even if its caller is cancelled.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final, Literal, TypeVar

from sqlalchemy import Connection, delete, insert

from bot.games.base import NATURE, Event, Seat, begins_hand, play
from bot.ops import metrics
from bot.ops.errors import at, report
from bot.ops.lanes import going_first
from bot.records.presence import acting
from bot.records.results import Result, results
from bot.records.stored import Line, Occupant, Record, now
from bot.schema.tables import log
from bot.schema.time import takebacks
from bot.store.database import Work
from bot.store.owed import Owed
from bot.store.rows import Outpaced, write_record
from bot.store.storage import AnotherWriter, Store
from bot.tables import absence
from bot.tables.table import NotHeld, Table
from bot.time import rows as times
from bot.time.deadlines import Deadlines, after, by_seat

logger = logging.getLogger(__name__)

ALONE: Final = 8
"""Factor by which the pause after a hand is longer for a lone person: nobody waits, and a button ends it."""
TRIES: Final = 3
"""Number of retries of a change after another process has changed the table meanwhile."""

T = TypeVar("T")
Chance = Callable[[Table], Awaitable[str]]
"""Returns the action of chance at a table where it is to act; called while holding the table."""
Listener = Callable[[Table, tuple[Event, ...]], None]
"""Callback after each saved change, with the table as that change left it; it must not take long."""
By = Literal["person", "computer", "forced"]
"""The author of an action: the person in the seat, a computer player, or nobody, as there was no choice."""
Changing = Callable[["Change"], Awaitable[T]]
"""A change to a table, run while holding it: checks whether it is still allowed, and makes it."""


class Changes:
    def __init__(self, store: Store, chance: Chance, *, pause: float = 0.0) -> None:
        """`pause`: seconds for which people see how a hand ended before the next is dealt."""
        self.store = store
        self._pause = pause
        self._chance = chance
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def detach_listeners(self) -> None:
        """Remove all listeners."""
        self._listeners.clear()

    def tell(self, table: Table, events: tuple[Event, ...] = ()) -> None:
        for listener in self._listeners:
            try:
                listener(table, events)
            except Exception as error:  # noqa: BLE001 — the change is saved all the same
                report(error, table=table.id, line=len(table.log), doing="telling listeners of a change")

    async def change(self, table: Table, changing: Changing[T]) -> T:
        """Run a change when the table is free and memory agrees with the database; then let chance act."""

        return await self.uninterrupted(self._alone(table, changing, self._chance_follows))

    async def note(self, table: Table, noting: Changing[T]) -> T:
        """Run a change of the bot's own notes on a table, to which chance need not react."""
        return await self.uninterrupted(self._alone(table, noting))

    async def _alone(self, table: Table, changing: Changing[T], following: Changing[None] | None = None) -> T:
        async with table.lock:
            change = Change(self, table)
            await change.reload_after_failure()
            done = await self._done(change, changing)
            if following:
                await following(change)
        return done

    async def _done(self, change: Change, changing: Changing[T]) -> T:
        """Run the change; retry if another process has changed the table in the database meanwhile."""
        for _ in range(TRIES):
            try:
                return await changing(change)
            except (Outpaced, AnotherWriter) as error:
                logger.warning("%s", error, extra=at(change.table.id))
                await change.reload_after_failure()
        return await changing(change)

    async def settle(self, table: Table) -> None:
        """Let chance act if it is to."""
        await self.uninterrupted(self._alone(table, self._let_chance_act))

    async def appear(self, table: Table) -> None:
        """Tell the listeners of a new table, and let chance act if it is to."""

        async def told(_: Change) -> None:
            self.tell(table)

        await self.change(table, told)

    async def uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller is cancelled, as the database and memory must agree."""
        # A holder of a table may keep others waiting.
        task = asyncio.create_task(work, context=going_first())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        # A cancelled caller never asks for the exception; asyncio would complain about that.
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Wait for running changes."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _chance_follows(self, change: Change) -> None:
        """Let chance act after a change. Errors are only reported: the change is saved, and the driver
        tries again."""
        table = change.table
        try:
            await self._let_chance_act(change)
        except Exception as error:  # noqa: BLE001 — what was asked for is done
            report(error, table=table.id, line=len(table.log), doing="an action of chance")

    def paused(self, table: Table) -> float:
        """Return the seconds until the next hand is dealt: 0 if nobody watches or somebody asked for it."""
        asked = table.asked_at == len(table.log)
        if asked or not (self._pause and table.between_hands and acting(table.record)):
            return 0.0
        pause = self._pause * (ALONE if len(acting(table.record)) == 1 else 1)
        # The time is measured from the log, also after a restart; a clock that was set back delays nobody.
        return min(pause, max(0.0, pause - (now() - table.last_line) / 1000))

    async def _let_chance_act(self, change: Change) -> None:
        table = change.table
        while table.status == "playing" and NATURE in table.state.to_act and not self.paused(table):
            action = await self._chance(table)
            record = absence.next_hand(table.record) if begins_hand(NATURE, action) else None
            await change.act(NATURE, action, record=record)


class Change:
    """The operations on a held table. All raise `NotHeld` for callers that do not hold it."""

    def __init__(self, changes: Changes, table: Table) -> None:
        self.table = table
        self._store = changes.store
        self._tell = changes.tell

    async def save(self, record: Record, *, also: Work[None] | None = None) -> None:
        """Save a changed record: who sits here and how they play, or whether the table is open.

        `also` runs in the same transaction.
        """
        table = self.table
        record = replace(record, changed=now())
        to_act = table.state.to_act if record.status == "playing" else ()
        due = after(_kept_for(table, record), record, to_act, table.turn, record.changed)
        match: tuple[Result, ...] = ()
        if record.status == "conceded":
            match = results(record, table.state, record.changed, turns=table.turns, early=table.early)
        with self._stale_if_it_fails():
            record = await self._store.save(record, match, also=_both(_writing(table, due), also))
        table.record, table.kept = record, due
        table.fit()
        self._tell(table, ())

    async def act(
        self, seat: Seat, action: str, *, record: Record | None = None, by: By = "computer"
    ) -> None:
        """Apply and save an action; raises `Refusal` if it is illegal, or the error if it could not be saved.

        `record`: the changed record, saved in the same transaction.
        """
        table = self.table
        state, events = play(table.state, seat, action)
        line = Line(len(table.log), seat, action, now())
        over = not state.to_act
        changed = None if record is None or record is table.record else replace(record, changed=line.at)
        turns = [turn + (other == seat) for other, turn in enumerate(table.turns)]
        due = after(table.kept, changed or table.record, state.to_act, turns.__getitem__, line.at)
        with self._stale_if_it_fails():
            await self._store.append(
                table.id,
                line,
                "over" if over else None,
                results(changed or table.record, state, line.at, turns=turns) if over else (),
                version=table.record.version,
                also=_writing(table, due, changed),
            )
        table.add(line, state)
        metrics.actions.labels(table.slug, "chance" if seat == NATURE else by).inc()
        table.record, table.kept = _kept(changed) if changed else table.record, due
        if over:
            table.record = replace(_kept(table.record), status="over", changed=line.at)
        self._tell(table, events)

    async def stand_in(self, seat: Seat, action: str, record: Record) -> None:
        """Apply a computer player's action; count and remember it if the seat is a person's."""
        one, line = record.seats[seat], len(self.table.log)
        await self.act(seat, action, record=absence.count_stand_in(record, seat))
        if one and one.user is not None:
            self.table.stood_in.add(line)

    async def take_back(self) -> None:
        """Undo the last line of the log; the caller has checked that this is allowed."""
        table = self.table
        line, at = table.log[-1], now()
        chairs = tuple(_before_line(one, line) for one in table.seats)
        record = replace(table.record, changed=at, seats=chairs)
        turn = table.turn(line.seat) - 1
        due = after(
            {seat: one for seat, one in table.kept.items() if seat != line.seat},
            record,
            table.before.to_act,
            lambda seat: turn if seat == line.seat else table.turn(seat),
            at,
        )

        def work(connection: Connection) -> None:
            erase(connection, table.id, line, at)
            write_record(connection, record)
            times.write_deadlines(connection, table.id, due)

        with self._stale_if_it_fails():
            await self._store.write(work)
        table.drop()
        table.record, table.kept = _kept(record), due
        self._tell(table, ())

    def leave(self) -> None:
        """Give the table up: another process goes on with it from the database."""
        table = self.table
        table.record, table.kept = replace(table.record, status="elsewhere"), {}
        self._tell(table, ())

    async def warned(self) -> None:
        """Save the time of the warning that nobody plays. Nobody has acted, so no listener is told."""
        record = replace(self.table.record, warned=now())
        with self._stale_if_it_fails():
            self.table.record = await self._store.save(record)

    async def posted(self, message: int | None, hand: int | None, left: Owed | None) -> None:
        """Save the id of the public message and the number of the hand that it shows.

        `left`: the previous message, which has yet to be edited to point on.
        """
        table = self.table
        with self._stale_if_it_fails():
            version = await self._store.posted(table.id, message, hand, left=left)
        known = table.record.version + 1 == version
        table.record = replace(table.record, message=message, hand=hand, version=version if known else -1)

    async def reload_after_failure(self) -> None:
        """Reload a table after a failed write: its line may be saved all the same, or gone, or another
        bot's."""
        table = self.table
        if not table.stale or (table.shared and not table.live):
            # A closed table that was taken up since is another object.
            return
        was_live = table.live
        record = await self._store.table(table.id)
        lines = (await self._store.logs([table.id], max(0, len(table.log) - 1)))[table.id]
        if table.log and (not lines or lines[0] != table.log[-1]):
            # The line was taken back, and the match may have gone another way since.
            table.begin_anew()
            lines = (await self._store.logs([table.id]))[table.id]
        table.read(line for line in lines if line.n >= len(table.log))
        table.record = record or table.record
        table.fit()
        found = await self._store.read(lambda connection: times.read_deadlines(connection, table.id))
        table.kept = by_seat(found.get(table.id, ()))
        table.stale = False
        # A table whose opening failed was never announced.
        if was_live or table.live:
            self._tell(table, ())

    @contextmanager
    def _stale_if_it_fails(self) -> Iterator[None]:
        """Mark the table as stale if the write inside fails, as it may have been saved or not."""
        if not self.table.lock.mine:
            raise NotHeld(self.table.id)
        self.table.check_ours()
        try:
            yield
        except BaseException:
            self.table.stale = True
            raise


def erase(connection: Connection, table: int, line: Line, at: int) -> None:
    """Delete the line from the log; LookupError if the log has another one there."""
    which = (log.c.table == table) & (log.c.n == line.n) & (log.c.at == line.at)
    gone = connection.execute(delete(log).where(which))
    if gone.rowcount != 1:
        raise LookupError("the log has another line there")
    connection.execute(insert(takebacks).values(table=table, **line._asdict(), taken=at))


def _before_line(one: Occupant | None, line: Line) -> Occupant | None:
    """Return the occupant after a line was undone: a replacement move belongs to the player who has taken
    over."""
    if one is None or one.handed is None:
        return one
    return one._replace(handed=min(one.handed, line.n))


def _kept_for(table: Table, record: Record) -> Deadlines:
    """Return the deadlines of unchanged occupants; a newcomer in the middle of a match gets the full time."""
    before = table.kept.items()
    return {seat: one for seat, one in before if table.user_at(seat) == _user(record, seat)}


def _user(record: Record, seat: Seat) -> int | None:
    one = record.seats[seat] if seat < len(record.seats) else None
    return one.user if one else None


def _kept(record: Record) -> Record:
    """Return the record with the version that the database gives it on saving."""
    return replace(record, version=record.version + 1)


def _both(one: Work[None] | None, other: Work[None] | None) -> Work[None] | None:
    if one is None or other is None:
        return one or other

    def work(connection: Connection) -> None:
        one(connection)
        other(connection)

    return work


def _writing(table: Table, due: Deadlines, record: Record | None = None) -> Work[None] | None:
    """Return the writes that a table needs besides its line; None for most lines."""
    if record is None and due == table.kept:
        return None

    def work(connection: Connection) -> None:
        if record is not None:
            write_record(connection, record)
        if due != table.kept:
            times.write_deadlines(connection, table.id, due)

    return work
