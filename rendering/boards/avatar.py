"""The bot's own face."""

from functools import cache
from typing import Final

from rendering.kit import palette as ink
from rendering.kit.canvas import encode
from rendering.kit.pen import Pen
from rendering.kit.toucans import PLUMAGES, bust

SIDE: Final = 256


@cache
def avatar() -> bytes:
    """Return a toucan as a PNG that can be cut to a circle."""
    pen = Pen((SIDE, SIDE), ink.MIST, unit=SIDE / 100)
    bust(pen.inset(-25, 7, 1.18), PLUMAGES["H"])
    return encode(pen.settle())
