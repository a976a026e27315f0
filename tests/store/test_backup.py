"""`python -m bot backup` and `restore`: while the bot runs, and only what is sound."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import disk_usage
from typing import Any

import pytest

from bot.__main__ import main
from bot.games.base import Refusal
from bot.store import backup as backup_module
from bot.store.backup import backup, restore
from bot.store.storage import Store
from tests.kit.databases import _tables, at, channels, file, opened, spoil, url

__all__ = ("file", "url")


def refused(refusal: pytest.ExceptionInfo[Refusal]) -> str:
    return refusal.value.key


def test_copy_of_a_running_bot_holds_everything_acknowledged(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(url)
        await _tables(store, 10)
        await asyncio.to_thread(backup, url, tmp_path / "copy")
        await _tables(store, 11)
        await store.close()

    asyncio.run(work())
    assert channels(at(tmp_path / "copy")) == [10]
    assert channels(url) == [10, 11]
    assert not list(tmp_path.glob("*.part"))


def test_copy_succeeds_however_often_the_bot_writes(
    url: str, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each of these a copy in pieces would begin again, were it not of one picture."""
    opened(url, 10)
    pieces = list[int]()

    def written(_: int, left: int, __: int) -> None:
        assert not pieces or left < pieces[-1], "it begins again and again"
        pieces.append(left)
        with closing(sqlite3.connect(file)) as bot, bot:
            bot.execute("UPDATE tables SET changed = changed + 1")

    class Disturbed(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **how: Any) -> None:
            def both(*figures: int) -> None:
                how["progress"](*figures)
                written(*figures)

            super().backup(target, pages=how["pages"], progress=both)

    with closing(sqlite3.connect(file)) as large, large:
        large.execute("CREATE TABLE weight AS SELECT zeroblob(8000000)")
    monkeypatch.setattr(backup_module, "PIECE", 100)
    monkeypatch.setattr(backup_module, "_reading", lambda file: sqlite3.connect(file, factory=Disturbed))
    backup(url, tmp_path / "copy")
    monkeypatch.undo()
    assert len(pieces) > 10
    assert channels(at(tmp_path / "copy")) == [10]


