"""The one way in which a table changes: `Changes.change`.

Whoever changes it has it alone. The database comes first, then memory, then whoever listens: all of it or
nothing, and to the end even if nobody waits for it any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final, Literal, TypeVar

from sqlalchemy import Connection

from bot.games.base import NATURE, Event, Seat, begins_hand, play
from bot.ops import metrics
from bot.ops.errors import at, report
from bot.ops.lanes import going_first
from bot.people.results import Result, results
from bot.store import times
from bot.store.database import Work
from bot.store.owed import Owed
from bot.store.rows import Outpaced, write_record
from bot.store.storage import AnotherWriter, Store
from bot.tables import absence, takeback
from bot.tables.deadlines import Deadlines, after, by_seat
from bot.tables.presence import acting
from bot.tables.records import Line, Occupant, Record, now
from bot.tables.table import NotHeld, Table

logger = logging.getLogger(__name__)

TRIES: Final = 3
"""How often something is done again because another process has changed the table meanwhile."""

T = TypeVar("T")
Chance = Callable[[Table], Awaitable[str]]
"""What chance does at a table where it is to act; whoever asks holds the table."""
Listener = Callable[[Table, tuple[Event, ...]], None]
"""Told of each change once it is kept, with the table as that change left it; it must not take long."""
By = Literal["person", "computer", "forced"]
"""Who decided what a seat does: whoever sits there, a computer player, or nobody, for there was no choice."""
Changing = Callable[["Change"], Awaitable[T]]
"""What is done by whoever has the table alone: look whether it may still be, and do it."""


class Changes:
    def __init__(self, store: Store, chance: Chance, *, pause: float = 0.0) -> None:
        """`pause`: seconds in which people see how a hand ended before the next is dealt."""
        self.store = store
        self._pause = pause
        self._chance = chance
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def detach_listeners(self) -> None:
        """Tell nobody any more."""
        self._listeners.clear()

    def tell(self, table: Table, events: tuple[Event, ...] = ()) -> None:
        for listener in self._listeners:
            try:
                listener(table, events)
            except Exception as error:  # noqa: BLE001 — what is kept is kept, whoever cannot hear of it
                report(error, table=table.id, line=len(table.log), doing="telling of a change")

    async def change(self, table: Table, changing: Changing[T]) -> T:
        """Do this when the table is free and memory has what the database has; then let chance act."""

        return await self.uninterrupted(self._alone(table, changing, self._chance_follows))

    async def note(self, table: Table, noting: Changing[T]) -> T:
        """Like `change`, for what the bot remembers of a table: nothing that chance has to answer."""
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
        """Do it to the table as it is; again if somebody else has changed it in the database meanwhile."""
        for _ in range(TRIES):
            try:
                return await changing(change)
            except (Outpaced, AnotherWriter) as error:
                logger.warning("%s", error, extra=at(change.table.id))
                await change.reload_after_failure()
        return await changing(change)

    async def settle(self, table: Table) -> None:
        """Let chance act where it is to."""
        await self.uninterrupted(self._alone(table, self._let_chance_act))

    async def appear(self, table: Table) -> None:
        """Tell of a table that is newly there, and let chance act where it is to."""

        async def told(_: Change) -> None:
            self.tell(table)

        await self.change(table, told)

    async def uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Go on to the end even if whoever waits is cancelled, for the database and memory must agree."""
        # Whoever holds a table may keep others waiting.
        task = asyncio.create_task(work, context=going_first())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        # Somebody who was cancelled does not ask how it went; asyncio would complain about that.
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _chance_follows(self, change: Change) -> None:
        """What goes wrong here concerns nobody who clicked: that is kept, and the driver tries again."""
        table = change.table
        try:
            await self._let_chance_act(change)
        except Exception as error:  # noqa: BLE001 — what was asked for is done
            report(error, table=table.id, line=len(table.log), doing="letting chance act")

    def paused(self, table: Table) -> float:
        """Seconds until the next hand is dealt: none where nobody looks, or somebody has asked for it."""
        asked = table.asked_at == len(table.log)
        if asked or not (self._pause and table.between_hands and acting(table.record)):
            return 0.0
        # The log says when it ended, after a restart too; a calendar that was set back delays nobody.
        return min(self._pause, max(0.0, self._pause - (now() - table.last_line) / 1000))

    async def _let_chance_act(self, change: Change) -> None:
        table = change.table
        while table.status == "playing" and NATURE in table.state.to_act and not self.paused(table):
            action = await self._chance(table)
            record = absence.next_hand(table.record) if begins_hand(NATURE, action) else None
            await change.act(NATURE, action, record=record)


