from __future__ import annotations

import asyncio
import socket
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from bot import VERSION
from bot.games.base import pick
from bot.ops import metrics
from bot.ops.health import serving
from bot.service.tables import Tables
from bot.store.storage import Store
from tests.house import BOB, CAT, DAN, House, house, refused

__all__ = ("house",)

HERE = "127.0.0.1"


async def well() -> tuple[str, ...]:
    return ()


ANN, CHANNEL = 900_000_000_000_000_001, 900_000_000_000_000_077


def asked(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        text: str = answer.read().decode()
    return text


def figures(port: int) -> dict[tuple[str, ...], float]:
    return {
        (sample.name, *(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in families(asked(port))
        for sample in family.samples
    }


async def test_it_tells_of_tables_actions_and_the_database(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'toucan.sqlite3'}")
    tables = Tables(store)
    shards = {"connected": 2, "lost": 1}

    def live() -> list[tuple[str, str]]:
        return [(table.slug, table.status) for table in tables.live()]

    with metrics.watching(live, lambda: 3, lambda: True, lambda: 7, lambda: shards):
        async with serving(HERE, 0, well) as port:
            before = await asyncio.to_thread(figures, port)
            table = await tables.open("differ", guild=1, channel=CHANNEL, user=ANN, name="Ann")
            for user in (2, 3, 4):
                await tables.join(table.id, user, "Bob")
            waiting = await asyncio.to_thread(figures, port)
            assert waiting["toucan_tables", "differ", "lobby"] == 1
            assert waiting["toucan_thinking",] == 3
            assert (waiting["toucan_shards", "connected"], waiting["toucan_shards", "lost"]) == (2, 1)
            assert waiting["toucan_behind",] == 7
            await tables.start(table.id, ANN)
            (seat,) = table.waiting_for
            action = pick(Random(1), table.state.legal(seat))
            await tables.act(table.id, table.user_at(seat) or 0, 0, action)
            after = await asyncio.to_thread(figures, port)
            text = await asyncio.to_thread(asked, port)
    await tables.close()
    await store.close()
    assert after["toucan_tables", "differ", "playing"] == 1
    kept = {by: ("toucan_actions_total", by, "differ") for by in ("chance", "person")}
    assert after[kept["person"]] == before.get(kept["person"], 0) + 1
    assert after[kept["chance"]] == before.get(kept["chance"], 0) + len(table.log) - 1
    assert after["toucan_commit_seconds_count",] > before["toucan_commit_seconds_count",]
    assert not [number for number in (ANN, CHANNEL) if str(number) in text]


async def test_who_acts_for_somebody_is_no_person(house: House) -> None:
    def done(by: str) -> float:
        return float(metrics.actions.labels("differ", by)._value.get())

    table = await house.match(BOB, CAT, DAN, target="99")
    persons, computers, (seat,) = done("person"), done("computer"), table.waiting_for
    await house.tables.leave_to_computer(table.id, table.user_at(seat) or 0, "left")
    await house.quiet(table)
    assert done("person") == persons
    assert done("computer") == computers + table.turn(seat) > computers


async def test_unavailable_port_or_address_is_a_sentence() -> None:
    with closing(socket.create_server((HERE, 0))) as taken:
        port = taken.getsockname()[1]
        for host, number in ((HERE, port), ("no-such-name.invalid", 0)):
            with refused("metrics-taken"):
                async with serving(host, number, well):
                    pass


async def test_it_listens_only_where_it_is_told_to() -> None:
    async with serving(HERE, None, well) as port:
        assert port == 0


@pytest.mark.parametrize("again", range(2))
async def test_it_lets_go_of_its_port(again: int) -> None:
    async with serving(HERE, 0, well) as port:
        found = await asyncio.to_thread(figures, port)
        assert found["toucan_commit_seconds_count",] >= 0, again
        assert found["toucan_info", VERSION] == 1
    with pytest.raises(OSError, match="refused"):
        await asyncio.to_thread(asked, port)


async def test_it_says_whether_the_bot_is_of_use() -> None:
    lacks: list[str] = []

    async def lacking() -> list[str]:
        return lacks

    def status(page: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://{HERE}:{port}/{page}", timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()

    async with serving(HERE, 0, lacking) as port:
        assert await asyncio.to_thread(status, "readyz") == (200, "ok\n")
        lacks += ["not on Discord", "the database cannot be written to"]
        assert await asyncio.to_thread(status, "readyz") == (
            503,
            "not on Discord\nthe database cannot be written to\n",
        )
        assert await asyncio.to_thread(status, "healthz") == (200, "ok\n")
        assert (await asyncio.to_thread(status, "else"))[0] == 404
