"""The court cards: a toucan as Jack, Queen or King, shown upright and upside down and parted by a sash."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from rendering.decks.french.suits import SHAPES
from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, Point, circle
from rendering.kit.toucans import LINE, PLUMAGES, bust

_ROBE: Final = (
    "M 37 45 C 31 51 25 59 20 71 L 20 117 L 101 117 L 101 79 C 96 69 90 61 79 54 C 80 61 77 67 69 69 C "
    "56 69 44 59 37 45 Z"
)
_CUFF: Final = "M 77 64.5 L 81.5 63 L 87.5 75.5 L 83 78 Z"
_FINGERS: Final = (
    "M 82 63 C 87 58 94 59 94 63 C 94 65 92 66 90 66 C 94 66 95 70 91 71 C 94 72 92 76 86 75.6 Z"
)


def robe_of(colour: Colour) -> Colour:
    """Return the cloth's colour for a suit; black cloth would swallow the feathers."""
    return ink.CHARCOAL if colour == ink.BLACK else colour


@dataclass(frozen=True, slots=True)
class Wearer:
    """The wearer of a dress: the colours of cloth, hand and lashes, the eye, and the sign of the house."""

    robe: Colour
    hand: Colour
    lashes: Colour
    eye: Point
    sign: Callable[[Pen, Colour, Place], None]
    cut: str = _ROBE


def figure(pen: Pen, rank: str, suit: str, colour: Colour) -> None:
    """Draw one toucan in full dress, down to the waist."""
    plumage = PLUMAGES[suit]

    def sign(pen: Pen, colour: Colour, at: Place) -> None:
        pen.fill(SHAPES[suit], colour, at)

    bust(pen, plumage)
    dress(pen, rank, Wearer(robe_of(colour), plumage.feathers, plumage.skin, (56.5, 30), sign))


def dress(pen: Pen, rank: str, wearer: Wearer) -> None:
    """Draw robe, headgear and the object in the hand, for a bust as large as a toucan's."""
    pen.paint(wearer.cut, wearer.robe, ink.BLACK, LINE)
    match rank:
        case "K":
            _king(pen, wearer)
        case "Q":
            _queen(pen, wearer)
        case _:
            _jack(pen, wearer)
    hand = Place(0, 5)
    pen.paint(_FINGERS, wearer.hand, ink.BLACK, LINE, hand)
    pen.paint(_CUFF, ink.GOLD, ink.BLACK, LINE, hand)


_ERMINE: Final = (
    "M 37 43 C 42 59 56 69 69 69 C 77 67 80 61 79 53 C 84 56 87 60 88 64 C 86 75 76 79 66 78 C 50 77 36 "
    "67 29 53 C 31 49 34 46 37 43 Z"
)
_SPOTS: Final = (Place(37, 55, 1, -40), Place(45, 64, 1, -35), Place(77, 72, 1, 30), Place(83, 63, 1, 50))
CROWN: Final = "M -14 0 L -17 -13 L -8.5 -6 L 0 -15.5 L 8.5 -6 L 17 -13 L 14 0 Q 0 4 -14 0 Z"


def _king(pen: Pen, wearer: Wearer) -> None:
    pen.paint(_ERMINE, ink.FACE, ink.BLACK, LINE)
    for spot in _SPOTS:
        pen.fill("M 0 -2.6 L 1.5 2.4 L 0 1.6 L -1.5 2.4 Z", ink.BLACK, spot)
    at = Place(51.5, 20, 1, -9)
    pen.paint(CROWN, ink.GOLD, ink.BLACK, LINE, at)
    pen.paint("M -14 0 Q 0 4 14 0 L 13.4 -4 Q 0 0 -13.4 -4 Z", wearer.robe, ink.BLACK, 0.8, at)
    for x, y in ((-17, -13.0), (0, -15.5), (17, -13.0)):
        pen.paint(circle(x, y, 2.3), ink.GOLD, ink.BLACK, 0.9, at)
    pen.stroke("M 86 62 L 88 128", ink.BLACK, 4.2)
    pen.stroke("M 86 62 L 88 128", ink.GOLD, 2.2)
    pen.paint(circle(86, 56, 9.2), ink.GOLD, ink.BLACK, LINE)
    wearer.sign(pen, wearer.robe, Place(86, 56, 0.06))


_TIARA: Final = (
    "M -15 1 Q 0 5.5 15 1 C 16 -1 16 -4 15 -6.5 Q 12 -5.5 10.6 -3 Q 10.5 -7 8 -10 Q 5 -8.5 4.2 -5"
    " Q 3.5 -10 0 -13.5 Q -3.5 -10 -4.2 -5 Q -5 -8.5 -8 -10 Q -10.5 -7 -10.6 -3 Q -12 -5.5 -15 -6.5"
    " C -16 -4 -16 -1 -15 1 Z"
)
_PETAL: Final = "M 0 0 C -6 -3 -6.5 -10 -2.5 -11 Q 0 -9.6 2.5 -11 C 6.5 -10 6 -3 0 0 Z"
_COLLAR: Final = "M 33 47 C 40 63 54 75 69 74 C 80 72 84 63 82 54"


