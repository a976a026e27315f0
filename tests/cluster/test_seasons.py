"""The end of a season where several processes see it at the same moment."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cluster import lease
from bot.people import crowns, seasons
from bot.people.crowns import Crown
from bot.people.seasons import LEAST, Season
from bot.records.stored import Server
from tests.cluster.houses import GUILDS, two_houses
from tests.house import House
from tests.kit.club import ANN, BOB, CLEO, DAN, DAY, START, Club, moment
from tests.kit.postgres import needed, prepared, server

__all__ = ["prepared", "server"]

pytestmark = needed

SEASON = Season(GUILDS[0], START, moment(1, year=2027))
ROLE = 77


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.01)


def club(houses: tuple[House, House], enters: int) -> Club:
    """The table is the first one's, and either enters its results."""
    store: Any = SimpleNamespace(create=houses[0].store.create, write=houses[enters].store.write)
    return Club(store, Path("not-used"))


async def test_two_processes_at_once_crown_once(prepared: str, tmp_path: Path) -> None:
    async with two_houses(prepared, tmp_path) as houses:
        stores = [house.store for house in houses]
        for n in range(LEAST):
            await club(houses, n % 2).enter(
                [ANN, BOB, CLEO, DAN], [1, 2, 3, 4], guild=GUILDS[0], ended=START + 7 * n * DAY
            )
        conclude = partial(seasons.conclude, season=SEASON, announce=True)
        assert sorted(await asyncio.gather(*(store.write(conclude) for store in 4 * stores))) == [
            *(7 * [False]),
            True,
        ]
        for store in stores:
            (won,) = await store.read(partial(seasons.crowned, season=SEASON))
            assert (won.user, won.games) == (ANN, LEAST)
            assert await store.read(seasons.owing) == [GUILDS[0]]
        # The role too is given once, and to nobody who is being forgotten in the other process.
        await stores[0].arrange(Server(GUILDS[0], champions=ROLE))
        crown = Crown(GUILDS[0], ROLE, ANN, given=False)
        begin = partial(crowns.begin, crown=crown)
        assert await asyncio.gather(*(store.write(begin) for store in 4 * stores)) == 8 * [True]
        assert await stores[1].read(partial(crowns.of_user, user=ANN)) == [crown]
        await houses[1].tables.forget(ANN)
        assert not await stores[0].write(begin)
        (won,) = await stores[0].read(partial(seasons.crowned, season=SEASON))
        assert (won.user < 0, won.name) == (True, "")


async def test_concurrent_result_counts_wholly_or_not_at_all(prepared: str, tmp_path: Path) -> None:
    """Whole, in either case: whoever reckons sees all of a match or nothing of it."""
    async with two_houses(prepared, tmp_path) as houses:
        stores = [house.store for house in houses]
        for n in range(LEAST - 1):
            await club(houses, 0).enter(
                [ANN, BOB, CLEO, DAN], [1, 2, 3, 4], guild=GUILDS[0], ended=START + 7 * n * DAY
            )
        last = club(houses, 1).enter(
            [ANN, BOB, CLEO, DAN], [1, 2, 3, 4], guild=GUILDS[0], ended=START + 100 * DAY
        )
        conclude = partial(seasons.conclude, season=SEASON, announce=False)
        await asyncio.gather(last, stores[0].write(conclude))
        won = await stores[0].read(partial(seasons.crowned, season=SEASON))
        assert [(one.user, one.games) for one in won] in ([], [(ANN, LEAST)])
