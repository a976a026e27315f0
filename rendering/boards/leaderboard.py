"""A leaderboard as a score card: medals with toucans for the first three, a bar for each value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import Image

from rendering.kit import marks, palette
from rendering.kit.alt import cut, fitting
from rendering.kit.canvas import Canvas, width_of
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import apart, fitted, written
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle
from rendering.kit.picture import Picture, once
from rendering.kit.toucans import PLUMAGES, bust, silhouette

WIDTH: Final = 1000
_MARGIN: Final = 14
_PAD: Final = 16
_LARGE: Final = 52
_SMALL: Final = 46
_TALL: Final = 126
_LOW: Final = 88
_PART: Final = 34
"""Gap between the page's lines and the asker's own, which is on another page."""

_RANK: Final = 150
"""Width for medals and ranks."""
_BAR: Final = 12
_LEFT: Final = _MARGIN + _PAD + _RANK
_RIGHT: Final = WIDTH - _MARGIN - _PAD - 20
_NUMBERS: Final = 250
"""Width at the right for wins and games, and for the value."""

# Gold, silver and bronze, with the kind of toucan on each.
_MEDALS: Final = {1: (palette.GOLD, "H"), 2: (palette.MIST, "C"), 3: (palette.BRASS, "S")}
UNRANKED: Final = "\u2013"
_SHORT: Final = 14
"""Letters of a name where the alt text would otherwise be too long."""


@dataclass(frozen=True, slots=True)
class Line:
    rank: int | None
    """Rank; None without enough matches for one."""
    name: str
    value: str
    share: float
    """Share of the bar's full length, 0 to 1."""
    games: int
    wins: int
    mine: bool = False
    """Whether this is the asker's line."""


