"""The French deck as sprites: a card is drawn once in a process for each size, colour scheme and look."""

from functools import cache
from typing import Final

from PIL import Image

from rendering import faces, palette
from rendering.pen import Pen
from rendering.sheets import Look, Size, mask, sheet
from rendering.suits import INKS

__all__ = ["HOLE", "Look", "Size", "mask", "sprite"]

HOLE: Final = "??"


@cache
def sprite(card: str, size: Size, *, colours: int = 4, look: Look = Look.PLAIN) -> Image.Image:
    """The card in the shared palette; paste it with `mask(size)`, for its corners are round."""
    if look is Look.DIM:
        return palette.dim(sprite(card, size, colours=colours))
    return sheet(size, look, lambda pen: _face(pen, card, size, colours))


def _face(pen: Pen, card: str, size: Size, colours: int) -> None:
    if card == HOLE:
        faces.back(pen)
        return
    rank, suit = card[0], card[1]
    draw = faces.large if size is Size.LARGE else faces.small
    draw(pen, rank, suit, INKS[colours][suit])
