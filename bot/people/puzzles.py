"""Puzzles of the day: the decision posed on each server, the answers, and streaks of right ones.

People who write to the bot share one, as if that were a server. People who sat at the table that the day's
puzzle comes from get another, which nobody has played.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import partial
from random import Random
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.games.base import Refusal
from bot.matches import puzzles as posing
from bot.matches.coach import Thinks
from bot.matches.puzzles import Puzzle, dealt, found
from bot.matches.replays import replayed
from bot.records.results import COUNTED
from bot.records.stored import Record, now
from bot.schema.boards import results
from bot.schema.challenges import answered, puzzles
from bot.schema.tables import tables
from bot.store.sealing import LOST, of_puzzle
from bot.store.storage import Store

FOR_ALL: Final = 0
FOR_THOSE_THERE: Final = 1
"""Puzzle of the people who sat at the table that the first is from."""
RECENT: Final = 30
"""Number of newest matches among which a puzzle is searched."""
TRIED: Final = 4
"""Most matches searched for a puzzle."""
KEPT: Final = timedelta(days=7)
"""Time for which a past puzzle is kept."""


class Posed(NamedTuple):
    """A puzzle of a day."""

    day: int
    which: int
    table: int | None
    """Match that it comes from; None if it was dealt for the day."""
    puzzle: Puzzle


class Answered(NamedTuple):
    """A person's answer."""

    which: int
    action: str


class Streak(NamedTuple):
    """Days in a row with a right answer."""

    now: int
    """Length of the streak that ends today, or yesterday while today has no answer."""
    best: int


def day_of(at: int) -> int:
    """Return the day of a moment in UTC: 20261123 is the 23rd of November 2026."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return day.year * 10000 + day.month * 100 + day.day


def date_of(day: int) -> date:
    """Return the day as a date; `Refusal` for a number that is none."""
    try:
        return date(day // 10000, day // 100 % 100, day % 100)
    except ValueError:
        raise Refusal("bad-button") from None


def _number(day: date) -> int:
    return day.year * 10000 + day.month * 100 + day.day


def over_at(day: int) -> int:
    """Return the first moment after a day, when the next puzzle begins."""
    after = date_of(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()) * 1000


class Puzzles:
    def __init__(self, store: Store, engines: Thinks) -> None:
        self._store = store
        self._engines = engines

    async def of(self, guild: int, day: int, which: int, seen: Callable[[Record], bool]) -> Posed:
        """Return the puzzle of a day, which is made on the first request.

        `seen`: whether everybody on the server could see a match. `Refusal` if there is no puzzle.
        """
        while (known := await self.known(guild, day, which)) is None:
            rng = _chance()
            made = await self._from_matches(guild, rng, seen) if which == FOR_ALL else None
            table, puzzle = made or (None, await dealt(date_of(day).toordinal(), rng, self._engines))
            if puzzle is None:
                raise Refusal("puzzle-none")
            sealed = self._store.sealing.seal(str(puzzle), of_puzzle(guild, day, which))
            row = {"guild": guild, "day": day, "which": which, "table": table, "position": sealed}
            try:
                await self._store.write(partial(_keep, row=row))
            except IntegrityError:
                # Another process was faster.
                continue
        return known

    async def known(self, guild: int, day: int, which: int) -> Posed | None:
        """Return the puzzle; None if nobody has asked for it yet, `Refusal` if it can no longer be read."""
        here = select(puzzles.c.table, puzzles.c.position).where(
            puzzles.c.guild == guild, puzzles.c.day == day, puzzles.c.which == which
        )
        row = await self._store.read(lambda connection: connection.execute(here).first())
        if row is None:
            return None
        text = self._store.sealing.unseal(row.position, of_puzzle(guild, day, which))
        puzzle = None if text == LOST else posing.read(text)
        if puzzle is None or not puzzle.readable:
            raise Refusal("puzzle-gone")
        return Posed(day, which, row.table, puzzle)

    async def _from_matches(
        self, guild: int, rng: Random, seen: Callable[[Record], bool]
    ) -> tuple[int, Puzzle] | None:
        """Return a puzzle from a recent rated match that everybody could see and that has not yielded one
        yet."""
        numbers = await self._store.read(partial(_candidates, guild=guild))
        tried = 0
        for number in rng.sample(numbers, len(numbers)):
            record = await self._store.table(number)
            if record is None or not seen(record):
                continue
            lines = (await self._store.logs([number]))[number]
            try:
                match = await asyncio.to_thread(replayed, record, lines)
            except Refusal:
                # The match had other rules.
                continue
            puzzle = await found(record, match, rng, self._engines)
            if puzzle and puzzle.sound:
                return number, puzzle
            tried += 1
            if tried == TRIED:
                break
        return None

    async def which(self, posed: Posed, user: int) -> int:
        """Return which puzzle of the day is this person's."""
        record = await self._store.table(posed.table) if posed.table is not None else None
        there = record is not None and record.held_by(user) is not None
        return FOR_THOSE_THERE if there else FOR_ALL

    async def answer(self, guild: int, posed: Posed, user: int, action: str) -> Answered:
        """Store a person's answer, and return it; an earlier answer stands."""
        right = action == posed.puzzle.thought.action
        row = {
            "guild": guild,
            "day": posed.day,
            "user": user,
            "which": posed.which,
            "action": action,
            "right": right,
            "at": now(),
        }
        try:
            await self._store.write(lambda connection: connection.execute(insert(answered), row))
        except IntegrityError:
            if known := await self.answer_of(guild, posed.day, user):
                return known
            raise
        return Answered(posed.which, action)

    async def answer_of(self, guild: int, day: int, user: int) -> Answered | None:
        """Return a person's answer of that day."""
        here = select(answered.c.which, answered.c.action).where(
            answered.c.guild == guild, answered.c.day == day, answered.c.user == user
        )
        row = await self._store.read(lambda connection: connection.execute(here).first())
        return Answered(*row) if row else None

    async def others(self, guild: int, posed: Posed, user: int) -> Mapping[str, int]:
        """Return how many other people chose each action, most chosen first."""
        here = select(answered.c.action).where(
            answered.c.guild == guild,
            answered.c.day == posed.day,
            answered.c.which == posed.which,
            answered.c.user != user,
        )
        actions = await self._store.read(lambda connection: connection.scalars(here).all())
        order = [one.action for one in posed.puzzle.thought.weighed]
        counted = Counter(actions)
        ranked = sorted(counted, key=lambda one: (-counted[one], order.index(one)))
        return {one: counted[one] for one in ranked}

    async def streak(self, guild: int, user: int, day: int) -> Streak:
        """Return a person's streak on this server, as of this day."""
        mine = select(answered.c.day, answered.c.right).where(
            answered.c.guild == guild, answered.c.user == user, answered.c.day <= day
        )
        rows = await self._store.read(lambda connection: connection.execute(mine).all())
        return streak({row.day: row.right for row in rows}, day)


