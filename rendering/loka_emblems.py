"""The emblems of the trumps, each in a box from -100 to 100."""

from collections.abc import Callable
from typing import Final

from rendering import palette as ink
from rendering.courts import flower
from rendering.palette import Colour
from rendering.pen import HERE, Pen, Place, circle, ellipse

LINE: Final = 5.0
"""Width of the black outlines."""


def shape(pen: Pen, path: str, colour: Colour, at: Place = HERE) -> None:
    """Filled, with the outline that all emblems have."""
    pen.paint(path, colour, ink.BLACK, LINE, at)


def bar(pen: Pen, path: str, colour: Colour, width: float) -> None:
    """A line with an outline."""
    pen.stroke(path, ink.BLACK, width + 2 * LINE)
    pen.stroke(path, colour, width)


_SPARK: Final = "M 0 -10 Q 1.6 -1.6 10 0 Q 1.6 1.6 0 10 Q -1.6 1.6 -10 0 Q -1.6 -1.6 0 -10 Z"


def sparks(pen: Pen, *spots: tuple[float, float, float]) -> None:
    """Small stars: where, and how large."""
    for x, y, scale in spots:
        pen.fill(_SPARK, ink.LEMON, Place(x, y, scale))


_CLOUD: Final = (
    "M -50 20 C -74 20 -76 -10 -52 -12 C -50 -40 -12 -46 -2 -24 C 14 -40 44 -28 42 -6 C 66 -6 68 20 46 20 Z"
)


def cloud(pen: Pen, at: Place, colour: Colour = ink.FACE) -> None:
    shape(pen, _CLOUD, colour, at)


def hill(pen: Pen, top: float, colour: Colour) -> None:
    """The land, to the lower edge of the picture."""
    crest = "M -260 34 C -120 20 -80 0 0 0 C 80 0 120 20 260 34 L 260 300 L -260 300 Z"
    shape(pen, crest, colour, Place(0, top))


def board(pen: Pen, top: float) -> None:
    """A table or a floor of boards, to the lower edge of the picture."""
    at = Place(0, top)
    shape(pen, "M -260 0 L 260 0 L 260 300 L -260 300 Z", ink.BRASS, at)
    pen.stroke("M -260 26 L 260 26 M -260 58 L 260 58", ink.MAROON, 4, at)
    pen.stroke("M -40 0 L -40 26 M 52 26 L 52 58", ink.MAROON, 4, at)


def key(pen: Pen) -> None:
    sparks(
        pen, (-66, -30, 1.8), (62, 40, 1.8), (-56, 90, 1.4), (70, -110, 1.2), (-50, -130, 1.4), (20, 140, 1.8)
    )
    pen.stroke("M 34 -100 L 34 -300", ink.ROSE, 5)
    turned = Place(0, 0, 1, 20)
    for x, y in ((0, -78), (-30, -44), (30, -44)):
        path = circle(x, y, 22)
        pen.stroke(path, ink.BLACK, 24, turned)
    pen.stroke("M 0 -30 L 0 92 M 0 50 L 38 50 M 0 84 L 46 84", ink.BLACK, 26, turned)
    for x, y in ((0, -78), (-30, -44), (30, -44)):
        path = circle(x, y, 22)
        pen.stroke(path, ink.GOLD, 14, turned)
    pen.stroke("M 0 -30 L 0 92 M 0 50 L 38 50 M 0 84 L 46 84", ink.GOLD, 16, turned)
    pen.stroke("M -3 -20 L -3 90", ink.LEMON, 4, turned)


def lantern(pen: Pen) -> None:
    pen.stroke("M 0 -84 L 0 -156 M -28 -156 L 200 -156 M 60 -156 C 90 -150 106 -130 112 -100", ink.SLATE, 7)
    pen.fill(circle(0, 12, 92), ink.BRASS)
    pen.fill(circle(0, 12, 72), ink.GOLD)
    bar(pen, "M -34 -46 C -34 -104 34 -104 34 -46", ink.SLATE, 7)
    shape(pen, "M -42 -40 L -54 66 L 54 66 L 42 -40 Z", ink.LEMON)
    pen.fill(
        "M 0 -8 C 6 10 22 20 20 38 C 18 52 8 56 0 56 C -10 56 -20 50 -20 36 C -20 18 -6 12 0 -8 Z", ink.RED
    )
    pen.fill("M 1 22 C 4 32 11 36 9 46 C 7 52 -6 54 -9 45 C -10 36 -2 34 1 22 Z", ink.LEMON)
    pen.stroke("M -16 -40 L -20 66 M 16 -40 L 20 66", ink.BLACK, 5)
    shape(pen, "M -56 -38 L 56 -38 L 28 -70 L -28 -70 Z", ink.SLATE)
    shape(pen, "M -64 64 L 64 64 L 56 90 L -56 90 Z", ink.SLATE)


