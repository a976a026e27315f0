"""Packed logs of finished matches give back every line, and whatever is told of them stays the same."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from shutil import disk_usage
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update

from bot.games.base import NATURE
from bot.matches.replays import Replays
from bot.ops import files
from bot.ops.files import LITTLE
from bot.people import published
from bot.people.history import history
from bot.records.packed import Packed, pack, unpack
from bot.records.stored import Line, Preferences
from bot.schema.tables import log, packed, tables
from bot.store import packing
from bot.store.alone import Alone
from bot.store.packing import Packing, pack_log
from bot.store.shards import Shards
from bot.store.storage import Store
from tests.house import ANN, BOB, CAT, DAN, EVE, NAMES, House, house
from tests.kit.databases import NEW, database, line

__all__ = ["house"]

nothing: Any = None

OF_TODAY = Packed(
    3,
    1,
    bytes.fromhex(
        "425a6839314159265359fcd2f96f0000075d800010400002800848362448002000314c00"
        "014c9907a9a7ea84ad7b36df1e8452091fe2ee48a70a121f9a5f2de0"
    ),
    bytes.fromhex("78dafbcfc0000003000100"),
    bytes.fromhex("78da6278c908000000ffffcb98cdf0548ae1bc0143770903e33f0686ff20040064c807e8"),
)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await Store.open(database(tmp_path / "store.sqlite3"))
    yield made
    await made.close()


def some(many: int) -> list[Line]:
    return [Line(0, NATURE, "deal KH 7C", 1_700_000_000_000), *(line(n) for n in range(1, many))]


async def entered(store: Store, status: Any, lines: Sequence[Line], channel: int = 7) -> int:
    """Return the number of a table with this status and log."""
    made = await store.create(replace(NEW, channel=channel, status=status))
    rows = [{"table": made.id, **one._asdict()} for one in lines]
    await store.write(partial(Connection.execute, statement=insert(log).values(rows)))
    return made.id


async def counted(store: Store) -> tuple[int, int]:
    """Return the numbers of rows in the log, and of packed logs."""

    def work(connection: Connection) -> tuple[int, int]:
        many = [connection.scalar(select(func.count()).select_from(kept)) for kept in (log, packed)]
        return many[0] or 0, many[1] or 0

    return await store.read(work)


@pytest.mark.parametrize(
    "lines",
    [
        [line(0)],
        some(400),
        [Line(0, 7, "say äß", 0), Line(1, NATURE, "", 2**62), Line(2, 0, "pass", 5), Line(3, 1, " x ", -9)],
    ],
    ids=["one", "many", "odd"],
)
def test_packed_lines_are_unpacked_as_they_were(lines: list[Line]) -> None:
    made = pack(lines)
    assert unpack(made) == lines
    assert (made.lines, made.hands) == (len(lines), sum(one.action.startswith("deal ") for one in lines))


def test_format_of_today_is_read() -> None:
    assert unpack(OF_TODAY) == [Line(0, NATURE, "deal KH 7C", 1_700_000_000_000), line(1), line(2, "bid 5")]


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [line(1)],
        [line(0, "two\nlines")],
        [Line(0, 200, "pass", 1)],
        [Line(0, 1, nothing, 1)],
        [Line(0, 1, "pass", 2**63)],
        [Line(0, 1, "\ud800", 1)],
    ],
)
def test_lines_that_would_change_are_not_packed(lines: list[Line]) -> None:
    with pytest.raises(ValueError, match="packed"):
        pack(lines)


async def test_only_finished_matches_are_packed(store: Store) -> None:
    lines, numbers = some(30), {}
    for channel, status in enumerate(("lobby", "playing", "idle", "archived", "broken", "outdated")):
        numbers[status] = await entered(store, status, lines, channel)
    before = (await counted(store))[0]
    for status in packing.FINISHED:
        numbers[status] = await entered(store, status, lines)
    assert await Packing(store).pack_all() == len(packing.FINISHED)
    assert await counted(store) == (before, len(packing.FINISHED))
    logs = await store.logs([*numbers.values()])
    assert list(logs.values()) == [lines] * len(numbers)
    assert (await store.logs([numbers["over"]], 27))[numbers["over"]] == lines[27:]
    assert await Packing(store).pack_all() == 0


async def test_all_tables_are_looked_at_in_parts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "BATCH", 2)
    for channel in range(7):
        await entered(store, "playing" if channel % 3 == 0 else "over", some(3), channel)
    assert await Packing(store).pack_all() == 4
    assert (await counted(store))[1] == 4


async def test_lines_after_the_packed_ones_are_read_and_packed_too(store: Store) -> None:
    lines = some(50)
    number = await entered(store, "ended", lines[:30])
    await Packing(store).pack_all()
    rows = [{"table": number, **one._asdict()} for one in lines[30:]]
    await store.write(partial(Connection.execute, statement=insert(log).values(rows)))
    assert (await store.logs([number]))[number] == lines
    assert (await store.logs([number], 40))[number] == lines[40:]
    await Packing(store).pack_all()
    assert await counted(store) == (0, 1)
    assert (await store.logs([number]))[number] == lines


async def test_faulty_log_stays_and_the_others_are_packed(store: Store) -> None:
    faulty = await entered(store, "over", [line(0), line(2)])
    fine = await entered(store, "over", some(9), 8)
    assert await Packing(store).pack_all() == 1
    assert await store.logs([faulty, fine]) == {faulty: [line(0), line(2)], fine: some(9)}


async def test_packing_that_fails_half_way_loses_nothing(store: Store) -> None:
    number = await entered(store, "over", some(9))

    def fails(connection: Connection) -> None:
        assert pack_log(connection, number)
        raise OSError("pulled the plug")

    with pytest.raises(OSError, match="plug"):
        await store.write(fails)
    assert await counted(store) == (9, 0)
    assert (await store.logs([number]))[number] == some(9)


async def test_servers_of_other_processes_are_left_alone(store: Store) -> None:
    store.lease = Alone(Shards(2, frozenset({0})))
    await entered(store, "over", some(9))
    other = update(tables).values(guild=1 << 22)
    await store.write(partial(Connection.execute, statement=other))
    assert await Packing(store).pack_all() == 0
    await store.write(partial(Connection.execute, statement=other.values(guild=2 << 22)))
    assert await Packing(store).pack_all() == 1


async def told(house: House, number: int) -> object:
    """Return what is told of a match by all who read its log."""
    record = await house.store.table(number)
    assert record
    replay = await Replays(house.store).of(record)
    return (
        replay.lines,
        [await history(house.store, who, 0) for who in (ANN, BOB)],
        await house.store.read(partial(published.shown, table=number)),
        [await house.tables.about(who) for who in (ANN, BOB, EVE)],
    )


async def test_what_is_told_of_a_match_stays_the_same(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="1")
    seat = table.seat_of(BOB)
    assert seat is not None
    await house.play(table, Random(1), most=9)
    await house.tables.substitutes.offer(table.id, BOB, EVE)
    await house.tables.substitutes.take(table.id, EVE, NAMES[EVE], seat)
    await house.play(table, Random(1), most=20)
    await house.tables.end(table.id, ANN, moderator=True)
    await house.store.prefer(Preferences(ANN, web=True))
    await house.store.write(lambda connection: published.publish(connection, table.id, 0))
    before = await told(house, table.id)
    await Packing(house.store).pack_all()
    assert await counted(house.store) == (0, 1)
    assert await told(house, table.id) == before


def test_full_disk_is_told_once_until_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store: Any = None
    made, told = Packing(store, tmp_path / "toucan.sqlite3"), []
    for free in (LITTLE, LITTLE - 1, LITTLE - 2, LITTLE, LITTLE - 1):
        usage = disk_usage(tmp_path)._replace(free=free)
        monkeypatch.setattr(files, "disk_usage", lambda _, usage=usage: usage)
        caplog.clear()
        made.look_at_disk()
        told.append("499 MB" in caplog.text)
    assert told == [False, True, False, False, True]
    (tmp_path / "toucan.sqlite3").write_bytes(b"x" * 2000)
    monkeypatch.setattr(files, "LITTLE", 1000)
    monkeypatch.setattr(files, "disk_usage", lambda _: usage._replace(free=1999))
    assert files.little(tmp_path / "toucan.sqlite3") == 1999
    assert files.little(tmp_path / "none.sqlite3") is None
