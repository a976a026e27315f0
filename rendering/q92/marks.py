"""Signs that only 92Q needs: a seat's side, cards that count as others, the rank of twos."""

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from rendering.decks.french import suits
from rendering.kit import palette
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle

_RISE: Final = "M 0 -44 L 40 4 L 14 4 L 14 44 L -14 44 L -14 4 L -40 4 Z"


@cache
def chip(suit: str, height: int, ground: Colour, colours: int) -> Image.Image:
    """Draw a suit on a white disc."""
    pen = Pen((height, height), ground, unit=height / 100)
    pen.fill(circle(50, 50, 50), palette.FACE)
    pen.fill(suits.SHAPES[suit], suits.INKS[colours][suit], Place(50, 50, 0.31))
    return pen.settle()


@cache
def turned(true: str, height: int, colours: int) -> Image.Image:
    """Draw a card's true suit, below a wedge that points to the suit that it counts as.

    Paste it on a card with the mask `turned_mask(height)`.
    """
    pen = Pen((height, height * 3 // 2), palette.FACE, unit=height / 100)
    pen.fill("M 0 -20 L 26 16 L -26 16 Z", palette.ORANGE, Place(50, 24, 1))
    pen.fill(circle(50, 96, 50), palette.ORANGE)
    pen.fill(circle(50, 96, 42), palette.FACE)
    pen.fill(suits.SHAPES[true], suits.INKS[colours][true], Place(50, 96, 0.28))
    return pen.settle()


@cache
def turned_mask(height: int) -> Image.Image:
    pen = Pen((height, height * 3 // 2), palette.DEEP, unit=height / 100)
    pen.fill("M 0 -34 L 44 24 L -44 24 Z", palette.FACE, Place(50, 24, 1))
    pen.fill(circle(50, 96, 54), palette.FACE)
    return pen.mask()


@cache
def turning(suit: str, height: int, colours: int) -> Image.Image:
    """Draw the suit that a card would count as, on a disc; paste it with the mask `disc(height)`."""
    pen = Pen((height, height), palette.ORANGE, unit=height / 100)
    pen.fill(circle(50, 50, 41), palette.FACE)
    pen.fill(suits.SHAPES[suit], suits.INKS[colours][suit], Place(50, 50, 0.27))
    return pen.settle()


@cache
def disc(height: int) -> Image.Image:
    """Return the mask of a disc of this height."""
    image = Image.new("L", (4 * height, 4 * height))
    ImageDraw.Draw(image).ellipse((0, 0, 4 * height - 1, 4 * height - 1), 255)
    return image.reduce(4).point(lambda light: 255 * (light > 127), "1")


@cache
def two(suit: str, height: int, ground: Colour, colours: int, *, high: bool) -> Image.Image:
    """Draw the two of the led suit, with an arrow: up if it would take the trick, else down."""
    pen = Pen((height * 3 // 2, height), ground, unit=height / 100)
    colour = suits.INKS[colours][suit]
    pen.box((0, 6, 96, 94), 14, palette.FACE)
    pen.text("2", (28, 16), 68, colour)
    pen.fill(suits.SHAPES[suit], colour, Place(69, 50, 0.22))
    pen.fill(_RISE, palette.GOLD if high else palette.MIST, Place(124, 50, 0.6, 0 if high else 180))
    return pen.settle()
