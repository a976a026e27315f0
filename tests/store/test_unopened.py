"""A database that cannot be opened is a sentence, and it says whether that may pass."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.ops.refusals import Misconfigured, Unreachable
from bot.store.storage import Store
from bot.store.unopened import in_sentences
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
        (_newer, "The database is of a newer Toucan than this. Update the program."),
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
