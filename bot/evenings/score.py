"""The score of an evening: points for the places in its matches, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, func, select

from bot.ratings.ledger import aliases
from bot.records.results import EARLY
from bot.records.stored import Record
from bot.schema.boards import results
from bot.schema.tables import tables
from bot.store.names import usernames

FULL: Final = 12
"""Points for beating all others in a match: with two to five seats every place has whole points."""


@dataclass(frozen=True, slots=True)
class Won:
    """A person's place and points in one match."""

    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Participant:
    """A participant of an evening."""

    name: str
    """Name in their last match; empty for a deleted person."""
    level: str | None
    """Level of a computer player; None for a person."""
    matches: Mapping[int, Won]
    """Results by number of the match, from 0; matches not played are missing."""
    place: int = 0
    user: int | None = field(default=None, compare=False)
    """User id; a number below 0 for a forgotten person, None for a computer player."""

    @property
    def total(self) -> int:
        return sum(won.points for won in self.matches.values())


@dataclass(frozen=True, slots=True)
class Evening:
    games: tuple[str, ...]
    """Slugs of the games, in the order in which the matches ended."""
    participants: tuple[Participant, ...]
    """Participants, best first."""


def points(places: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each place in a match: `FULL` for beating everybody, 0 for nobody, evenly spaced.

    A shared place gets the average of the places it covers, rounded, halves up.
    """
    others = len(places) - 1
    if others < 1:
        return (0,) * len(places)
    worth = []
    for mine in places:
        beaten = sum(place > mine for place in places)
        level = sum(place == mine for place in places) - 1
        worth.append((FULL * (2 * beaten + level) + others) // (2 * others))
    return tuple(worth)


def read(connection: Connection, record: Record, *, later: bool = False) -> Evening | None:
    """Return the table's evening up to its match, or with `later` up to the newest.

    None if the evening has fewer than two matches. A match counts if it has results and was not given up too
    soon.
    """
    first = record.evening or record.id
    here = tables.c.id.in_(select(tables.c.id).where(tables.c.evening == first)) | (tables.c.id == first)
    which = here & (results.c.rated != EARLY)
    if not later:
        last = select(func.max(results.c.id)).where(results.c.table == record.id)
        which &= results.c.id <= last.scalar_subquery()
    wanted = (
        select(
            results.c.table, results.c.slug, results.c.user, results.c.level, results.c.name, results.c.place
        )
        .join(tables, tables.c.id == results.c.table)
        .where(which)
        .order_by(results.c.id)
    )
    rows = connection.execute(wanted).all()
    usernames.read(connection, (row.user for row in rows))
    # A person being forgotten is nameless at once, and stays one person in old and new rows.
    gone = aliases(connection) if rows else {}
    return _evening([list(match) for _, match in groupby(rows, lambda row: row.table)], gone)


_Match = Sequence[Any]


def _evening(matches: Sequence[_Match], gone: Mapping[int | None, int]) -> Evening | None:
    if len(matches) < 2:
        return None
    names: dict[object, tuple[str, str | None, int | None]] = {}
    won: dict[object, dict[int, Won]] = {}
    for number, match in enumerate(matches):
        for row, worth in zip(match, points([row.place for row in match]), strict=True):
            # A computer player is identified by its name; people by their ids.
            who = (row.name,) if row.user is None else gone.get(row.user, row.user)
            user = gone.get(row.user, row.user)
            names[who] = "" if row.user in gone else row.name, row.level, user
            won.setdefault(who, {})[number] = Won(row.place, worth)
    found = [Participant(name, level, won[who], user=user) for who, (name, level, user) in names.items()]
    return Evening(tuple(match[0].slug for match in matches), tuple(_ranked(found)))


def _ranked(found: Sequence[Participant]) -> Iterator[Participant]:
    """Yield participants, best first; among equal totals more wins stand higher, but the place is shared."""
    totals = [one.total for one in found]

    def standing(one: Participant) -> tuple[int, int]:
        return -one.total, -sum(won.place == 1 for won in one.matches.values())

    for one in sorted(found, key=standing):
        place = 1 + sum(total > one.total for total in totals)
        yield replace(one, place=place)


_EVERYBODYS: Final = tables.c.week.is_(None), tables.c.board.is_(None)
"""Condition for tables that are not one person's alone."""


def newest_in(connection: Connection, guild: int | None, channel: int) -> int | None:
    """Return the number of the newest table in this channel, or in a thread below it."""
    below = (tables.c.guild == guild) & (tables.c.parent == channel)
    found = (
        connection.scalar(select(func.max(tables.c.id)).where(which, *_EVERYBODYS))
        for which in (tables.c.channel == channel, below)
    )
    return max((number for number in found if number is not None), default=None)
