"""A person's finished matches."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, Row, and_, case, func, or_, select

from bot.ai import recommended as level_for
from bot.fair.seeds import REVEALED
from bot.schema.boards import results
from bot.schema.tables import seats, tables
from bot.store.names import Person, usernames
from bot.store.rows import has_lines, held_by
from bot.store.storage import Store

ROWS: Final = 10
"""Matches on a page."""


class Past(NamedTuple):
    """A finished match, from the view of the person on one of its seats."""

    table: int
    guild: int | None
    slug: str
    status: str
    ended: int
    score: int | None
    """Score; None if the match was ended early."""
    place: int | None
    """Place; None too for a person who joined during the match."""
    others: tuple[Person, ...]
    """The other people at the table, by seat."""


class HistoryPage(NamedTuple):
    matches: tuple[Past, ...]
    page: int
    pages: int


async def recommended(store: Store, user: int, slug: str) -> str:
    """Return the level of computer players to recommend to this person in a game."""
    mine = select(func.count()).where(results.c.user == user, results.c.slug == slug)
    return level_for(slug, await store.read(lambda connection: connection.scalar(mine) or 0))


async def history(store: Store, user: int, page: int, rows: int = ROWS) -> HistoryPage:
    """Return a page of this person's finished matches, newest first. Seats they gave away count too, with
    the place as theirs."""
    return await store.read(lambda connection: _page(connection, user, page, rows))


def _page(connection: Connection, user: int, page: int, rows: int) -> HistoryPage:
    over = and_(tables.c.status.in_(REVEALED), has_lines(tables.c.id))
    mine = and_(held_by(user), tables.c.id == seats.c.table, over)
    came = and_(results.c.table == seats.c.table, results.c.seat == seats.c.seat)
    found = (
        select(
            *(tables.c[name] for name in ("id", "guild", "slug", "status", "changed")),
            results.c.score,
            # A substitute has no place of their own.
            case((or_(seats.c.handed.is_(None), seats.c.owner == user), results.c.place)),
            seats.c.seat,
        )
        .select_from(seats.join(tables, tables.c.id == seats.c.table).outerjoin(results, came))
        .where(mine)
        .order_by(tables.c.id.desc())
    )
    count = connection.execute(select(func.count()).select_from(seats, tables).where(mine)).scalar_one()
    pages = max(1, -(-count // rows))
    page = max(0, min(page, pages - 1))
    matches = connection.execute(found.limit(rows).offset(page * rows)).all()
    numbers = [match.id for match in matches]
    sat = connection.execute(select(seats).where(seats.c.table.in_(numbers)).order_by(seats.c.seat))
    others: dict[int, list[Row[tuple[object, ...]]]] = {number: [] for number in numbers}
    for one in sat:
        others[one.table].append(one)
    usernames.read(connection, (one.user for some in others.values() for one in some))
    return HistoryPage(
        tuple(
            Past(
                *match[:7],
                tuple(
                    Person(one.name, one.user, one.level)
                    for one in others[match.id]
                    if one.seat != match.seat
                ),
            )
            for match in matches
        ),
        page,
        pages,
    )
