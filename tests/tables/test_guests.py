"""Tables open to everybody, to guests, or to a role."""

from __future__ import annotations

import pytest

from bot.tables import lobby
from tests.house import ANN, BOB, CAT, House, house, refused

__all__ = ["house"]


async def test_a_closed_table_takes_guests_alone(house: House) -> None:
    table = await house.lobby()
    await house.tables.set_access(table.id, ANN, lobby.INVITED)
    await house.tables.invite(table.id, ANN, BOB, "Bob")
    with refused("guests-invited-only"):
        await house.tables.join(table.id, CAT, "Cat")
    await house.tables.join(table.id, BOB, "Bob")
    assert (table.seat_of(BOB), table.seat_of(CAT)) == (1, None)


@pytest.mark.parametrize("roles", [(), (6,)])
async def test_a_table_for_a_role_refuses_others(house: House, roles: tuple[int, ...]) -> None:
    table = await house.lobby()
    await house.tables.set_access(table.id, ANN, "role:5")
    with refused("guests-role-only"):
        await house.tables.join(table.id, BOB, "Bob", roles=roles)
    await house.tables.join(table.id, BOB, "Bob", roles=(*roles, 5))
    assert table.seat_of(BOB) == 1


async def test_people_who_were_sent_away_stay_away(house: House) -> None:
    table = await house.lobby(BOB)
    with refused("table-host-only"):
        await house.tables.send_away(table.id, BOB, ANN)
    with refused("guests-yourself"):
        await house.tables.send_away(table.id, ANN, ANN)
    await house.tables.send_away(table.id, ANN, BOB)
    with refused("guests-removed"):
        await house.tables.join(table.id, BOB, "Bob")
    assert [one and one.user for one in table.seats] == [ANN, None, None, None]
    await house.tables.invite(table.id, ANN, BOB, "Bob")
    await house.tables.join(table.id, BOB, "Bob")
    assert table.seat_of(BOB) == 1
