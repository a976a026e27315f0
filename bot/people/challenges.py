"""Weekly challenges of servers: the game, the attempts and the ranking."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, RowMapping, insert, select
from sqlalchemy.exc import IntegrityError

from bot.ai import best
from bot.fair.deals import SEED_BYTES
from bot.games import lowest_wins, offered
from bot.games.base import chosen
from bot.people import used_attempts
from bot.records.stored import Occupant, Record, Status, now
from bot.records.weekly import LEVEL, plan, told_at
from bot.schema.boards import results
from bot.schema.challenges import challenges
from bot.schema.tables import LIVE, PUT_BY, VOID, players, seats, tables
from bot.store.names import usernames
from bot.store.sealing import of_challenge
from bot.store.storage import Store
from bot.tables import lobby

MESSAGES: Final = 0
"""The server number of the challenge that people play in their direct messages with the bot."""


@dataclass(frozen=True, slots=True)
class Challenge:
    guild: int
    week: int
    slug: str
    players: int
    options: Mapping[str, str]

    def record(self, channel: int, person: Occupant, at: int) -> Record:
        """Return a person's match: they sit on the first seat, computer players on the others."""
        game = offered(self.slug)
        values = chosen(game, self.players, self.options)
        alone: tuple[Occupant | None, ...] = (person, *(None,) * (self.players - 1))
        record = Record(
            0, self.guild, channel, self.slug, game.rules, values, person.user or 0, alone, at, at,
            week=self.week,
        )  # fmt: skip
        for _ in range(1, self.players):
            record = lobby.add_computer(record, record.host, best(self.slug, LEVEL))
        return replace(record, status="playing")


class Attempt(NamedTuple):
    """A line of a challenge's board."""

    rank: int | None
    """Rank, shared by equal scores; None while the match may still be finished."""
    user: int
    name: str
    score: int | None
    """Score; None unless the match was played to its end in time."""
    table: int
    status: Status


class Challenges:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int, week: int) -> Challenge:
        """Return the challenge of a week, which is settled on the first request."""
        while (known := await self.known(guild, week)) is None:
            try:
                await self._store.write(
                    partial(_settle, guild=guild, week=week, seal=self._store.sealing.seal)
                )
            except IntegrityError:
                # Another process was faster.
                continue
        return known

    async def known(self, guild: int, week: int) -> Challenge | None:
        """Return the challenge of a week; None if nobody has asked for it yet."""
        wanted = select(*(challenges.c[one.name] for one in fields(Challenge)))
        here = wanted.where(challenges.c.guild == guild, challenges.c.week == week)
        row = await self._store.read(lambda connection: connection.execute(here).mappings().first())
        return Challenge(**{**row, "options": json.loads(row["options"])}) if row else None

    async def attempt(self, guild: int, week: int, user: int) -> Record | None:
        """Return this person's match of the challenge, if they have begun one."""
        of_week = tables.c.guild == guild, tables.c.week == week, tables.c.host == user
        mine = select(tables.c.id).where(*of_week, tables.c.status.not_in(VOID))
        number: int | None = await self._store.read(lambda connection: connection.scalar(mine))
        return None if number is None else await self._store.table(number)

    async def board(self, guild: int, week: int, at: int, reader: int = 0) -> tuple[Attempt, ...]:
        """Return all attempts as of the moment `at`, the best first.

        The board of `MESSAGES` shows only the `reader` and people who are public on all servers; but ranks
        are among all.
        """
        seated = seats.join(tables, tables.c.id == seats.c.table)
        came = (results.c.table == seats.c.table) & (results.c.seat == seats.c.seat)
        wanted = (
            select(
                seats.c.user,
                seats.c.name,
                tables.c.id.label("table"),
                *(tables.c[name] for name in ("slug", "status")),
                *(results.c[name] for name in ("score", "left", "ended")),
                players.c.public_rating,
            )
            .select_from(seated.outerjoin(results, came).outerjoin(players, players.c.user == seats.c.user))
            .where(tables.c.guild == guild, tables.c.week == week, tables.c.status.not_in(VOID))
            .where(seats.c.user > 0)
            .order_by(tables.c.id)
        )

        def work(connection: Connection) -> Sequence[RowMapping]:
            found = connection.execute(wanted).mappings().all()
            usernames.read(connection, (row["user"] for row in found))
            return found

        rows = await self._store.read(work)
        attempts = ranked(rows, told_at(week), at)
        seen = {reader, *(row["user"] for row in rows if guild != MESSAGES or row["public_rating"])}
        return tuple(one for one in attempts if one.user in seen)


def ranked(rows: Sequence[RowMapping], told: int, at: int) -> tuple[Attempt, ...]:
    """Rank attempts by score, then those not finished in time, and last those that may still be finished.

    `told`: when the deals are revealed; later finishers could have known them.
    """
    merits: list[int | None] = []
    open_ = [row["status"] in (*LIVE, *PUT_BY) and at < told for row in rows]
    for row in rows:
        in_time = row["score"] is not None and row["left"] is None and row["ended"] < told
        merit = -row["score"] if in_time and lowest_wins(row["slug"]) else row["score"]
        merits.append(merit if in_time else None)
    done = [merit for merit in merits if merit is not None]
    attempts = []
    for row, merit, still in zip(rows, merits, open_, strict=True):
        rank = 1 + (len(done) if merit is None else sum(other > merit for other in done))
        score = None if merit is None else row["score"]
        attempts.append(
            Attempt(None if still else rank, row["user"], row["name"], score, row["table"], row["status"])
        )
    return tuple(sorted(attempts, key=lambda one: (one.rank is None, one.rank or 0, one.table)))


def _settle(connection: Connection, *, guild: int, week: int, seal: Callable[[str, str], str]) -> None:
    """Choose the week's game, and draw the secret from which its deals come."""
    today = plan(week)
    values = {
        "guild": guild,
        "week": week,
        "slug": today.slug,
        "players": today.players,
        "options": json.dumps(dict(today.options)),
        "secret": seal(secrets.token_hex(SEED_BYTES), of_challenge(guild, week)),
    }
    connection.execute(insert(challenges), values)
    used_attempts.sweep(connection, now())
