"""What Prometheus may ask: figures, and neither people nor cards."""

from __future__ import annotations

import asyncio
import socket
import urllib.request
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from bot import metrics
from bot.games.base import pick
from bot.store import Store
from bot.tables import Tables
from tests.house import BOB, CAT, DAN, House, house, refused

__all__ = ("house",)

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
    with metrics.serving(0, tables.live, lambda: 3) as port:
        before = await asyncio.to_thread(figures, port)
        table = await tables.open("differ", guild=1, channel=CHANNEL, user=ANN, name="Ann")
        for user in (2, 3, 4):
            await tables.join(table.id, user, "Bob")
        waiting = await asyncio.to_thread(figures, port)
        assert waiting["toucan_tables", "differ", "lobby"] == 1
        assert waiting["toucan_thinking",] == 3
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
    await house.tables.go(table.id, table.user_at(seat) or 0, "left")
    await house.quiet(table)
    assert done("person") == persons
    assert done("computer") == computers + table.turn(seat) > computers


def test_a_port_that_is_taken_is_a_sentence() -> None:
    with (
        closing(socket.create_server(("127.0.0.1", 0))) as taken,
        refused("metrics-port-taken"),
        metrics.serving(taken.getsockname()[1], list, int),
    ):
        pass


def test_it_listens_only_where_it_is_told_to() -> None:
    with metrics.serving(None, list, int) as port:
        assert port == 0


@pytest.mark.parametrize("again", range(2))
def test_it_lets_go_of_its_port(again: int) -> None:
    with metrics.serving(0, list, int) as port:
        assert figures(port)["toucan_commit_seconds_count",] >= 0, again
    with pytest.raises(OSError, match="refused"):
        asked(port)
