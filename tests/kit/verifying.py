"""Deals that can be verified: sealed seeds, transcripts, and changes of both."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from bot.fair.deals import commitment, dealt
from bot.games.base import NATURE
from bot.tables.table import Table
from bot.verification.verify import verify
from tests.house import ANN, BOB, House


def kept(house: House, sql: str) -> list[Any]:
    """Return what another process finds in the database."""
    with closing(sqlite3.connect(house.url.removeprefix("sqlite+aiosqlite:///"))) as connection:
        return connection.execute(sql).fetchall()


def change(house: House, sql: str) -> None:
    with closing(sqlite3.connect(house.url.removeprefix("sqlite+aiosqlite:///"))) as connection:
        connection.execute(sql)
        connection.commit()


async def begun(house: House, *clicks: tuple[int, int], target: str = "1") -> Table:
    """Begin a match of Ann and Bob, who click in the lobby, against two computer players."""
    table = await house.lobby(BOB, target=target)
    for user, click in clicks:
        await house.tables.dealer.record_click(table, user, click)
    for _ in range(2):
        await house.tables.add_computer(table.id, ANN, "chance")
    return await house.tables.start(table.id, ANN)


async def deal_on(house: House, table: Table, deals: int) -> None:
    """Play until there have been this many more deals."""
    rng, most = Random(1), hands(table) + deals
    while hands(table) < most:
        await house.play(table, rng, most=len(table.log) + 1)


def hands(table: Table) -> int:
    return sum(line.seat == NATURE and line.action.startswith("deal ") for line in table.log)


async def redone(house: House, table: Table) -> None:
    """Check that all chance follows from the seed."""
    source = await house.tables.dealer.source(table.record)
    assert source is not None
    assert commitment(source.seed) == table.record.commitment
    again = Table.of(table.record)
    for line in table.log:
        if line.seat == NATURE:
            before = [(kept.seat, kept.action) for kept in again.log]
            assert dealt(source, again.state, before) == line.action
        again.read([line])


NODE = "node"


def ours(text: str) -> list[tuple[str, bool]]:
    return list(verify("it", BytesIO(text.encode())))


def good(text: str) -> bool:
    return all(fine for _, fine in ours(text))


def another(text: str, tmp_path: Path) -> bool:
    """Return the verdict of the verifier in another language."""
    file = tmp_path / "match.txt"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [NODE, "tests/fair/verify.mjs", str(file)], capture_output=True, check=False, text=True
    )
    assert done.stderr == ""
    return done.returncode == 0
