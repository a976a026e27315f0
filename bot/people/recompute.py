"""Recomputing all ratings from the results: game by game and in slices, beside a running bot.

Long steps only read. Errors are corrected in small transactions, each of which checks them again. Only one
game's ratings are in memory at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, bindparam, delete, exists, func, insert, select, update

from bot.games.base import Refusal
from bot.ops import postgres
from bot.ratings import rules as rating_rules
from bot.ratings.ledger import Book, RatingKey, aliases, alone, renamed, row_of
from bot.records.results import Result
from bot.records.stored import now
from bot.schema.boards import ratings, results
from bot.schema.tables import forgetting, players
from bot.store.storage import Store
from bot.store.unopened import in_sentences
from bot.words import words

SLICE: Final = 20_000
"""Rows read in one step."""
FEW: Final = 500
"""Rows corrected in one transaction."""
PAUSE: Final = 0.05
"""Seconds between two transactions, in which the bot can write."""

_COLUMNS: Final = [results.c[one.name] for one in fields(Result)]
_IT: Final = (
    (ratings.c.scope == bindparam("s"))
    & (ratings.c.slug == bindparam("g"))
    & (ratings.c.user == bindparam("u"))
)


class _Forgotten(Exception):
    """A person was forgotten meanwhile, so ids read before may now stand for another."""


class _Derived(NamedTuple):
    """The derived columns of a row of the results."""

    points: int | None
    shown: int | None
    abroad: bool


_Seat = tuple[int, Result, _Derived, bool]
"""A row of the results: its id, content, derived values, and whether its person is public."""


@dataclass(slots=True)
class _Game:
    """The ratings of one game, as far as its results were read."""

    slug: str
    lowest: int
    """Lowest id of any person: it falls when somebody is forgotten."""
    book: Book = field(default_factory=Book)
    last: int = 0
    matches: int = 0
    wrong: list[tuple[int, _Derived]] = field(default_factory=list)
    """Rows of the results with the correct values still to be written."""

    def read(self, connection: Connection, until: int) -> None:
        """Read on up to this row of the results."""
        if _lowest(connection) != self.lowest:
            raise _Forgotten
        becomes = aliases(connection)
        for match in self._matches(connection, until):
            self.matches += 1
            entered = self.book.enter(renamed([one for _, one, _, _ in match], becomes))
            for (number, _, was, willing), (gained, shown) in zip(match, entered, strict=True):
                derived = _Derived(gained, shown, willing)
                if derived != was:
                    self.wrong.append((number, derived))

    def _matches(self, connection: Connection, until: int) -> Iterator[list[_Seat]]:
        """Yield the matches in the order of entry."""
        # Selected by id, as the index on the game would need sorting.
        here = func.coalesce(results.c.slug, "") == self.slug
        wanted = _seats().where(results.c.id > self.last, results.c.id <= until, here).order_by(results.c.id)
        rows = [_seat(row) for row in connection.execute(wanted)]
        grouped = [list(seats) for _, seats in groupby(rows, key=lambda seat: seat[1].table)]
        self.last = until
        if grouped and until < _end(connection):
            number, first, *_ = grouped[-1][0]
            if len(grouped[-1]) < first.players and until - number < first.players:
                # Its other rows are beyond the end.
                self.last = number - 1
                grouped.pop()
        yield from grouped


def renew(url: str) -> str:
    """Recompute all ratings of a database; return the sentence for the operator."""
    with in_sentences():
        file = postgres.read(url).database
        if url.startswith("sqlite") and not (file and Path(file).is_file()):
            raise Refusal("ratings-no-database", file=file or url)
        return asyncio.run(_renew(url))


async def _renew(url: str) -> str:
    store = await Store.open(url)
    try:
        matches, wrong = await recompute(store)
    finally:
        await store.close()
    return words()("ratings-made", matches=matches, wrong=wrong)


async def recompute(store: Store) -> tuple[int, int]:
    """Recompute all ratings; return the number of matches, and of rows that were wrong.

    This takes long; a bot that uses the same database goes on writing meanwhile.
    """
    matches, wrong = 0, 0
    for slug in await store.read(_slugs):
        while True:
            game = _Game(slug, await store.read(_lowest))
            try:
                wrong += await _results(store, game)
                wrong += await _ratings(store, game)
            except _Forgotten:
                continue
            break
        matches += game.matches
    await store.write(lambda connection: rating_rules.made_anew(connection, now()))
    return matches, wrong


async def _results(store: Store, game: _Game) -> int:
    """Read the game's results, and correct the derived values in them."""
    wrong, end = 0, await store.read(_end)
    while game.last < end:
        await store.read(partial(game.read, until=min(end, game.last + SLICE)))
        while few := game.wrong[:FEW]:
            wrong += await _put_right(store, partial(_mended, game=game, rows=few))
            del game.wrong[:FEW]
        end = await store.read(_end)
    return wrong