class Change:
    """What whoever holds a table may do to it. `NotHeld` once they do no longer, and for everybody else."""

    def __init__(self, changes: Changes, table: Table) -> None:
        self.table = table
        self._store = changes.store
        self._tell = changes.tell

    async def save(self, record: Record, *, also: Work[None] | None = None) -> None:
        """Somebody has changed who sits here and how they play, or whether the table is open.

        `also` is done in the same transaction.
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
        """What a seat does; `Refusal` if it may not, and whatever went wrong if it could not be kept.

        `record`: as it is kept together with that, if something of it has changed.
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

    async def take_back(self) -> None:
        """Undo the last line of the log; whoever calls has looked whether it may be."""
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
            takeback.erase(connection, table.id, line, at)
            write_record(connection, record)
            times.write_deadlines(connection, table.id, due)

        with self._stale_if_it_fails():
            await self._store.write(work)
        table.drop()
        table.record, table.kept = _kept(record), due
        self._tell(table, ())

    def leave(self) -> None:
        """Another process goes on with it, as the database has it."""
        table = self.table
        table.record, table.kept = replace(table.record, status="elsewhere"), {}
        self._tell(table, ())

    async def warned(self) -> None:
        """Remember that it was said that nobody plays; nobody has done anything, and nobody is told."""
        record = replace(self.table.record, warned=now())
        with self._stale_if_it_fails():
            self.table.record = await self._store.save(record)

    async def posted(self, message: int | None, hand: int | None, left: Owed | None) -> None:
        """Remember the public message, and the number of the hand that it shows.

        `left`: the message that it was until now, which has yet to say so.
        """
        table = self.table
        with self._stale_if_it_fails():
            version = await self._store.posted(table.id, message, hand, left=left)
        known = table.record.version + 1 == version
        table.record = replace(table.record, message=message, hand=hand, version=version if known else -1)

    async def reload_after_failure(self) -> None:
        """A write failed: what it said may be there all the same, or its line gone, or another bot's."""
        table = self.table
        if not table.stale or (table.shared and not table.live):
            # If a table that was closed has been taken up since, then as another one.
            return
        was_live = table.live
        record = await self._store.table(table.id)
        lines = (await self._store.logs([table.id], max(0, len(table.log) - 1)))[table.id]
        if table.log and (not lines or lines[0] != table.log[-1]):
            # It was taken back, and the match may have gone another way since.
            table.begin_anew()
            lines = (await self._store.logs([table.id]))[table.id]
        table.read(line for line in lines if line.n >= len(table.log))
        table.record = record or table.record
        table.fit()
        found = await self._store.read(lambda connection: times.read_deadlines(connection, table.id))
        table.kept = by_seat(found.get(table.id, ()))
        table.stale = False
        # Nobody has heard of a table that was to be taken up, and was not.
        if was_live or table.live:
            self._tell(table, ())

    @contextmanager
    def _stale_if_it_fails(self) -> Iterator[None]:
        """Whatever of the table is written here may be there, or not, if it goes wrong."""
        if not self.table.lock.mine:
            raise NotHeld(self.table.id)
        self.table.check_ours()
        try:
            yield
        except BaseException:
            self.table.stale = True
            raise


def _before_line(one: Occupant | None, line: Line) -> Occupant | None:
    """What is done instead of this line by whoever has come meanwhile is theirs."""
    if one is None or one.handed is None:
        return one
    return one._replace(handed=min(one.handed, line.n))


def _kept_for(table: Table, record: Record) -> Deadlines:
    """The deadlines of whoever still sits where they sat: who comes in the middle of a match has all their
    time."""
    before = table.kept.items()
    return {seat: one for seat, one in before if table.user_at(seat) == _user(record, seat)}


def _user(record: Record, seat: Seat) -> int | None:
    one = record.seats[seat] if seat < len(record.seats) else None
    return one.user if one else None


def _kept(record: Record) -> Record:
    """As the database has it once this is written."""
    return replace(record, version=record.version + 1)


def _both(one: Work[None] | None, other: Work[None] | None) -> Work[None] | None:
    if one is None or other is None:
        return one or other

    def work(connection: Connection) -> None:
        one(connection)
        other(connection)

    return work


def _writing(table: Table, due: Deadlines, record: Record | None = None) -> Work[None] | None:
    """What is to be written of a table besides its line: nothing for most lines."""
    if record is None and due == table.kept:
        return None

    def work(connection: Connection) -> None:
        if record is not None:
            write_record(connection, record)
        if due != table.kept:
            times.write_deadlines(connection, table.id, due)

    return work
