"""Results are entered here, and ratings follow.

Whoever makes them anew (`bot/people/recompute.py`) uses the same `Book`, so that they agree to the last bit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.people import rating_rules
from bot.people.meetings import Meetings, counted, week, weighed
from bot.people.ratings import SETTLED, Rating, rate
from bot.people.results import COUNTED, STAND_IN, STAYED, SUBSTITUTE, Result
from bot.store.schema import forgetting, players
from bot.store.schema_boards import ratings, results
from bot.tables.records import Preferences, now

ALL: Final = 0
"""The scope of all servers together; every other scope is a server."""

LOCK: Final = 0x70756361
"""Any number, as long as all processes on a database use the same."""


class RatingKey(NamedTuple):
    scope: int
    slug: str
    user: int


class Entry(NamedTuple):
    """What the ratings hold of somebody."""

    name: str
    mu: float = Rating().mu
    sigma: float = Rating().sigma
    games: int = 0
    wins: int = 0
    streak: int = 0
    """Matches won in a row, the newest among them; 0 if that was not won."""
    best: int = 0
    """The longest such row."""

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)

    def after(self, rating: Rating, result: Result, *, whole: bool = True) -> Entry:
        """`whole`: the match counts whole, and so for a row of wins too."""
        won = result.place == 1
        streak = self.streak + whole if won else 0
        best = max(self.best, streak)
        return Entry(result.name, *rating, self.games + 1, self.wins + won, streak, best)


@dataclass(frozen=True, slots=True)
class Book:
    """Ratings in memory: all of them, or those of the people of one match."""

    entries: dict[RatingKey, Entry] = field(default_factory=dict)
    meetings: Meetings = field(default_factory=Meetings)

    def copy(self) -> Book:
        return Book(dict(self.entries), self.meetings.copy())

    def enter(self, match: Sequence[Result]) -> tuple[tuple[int | None, int | None], ...]:
        """Rate the people of a match.

        Returns for each seat the points that it gets, and what is shown of its rating on its server now.
        """
        people = counted(match)
        weights = [self.meetings.weight(one, people) for one in people]
        points: list[int | None] = [None] * len(match)
        shown: list[int | None] = [None] * len(match)
        for scope in scopes(match[0]):
            keys = [RatingKey(scope, one.slug, one.user or 0) for one in people]
            before = [self.entries.get(key, Entry(one.name)) for key, one in zip(keys, people, strict=True)]
            rated = rate([entry.rating for entry in before], [one.place for one in people]) if people else ()
            for key, entry, fair, one, weight in zip(keys, before, rated, people, weights, strict=True):
                rating = due(entry.rating, weighed(entry.rating, fair, weight), one)
                self.entries[key] = entry.after(rating, one, whole=weight == 1)
                if scope != ALL:
                    shown[one.seat] = rating.shown
        for one in people:
            points[one.seat] = self.meetings.points(one, people)
        self.meetings.add(people)
        return tuple(zip(points, shown, strict=True))


def due(before: Rating, after: Rating, result: Result) -> Rating:
    """What a match leaves of a rating: of some nothing is taken, and to some nothing is given."""
    if result.rated == STAYED and after.shown < before.shown:
        return before
    if result.rated in (STAND_IN, SUBSTITUTE) and after.shown > before.shown:
        return before
    return after


def scopes(result: Result) -> tuple[int, ...]:
    return (ALL,) if result.guild is None else (result.guild, ALL)


def enter(connection: Connection, match: Sequence[Result]) -> None:
    """Keep what came of a match, and the ratings it leaves; in the caller's transaction."""
    alone(connection)
    match = renamed(match, aliases(connection))
    users = [one.user for one in match if one.user is not None]
    here = (
        ratings.c.scope.in_(scopes(match[0])) & (ratings.c.slug == match[0].slug) & ratings.c.user.in_(users)
    )
    rating_rules.begin(connection, now())
    book = Book(dict(_entries(connection, here)), _meetings(connection, match))
    entered = book.enter(match)
    willing = _willing(connection, users)
    rows = [
        {**asdict(one), "points": gained, "shown": shown, "abroad": one.user in willing}
        for one, (gained, shown) in zip(match, entered, strict=True)
    ]
    connection.execute(insert(results), rows)
    if book.entries:
        connection.execute(delete(ratings).where(here))
        rows = [row_of(key, entry, willing=key.user in willing) for key, entry in book.entries.items()]
        connection.execute(insert(ratings), rows)


