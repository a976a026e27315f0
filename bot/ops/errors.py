"""Reports of our own errors in the log: the place and the kind, never what was held or played."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.exc import OperationalError

from bot.ops.places import places

logger: Final = logging.getLogger(__name__)


class Told(Exception):
    """An error whose message we wrote ourselves, so that it holds no card and may be logged."""


def report(error: BaseException, *, table: int, line: int, doing: str) -> None:
    """Log an error that occurred while this was done at this line of the table's log."""
    mistake(f"table {table}, line {line}: {doing}", error, table=table)


def mistake(where: str, error: BaseException, *, table: int | None = None) -> None:
    """Log an error with its place."""
    logger.error("%s: %s", where, describe(error), extra=at(table))


def at(table: int | None) -> dict[str, int]:
    """Return the table for a log record's `extra`, if there is one."""
    return {} if table is None else {"table": table}


def describe(error: BaseException) -> str:
    """Return the kind of error and the places it came through, innermost first.

    Neither message nor traceback: a KeyError names its card. Messages of the operating system and the
    database hold none.
    """
    said = f" ({error})" if isinstance(error, OSError | OperationalError | Told) else ""
    described = places(error, said)
    return f"{described}; from {describe(error.__cause__)}" if error.__cause__ else described
