"""How our own mistakes are written to the log: where, and what kind; never what was held or played."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.exc import OperationalError

from bot.ops.places import places

logger: Final = logging.getLogger(__name__)


class Told(Exception):
    """An error whose message we wrote ourselves, so that it holds no card and may be logged."""


def report(error: BaseException, *, table: int, line: int, doing: str) -> None:
    """Write that something of ours failed while this was done at this line of the table's log."""
    mistake(f"table {table}, line {line}: {doing}", error, table=table)


def mistake(where: str, error: BaseException, *, table: int | None = None) -> None:
    """Write that something of ours failed there."""
    logger.error("%s: %s", where, describe(error), extra=at(table))


def at(table: int | None) -> dict[str, int]:
    """What a log record says of its table beside its words (`extra`)."""
    return {} if table is None else {"table": table}


def describe(error: BaseException) -> str:
    """The kind of error and the places it came through, innermost first.

    Not its message, nor a whole traceback: a KeyError names its card. What the operating system and the
    database say of themselves holds none.
    """
    said = f" ({error})" if isinstance(error, OSError | OperationalError | Told) else ""
    described = places(error, said)
    return f"{described}; from {describe(error.__cause__)}" if error.__cause__ else described
