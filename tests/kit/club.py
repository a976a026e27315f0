"""A server's people, and matches entered for them."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.people.seasons import Season
from bot.privacy.forgetting import begin_forgetting, go_on_forgetting
from bot.ratings.ledger import enter
from bot.records.periods import period
from bot.records.results import ALONE, RATED, Result
from bot.records.stored import Occupant, Record
from bot.store.storage import Store
from tests.house import House
from tests.kit.databases import database

NEVER = 999
"""User who never played."""
HERE, THERE = 1, 2
NOON = int(datetime(2026, 11, 21, 12, tzinfo=UTC).timestamp()) * 1000
DAY = 24 * 3600 * 1000
WEEK = period("week", NOON)


def dump(house: House, table: str) -> list[dict[str, Any]]:
    """Return all rows, read without the bot."""
    with closing(sqlite3.connect(house.url.partition("///")[2])) as file:
        file.row_factory = sqlite3.Row
        return [dict(row) for row in file.execute(f'SELECT * FROM "{table}" ORDER BY 1, 2, 3')]  # noqa: S608


async def forget(store: Store, user: int) -> None:
    await begin_forgetting(store, user)
    while not await go_on_forgetting(store, user):
        pass


class Club:
    """A database for entering results without playing."""

    def __init__(self, store: Store, file: Path) -> None:
        self.store = store
        self.file = file
        self.names: dict[int, str] = {}

    async def enter(
        self, users: Sequence[int | None], places: Sequence[int], *, guild: int = HERE, slug: str = "differ",
        ended: int = NOON, rated: str = RATED,
    ) -> tuple[Result, ...]:  # fmt: skip
        made = await self.opened(users, guild=guild, slug=slug, opened=ended)
        return await self.end(made, places, ended=ended, rated=rated)

    async def opened(
        self, users: Sequence[int | None], *, guild: int = HERE, slug: str = "differ", opened: int = NOON
    ) -> Record:
        seats = tuple(Occupant(self.name(user), user) for user in users)
        return await self.store.create(
            Record(0, guild, 0, slug, 1, {}, 1, seats, opened, opened, status="over")
        )

    async def end(
        self, made: Record, places: Sequence[int], *, ended: int = NOON, rated: str = RATED
    ) -> tuple[Result, ...]:
        users = [one.user if one else None for one in made.seats]
        match = tuple(
            Result(made.id, seat, made.guild, made.slug, len(users), user, None if user else "easy",
                   self.name(user), 10 - place, place, None, rated, ended)
            for seat, (user, place) in enumerate(zip(users, places, strict=True))
        )  # fmt: skip
        await self.store.write(partial(enter, match=match))
        return match

    def name(self, user: int | None) -> str:
        return self.names.get(user or 0, f"Person {user}")

    def rows(self, question: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.file)) as file:
            return file.execute(question).fetchall()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    file = tmp_path / "club.sqlite3"
    store = await Store.open(database(file))
    yield Club(store, file)
    await store.close()


async def evenings(club: Club, count: int, seed: int = 1, people: int = 9) -> None:
    """Enter random matches of any size, on two servers, of two games, some with computer players."""
    rng = Random(seed)
    for n in range(count):
        size = rng.randint(2, min(6, people))
        users: list[int | None] = [*rng.sample(range(1, people + 1), size)]
        if rng.random() < 0.3:
            users[rng.randrange(size)] = None
        real = sum(user is not None for user in users)
        await club.enter(
            users, [rng.randint(1, size) for _ in users], guild=rng.choice((HERE, THERE)),
            slug=rng.choice(("differ", "92q")), ended=NOON - (count - n) * DAY // 3,
            rated=RATED if real > 1 else ALONE,
        )  # fmt: skip


ANN, BOB, CLEO, DAN, EVE, FAY = range(1, 7)


def moment(month: int, day: int = 1, year: int = 2026) -> int:
    return int(datetime(year, month, day, tzinfo=UTC).timestamp()) * 1000


AUTUMN = Season(HERE, moment(10), moment(1, year=2027))
START = AUTUMN.first
