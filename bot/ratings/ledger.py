"""The ledger: results are entered here, and ratings follow.

Recomputing them (`bot/people/recompute.py`) uses the same `Book`, so that both agree to the last bit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from itertools import combinations, groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, true, update

from bot.ratings import rules as rating_rules
from bot.ratings.meetings import YEAR, Meetings, counted, monday, year_of
from bot.ratings.rating import RIVALS, SETTLED, Rating, rate
from bot.records.results import COUNTED, STAYED, WITHOUT_GAIN, Result
from bot.records.stored import Preferences, now
from bot.schema.boards import ratings, results
from bot.schema.tables import forgetting, players

ALL: Final = 0
"""The scope of all servers together; every other scope is a server."""

LOCK: Final = 0x70756361
"""Number of the advisory lock, the same for all processes on a database."""


class RatingKey(NamedTuple):
    scope: int
    slug: str
    user: int


class Entry(NamedTuple):
    """A person's entry in the ratings."""

    name: str
    mu: float = Rating().mu
    sigma: float = Rating().sigma
    games: int = 0
    wins: int = 0
    streak: int = 0
    """Length of the current winning streak."""
    best: int = 0
    """Length of the longest winning streak."""
    settled: bool = False
    """Whether the person has a rank, which they never lose."""

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)

    def after(self, rating: Rating, result: Result, *, whole: bool, rivals: int) -> Entry:
        """Return the entry after a match.

        `whole`: whether the match has full weight, and so counts for a streak; `rivals`: number of opponents
        met.
        """
        won, games = result.place == 1 and result.rated not in WITHOUT_GAIN, self.games + 1
        streak = self.streak + whole if won else 0
        best = max(self.best, streak)
        settled = self.settled or (games >= SETTLED and rivals >= RIVALS)
        return Entry(result.name, *rating, games, self.wins + won, streak, best, settled)


@dataclass(frozen=True, slots=True)
class Book:
    """Ratings in memory: all of them, or those of the people of one match."""

    entries: dict[RatingKey, Entry] = field(default_factory=dict)
    meetings: Meetings = field(default_factory=Meetings)
    rivals: dict[RatingKey, set[int]] = field(default_factory=dict)
    """Opponents met so far, by rating; only for ratings without a rank."""

    def enter(self, match: Sequence[Result]) -> tuple[tuple[int | None, int | None], ...]:
        """Rate the people of a match.

        Return, for each seat, its points and the rating that its server shows now.
        """
        people = counted(match)
        pairs = list(combinations(people, 2))
        points: list[int | None] = [None] * len(match)
        shown: list[int | None] = [None] * len(match)
        for scope in scopes(match[0]):
            weights = {pair: self.meetings.weight(scope, *pair) for pair in pairs}
            keys = {one: RatingKey(scope, one.slug, one.user or 0) for one in people}
            before = {one: self.entries.get(key, Entry(one.name)) for one, key in keys.items()}
            rated = _rated({one: entry.rating for one, entry in before.items()}, weights)
            for one, key in keys.items():
                rating = due(before[one].rating, rated[one], one)
                whole = any(one in pair and weight == 1 for pair, weight in weights.items())
                met = self._met(key, people)
                self.entries[key] = before[one].after(rating, one, whole=whole, rivals=met)
                if self.entries[key].settled:
                    self.rivals.pop(key, None)
                if scope != ALL:
                    shown[one.seat] = rating.shown
        for one in people:
            points[one.seat] = self.meetings.points(one, people)
        self.meetings.add(people, scopes(match[0]))
        return tuple(zip(points, shown, strict=True))

    def _met(self, key: RatingKey, people: Sequence[Result]) -> int:
        """Add this match's people to the opponents that this person has met, and count them."""
        met = self.rivals.setdefault(key, set())
        met.update(one.user or 0 for one in people if one.user != key.user)
        return len(met)


def _rated(
    before: Mapping[Result, Rating], weights: Mapping[tuple[Result, Result], float]
) -> dict[Result, Rating]:
    """Return the ratings after a match: the weighted mean of the changes that each pair alone gives."""
    after = dict(before)
    for pair, weight in weights.items():
        share = weight / (len(before) - 1)
        alone = rate([before[one] for one in pair], [one.place for one in pair])
        for one, fair in zip(pair, alone, strict=True):
            moved = zip(after[one], before[one], fair, strict=True)
            after[one] = Rating(*(now + share * (new - old) for now, old, new in moved))
    return after


def due(before: Rating, after: Rating, result: Result) -> Rating:
    """Return the new rating of a result: some may not lose by a match, and some may not gain."""
    if result.rated == STAYED and after.shown < before.shown:
        return before
    if result.rated in WITHOUT_GAIN and after.shown > before.shown:
        return before
    return after


def scopes(result: Result) -> tuple[int, ...]:
    return (ALL,) if result.guild is None else (result.guild, ALL)


def enter(connection: Connection, match: Sequence[Result]) -> None:
    """Enter the results of a match, and the ratings that follow, in the caller's transaction."""
    alone(connection)
    becomes = aliases(connection)
    match = renamed(match, becomes)
    users = [one.user for one in match if one.user is not None]
    here = (
        ratings.c.scope.in_(scopes(match[0])) & (ratings.c.slug == match[0].slug) & ratings.c.user.in_(users)
    )
    rating_rules.begin(connection, now())
    entries = dict(_entries(connection, here))
    new = [key for key, entry in entries.items() if not entry.settled]
    rivals = {key: _rivals(connection, key, becomes) for key in new}
    book = Book(entries, _meetings(connection, match, becomes), rivals)
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


