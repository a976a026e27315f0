"""The state of play in words: lines, each with the places that show it."""

from __future__ import annotations

from enum import Flag, auto
from typing import Final, NamedTuple


class Where(Flag):
    """Places that show lines about the state of play."""

    PUBLIC = auto()
    """Below the public picture."""
    HAND = auto()
    """Beside a picture of the reader's cards."""
    TABLE = auto()
    """Beside a picture of the whole table; few lines, as it shows much."""
    LATE = auto()
    """Beside a picture of the whole table at an earlier moment of the same phase."""
    SPOKEN = auto()
    """For listeners, after the contents of the pictures."""
    WHOLE = auto()
    """For listeners to whom no news is told: a panel's news say it."""
    UNASKED = auto()
    """For listeners who are asked nothing: a question would say it."""


STATE: Final = Where.PUBLIC | Where.LATE | Where.SPOKEN
"""Everywhere but beside a current picture."""
CALLED: Final = Where.PUBLIC | Where.LATE | Where.WHOLE
"""`STATE` of what was said in turn, which a panel's news tell."""
ASKED: Final = Where.SPOKEN | Where.WHOLE
"""For listeners who are asked something, without news."""
HEARD: Final = ASKED | Where.UNASKED
"""For listeners who are asked nothing, without news."""


class Told(NamedTuple):
    """A line about the state of play."""

    text: str
    where: Where
