"""The champions of a season: each game that has any, with a gold medal and their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rendering.boards.leaderboard import UNRANKED, medal
from rendering.kit import palette
from rendering.kit.alt import cut, fitting
from rendering.kit.board import LINE, MARGIN, WIDTH, line
from rendering.kit.canvas import Canvas
from rendering.kit.names import fitted, written
from rendering.kit.picture import Picture, once

_ROW: Final = 148
_GAP: Final = 8
_RANK: Final = 150
_VALUE: Final = 170
_RIGHT: Final = WIDTH - MARGIN - 24
_GAME: Final = 36
_NAME: Final = 54
_UNIT: Final = 38
_NAMES: Final = (32, 14, 8)
"""Letters of a name in the alt text, and where it would be too long."""


@dataclass(frozen=True, slots=True)
class Crowned:
    """The champions of one game."""

    game: str
    names: tuple[str, ...]
    points: str
    unit: str
    """The unit of the points, as a word below them."""
    about: str
    """Their record, for the alt text."""


@once
def champions(title: str, rows: tuple[Crowned, ...]) -> Picture:
    """Draw the champions in the order given."""
    top = MARGIN + LINE + 18
    canvas = Canvas((WIDTH, top + len(rows) * (_ROW + _GAP) - _GAP + MARGIN))
    line(canvas, (title,), (MARGIN + 6, MARGIN), WIDTH - 2 * MARGIN, height=40)
    for number, row in enumerate(rows):
        _draw(canvas, row, top + number * (_ROW + _GAP))
    return canvas.picture(alt(title, rows))


def _draw(canvas: Canvas, row: Crowned, y: int) -> None:
    ground = palette.PLATE
    canvas.plate((WIDTH - 2 * MARGIN, _ROW), (MARGIN, y), ground, ground, 0)
    centre = MARGIN + _RANK // 2
    won = medal(1, ground)
    canvas.put(won, (centre - won.width // 2, y + (_ROW - won.height) // 2))
    left = MARGIN + _RANK
    game, height = fitted(row.game, _RIGHT - _VALUE - left, _GAME)
    canvas.text(game, (left, y + 16), height, palette.MIST, ground)
    shown = ", ".join(name for name in row.names if written(name)) or UNRANKED
    name, height = fitted(shown, _RIGHT - _VALUE - left, _NAME)
    canvas.text(name, (left, y + 78 + (_NAME - height) // 2), height, palette.CREAM, ground)
    canvas.text(row.points, (_RIGHT, y + 28), 60, palette.GOLD, ground, align=1)
    canvas.text(row.unit, (_RIGHT, y + 96), _UNIT, palette.MIST, ground, align=1)


def alt(title: str, rows: tuple[Crowned, ...]) -> str:
    """Return the alt text, game by game; names are cut if it would be too long."""
    return fitting("\n".join((f"{title}.", *(_told(row, most) for row in rows))) for most in _NAMES)


def _told(row: Crowned, most: int) -> str:
    names = ", ".join(cut(iter(row.names), most))
    return f"{row.game}: {names}{f' ({row.about})' if row.about else ''}."
