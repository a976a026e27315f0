"""Before an update: no new table, the running ones are told, and the bot goes when the last is done."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.e2e.games.test_match import seat_four
from tests.e2e.salon import Hands, Salon, texts

TOLD = "about to be updated"


async def drain(salon: Salon) -> None:
    async def work() -> None:
        salon.bot.drain()

    await salon.as_bot(work())


def gone(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes when the bot goes; the simulation would mind if it really did."""
    went: list[str] = []

    async def close() -> None:
        went.append("closed")

    monkeypatch.setattr(salon.bot, "close", close)
    return went


async def test_a_running_table_goes_on_and_no_new_one_opens(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    salon.bot.tables.drain()
    await salon.as_bot(salon.bot.tables.archive(salon.table.id))
    refused = await salon.slash(salon.ann, "table resume")
    assert "no new table opens" in texts(refused.response)
    assert salon.live is None


async def test_a_bot_without_tables_goes_at_once_and_only_once(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    went = gone(salon, monkeypatch)
    await drain(salon)
    await drain(salon)
    await asyncio.sleep(0)
    assert went == ["closed"]