def bell(pen: Pen) -> None:
    cloud(pen, Place(-76, 140, 0.9))
    cloud(pen, Place(66, 120, 0.8))
    bar(pen, "M -200 -90 L 200 -90", ink.BRASS, 14)
    shape(pen, circle(0, 76, 20), ink.BRASS)
    shape(
        pen,
        (
            "M 0 -78 C 46 -76 50 -34 54 4 C 57 34 70 46 86 66 L -86 66 C -70 46 -57 34 -54 4"
            " C -50 -34 -46 -76 0 -78 Z"
        ),
        ink.GOLD,
    )
    pen.stroke("M -68 46 L 68 46 M -52 6 L 52 6", ink.BLACK, 5)
    pen.stroke("M -28 -44 C -36 -26 -36 -12 -37 -6", ink.LEMON, 10)
    for x in (-30, 0, 30):
        pen.fill("M 0 -11 L 9 0 L 0 11 L -9 0 Z", ink.MAROON, Place(x, 26))


def rose(pen: Pen) -> None:
    """A hibiscus with its leaves."""
    hill(pen, 100, ink.GREEN)
    bar(pen, "M 4 0 C 10 40 4 70 -6 110", ink.MINT, 7)
    for turn in (70, -60):
        at = Place(2, 62, 1, turn)
        shape(pen, "M 0 0 C -26 -24 -24 -58 0 -82 C 24 -58 26 -24 0 0 Z", ink.MINT, at)
        pen.stroke("M 0 -10 L 0 -66", ink.GREEN, 4, at)
    flower(pen, Place(0, -26, 6.6))
    pen.stroke("M 0 -26 C 12 -40 24 -52 46 -60", ink.LEMON, 7)
    for x, y in ((46, -62), (36, -64), (48, -50)):
        pen.fill(circle(x, y, 6), ink.GOLD)


def bridge(pen: Pen) -> None:
    pen.fill(circle(0, -34, 46), ink.LEMON)
    pen.fill("M -220 44 L 220 44 L 220 260 L -220 260 Z", ink.BLUE)
    for x, y in ((-40, 74), (30, 92), (-10, 116), (60, 64)):
        pen.stroke(f"M {x - 16} {y} Q {x - 8} {y - 8} {x} {y} Q {x + 8} {y + 8} {x + 16} {y}", ink.SKY, 5)
    shape(
        pen,
        "M -230 22 C -110 -4 -60 -24 0 -24 C 60 -24 110 -4 230 22 L 230 66 L 92 66 C 88 10 40 4 0 4"
        " C -40 4 -88 10 -92 66 L -230 66 Z",
        ink.IVORY,
    )
    pen.stroke("M -92 66 C -88 10 -40 4 0 4 C 40 4 88 10 92 66", ink.BLACK, LINE)
    for path in (
        "M 0 -22 L 0 2",
        "M -40 -18 L -30 8",
        "M 40 -18 L 30 8",
        "M -76 -8 L -62 20",
        "M 76 -8 L 62 20",
    ):
        pen.stroke(path, ink.BLACK, 4)


def ship(pen: Pen) -> None:
    cloud(pen, Place(70, -116, 0.6))
    bar(pen, "M -6 -96 L -6 44", ink.BRASS, 6)
    shape(pen, "M 4 -84 C 50 -60 66 -14 62 28 L 4 28 Z", ink.FACE)
    shape(pen, "M -16 -66 C -48 -36 -60 -6 -62 28 L -16 28 Z", ink.FACE)
    pen.stroke("M 12 6 L 58 6 M 12 -18 L 54 -18", ink.RED, 7)
    shape(pen, "M -6 -98 L 26 -108 L 20 -98 L 28 -90 L -6 -88 Z", ink.RED)
    shape(pen, "M -86 42 L 92 42 C 84 70 70 84 56 92 L -56 92 C -72 82 -82 66 -86 42 Z", ink.MAROON)
    pen.stroke("M -78 58 L 84 58", ink.GOLD, 6)
    sea = (
        "M -220 86 Q -195 70 -170 86 Q -145 102 -120 86 Q -95 70 -70 86 Q -45 102 -20 86 Q 5 70 30 86"
        " Q 55 102 80 86"
    )
    shape(pen, f"{sea} Q 105 70 130 86 Q 155 102 180 86 L 220 300 L -220 300 Z", ink.BLUE)
    pen.stroke("M -60 116 Q -45 106 -30 116 M 20 128 Q 35 118 50 128", ink.SKY, 6)


