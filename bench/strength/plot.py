"""A plot of expected and actual results, drawn like all our pictures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from rendering.kit import palette
from rendering.kit.canvas import Canvas
from rendering.kit.pen import Pen, circle
from rendering.kit.picture import Picture

WIDTH: Final = 1000
HEIGHT: Final = 1000
LEFT: Final = 120
RIGHT: Final = WIDTH - 40
TOP: Final = 60
BOTTOM: Final = HEIGHT - 130
LETTERS: Final = 34
STEPS: Final = (1, 2, 5, 10, 20, 50)
LINES: Final = 8
"""Maximum spaces between the lines of the grid."""


class Point(NamedTuple):
    """Calls with similar expectations."""

    expected: float
    outcome: float
    margin: float
    """Half of the outcome's 95 % interval."""


class Axis(NamedTuple):
    """The scale of both axes in whole numbers; equal scales put agreement on the diagonal."""

    low: int
    high: int
    step: int

    @classmethod
    def around(cls, points: Sequence[Point]) -> Self:
        """Return an axis with room for all points and their intervals."""
        ends = [end for x, y, margin in points for end in (x, y - margin, y + margin)]
        least, most = math.floor(min(ends)), math.ceil(max(ends))
        step = next((step for step in STEPS if most - least <= LINES * step), STEPS[-1])
        return cls(least // step * step, max(-(-most // step), least // step + 1) * step, step)

    def place(self, value: float, first: int, last: int) -> int:
        """Return the position of a value between two ends, in pixels."""
        return round(first + (value - self.low) / (self.high - self.low) * (last - first))


def plot(points: Sequence[Point]) -> Picture:
    """Plot expectations to the right and results upward; on the diagonal they agree."""
    axis = Axis.around(points)
    canvas = Canvas((WIDTH, HEIGHT))
    pen = Pen((WIDTH, HEIGHT), palette.FELT)
    grid = range(axis.low, axis.high + 1, axis.step)
    for value in grid:
        x, y = axis.place(value, LEFT, RIGHT), axis.place(value, BOTTOM, TOP)
        width = 4 if value == 0 else 2
        pen.stroke(f"M {LEFT} {y} L {RIGHT} {y}", palette.PLATE, width)
        pen.stroke(f"M {x} {BOTTOM} L {x} {TOP}", palette.PLATE, width)
    pen.stroke(f"M {LEFT} {BOTTOM} L {RIGHT} {TOP}", palette.MIST, 3)
    for one in points:
        x = axis.place(one.expected, LEFT, RIGHT)
        low, middle, high = (axis.place(one.outcome + part * one.margin, BOTTOM, TOP) for part in (-1, 0, 1))
        pen.stroke(f"M {x} {low} L {x} {high}", palette.GOLD, 4)
        for end in (low, high):
            pen.stroke(f"M {x - 9} {end} L {x + 9} {end}", palette.GOLD, 4)
        pen.fill(circle(x, middle, 11), palette.CREAM)
    canvas.put(pen.settle(), (0, 0))
    for value in grid:
        x, y = axis.place(value, LEFT, RIGHT), axis.place(value, BOTTOM, TOP)
        canvas.text(str(value), (LEFT - 16, y - LETTERS // 2), LETTERS, palette.MIST, align=1)
        canvas.text(str(value), (x, BOTTOM + 16), LETTERS, palette.MIST, align=0.5)
    canvas.text("came of it", (LEFT - 70, 8), LETTERS, palette.CREAM)
    canvas.text("expected", (RIGHT, BOTTOM + 70), LETTERS, palette.CREAM, align=1)
    found = "; ".join(f"{one.expected:+.1f}: {one.outcome:+.1f} ± {one.margin:.1f}" for one in points)
    return canvas.picture(f"expected: came of it. {found}")
