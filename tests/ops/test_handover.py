"""A restore gets the database of a running bot, and the bot gets it back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bot.ops.handover import Handover, attended
from tests.house import refused


class Asker(asyncio.StreamReader):
    """The other side of a connection; it hangs up with `feed_eof`."""

    def __init__(self, handover: Handover, said: bytes = b"rest\n") -> None:
        super().__init__()
        self.told = b""
        self.feed_data(said)
        writer: Any = self
        self.answering = asyncio.create_task(handover.answer(self, writer))

    def write(self, told: bytes) -> None:
        self.told += told

    async def drain(self) -> None: ...

    def close(self) -> None: ...


async def turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_each_restore_gets_the_database_in_turn() -> None:
    handover = Handover()
    first, second = Asker(handover), Asker(handover)
    await turns()
    assert (handover.asked.is_set(), first.told) == (True, b"")
    resting = asyncio.create_task(handover.rest())
    for one in (first, second):
        await turns()
        assert (one.told, resting.done()) == (b"yours\n", False)
        one.feed_eof()
    await turns()
    assert resting.done()
    assert not handover.asked.is_set()


async def test_a_probe_does_not_take_the_database() -> None:
    handover = Handover()
    Asker(handover, b"").feed_eof()
    await turns()
    assert not handover.asked.is_set()


async def test_a_second_bot_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "t"
    async with attended(file):
        with refused("run-twice"):
            async with attended(file):
                raise AssertionError
