"""On PostgreSQL with many processes: a wish is everybody's, and the process that has the table calls."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cluster import lease
from bot.cluster.lease import holding
from bot.people import calls
from bot.people.calls import HOUR, Call
from bot.records.stored import now
from tests.house import ANN, BOB, CAT, House, refused
from tests.kit.postgres import needed, prepared, server

__all__ = ["prepared", "server"]

pytestmark = needed

HERE = 2 << 22
"""A server of the first of two shards."""


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.01)


async def test_only_the_process_of_a_table_calls(prepared: str, tmp_path: Path) -> None:
    async with holding(prepared) as one, holding(prepared) as other:
        houses = []
        for mine in (one, other):
            await mine.agree(2)
            assert len(await mine.take(1)) == 1
            house = House(tmp_path / "not-used")
            house.url, house.lease = prepared, mine
            await house.open()
            houses.append(house)
        ours, theirs = houses
        for user in (BOB, CAT):
            wish = Call(user, HERE, ("differ",), "hour", now() + HOUR, user)
            await calls.want(theirs.store, wish, now())
        table = await ours.lobby(guild=HERE)
        assert await ours.store.read(lambda found: calls.callable_now(found, table.record, now())) == [
            BOB,
            CAT,
        ]
        for _ in range(2):
            await ours.tables.add_computer(table.id, ANN, "easy")
        with refused("table-gone"):
            await theirs.tables.call(table.id, [BOB])
        # Also if it believed that the table were its own.
        theirs.tables._registry.add(table)
        with refused("table-resting"):
            await theirs.tables.call(table.id, [BOB])
        assert await ours.tables.call(table.id, [BOB, CAT]) == [BOB, CAT]
        assert await ours.tables.call(table.id, [BOB, CAT]) == []
        for house in houses:
            await house.close()
