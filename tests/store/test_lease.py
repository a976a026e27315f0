"""Processes on one PostgreSQL database divide the shards, and whoever loses the right to them hears so."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import BigInteger, Connection, literal, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.cluster import lease
from bot.cluster.lease import KEY, Lease, holding, is_shared
from bot.migrations import behind
from bot.ops.refusals import Unreachable
from bot.store.alone import Alone
from bot.store.database import connected
from bot.store.shards import Shards, in_shards, shard_of
from tests.house import refused
from tests.kit.postgres import needed, server, url

__all__ = ["server", "url"]

pytestmark = needed

GUILDS = [1 << 22, 2 << 22, 3 << 22]


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.01)


HOLDERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = :key AND granted AND objsubid = 1"
END = f"SELECT pg_terminate_backend(pid) FROM ({HOLDERS}) AS holders"  # noqa: S608
TAKE = "SELECT pg_advisory_lock(:key)"


async def asked(url: str, question: str, key: int = KEY) -> list[int]:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            return [row[0] for row in await connection.execute(text(question), {"key": key})]
    finally:
        await engine.dispose()


async def checked(url: str, mine: Lease, guild: int) -> None:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(mine.check, guild)
    finally:
        await engine.dispose()


async def says_that_it_waits(caplog: pytest.LogCaptureFixture) -> None:
    while "stands by" not in caplog.text:  # noqa: ASYNC110 — it says so in the log alone
        await asyncio.sleep(0.01)


async def test_each_shard_is_one_process_s(url: str) -> None:
    async with holding(url) as one, holding(url) as other:
        await one.agree(4)
        assert await one.take(3) == {0, 1, 2}
        assert await one.take(3) == frozenset()
        await other.agree(4)
        assert await other.take(None) == {3}
        assert (one.shards, other.shards) == (Shards(4, frozenset({0, 1, 2})), Shards(4, frozenset({3})))
        for guild in GUILDS[:2]:
            await checked(url, one, guild)
            with refused("table-resting"):
                await checked(url, other, guild)
        await checked(url, other, GUILDS[2])


async def test_one_process_gives_at_a_time(url: str) -> None:
    """Nothing is given when no process asks."""
    async with holding(url) as one, holding(url) as other, holding(url) as third:
        for each in (one, other):
            await each.agree(6)
        assert await one.take(3) == {0, 1, 2}
        assert await other.take(3) == {3, 4, 5}
        await third.agree(6)
        await third.want(None)
        leaving, left = asyncio.Event(), asyncio.Event()

        async def leave(shard: int) -> None:
            assert shard not in one.shards.ours
            with refused("table-resting"):
                await checked(url, third, shard << 22)
            # Nobody else may write there yet.
            await checked(url, one, shard << 22)
            leaving.set()
            await left.wait()

        async def never(_: int) -> None:
            raise AssertionError("two give at once")

        giving = asyncio.create_task(one.spare(leave))
        await leaving.wait()
        await other.spare(never)
        assert await third.take(None) == frozenset()
        left.set()
        await giving
        assert await third.take(None) == {2}
        await other.spare(never)
        assert one.shards.ours == {0, 1}
        assert other.shards.ours == {3, 4, 5}


async def test_who_is_gone_while_it_gives_leaves_all(url: str) -> None:
    async with holding(url) as third:
        async with holding(url) as one:
            await one.agree(2)
            assert await one.take(None) == {0, 1}
            await third.agree(2)
            await third.want(None)
            leaving = asyncio.Event()

            async def leave(_: int) -> None:
                leaving.set()
                await asyncio.Event().wait()

            giving = asyncio.create_task(one.spare(leave))
            await leaving.wait()
            assert await asked(url, "SELECT pg_terminate_backend(:key)", one._process)
            await asyncio.wait_for(one.lost.wait(), 60)
            giving.cancel()
            await asyncio.gather(giving, return_exceptions=True)
        await asyncio.wait_for(third.wait(None), 60)
        assert third.shards.ours | await third.take(None) == {0, 1}


async def test_what_is_free_again_is_taken(url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    async with AsyncExitStack() as stack:
        other = await stack.enter_async_context(holding(url))
        async with holding(url) as one:
            await one.agree(2)
            await one.wait(None)
            await other.agree(2)
            waiting = asyncio.create_task(other.wait(None))
            await says_that_it_waits(caplog)
            assert not waiting.done()
        await asyncio.wait_for(waiting, 60)
        assert other.shards.ours | await other.take(None) == {0, 1}


async def test_shard_is_taken_after_pending_writes(url: str) -> None:
    engine = create_async_engine(url)
    async with holding(url) as one, holding(url) as other:
        await one.agree(1)
        await other.agree(1)
        await one.take(None)
        async with engine.begin() as connection:
            await connection.run_sync(one.check, GUILDS[0])
            await asked(url, _end(one))
            taking = asyncio.create_task(other.take(None))
            await asyncio.wait_for(one.lost.wait(), 60)
            waits = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            while not await asked(url, waits):  # noqa: ASYNC110 — the server knows it
                await asyncio.sleep(0.01)
            assert not taking.done()
        assert await asyncio.wait_for(taking, 60) == {0}
        with refused("table-resting"):
            await checked(url, one, GUILDS[0])
    await engine.dispose()


def _end(mine: Lease) -> str:
    return f"SELECT pg_terminate_backend({mine._process})"


async def test_one_after_the_other(url: str) -> None:
    order: list[str] = []
    async with holding(url) as one, holding(url) as other:

        async def second() -> None:
            async with other.turn(0, 0):
                order.append("other")

        async with one.turn(0, 0.05), one.turn(1, 0), one.once(2):
            waiting = asyncio.create_task(second())
            async with other.once(3):
                order.append("one")
            assert not waiting.done()
        await asyncio.wait_for(waiting, 60)
    assert order == ["one", "other"]


async def test_newer_schema_waits_for_incompatible_processes(
    url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO")
    brought: list[Connection] = []
    async with holding(url):
        monkeypatch.setattr(lease, "behind", lambda _: not brought)
        monkeypatch.setattr(lease, "upgrade", brought.append)
        monkeypatch.setattr(lease, "floor", lambda: "9001")
        newer = holding(url)
        waiting = asyncio.create_task(newer.__aenter__())
        await asyncio.wait_for(says_that_it_waits(caplog), 60)
        assert brought == []
    assert not (await asyncio.wait_for(waiting, 60)).lost.is_set()
    assert len(brought) == 1
    async with holding(url):
        # It is shared again.
        assert len(await asked(url, HOLDERS)) == 2
    await newer.__aexit__(None, None, None)


async def test_newer_schema_joins_compatible_processes(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    brought: list[Connection] = []
    async with holding(url) as older:
        monkeypatch.setattr(lease, "behind", lambda _: not brought)
        monkeypatch.setattr(lease, "upgrade", brought.append)
        async with asyncio.timeout(60), holding(url):
            assert len(brought) == 1
            assert len(await asked(url, HOLDERS)) == 2
        assert not older.lost.is_set()


async def test_newer_schema_gives_way_to_readers(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Players would wait behind its lock."""
    caplog.set_level("INFO")
    brought: list[Connection] = []

    def adds(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE players ADD COLUMN later TEXT"))
        brought.append(connection)

    engine = create_async_engine(url)
    async with holding(url):
        monkeypatch.setattr(lease, "behind", lambda _: not brought)
        monkeypatch.setattr(lease, "upgrade", adds)
        async with engine.connect() as reading:
            await reading.execute(text("SELECT count(*) FROM players"))
            newer = holding(url)
            waiting = asyncio.create_task(newer.__aenter__())
            await asyncio.wait_for(says_that_it_waits(caplog), 60)
            assert brought == []
        await asyncio.wait_for(waiting, 60)
        assert len(brought) == 1
        await newer.__aexit__(None, None, None)
    await engine.dispose()


async def test_new_database_gets_its_schema_first(url: str) -> None:
    async with holding(url):
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            assert not await connection.run_sync(behind)
        await engine.dispose()


async def test_a_toucan_of_before_is_waited_for(url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as alone:
        await alone.execute(text(TAKE), {"key": KEY})
        newer = holding(url)
        waiting = asyncio.create_task(newer.__aenter__())
        await says_that_it_waits(caplog)
        await alone.invalidate()
    await asyncio.wait_for(waiting, 60)
    await newer.__aexit__(None, None, None)
    await engine.dispose()


async def test_stopped_stand_by_takes_nothing(url: str) -> None:
    async with holding(url) as one, holding(url) as other:
        for each in (one, other):
            await each.agree(1)
        await one.take(None)
        waiting = asyncio.create_task(other.wait(None))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await checked(url, one, GUILDS[0])
        assert not one.lost.is_set()


async def test_whose_session_is_ended_hears_of_it(url: str) -> None:
    async with holding(url) as mine:
        await asked(url, END)
        await asyncio.wait_for(mine.lost.wait(), 60)
        with pytest.raises(Unreachable):
            await mine.take(None)
        async with holding(url) as another:
            assert not another.lost.is_set()


async def test_who_asks_no_longer_loses_nothing(url: str) -> None:
    """Whatever the question and however far it has come when it is cancelled."""

    async def in_turn(mine: Lease) -> None:
        async with mine.turn(0, 0):
            pass

    questions: tuple[Callable[[Lease], Awaitable[object]], ...] = (Lease.census, in_turn)
    async with holding(url) as mine, holding(url) as other:
        for each in (mine, other):
            await each.agree(1)
        await mine.take(None)
        for question in questions:
            for turns in range(60):
                asking = asyncio.ensure_future(question(mine))
                for _ in range(turns):
                    await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
        await checked(url, mine, GUILDS[0])
        await mine.census()
        # Nobody has anything that others would wait for in vain.
        async with asyncio.timeout(60), other.turn(0, 0):
            assert not mine.lost.is_set()


async def test_a_server_that_is_silent_is_lost(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with holding(url) as mine:
        (pid,) = await asked(url, HOLDERS)
        monkeypatch.setattr(lease, "ANSWER_SECONDS", 0.2)
        os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.wait_for(mine.lost.wait(), 60)
        finally:
            os.kill(pid, signal.SIGCONT)


async def test_missing_server_is_named() -> None:
    with refused("database-unreachable"):
        async with holding("postgresql+asyncpg://nobody@127.0.0.1:9/nothing"):
            pytest.fail("there is none")


def test_a_file_needs_no_lease() -> None:
    assert not is_shared("sqlite+aiosqlite:///nowhere")
    assert not is_shared("no address at all")
    assert all(map(Alone().shards.has, (None, *GUILDS)))


async def test_sql_divides_servers_as_we_do(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        for guild in (None, 0, (5 << 22) + 17, 1_234_567_890_123_456_789):
            for count in (1, 2, 16):
                mine = [
                    shard
                    for shard in range(count)
                    if await connection.scalar(select(in_shards(literal(guild, BigInteger), count, {shard})))
                ]
                assert mine == [shard_of(guild, count)]
    await engine.dispose()


async def test_an_address_as_hosts_give_it_is_understood(url: str) -> None:
    """The session that holds the lease adds what it needs of the server."""
    options = "sslmode=prefer&application_name=cards&statement_cache_size=0&options=-c%20work_mem%3D5MB"
    address = f"{url.replace('postgresql+asyncpg', 'postgres')}?{options}"

    def shown(connection: Connection) -> list[str]:
        wanted = ("application_name", "work_mem")
        return [str(connection.scalar(text(f"SHOW {name}"))) for name in wanted]

    async with holding(address):
        database = await connected(address)
        assert await database.read(shown) == ["cards", "5MB"]
        await database.close()
