"""What the bot writes about itself while it runs: never a card, at any level."""

from __future__ import annotations

import logging
from typing import Final

from bot.faults import describe

OURS: Final = ("bot", "cogs", "rendering")


class Discreet(logging.Formatter):
    """A line a record.

    Of an error only its kind and its places, for a message or a traceback may quote what was played. Of what
    other libraries say about an error only how it begins: the rest may be the button that was pressed.
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


def set_up(level: str) -> None:
    """Write to standard error.

    Below INFO only our own code is heard: what goes over the wire at DEBUG are hands and moves.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet())
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler])
    for name in OURS:
        logging.getLogger(name).setLevel(level)
