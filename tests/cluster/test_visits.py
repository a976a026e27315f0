"""Tables where the bot is not itself, on servers that different processes play on."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.cluster import lease
from bot.privacy import deletion as privacy
from bot.records.stored import now
from bot.store import tokens
from bot.store.tokens import LIFE, StoredToken
from tests.cluster.houses import GUILDS, two_houses
from tests.house import ANN, BOB, CAT, refused
from tests.kit.postgres import needed, prepared, server

__all__ = ["prepared", "server"]

pytestmark = needed


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.01)


async def test_a_guest_table_is_its_servers_process_s(prepared: str, tmp_path: Path) -> None:
    """With its right to be shown; a group's is the first shard's; the limit of a host counts both."""
    async with two_houses(prepared, tmp_path) as houses:
        first, second = houses
        there = await second.tables.open(
            "differ", guild=GUILDS[1], channel=8, user=ANN, name="Ann", visiting=True
        )
        group = await first.tables.open("differ", guild=None, channel=9, user=ANN, name="Ann", visiting=True)
        with refused("table-resting"):
            await first.tables.open(
                "differ", guild=GUILDS[1], channel=10, user=BOB, name="Bob", visiting=True
            )
        for house, table in ((second, there), (first, group)):
            await house.tables.join(table.id, BOB, "Bob")
            token = StoredToken(table.id, 5, f"token {table.id}", now() + LIFE)
            await house.store.write(partial(tokens.keep, token=token, sealing=house.store.sealing, at=now()))
        for house, table in ((second, there), (first, group)):
            shards = house.lease.shards
            read = partial(
                tokens.read, sealing=house.store.sealing, at=now(), count=shards.count, shards=shards.ours
            )
            assert [one.table for one in await house.store.read(read)] == [table.id]
            assert [one.id for one in house.tables.of_user(BOB)] == [table.id]
            other = there if table is group else group
            assert [one.id for one in await house.tables.elsewhere(BOB)] == [other.id]
            with refused("table-gone"):
                await house.tables.join(other.id, CAT, "Cat")
        # What the other process has opened counts too.
        await second.tables.open("differ", guild=GUILDS[1], channel=11, user=ANN, name="Ann", visiting=True)
        with refused("visiting-most"):
            await first.tables.open("differ", guild=None, channel=12, user=ANN, name="Ann", visiting=True)


async def test_forgotten_person_leaves_guest_tables_everywhere(prepared: str, tmp_path: Path) -> None:
    async with two_houses(prepared, tmp_path) as (first, second):
        there = await second.tables.open(
            "differ", guild=GUILDS[1], channel=8, user=ANN, name="Ann", visiting=True
        )
        await second.tables.join(there.id, BOB, "Bob")
        await first.tables.forget(BOB)
        assert there.seat_of(BOB) is None
        assert not await first.store.read(partial(privacy.held, user=BOB))
