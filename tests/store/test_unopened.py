"""A database that cannot be opened is a sentence, and it says whether that may pass."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError, OperationalError

from bot.__main__ import main
from bot.cli.doctor import _database
from bot.ops.refusals import Misconfigured, Unreachable
from bot.store.storage import Store
from bot.store.unopened import in_sentences, unopened
from bot.words import words
from tests.kit.databases import at, opened, spoil


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    made = tmp_path / "toucan.sqlite3"
    monkeypatch.setenv("DATABASE_URL", at(made))
    monkeypatch.chdir(tmp_path)
    opened(at(made), 10)
    return made


def _newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute("UPDATE floor SET step = '9999'")


def _letter(file: Path) -> None:
    file.write_text("a letter to my aunt, and not a database at all")


def _torn(file: Path) -> None:
    spoil(file)
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\x7f" * (len(whole) - 4096))


@pytest.mark.parametrize(
    ("happens", "said"),
    [
        (_newer, "The database belongs to a newer version of Toucan. Update the program."),
        (_letter, "The database could not be opened: file is not a database"),
        (
            _torn,
            "The database could not be opened: database disk image is malformed",
        ),
    ],
)
def test_what_cannot_pass_has_the_code_for_it(
    file: Path, happens: Callable[[Path], None], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    happens(file)
    assert main(["ratings"]) == 78
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/x", "sqlite+aiosqlite:////no/such/folder/x"])
def test_an_address_that_makes_no_sense(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert main(["ratings"]) in (2, 78)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


class _Error(Exception):
    sqlstate = ""


def test_a_shared_drive_is_named() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR | 8 << 8
    refusal = unopened(OperationalError(None, None, error))
    assert isinstance(refusal, Unreachable)
    assert "network drive" in words().refusal(refusal)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("08P01", "unsupported startup parameter: tcp_keepalives_idle"),
        ("42P05", 'prepared statement "__asyncpg_stmt_1__" already exists'),
        ("26000", 'prepared statement "__asyncpg_stmt_1__" does not exist'),
    ],
)
def test_a_pooler_is_named(state: str, said: str) -> None:
    error = _Error(said)
    error.sqlstate = state
    refusal = unopened(DBAPIError(None, None, error))
    assert isinstance(refusal, Misconfigured)
    assert refusal.key == "database-pooler"


def test_a_missing_driver_is_named() -> None:
    refusal = unopened(ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg"))
    assert isinstance(refusal, Misconfigured)
    assert "pip install asyncpg" in words().refusal(refusal)


async def test_sqlite_needs_no_driver_of_postgresql(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    store = await Store.open(at(tmp_path / "toucan.sqlite3"))
    await store.close()
    with pytest.raises(Misconfigured) as refused, in_sentences():
        await Store.open("postgresql+asyncpg://u:p@127.0.0.1:1/db")
    assert refused.value.key == "database-no-driver"


@pytest.mark.parametrize("command", [["ratings"], ["site", "pages"], ["new-key"], ["doctor"]])
def test_server_that_does_not_answer_is_named(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.cli.doctor.findings", lambda settings: _database(settings.database))
    monkeypatch.setattr("bot.cli.site.be_polite", lambda: None)
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("DATABASE_URL", f"postgres://u:geheim@127.0.0.1:{port}/db")
    assert main(command) == (1 if command == ["doctor"] else 2)
    said = "".join(capsys.readouterr())
    assert f"PostgreSQL does not answer at 127.0.0.1:{port} (Connection refused)." in said
    assert "geheim" not in said


def test_a_database_that_another_holds_may_pass(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def open_it() -> None:
        await Store.open(at(file))

    monkeypatch.setattr("bot.store.database.BUSY", {"read": 50, "write": 50})
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unreachable) as refused, in_sentences():
            asyncio.run(open_it())
    assert refused.value.args_for_words == {"reason": "database is locked"}
    assert not isinstance(refused.value, Misconfigured)
