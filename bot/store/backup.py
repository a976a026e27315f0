"""Backup of the database while the bot runs, and restoring it."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from shutil import copyfileobj, disk_usage
from typing import Final

from bot.games.base import Refusal
from bot.migrations import ALL_STEPS, fits, unreleased
from bot.ops import files, postgres
from bot.ops.files import LITTLE
from bot.ops.handover import let_go
from bot.ops.refusals import Misconfigured
from bot.store.unopened import damaged

PIECE: Final = 1024
"""Pages copied in one step."""

BYTES: Final = 4 * 1024 * 1024
"""Bytes compressed in one step."""

COMPRESSED: Final = ".gz"
_GZIP: Final = b"\x1f\x8b"
"""First bytes of a compressed file."""


class _Unsound(sqlite3.DatabaseError):
    """Damage found by the integrity check, which SQLite itself did not report."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def backup(url: str, target: Path) -> None:
    """Copy a snapshot of the database into a new file, compressed if its name ends in `.gz`.

    The bot may be running meanwhile. Raises `Refusal` if the copy would be damaged, or fill the disk.
    """
    source = database_file(url)
    if not source.is_file():
        raise Refusal("backup-no-database", file=str(source))
    if target.exists():
        raise Refusal("backup-exists", file=str(target))
    whole, small = (target.with_name(target.name + ending) for ending in (".part", ".part.gz"))
    try:
        _check_room(source, target)
        _copied(source, whole)
        if target.suffix == COMPRESSED:
            _compressed(whole, small)
        finished = small if target.suffix == COMPRESSED else whole
        _flush(finished)
        finished.rename(target)
    except (OSError, sqlite3.Error) as error:
        if isinstance(error, sqlite3.Error) and damaged(error):
            raise Refusal("backup-unsound", file=str(source)) from error
        raise Refusal("backup-failed", file=str(target), reason=str(error)) from error
    finally:
        whole.unlink(missing_ok=True)
        small.unlink(missing_ok=True)


def _check_room(source: Path, target: Path) -> None:
    """Raise `Refusal` if a copy would leave too little room for a bot that writes to the same disk."""
    free, needed = disk_usage(target.parent).free, source.stat().st_size + LITTLE // 10
    if free < needed:
        raise Refusal(
            "backup-no-room",
            folder=str(target.parent),
            free=free // 1_000_000,
            needed=needed // 1_000_000,
        )


def _compressed(file: Path, target: Path) -> None:
    """Compress a file, and read it back: a copy that cannot be unpacked must not count as one."""
    files.make(target)
    with file.open("rb") as whole, target.open("rb+") as raw, gzip.open(raw, "wb", 6) as small:
        while piece := whole.read(BYTES):
            small.write(piece)
            # As for the pages of a copy.
            os.fsync(raw.fileno())
    with file.open("rb") as whole, gzip.open(target) as small:
        while piece := whole.read(BYTES):
            if small.read(len(piece)) != piece:
                raise OSError("the compressed copy has another content")


@contextmanager
def _unpacked(source: Path, target: Path) -> Iterator[Path]:
    """Yield the copy as a database; a compressed one is unpacked beside the database meanwhile."""
    if not source.is_file():
        raise Refusal("backup-no-database", file=str(source))
    with source.open("rb") as opened:
        packed = opened.read(len(_GZIP)) == _GZIP
    if not packed:
        yield source
        return
    whole = target.with_name(target.name + ".unpacked")
    try:
        files.make(whole)
        with gzip.open(source) as small, whole.open("wb") as made:
            copyfileobj(small, made, BYTES)
        yield whole
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise Refusal("restore-unsound", file=str(source)) from error
    except OSError as error:
        raise Refusal("restore-failed", file=str(source), reason=str(error)) from error
    finally:
        whole.unlink(missing_ok=True)


