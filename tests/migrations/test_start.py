"""A start on a database that is up to date leaves Alembic alone: to load it would be a fifth of the start."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from bot.migrations import revisions
from bot.ops import logs
from bot.store.storage import Store
from tests.kit.databases import at, database

START = """
import sys
from sqlalchemy import create_engine
import bot.app
from bot.migrations import upgrade
with create_engine(sys.argv[1]).begin() as connection:
    upgrade(connection)
print([name for name in sys.modules if name.startswith("alembic")])
"""


async def test_a_first_start_logs_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(logs, "_let_nothing_past", lambda: None)
    logs.set_up("INFO")
    with caplog.at_level(logging.INFO):
        store = await Store.open(at(tmp_path / "toucan.sqlite3"))
        await store.close()
    assert caplog.messages == [f"updating the database from step none to step {revisions()[0]}"]


def test_an_up_to_date_database_needs_no_alembic(tmp_path: Path) -> None:
    url = database(tmp_path / "toucan.sqlite3").replace("+aiosqlite", "")
    done = subprocess.run([sys.executable, "-c", START, url], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
