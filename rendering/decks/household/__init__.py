"""The deck of Spring Cleaning as sprites: nine things to clean with, each value with a colour of its own."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from PIL import Image

from bot.games.base import HOLE
from rendering.decks.household import things
from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle
from rendering.kit.sheets import Size, Sprites

COLOURS: Final[Mapping[str, Colour]] = {
    "1": ink.LEMON, "2": ink.ROSE, "3": ink.SKY, "4": ink.MINT, "5": ink.ORANGE,
    "6": ink.RED, "7": ink.VIOLET, "8": ink.BLUE, "9": ink.CHARCOAL,
}  # fmt: skip
"""Colours from light to dark, so that higher values are darker to every eye."""
_WHITE_FROM: Final = "6"
"""The first value whose numeral is white."""

CHIP: Final = (72, 96)
"""Width and height of the smallest cards."""


def _figures(value: str) -> Colour:
    return ink.FACE if value >= _WHITE_FROM else ink.BLACK


def _face(pen: Pen, card: str, size: Size, _colours: int) -> None:
    if card == HOLE:
        _back(pen)
        return
    colour = COLOURS[card]
    pen.box((4, 4, 96, 136), 6, colour)
    pen.text(card, (21, 12), 35, _figures(card))
    _pane(pen, card)
    if size is Size.LARGE:
        pen.text(card, (81, 11), 20, _figures(card))


def _pane(pen: Pen, card: str) -> None:
    """Draw a window with the thing in it."""
    pen.box((9, 54, 91, 131), 5, ink.FACE)
    things.THINGS[card](pen.inset(50, 92.5, 0.36))


def _back(pen: Pen) -> None:
    pen.box((5, 5, 95, 135), 5, ink.PLATE)
    for row in range(5):
        for column in range(3):
            x, y = 22 + column * 28, 18 + row * 26
            pen.paint(circle(x, y, 9), ink.DEEP, ink.MIST, 1.8)
            pen.fill(circle(x - 3, y - 3, 2.4), ink.FACE)
    pen.frame((5, 5, 95, 135), 5, ink.GOLD, 1.6)


sprite: Final = Sprites(_face)


@cache
def chip(
    card: str, ground: Colour, count: int = 1, *, width: int = CHIP[0], gold: bool = False
) -> Image.Image:
    """Draw the smallest form of a card, with its count if above one: a tile on its ground."""
    height = CHIP[1]
    pen = Pen((width, height), ground)
    line = ink.GOLD if gold else ink.FACE
    pen.box((0, 0, width, height), 10, line)
    thick = 7 if gold else 4
    colour = COLOURS.get(card, ink.PLATE)
    pen.box((thick, thick, width - thick, height - thick), 7, colour)
    pen.text(
        card.replace(HOLE, "?"), (width / 2, 12 if count > 1 else 24), 38 if count > 1 else 48, _figures(card)
    )
    if count > 1:
        side = thick + width // 12
        pen.box((side, 56, width - side, height - thick - 1), 6, ink.FACE)
        pen.text(f"\u00d7{count}", (width / 2, 60), 26, ink.BLACK, squeeze=min(1.0, width / 60))
    return pen.settle()


@cache
def disc(height: int) -> Image.Image:
    """Return the mask to put a player's disc on a card."""
    pen = Pen((height, height), ink.BLACK, unit=height / 100)
    pen.fill(circle(50, 50, 49), ink.FACE)
    return pen.settle().convert("L").point(lambda light: 255 * (light > 127), "1")


@cache
def trash(height: int, ground: Colour) -> Image.Image:
    """Draw the dustbin that stands for trash."""
    pen = Pen((height, height), ground, unit=height / 100)
    pen.fill(
        "M 20 34 L 28 96 L 72 96 L 80 34 Z M 12 16 L 88 16 L 88 28 L 12 28 Z M 38 4 L 62 4 L 62 14 L 38 14 Z",
        ink.GOLD,
    )
    pen.stroke("M 38 44 L 41 86 M 50 44 L 50 86 M 62 44 L 59 86", ground, 5)
    return pen.settle()


@cache
def discards(height: int, ground: Colour) -> Image.Image:
    """Draw crossed cards, which stand for discards."""
    pen = Pen((height, height), ground, unit=height / 100)
    for turn in (-62, 20):
        pen.paint("M -26 -38 L 26 -38 L 26 38 L -26 38 Z", ink.MIST, ground, 7, Place(50, 50, 1, turn))
    return pen.settle()
