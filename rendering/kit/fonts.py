"""The typeface of all pictures, and its set of letters."""

from functools import cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

_FILE: Final = Path(__file__).parents[1] / "assets" / "RobotoCondensed-Bold.ttf"

CAPITAL: Final = 0.711
"""Height of a capital, as a share of the font's size."""


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    # Basic layout gives the same picture whether or not the machine has a text shaping library.
    return ImageFont.truetype(_FILE, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _blot() -> bytes:
    """Return the font's glyph for a missing letter."""
    return bytes(font(32).getmask("\uffff"))


@cache
def has(letter: str) -> bool:
    """Whether the font can draw this one letter."""
    return letter == " " or bytes(font(32).getmask(letter)) not in (b"", _blot())
