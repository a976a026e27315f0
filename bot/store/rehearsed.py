"""Findings of `python -m bot rehearse`, in a file beside the database.

The file holds nothing private, so that a host can send it in. The bot reads it when it starts: what did not
hold at Discord has its fallback from the first message on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bot.store.backup import beside

FILE: Final = "rehearsal.json"


@dataclass(frozen=True, slots=True)
class Seen:
    """The result of trying one belief about Discord."""

    holds: bool | None
    """None: it could not be tried."""
    answer: str = ""
    """Discord's answer, without ids, names and tokens."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    at: str
    """Date and time in UTC."""
    toucan: str
    """Version of the bot."""
    beliefs: Mapping[str, Seen]

    @property
    def unheld(self) -> frozenset[str]:
        """Names of the beliefs that did not hold."""
        return frozenset(name for name, seen in self.beliefs.items() if seen.holds is False)


def write(file: Path, rehearsal: Rehearsal) -> None:
    file.write_text(json.dumps(asdict(rehearsal), indent=1) + "\n", encoding="utf-8")


def read(database: str) -> Rehearsal | None:
    """Return the last rehearsal for this database; None if there is none, or it cannot be read."""
    file = beside(database, FILE)
    try:
        found = json.loads(file.read_text(encoding="utf-8") if file else "")
        beliefs = {name: Seen(**seen) for name, seen in found["beliefs"].items()}
        return Rehearsal(str(found["at"]), str(found["toucan"]), beliefs)
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None
