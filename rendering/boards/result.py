"""The result of a hand or a match: totals from the best down, with bars; after a match with medals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rendering.boards.leaderboard import medal, strip
from rendering.decks.french import tiles
from rendering.kit import board, marks, palette, plates
from rendering.kit.alt import cut, fitting
from rendering.kit.board import LINE, MARGIN, WIDTH
from rendering.kit.canvas import Canvas, top_of
from rendering.kit.names import apart, fitted, written
from rendering.kit.picture import Picture, once

_ROW: Final = 132
_LOW: Final = 84
"""Height of a hand's row if there are more than `_FEW`: a phone then shows all, and what is below."""
_FEW: Final = 5
_GAP: Final = 10
_FACE: Final = 92
_LEFT: Final = MARGIN + 14 + 116 + 14
_RIGHT: Final = WIDTH - MARGIN - 20
_POINTS: Final = 150
"""Width for the hand's points, left of the total."""
_TOTAL: Final = 190
ROOM: Final = _RIGHT - _TOTAL - _POINTS - _LEFT
"""Width of a detail in a hand's result."""
_BAR: Final = 14
_STEPS: Final = 3
_STEP: Final = 316
"""Width of a step of the podium."""
_STAGE: Final = 480
"""Height from the bottom of the steps to the top of the winner's toucan."""
_RISES: Final = {1: 290, 2: 240, 3: 190}
"""Heights of the steps by place."""
_MEDAL: Final = 184
_ROOM: Final = 340
"""Width of a name beside a bid, in pixels."""
_NAMES: Final = (32, 14)


@dataclass(frozen=True, slots=True)
class Row:
    """One seat's row."""

    seat: int
    name: str
    total: str
    """Total score, with its unit."""
    share: float
    """Share of the bar's full length, 0 to 1."""
    points: str = ""
    """Points that the hand brought."""
    good: bool = True
    detail: str = ""
    bid: str = ""
    """The bid in notation, for a bidder."""
    place: int = 0
    """Medal, 1 to 3; 0 for none."""
    ratings: tuple[int, int] | None = None
    """Rating before and after the match."""
    rated: str = ""
    """The change of the rating in words."""


