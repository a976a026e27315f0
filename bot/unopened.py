"""Why a database could not be opened, and whether that may pass by itself."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

from alembic.util.exc import CommandError
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError


class Closed(NamedTuple):
    """Why a database could not be opened: a key of the word catalogue, and what the database says."""

    key: str
    reason: str
    passing: bool
    """Whether it may pass by itself."""


_SQLITE_PASSING: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
)
_POSTGRES_LASTING: Final = ("28", "3D", "42")
"""Classes of its codes: who may come in, which databases there are, and what may be done with them."""


def closed(error: BaseException) -> Closed | None:
    """What an error says of the database; None for one that is about something else."""
    if isinstance(error, CommandError):
        # Alembic does not know the step that the database is at.
        return Closed("run-newer-database", _first_line(error), passing=False)
    said = getattr(error, "orig", None) or error
    if isinstance(said, sqlite3.Error):
        return Closed("run-no-database", _first_line(said), passing=_primary(said) in _SQLITE_PASSING)
    if isinstance(error, DBAPIError):
        state = str(getattr(said, "sqlstate", None) or "")
        passing = isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
        lasting = state.startswith(_POSTGRES_LASTING)
        return Closed("run-no-database", _first_line(said), passing=not lasting and (passing or bool(state)))
    if isinstance(error, SQLAlchemyError | ModuleNotFoundError):
        return Closed("run-no-database", _first_line(error), passing=False)
    return None


def _primary(error: sqlite3.Error) -> int:
    """SQLite's code without its particulars."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _first_line(error: object) -> str:
    return str(error).partition("\n")[0]
