"""No process brings back a person whom another has forgotten."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import fields, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.cluster import lease
from bot.cluster.lease import holding
from bot.privacy import deletion as privacy
from bot.privacy.forgetting import begin_forgetting
from bot.ratings.ledger import aliases
from bot.records.stored import Preferences
from bot.schema.tables import players
from bot.store.storage import Store
from bot.store.writer import Writer
from tests.cluster.houses import GUILDS, one_house, two_houses
from tests.house import ANN, BOB, CAT, DAN, House
from tests.kit.postgres import needed, prepared, prepared_database, server

__all__ = ["prepared", "server"]

pytestmark = needed


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.02)
    monkeypatch.setattr("bot.privacy.forgetting.LOOK", 0.02)


LIKED = Preferences(BOB, colours=2, cards="large", language="pl", text_only=True)


@pytest.fixture
async def houses(prepared: str, tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    async with two_houses(prepared, tmp_path) as made:
        yield made


async def kept(store: Store) -> Preferences | None:
    def read(connection: Connection) -> Preferences | None:
        wanted = select(*(players.c[one.name] for one in fields(Preferences)))
        row = connection.execute(wanted.where(players.c.user == BOB)).first()
        return Preferences(*row) if row else None

    return await store.read(read)


async def test_who_is_remembered_elsewhere_is_so_no_more(houses: tuple[House, House]) -> None:
    """Read by the other process while it is under way: a choice afterwards brings nothing else back."""
    first, second = houses
    await first.store.prefer(LIKED)
    await begin_forgetting(first.store, BOB)
    await until(lambda: not len(second.store._players))
    assert await second.store.player(BOB) == replace(LIKED, web=False)
    await first.tables.forget(BOB)
    assert await kept(first.store) is None
    await until(lambda: not len(second.store._players))
    before = await second.store.player(BOB)
    await second.store.prefer(replace(before, confirm=True), before)
    assert await kept(first.store) == Preferences(BOB, confirm=True)


async def test_choice_under_way_restores_nothing_else(houses: tuple[House, House]) -> None:
    """They are shown their settings, are forgotten by the other process, and press."""
    first, second = houses
    await first.store.prefer(LIKED)
    before = await second.store.player(BOB)
    await first.tables.forget(BOB)
    assert await second.store.prefer(replace(before, confirm=True), before) == Preferences(BOB, confirm=True)
    assert await kept(first.store) == Preferences(BOB, confirm=True)


async def test_two_choices_at_once_are_both_kept(houses: tuple[House, House]) -> None:
    first, second = houses
    await first.store.prefer(LIKED)
    before = await second.store.player(BOB), await first.store.player(BOB)
    assert before == (LIKED, LIKED)
    await asyncio.gather(
        first.store.prefer(replace(LIKED, confirm=True), LIKED),
        second.store.prefer(replace(LIKED, language="de"), LIKED),
    )
    assert await kept(first.store) == replace(LIKED, confirm=True, language="de")


def forget(url: str, folder: str, dies_at: int) -> None:
    """A process that forgets Bob, and is killed before its so-and-so-manieth transaction."""
    done, write = [0], Writer.do

    async def counted(self: Writer, work: Any) -> Any:
        done[0] += 1
        if done[0] == dies_at:
            os.kill(os.getpid(), signal.SIGKILL)
        return await write(self, work)

    async def run() -> None:
        lease.LOOK = lease.AGAIN = 0.02  # type: ignore[misc]
        privacy.BATCH = 1  # type: ignore[misc]
        async with holding(url) as held:
            await held.agree(2)
            await held.wait(1)
            house = House(Path(folder) / "not-used")
            house.url, house.lease = url, held
            await house.open()
            Writer.do = counted  # type: ignore[method-assign]
            await house.tables.forget(BOB)
            Writer.do = write  # type: ignore[method-assign]
            await house.close()

    asyncio.run(run())


async def test_whenever_one_is_killed_the_other_goes_on(server: str, tmp_path: Path) -> None:
    """While Bob sits at a table of the other, which has him in memory."""
    context, dies_at, forgot = get_context("forkserver"), 0, False
    while not forgot:
        dies_at += 1
        url = await prepared_database(server)
        async with one_house(url, tmp_path) as house:
            table = await house.tables.open("differ", guild=GUILDS[0], channel=8, user=ANN, name="Ann")
            for user, name in ((BOB, "Bob"), (CAT, "Cat"), (DAN, "Dan")):
                await house.tables.join(table.id, user, name)
            await house.tables.start(table.id, ANN)
            await house.store.prefer(LIKED)
            assert await house.store.player(BOB) == LIKED
            other = context.Process(target=forget, args=(url, str(tmp_path), dies_at))
            other.start()
            await asyncio.to_thread(other.join)
            forgot = other.exitcode == 0
            assert forgot or other.exitcode == -signal.SIGKILL
            # PostgreSQL gives its locks back when it hears that it has gone.
            assert await house.lease.take(2) or await house.lease.wait(2, asyncio.Event())
            begun = forgot or BOB in await house.store.read(aliases)
            await house.tables.forget_the_others()
            left = await house.store.read(partial(privacy.held, user=BOB))
            assert left == set() if begun else "seats.user" in left
            assert (await house.store.player(BOB) == Preferences(BOB)) is begun
            assert (table.seat_of(BOB) is None) is begun
    assert dies_at > 4, "it was never killed in the middle"


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 — PostgreSQL tells it
            await asyncio.sleep(0.02)
