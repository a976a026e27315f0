"""Before a night begins its host sends people away, one by one or as a team, and lets them back."""

from __future__ import annotations

import pytest

from bot.privacy.export import about
from tests.duplicate.nights import GUILD, NAMES, OTHER, begun, opened, person
from tests.house import House, house, refused

__all__ = ["house"]


async def again(house: House, night: int, user: int, team: str = "", guild: int = GUILD) -> None:
    await house.tables.nights.join(night, guild=guild, user=user, name="P", team=team)


async def test_removed_guest_stays_away_until_let_back(house: House) -> None:
    nights = house.tables.nights
    night = await opened(house, 3)
    night = await nights.send_away(night.id, night.host, [person(2)])
    assert [team.number for team in night.teams] == [1, 3]
    assert [one.user for one in night.away] == [person(2)]
    with refused("duplicate-away"):
        await again(house, night.id, person(2), guild=OTHER)
    # By a code neither: that is the way of another server's people.
    night = await nights.by_code(night.code)
    with refused("duplicate-away"):
        await again(house, night.id, person(2), guild=OTHER)
    assert await nights.newest(9, person(2), 5) == []
    night = await nights.let_back(night.id, night.host, person(2))
    assert night.away == ()
    await again(house, night.id, person(2), guild=OTHER)
    assert (await nights.night(night.id)).place_of(person(2))


async def test_team_leaves_with_its_last_member(house: House) -> None:
    nights = house.tables.nights
    night = await opened(house, 3, size=2)
    night = await nights.send_away(night.id, night.host, [person(2, 0), person(2, 1)])
    assert [team.number for team in night.teams] == [1, 3]
    night = await nights.send_away(night.id, night.host, [person(3, 0)])
    assert [sorted(team.members) for team in night.teams] == [[0, 1], [1]]
    assert [one.user for one in night.away] == [person(2, 0), person(2, 1), person(3, 0)]
    # Whose line is free is the next one's.
    await again(house, night.id, 7, NAMES[2], guild=GUILD)
    assert (await nights.night(night.id)).place_of(7) is not None


@pytest.mark.parametrize("user", [person(2), 7])
async def test_nobody_but_the_host_sends_anybody_away(house: House, user: int) -> None:
    night = await opened(house, 3)
    with refused("duplicate-host"):
        await house.tables.nights.send_away(night.id, user, [person(3)])
    with refused("duplicate-host"):
        await house.tables.nights.let_back(night.id, user, person(3))


async def test_forgotten_host_leaves_nobody_to_remove_others(house: House) -> None:
    """A participant may then begin it or call it off, but decides about nobody else."""
    night = await opened(house, 3)
    await house.tables.forget(night.host)
    night = await house.tables.nights.night(night.id)
    assert night.hosted_by(person(2))
    with refused("duplicate-host"):
        await house.tables.nights.send_away(night.id, person(2), [person(3)])


async def test_nobody_is_removed_once_it_begins(house: House) -> None:
    night = await opened(house, 3)
    with refused("duplicate-host-stays"):
        await house.tables.nights.send_away(night.id, night.host, [person(2), night.host])
    with refused("duplicate-not-in"):
        await house.tables.nights.send_away(night.id, night.host, [7])
    # Nothing of what was refused has been done.
    assert len((await house.tables.nights.night(night.id)).teams) == 3
    night = await begun(house, 3)
    with refused("duplicate-begun"):
        await house.tables.nights.send_away(night.id, night.host, [person(2)])


async def test_removal_is_exported_and_forgotten(house: House) -> None:
    nights = house.tables.nights
    night = await opened(house, 3)
    await nights.send_away(night.id, night.host, [person(2)])
    (mine,) = (await about(house.store, person(2)))["nights"]
    assert mine["team"] == 0
    await house.tables.forget(person(2))
    (gone,) = (await nights.night(night.id)).away
    assert (gone.user < 0, gone.name) == (True, "")