def _copied(source: Path, target: Path) -> None:
    """Copy and check the database; raises the error if it is damaged, as the copy would be too."""
    files.make(target)
    with (
        target.open("rb+") as written,
        closing(_reading(source)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        # Read in one transaction: otherwise a copy in pieces would begin again after every write of the
        # bot.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()

        def piece(*_: int) -> None:
            # A commit waits for all pending writes of the disk; flushing each piece keeps ours small.
            os.fsync(written.fileno())

        old.backup(new, pages=PIECE, progress=piece)
        old.execute("COMMIT")
        # One file without a journal beside it, as copies are moved about.
        new.execute("PRAGMA journal_mode=DELETE")
        _check(new)


def _check(connection: sqlite3.Connection) -> None:
    """Check the whole database; raises `_Unsound` if it is damaged."""
    said = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != ("ok",):
        raise _Unsound


async def is_sound(file: Path) -> bool:
    """Return whether a database's file is sound, read in a thread; cancelling this ends that too."""
    with closing(_reading(file, check_same_thread=False)) as opened:
        checking = asyncio.create_task(asyncio.to_thread(_quickly_checked, opened))
        try:
            return await asyncio.shield(checking)
        finally:
            opened.interrupt()
            await asyncio.wait((checking,))


def _quickly_checked(connection: sqlite3.Connection) -> bool:
    try:
        said = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return not damaged(error)
    return bool(said == ("ok",))


def restore(url: str, source: Path) -> tuple[Path | None, bool]:
    """Replace the database by a copy; a bot running on it closes it meanwhile.

    Return where the old database has been kept, and whether a running bot goes on now. Raises `Refusal` if
    the copy is not a sound database of ours, or another process has the database open.
    """
    target = database_file(url)
    with _unpacked(source, target) as copy:
        _examine(copy, source)
        if target.exists() and target.samefile(copy):
            raise Refusal("restore-itself", file=str(source))
        with let_go(target) as running:
            return _replaced(target, copy), running


def _replaced(target: Path, source: Path) -> Path | None:
    try:
        files.make(target)
        with closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as new:
            _alone(new)
            kept, numbers = _kept(target, new), _numbers(new)
            with closing(_reading(source)) as old:
                old.backup(new)
            if numbers > _numbers(new):
                new.execute("BEGIN")
                new.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
                new.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', ?)", (numbers,))
                new.execute("COMMIT")
            new.execute("PRAGMA journal_mode=WAL")
    except (OSError, sqlite3.Error) as error:
        raise Refusal("restore-failed", file=str(source), reason=str(error)) from error
    return kept


def _numbers(connection: sqlite3.Connection) -> int:
    """Return the highest table number ever used: none is reused, as channels hold old buttons."""
    try:
        found = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'tables'").fetchone()
    except sqlite3.OperationalError:
        # The database is empty.
        return 0
    return found[0] if found else 0


def database_file(url: str) -> Path:
    """Return the file that the address names; `Refusal` for a database that is not in a file."""
    try:
        address = postgres.read(url)
    except Refusal as refusal:
        raise Misconfigured(refusal.key) from None
    if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
        raise Refusal("backup-not-sqlite")
    return Path(address.database)


def file_if_any(url: str) -> Path | None:
    """Return the file that the address names; None for a database that is not in a file, or a bad address."""
    try:
        return database_file(url)
    except Refusal:
        return None


def beside(url: str, name: str) -> Path | None:
    """Return a file of this name beside the database file, or in the working directory if there is a server.

    None for a database in memory, or a bad address.
    """
    try:
        return database_file(url).with_name(name)
    except Misconfigured:
        return None
    except Refusal:
        return None if postgres.read(url).get_backend_name() == "sqlite" else Path(name)


def _reading(file: Path, *, check_same_thread: bool = True) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=check_same_thread
    )


def _examine(file: Path, source: Path) -> None:
    """Raise `Refusal`, which names the source, unless this file is a sound database that we can play on."""
    try:
        with closing(_reading(file)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            lowest = _floor(copy)
    except sqlite3.Error:
        sound, version, lowest = False, None, None
    if not sound or version is None:
        raise Refusal("restore-unsound", file=str(source))
    if not fits(version[0], lowest):
        if unreleased(version[0]):
            raise Refusal("database-unreleased", version=version[0], commit=ALL_STEPS)
        raise Refusal("restore-newer", file=str(source))


def _floor(copy: sqlite3.Connection) -> str | None:
    """Return the oldest schema step whose Toucan may play on it; None in a database from before floors."""
    try:
        found = copy.execute("SELECT step FROM floor").fetchone()
    except sqlite3.OperationalError:
        return None
    return found[0] if found else None


def _alone(connection: sqlite3.Connection) -> None:
    """Lock the database exclusively: a running bot would go on with the state in its memory."""
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
    except sqlite3.OperationalError:
        raise Refusal("restore-in-use") from None


def _kept(target: Path, connection: sqlite3.Connection) -> Path | None:
    """Return a backup of the database about to be replaced; None if it is empty."""
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
        return None
    kept = target.with_name(f"{target.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    unfinished = kept.with_name(kept.name + ".part")
    files.make(unfinished)
    with closing(sqlite3.connect(unfinished)) as copy:
        connection.backup(copy)
    _flush(unfinished)
    return unfinished.rename(kept)


def _flush(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())