def _queen(pen: Pen, wearer: Wearer) -> None:
    for turn in (-52, -22, 8):
        pen.stroke("M 0 -5 L 0 -8.6", wearer.lashes, 1.5, Place(*wearer.eye, 1, turn))
    pen.stroke(_COLLAR, ink.BLACK, 5.4)
    pen.stroke(_COLLAR, ink.GOLD, 3.4)
    for x, y in ((38.5, 57), (44.5, 64), (52, 69.5), (60.5, 73), (69.5, 74), (77.5, 70), (81.6, 62.5)):
        pen.paint(circle(x, y, 2.3), ink.FACE, ink.BLACK, 0.8)
    at = Place(51, 19.5, 1, -9)
    pen.paint(_TIARA, ink.GOLD, ink.BLACK, LINE, at)
    for x, y in ((-15, -7), (-8, -10.5), (0, -14), (8, -10.5), (15, -7)):
        pen.paint(circle(x, y, 1.9), ink.FACE, ink.BLACK, 0.8, at)
    wearer.sign(pen, wearer.robe, Place(50.6, 16.6, 0.034, -9))
    flower(pen, Place(86, 56, 0.92, 12))
    pen.stroke("M 86.4 64 C 87 76 89 90 90 120", ink.BLACK, 3)
    pen.stroke("M 86.4 64 C 87 76 89 90 90 120", ink.MINT, 1.4)


def flower(pen: Pen, at: Place) -> None:
    """Draw a hibiscus."""
    for turn in range(0, 360, 72):
        petal = Place(at.x, at.y, at.scale, at.turn + turn)
        pen.paint(_PETAL, ink.ROSE, ink.BLACK, 0.9, petal)
    pen.paint(circle(at.x, at.y, 2.6 * at.scale), ink.GOLD, ink.BLACK, 0.8)


_RUFF: Final = (
    "M 34 45 C 40 61 54 73 69 71.5 C 79 69 82 62 80 53 L 88 59 L 84 67 L 88 73 L 78 73 L 74 82 L 66 75"
    " L 58 83 L 53 73 L 43 77 L 42 66 L 32 66 L 35 57 L 28 53 Z"
)
_CAP: Final = "M 35 24 C 31 14 38 5 50 5 C 60 4 68 10 67.5 19 C 58 15.5 45 17 35 24 Z"
_BRIM: Final = (
    "M 34 25.5 C 44 17.5 58 15.5 69 20 C 70 17.5 69.5 16 68 15 C 58 11 44 13 33 21"
    " C 32.5 23 33 24.5 34 25.5 Z"
)
_FEATHER: Final = (
    "M 61 14 C 62 4 76 0 95 6 C 92 7.4 91 8 90.6 9.4 C 88 9 86 9.4 85 11 C 80 10 77 11 75.5 13"
    " C 70 12 65 14 62.6 17 Z"
)
_PENNON: Final = "M 86 50 L 99 51.5 L 95.5 57 L 99 63 L 86 63 Z"


def _jack(pen: Pen, wearer: Wearer) -> None:
    pen.paint(_RUFF, ink.GOLD, ink.BLACK, LINE)
    pen.paint(_FEATHER, ink.LEMON, ink.BLACK, LINE)
    pen.stroke("M 62 15.5 C 68 8.5 78 6 88 6.6", ink.BLACK, 0.8)
    pen.paint(_CAP, wearer.robe, ink.BLACK, LINE)
    pen.paint(_BRIM, ink.GOLD, ink.BLACK, LINE)
    pen.stroke("M 85 49 L 88 128", ink.BLACK, 3.6)
    pen.stroke("M 85 49 L 88 128", ink.BRASS, 1.8)
    pen.paint(_PENNON, ink.FACE, ink.BLACK, LINE)
    wearer.sign(pen, wearer.robe, Place(90.6, 56.6, 0.04))


def two_way(pen: Pen, robe: Colour) -> None:
    """Repeat the upper half of the drawing upside down below the sash, and lay the sash over the seam."""
    width, height = pen.image.size
    upper = Image.new("1", pen.image.size)
    ImageDraw.Draw(upper).polygon([(0, 0), (width, 0), (width, height * 0.571), (0, height * 0.429)], fill=1)
    whole = pen.image.transpose(Image.Transpose.ROTATE_180)
    whole.paste(pen.image, mask=upper)
    pen.image.paste(whole)
    for band, breadth in ((ink.BLACK, 7.6), (ink.GOLD, 5.8), (robe, 2.4)):
        pen.stroke("M -10 58 L 110 82", band, breadth)