def _meetings(connection: Connection, match: Sequence[Result]) -> Meetings:
    """Who of these people met whom in the week of this match; the day is one of that week."""
    meetings, users = Meetings(), [one.user for one in counted(match)]
    first, after = week(match[0].ended)
    wanted = select(*(results.c[one.name] for one in fields(Result))).where(
        results.c.user.in_(users),
        results.c.slug == match[0].slug,
        results.c.ended >= first,
        results.c.ended < after,
        results.c.rated.in_(COUNTED),
    )
    rows = [Result(*row) for row in connection.execute(wanted.order_by(results.c.table))]
    for _, people in groupby(rows, key=lambda one: one.table):
        meetings.add(list(people))
    return meetings


def alone(connection: Connection) -> None:
    """Let nobody else enter results before this transaction ends: matches are rated one after the other."""
    # SQLite has one writer anyway.
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))


def list_abroad(connection: Connection, player: Preferences) -> None:
    """Show this person on the boards of all servers, or not."""
    alone(connection)
    seen = player.public_rating
    mine = (ratings.c.user == player.user) & (ratings.c.scope == ALL) & (ratings.c.listed != seen)
    connection.execute(update(ratings).where(mine).values(listed=seen))
    # Also whoever has results and no rating: no match of theirs was rated.
    played = (results.c.user == player.user) & (results.c.abroad != seen)
    connection.execute(update(results).where(played).values(abroad=seen))


def rename(connection: Connection, user: int, alias: int) -> None:
    """Take a person's id and name out of the ratings; what they were to those of others stays.

    They become the alias, a number below 0 that stands for nobody else, and no board shows them.
    """
    alone(connection)
    gone = {"user": alias, "name": "", "listed": False}
    connection.execute(update(ratings).where(ratings.c.user == user).values(gone))


def aliases(connection: Connection) -> Mapping[int | None, int]:
    """The numbers that people become who are being forgotten at this moment."""
    return {row.user: row.alias for row in connection.execute(select(forgetting))}


def renamed(match: Sequence[Result], becomes: Mapping[int | None, int]) -> Sequence[Result]:
    """The results under those numbers: the ratings have been renamed, and are who these people were."""
    return [replace(one, user=becomes[one.user], name="") if one.user in becomes else one for one in match]


def forget(connection: Connection, user: int, alias: int, most: int) -> bool:
    """Take a person's id and name out of so many of their results; whether there were any."""
    few = connection.scalars(select(results.c.id).where(results.c.user == user).limit(most)).all()
    gone = {"user": alias, "name": "", "abroad": False}
    connection.execute(update(results).where(results.c.id.in_(few)).values(gone))
    return bool(few)


def _entries(connection: Connection, which: Any) -> Iterator[tuple[RatingKey, Entry]]:
    wanted = [ratings.c[name] for name in (*RatingKey._fields, *Entry._fields)]
    for scope, slug, user, *rest in connection.execute(select(*wanted).where(which)):
        yield RatingKey(scope, slug, user), Entry(*rest)


def _willing(connection: Connection, users: Sequence[int]) -> set[int | None]:
    """Who of these people wants to be seen on the boards of all servers."""
    abroad = select(players.c.user).where(players.c.public_rating, players.c.user.in_(users))
    return set(connection.scalars(abroad))


def row_of(key: RatingKey, entry: Entry, *, willing: bool) -> dict[str, Any]:
    """As the database has it."""
    return {
        **key._asdict(),
        **entry._asdict(),
        "shown": entry.rating.shown,
        "settled": entry.games >= SETTLED,
        "listed": key.user > 0 and (key.scope != ALL or willing),
    }
