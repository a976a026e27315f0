from __future__ import annotations

from random import Random

from bot.people.history import history
from tests.house import ANN, House, house

__all__ = ["house"]


async def test_only_matches_that_are_over_are_listed(house: House) -> None:
    table = await house.match(target="1")
    await house.play(table, Random(1), most=9)
    assert (await history(house.store, ANN, 0)).matches == ()
    await house.play(table, Random(1))
    assert [one.table for one in (await history(house.store, ANN, 0)).matches] == [table.id]
