"""What stands in the ids of buttons is read here: whoever made one up is refused."""

from __future__ import annotations

from typing import Final

from bot.games.base import Refusal

LARGEST: Final = 2**31 - 1
"""Of the numbers of tables, and of the lines of a log."""


def number(text: str) -> int:
    """A number as our ids have it."""
    if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= LARGEST):
        raise Refusal("bad-button")
    return int(text)