def _meetings(connection: Connection, match: Sequence[Result], becomes: Mapping[int | None, int]) -> Meetings:
    """Return the earlier meetings of these people in the year of this match."""
    meetings, users = Meetings(), _known_as([one.user for one in counted(match)], becomes)
    year = year_of(match[0].ended)
    wanted = select(*(results.c[one.name] for one in fields(Result))).where(
        results.c.user.in_(users),
        results.c.slug == match[0].slug,
        results.c.ended >= monday(year * YEAR),
        results.c.ended < monday((year + 1) * YEAR),
        results.c.rated.in_(COUNTED),
    )
    rows = [Result(*row) for row in connection.execute(wanted.order_by(results.c.id))]
    for _, found in groupby(rows, key=lambda one: one.table):
        people = renamed(list(found), becomes)
        meetings.add(people, scopes(people[0]))
    return meetings


def _known_as(users: Sequence[int | None], becomes: Mapping[int | None, int]) -> list[int | None]:
    """Return these users, and the former ids of people who are being renamed to one of them."""
    return [*users, *(user for user, alias in becomes.items() if alias in users)]


def _rivals(connection: Connection, key: RatingKey, becomes: Mapping[int | None, int]) -> set[int]:
    """Return opponents whom the person has met in rated matches, at most `RIVALS`."""
    mine, theirs = results.alias(), results.alias()
    users = _known_as([key.user], becomes)
    known = func.coalesce(forgetting.c.alias, theirs.c.user)
    here: ColumnElement[bool] = mine.c.guild == key.scope if key.scope != ALL else true()
    both = mine.join(theirs, theirs.c.table == mine.c.table)
    wanted = (
        select(known)
        .distinct()
        .select_from(both.outerjoin(forgetting, forgetting.c.user == theirs.c.user))
        .where(mine.c.user.in_(users), mine.c.slug == key.slug, here, mine.c.rated.in_(COUNTED))
        .where(theirs.c.user.not_in(users), theirs.c.rated.in_(COUNTED))
        .limit(RIVALS)
    )
    return set(connection.scalars(wanted))


def alone(connection: Connection) -> None:
    """Lock out other entries until this transaction ends, as matches are rated one after the other."""
    # SQLite has one writer anyway.
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))


def list_abroad(connection: Connection, player: Preferences) -> None:
    """Show this person on the boards of all servers, or hide them."""
    alone(connection)
    seen = player.public_rating
    mine = (ratings.c.user == player.user) & (ratings.c.scope == ALL) & (ratings.c.listed != seen)
    connection.execute(update(ratings).where(mine).values(listed=seen))
    # People with results may have no rating, if no match of theirs was rated.
    played = (results.c.user == player.user) & (results.c.abroad != seen)
    connection.execute(update(results).where(played).values(abroad=seen))


def rename(connection: Connection, user: int, alias: int) -> None:
    """Remove a person's id and name from the ratings; their effect on other people's ratings stays.

    The person becomes the alias, a negative number that stands for nobody else, and no board shows them.
    """
    alone(connection)
    gone = {"user": alias, "name": "", "listed": False}
    connection.execute(update(ratings).where(ratings.c.user == user).values(gone))


def aliases(connection: Connection) -> Mapping[int | None, int]:
    """Return the alias of each person whose deletion is under way, by user id."""
    return {row.user: row.alias for row in connection.execute(select(forgetting))}


def renamed(match: Sequence[Result], becomes: Mapping[int | None, int]) -> Sequence[Result]:
    """Return the results under the aliases, which the ratings already use."""
    return [replace(one, user=becomes[one.user], name="") if one.user in becomes else one for one in match]


def forget(connection: Connection, user: int, alias: int, most: int) -> bool:
    """Remove a person's id and name from up to `most` of their results; return whether there were any."""
    few = connection.scalars(select(results.c.id).where(results.c.user == user).limit(most)).all()
    gone = {"user": alias, "name": "", "abroad": False}
    connection.execute(update(results).where(results.c.id.in_(few)).values(gone))
    return bool(few)


def _entries(connection: Connection, which: Any) -> Iterator[tuple[RatingKey, Entry]]:
    wanted = [ratings.c[name] for name in (*RatingKey._fields, *Entry._fields)]
    for scope, slug, user, *rest in connection.execute(select(*wanted).where(which)):
        yield RatingKey(scope, slug, user), Entry(*rest)


def _willing(connection: Connection, users: Sequence[int]) -> set[int | None]:
    """Return which of these people want to be shown on the boards of all servers."""
    abroad = select(players.c.user).where(players.c.public_rating, players.c.user.in_(users))
    return set(connection.scalars(abroad))


def row_of(key: RatingKey, entry: Entry, *, willing: bool) -> dict[str, Any]:
    """Return an entry as a row of the database."""
    return {
        **key._asdict(),
        **entry._asdict(),
        "shown": entry.rating.shown,
        "listed": key.user > 0 and (key.scope != ALL or willing),
    }
