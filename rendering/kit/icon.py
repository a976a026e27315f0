"""The bot's own picture: a toucan on felt."""

from __future__ import annotations

from functools import cache
from typing import Final

from rendering.kit import palette
from rendering.kit.pen import Pen, circle
from rendering.kit.png import packed
from rendering.kit.toucans import PLUMAGES, bust

SIDE: Final = 512
"""Width in pixels; Discord shows it round."""


@cache
def icon() -> bytes:
    """Return the icon as PNG."""
    pen = Pen((SIDE, SIDE), palette.FELT, unit=SIDE / 100)
    pen.fill(circle(50, 50, 44), palette.CREAM)
    with pen.clip(circle(50, 50, 44)):
        bust(pen.inset(-27.9, -10.9, 1.275), PLUMAGES["H"])
    return packed(pen.settle())