@once
def board(lines: tuple[Line, ...], own: Line | None, words: Catalogue) -> Picture:
    """Draw a page of lines, and beneath them the asker's `own` if it is on another page."""
    every = (*lines, *((own,) if own else ()))
    height = sum(map(_height, every)) + (_PART if own else 0) + 2 * (_MARGIN + _PAD)
    canvas = Canvas((WIDTH, height))
    sheet = (WIDTH - 2 * _MARGIN, height - 2 * _MARGIN)
    canvas.plate(sheet, (_MARGIN, _MARGIN), palette.PLATE, palette.PLATE, 0)
    y = _MARGIN + _PAD
    names = apart((line.name for line in every), _RIGHT - _NUMBERS - _LEFT - 130, _LARGE)
    for place, (line, name) in enumerate(zip(every, names, strict=True)):
        if line is own:
            canvas.put(_dots(_PART), (_MARGIN + _PAD + _RANK // 2 - _PART, y))
            y += _PART
        elif place and not line.mine and not every[place - 1].mine:
            canvas.image.paste(palette.index(palette.FELT), (_LEFT, y - 1, _RIGHT, y + 1))
        _draw(canvas, line, name, y)
        y += _height(line)
    return canvas.picture(alt(every, words))


def _height(line: Line) -> int:
    return _TALL if line.rank in _MEDALS else _LOW


def _draw(canvas: Canvas, line: Line, name: str, y: int) -> None:
    height, ground = _height(line), palette.PLATE
    if line.mine:
        ground = palette.DEEP
        size = (WIDTH - 2 * (_MARGIN + 8), height)
        canvas.plate(size, (_MARGIN + 8, y), ground, palette.ORANGE, 5)
    _rank(canvas, line, y + height // 2, ground)
    letters = _LARGE if line.rank in _MEDALS else _SMALL
    top = y + (height - letters - _BAR - 12) // 2
    _name(canvas, name, (_LEFT, top), letters, ground)
    canvas.text(
        line.value, (_RIGHT, y + (height - letters - 8) // 2), letters + 8, palette.CREAM, ground, align=1
    )
    _record(canvas, line, top + letters // 2, ground)
    _bar(canvas, line, top + letters + 12)


def _rank(canvas: Canvas, line: Line, middle: int, ground: Colour) -> None:
    centre = _MARGIN + _PAD + _RANK // 2
    if line.rank in _MEDALS:
        won = medal(line.rank or 0, ground)
        canvas.put(won, (centre - won.width // 2, middle - won.height // 2))
    else:
        said = str(line.rank) if line.rank else UNRANKED
        height = 54 if width_of(said, 54) < _RANK - 20 else 40
        canvas.text(said, (centre, middle - height // 2), height, palette.MIST, ground, align=0.5)


def _name(canvas: Canvas, name: str, at: tuple[int, int], letters: int, ground: Colour) -> None:
    shown = written(name)
    if not shown:
        canvas.put(_nameless(letters, ground), at)
        return
    text, height = fitted(shown, _RIGHT - _NUMBERS - at[0] - 130, letters)
    canvas.text(text, (at[0], at[1] + (letters - height) // 2), height, palette.CREAM, ground)


def _record(canvas: Canvas, line: Line, middle: int, ground: Colour) -> None:
    """Draw a cup, matches won and matches played."""
    said, height = f"{line.wins}/{line.games}", 38
    right = _RIGHT - _NUMBERS + 50
    width = canvas.text(said, (right, middle - height // 2), height, palette.MIST, ground, align=1)
    canvas.put(_cup(38, ground), (right - width - 46, middle - 20))


def _bar(canvas: Canvas, line: Line, y: int) -> None:
    right = _RIGHT - _NUMBERS + 50
    canvas.put(*strip(right - _LEFT, palette.FELT, (_LEFT, y)))
    if length := round((right - _LEFT) * line.share):
        colour = _MEDALS[line.rank][0] if line.rank in _MEDALS else palette.SKY if line.rank else palette.MIST
        canvas.put(*strip(max(length, _BAR), colour, (_LEFT, y)))


def strip(
    length: int, colour: Colour, at: tuple[int, int]
) -> tuple[Image.Image, tuple[int, int], Image.Image]:
    """Return a bar with round ends, its position, and its mask."""
    ends = _ends(length)
    return palette.canvas((length, _BAR), colour), at, ends


@cache
def _ends(length: int) -> Image.Image:
    pen = Pen((length, _BAR), palette.DEEP)
    pen.box((0, 0, length, _BAR), _BAR / 2, palette.FACE)
    return pen.mask()


@cache
def medal(rank: int, ground: Colour, side: int = 116) -> Image.Image:
    """Draw a disc with a toucan, and the rank on a smaller one."""
    metal, kind = _MEDALS[rank]
    pen = Pen((side, side), ground, unit=side / 100)
    pen.fill(circle(50, 50, 48), palette.BLACK)
    pen.fill(circle(50, 50, 46), metal)
    pen.fill(circle(50, 50, 39), palette.CREAM)
    with pen.clip(circle(50, 50, 39)):
        bust(pen.inset(-19, -4, 1.13), PLUMAGES[kind])
    pen.fill(circle(80, 80, 19), palette.BLACK)
    pen.fill(circle(80, 80, 17), metal)
    pen.text(str(rank), (80, 66), 28, palette.BLACK)
    return pen.settle()


@cache
def _cup(height: int, ground: Colour) -> Image.Image:
    return marks.mark("cup", height, ground)


@cache
def _nameless(height: int, ground: Colour) -> Image.Image:
    """Draw a silhouette for a name that the font cannot write."""
    pen = Pen((height * 3 // 2, height), ground, unit=height / 100)
    silhouette(pen, palette.MIST, ground, Place(-40, -22, 1.36))
    return pen.settle()


@cache
def _dots(height: int) -> Image.Image:
    pen = Pen((height * 2, height), palette.PLATE, unit=height / 100)
    for x in (55, 100, 145):
        pen.fill(circle(x, 50, 11), palette.MIST)
    return pen.settle()


def alt(lines: Iterable[Line], words: Catalogue) -> str:
    """Return the alt text, line by line; names are cut if it would be too long."""
    every = tuple(lines)
    short = cut((line.name for line in every), _SHORT)
    return fitting(
        "\n".join(told(line, name, words) for line, name in zip(every, names, strict=True))
        for names in ([line.name for line in every], short)
    )


def told(line: Line, name: str, words: Catalogue) -> str:
    """Return one line in words; `name` as it is to be written there."""
    key, rank = ("board-line", str(line.rank)) if line.rank else ("board-line-unranked", UNRANKED)
    # The sentence of a first guess says so itself.
    value = line.value.removesuffix("?")
    said = words(key, rank=rank, name=name, value=value, games=line.games, wins=line.wins)
    return words("board-line-mine", line=said) if line.mine else said
