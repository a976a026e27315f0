"""A database with finished matches, some of which are on the web: made at once, without playing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import Connection, insert

from bot.people import published
from bot.records.stored import Occupant, Preferences, Record
from bot.schema.boards import ratings
from bot.schema.tables import log
from bot.store.storage import Store
from tests.kit.random_matches import played

ANN, BOB, CLEO = 900_000_000_000_000_001, 900_000_000_000_000_002, 900_000_000_000_000_003
WHEN = 1_795_000_000_000
NAMES = {ANN: "Ann <b>*&*", BOB: "Bobadil", CLEO: "Cleopatra"}


def person(user: int) -> Occupant:
    return Occupant(NAMES[user], user)


def computer(level: str = "normal") -> Occupant:
    return Occupant("Robot", None, level)


async def match(
    store: Store,
    slug: str,
    chairs: Sequence[Occupant],
    *,
    level: str = "chance",
    most: int = 10_000,
    **values: Any,
) -> Record:
    """A match that those have played, `most` lines of it; `values`: what else is other about its record."""
    table, _ = played(slug, len(chairs), Random(5), level=level, most=most)
    values = {"status": "over" if not table.state.to_act else "ended", "changed": WHEN, **values}
    record = await store.create(replace(table.record, id=0, seats=tuple(chairs), **values))
    rows = [
        {"table": record.id, "n": n, "seat": seat, "action": action, "at": at}
        for n, seat, action, at in table.log
    ]
    await store.write(lambda connection: _insert(connection, rows))
    return record


def _insert(connection: Connection, rows: list[dict[str, object]]) -> None:
    connection.execute(insert(log), rows)


async def willing(store: Store, *users: int, web: bool = True) -> None:
    for user in users:
        await store.prefer(Preferences(user, web=web))


async def publish(store: Store, record: Record, user: int) -> None:
    seat = record.seat_of(user)
    assert seat is not None
    await store.write(partial(published.publish, table=record.id, seat=seat))


async def rated(store: Store, user: int, shown: int, *, listed: bool = True, slug: str = "differ") -> None:
    """On the board of all servers."""
    row = {"scope": 0, "slug": slug, "user": user, "name": NAMES.get(user, f"P{user}"), "mu": 25.0}
    row |= {"sigma": 1.0, "games": 9, "wins": 4, "streak": 0, "best": 2, "shown": shown}
    row |= {"settled": True, "listed": listed}
    await store.write(lambda connection: _rate(connection, row))


def _rate(connection: Connection, row: dict[str, object]) -> None:
    connection.execute(insert(ratings).values(row))
