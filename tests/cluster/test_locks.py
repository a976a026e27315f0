"""A lease as PostgreSQL's advisory locks have it, without PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any, Self

import pytest

from bot.cluster import lease
from bot.cluster.lease import COUNT, DRAIN, FENCE, SHARD, WANT, Lease
from bot.ops.refusals import Unreachable
from tests.house import refused


class Locks:
    """Advisory locks by kind and number, and the sessions that hold each."""

    def __init__(self) -> None:
        self.held: Counter[tuple[int, int, Any, bool]] = Counter()
        self.told: list[str] = []
        self.down = False

    async def asked(self, session: Any, question: str, **values: int) -> list[tuple[Any, ...]]:
        """Answer as PostgreSQL does, with a pause before and after."""
        if self.down:
            raise TimeoutError
        await asyncio.sleep(0)
        rows = await self._answer(session, question, **values)
        await asyncio.sleep(0)
        return rows

    async def _answer(self, session: Any, question: str, **values: int) -> list[tuple[Any, ...]]:
        if question == lease._HELD:
            return [(number,) for number in self.numbers(values["kind"])]
        if question == lease._CENSUS:
            shards = Counter(who for kind, _, who, _ in +self.held if kind == SHARD)
            wanting = sum(kind == WANT and who is not session for kind, _, who, _ in +self.held)
            playing = len(self.holders(COUNT))
            return [(playing, shards.total(), wanting, max(shards.values(), default=0))]
        if "pg_notify" in question:
            self.told.append(question)
            return []
        lock = (values["kind"], values["number"], session, "_shared" in question)
        if "unlock" in question:
            self.held[lock] -= 1
            return []
        while not self._free(lock):
            if "try" in question:
                return [(False,)]
            await asyncio.sleep(0)
        self.held[lock] += 1
        return [(True,)]

    def numbers(self, kind: int) -> set[int]:
        return {number for one, number, _, _ in +self.held if one == kind}

    def holders(self, kind: int) -> list[Any]:
        return [who for one, _, who, _ in +self.held if one == kind]

    def _free(self, lock: tuple[int, int, Any, bool]) -> bool:
        others = [one for one in +self.held if one[:2] == lock[:2] and one[2] is not lock[2]]
        return all(lock[3] and one[3] for one in others)


@pytest.fixture
def locks(monkeypatch: pytest.MonkeyPatch) -> Locks:
    made = Locks()
    monkeypatch.setattr(lease, "_asked", made.asked)
    return made


async def processes(many: int, shards: int) -> list[Lease]:
    sessions: list[Any] = [object() for _ in range(many)]
    found = [Lease(session) for session in sessions]
    for one in found:
        await one.agree(shards)
    return found


async def turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_simultaneous_processes_share_the_shards(locks: Locks) -> None:
    one, other = await processes(2, 4)
    taken = await asyncio.gather(one.take(None), other.take(None))
    assert sorted(shard for some in taken for shard in some) == [*locks.numbers(SHARD)]
    assert not taken[0] & taken[1]


async def test_the_first_process_decides_the_number_of_shards(locks: Locks) -> None:
    assert locks.held == {}
    await processes(1, 2)
    (later,) = await processes(1, 3)
    assert later.shards.count == 2


async def test_a_shard_is_given_after_its_owner_left(locks: Locks) -> None:
    one, other = await processes(2, 3)
    one.shards.ours = frozenset({0, 1, 2})
    for shard in range(3):
        await one._try(SHARD, shard)
    await other.want(None)
    leaving, left, given = asyncio.Event(), asyncio.Event(), list[object]()

    async def leave(shard: int) -> None:
        given.append((shard, one.shards.ours))
        leaving.set()
        await left.wait()

    giving = asyncio.create_task(one.spare(leave))
    await leaving.wait()
    assert given == [(2, {0, 1})]
    assert await other.take(None) == frozenset()
    left.set()
    await giving
    assert await other.take(None) == {2}
    assert locks.holders(WANT) == []


async def test_a_shard_is_taken_after_pending_writes(locks: Locks) -> None:
    (one,) = await processes(1, 1)
    writing = (FENCE, 0, object(), True)
    locks.held[writing] += 1
    taking = asyncio.create_task(one.take(None))
    await turns()
    assert not taking.done()
    locks.held[writing] -= 1
    assert await taking == {0}
    assert locks.holders(FENCE) == []


async def test_a_cancelled_question_leaves_no_lock(locks: Locks) -> None:
    (one,) = await processes(1, 1)
    for steps in range(10):
        asking = asyncio.create_task(one._try(DRAIN, 0))
        for _ in range(steps):
            await asyncio.sleep(0)
        if not asking.done():
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await turns()
            assert locks.holders(DRAIN) == []


async def test_a_session_without_answer_is_lost(locks: Locks) -> None:
    (one,) = await processes(1, 1)
    locks.down = True
    with pytest.raises(Unreachable):
        await one.take(None)
    assert one.lost.is_set()


async def test_a_drain_is_known_until_it_ends(locks: Locks) -> None:
    one, other = await processes(2, 1)
    for draining in (True, False):
        await one.drain(draining=draining)
        assert await other.others_drain() is draining
    await one.tell("server", 7, 8)
    assert "'server 7 8'" in locks.told[0]


def test_a_write_for_a_lost_shard_is_refused() -> None:
    session: Any = object()
    mine, held = Lease(session), 0
    connection: Any = SimpleNamespace(execute=lambda *_: SimpleNamespace(scalar_one=lambda: held))
    with refused("table-resting"):
        mine.check(connection, 1 << 22)
    held = 1
    mine.check(connection, 1 << 22)


class _Pooled:
    """An engine whose connections reach the server in one session, as through a pooler."""

    url = None

    def connect(self) -> _Pooled:
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def dispose(self) -> None:
        pass


async def test_session_that_a_pooler_shares_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked(*_: Any) -> list[tuple[int]]:
        return [(7,)]

    monkeypatch.setattr(lease, "engine", lambda *_, **__: _Pooled())
    monkeypatch.setattr(lease, "_asked", asked)
    with refused("database-pooler"):
        async with lease.meeting("postgresql+asyncpg://u:p@h/db"):
            pass
