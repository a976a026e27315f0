"""Draining: no table opens, and it is over when none is left."""

from __future__ import annotations

from bot.service.draining import Draining
from bot.tables.table import Table
from tests.house import ANN, BOB, House, house, refused

__all__ = ["house"]


def nobody_looks(_: Table) -> None:
    """Show nothing of a table."""


async def test_no_table_opens_while_draining(house: House) -> None:
    house.tables.draining = True
    with refused("table-draining"):
        await house.lobby()
    house.tables.draining = False
    assert (await house.lobby()).live


async def test_draining_waits_for_tables_that_are_played(house: House) -> None:
    over = list[bool]()
    table = await house.match(BOB)
    draining = Draining(house.tables, 600, nobody_looks, lambda: over.append(True))
    draining.start()
    assert over == []
    await house.tables.end(table.id, ANN, moderator=True)
    assert over == [True]
    await draining.close()


async def test_draining_ends_when_its_time_is_over(house: House) -> None:
    over = list[bool]()
    await house.match(BOB)
    draining = Draining(house.tables, 0, nobody_looks, lambda: over.append(True))
    draining.start()
    assert over == [True]
    await draining.close()
