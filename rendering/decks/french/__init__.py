"""The French deck as sprites."""

from typing import Final

from bot.games.base import HOLE
from rendering.decks.french import faces
from rendering.decks.french.suits import INKS
from rendering.kit.pen import Pen
from rendering.kit.sheets import Size, Sprites


def _face(pen: Pen, card: str, size: Size, colours: int) -> None:
    if card == HOLE:
        faces.back(pen)
        return
    rank, suit = card[0], card[1]
    draw = faces.large if size is Size.LARGE else faces.small
    draw(pen, rank, suit, INKS[colours][suit])


sprite: Final = Sprites(_face)
