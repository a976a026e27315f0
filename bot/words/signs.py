"""Numbers that may be negative, for people: with a minus sign instead of a hyphen."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def plain(number: object) -> str:
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """Return the number with its sign; zero has none."""
    return f"+{number}" if number > 0 else plain(number)
