"""The bot without Discord, for tests: a database, the tables on it, and people who play at random."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.base import Event, Refusal, Seat, State, pick, replay
from bot.records.presence import acting
from bot.records.stored import Status
from bot.service.tables import Tables
from bot.store.alone import Alone
from bot.store.storage import Store
from bot.tables import lobby
from bot.tables.table import Table
from bot.words import words
from tests.kit.databases import database

ANN, BOB, CAT, DAN, EVE = 101, 102, 103, 104, 105
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
CHANNEL = 7


@contextmanager
def refused(key: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """Expect a refusal for this reason, for which there are words."""
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.key == key
    assert words().refusal(caught.value)


@pytest.fixture
async def house(tmp_path: Path, nobody_pulls_the_plug: None) -> AsyncIterator[House]:  # noqa: ARG001
    made = House(tmp_path / "house.sqlite3")
    await made.open()
    yield made
    await made.close()


class House:
    """`restart` closes everything in good order and wakes it from the file."""

    def __init__(self, file: Path, **settings: Any) -> None:
        self.url = database(file)
        self.settings = settings
        self.lease: Any = Alone()
        self.heard: list[tuple[int, tuple[Event, ...], Status]] = []
        self._changed = asyncio.Event()

    async def open(self) -> None:
        self.store = await Store.open(self.url, self.lease)
        self.tables = Tables(self.store, **self.settings)
        self.tables.listen(self._hear)
        self.closed = await self.tables.wake()

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    @contextmanager
    def answer_lost(self, monkeypatch: pytest.MonkeyPatch, name: str) -> Iterator[None]:
        """Let this method of the store succeed and its answer get lost."""
        done = getattr(self.store, name)

        async def breaks_off(*args: Any, **others: Any) -> None:
            await done(*args, **others)
            raise OSError("the line went dead")

        with monkeypatch.context() as patch:
            patch.setattr(self.store, name, breaks_off)
            with pytest.raises(OSError, match="dead"):
                yield

    def _hear(self, table: Table, events: tuple[Event, ...]) -> None:
        self.heard.append((table.id, events, table.status))
        self._changed.set()

    async def lobby(self, *others: int, channel: int = CHANNEL, guild: int = 1, **options: str) -> Table:
        """Ann opens a table of Differ, and the others join it."""
        table = await self.tables.open(
            "differ", guild=guild, channel=channel, user=ANN, name=NAMES[ANN], options=options
        )
        for user in others:
            await self.tables.join(table.id, user, NAMES[user])
        return table

    async def match(self, *others: int, channel: int = CHANNEL, guild: int = 1, **options: str) -> Table:
        """Return a running match with computer players on the remaining seats."""
        table = await self.lobby(*others, channel=channel, guild=guild, **options)
        for _ in range(table.seats.count(None)):
            await self.tables.add_computer(table.id, ANN, "chance")
        return await self.tables.start(table.id, ANN)

    async def agree(self, table: Table) -> Table:
        """Everybody who was asked whether they play says yes."""
        for one in table.seats:
            if one and one.user is not None and lobby.answer_by(one):
                await self.tables.join(table.id, one.user, one.name)
        return table

    async def move(self, table: Table, rng: Random) -> bool:
        """Some person who is to act does anything legal; False if there is none."""
        for seat in table.waiting_for:
            user = table.user_at(seat)
            if user is not None and user in acting(table.record):
                action = pick(rng, table.state.legal(seat))
                await self.tables.act(table.id, user, table.turn(seat), action)
                return True
        return False

    async def play(self, table: Table, rng: Random, most: int = 10_000) -> None:
        """People and computer players go on until the match is over, or so many lines are written."""
        while table.live and len(table.log) < most:
            if not await self.move(table, rng):
                await self.change()

    async def quiet(self, table: Table) -> None:
        """Until only people are to act."""
        while table.unmanned is not None:
            await self.change()

    async def change(self) -> None:
        """Until some table changes."""
        self._changed.clear()
        async with asyncio.timeout(60):
            await self._changed.wait()


def fresh(table: Table) -> State:
    """The state that the log says."""
    start = table.game.start(len(table.seats), table.record.options)
    return replay(start, [(line.seat, line.action) for line in table.log])


def legal(table: Table, seat: Seat) -> str:
    return pick(Random(1), table.state.legal(seat))


def to_act(table: Table) -> tuple[Seat, int]:
    """The seat whose turn it is, and the person there."""
    (seat,) = table.waiting_for
    user = table.user_at(seat)
    assert user is not None
    return seat, user
