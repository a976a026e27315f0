"""Boards: rankings by rating, and by the points of a period."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, and_, false, func, or_, select

from bot.ratings.ledger import ALL
from bot.ratings.rules import Rules, changed
from bot.records.periods import Period
from bot.schema.boards import ratings, results
from bot.store.names import usernames
from bot.store.storage import Store

ROWS: Final = 10
"""Lines on a page of a board."""

_RATED: Final = [ratings.c[name] for name in ("user", "name", "shown", "games", "wins", "settled")]


class BoardRow(NamedTuple):
    """A line of a board."""

    rank: int | None
    """Rank, shared by equal values; None with too few matches for a rank."""
    user: int
    name: str
    value: int
    """Rating, or points of the period."""
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Board:
    places: tuple[BoardRow, ...]
    page: int
    pages: int
    people: int
    top: int
    """Value of the first line of the first page."""
    mine: BoardRow | None
    """Line of the person who asked, on whatever page it is."""


class Boards:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def rated(self, scope: int, slug: str, user: int, page: int | None = 0) -> Board:
        """Return a page of the board by rating, people without a rank last; None: the page with this user."""
        return await self._store.read(lambda connection: _rated(connection, scope, slug, user, page))

    async def gained(self, scope: int, slug: str, period: Period, user: int, page: int | None = 0) -> Board:
        """Return a page of the board by the points of a period."""
        return await self._store.read(lambda connection: _gained(connection, scope, slug, period, user, page))

    async def rules(self) -> Rules | None:
        """Return the current rating rules, if there were others before."""
        return await self._store.read(changed)

    async def most_played(self, guild: int) -> str | None:
        """Return the game that most people have played on this server."""
        counted = select(ratings.c.slug).where(ratings.c.scope == guild).group_by(ratings.c.slug)
        first = counted.order_by(func.count().desc(), ratings.c.slug).limit(1)
        return await self._store.read(lambda connection: connection.scalar(first))


def _rated(connection: Connection, scope: int, slug: str, user: int, page: int | None) -> Board:
    here = listed(scope, slug)
    ordered = (
        select(*_RATED)
        .where(here)
        .order_by(ratings.c.settled.desc(), ratings.c.shown.desc(), ratings.c.user.desc())
    )
    people = _count(connection, here)
    mine = connection.execute(select(*_RATED).where(here, ratings.c.user == user)).first()
    if page is None:
        page = _count(connection, here, _above(mine)) // ROWS if mine else 0
    page = max(0, min(page, _pages(people) - 1))
    best = connection.execute(ordered.limit(1)).first()
    rows = connection.execute(ordered.limit(ROWS).offset(page * ROWS)).all()
    usernames.read(connection, (row.user for row in rows))
    standing = rank(connection, here, rows[0]) if rows else None
    own = _rated_row(mine, rank(connection, here, mine)) if mine else None
    places: list[BoardRow] = []
    for n, row in enumerate(rows, page * ROWS + 1):
        if places and places[-1].value != row.shown:
            standing = n
        places.append(_rated_row(row, standing if row.settled else None))
    return Board(tuple(places), page, _pages(people), people, best.shown if best else 0, own)


def _gained(
    connection: Connection, scope: int, slug: str, period: Period, user: int, page: int | None
) -> Board:
    every, own = sums(scope, slug, period.moments), sums(scope, slug, period.moments, user)
    mine = connection.execute(select(own)).first()
    before = _before(every, mine) if mine else false()
    people, top, above, ahead = _counts(connection, every, mine.points if mine else 0, before)
    if page is None:
        page = ahead // ROWS
    page = max(0, min(page, _pages(people) - 1))
    ordered = select(every).order_by(every.c.points.desc(), every.c.wins.desc(), every.c.user.desc())
    rows = connection.execute(ordered.limit(ROWS).offset(page * ROWS)).all()
    rank = 1
    if page:
        rank += (_counts(connection, every, rows[0].points, false()))[2]
    names = named(connection, scope, slug, {row.user for row in rows} | {user})
    places: list[BoardRow] = []
    for n, row in enumerate(rows, page * ROWS + 1):
        if places and places[-1].value != row.points:
            rank = n
        places.append(_gained_row(row, rank, names))
    own_place = _gained_row(mine, 1 + above, names) if mine else None
    return Board(tuple(places), page, _pages(people), people, top, own_place)


def listed(scope: int, slug: str) -> ColumnElement[bool]:
    return and_(ratings.c.scope == scope, ratings.c.slug == slug, ratings.c.listed)


def _pages(people: int) -> int:
    return max(1, -(-people // ROWS))


def _count(connection: Connection, *which: ColumnElement[bool]) -> int:
    counted = connection.execute(select(func.count()).select_from(ratings).where(*which))
    return counted.scalar_one()


def _above(row: Row[Any]) -> ColumnElement[bool]:
    """Return the condition for people above this row of the ratings."""
    same = ratings.c.settled == row.settled
    better = and_(same, ratings.c.shown > row.shown)
    level = and_(same, ratings.c.shown == row.shown, ratings.c.user > row.user)
    return or_(better, level) if row.settled else or_(ratings.c.settled, better, level)


def rank(connection: Connection, here: ColumnElement[bool], row: Row[Any]) -> int | None:
    if not row.settled:
        return None
    return 1 + _count(connection, here, ratings.c.settled, ratings.c.shown > row.shown)


def _rated_row(row: Row[Any], rank: int | None) -> BoardRow:
    return BoardRow(rank, row.user, row.name, row.shown, row.games, row.wins)


def sums(scope: int, slug: str, moments: tuple[int, int], user: int | None = None) -> Any:
    """Return a query for the points of everybody, or of one person, in a period.

    `moments`: the begin, included, and the end, excluded, in milliseconds since 1970 in UTC.
    """
    first, until = moments
    here = results.c.abroad if scope == ALL else results.c.guild == scope
    who = results.c.user > 0 if user is None else results.c.user == user
    return (
        select(
            results.c.user,
            func.sum(results.c.points).label("points"),
            func.count().label("games"),
            func.count().filter(results.c.place == 1).label("wins"),
        )
        .where(results.c.slug == slug, here, results.c.ended >= first, results.c.ended < until)
        .where(who, results.c.points.is_not(None))
        .group_by(results.c.user)
        .cte()
    )


def _before(every: Any, row: Row[Any]) -> ColumnElement[bool]:
    """Return the condition for people above this line."""
    level = every.c.points == row.points
    return or_(
        every.c.points > row.points,
        and_(level, every.c.wins > row.wins),
        and_(level, every.c.wins == row.wins, every.c.user > row.user),
    )


def _counts(
    connection: Connection, every: Any, points: int, before: ColumnElement[bool]
) -> tuple[int, int, int, int]:
    """Return the number of people, the most points, how many have more than these, and how many stand
    before."""
    wanted = select(
        func.count(),
        func.coalesce(func.max(every.c.points), 0),
        func.count().filter(every.c.points > points),
        func.count().filter(before),
    )
    people, top, more, ahead = connection.execute(wanted.select_from(every)).one()
    return people, top, more, ahead


def named(connection: Connection, scope: int, slug: str, users: set[int]) -> dict[int, str]:
    """Return people's newest names; everybody with points has a rating with one."""
    usernames.read(connection, users)
    named = select(ratings.c.user, ratings.c.name).where(
        ratings.c.scope == scope, ratings.c.slug == slug, ratings.c.user.in_(users)
    )
    return dict(connection.execute(named).all())


def _gained_row(row: Row[Any], rank: int, names: dict[int, str]) -> BoardRow:
    return BoardRow(rank, row.user, names.get(row.user, ""), row.points, row.games, row.wins)
