"""Work for many: the first at once, then one after the other."""

from __future__ import annotations

import asyncio

import pytest

from cogs.delivery.paced import AT_ONCE, Paced


async def test_first_go_at_once_others_in_order() -> None:
    done: list[int] = []
    over = asyncio.Event()

    def do(one: int) -> None:
        done.append(one)
        if one == AT_ONCE + 4:
            over.set()

    paced = Paced(do, lambda: 10_000.0)
    for one in range(AT_ONCE + 5):
        paced.add(one)
    assert done == [*range(AT_ONCE)]
    assert len(paced) == 5
    await over.wait()
    assert done == [*range(AT_ONCE + 5)]
    assert paced._timer is None


async def test_each_waits_for_the_pace() -> None:
    done: list[int] = []
    paced = Paced(done.append, lambda: 0.001)
    for one in range(AT_ONCE + 2):
        paced.add(one)
    await asyncio.sleep(0.01)
    assert len(done) == AT_ONCE
    paced._next()
    assert len(done) == AT_ONCE + 1
    timer = paced._timer
    assert timer is not None
    paced.close()
    assert timer.cancelled()
    assert not paced


async def test_without_a_limit_nobody_waits() -> None:
    done: list[int] = []
    paced = Paced(done.append, lambda: 0.0)
    for one in range(AT_ONCE + 5):
        paced.add(one)
    assert len(done) == AT_ONCE + 5


async def test_one_that_fails_leaves_out_no_other() -> None:
    done: list[int] = []

    def do(one: int) -> None:
        if one == AT_ONCE:
            raise RuntimeError
        done.append(one)

    paced = Paced(do, lambda: 0.001)
    for one in range(AT_ONCE + 2):
        paced.add(one)
    with pytest.raises(RuntimeError):
        paced._next()
    assert paced._timer is not None
    paced._next()
    assert done[-1] == AT_ONCE + 1
