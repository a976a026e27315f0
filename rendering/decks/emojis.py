"""Card emojis for buttons and selects: one small square picture a card, readable at 22 pixels."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from PIL import Image

from bot.games.kit.french import FRENCH
from bot.games.kit.loka import FOOL, LOKA
from bot.games.springcleaning.combinations import VALUES
from rendering.decks import household
from rendering.decks.french import suits
from rendering.decks.french.faces import label
from rendering.decks.household import things
from rendering.decks.loka import elements, trumps
from rendering.kit import palette as ink
from rendering.kit.canvas import encode
from rendering.kit.palette import Colour
from rendering.kit.pen import FINE, Pen, Place

SIDE: Final = 128
TWO: Final = "2"
"""Suffix of a card's name in two colours, where it differs from four colours."""

_SHEET: Final = (0, 0, 100, 100)
_RADIUS: Final = 20
_LINE: Final = 4
_SUIT: Final = {1: Place(68, 68, 0.25), 2: Place(71, 73, 0.21)}
"""Position of the suit, by the number of the rank's figures."""


def name(card: str, colours: int = 4) -> str:
    """Return the name of the card's picture for a player who sees suits in so many colours."""
    if colours == 4 or card in VALUES or card == FOOL:
        return card
    inks = suits.INKS if card in FRENCH else elements.INKS
    return card if inks[colours][card[-1]] == inks[4][card[-1]] else card + TWO


def every() -> Iterator[tuple[str, bytes]]:
    """Yield all pictures with their names, as PNG."""
    for card in (*FRENCH, *LOKA, *VALUES):
        for colours in (4, 2):
            if colours == 4 or name(card, colours) != card:
                yield name(card, colours), encode(tile(card, colours))


def tile(card: str, colours: int = 4) -> Image.Image:
    """Draw the card on a tile with round corners, transparent outside."""
    pen = Pen((SIDE, SIDE), ink.FACE, unit=SIDE / 100)
    pen.box(_SHEET, _RADIUS, household.COLOURS.get(card, ink.FACE))
    if card in VALUES:
        _household(pen, card)
    elif card in FRENCH:
        colour = suits.INKS[colours][card[-1]]
        _rank(pen, card[:-1], colour)
        at = _SUIT[len(label(card[:-1]))]
        pen.stroke(suits.SHAPES[card[-1]], ink.FACE, 7, at)
        pen.fill(suits.SHAPES[card[-1]], colour, at)
    else:
        _loka(pen, card, colours)
    pen.frame(_SHEET, _RADIUS, ink.SLATE, _LINE)
    drawn = pen.image.reduce(FINE)
    drawn.putalpha(_corners())
    return drawn


def _rank(pen: Pen, rank: str, colour: Colour) -> None:
    """Draw the rank large in the upper left; two figures as wide as the tile allows."""
    text = label(rank)
    if len(text) > 1:
        pen.text(text, (39, 11), 50, colour, squeeze=0.86, track=-0.04)
    else:
        pen.text(text, (32, 11), 56, colour)


def _loka(pen: Pen, card: str, colours: int) -> None:
    if card == FOOL:
        trumps.cap(pen, Place(50, 52, 0.38))
        return
    rank, suit = card[:-1], card[-1]
    colour = elements.INKS[colours][suit]
    _rank(pen, rank, colour)
    at = _SUIT[len(label(rank))]
    elements.rim(pen, suit, at)
    elements.sign(pen, suit, colour, at)


def _household(pen: Pen, card: str) -> None:
    """Draw the value in its colour, and the thing beside it."""
    pen.box((50, 46, 93, 93), 10, ink.FACE)
    things.THINGS[card](pen.inset(71.5, 69.5, 0.19))
    pen.text(card, (29, 12), 60, _figures(household.COLOURS[card]))


def _figures(ground: Colour) -> Colour:
    """Return black or white, whichever has more contrast."""
    red, green, blue = ground
    return ink.BLACK if 0.3 * red + 0.59 * green + 0.11 * blue > 128 else ink.FACE


@cache
def _corners() -> Image.Image:
    pen = Pen((SIDE, SIDE), ink.BLACK, unit=SIDE / 100)
    pen.box(_SHEET, _RADIUS, (255, 255, 255))
    return pen.image.convert("L").point(lambda light: 255 * (light > 127)).reduce(FINE)
