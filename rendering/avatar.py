"""The bot's own face."""

from functools import cache
from typing import Final

from rendering import palette as ink
from rendering.canvas import encode
from rendering.pen import Pen
from rendering.toucans import PLUMAGES, bust

SIDE: Final = 256


@cache
def avatar() -> bytes:
    """A toucan as a PNG; whoever shows it may cut it to a circle."""
    pen = Pen((SIDE, SIDE), ink.MIST, unit=SIDE / 100)
    bust(pen.inset(-25, 7, 1.18), PLUMAGES["H"])
    return encode(pen.settle())