def test_compressed_copy_is_brought_back(url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    backup(url, tmp_path / "copy")
    backup(url, tmp_path / "copy.gz")
    assert gzip.decompress((tmp_path / "copy.gz").read_bytes()) == (tmp_path / "copy").read_bytes()
    opened(url, 11)
    kept, _ = restore(url, tmp_path / "copy.gz")
    assert kept
    assert channels(url) == [10]
    assert {one.name for one in tmp_path.iterdir()} == {file.name, kept.name, "copy", "copy.gz"}


@pytest.mark.parametrize("damage", ["short", "changed", "no database"])
def test_damaged_compressed_copy_is_refused(damage: str, url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    copy = tmp_path / "copy.gz"
    backup(url, copy)
    whole = bytearray(copy.read_bytes())
    whole[len(whole) // 2] ^= 1
    other = gzip.compress(b"a letter" * 9000)
    damaged = {"short": bytes(whole[:-20]), "changed": bytes(whole), "no database": other}
    copy.write_bytes(damaged[damage])
    before = file.read_bytes()
    with pytest.raises(Refusal) as refusal:
        restore(url, copy)
    assert refused(refusal) == "restore-unsound"
    assert refusal.value.args_for_words["file"] == str(copy)
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.unpacked"))


def test_compressed_copy_that_cannot_be_read_back_is_none(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(url, 10)
    monkeypatch.setattr(gzip.GzipFile, "read", lambda *_: b"something else")
    with pytest.raises(Refusal) as refusal:
        backup(url, tmp_path / "copy.gz")
    assert refused(refusal) == "backup-failed"
    assert not list(tmp_path.glob("copy*"))


def test_copy_does_not_fill_the_disk(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(url, 10)
    monkeypatch.setattr(backup_module, "disk_usage", lambda _: disk_usage(tmp_path)._replace(free=10_000_000))
    with pytest.raises(Refusal) as refusal:
        backup(url, tmp_path / "copy")
    assert refused(refusal) == "backup-no-room"
    assert not list(tmp_path.glob("copy*"))


def test_restore_keeps_the_replaced_database(url: str, tmp_path: Path) -> None:
    opened(url, 10)
    backup(url, tmp_path / "copy")
    opened(url, 11)
    kept, running = restore(url, tmp_path / "copy")
    assert channels(url) == [10]
    assert kept is not None
    assert not running
    assert channels(at(kept)) == [10, 11]


def test_restore_is_refused_while_in_use(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(url)
        await _tables(store, 10)
        await asyncio.to_thread(backup, url, tmp_path / "copy")
        with pytest.raises(Refusal) as refusal:
            await asyncio.to_thread(restore, url, tmp_path / "copy")
        assert refused(refusal) == "restore-in-use"
        await _tables(store, 11)
        await store.close()

    asyncio.run(work())
    assert channels(url) == [10, 11]


def test_restore_reuses_no_table_number(url: str, tmp_path: Path) -> None:
    """Its buttons are still in its channel."""
    opened(url)
    backup(url, tmp_path / "empty")
    opened(url, 10)
    backup(url, tmp_path / "copy")
    opened(url, 11, 12)
    for copy in ("copy", "empty"):
        restore(url, tmp_path / copy)
        opened(url, 13)
        with closing(sqlite3.connect(tmp_path / "toucan.sqlite3")) as found:
            (newest,) = found.execute("SELECT max(id) FROM tables").fetchone()
        assert newest == {"copy": 4, "empty": 5}[copy]


def test_a_copy_comes_back_where_no_database_is(url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    backup(url, tmp_path / "copy")
    file.unlink()
    assert restore(url, tmp_path / "copy") == (None, False)
    assert channels(url) == [10]


def test_restore_refuses_unsound_files(url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    before = file.read_bytes()
    (tmp_path / "text").write_text("not a database")
    with closing(sqlite3.connect(tmp_path / "foreign")) as foreign:
        foreign.execute("CREATE TABLE cards (name TEXT)")
    backup(url, tmp_path / "newer")
    with closing(sqlite3.connect(tmp_path / "newer")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.execute("UPDATE floor SET step = '9999'")
    backup(url, tmp_path / "damaged")
    whole = bytearray((tmp_path / "damaged").read_bytes())
    whole[4096:8192] = bytes(4096)
    (tmp_path / "damaged").write_bytes(whole)
    for name, key in (
        ("none", "backup-no-database"),
        ("text", "restore-unsound"),
        ("foreign", "restore-unsound"),
        ("damaged", "restore-unsound"),
        ("newer", "restore-newer"),
    ):
        with pytest.raises(Refusal) as refusal:
            restore(url, tmp_path / name)
        assert refused(refusal) == key, name
    assert file.read_bytes() == before


def test_a_database_is_no_copy_of_itself(url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    (tmp_path / "link.sqlite3").symlink_to(file)
    before = file.read_bytes()
    for itself in (file, tmp_path / "link.sqlite3"):
        with pytest.raises(Refusal) as refusal:
            restore(url, itself)
        assert refused(refusal) == "restore-itself"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("postgresql+asyncpg://bot:secret@localhost/toucan", "backup-not-sqlite"),
        ("sqlite+aiosqlite:///:memory:", "backup-not-sqlite"),
        ("nonsense", "database-address"),
        ("sqlite+aiosqlite:////no/such/file", "backup-no-database"),
    ],
)
def test_only_a_file_can_be_copied(address: str, key: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        backup(address, tmp_path / "copy")
    assert refused(refusal) == key
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(url: str, tmp_path: Path) -> None:
    opened(url)
    (tmp_path / "copy").write_text("precious")
    with pytest.raises(Refusal) as refusal:
        backup(url, tmp_path / "copy")
    assert refused(refusal) == "backup-exists"
    with pytest.raises(Refusal) as refusal:
        backup(url, tmp_path / "no" / "folder")
    assert refused(refusal) == "backup-failed"
    assert (tmp_path / "copy").read_text() == "precious"


def test_the_commands_say_what_they_did(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    opened(url)
    assert main(["backup", "copy"]) == 0
    assert main(["backup", "copy"]) == 2
    assert main(["restore", "copy"]) == 0
    said = capsys.readouterr()
    first, second, third = said.out.splitlines()
    assert first == "The database is copied to copy."
    assert second == "The database has been restored from copy."
    assert third.startswith(f"The previous database is kept in {tmp_path}")
    assert said.err == "The file copy already exists. Choose another name: nothing is overwritten.\n"


def test_no_copy_is_made_of_what_is_damaged(url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    spoil(file)
    with pytest.raises(Refusal) as refusal:
        backup(url, tmp_path / "copy")
    assert refused(refusal) == "backup-unsound"
    file.write_bytes(b"a letter to my aunt" * 1000)
    with pytest.raises(Refusal) as refusal:
        backup(url, tmp_path / "copy")
    assert refused(refusal) == "backup-unsound"
    assert not list(tmp_path.glob("copy*"))


def test_what_does_not_hold_together_is_no_copy(url: str, file: Path, tmp_path: Path) -> None:
    """SQLite reads it without a word: an index lacks a row."""
    opened(url, 10)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE weight (grams)")
        database.execute("CREATE INDEX by_grams ON weight (grams)")
        database.execute("INSERT INTO weight VALUES (1)")
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'by_grams'").fetchone()
        database.execute("PRAGMA writable_schema = ON")
        database.execute("UPDATE sqlite_master SET rootpage = ? WHERE name = 'by_grams'", (page - 1,))
    with pytest.raises(Refusal) as refusal:
        backup(url, tmp_path / "copy")
    assert refused(refusal) == "backup-unsound"


@pytest.mark.skipif(os.name != "posix", reason="there files have no such mode")
def test_nobody_else_may_read_what_was_played(url: str, file: Path, tmp_path: Path) -> None:
    def modes() -> dict[str, int]:
        return {one.name: one.stat().st_mode & 0o777 for one in tmp_path.iterdir()}

    async def work() -> None:
        store = await Store.open(url)
        await _tables(store, 10)
        assert modes() == dict.fromkeys([file.name, f"{file.name}-wal", f"{file.name}-shm"], 0o600)
        await store.close()

    before = os.umask(0)
    try:
        asyncio.run(work())
        backup(url, tmp_path / "copy")
        restore(url, tmp_path / "copy")
        restore(at(tmp_path / "another"), tmp_path / "copy")
    finally:
        os.umask(before)
    assert {"copy", "another"} < set(modes())
    assert set(modes().values()) == {0o600}
