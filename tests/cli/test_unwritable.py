"""Without write access a command says so, and leaves the database unchanged."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.kit.commands import run
from tests.kit.databases import database

NOWHERE = "/proc"
"""Nobody makes a file there, an administrator neither."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="there is no such folder")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "toucan.sqlite3"
    database(made)
    return made


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("backup", f"{NOWHERE}/copy.sqlite3"), f"{NOWHERE} has 0 MB free, but a copy needs "),
        (("site", f"{NOWHERE}/site"), f"{NOWHERE}/site cannot be written: "),
    ],
)
def test_what_cannot_be_written_is_a_sentence(file: Path, command: tuple[str, str], said: str) -> None:
    before = file.read_bytes()
    done = run(file.parent, *command, DATABASE_URL=f"sqlite+aiosqlite:///{file}")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
    assert file.read_bytes() == before


def test_copy_is_not_restored_to_unwritable_places(file: Path) -> None:
    before = file.read_bytes()
    there = f"sqlite+aiosqlite:///{NOWHERE}/toucan.sqlite3"
    done = run(file.parent, "restore", str(file), DATABASE_URL=there)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"The file {file} could not be restored: ")
    assert done.stderr.count("\n") == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize(("command", "code"), [("play", 78), ("ratings", 2)])
def test_unwritable_database_is_a_sentence(tmp_path: Path, command: str, code: int) -> None:
    there = f"sqlite+aiosqlite:///{NOWHERE}/toucan.sqlite3"
    done = run(tmp_path, command, *(["--no-open"] if command == "play" else []), DATABASE_URL=there)
    assert (done.returncode, done.stdout) == (code, "")
    assert "database" in done.stderr
    assert done.stderr.count("\n") == 1
