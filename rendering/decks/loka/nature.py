"""Emblems of trumps that grow, creep or shine, each in a box from -100 to 100."""

from rendering.decks.french.courts import flower
from rendering.decks.loka.scenery import LINE, bar, cloud, hill, shape, sparks
from rendering.kit import palette as ink
from rendering.kit.pen import Pen, Place, circle, ellipse


def rose(pen: Pen) -> None:
    """Draw a hibiscus with its leaves."""
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