@once
def result(title: str, rows: tuple[Row, ...], *, colours: int = 4) -> Picture:
    """Draw the rows in the order given."""
    top = MARGIN + LINE + 16
    low = len(rows) > _FEW and not any(row.place for row in rows)
    step = (_LOW if low else _ROW) + _GAP
    canvas = Canvas((WIDTH, top + len(rows) * step - _GAP + MARGIN))
    board.line(canvas, (title,), (MARGIN + 6, MARGIN), WIDTH - 2 * MARGIN, height=40)
    draw, most = (_draw_low, 40) if low else (_draw, 44)
    # All totals have the same height.
    total = min((fitted(row.total, _TOTAL - 10, most)[1] for row in rows), default=most)
    names = apart((row.name for row in rows), _ROOM, 42 * 10 // 8)
    for place, row in enumerate(replace(row, name=name) for row, name in zip(rows, names, strict=True)):
        draw(canvas, row, top + place * step, colours, total)
    return canvas.picture(alt(title, rows))


@once
def podium(title: str, rows: tuple[Row, ...]) -> Picture:
    """Draw the first three on steps with their toucans, the others in rows below; rows are best first."""
    firsts, rest = rows[:_STEPS], rows[_STEPS:]
    top = MARGIN + LINE + 16
    below = top + _STAGE + _GAP
    canvas = Canvas((WIDTH, below + len(rest) * (_ROW + _GAP) - _GAP + MARGIN))
    board.line(canvas, (title,), (MARGIN + 6, MARGIN), WIDTH - 2 * MARGIN, height=40)
    names = apart((row.name for row in rows), _STEP - 2 * MARGIN, 42 * 10 // 8)
    named = tuple(replace(row, name=name) for row, name in zip(rows, names, strict=True))
    # The winner stands in the middle.
    stand = [named[place] for place in (1, 0, 2) if place < len(firsts)]
    left = (WIDTH - len(stand) * (_STEP + _GAP) + _GAP) // 2
    for number, row in enumerate(stand):
        _stand(canvas, row, (left + number * (_STEP + _GAP), top + _STAGE))
    total = min((fitted(row.total, _TOTAL - 10, 44)[1] for row in rest), default=44)
    for number, row in enumerate(named[_STEPS:]):
        _draw(canvas, row, below + number * (_ROW + _GAP), 4, total)
    return canvas.picture(alt(title, rows))


def _stand(canvas: Canvas, row: Row, at: tuple[int, int]) -> None:
    """Draw a step whose bottom left corner is at `at`, and its toucan on top."""
    place = row.place or _STEPS
    rise, (left, bottom), middle = _RISES[place], at, at[0] + _STEP // 2
    line, thick = (palette.GOLD, 5) if place == 1 else (palette.PLATE, 0)
    y = bottom - rise
    canvas.plate((_STEP, rise), (left, y), palette.PLATE, line, thick)
    face = medal(place, palette.FELT, _MEDAL)
    canvas.put(face, (middle - _MEDAL // 2, y - _MEDAL - 6))
    room = _STEP - 2 * MARGIN
    name, high = fitted(plates.called(row.name, row.seat), room, 42)
    canvas.text(name, (middle, y + 18), high, palette.CREAM, palette.PLATE, align=0.5)
    total, high = fitted(row.total, room, 50)
    canvas.text(total, (middle, y + 74), high, palette.GOLD, palette.PLATE, align=0.5)
    if row.ratings:
        before, after = row.ratings
        parts: tuple[board.Part, ...] = (
            str(before),
            marks.arrow(270, 26, palette.MIST, palette.PLATE),
            str(after),
        )
        ink = palette.GOLD if after > before else palette.MIST
        across = board.wide(parts, 36)
        spot = (middle - across // 2, y + 130)
        board.line(canvas, parts, spot, room, ink=ink, ground=palette.PLATE, height=36)


def _draw(canvas: Canvas, row: Row, y: int, colours: int, tall: int) -> None:
    first = row.place == 1
    line, thick = (palette.GOLD, 5) if first else (palette.PLATE, 0)
    canvas.plate((WIDTH - 2 * MARGIN, _ROW), (MARGIN, y), palette.PLATE, line, thick)
    name = written(row.name)
    if row.place in (1, 2, 3):
        face = medal(row.place, palette.PLATE)
    else:
        text = plates.initials(name) or str(row.seat + 1)
        face = plates.disc(text, row.seat + 1, _FACE, palette.PLATE, dealer=False)
    canvas.put(face, (MARGIN + 14 + (116 - face.width) // 2, y + (_ROW - face.height) // 2))
    bid = [tiles.bid(row.bid, LINE - 2, palette.PLATE, colours, palette.GOLD)] if row.bid else []
    wide = ROOM if row.points else ROOM + _POINTS
    parts: tuple[board.Part, ...] = (plates.called(row.name, row.seat), *bid)
    # A name with nothing below it is level with the points.
    above = 10 if row.ratings or row.detail else 34
    board.line(canvas, parts, (_LEFT, y + above), wide, ground=palette.PLATE, height=42)
    at = (_LEFT, y + 58)
    if row.ratings:
        _rating(canvas, row.ratings, at)
    elif row.detail:
        board.line(canvas, (row.detail,), at, wide, ink=palette.MIST, ground=palette.PLATE)
    _numbers(canvas, row, y + 66, 52, tall)
    canvas.put(*strip(_RIGHT - _LEFT, palette.DEEP, (_LEFT, y + _ROW - _BAR - 12)))
    if length := round((_RIGHT - _LEFT) * row.share):
        colour = palette.GOLD if first else palette.SKY
        canvas.put(*strip(max(length, _BAR), colour, (_LEFT, y + _ROW - _BAR - 12)))


def _draw_low(canvas: Canvas, row: Row, y: int, colours: int, tall: int) -> None:
    """Draw a low row: one line above the bar, with the detail beside the name."""
    canvas.plate((WIDTH - 2 * MARGIN, _LOW), (MARGIN, y), palette.PLATE, palette.PLATE, 0)
    initials = plates.initials(written(row.name)) or str(row.seat + 1)
    face = plates.disc(initials, row.seat + 1, plates.DISC, palette.PLATE, dealer=False)
    canvas.put(face, (MARGIN + 14, y + (_LOW - face.height) // 2))
    left, right = MARGIN + 14 + face.width + 14, _RIGHT - _TOTAL - _POINTS
    if row.detail:
        about, ground = (row.detail,), palette.PLATE
        right -= (
            board.line(canvas, about, (right, y + 10), 300, align=1, ink=palette.MIST, ground=ground) + 20
        )
    bid = [tiles.bid(row.bid, LINE - 2, palette.PLATE, colours, palette.GOLD)] if row.bid else []
    parts: tuple[board.Part, ...] = (plates.called(row.name, row.seat), *bid)
    board.line(canvas, parts, (left, y + 10), right - left, ground=palette.PLATE, height=40)
    _numbers(canvas, row, y + 45, 44, tall)
    canvas.put(*strip(_RIGHT - left, palette.DEEP, (left, y + _LOW - _BAR - 8)))
    if length := round((_RIGHT - left) * row.share):
        canvas.put(*strip(max(length, _BAR), palette.SKY, (left, y + _LOW - _BAR - 8)))


def _numbers(canvas: Canvas, row: Row, base: int, points: int, tall: int) -> None:
    """Draw the hand's points and the total, each in its column, with the baseline at `base`."""
    total, _ = fitted(row.total, _TOTAL - 10, tall)
    canvas.text(total, (_RIGHT, top_of(base, tall)), tall, palette.CREAM, palette.PLATE, align=1)
    if row.points:
        ink = palette.GOLD if row.good else palette.MIST
        at = _RIGHT - _TOTAL - 10, top_of(base, points)
        canvas.text(row.points, at, points, ink, palette.PLATE, align=1)


def _rating(canvas: Canvas, ratings: tuple[int, int], at: tuple[int, int]) -> None:
    before, after = ratings
    ink = palette.GOLD if after > before else palette.MIST
    star = marks.mark("star", 32, palette.PLATE)
    arrow = marks.arrow(270, 26, palette.MIST, palette.PLATE)
    told: tuple[board.Part, ...] = (star, str(before), arrow, str(after))
    board.line(canvas, told, at, 400, ink=ink, ground=palette.PLATE)


def alt(title: str, rows: tuple[Row, ...]) -> str:
    """Return the alt text, line by line; names are cut if it would be too long."""
    return fitting(
        "\n".join((f"{title}.", *map(_told, rows, cut((row.name for row in rows), most)))) for most in _NAMES
    )


def _told(row: Row, name: str) -> str:
    place = f"{row.place}. " if row.place else ""
    gained = f"{row.total} ({row.points})" if row.points else row.total
    said = ", ".join(filter(None, (row.detail, gained, row.rated)))
    return f"{place}{name}: {said}."
