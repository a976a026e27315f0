from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextvars import ContextVar
from itertools import pairwise
from typing import Any
from unittest.mock import Mock

import pytest

from bot.ops import lanes
from bot.ops.lanes import Lanes, _gives_way, giving_way, going_first, new_loop
from bot.store.writer import Writer
from bot.tables.changes import Changes
from cogs.delivery.courier import Courier, Errand


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner(loop_factory=Lanes) as made:
        yield made


async def steps(name: str, number: int, done: list[str]) -> None:
    for _ in range(number):
        done.append(name)
        await asyncio.sleep(0)


def test_background_takes_one_step_a_turn(runner: asyncio.Runner) -> None:
    done: list[str] = []

    async def all_of_them() -> None:
        late = [asyncio.create_task(steps(name, 5, done), context=giving_way()) for name in "abcde"]
        await asyncio.gather(asyncio.create_task(steps("first", 10, done)), *late)

    runner.run(all_of_them())
    here = [place for place, name in enumerate(done) if name == "first"]
    assert max(later - sooner for sooner, later in pairwise(here)) == 2
    assert sorted(done) == sorted("abcde" * 5) + ["first"] * 10
    # And among themselves they go in turn.
    assert [name for name in done if name != "first"] == list("abcde" * 5)


class Counting(Lanes):
    """Counts the turns in which those behind go on."""

    turns = 0

    def _go_on(self) -> None:
        self.turns += 1
        super()._go_on()


def test_alone_they_go_on_without_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "SLICE", 3600.0)
    done: list[str] = []

    async def alone() -> None:
        waiting = (asyncio.create_task(steps(name, 9, done), context=giving_way()) for name in "ab")
        await asyncio.gather(*waiting)

    with asyncio.Runner(loop_factory=Counting) as runner:
        runner.run(alone())
        loop = runner.get_loop()
        assert isinstance(loop, Counting)
        assert loop.turns < 9
    assert done == list("ab" * 9)


def test_children_inherit_their_lane(
    runner: asyncio.Runner,
) -> None:
    done: list[str] = []

    async def begins() -> None:
        late = [asyncio.create_task(steps("late", 4, done)) for _ in range(3)]
        await asyncio.gather(*late, asyncio.create_task(steps("ahead", 4, done), context=going_first()))

    async def begun() -> None:
        await asyncio.create_task(begins(), context=giving_way())

    runner.run(begun())
    # One step of the others at each of its own.
    assert done[:8].count("ahead") == 4


def test_a_thread_wakes_whoever_waits_in_either_lane(runner: asyncio.Runner) -> None:
    async def wait(name: str) -> str:
        return await asyncio.to_thread(str, name)

    async def both() -> set[str]:
        return set(
            await asyncio.gather(
                asyncio.create_task(wait("a"), context=giving_way()),
                asyncio.create_task(wait("b"), context=going_first()),
            )
        )

    assert runner.run(both()) == {"a", "b"}


def test_who_is_cancelled_behind_does_not_go_on(runner: asyncio.Runner) -> None:
    done: list[str] = []

    async def cancelled() -> None:
        loop = asyncio.get_running_loop()
        context = giving_way()
        loop.call_soon(done.append, "gone", context=context).cancel()
        loop.call_soon(done.append, "there", context=context)
        task = asyncio.create_task(steps("task", 3, done), context=giving_way())
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    runner.run(cancelled())
    assert done == ["there"]


def test_a_mistake_behind_is_told_and_stops_nobody(runner: asyncio.Runner) -> None:
    told: list[dict[str, Any]] = []
    done: list[str] = []

    def wrong() -> None:
        raise ZeroDivisionError

    async def mistaken() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: told.append(context))
        loop.call_soon(wrong, context=giving_way())
        await asyncio.create_task(steps("on", 2, done), context=giving_way())

    runner.run(mistaken())
    assert done == ["on", "on"]
    assert isinstance(told[0]["exception"], ZeroDivisionError)


def test_everything_else_of_a_context_is_kept(runner: asyncio.Runner) -> None:
    language = ContextVar("language", default="en")

    async def spoken() -> str:
        await asyncio.sleep(0)
        return language.get()

    async def begin() -> str:
        language.set("de")
        return await asyncio.create_task(spoken(), context=giving_way())

    assert runner.run(begin()) == "de"


def test_the_bot_has_such_a_loop() -> None:
    loop = new_loop()
    assert isinstance(loop, Lanes)
    loop.close()


async def test_messages_give_way_to_answers() -> None:
    told, courier = [], Courier()

    async def deliver() -> None:
        told.append(_gives_way.get())

    for calm in (0.0, 0.001):
        courier.want(Errand(("place", calm), deliver, 5, 7, 1, calm=calm))
    await courier.rest()
    await courier.close()
    assert told == [True, True]


async def test_shared_work_goes_first() -> None:
    told = []

    async def write(_: object) -> list[object]:
        told.append(("the writer", _gives_way.get()))
        return [None]

    async def change() -> None:
        told.append(("whoever holds a table", _gives_way.get()))

    async def ask() -> None:
        await Writer(Mock(write=write)).do(Mock())
        await Changes(Mock(), Mock()).uninterrupted(change())

    await asyncio.create_task(ask(), context=giving_way())
    assert told == [("the writer", False), ("whoever holds a table", False)]


class Listening(Lanes):
    """Counts how often the selector tells that a socket has connected."""

    told = 0

    def _sock_connect_cb(self, *args: Any) -> None:
        self.told += 1
        super()._sock_connect_cb(*args)  # type: ignore[misc]


def test_connection_is_heard_of_once() -> None:
    """Else the selector tells of it at every turn, while whoever connects waits behind all others."""

    async def connects() -> int:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Listening)
        server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
        port, done = server.sockets[0].getsockname()[1], list[str]()

        async def connect() -> None:
            with socket.socket() as mine:
                mine.settimeout(0)
                await loop.sock_connect(mine, ("127.0.0.1", port))

        # Many more behind, so that whoever connects is not heard for long.
        behind = [asyncio.create_task(steps("behind", 50, done), context=giving_way()) for _ in range(20)]
        connecting = asyncio.create_task(connect(), context=giving_way())
        first = asyncio.create_task(steps("first", 600, done))
        await asyncio.gather(first, connecting, *behind)
        server.close()
        await server.wait_closed()
        return loop.told

    with asyncio.Runner(loop_factory=Listening) as runner:
        told = runner.run(connects())
    assert told <= 1


def test_whoever_gives_up_connecting_is_gone_at_once() -> None:
    async def connects() -> None:
        loop = asyncio.get_running_loop()
        with socket.socket() as nobody, socket.socket() as mine:
            # Whoever listens here takes nobody in, so that the connection stays under way.
            nobody.bind(("127.0.0.1", 0))
            mine.settimeout(0)
            started = asyncio.create_task(loop.sock_connect(mine, nobody.getsockname()))
            started.cancel()
            with pytest.raises(asyncio.CancelledError):
                await started
        assert asyncio.all_tasks() == {asyncio.current_task()}

    with asyncio.Runner(loop_factory=Lanes) as runner:
        runner.run(connects())
