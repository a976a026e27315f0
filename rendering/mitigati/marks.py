"""Signs of Mitigati's table: the scales of the bargaining, and chips for cards."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from PIL import Image

from bot.games.kit.loka import FOOL, KINGS, TRUMP, Cards, in_order
from rendering.decks.french.faces import label
from rendering.decks.loka import elements, trumps
from rendering.kit import palette as ink
from rendering.kit.canvas import Canvas, Spot, width_of
from rendering.kit.names import LEAST
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


ROW: Final = 40
"""Height of a chip that stands for several cards."""
_PAD: Final = 7
_SIGN: Final = 24


class Held(NamedTuple):
    """Shown cards on one chip: trumps that follow one another, the kings, or the Fool."""

    text: str
    suits: str = ""

    @property
    def width(self) -> int:
        """Width of the chip; two of the narrowest fit beside a card."""
        return max(50, width_of(self.text, LEAST) + _SIGN * len(self.suits.removeprefix(FOOL)) + 2 * _PAD)


def together(cards: Cards) -> list[Held]:
    """Return the chips of shown cards: runs of trumps upward, then the kings, then the Fool."""
    trumps = sorted(int(card[:-1]) for card in cards if card[-1] == TRUMP)
    chips: list[Held] = []
    for _, some in groupby(enumerate(trumps), key=lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in some]
        chips.append(Held("\N{EN DASH}".join(map(str, dict.fromkeys((numbers[0], numbers[-1]))))))
    kings = "".join(card[-1] for card in in_order(cards) if card in KINGS)
    if kings:
        # Four signs would be wider than the room beside a card.
        every = len(kings) == len(KINGS)
        chips.append(Held(f"{len(kings)} {label('K')}") if every else Held(label("K"), kings))
    return [*chips, *([Held("", FOOL)] if FOOL in cards else [])]


def in_rows(chips: Sequence[Held], room: int, gap: int) -> list[list[Held]]:
    """Put each chip into the first row with room for it."""
    rows: list[list[Held]] = []
    for chip in chips:
        for row in rows:
            if sum(one.width + gap for one in row) + chip.width <= room:
                row.append(chip)
                break
        else:
            rows.append([chip])
    return rows


def lay(canvas: Canvas, chip: Held, at: Spot, colours: int) -> None:
    """Draw such a chip."""
    canvas.plate((chip.width, ROW), at, ink.FACE, ink.EDGE, 3)
    x, y = at
    if chip.suits == FOOL:
        canvas.put(cap(ROW - 8, ink.FACE), (x + (chip.width - ROW + 8) // 2, y + 4))
        return
    wide = width_of(chip.text, LEAST) + _SIGN * len(chip.suits)
    left = x + (chip.width - wide) // 2
    left += canvas.text(chip.text, (left, y + (ROW - LEAST) // 2), LEAST, ink.BLACK, ink.FACE)
    for suit in chip.suits:
        canvas.put(_sign(suit, colours), (left, y + (ROW - _SIGN) // 2))
        left += _SIGN


@cache
def _sign(suit: str, colours: int) -> Image.Image:
    pen = Pen((_SIGN, _SIGN), ink.FACE)
    elements.sign(pen, suit, elements.INKS[colours][suit], Place(_SIGN / 2, _SIGN / 2, _SIGN * 0.0046))
    return pen.settle()


@cache
def cap(height: int, ground: Colour) -> Image.Image:
    """Draw the Fool's cap."""
    pen = Pen((height, height), ground, unit=height / 100)
    trumps.cap(pen, Place(50, 52, 0.44))
    return pen.settle()
