"""The court cards of the elements: Jack, Cavalier, Queen and King."""

from rendering import palette as ink
from rendering.loka_elements import sign
from rendering.palette import Colour
from rendering.pen import Pen, Place


def court(pen: Pen, rank: str, suit: str, colour: Colour, *, large: bool) -> None:
    """The figure of a court card."""
    pen.paint("M 36 60 L 96 60 L 96 100 Q 90 126 66 134 Q 42 126 36 100 Z", ink.IVORY, ink.BLACK, 1.2)
    sign(pen, suit, colour, Place(66, 96, 0.2), ground=ink.IVORY)
    if large:
        pen.text(rank, (66, 30), 20, colour)
