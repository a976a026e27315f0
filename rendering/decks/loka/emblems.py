"""Emblems of trumps with things made by people, each in a box from -100 to 100; and the list of all."""

from collections.abc import Callable
from typing import Final

from rendering.decks.loka import nature
from rendering.decks.loka.scenery import LINE, bar, board, cloud, hill, shape, sparks
from rendering.kit import palette as ink
from rendering.kit.pen import Pen, Place, circle


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
    """Draw a lighthouse and its beams."""
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


def mask(pen: Pen) -> None:
    """Draw a mask of which one half laughs and the other weeps."""
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


EMBLEMS: Final[dict[int, Callable[[Pen], None]]] = {
    2: key, 3: lantern, 4: bell, 5: nature.rose, 6: bridge, 7: ship, 8: scales, 9: hourglass, 10: wheel,
    11: tower, 12: anchor, 13: nature.snake, 14: nature.tree, 15: mask, 16: nature.lightning,
    17: nature.star, 18: nature.moon, 19: nature.sun, 20: nature.rainbow,
}  # fmt: skip
"""Emblems by the trump's number; the Magician and the World are figures of their own."""
