"""A copy of the database while the bot runs, and its way back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.games.base import Refusal
from bot.migrations import fits
from bot.ops import files, postgres
from bot.ops.handover import let_go
from bot.ops.settings import Misconfigured
from bot.store.unopened import damaged

PIECE: Final = 1024
"""Pages that are copied in one go."""


class _Unsound(sqlite3.DatabaseError):
    """Found by looking, where SQLite itself did not stumble."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def backup(url: str, target: Path) -> None:
    """Copy the database, as it is at one moment, into a new file; the bot may be running meanwhile.

    `Refusal` where the copy would be no sound one.
    """
    source = database_file(url)
    if not source.is_file():
        raise Refusal("backup-no-database", file=str(source))
    if target.exists():
        raise Refusal("backup-exists", file=str(target))
    unfinished = target.with_name(target.name + ".part")
    try:
        _copied(source, unfinished)
        _flush(unfinished)
        unfinished.rename(target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error) and damaged(error):
            raise Refusal("backup-unsound", file=str(source)) from error
        raise Refusal("backup-failed", file=str(target), reason=str(error)) from error


def _copied(source: Path, target: Path) -> None:
    """Raises what is wrong with the database, which a copy would have too."""
    files.make(target)
    with (
        target.open("rb+") as written,
        closing(_reading(source)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        # In one picture of it: else a copy in pieces would begin again after everything that the bot writes.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()

        def piece(*_: int) -> None:
            # A commit is flushed behind all that the disk has yet to write: that is never much of ours.
            os.fsync(written.fileno())

        old.backup(new, pages=PIECE, progress=piece)
        old.execute("COMMIT")
        # One file and nothing beside it: a copy is carried about.
        new.execute("PRAGMA journal_mode=DELETE")
        _check(new)


def _check(connection: sqlite3.Connection) -> None:
    """Look at all of it: raises `_Unsound` where it does not hold together."""
    said = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != ("ok",):
        raise _Unsound


def restore(url: str, source: Path) -> tuple[Path | None, bool]:
    """Put a copy in the database's place, which a bot that runs on it closes meanwhile.

    Returns where the database that was there has been kept, and whether such a bot goes on now. `Refusal`
    where the copy is no sound database of ours, or while somebody else has the database open.
    """
    target = database_file(url)
    _examine(source)
    with let_go(target) as running:
        return _replaced(target, source), running


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
    """The highest number that a table ever had: none is used again, for there are old buttons in channels."""
    try:
        found = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'tables'").fetchone()
    except sqlite3.OperationalError:
        # It is empty.
        return 0
    return found[0] if found else 0


def database_file(url: str) -> Path:
    """The file that the address names; `Refusal` for a database that is not in one."""
    try:
        address = postgres.read(url)
    except Refusal as refusal:
        raise Misconfigured(refusal.key) from None
    if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
        raise Refusal("backup-not-sqlite")
    return Path(address.database)


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _examine(file: Path) -> None:
    if not file.is_file():
        raise Refusal("backup-no-database", file=str(file))
    try:
        with closing(_reading(file)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            lowest = _floor(copy)
    except sqlite3.Error:
        sound, version, lowest = False, None, None
    if not sound or version is None:
        raise Refusal("restore-unsound", file=str(file))
    if not fits(version[0], lowest):
        raise Refusal("restore-newer", file=str(file))


def _floor(copy: sqlite3.Connection) -> str | None:
    """The oldest step whose Toucan may play on it; None in one of before that was kept."""
    try:
        found = copy.execute("SELECT step FROM floor").fetchone()
    except sqlite3.OperationalError:
        return None
    return found[0] if found else None


def _alone(connection: sqlite3.Connection) -> None:
    """Be the only one who has the database open: a bot that runs would go on with what it remembers."""
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
    except sqlite3.OperationalError:
        raise Refusal("restore-in-use") from None


def _kept(target: Path, connection: sqlite3.Connection) -> Path | None:
    """A copy of what is about to be replaced; none of a database that is empty."""
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
