"""The course of a rating: a line over the matches, on a card."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from rendering.kit import palette
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.pen import Pen, circle
from rendering.kit.picture import Picture, once

WIDTH: Final = 1000
HEIGHT: Final = 500
_MARGIN: Final = 14
_LEFT: Final = 150
_RIGHT: Final = WIDTH - 178
_TOP: Final = 56
_BOTTOM: Final = HEIGHT - 98
_LETTERS: Final = 44
_STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_LINES: Final = 4
"""Maximum spaces between the lines of the grid."""


@dataclass(frozen=True, slots=True)
class Course:
    values: tuple[int, ...]
    """The rating before the first match and after each, oldest first."""
    first: str
    """Day of the first match, as text; `last` likewise."""
    last: str


@once
def course(name: str, one: Course, words: Catalogue) -> Picture:
    """Draw the course of a rating; `name`: its owner, for the alt text."""
    canvas = Canvas((WIDTH, HEIGHT))
    size = (WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN)
    canvas.plate(size, (_MARGIN, _MARGIN), palette.PLATE, palette.PLATE, 0)
    grid = grid_of(one.values)
    _curve(canvas, one.values, grid)
    for value in grid:
        y = _height(value, grid)
        canvas.text(
            str(value), (_LEFT - 22, y - _LETTERS // 2), _LETTERS, palette.MIST, palette.PLATE, align=1
        )
    below = _BOTTOM + 24
    canvas.text(one.first, (_LEFT, below), _LETTERS, palette.MIST, palette.PLATE)
    if one.last != one.first:
        canvas.text(one.last, (_RIGHT, below), _LETTERS, palette.MIST, palette.PLATE, align=1)
    _now(canvas, one.values, grid)
    alt = words(
        "course-alt", name=name, matches=len(one.values) - 1, first=one.values[0], last=one.values[-1],
        most=max(one.values), least=min(one.values), since=one.first,
    )  # fmt: skip
    return canvas.picture(alt)


def grid_of(values: tuple[int, ...]) -> range:
    """Return round numbers that enclose all values."""
    least, most = min(values), max(values)
    step = next((step for step in _STEPS if -(-(most + 1) // step) - least // step <= _LINES), _STEPS[-1])
    return range(least // step * step, -(-(most + 1) // step) * step + 1, step)


def _height(value: int, grid: range) -> int:
    return round(_BOTTOM - (value - grid[0]) / (grid[-1] - grid[0]) * (_BOTTOM - _TOP))


def _across(place: int, count: int) -> int:
    return round(_LEFT + place / (count - 1) * (_RIGHT - _LEFT))


def _curve(canvas: Canvas, values: tuple[int, ...], grid: range) -> None:
    box = (_LEFT - 10, _TOP - 16, _RIGHT + 24, _BOTTOM + 16)
    pen = Pen((box[2] - box[0], box[3] - box[1]), palette.PLATE)
    pen = pen.inset(-box[0], -box[1], 1)
    points = [(_across(place, len(values)), _height(value, grid)) for place, value in enumerate(values)]
    for value in grid:
        y = _height(value, grid)
        pen.stroke(f"M {_LEFT} {y} L {_RIGHT} {y}", palette.FELT, 3)
    for (x0, y0), (x1, y1) in pairwise(points):
        pen.stroke(f"M {x0} {y0} L {x1} {y1}", palette.GOLD, 6)
    if len(points) <= 40:
        for x, y in points:
            pen.fill(circle(x, y, 7), palette.GOLD)
    x, y = points[-1]
    pen.fill(circle(x, y, 14), palette.DEEP)
    pen.fill(circle(x, y, 11), palette.CREAM)
    canvas.put(pen.settle(), (box[0], box[1]))


def _now(canvas: Canvas, values: tuple[int, ...], grid: range) -> None:
    """Draw the newest value, beside the end of the line."""
    y = _height(values[-1], grid)
    canvas.text(str(values[-1]), (_RIGHT + 28, y - 29), 58, palette.CREAM, palette.PLATE)