def _chance() -> Random:
    """Return an unpredictable random generator."""
    return Random(secrets.token_hex(16))


def streak(right: Mapping[int, bool], day: int) -> Streak:
    """Return the streak that follows from the days answered, right or wrong."""
    best = run = 0
    before: date | None = None
    ends: dict[date, int] = {}
    for one in sorted(number for number, well in right.items() if well):
        when = date_of(one)
        run = run + 1 if before and when - before == timedelta(days=1) else 1
        best, before = max(best, run), when
        ends[when] = run
    today = date_of(day)
    last = today if day in right else today - timedelta(days=1)
    return Streak(ends.get(last, 0), best)


def _candidates(connection: Connection, *, guild: int) -> list[int]:
    rated = select(results.c.table).where(results.c.guild == guild, results.c.rated.in_(COUNTED))
    used = select(puzzles.c.table).where(puzzles.c.guild == guild, puzzles.c.table.is_not(None))
    newest = (
        select(tables.c.id)
        .where(tables.c.guild == guild, tables.c.status == "over", tables.c.week.is_(None))
        .where(tables.c.id.in_(rated), tables.c.id.not_in(used))
        .order_by(tables.c.id.desc())
        .limit(RECENT)
    )
    return [*connection.scalars(newest)]


def _keep(connection: Connection, *, row: Mapping[str, int | str | None]) -> None:
    """Store a new puzzle, and of this server's old ones only the matches they came from."""
    connection.execute(insert(puzzles), dict(row))
    oldest = _number(date_of(int(row["day"] or 0)) - KEPT)
    old = puzzles.c.guild == row["guild"], puzzles.c.day < oldest, puzzles.c.position != LOST
    connection.execute(update(puzzles).where(*old).values(position=LOST))
