"""A table changes in one way (`bot/tables/changes.py`): what is tried another way is refused, and found."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.tables.changes import Change
from bot.tables.table import NotHeld, Table
from tests.house import ANN, BOB, CAT, DAN, House, fresh, house, legal, to_act

__all__ = ["house"]

ROOT: Final = Path(__file__).parents[2]
HERE: Final = "bot/tables/changes.py"

CLOSED: Final = "bot/duplicate/closing.py"
"""Plays out boards that nobody has open; whoever opens one meanwhile has another version of its record."""

WRITERS: Final = {
    "append": {HERE},
    "save": {HERE, CLOSED},
    "posted": {HERE, "bot/store/storage.py"},
    "write_record": {HERE, "bot/store/storage.py", "bot/store/rows.py", CLOSED},
    "write_deadlines": {HERE, "bot/time/rows.py", "bot/tables/waking.py"},
    "erase": {HERE},
    "Lock": {"bot/tables/table.py"},
    # The one in rest.py is of discord.py's.
    "lock": {HERE, "bot/tables/table.py", "bot/discordpy/rest.py"},
}
"""Methods that write a table or take its lock, with the modules that may name them."""
OF_THE_STORE: Final = {"append", "save", "posted"}
"""Names with other meanings; they count where they follow the store's name."""


def named(tree: ast.AST) -> Iterator[str]:
    """The names of what writes about a table that stand in this source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in WRITERS:
            owner = ast.unparse(node.value)
            if node.attr in OF_THE_STORE and not owner.endswith("store"):
                continue
            if node.attr == "Lock" and owner in ("asyncio", "threading"):
                continue
            yield node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from (one.name for one in node.names if one.name in WRITERS)


def elsewhere(path: Path) -> set[str]:
    name = path.relative_to(ROOT).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {one for one in named(tree) if name not in WRITERS[one]}


def test_nothing_else_writes_about_a_table() -> None:
    files = [path for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py")]
    found = {path.relative_to(ROOT).as_posix(): elsewhere(path) for path in files}
    assert {name: names for name, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "await self._store.save(record)",
        "await store.append(1, line)",
        "async with table.lock: pass",
        "times.write_deadlines(connection, 1, {})",
        "from bot.store.rows import write_record",
    ],
)
def test_what_would_is_found(source: str) -> None:
    body = f"async def change():\n    {source}"
    assert len([*named(ast.parse(body))]) == 1


async def test_an_open_table_is_changed_by_nobody_else(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    for name in (field.name for field in fields(Table)):
        value = getattr(table, name)
        with pytest.raises(NotHeld):
            setattr(table, name, value)
        assert getattr(table, name) is value, name


@pytest.mark.parametrize("way", ["lobby", "match", "restart", "resume"])
async def test_table_is_guarded_however_it_was_opened(house: House, way: str) -> None:
    table = await house.lobby(BOB) if way == "lobby" else await house.match(BOB)
    if way == "restart":
        await house.restart()
    elif way == "resume":
        await house.tables.archive(table.id)
        await house.tables.resume(table.id, ANN, 1, 77)
    (table,) = house.tables.live()
    with pytest.raises(NotHeld):
        table.record = replace(table.record, host=BOB)


async def test_table_is_guarded_while_another_task_changes_it(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    inside, go_on, lines = asyncio.Event(), asyncio.Event(), len(table.log)

    async def slow(_: Change) -> None:
        inside.set()
        await go_on.wait()

    changing = asyncio.create_task(house.tables._changes.change(table, slow))
    await inside.wait()
    with pytest.raises(NotHeld):
        table.drop()
    with pytest.raises(NotHeld):
        table.add(table.log[-1], table.state)
    assert len(table.log) == lines
    go_on.set()
    await changing


async def test_an_ended_change_changes_nothing(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    seat, _ = to_act(table)
    kept: list[Change] = []

    async def keep(change: Change) -> None:
        kept.append(change)

    await house.tables._changes.change(table, keep)
    await house.move(table, Random(1))
    before, lines = table.record, len(table.log)
    ways: dict[str, tuple[Any, ...]] = {
        "save": (replace(table.record, host=BOB),),
        "act": (*table.waiting_for, legal(table, table.waiting_for[0])),
        "take_back": (),
        "warned": (),
        "posted": (5, 1, None),
    }
    for way, arguments in ways.items():
        with pytest.raises(NotHeld):
            await getattr(kept[0], way)(*arguments)
    assert (table.record, len(table.log), table.turn(seat)) == (before, lines, 1)
    assert await house.store.table(table.id) == table.record
    assert fresh(table) == table.state


async def test_replayed_copy_belongs_to_its_reader(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    await house.tables.end(table.id, 0, moderator=True)
    read = await house.tables.read(table.id)
    read.drop()
    assert len(read.log) == len(table.log) - 1


async def test_old_table_object_changes_nothing(house: House) -> None:
    old = await house.match(BOB, CAT, DAN)
    await house.tables.archive(old.id)
    again = await house.tables.resume(old.id, ANN, 1, 77)
    assert again is not old
    house.tables._changes.tell(old)
    assert house.tables.in_channel(77) is again
    await house.tables.posted(old, 5, 1)
    assert (await house.store.table(old.id), again.record.message) == (again.record, None)


async def test_a_failing_listener_keeps_nothing_from_the_next(house: House) -> None:
    told = list[int]()

    def fails(*_: object) -> None:
        raise KeyError

    house.tables.listen(fails)
    house.tables.listen(lambda table, _: told.append(table.id))
    table = await house.lobby()
    assert told == [table.id]
