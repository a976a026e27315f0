"""Reasons why a database could not be opened, as sentences, and whether retrying can help."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from bot.games.base import Refusal
from bot.migrations import ALL_STEPS, MOVING, UnknownStep, unreleased
from bot.ops.refusals import Misconfigured, Unreachable
from bot.store.database import NotBegun

_SQLITE_PASSING: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
)
_UNSOUND: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_POSTGRES_LASTING: Final = ("28", "3D", "42")
"""Classes of SQLSTATE that no retry can mend: authorization, unknown databases, and access or syntax."""

_POOLED: Final = ("26000", "42P05")
"""SQLSTATEs of a prepared statement that is not there, or is already: another client has used the session."""
_NO_SESSION: Final = "unsupported startup parameter"
"""PgBouncer's answer to settings of a session."""


@contextmanager
def in_sentences() -> Iterator[None]:
    """Turn errors of the database into a `Refusal`."""
    try:
        yield
    except Exception as error:
        refusal = unopened(error)
        if refusal is None:
            raise
        raise refusal from error


def unopened(error: BaseException) -> Refusal | None:
    """Return the refusal for a database error; None for other errors."""
    if isinstance(error, NotBegun) and error.__cause__:
        error = error.__cause__
    if isinstance(error, UnknownStep):
        return _of_step(error)
    if isinstance(error, ModuleNotFoundError) and error.name == "asyncpg":
        return Misconfigured("database-no-driver")
    said = getattr(error, "orig", None) or error
    if isinstance(said, sqlite3.Error) and primary(said) == sqlite3.SQLITE_IOERR:
        return Unreachable("database-disk", reason=first_line(said))
    if getattr(said, "sqlstate", None) in _POOLED or _NO_SESSION in str(said):
        return Misconfigured("database-pooler")
    if isinstance(said, sqlite3.Error):
        passing = primary(said) in _SQLITE_PASSING
    elif isinstance(error, DBAPIError):
        state = str(getattr(said, "sqlstate", None) or "")
        passing = isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
        passing = (passing or bool(state)) and not state.startswith(_POSTGRES_LASTING)
    elif isinstance(error, SQLAlchemyError | ModuleNotFoundError):
        passing = False
    else:
        return None
    kind = Unreachable if passing else Misconfigured
    return kind("run-no-database", reason=first_line(said))


def _of_step(error: UnknownStep) -> Refusal:
    if error.step == MOVING:
        return Misconfigured("database-moving")
    if unreleased(error.step):
        return Misconfigured("database-unreleased", version=error.step, commit=ALL_STEPS)
    return Misconfigured("run-newer-database", reason=first_line(error))


def damaged(error: sqlite3.Error) -> bool:
    """Return whether SQLite says that the file itself is damaged."""
    return primary(error) in _UNSOUND


def primary(error: sqlite3.Error) -> int:
    """Return SQLite's primary error code."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def first_line(error: object) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
