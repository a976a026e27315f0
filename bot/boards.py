"""What the database answers about people over time: boards, profiles, who is ahead of whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.ledger import ALL
from bot.periods import Period
from bot.schema import players
from bot.schema_boards import ratings, results

ROWS: Final = 10
"""On a page of a board."""


class Place(NamedTuple):
    """A line of a board."""

    rank: int | None
    """Equal values share one; None: too few matches for a rank."""
    user: int
    name: str
    value: int
    """The rating, or the points of the period."""
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Board:
    places: tuple[Place, ...]
    page: int
    pages: int
    people: int
    mine: Place | None
    """Of whoever asked, wherever it is."""


class Boards:
    def __init__(self, reading: AsyncEngine) -> None:
        self._reading = reading

    async def rated(self, scope: int, slug: str, user: int, page: int | None = 0) -> Board:
        """By rating, and last those without a rank; page None is the one with this user."""
        here = and_(ratings.c.scope == scope, ratings.c.slug == slug, ratings.c.listed)
        wanted = [ratings.c[name] for name in ("user", "name", "shown", "games", "wins", "settled")]
        async with self._reading.connect() as connection:
            people = await _count(connection, here)
            mine = (await connection.execute(select(*wanted).where(here, ratings.c.user == user))).first()
            if page is None:
                page = 0 if mine is None else await _count(connection, here, _above(mine)) // ROWS
            page = max(0, min(page, _pages(people) - 1))
            ordered = (
                select(*wanted)
                .where(here)
                .order_by(ratings.c.settled.desc(), ratings.c.shown.desc(), ratings.c.user.desc())
            )
            rows = (await connection.execute(ordered.limit(ROWS).offset(page * ROWS))).all()
            places: list[Place] = []
            for n, row in enumerate(rows):
                if places and places[-1].value == row.shown:
                    rank = places[-1].rank
                elif places:
                    rank = page * ROWS + n + 1
                else:
                    rank = await _rank(connection, here, row)
                places.append(_rated_place(row, rank if row.settled else None))
            own = _rated_place(mine, await _rank(connection, here, mine)) if mine else None
        return Board(tuple(places), page, _pages(people), people, own)

    async def gained(self, scope: int, slug: str, period: Period, user: int, page: int | None = 0) -> Board:
        """By the points of a period."""
        gained = _gained(scope, slug, period)
        async with self._reading.connect() as connection:
            mine = (await connection.execute(select(gained).where(gained.c.user == user))).first()
            if page is None:
                page = (mine.n - 1) // ROWS if mine else 0
            rows = await _page(connection, gained, page)
            people = rows[0].people if rows else 0
            if not rows and page:
                people = (await connection.execute(select(func.count()).select_from(gained))).scalar_one()
                page = max(0, _pages(people) - 1)
                rows = await _page(connection, gained, page)
            users = {row.user for row in (*rows, *((mine,) if mine else ()))}
            named = select(ratings.c.user, ratings.c.name).where(
                ratings.c.scope == scope, ratings.c.slug == slug, ratings.c.user.in_(users)
            )
            names: dict[int, str] = dict((await connection.execute(named)).all())
        places = [_gained_place(row, names) for row in rows]
        own = _gained_place(mine, names) if mine else None
        return Board(tuple(places), page, _pages(people), people, own)

    async def most_played(self, guild: int) -> str | None:
        """The game this server has the most rated seats of."""
        async with self._reading.connect() as connection:
            counted = select(ratings.c.slug).where(ratings.c.scope == guild).group_by(ratings.c.slug)
            found = await connection.execute(counted.order_by(func.sum(ratings.c.games).desc()).limit(1))
            return found.scalar()


def _pages(people: int) -> int:
    return max(1, -(-people // ROWS))


async def _count(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
    counted = await connection.execute(select(func.count()).select_from(ratings).where(*which))
    return counted.scalar_one()


def _above(row: Row[Any]) -> ColumnElement[bool]:
    """Whoever stands above this row of the ratings."""
    same = ratings.c.settled == row.settled
    better = and_(same, ratings.c.shown > row.shown)
    level = and_(same, ratings.c.shown == row.shown, ratings.c.user > row.user)
    return or_(better, level) if row.settled else or_(ratings.c.settled, better, level)


async def _rank(connection: AsyncConnection, here: ColumnElement[bool], row: Row[Any]) -> int | None:
    if not row.settled:
        return None
    return 1 + await _count(connection, here, ratings.c.settled, ratings.c.shown > row.shown)


def _rated_place(row: Row[Any], rank: int | None) -> Place:
    return Place(rank, row.user, row.name, row.shown, row.games, row.wins)


def _gained(scope: int, slug: str, period: Period) -> Any:
    """Everybody's points in the period, ranked."""
    first, until = period.moments
    which = [
        results.c.slug == slug,
        results.c.ended >= first,
        results.c.ended < until,
        results.c.user > 0,
        results.c.points.is_not(None),
    ]
    if scope == ALL:
        which.append(results.c.user.in_(select(players.c.user).where(players.c.public_rating)))
    else:
        which.append(results.c.guild == scope)
    sums = (
        select(
            results.c.user,
            func.sum(results.c.points).label("points"),
            func.count().label("games"),
            func.count().filter(results.c.place == 1).label("wins"),
        )
        .where(*which)
        .group_by(results.c.user)
        .cte()
    )
    order = (sums.c.points.desc(), sums.c.wins.desc(), sums.c.user.desc())
    return select(
        sums,
        func.rank().over(order_by=sums.c.points.desc()).label("rank"),
        func.row_number().over(order_by=order).label("n"),
        func.count().over().label("people"),
    ).cte()


async def _page(connection: AsyncConnection, gained: Any, page: int) -> list[Any]:
    first = page * ROWS
    wanted = select(gained).where(gained.c.n > first, gained.c.n <= first + ROWS).order_by(gained.c.n)
    return list((await connection.execute(wanted)).all())


def _gained_place(row: Any, names: dict[int, str]) -> Place:
    return Place(row.rank, row.user, names.get(row.user, ""), row.points, row.games, row.wins)
