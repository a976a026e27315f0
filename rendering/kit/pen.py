"""Vector drawing: paths are filled several times too large and then shrunk, which smooths their edges.

A path is text as in SVG, absolute commands only: `M x y`, `L x y`, `Q x y x y`, `C x y x y x y`, `Z`. Its
unit is free: a `Place` gives its position on the drawing, scale and rotation.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Final, Self, TypeAlias

from PIL import Image, ImageDraw

from rendering.kit import palette
from rendering.kit.fonts import CAPITAL, font

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]

# Factor of enlargement, and straight pieces of a curve: more would not be visible after shrinking.
FINE: Final = 4
PIECES: Final = 14

_ARGUMENTS: Final = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}


@dataclass(frozen=True, slots=True)
class Place:
    """A transformation of a path's units into the drawing's: mirror, scale, turn clockwise, then move."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0
    mirror: bool = False

    def point(self, at: Point) -> Point:
        x, y = (-at[0] if self.mirror else at[0]) * self.scale, at[1] * self.scale
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return self.x + x * cos - y * sin, self.y + x * sin + y * cos


HERE: Final = Place()


def _curve(start: Point, controls: Sequence[Point]) -> list[Point]:
    """Return the points of a quadratic or cubic curve, without its start."""
    points = [start, *controls]
    degree = len(controls)
    curve = []
    for piece in range(1, PIECES + 1):
        t = piece / PIECES
        weights = [math.comb(degree, k) * t**k * (1 - t) ** (degree - k) for k in range(degree + 1)]
        x = sum(w * p[0] for w, p in zip(weights, points, strict=True))
        y = sum(w * p[1] for w, p in zip(weights, points, strict=True))
        curve.append((x, y))
    return curve


@cache
def outlines(path: str) -> tuple[tuple[Point, ...], ...]:
    """Return the path as polygons; `Z` closes one by repeating its first point."""
    words = iter(path.split())
    shapes: list[list[Point]] = []
    for command in words:
        points = [(float(next(words)), float(next(words))) for _ in range(_ARGUMENTS[command])]
        match command:
            case "M":
                shapes.append(points)
            case "L":
                shapes[-1] += points
            case "Z":
                shapes[-1].append(shapes[-1][0])
            case _:
                shapes[-1] += _curve(shapes[-1][-1], points)
    return tuple(map(tuple, shapes))


def circle(x: float, y: float, radius: float) -> str:
    """Return the path of a circle."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """Return the path of an upright ellipse, in four cubic curves."""
    a, b = rx * 0.5523, ry * 0.5523
    return (
        f"M {x} {y - ry} C {x + a} {y - ry} {x + rx} {y - b} {x + rx} {y}"
        f" C {x + rx} {y + b} {x + a} {y + ry} {x} {y + ry}"
        f" C {x - a} {y + ry} {x - rx} {y + b} {x - rx} {y}"
        f" C {x - rx} {y - b} {x - a} {y - ry} {x} {y - ry} Z"
    )


class Pen:
    """A pen that draws on a ground of its own; `settle` returns the result in the shared palette."""

    def __init__(self, size: tuple[int, int], ground: palette.Colour, *, unit: float = 1.0) -> None:
        """`size` in pixels of the result, `unit` the pixels of the result to one unit of the drawing."""
        self.image = Image.new("RGB", (size[0] * FINE, size[1] * FINE), ground)
        self._draw = ImageDraw.Draw(self.image)
        self._zoom = unit * FINE
        self._origin = (0.0, 0.0)

    def inset(self, x: float, y: float, scale: float) -> Self:
        """Return a pen on the same sheet whose drawing is moved and scaled."""
        pen = copy(self)
        pen._origin = (self._origin[0] + x * self._zoom, self._origin[1] + y * self._zoom)
        pen._zoom = self._zoom * scale
        return pen

    @contextmanager
    def clip(self, path: str) -> Iterator[None]:
        """Restrict drawing inside the context to the path."""
        below = self.image.copy()
        yield
        outside = Image.new("1", self.image.size, 1)
        draw = ImageDraw.Draw(outside)
        for shape in outlines(path):
            draw.polygon(self._pixels(shape, HERE), fill=0)
        self.image.paste(below, mask=outside)

    def _pixel(self, point: Point) -> Point:
        return self._origin[0] + point[0] * self._zoom, self._origin[1] + point[1] * self._zoom

    def _pixels(self, points: Sequence[Point], place: Place) -> list[Point]:
        return [self._pixel(place.point(point)) for point in points]

    def fill(self, path: str, colour: palette.Colour, place: Place = HERE) -> None:
        for shape in outlines(path):
            self._draw.polygon(self._pixels(shape, place), fill=colour)

    def stroke(self, path: str, colour: palette.Colour, width: float, place: Place = HERE) -> None:
        """Draw a line of the given width, in units of the drawing, with round ends and joints."""
        thick = max(1, round(width * self._zoom))
        for shape in outlines(path):
            points = self._pixels(shape, place)
            self._draw.line(points, fill=colour, width=thick, joint="curve")
            for x, y in (points[0], points[-1]):
                self._draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=colour)

    def paint(
        self, path: str, colour: palette.Colour, line: palette.Colour, width: float, place: Place = HERE
    ) -> None:
        """Fill and outline a path."""
        self.fill(path, colour, place)
        self.stroke(path, line, width, place)

    def box(self, corners: Box, radius: float, colour: palette.Colour) -> None:
        """Draw a filled rectangle with round corners."""
        self._draw.rounded_rectangle(self._inside(corners), radius * self._zoom, colour)

    def frame(self, corners: Box, radius: float, colour: palette.Colour, width: float) -> None:
        """Draw a rectangle with round corners; the line is inside it."""
        thick = max(1, round(width * self._zoom))
        self._draw.rounded_rectangle(self._inside(corners), radius * self._zoom, None, colour, thick)

    def _inside(self, corners: Box) -> Box:
        left, top = self._pixel(corners[:2])
        right, bottom = self._pixel(corners[2:])
        # Pillow includes the last row and column.
        return round(left), round(top), round(right) - 1, round(bottom) - 1

    def text(
        self,
        text: str,
        at: Point,
        height: float,
        colour: palette.Colour,
        *,
        squeeze: float = 1.0,
        track: float = 0.0,
    ) -> None:
        """Write capitals of this height, the middle of their top edge at `at`; `track` spaces the letters."""
        size = height * self._zoom / CAPITAL
        face = font(round(size))
        widths = [face.getlength(letter) for letter in text]
        across = sum(widths) + track * size * (len(text) - 1)
        mask = Image.new("L", (math.ceil(across), math.ceil(size * 1.3)))
        draw = ImageDraw.Draw(mask)
        x = 0.0
        for letter, width in zip(text, widths, strict=True):
            draw.text((x, size), letter, 255, face, anchor="ls")
            x += width + track * size
        mask = mask.resize((max(1, round(mask.width * squeeze)), mask.height))
        x, y = self._pixel(at)
        self.image.paste(colour, (round(x - mask.width / 2), round(y - size * (1 - CAPITAL))), mask)

    def mask(self) -> Image.Image:
        """Return the drawing as a mask of its real size, opaque where it is light."""
        width, height = self.image.size
        small = self.image.convert("L").resize((width // FINE, height // FINE))
        return small.point(lambda light: 255 * (light > 127), "1")

    def settle(self) -> Image.Image:
        """Return the drawing at its real size, in the shared palette."""
        return palette.settle(self.image.reduce(FINE))
