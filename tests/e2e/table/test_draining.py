"""Before an update: no new table, the running ones are told, and the bot goes when the last is done."""

from __future__ import annotations

from random import Random

import pytest

from bot.service.draining import UNTOUCHED
from tests.e2e.salon import Hands, Salon, texts
from tests.e2e.ways import seat_four

TOLD = "about to be updated"


async def drain(salon: Salon) -> None:
    async def work() -> None:
        salon.bot.session.draining.start()

    await salon.as_bot(work())


def gone(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes when the bot goes; the simulation would mind if it really did."""
    went: list[str] = []

    async def close() -> None:
        went.append("closed")

    monkeypatch.setattr(salon.bot, "close", close)
    return went


async def test_draining_opens_no_new_tables(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    went, other = gone(salon, monkeypatch), salon.beside()
    table, hands = await seat_four(salon, target=1), Hands(salon, Random(3))
    assert TOLD not in texts(salon.public)
    await drain(salon)
    assert TOLD in texts(salon.public)
    refused = await other.slash(salon.ann, "differ new")
    assert refused.ephemeral
    assert "no new table opens" in texts(refused.response)
    while table.live:
        assert not went
        await hands.move(table.waiting_for[0])
    assert table.status == "over"
    assert TOLD not in texts(salon.public)
    assert went == ["closed"]
    again = await salon.click(salon.ann, salon.public, "Rematch")
    assert "no new table opens" in texts(again.response)


async def test_nothing_that_was_put_by_goes_on(salon: Salon) -> None:
    await seat_four(salon)
    salon.bot.tables.draining = True
    await salon.as_bot(salon.bot.tables.archive(salon.table.id))
    refused = await salon.slash(salon.ann, "table resume")
    assert "no new table opens" in texts(refused.response)
    assert salon.live is None


async def test_without_tables_the_bot_drains_at_once(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    went = gone(salon, monkeypatch)
    await drain(salon)
    assert went == ["closed"]
    await drain(salon)
    assert went == ["closed"]


async def test_it_waits_no_longer_than_it_is_to(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    went = gone(salon, monkeypatch)
    table = await seat_four(salon)
    await drain(salon)
    await salon.env.advance_time(59 * 60)
    assert not went
    await salon.env.advance_time(61)
    assert went == ["closed"]
    assert table.status == "playing"


async def test_a_lobby_that_nobody_touches_is_shelved(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    went = gone(salon, monkeypatch)
    await salon.slash(salon.ann, "differ new")
    table = salon.table
    await drain(salon)
    await salon.env.advance_time(UNTOUCHED - 60)
    await salon.click(salon.bob, salon.public, "Join")
    await salon.env.advance_time(UNTOUCHED - 60)
    assert not went
    await salon.env.advance_time(120)
    assert table.status == "idle"
    assert went == ["closed"]


async def test_it_can_be_undone(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    went = gone(salon, monkeypatch)
    await seat_four(salon)
    await drain(salon)
    assert TOLD in texts(salon.public)

    async def undo() -> None:
        salon.bot.session.draining.undo()

    await salon.as_bot(undo())
    assert TOLD not in texts(salon.public)
    await salon.env.advance_time(2 * 60 * 60)
    assert not went
    opened = await salon.beside().slash(salon.ann, "differ new")
    assert not opened.ephemeral
