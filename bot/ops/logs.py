"""The log of the running bot: no card at any level."""

from __future__ import annotations

import json
import logging
import sys
import threading
from datetime import UTC, datetime
from typing import Final

from bot.ops.errors import describe

logger = logging.getLogger(__name__)

OURS: Final = ("bot", "cogs", "rendering")
WORDY: Final = "alembic"
"""Library that logs each of its plugins and tables at INFO; `bot.migrations` says what it does."""


class Discreet(logging.Formatter):
    """A formatter of one line a record.

    Of an error only its kind and places appear, as a message or traceback may quote what was played. Errors
    logged by other libraries are cut at their first argument, which may be the button pressed.
    """

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")

    def format(self, record: logging.LogRecord) -> str:
        record.asctime = self.formatTime(record, self.datefmt)
        record.message = _said(record)
        return self.formatMessage(record)


def _said(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    if record.name.partition(".")[0] in OURS:
        said = record.getMessage()
    elif record.levelno >= logging.ERROR:
        said = str(record.msg).partition("%")[0].partition("\n")[0].rstrip()
    else:
        said = record.getMessage().partition("\n")[0]
    return f"{said}: {describe(error)}" if error else said


class Structured(logging.Formatter):
    """A formatter of JSON lines with `time`, `level`, `logger`, `message`, and `table` if it concerns one."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, object] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _said(record),
        }
        if table := getattr(record, "table", None):
            line["table"] = table
        return json.dumps(line, ensure_ascii=False)


FORMATS: Final = {"text": Discreet, "json": Structured}


def set_up(level: str, form: str = "text") -> None:
    """Set up logging to standard error.

    Below INFO only our own code is logged, as the wire traffic at DEBUG contains hands and moves.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    _let_nothing_past()
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler])
    logging.getLogger(WORDY).setLevel(logging.WARNING)
    for name in OURS:
        logging.getLogger(name).setLevel(level)


def _let_nothing_past() -> None:
    """Redirect Python's own error output to the log, as a traceback may quote a card."""
    sys.excepthook = lambda _kind, error, _trace: _died("the program has ended", error)
    threading.excepthook = lambda args: _died("a thread has ended", args.exc_value)
    sys.unraisablehook = lambda args: _died("something could not be raised", args.exc_value)
    logging.captureWarnings(capture=True)


def _died(what: str, error: BaseException | None) -> None:
    logger.critical("%s: %s", what, describe(error) if error else "")
