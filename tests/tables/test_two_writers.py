"""Two bots that both believe that a table is theirs: what one has acknowledged the other never overwrites."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.games.base import Refusal
from bot.store.rows import Outpaced
from tests.house import ANN, BOB, CAT, DAN, EVE, House, fresh, house, refused, to_act
from tests.kit.postgres import needed, prepared_database, server

__all__ = ["house", "server"]


BOTH = pytest.mark.parametrize("two", ["sqlite", pytest.param("postgresql", marks=needed)], indirect=True)
"""A server decides otherwise than a file who is first; all other tests compare the same versions."""


@pytest.fixture
async def two(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    nobody_pulls_the_plug: None,  # noqa: ARG001
) -> AsyncIterator[tuple[House, House]]:
    """The second is not open yet: it finds what there is when a test opens it."""
    houses = House(tmp_path / "house.sqlite3"), House(tmp_path / "house.sqlite3")
    if getattr(request, "param", "sqlite") == "postgresql":
        url = await prepared_database(request.getfixturevalue("server"))
        for one in houses:
            one.url = url
    await houses[0].open()
    yield houses
    for one in houses:
        if hasattr(one, "tables"):
            await one.close()


async def kept(house: House, table: int) -> tuple[str, list[int | None]]:
    record = await house.store.table(table)
    assert record is not None
    return record.status, [one.user if one else None for one in record.seats]


async def test_seat_is_given_to_one_person(two: tuple[House, House]) -> None:
    one, other = two
    table = await one.lobby()
    await other.open()
    await one.tables.join(table.id, BOB, "Bob", 1)
    with refused("table-seat-taken"):
        await other.tables.join(table.id, CAT, "Cat", 1)
    # Having read it again the other knows, and who may sit down elsewhere does.
    await other.tables.join(table.id, CAT, "Cat", 2)
    await one.tables.join(table.id, DAN, "Dan")
    assert await kept(one, table.id) == ("lobby", [ANN, BOB, CAT, DAN])
    assert one.tables.get(table.id).seats == (await one.store.live())[0].seats


async def test_a_lobby_that_was_closed_stays_so(two: tuple[House, House]) -> None:
    one, other = two
    table = await one.lobby()
    await other.open()
    await one.tables.end(table.id, ANN)
    with refused("table-gone"):
        await other.tables.join(table.id, BOB, "Bob")
    assert await kept(one, table.id) == ("ended", [ANN, None, None, None])
    assert other.tables.live() == ()


async def test_concession_survives_the_other_process(two: tuple[House, House]) -> None:
    one, other = two
    table = await one.match(BOB, CAT, DAN)
    await other.open()
    seat, user = to_act(table)
    gone = next(person for person in (ANN, BOB, CAT, DAN) if person != user)
    await one.tables.concede(table.id, gone)
    await other.tables.act(table.id, user, 0, "bid 1C")
    there = other.tables.get(table.id)
    assert there.gave_up(there.seat_of(gone) or 0)
    with refused("table-conceded-already"):
        await other.tables.concede(table.id, gone)
    assert fresh(there) == there.state
    assert there.turn(seat) == 1


@BOTH
async def test_no_line_follows_the_end(two: tuple[House, House]) -> None:
    one, other = two
    table = await one.match(BOB, CAT, DAN)
    await other.open()
    _, user = to_act(table)
    await one.tables.end(table.id, ANN, moderator=True)
    with refused("table-gone"):
        await other.tables.act(table.id, user, 0, "bid 1C")
    assert len((await one.store.logs([table.id]))[table.id]) == len(table.log)
    assert (await kept(one, table.id))[0] == "ended"


async def test_log_that_went_another_way_is_reread(two: tuple[House, House]) -> None:
    one, other = two
    table = await one.match(BOB, CAT, DAN)
    await other.open()
    seat, user = to_act(table)
    await one.tables.act(table.id, user, 0, "bid 1C")
    # The other reads it so, and does not hear what becomes of it.
    with refused("table-done-already"):
        await other.tables.act(table.id, user, 0, "bid 2C")
    for person in (user, *(one for one in (ANN, BOB, CAT, DAN) if one != user)):
        await one.tables.ask_takeback(table.id, person, len(table.log))
        if table.turn(seat) == 0:
            break
    await one.tables.act(table.id, user, 0, "bid 2C")
    there = other.tables.get(table.id)
    _, next_user = to_act(table)
    await other.tables.act(table.id, next_user, 0, "pass")
    assert there.log[-2].action == "bid 2C"
    assert fresh(there) == there.state


async def test_forgotten_person_is_not_written_back(two: tuple[House, House]) -> None:
    one, other = two
    table = await one.lobby()
    await one.tables.join(table.id, BOB, "Bob")
    await other.open()
    await one.tables.forget(BOB)
    await other.tables.join(table.id, EVE, "Eve")
    status, users = await kept(one, table.id)
    assert (status, BOB in users, EVE in users) == ("lobby", False, True)


@BOTH
async def test_everybody_at_once_loses_nothing(two: tuple[House, House]) -> None:
    """Both houses seat and stand people up at the same time; whoever was told that they sit does."""
    one, other = two
    table = await one.lobby()
    await other.open()
    rng, people = Random(4), range(1000, 1006)
    told: tuple[type[Exception], ...] = (Refusal, Outpaced)

    async def sits(user: int) -> bool:
        """Return whether they sit; players told that others were faster do not."""
        with suppress(*told):
            await two[user % 2].tables.join(table.id, user, "X", rng.randrange(1, 4))
            return True
        return False

    for _ in range(10):
        sat = {
            user for user, done in zip(people, await asyncio.gather(*map(sits, people)), strict=True) if done
        }
        _, users = await kept(one, table.id)
        assert sat
        assert sat == {*users} - {ANN, None}
        for user in sat:
            await two[user % 2].tables.leave(table.id, user)
