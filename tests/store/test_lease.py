"""Of several processes on one PostgreSQL database one plays, and whoever loses the right to it hears so."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import lease
from bot.store.lease import KEY, holding
from tests.postgres import needed, server, url

__all__ = ["server", "url"]

pytestmark = needed


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "LOOK", 0.01)
    monkeypatch.setattr(lease, "BEAT", 0.01)


HOLDERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = :key AND granted"
END = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = :key AND granted"
)


async def asked(url: str, question: str) -> list[int]:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            return [row[0] for row in await connection.execute(text(question), {"key": KEY})]
    finally:
        await engine.dispose()


async def test_the_second_waits_until_the_first_is_gone(url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    came: list[str] = []

    async def second() -> None:
        async with holding(url):
            came.append("second")

    async with holding(url) as first:
        waiting = asyncio.create_task(second())
        while "stands by" not in caplog.text:  # noqa: ASYNC110 — it says so in the log alone
            await asyncio.sleep(0.01)
        came.append("first leaves")
        assert not first.lost.is_set()
    await asyncio.wait_for(waiting, 60)
    assert came == ["first leaves", "second"]
    assert await asked(url, HOLDERS) == []


async def test_a_stand_by_that_is_stopped_takes_nothing_with_it(url: str) -> None:
    async with holding(url):
        waiting = asyncio.create_task(holding(url).__aenter__())
        await asyncio.sleep(0.05)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert len(await asked(url, HOLDERS)) == 1


async def test_whose_session_is_ended_hears_of_it(url: str) -> None:
    async with holding(url) as mine:
        await asked(url, END)
        await asyncio.wait_for(mine.lost.wait(), 60)
        async with holding(url) as another:
            assert not another.lost.is_set()


async def test_a_server_that_is_silent_is_lost(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with holding(url) as mine:
        (pid,) = await asked(url, HOLDERS)
        monkeypatch.setattr(lease, "PATIENCE", 0.2)
        os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.wait_for(mine.lost.wait(), 60)
        finally:
            os.kill(pid, signal.SIGCONT)


async def test_a_server_that_is_not_there_is_an_error_of_the_database() -> None:
    with pytest.raises((SQLAlchemyError, OSError)):
        async with holding("postgresql+asyncpg://nobody@127.0.0.1:9/nothing"):
            pytest.fail("there is none")


async def test_a_file_needs_no_lease() -> None:
    async with holding("sqlite+aiosqlite:///nowhere") as one, holding("no address at all") as other:
        assert not one.lost.is_set()
        assert not other.lost.is_set()
