"""Opening tables again: which, and for whom."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, update

from bot.schema.tables import tables
from bot.service.tables import Tables
from tests.house import ANN, BOB, EVE, House, house, refused

__all__ = ["house"]


async def test_private_deals_are_dealt_again_for_their_owner_only(house: House) -> None:
    table = await house.tables.open("differ", guild=None, channel=9, user=ANN, name="Ann")
    assert (await house.tables.dealt_before(table.id, "differ", None, ANN)).id == table.id
    with refused("deal-unknown"):
        await house.tables.dealt_before(table.id, "differ", None, BOB)


async def test_tables_of_newer_rules_stay_as_they_are(house: House) -> None:
    table = await house.match(BOB)
    newer = update(tables).where(tables.c.id == table.id).values(rules=99)
    await house.store.write(partial(Connection.execute, statement=newer))
    woken = Tables(house.store)
    assert await woken.wake() == ()
    with refused("table-newer"):
        woken.get(table.id)
    record = await house.store.table(table.id)
    assert record is not None
    assert record.status == "playing"
    await woken.close()


async def test_only_who_sat_there_asks_for_a_rematch(house: House) -> None:
    table = await house.match(BOB)
    await house.tables.end(table.id, ANN, moderator=True)
    with refused("table-not-seated"):
        await house.tables.rematch(table.id, EVE)
    assert (await house.tables.rematch(table.id, BOB)).host == BOB