async def _ratings(store: Store, game: _Game) -> int:
    """Correct all ratings that differ from those the results give."""
    unseen, wrong = set(game.book.entries), 0
    scopes: Sequence[int] = await store.read(partial(_scopes, slug=game.slug))
    after: tuple[int, int] | None = None
    suspects: list[RatingKey] = []
    while scopes:
        found, scopes, after = await store.read(partial(_page, slug=game.slug, scopes=scopes, after=after))
        for row, willing in found:
            key = RatingKey(row["scope"], row["slug"], row["user"])
            unseen.discard(key)
            if _right(game.book, key, willing=willing) != row:
                suspects.append(key)
    keys = iter([*suspects, *unseen])
    while few := list(islice(keys, FEW)):
        wrong += await _put_right(store, partial(_corrected, game=game, keys=few))
        game.wrong.clear()
    return wrong


async def _put_right(store: Store, work: Callable[[Connection], int]) -> int:
    done = await store.write(work)
    await asyncio.sleep(PAUSE)
    return done


def _mended(connection: Connection, *, game: _Game, rows: Sequence[tuple[int, _Derived]]) -> int:
    if _lowest(connection) != game.lowest:
        raise _Forgotten
    # Their wish to be public may have changed since.
    willing = exists().where(players.c.user == results.c.user, players.c.public_rating)
    right = update(results).where(results.c.id == bindparam("i"))
    right = right.values(points=bindparam("p"), shown=bindparam("r"), abroad=willing)
    connection.execute(right, [{"i": number, "p": one.points, "r": one.shown} for number, one in rows])
    return len(rows)


def _corrected(connection: Connection, *, game: _Game, keys: Sequence[RatingKey]) -> int:
    alone(connection)
    # Results entered since may have been derived from wrong ratings.
    game.read(connection, _end(connection))
    wrong = _mended(connection, game=game, rows=game.wrong) if game.wrong else 0
    seen = _kept(connection, keys)
    willing = _willing(connection, [key.user for key in keys])
    right = {key: _right(game.book, key, willing=key.user in willing) for key in keys}
    bad = [key for key in keys if right[key] != seen.get(key)]
    if bad:
        connection.execute(delete(ratings).where(_IT), [{"s": s, "g": g, "u": u} for s, g, u in bad])
    if rows := [row for key in bad if (row := right[key])]:
        connection.execute(insert(ratings), rows)
    return wrong + len(bad)


def _right(book: Book, key: RatingKey, *, willing: bool) -> dict[str, Any] | None:
    """Return the row of the ratings that the results give; None if there should be none."""
    entry = book.entries.get(key)
    return None if entry is None else row_of(key, entry, willing=willing)


def _seats() -> Select[Any]:
    willing = func.coalesce(players.c.public_rating, False)
    derived = [results.c[name] for name in _Derived._fields]
    joined = results.outerjoin(players, players.c.user == results.c.user)
    return select(results.c.id, willing, *derived, *_COLUMNS).select_from(joined)


def _seat(row: Sequence[Any]) -> _Seat:
    number, willing, gained, shown, abroad, *rest = row
    return number, Result(*rest), _Derived(gained, shown, abroad), bool(willing)


def _end(connection: Connection) -> int:
    return connection.scalar(select(func.max(results.c.id))) or 0


def _lowest(connection: Connection) -> int:
    lowest = (connection.scalar(select(func.min(one))) for one in (results.c.user, forgetting.c.alias))
    return min(number or 0 for number in lowest)


def _slugs(connection: Connection) -> list[str]:
    found = connection.scalars(select(results.c.slug).union(select(ratings.c.slug)))
    return sorted(found)


def _scopes(connection: Connection, *, slug: str) -> list[int]:
    found = select(ratings.c.scope).distinct().where(ratings.c.slug == slug)
    return sorted(connection.scalars(found))


_Page = list[tuple[dict[str, Any], bool]]


def _page(
    connection: Connection, *, slug: str, scopes: Sequence[int], after: tuple[int, int] | None
) -> tuple[_Page, Sequence[int], tuple[int, int] | None]:
    """Return the next rows of these scopes with their people's wish to be public, and where to go on."""
    found: _Page = []
    willing = func.coalesce(players.c.public_rating, False).label("willing")
    joined = ratings.outerjoin(players, players.c.user == ratings.c.user)
    for n, scope in enumerate(scopes):
        here = select(ratings, willing).select_from(joined)
        here = here.where(ratings.c.scope == scope, ratings.c.slug == slug).order_by(ratings.c.user)
        if after and after[0] == scope:
            here = here.where(ratings.c.user > after[1])
        for row in connection.execute(here.limit(SLICE)).mappings():
            values = dict(row)
            found.append((values, bool(values.pop("willing"))))
        if len(found) >= SLICE:
            return found, scopes[n:], (scope, found[-1][0]["user"])
    return found, (), None


def _kept(connection: Connection, keys: Iterable[RatingKey]) -> dict[RatingKey, dict[str, Any]]:
    found = {}
    for (scope, slug), few in groupby(sorted(keys), key=lambda key: key[:2]):
        users = ratings.c.user.in_([key.user for key in few])
        here = select(ratings).where(ratings.c.scope == scope, ratings.c.slug == slug, users)
        for row in connection.execute(here).mappings():
            found[RatingKey(scope, slug, row["user"])] = dict(row)
    return found


def _willing(connection: Connection, users: Sequence[int]) -> set[int]:
    these = select(players.c.user).where(players.c.public_rating, players.c.user.in_(users))
    return set(connection.scalars(these))
