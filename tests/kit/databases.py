"""New databases without walking every step of the schema for each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from bot.migrations import upgrade


def database(file: Path) -> str:
    """The address of the database in this file; if there is none, one with the schema of today is made."""
    if not file.exists():
        # Whoever is killed meanwhile leaves no half of it.
        begun = file.with_suffix(".begun")
        begun.write_bytes(_template())
        begun.replace(file)
    return f"sqlite+aiosqlite:///{file}"


@cache
def _template() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "template.sqlite3"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()
