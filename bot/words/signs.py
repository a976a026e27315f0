"""Numbers that may be below nothing, as people read them: with a minus that is no hyphen."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def plain(number: object) -> str:
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """With its sign, which only nothing lacks."""
    return f"+{number}" if number > 0 else plain(number)
