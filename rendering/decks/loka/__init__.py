"""The Tarot of Loka as sprites: four elements, twenty-one trumps and the Fool, in our own drawings."""

from typing import Final

from bot.games.base import HOLE
from bot.games.kit.loka import FOOL
from rendering.decks.loka import courts, elements, trumps
from rendering.kit.pen import Pen, Place
from rendering.kit.sheets import Size, Sprites

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
