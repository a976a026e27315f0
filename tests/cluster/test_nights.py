"""Duplicate nights of servers that different processes play on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.cluster import lease
from bot.duplicate.night import Night
from bot.tables.table import Table
from tests.cluster.houses import GUILDS, two_houses
from tests.duplicate.nights import person
from tests.house import House, refused
from tests.kit.postgres import needed, prepared

__all__ = ["prepared"]

pytestmark = needed


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.01)


@pytest.fixture
async def houses(prepared: str, tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    async with two_houses(prepared, tmp_path) as both:
        yield both


async def begun(houses: tuple[House, House], size: int = 1) -> Night:
    """A night of the first shard's server; team 2 is of the other's."""
    nights = houses[0].tables.nights
    night = await nights.open(
        guild=GUILDS[0], channel=7, host=person(1), slug="topsuit", rounds=1, size=size, hours=2
    )
    for team in (1, 2):
        where = houses[team - 1].tables.nights
        await where.channels.follow(night.id, GUILDS[team - 1], 6 + team)
        await where.join(
            night.id, guild=GUILDS[team - 1], user=person(team), name=f"P{team}", team=f"T{team}"
        )
    return await nights.begin(night.id, night.host)


async def sat(house: House, night: Night, team: int, guild: int) -> Table:
    return await house.tables.play_board(
        night, night.boards[0], team, guild=guild, channel=guild, user=person(team), name=f"P{team}"
    )


async def test_night_ends_with_another_process_s_board(
    houses: tuple[House, House],
) -> None:
    """The process of the night's server ends it, and every process tells the channels of its own servers."""
    night = await begun(houses)
    told: list[list[tuple[int, int]]] = [[], []]
    heard = asyncio.Event()

    def teller(number: int) -> None:
        async def tell() -> None:
            nights = houses[number].tables.nights
            for one, channel, guild in await nights.channels.to_tell():
                now = await nights.night(one)
                if now.status == "over":
                    told[number].append((channel, guild))
                    heard.set()
                await nights.channels.told(one, channel, None if now.status == "over" else now.stage)

        houses[number].tables.closing.tell = tell

    for number, house in enumerate(houses):
        teller(number)
        table = await sat(house, night, number + 1, GUILDS[number])
        await house.play(table, Random(number))
        assert table.status == "over"
    while not (told[0] and told[1]):
        heard.clear()
        await heard.wait()
    assert told == [[(7, GUILDS[0])], [(8, GUILDS[1])]]
    for house in houses:
        ended = await house.tables.nights.night(night.id)
        assert ended.status == "over"
        assert len(await house.tables.nights.plays(night.id)) == 2
        assert len(await house.tables.nights.standings(ended)) == 2


async def test_board_is_begun_once_by_two_processes(houses: tuple[House, House]) -> None:
    night = await begun(houses)
    both = (sat(house, night, 1, guild) for house, guild in zip(houses, GUILDS, strict=True))
    found = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(str(getattr(one, "key", "table")) for one in found) == ["duplicate-once", "table"]
    assert len(await houses[0].tables.nights.plays(night.id)) == 1


async def test_team_takes_no_more_than_its_size(houses: tuple[House, House]) -> None:
    nights = houses[0].tables.nights
    night = await nights.open(
        guild=GUILDS[0], channel=7, host=person(1), slug="topsuit", rounds=1, size=2, hours=2
    )
    for _ in range(3):
        await asyncio.gather(
            *(
                house.tables.nights.join(night.id, guild=GUILDS[0], user=user, name="P", team="Owls")
                for house in houses
                for user in (1, 2, 3)
            ),
            return_exceptions=True,
        )
    night = await nights.night(night.id)
    (team,) = night.teams
    assert len(team.members) == len({one.user for one in team.members.values()}) == 2
    with refused("duplicate-team-full"):
        await houses[1].tables.nights.join(night.id, guild=GUILDS[0], user=4, name="P", team="Owls")