def scales(pen: Pen) -> None:
    board(pen, 96)
    bar(pen, "M 0 -78 L 0 78", ink.GOLD, 10)
    for side in (-1, 1):
        low = -42 + 14 * side
        pen.stroke(f"M {60 * side} {low - 8} L {60 * side - 30} {low + 66}", ink.LEMON, 4)
        pen.stroke(f"M {60 * side} {low - 8} L {60 * side + 30} {low + 66}", ink.LEMON, 4)
        shape(pen, "M -38 0 L 38 0 C 34 28 -34 28 -38 0 Z", ink.GOLD, Place(60 * side, low + 64))
    bar(pen, "M -62 -64 L 62 -36", ink.GOLD, 9)
    shape(pen, circle(0, -50, 13), ink.RED)
    shape(pen, circle(0, -84, 11), ink.GOLD)
    shape(pen, "M -46 94 C -42 74 -12 76 0 64 C 12 76 42 74 46 94 Z", ink.GOLD)


def hourglass(pen: Pen) -> None:
    board(pen, 98)
    shape(
        pen,
        "M -52 -78 L 52 -78 C 54 -30 20 -22 8 0 C 20 22 54 30 52 78 L -52 78 C -54 30 -20 22 -8 0"
        " C -20 -22 -54 -30 -52 -78 Z",
        ink.FACE,
    )
    pen.fill("M -38 -44 Q 0 -34 38 -44 C 30 -26 10 -20 3 0 L -3 0 C -10 -20 -30 -26 -38 -44 Z", ink.ORANGE)
    pen.fill("M -47 76 C -40 52 -16 44 0 26 C 16 44 40 52 47 76 Z", ink.ORANGE)
    pen.stroke("M 0 0 L 0 40", ink.ORANGE, 5)
    for y in (-86, 86):
        shape(pen, f"M -70 {y - 11} L 70 {y - 11} L 70 {y + 11} L -70 {y + 11} Z", ink.GOLD)
    for x in (-62, 62):
        bar(pen, f"M {x} -72 L {x} 72", ink.BRASS, 6)


def wheel(pen: Pen) -> None:
    board(pen, 112)
    for turn in range(0, 180, 45):
        at = Place(0, 0, 1, turn)
        pen.stroke("M 0 -94 L 0 94", ink.BLACK, 20, at)
    for turn in range(0, 180, 45):
        pen.stroke("M 0 -94 L 0 94", ink.BRASS, 11, Place(0, 0, 1, turn))
    pen.stroke(circle(0, 0, 66), ink.BLACK, 30)
    pen.stroke(circle(0, 0, 66), ink.ORANGE, 20)
    for turn in range(0, 360, 45):
        pen.fill(circle(0, -66, 6), ink.LEMON, Place(0, 0, 1, turn + 22.5))
    shape(pen, circle(0, 0, 24), ink.GOLD)
    pen.fill(circle(0, 0, 8), ink.MAROON)


def tower(pen: Pen) -> None:
    """A lighthouse and its beams."""
    pen.fill("M 0 -60 L -260 -120 L -260 -30 Z", ink.LEMON)
    pen.fill("M 0 -60 L 260 -120 L 260 -30 Z", ink.LEMON)
    shape(pen, "M -26 -38 L 26 -38 L 44 96 L -44 96 Z", ink.FACE)
    pen.fill("M -30 -8 L 30 -8 L 34 22 L -34 22 Z", ink.RED)
    pen.fill("M -38 54 L 38 54 L 42 84 L -42 84 Z", ink.RED)
    pen.stroke("M -26 -38 L 26 -38 L 44 96 L -44 96 Z", ink.BLACK, LINE)
    shape(pen, "M -20 -76 L 20 -76 L 20 -42 L -20 -42 Z", ink.GOLD)
    shape(pen, "M -36 -44 L 36 -44 L 36 -34 L -36 -34 Z", ink.CHARCOAL)
    shape(pen, "M -28 -74 C -20 -98 20 -98 28 -74 Z", ink.RED)
    shape(pen, "M -240 300 L -240 116 C -120 100 -70 84 0 84 C 70 84 120 100 240 116 L 240 300 Z", ink.SLATE)


