"""Fair turns of a lock: by person, however much each asks for."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.engines.fair_lock import FairLock

ANN, BOB, CAT = 1, 2, 3


class Order:
    """The order in which work of several people was done."""

    def __init__(self) -> None:
        self.lock = FairLock()
        self.done: list[str] = []
        self.inside = 0

    async def work(self, person: int, name: str) -> None:
        async with self.lock.turn(person):
            self.inside += 1
            try:
                assert self.inside == 1
                await asyncio.sleep(0)
                self.done.append(name)
            finally:
                self.inside -= 1


async def test_whoever_asks_for_much_waits_for_their_own() -> None:
    order = Order()
    many = [order.work(ANN, f"a{number}") for number in range(5)]
    await asyncio.gather(*many, order.work(BOB, "b0"), order.work(BOB, "b1"), order.work(CAT, "c0"))
    assert order.done == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4"]


async def test_whoever_asks_anew_comes_after_those_who_wait() -> None:
    """A search is one small work after the other: others come between."""
    order = Order()

    async def search(person: int, name: str) -> None:
        for step in range(3):
            await order.work(person, f"{name}{step}")

    await asyncio.gather(search(ANN, "a"), search(ANN, "A"), search(BOB, "b"))
    assert order.done == ["a0", "b0", "A0", "b1", "a1", "b2", "A1", "a2", "A2"]


async def test_a_cancelled_waiter_holds_nobody_up() -> None:
    for steps in range(8):
        order = Order()
        waiting = [asyncio.create_task(order.work(one, str(one))) for one in (ANN, BOB, BOB, CAT)]
        for _ in range(steps):
            await asyncio.sleep(0)
        waiting[1].cancel()
        with suppress(asyncio.CancelledError):
            await waiting[1]
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not order.lock._waiting
        await order.work(BOB, "free")
        assert order.done[-1] == "free"
        assert {"1", "2", "3"} <= {*order.done}
        assert not order.lock._held


async def test_what_goes_wrong_gives_the_turn_on() -> None:
    lock = FairLock()
    with suppress(LookupError):
        async with lock.turn(ANN):
            raise LookupError
    async with lock.turn(BOB):
        assert lock._held
