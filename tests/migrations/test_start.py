"""A start on a database that is up to date leaves Alembic alone: to load it would be a fifth of the start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.kit.databases import database

START = """
import sys
from sqlalchemy import create_engine
import bot.app
from bot.migrations import upgrade
with create_engine(sys.argv[1]).begin() as connection:
    upgrade(connection)
print([name for name in sys.modules if name.startswith("alembic")])
"""


def test_an_up_to_date_database_needs_no_alembic(tmp_path: Path) -> None:
    url = database(tmp_path / "toucan.sqlite3").replace("+aiosqlite", "")
    done = subprocess.run([sys.executable, "-c", START, url], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
