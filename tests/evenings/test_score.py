"""An evening: which matches belong to it, what they come to, and who is named in it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

import pytest
from sqlalchemy import Connection, update

from bot.evenings.score import FULL, Evening, newest_in, points, read
from bot.evenings.turning import LONGEST_BREAK
from bot.games import GAMES
from bot.privacy import export
from bot.privacy.forgetting import begin_forgetting, go_on_forgetting
from bot.schema.tables import tables
from bot.tables.table import Table
from tests.house import ANN, BOB, CHANNEL, House, house, refused

__all__ = ("house",)


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2), (12, 0)),
        ((2, 1, 3), (6, 12, 0)),
        ((1, 2, 3, 4), (12, 8, 4, 0)),
        ((1, 1, 3, 3), (10, 10, 2, 2)),
        ((1, 1, 1, 1), (6, 6, 6, 6)),
        ((1, 2, 3, 4, 5, 6), (12, 10, 7, 5, 2, 0)),
        ((1, 2, 2, 4, 5), (12, 8, 8, 3, 0)),
        ((1,), (0,)),
    ],
)
def test_points_depend_on_who_is_beaten(places: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert points(places) == expected


@pytest.mark.parametrize("seats", range(2, 9))
def test_matches_of_a_size_are_worth_the_same(seats: int) -> None:
    """Ties give nobody more than they take from others, but for rounding."""
    for tied in range(1, seats + 1):
        places = [1] * tied + [place + 1 for place in range(tied, seats)]
        assert abs(sum(points(places)) - FULL * seats / 2) <= seats / 2
        assert max(points(places)) <= FULL
        assert min(points(places)) >= 0


async def played(house: House, table: Table) -> Table:
    await house.play(table, Random(table.id))
    assert table.status == "over"
    return table


async def next_match(house: House, table: Table, slug: str | None, user: int = BOB) -> Table:
    again = await house.agree(await house.tables.rematch(table.id, user, slug=slug))
    for _ in range(again.seats.count(None)):
        await house.tables.add_computer(again.id, user, "chance")
    return await house.tables.start(again.id, user)


async def evening(house: House, table: Table, *, later: bool = False) -> Evening | None:
    return await house.store.read(partial(read, record=table.record, later=later))


async def test_evening_is_a_chain_of_matches(house: House) -> None:
    first = await played(house, await house.match(BOB, target="1"))
    assert await evening(house, first) is None
    second = await played(house, await next_match(house, first, "mitigati"))
    third = await played(house, await next_match(house, second, None))
    assert [table.record.evening for table in (first, second, third)] == [None, first.id, first.id]
    found = await evening(house, third)
    assert found is not None
    assert found.games == ("differ", "mitigati", "mitigati")
    ann = next(one for one in found.participants if one.name == "Ann")
    assert sorted(ann.matches) == [0, 1, 2]
    assert ann.level is None
    computers = [one for one in found.participants if one.level]
    assert [one.level for one in computers] == ["chance"] * len(computers)
    # Mitigati is for three: one of two computer players had to go.
    assert sorted(len(one.matches) for one in computers) == [1, 3]
    assert sum(one.total for one in found.participants) in range(24 + 18 + 18 - 3, 24 + 18 + 18 + 4)
    assert [one.total for one in found.participants] == sorted(
        (one.total for one in found.participants), reverse=True
    )
    # The message of an earlier match shows what was true then, however late it is painted.
    before = await evening(house, second)
    assert before is not None
    assert before.games == found.games[:2]
    assert await evening(house, first) is None
    assert await evening(house, first, later=True) == found
    assert await house.store.read(partial(newest_in, guild=1, channel=CHANNEL)) == third.id


async def test_the_seats_are_turned_by_one(house: House) -> None:
    first = await played(house, await house.match(BOB, target="1"))
    names = [one and one.name for one in first.seats]
    again = await house.tables.rematch(first.id, BOB, slug="differ")
    assert [one and one.name for one in again.seats] == [names[-1], *names[:-1]]
    assert again.record.options == first.record.options
    assert [one.away for one in again.seats if one and one.user == ANN] == ["asked"]


async def test_a_rematch_long_after_is_another_evening(house: House) -> None:
    first = await played(house, await house.match(BOB, target="1"))
    ago = first.record.changed - LONGEST_BREAK - 60_000

    def long_ago(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == first.id).values(changed=ago))

    await house.store.write(long_ago)
    again = await house.tables.rematch(first.id, BOB)
    assert again.record.evening is None


async def test_too_many_people_are_told(house: House) -> None:
    first = await house.lobby(BOB, 103, 104, target="1")
    first = await played(house, await house.tables.start(first.id, ANN))
    with refused("evening-too-many"):
        await house.tables.rematch(first.id, BOB, slug="mitigati")
    # Nothing stands in the way of another choice.
    again = await house.tables.rematch(first.id, BOB, slug="topsuit")
    assert len([one for one in again.seats if one]) == 4


@pytest.mark.parametrize("slug", GAMES)
async def test_every_game_can_follow(house: House, slug: str) -> None:
    first = await played(house, await house.match(BOB, target="1"))
    again = await next_match(house, first, slug)
    assert again.slug == slug
    assert again.status == "playing"
    assert again.record.evening == first.id


async def test_whoever_is_forgotten_leaves_the_evening_readable(house: House) -> None:
    first = await played(house, await house.match(BOB, target="1"))
    second = await played(house, await next_match(house, first, "differ"))
    before = await evening(house, second)
    assert before is not None
    told = await export.about(house.store, ANN)
    assert {one["evening"] for one in told["tables"]} == {None, first.id}
    await begin_forgetting(house.store, ANN)
    # At once, however long the rest takes; and then for good.
    for _ in range(2):
        after = await evening(house, second)
        assert after is not None
        assert after.participants == tuple(
            replace(one, name="") if one.name == "Ann" else one for one in before.participants
        )
        while not await go_on_forgetting(house.store, ANN):
            pass
