"""Why a database could not be opened, as a sentence, and whether that may pass by itself."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from bot.games.base import Refusal
from bot.migrations import UnknownStep
from bot.ops.settings import Misconfigured
from bot.store.database import NotBegun


class Unreachable(Refusal):
    """What keeps the bot from starting and may pass by itself."""


_SQLITE_PASSING: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
)
_UNSOUND: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_POSTGRES_LASTING: Final = ("28", "3D", "42")
"""Classes of its codes: who may come in, which databases there are, and what may be done with them."""


@contextmanager
def in_sentences() -> Iterator[None]:
    """Turn what the database cannot do into a `Refusal`."""
    try:
        yield
    except Exception as error:
        refusal = unopened(error)
        if refusal is None:
            raise
        raise refusal from error


def unopened(error: BaseException) -> Refusal | None:
    """What an error says of the database; None for one that is about something else."""
    if isinstance(error, NotBegun) and error.__cause__:
        error = error.__cause__
    if isinstance(error, UnknownStep):
        return Misconfigured("run-newer-database", reason=first_line(error))
    said = getattr(error, "orig", None) or error
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


def damaged(error: sqlite3.Error) -> bool:
    """Whether SQLite says that the file itself is no good."""
    return primary(error) in _UNSOUND


def primary(error: sqlite3.Error) -> int:
    """SQLite's code without its particulars."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def first_line(error: object) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
