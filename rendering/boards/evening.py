"""The score of an evening: a row for each participant, a column for each match, and the total."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rendering.kit import board, palette, plates
from rendering.kit.alt import cut, fitting
from rendering.kit.board import LINE, MARGIN, WIDTH
from rendering.kit.canvas import Canvas
from rendering.kit.names import apart, fitted
from rendering.kit.picture import Picture, once

_HEAD: Final = 76
"""Height of the columns' heads, in two lines."""
_ROW: Final = 92
_GAP: Final = 8
_RANK: Final = 64
_COLUMN: Final = 108
_TOTAL: Final = 138
_RIGHT: Final = WIDTH - MARGIN - 16
_NAME: Final = 42
_LETTERS: Final = 30
"""Height of the smallest words; a phone shows them at a good third of it."""
_NAMES: Final = (32, 14, 8)


@dataclass(frozen=True, slots=True)
class Cell:
    """A participant's points from one match, or from several."""

    points: str
    place: int = 0
    """Place in the match; 0 for several matches."""
    note: str = ""
    """Text shown instead of the place."""


@dataclass(frozen=True, slots=True)
class Row:
    """One participant's row."""

    place: int
    """Place in the evening; 0 if there is none."""
    name: str
    about: str
    """Line below the name: the level of a computer player, or the boards that a person has not played."""
    cells: tuple[Cell | None, ...]
    """Cells by column; None without participation."""
    total: str


@once
def evening(title: str, columns: tuple[str, ...], rows: tuple[Row, ...], total: str) -> Picture:
    """Draw the rows in the order given; `columns`: games, or the matches that a column sums up."""
    top = MARGIN + LINE + 14 + _HEAD
    canvas = Canvas((WIDTH, top + len(rows) * (_ROW + _GAP) - _GAP + MARGIN))
    board.line(canvas, (title,), (MARGIN + 6, MARGIN), WIDTH - 2 * MARGIN, height=40)
    middles = [_RIGHT - _TOTAL - _COLUMN * (len(columns) - n) + _COLUMN // 2 for n in range(len(columns))]
    for middle, name in zip(middles, columns, strict=True):
        _head(canvas, name, middle, top)
    text, height = fitted(total, _TOTAL - 8, _LETTERS + 4)
    canvas.text(text, (_RIGHT, top - height - 12), height, palette.MIST, palette.FELT, align=1)
    room = middles[0] - _COLUMN // 2 - MARGIN - _RANK - 14
    names = apart((row.name for row in rows), room, _NAME)
    for number, row in enumerate(replace(row, name=name) for row, name in zip(rows, names, strict=True)):
        _draw(canvas, row, number, top + number * (_ROW + _GAP), middles)
    return canvas.picture(alt(title, columns, rows, total))


def _head(canvas: Canvas, name: str, middle: int, bottom: int) -> None:
    """Draw a game's name in at most two lines, which end above the rows."""
    first, _, rest = name.partition(" ")
    lines = [line for line in (first, rest) if line]
    for above, line in enumerate(reversed(lines), 1):
        text, height = fitted(line, _COLUMN - 8, _LETTERS)
        y = bottom - 8 - above * (_LETTERS + 4)
        canvas.text(text, (middle, y), height, palette.MIST, palette.FELT, align=0.5)


def _draw(canvas: Canvas, row: Row, number: int, y: int, middles: list[int]) -> None:
    first, ground = row.place == 1, palette.PLATE
    line, thick = (palette.GOLD, 5) if first else (ground, 0)
    canvas.plate((WIDTH - 2 * MARGIN, _ROW), (MARGIN, y), ground, line, thick)
    ink = palette.GOLD if first else palette.MIST
    canvas.text(_place(row), (MARGIN + _RANK // 2 + 4, y + 24), 40, ink, ground, align=0.5)
    left = MARGIN + _RANK + 8
    room = middles[0] - _COLUMN // 2 - left - 6
    name, height = fitted(plates.called(row.name, number), room, _NAME)
    high = y + (6 if row.about else (_ROW - height) // 2 - 3)
    canvas.text(name, (left, high), height, palette.CREAM, ground)
    if row.about:
        about, height = fitted(row.about, room, _LETTERS)
        canvas.text(about, (left, y + 52), height, palette.MIST, ground)
    for middle, cell in zip(middles, row.cells, strict=True):
        _cell(canvas, cell, middle, y)
    total, height = fitted(row.total, _TOTAL - 30, 52)
    canvas.text(total, (_RIGHT, y + 18), height, palette.CREAM, ground, align=1)


def _cell(canvas: Canvas, cell: Cell | None, middle: int, y: int) -> None:
    ground = palette.PLATE
    if cell is None:
        canvas.text("\N{EN DASH}", (middle, y + 24), 40, palette.MIST, ground, align=0.5)
        return
    ink = palette.GOLD if cell.place == 1 else palette.CREAM
    points, height = fitted(cell.points, _COLUMN - 12, 44)
    note, small = fitted(_note(cell), _COLUMN - 8, _LETTERS)
    top = y + (6 if note else 24) + (44 - height) // 2
    canvas.text(points, (middle, top), height, ink, ground, align=0.5)
    if note:
        canvas.text(note, (middle, y + 52), small, palette.MIST, ground, align=0.5)


def _place(row: Row) -> str:
    return f"{row.place}." if row.place else "\N{EN DASH}"


def _note(cell: Cell) -> str:
    return cell.note or (f"{cell.place}." if cell.place else "")


def alt(title: str, columns: tuple[str, ...], rows: tuple[Row, ...], total: str) -> str:
    """Return the alt text, row by row; if too long, names are cut, and finally the matches omitted."""
    whole = [
        "\n".join((f"{title}.", *(_told(row, name, columns, total) for row, name in _named(rows, most))))
        for most in _NAMES
    ]
    totals = (
        "\n".join((f"{title}.", *(f"{_place(row)} {name}: {row.total}." for row, name in _named(rows, most))))
        for most in _NAMES
    )
    return fitting((*whole, *totals))


def _named(rows: tuple[Row, ...], most: int) -> zip[tuple[Row, str]]:
    return zip(rows, cut((row.name for row in rows), most), strict=True)


def _told(row: Row, name: str, columns: tuple[str, ...], total: str) -> str:
    cells = (
        f"{column} {cell.points}" + (f" ({note})" if (note := _note(cell)) else "")
        for column, cell in zip(columns, row.cells, strict=True)
        if cell
    )
    about = f" ({row.about})" if row.about else ""
    return f"{_place(row)} {name}{about}: {', '.join(cells)}. {total}: {row.total}."
