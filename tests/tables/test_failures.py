"""Matches at tables when something breaks: no room, a line that goes dead, a second bot, a stop."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.base import NATURE
from bot.records.stored import Line
from tests.house import ANN, BOB, CAT, CHANNEL, DAN, House, fresh, house, legal, refused, to_act

__all__ = ["house"]


async def test_what_is_not_kept_did_not_happen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_args: object, **_others: object) -> None:
        raise OSError("no room")

    table = await house.match(BOB, CAT, DAN)
    seat, user = to_act(table)
    before = (table.state, list(table.log), table.turn(seat), len(house.heard))
    action = legal(table, seat)
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", fails)
        with pytest.raises(OSError, match="no room"):
            await house.tables.act(table.id, user, 0, action)
    assert (table.state, [*table.log], table.turn(seat), len(house.heard)) == before
    await house.tables.act(table.id, user, 0, action)
    assert (table.log[-1].action, table.turn(seat)) == (action, 1)


async def test_who_acts_is_not_told_that_chance_cannot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their action is kept; the cards are dealt as soon as that works."""
    table, append, failed = await house.match(BOB, CAT, DAN), house.store.append, asyncio.Event()

    async def fails_once(*args: Any, **others: Any) -> None:
        line: Line = args[1]
        if line.seat == NATURE and not failed.is_set():
            failed.set()
            raise OSError("no room")
        await append(*args, **others)

    monkeypatch.setattr(house.store, "append", fails_once)
    hands, rng = table.hands, Random(1)
    while not failed.is_set():
        assert await house.move(table, rng)
    while table.hands == hands:
        await house.change()
    assert fresh(table) == table.state


async def test_line_whose_receipt_was_lost_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.match(BOB, CAT, DAN)
    seat, user = to_act(table)
    with house.answer_lost(monkeypatch, "append"):
        await house.tables.act(table.id, user, 0, "bid 1C")
    with refused("table-done-already"):
        await house.tables.act(table.id, user, 0, "bid 1C")
    assert table.turn(seat) == 1
    assert fresh(table) == table.state
    assert await house.move(table, Random(1))


async def test_status_whose_receipt_was_lost_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.match(BOB, CAT, DAN)
    for user in (BOB, CAT):
        await house.tables.concede(table.id, user)
    with house.answer_lost(monkeypatch, "save"):
        await house.tables.concede(table.id, DAN)
    with refused("table-gone"):
        await house.tables.act(table.id, ANN, 0, "pass")
    assert (table.status, house.tables.live()) == ("conceded", ())


async def test_second_bot_on_the_database_is_noticed(house: House, tmp_path: Path) -> None:
    table = await house.match(BOB, CAT, DAN)
    _, user = to_act(table)
    other = House(tmp_path / "house.sqlite3")
    await other.open()
    await other.tables.act(table.id, user, 0, "bid 1C")
    with refused("table-done-already"):
        await house.tables.act(table.id, user, 0, "bid 2C")
    assert table.state == other.tables.get(table.id).state
    await other.close()


async def test_whoever_is_cancelled_has_acted_all_the_same(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    seat, user = to_act(table)
    click = asyncio.create_task(house.tables.act(table.id, user, 0, "bid 1C"))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    await house.change()
    assert table.turn(seat) == 1
    assert fresh(table) == table.state
    assert await house.move(table, Random(1))


async def test_closing_refuses_more_and_loses_nothing(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    seat, user = to_act(table)
    click = asyncio.create_task(house.tables.act(table.id, user, 0, "bid 1C"))
    await asyncio.sleep(0)
    await house.tables.close()
    assert await click is table
    for refusing in (
        house.tables.act(table.id, user, 1, "pass"),
        house.lobby(channel=CHANNEL + 1),
    ):
        with refused("table-resting"):
            await refusing
    await house.restart()
    assert house.tables.get(table.id).turn(seat) == 1
