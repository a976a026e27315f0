"""Profiles: a person's play on a server, and their record against another person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, select

from bot.games.base import Seat
from bot.people.boards import listed, rank
from bot.ratings.ledger import ALL
from bot.ratings.rating import START
from bot.schema.boards import ratings, results
from bot.store.storage import Store

LONGEST: Final = 100
"""Most matches in the course of a rating."""


class Standing(NamedTuple):
    """A person's rated matches of one game."""

    slug: str
    rating: int
    rank: int | None
    """Rank; None with too few matches for one."""
    games: int
    wins: int
    streak: int
    best: int


class Unrated(NamedTuple):
    """A person's matches of one game without a rating, such as against computer players alone."""

    slug: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Profile:
    name: str
    """Their newest name in a match; empty if they never played."""
    standings: tuple[Standing, ...]
    """Standings on this server, most played game first."""
    everywhere: tuple[Standing, ...]
    """Standings across servers, for people who are public there."""
    unrated: tuple[Unrated, ...]
    """Matches here without a rating, most played game first."""


class Met(NamedTuple):
    """The record of two people: how often one was ahead, behind or level in rated matches of any game."""

    ahead: int
    behind: int
    level: int


class RatingChange(NamedTuple):
    """The change that a match made to the rating of a seat's person on its server."""

    seat: Seat
    before: int
    after: int


class Course(NamedTuple):
    """The course of a rating: its value before the first of these matches and after each, and when they
    ended."""

    values: tuple[int, ...]
    first: int
    last: int


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def profile(self, guild: int, user: int) -> Profile:
        mine = and_(results.c.user == user, results.c.guild == guild)
        newest = select(results.c.name).where(mine).order_by(results.c.ended.desc()).limit(1)
        games, wins = func.count(), func.count().filter(results.c.place == 1)
        unrated = (
            select(results.c.slug, games, wins)
            .where(mine, results.c.points.is_(None))
            .group_by(results.c.slug)
            .order_by(games.desc(), results.c.slug)
        )
        return await self._store.read(
            lambda connection: Profile(
                connection.execute(newest).scalar() or "",
                _standings(connection, guild, user),
                _standings(connection, ALL, user),
                tuple([Unrated(*row) for row in connection.execute(unrated)]),
            )
        )

    async def course(self, guild: int, slug: str, user: int) -> Course | None:
        """Return the course of a rating; None for a person without a rated match of this game here."""
        wanted = (
            select(results.c.shown, results.c.ended)
            .where(results.c.user == user, results.c.guild == guild, results.c.slug == slug)
            .where(results.c.shown.is_not(None))
            .order_by(results.c.id.desc())
            .limit(LONGEST + 1)
        )
        rows = (await self._store.read(lambda connection: connection.execute(wanted).all()))[::-1]
        if not rows:
            return None
        values = tuple(row.shown for row in rows)
        if len(rows) > LONGEST:
            return Course(values, rows[1].ended, rows[-1].ended)
        return Course((START, *values), rows[0].ended, rows[-1].ended)

    async def changes(self, table: int) -> list[RatingChange]:
        """Return the rating changes of a match's people, best placed first; none if it was not rated."""
        earlier = results.alias()
        same = [earlier.c[name] == results.c[name] for name in ("user", "guild", "slug")]
        before = (
            select(earlier.c.shown)
            .where(*same, earlier.c.id < results.c.id, earlier.c.shown.is_not(None))
            .order_by(earlier.c.id.desc())
            .limit(1)
            .scalar_subquery()
        )
        wanted = select(results.c.seat, func.coalesce(before, START), results.c.shown)
        rated = wanted.where(results.c.table == table, results.c.shown.is_not(None))
        ordered = rated.order_by(results.c.place, results.c.seat)
        found = await self._store.read(lambda connection: connection.execute(ordered).all())
        return [RatingChange(*row) for row in found]

    async def met(self, guild: int, user: int, other: int) -> Met:
        mine, theirs = results.alias(), results.alias()
        both = mine.join(theirs, and_(theirs.c.table == mine.c.table, theirs.c.user == other))
        counted = (
            select(
                func.count().filter(mine.c.place < theirs.c.place),
                func.count().filter(mine.c.place > theirs.c.place),
                func.count().filter(mine.c.place == theirs.c.place),
            )
            .select_from(both)
            .where(mine.c.user == user, mine.c.guild == guild, mine.c.points.is_not(None))
        )
        return Met(*await self._store.read(lambda connection: connection.execute(counted).one()))


def _standings(connection: Connection, scope: int, user: int) -> tuple[Standing, ...]:
    wanted = ("slug", "shown", "games", "wins", "streak", "best", "settled")
    mine: ColumnElement[bool] = and_(ratings.c.user == user, ratings.c.scope == scope, ratings.c.listed)
    rows = connection.execute(
        select(*(ratings.c[name] for name in wanted)).where(mine).order_by(ratings.c.games.desc())
    )
    return tuple(
        [
            Standing(
                row.slug, row.shown, rank(connection, listed(scope, row.slug), row),
                row.games, row.wins, row.streak, row.best,
            )
            for row in rows.all()
        ]
    )  # fmt: skip
