"""Signs of Mitigati's table: the scales of the bargaining, and chips for shown cards."""

from functools import cache
from typing import Final

from PIL import Image

from bot.games.kit.loka import FOOL
from rendering.decks.french.faces import label
from rendering.decks.loka import elements, trumps
from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle

_PAN: Final = "M -26 0 L 26 0 C 22 22 -22 22 -26 0 Z"
_STAND: Final = "M -22 46 L 22 46 L 5 34 L 5 -38 L -5 -38 L -5 34 Z"


@cache
def scales(tilt: int, height: int, ground: Colour) -> Image.Image:
    """Draw scales whose left pan, the demands, hangs lower for a positive `tilt`."""
    pen = Pen((height * 3 // 2, height), ground, unit=height / 100)
    middle = pen.inset(75, 50, 1)
    middle.fill(_STAND, ink.GOLD)
    middle.stroke(f"M -48 {-34 + tilt} L 48 {-34 - tilt}", ink.GOLD, 7)
    middle.fill(circle(0, -38, 8), ink.GOLD)
    for x, drop in ((-48, tilt), (48, -tilt)):
        middle.stroke(f"M {x - 22} {12 + drop} L {x} {-32 + drop} L {x + 22} {12 + drop}", ink.GOLD, 3)
        middle.fill(_PAN, ink.GOLD, Place(x, 12 + drop))
    return pen.settle()


@cache
def chip(
    card: str, size: tuple[int, int], ground: Colour, colours: int, line: Colour = ink.EDGE
) -> Image.Image:
    """Draw a card's rank and sign, side by side on a wide chip, else one above the other."""
    width, height = size
    pen = Pen(size, ground)
    pen.box((0, 0, width, height), 8, line)
    pen.box((3, 3, width - 3, height - 3), 6, ink.FACE)
    if card == FOOL:
        trumps.cap(pen, Place(width / 2, height / 2, min(size) * 0.0037))
        return pen.settle()
    rank, suit = card[:-1], card[-1]
    colour = elements.INKS[colours][suit]
    squeeze = 0.8 if len(rank) > 1 else 1.0
    if width > height:
        squeeze *= min(1.0, width / height / 1.52)
        pen.text(label(rank), (width * 0.29, height * 0.2), height * 0.6, colour, squeeze=squeeze)
        elements.sign(pen, suit, colour, Place(width * 0.72, height / 2, width * 0.002))
    else:
        pen.text(label(rank), (width / 2, height * 0.1), height * 0.4, colour, squeeze=squeeze)
        elements.sign(pen, suit, colour, Place(width / 2, height * 0.75, height * 0.002))
    return pen.settle()


@cache
def cap(height: int, ground: Colour) -> Image.Image:
    """Draw the Fool's cap."""
    pen = Pen((height, height), ground, unit=height / 100)
    trumps.cap(pen, Place(50, 52, 0.44))
    return pen.settle()