def anchor(pen: Pen) -> None:
    for x, y, size in ((-64, -70, 7), (-50, -96, 4), (70, -120, 6), (66, -10, 4), (-80, -150, 5)):
        pen.stroke(circle(x, y, size), ink.SKY, 4)
    hill(pen, 112, ink.IVORY)
    paths = (
        "M 0 -50 L 0 76",
        "M -42 -30 L 42 -30",
        "M -70 20 C -66 62 -36 80 0 82 C 36 80 66 62 70 20",
        circle(0, -70, 20),
    )
    tips = ("M -90 32 L -70 -6 L -48 34 Z", "M 90 32 L 70 -6 L 48 34 Z")
    for path in paths:
        pen.stroke(path, ink.BLACK, 26)
    for path in tips:
        pen.stroke(path, ink.BLACK, 10)
    for path in paths:
        pen.stroke(path, ink.SHADE, 15)
    for path in tips:
        pen.fill(path, ink.SHADE)
    bar(pen, "M 2 -88 C 60 -96 66 -50 30 -24 C -20 8 -50 30 -24 60 C -4 82 44 70 60 100", ink.BRASS, 8)


def snake(pen: Pen) -> None:
    pen.fill(circle(-40, -96, 30), ink.ORANGE)
    hill(pen, 84, ink.LEMON)
    coil = (
        "M -14 92 C 60 96 92 78 78 58 C 62 38 -62 54 -72 24 C -80 -6 62 6 64 -24 C 64 -52 -30 -36 -32 -62"
        " C -34 -84 -6 -92 20 -84"
    )
    pen.stroke(coil, ink.BLACK, 34)
    pen.stroke(coil, ink.MINT, 24)
    for x, y in ((64, 76), (20, 48), (-46, 40), (-30, 8), (30, -4), (46, -38), (-14, -50)):
        pen.fill(ellipse(x, y, 9, 6), ink.GREEN)
    bar(pen, "M 46 -74 L 74 -66 M 74 -66 L 88 -72 M 74 -66 L 84 -56", ink.RED, 4)
    shape(pen, "M 4 -92 C 20 -106 48 -98 56 -82 C 58 -68 44 -62 26 -64 C 8 -66 -4 -78 4 -92 Z", ink.MINT)
    pen.fill(circle(30, -84, 7), ink.FACE)
    pen.fill(circle(32, -84, 4), ink.BLACK)


def tree(pen: Pen) -> None:
    cloud(pen, Place(-60, -120, 0.7))
    hill(pen, 92, ink.MINT)
    shape(pen, "M -16 20 C -14 60 -22 86 -44 104 L 44 104 C 22 86 14 60 16 20 Z", ink.BRASS)
    shape(
        pen,
        "M -40 48 C -84 56 -104 14 -74 -12 C -92 -50 -52 -80 -26 -64 C -14 -98 40 -96 46 -58"
        " C 82 -66 100 -22 74 -6 C 100 22 74 58 40 46 C 26 62 -22 64 -40 48 Z",
        ink.GREEN,
    )
    pen.stroke("M -56 -14 C -50 -32 -36 -40 -22 -38 M 8 -60 C 20 -66 30 -62 34 -52", ink.MINT, 8)
    for x, y in ((-44, 18), (10, -14), (52, 18), (-10, 34), (42, -34), (-30, -20)):
        pen.paint(circle(x, y, 11), ink.RED, ink.BLACK, 4)


def mask(pen: Pen) -> None:
    """Half of it laughs and half of it weeps."""
    board(pen, 140)
    for side in (False, True):
        drape = "M 34 -300 C 40 -150 70 -110 104 -60 C 92 0 92 60 118 120 L 118 140 L 260 140 L 260 -300 Z"
        shape(pen, drape, ink.MAROON, Place(0, 0, 1, 0, side))
    face = "M -72 -74 C -30 -58 30 -58 72 -74 C 88 20 50 96 0 98 C -50 96 -88 20 -72 -74 Z"
    shape(pen, face, ink.FACE)
    with pen.clip("M 0 -120 L 120 -120 L 120 120 L 0 120 Z"):
        shape(pen, face, ink.GOLD)
    pen.fill("M -56 -16 C -48 -40 -22 -40 -14 -16 C -24 -26 -46 -26 -56 -16 Z", ink.BLACK)
    pen.fill("M 14 -22 C 24 -10 46 -10 56 -24 C 52 6 20 8 14 -22 Z", ink.BLACK)
    pen.fill("M -46 22 C -34 36 -18 44 0 44 L 0 72 C -24 72 -44 52 -46 22 Z", ink.BLACK)
    pen.fill("M 0 44 C 18 44 34 54 42 70 C 28 64 14 64 0 72 Z", ink.BLACK)
    pen.stroke("M -2 -14 C 2 4 8 14 0 22", ink.BLACK, LINE)
    pen.fill("M 36 8 C 46 24 46 34 36 36 C 26 34 26 24 36 8 Z", ink.BLUE)


