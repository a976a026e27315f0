"""Top Suit's own signs: the circle of suits, and the kinds of combinations."""

import math
from functools import cache
from typing import Final

from PIL import Image

from bot.games.topsuit.combinations import BEATS
from rendering.decks.french import suits
from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle

_SPOTS: Final = {"D": (17, 50), "H": (88, 18), "S": (112, 79), "C": (64, 79)}
"""Positions of the suits. Diamonds stand apart; each of the others beats the next one clockwise."""
_WIDE: Final = 130
_DISC: Final = 17
_SHAFT: Final = "M -13 0 L 4 0"
_HEAD: Final = "M 1 -8 L 14 0 L 1 8 Z"

_CARD: Final = "M -22 -31 L 22 -31 L 22 31 L -22 31 Z"
_LAID: Final = {
    "pair": ((40, 44), (60, 56)),
    "triple": ((33, 40), (50, 50), (67, 60)),
    "quad": ((28, 37), (43, 46), (58, 55), (73, 64)),
    "run": ((26, 66), (50, 50), (74, 34)),
}


@cache
def suit_circle(height: int, ground: Colour, colours: int, top: str = "") -> Image.Image:
    """Draw the order of suits: arrows point from the stronger suit to the weaker.

    If a card `top` is to be beaten, its suit is ringed, and suits without a card that beats it are faint.
    """
    pen = Pen((height * _WIDE // 100, height), ground, unit=height / 100)
    for stronger, weaker in ("HS", "SC", "CH"):
        _arrow(pen, _SPOTS[stronger], _SPOTS[weaker])
    _arrow(pen, _SPOTS["D"], (79, 50))
    for suit, spot in _SPOTS.items():
        _disc(pen, suit, spot, colours, top)
    return pen.settle()


def _arrow(pen: Pen, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Draw an arrow half-way from one suit to another."""
    across, down = end[0] - start[0], end[1] - start[1]
    turn = math.degrees(math.atan2(down, across))
    place = Place(start[0] + across * 0.5, start[1] + down * 0.5, 1, turn)
    pen.stroke(_SHAFT, ink.CREAM, 4, place)
    pen.fill(_HEAD, ink.CREAM, place)


def _disc(pen: Pen, suit: str, spot: tuple[int, int], colours: int, top: str) -> None:
    own = top[1:] == suit
    beats = not top or top[1] in BEATS[suit] or (own and top[0] != "A")
    if own:
        pen.fill(circle(*spot, _DISC), ink.GOLD)
    pen.fill(circle(*spot, _DISC - (2.6 if own else 0)), ink.FACE if beats else ink.PLATE)
    colour = suits.INKS[colours][suit] if beats else ink.MIST
    pen.fill(suits.SHAPES[suit], colour, Place(*spot, 0.105))


@cache
def kind(name: str, height: int, ground: Colour) -> Image.Image:
    """Draw the kind of several cards: a set as overlapping cards, a run as climbing ones."""
    pen = Pen((height, height), ground, unit=height / 100)
    for x, y in _LAID[name]:
        pen.paint(_CARD, ink.CREAM, ground, 6, Place(x, y, 1))
    return pen.settle()
