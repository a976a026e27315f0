"""The end of a duplicate night or a round: when its time is up, or all have played.

Unplayed boards are played by *normal*, from where they were left, or from the first card; then everything is
revealed. Every step is repeatable: after a kill it goes on from the database.
"""

from __future__ import annotations

import asyncio
import math
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, insert

from bot.duplicate.matches import record as record_of
from bot.duplicate.night import Night, Play
from bot.duplicate.nights import Nights, begin_board, conclude, go_on
from bot.fair.deals import Source, commitment, dealt
from bot.games import GAMES
from bot.games.base import NATURE, Event, Refusal, pick, play
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.ratings import ledger
from bot.records.results import MOST_HELP, results
from bot.records.stored import Line, Record, now
from bot.schema.tables import LIVE, VOID, log
from bot.store.rows import write_record
from bot.tables.table import Outdated, Table, Unreadable
from bot.time.timers import Timers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.fair.seeds import Dealer
    from bot.records.movement import DuplicateBoard
    from bot.store.storage import Store
    from bot.tables.changes import Change, Changes
    from bot.tables.driver import Driver
    from bot.tables.registry import Registry

LOOK: Final = 60.0
"""Seconds between checks for what other processes have done."""
SOON: Final = 5.0
"""Seconds until a failed or blocked step is retried."""
NEVER: Final = math.inf
NIGHT: Final = 60 * 60.0
"""Wait in seconds that a night is for the heartbeat: lost time would be noticed at this scale."""