def lightning(pen: Pen) -> None:
    hill(pen, 140, ink.CHARCOAL)
    shape(pen, "M 10 -60 L -52 30 L -12 30 L -36 108 L 52 2 L 10 2 L 46 -60 Z", ink.LEMON)
    cloud(pen, Place(0, -54, 1.45), ink.SHADE)
    pen.stroke("M -48 -48 C -40 -62 -26 -62 -18 -54", ink.SLATE, 6)
    for x, y in ((-70, 30), (74, 20), (-84, 80), (80, 84), (-60, 124), (62, 130)):
        pen.stroke(f"M {x} {y} L {x - 8} {y + 26}", ink.SKY, 6)


def star(pen: Pen) -> None:
    hill(pen, 136, ink.DEEP)
    ray = "M 0 0 L -22 -30 L 0 -104 L 22 -30 Z"
    for turn in range(0, 360, 72):
        pen.stroke(ray, ink.BLACK, 2 * LINE, Place(0, 0, 1, turn))
    for turn in range(0, 360, 72):
        pen.fill(ray, ink.GOLD, Place(0, 0, 1, turn))
        pen.fill("M 0 0 L -22 -30 L 0 -104 Z", ink.LEMON, Place(0, 0, 1, turn))
    sparks(
        pen,
        (-70, -80, 1.6),
        (76, -78, 1.2),
        (-84, 40, 1.2),
        (84, 34, 1.6),
        (0, 106, 1.4),
        (-50, -128, 1.2),
        (40, -140, 1.4),
    )


def moon(pen: Pen) -> None:
    hill(pen, 108, ink.PLATE)
    shape(
        pen,
        "M 28 -92 C -40 -96 -92 -44 -84 16 C -76 72 -16 104 40 82 C 58 74 72 62 80 46"
        " C 26 62 -22 40 -30 -8 C -34 -44 -12 -78 28 -92 Z",
        ink.LEMON,
    )
    pen.stroke("M -62 20 C -58 46 -40 66 -14 74", ink.GOLD, 9)
    pen.fill(circle(-46, -18, 7), ink.GOLD)
    sparks(
        pen, (30, -10, 2.4), (64, -50, 1.5), (10, 20, 1.2), (78, 6, 1.2), (-70, -120, 1.4), (50, -126, 1.8)
    )


def sun(pen: Pen) -> None:
    hill(pen, 130, ink.MINT)
    cloud(pen, Place(70, -120, 0.6))
    for turn in range(0, 360, 45):
        shape(pen, "M -18 -62 L 0 -106 L 18 -62 Z", ink.ORANGE, Place(0, 0, 1, turn))
        pen.stroke("M 0 -66 L 0 -94", ink.BLACK, 12, Place(0, 0, 1, turn + 22.5))
        pen.stroke("M 0 -66 L 0 -94", ink.LEMON, 6, Place(0, 0, 1, turn + 22.5))
    shape(pen, circle(0, 0, 60), ink.GOLD)
    for x in (-22, 22):
        pen.fill(ellipse(x, -8, 7, 10), ink.BLACK)
        pen.fill(circle(x * 1.8, 14, 10), ink.ORANGE)
    pen.stroke("M -24 20 C -14 38 14 38 24 20", ink.BLACK, 6)


def rainbow(pen: Pen) -> None:
    for step, colour in enumerate((ink.RED, ink.ORANGE, ink.LEMON, ink.MINT, ink.BLUE, ink.VIOLET)):
        radius = 96 - step * 12
        pen.stroke(circle(0, 40, radius), colour, 13)
    pen.stroke(circle(0, 40, 103), ink.BLACK, 4)
    pen.stroke(circle(0, 40, 29), ink.BLACK, 4)
    pen.fill("M -220 52 L 220 52 L 220 300 L -220 300 Z", ink.GREEN)
    shape(pen, "M -240 300 L -240 70 C -120 30 -40 66 10 64 C 90 62 150 40 240 60 L 240 300 Z", ink.MINT)
    cloud(pen, Place(-66, 50, 0.8))
    cloud(pen, Place(70, 48, 0.8))


EMBLEMS: Final[dict[int, Callable[[Pen], None]]] = {
    2: key, 3: lantern, 4: bell, 5: rose, 6: bridge, 7: ship, 8: scales, 9: hourglass, 10: wheel, 11: tower,
    12: anchor, 13: snake, 14: tree, 15: mask, 16: lightning, 17: star, 18: moon, 19: sun, 20: rainbow,
}  # fmt: skip
"""By the trump's number; the Magician and the World are figures of their own."""
