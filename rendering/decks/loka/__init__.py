"""The Tarot of Loka as sprites: four elements, twenty-one trumps and the Fool, in our own drawings."""

from functools import cache
from typing import Final

from PIL import Image

from rendering.decks.loka import courts, elements, trumps
from rendering.kit import palette
from rendering.kit.pen import Pen, Place, circle
from rendering.kit.sheets import Look, Size, Sprites, mask

__all__ = ["FOOL", "HOLE", "Look", "Size", "mark", "mask", "sprite"]

HOLE: Final = "??"
FOOL: Final = "FOOL"

_INDEX: Final = {Size.HUGE: 38, Size.LARGE: 30, Size.SMALL: 38}


def _face(pen: Pen, card: str, size: Size, colours: int) -> None:
    large = size is Size.LARGE
    if card == HOLE:
        trumps.back(pen)
        return
    if card == FOOL:
        trumps.fool(pen, large=large, index=_INDEX[size])
        return
    rank, suit = card[:-1], card[-1]
    colour = elements.INKS[colours][suit]
    if suit == "T":
        trumps.scene(pen, int(rank), large=large)
    elif rank in "JCQK":
        courts.court(pen, rank, suit, colour, large=large)
    elif not large:
        elements.sign(pen, suit, colour, Place(68, 102, 0.28))
    elif rank == "A":
        elements.ace(pen, suit, colour)
    else:
        elements.pips(pen, rank, suit, colour)
    elements.index(pen, rank, suit, colour, size=_INDEX[size])


sprite: Final = Sprites(_face)


@cache
def mark(suit: str, height: int, ground: palette.Colour, *, colours: int = 4) -> Image.Image:
    """Draw the sign of an element, of the trumps (`T`) or of the Fool on a white disc: a square tile."""
    pen = Pen((height, height), ground, unit=height / 100)
    pen.fill(circle(50, 50, 49), palette.FACE)
    if suit == FOOL:
        trumps.cap(pen, Place(50, 52, 0.34))
    else:
        elements.sign(pen, suit, elements.INKS[colours][suit], Place(50, 48 if suit == "E" else 50, 0.34))
    return pen.settle()