class Closing:
    def __init__(
        self,
        store: Store,
        registry: Registry,
        changes: Changes,
        dealer: Dealer,
        driver: Driver,
        nights: Nights,
    ) -> None:
        self._store = store
        self._nights = nights
        self._registry = registry
        self._changes = changes
        self._dealer = dealer
        self._driver = driver
        self._timers: Timers[str] = Timers(self._rung)
        self._task: asyncio.Task[None] | None = None
        self._alone = asyncio.Lock()
        self._closed = False
        self._played = False
        """Whether a board is over, whose night may belong to another process."""
        self.tell: Callable[[], Awaitable[None]] = _silence
        """Tells the channels that have yet to hear of a new round, or of a night's end."""
        self.expired: Callable[[int], None] = lambda _: None
        """Callback with the number of a night that was called off because it did not begin in time."""

    def look(self, seconds: float = 0.0) -> None:
        """Schedule a check of all nights, after a night or the bot has begun."""
        self._timers.set("look", seconds)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Check soon after a board's table changed: the last board of a night may be over."""
        if table.record.board is not None and not table.live:
            self._played = True
        if table.record.board is not None and (not table.live or "look" not in self._timers):
            self.look()

    async def close(self) -> None:
        self._closed = True
        self._timers.close()
        await stop([self._task] if self._task else [])

    def _rung(self, _: str) -> None:
        if self._task and not self._task.done():
            self.look(SOON)
        elif not self._closed:
            self._task = asyncio.create_task(self.look_now(), name="duplicate nights")

    async def look_now(self) -> None:
        """Do everything that is due, and schedule the next check."""
        async with self._alone:
            await self._look()

    async def _look(self) -> None:
        waits: list[float] = []
        try:
            if self._played and self._store.lease.shared:
                self._played = False
                await self._store.lease.tell("nights")
            if self._store.lease.shared:
                await self._registry.heartbeat.refresh()
            waits.append(await self._expire())
            running = await self._nights.running()
            ours = any(self._store.lease.shards.has(night.guild) for night in running)
            self._registry.heartbeat.expect("nights", NIGHT if ours else None)
            for night in running:
                try:
                    waits.append(await self._seen(night))
                except Exception as error:  # noqa: BLE001 — one night does not keep others from ending
                    report(error, table=0, line=0, doing=f"ending duplicate night {night.id}")
                    waits.append(SOON)
            await self.tell()
        except Exception as error:  # noqa: BLE001 — it is tried again
            report(error, table=0, line=0, doing="looking at duplicate nights")
            waits.append(SOON)
        if waits and min(waits) < NEVER and "look" not in self._timers:
            # A check scheduled meanwhile comes sooner.
            self.look(min(waits))

    async def _expire(self) -> float:
        """Call off the nights that did not begin in time; return the seconds until the next is due."""
        gone, due = await self._nights.expire(now())
        for number in gone:
            self.expired(number)
        return NEVER if due is None else max(0.0, (due - now()) / 1000)

    async def _seen(self, night: Night) -> float:
        """Do what is due for a night; return the seconds until more may be due."""
        if night.slug not in GAMES:
            return NEVER
        left = (night.closes - now()) / 1000
        plays, shards = await self._nights.plays(night.id), self._store.lease.shards
        if left > 0 and night.due(plays):
            return min(left, LOOK) if shards.some else left
        # Boards of people who have left are stopped, too.
        await self._stop_boards(night, plays)
        if not shards.has(night.guild):
            return LOOK
        if not await self._ended(night):
            return SOON
        # The wait for the next round's players begins now.
        return NEVER if night.last else await self._seen(await self._nights.night(night.id))

    async def _stop_boards(self, night: Night, plays: Sequence[Play]) -> None:
        """Stop our tables of the open boards."""
        numbers = {board.number for board in night.open_boards}
        for one in plays:
            if one.status in LIVE and one.board in numbers:
                await self._registry.rouse(table=one.table)
                if self._registry.is_open(one.table):
                    await self._changes.change(self._registry.get(one.table), _stop)

    async def _ended(self, night: Night) -> bool:
        """Play out the rest, and reveal everything or begin the next round; False while others still play."""
        known = {(one.board, one.team): one for one in await self._nights.plays(night.id)}
        open_boards = night.open_boards
        numbers = {board.number for board in open_boards}
        if any(one.status in LIVE for one in known.values() if one.board in numbers):
            return False
        for board in open_boards:
            for team in night.teams:
                one = known.get((board.number, team.number))
                if one is None or one.status in VOID:
                    await self._play_alone(night, board, team.number)
                elif one.status != "over":
                    await self._play_on(night, board, one)
        after = partial(conclude, night=night, at=now()) if night.last else partial(go_on, night=night)
        await self._store.write(after)
        return True

    async def _play_alone(self, night: Night, board: DuplicateBoard, team: int) -> None:
        """Play an unplayed board as a match between computer players, which is stored when it is over."""
        record = record_of(night, board, (night.guild, night.channel), None, now())
        source = await self._dealer.source_of_board(record)
        # Their seed comes from it.
        table = Table.of(replace(record, commitment=commitment(source.seed)))
        await self._play_out(table, source)

        def also(connection: Connection, number: int) -> None:
            begin_board(connection, number, night.id, board.number, team)
            _keep(connection, table, number, 0)

        try:
            await self._dealer.open_board(replace(record, status="over", changed=now()), also)
        except Refusal:
            # The board exists already: the next check finds it.
            return

    async def _play_on(self, night: Night, board: DuplicateBoard, one: Play) -> None:
        """Play out a begun board: its lines stand, and computer players do the rest."""
        record = await self._store.table(one.table)
        if record is None:
            return
        lines = (await self._store.logs([one.table]))[one.table]
        try:
            table = await asyncio.to_thread(Table.of, record, lines)
        except (Outdated, Unreadable):
            # Treated as never begun.
            broken = replace(record, status="broken", changed=now())
            await self._store.save(broken)
            await self._play_alone(night, board, one.team)
            return
        begun = table.turns[board.seat]
        await self._play_out(table, await self._dealer.source_of_board(record))
        _credit(table, board.seat, begun)

        def work(connection: Connection) -> None:
            write_record(connection, replace(record, status="over", changed=now()))
            _keep(connection, table, record.id, len(lines))

        # Raises `Outpaced` if somebody has resumed it, or was deleted: the next check tries again.
        await self._store.write(work)

    async def _play_out(self, table: Table, source: Source) -> None:
        """Play on to the end with *normal* on every seat; nobody else has this table."""
        while table.state.to_act:
            seat = min(table.state.to_act)
            if seat == NATURE:
                action = dealt(source, table.state, [line[1:3] for line in table.log])
            else:
                one = table.seats[seat]
                said = await self._driver.decide(table, seat, (one and one.level) or table.stand_in)
                action = said or pick(SystemRandom(), table.state.legal(seat))
            state, _ = play(table.state, seat, action)
            table.add(Line(len(table.log), seat, action, now()), state)


async def _silence() -> None:
    """Do nothing."""


async def _stop(change: Change) -> None:
    if change.table.live:
        await change.save(replace(change.table.record, status="ended"))


def _credit(table: Table, seat: int, begun: int) -> None:
    """Mark a board as *normal*'s if its person has hardly played it.

    `begun`: the number of actions of the seat when the match began.
    """
    person = table.seats[seat]
    if person and (table.turns[seat] - begun + person.stood_in) * MOST_HELP > table.turns[seat]:
        seats = list(table.seats)
        seats[seat] = person._replace(away="left")
        table.record = replace(table.record, seats=tuple(seats))


def _keep(connection: Connection, table: Table, number: int, since: int) -> None:
    """Store the lines from there on, and the results of the match."""
    rows = [{"table": number, **line._asdict()} for line in list(table.log)[since:]]
    if rows:
        connection.execute(insert(log), rows)
    record: Record = replace(table.record, id=number, status="over")
    ledger.enter(connection, results(record, table.state, now(), turns=table.turns))
