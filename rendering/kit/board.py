"""A table for narrow screens: a column for each seat in order of play, with the card it played, large.

A single row begins with the reader's left neighbour and ends with the reader; of two rows, the lower one has
the reader, and play goes round them clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PIL import Image

from bot.games.base import Seat
from rendering.kit import marks, palette, plates
from rendering.kit.canvas import Canvas, Spot, width_of
from rendering.kit.names import fitted
from rendering.kit.palette import Colour
from rendering.kit.sheets import Look, Size, Sprites

WIDTH: Final = 1000
MARGIN: Final = 14
GAP: Final = 12
LINE: Final = 44
"""Height of a line of words and signs."""
CARD: Final = Size.LARGE
"""Size of a trick's cards: a fifth of the picture's width."""
WEDGE: Final = 46
FRAME: Final = 8
"""Thickness of the frame around the cards of a player to act."""

MOST_COLUMNS: Final = 4
"""Maximum columns side by side."""
_APART: Final = 12
_LEGEND: Final = 36
"""Height of the legend's words and signs."""

Faces: TypeAlias = tuple[bytes | None, ...]
"""Players' own pictures, by seat; empty if there are none."""
Part: TypeAlias = str | Image.Image
"""A part of a line: a text, or a sign on the line's ground."""


@dataclass(frozen=True, slots=True)
class Column:
    """A seat's place in a row."""

    seat: Seat
    x: int
    width: int
    row: int
    face: bytes | None = None
    """The player's own picture, as a PNG."""

    def middle(self, wide: int) -> int:
        """Return the left end of something so wide in the middle of the column."""
        return self.x + (self.width - wide) // 2


@dataclass(frozen=True, slots=True)
class Board:
    """The positions of plates and of cards before them: below in a single row, tucked under in two."""

    columns: tuple[Column, ...]
    top: int
    room: int
    """Height of the space before a plate."""

    @property
    def tall(self) -> int:
        """Height of a row."""
        return plates.HEIGHT + self.room + _APART + (0 if self._doubled else _APART)

    @property
    def bottom(self) -> int:
        return self.top + self.tall * (1 + self._doubled)

    @property
    def _doubled(self) -> bool:
        return self.columns[-1].row > 0

    def plate(self, column: Column) -> Spot:
        above = self.room if self._doubled else 0
        return column.x, self.top + column.row * self.tall + above

    def spot(self, column: Column, wide: int) -> Spot:
        """Return the position of something so wide before a plate."""
        below = 0 if self._doubled else plates.HEIGHT + _APART
        return column.middle(wide), self.top + column.row * self.tall + below


def around(players: int, reader: Seat | None, top: int, room: int, faces: Faces = ()) -> Board:
    """Return all seats as `reader` sees them; None sees them from seat 0. `faces` are by seat."""
    if players <= MOST_COLUMNS:
        last = players - 1 if reader is None else reader
        rows: Sequence[Sequence[int]] = ([last + step for step in range(1, players + 1)],)
    else:
        own, below = reader or 0, players // 2
        rows = (
            [own + 2 + step for step in range(players - below)],
            [own + 1 - step for step in range(below)],
        )
    width = (WIDTH - 2 * MARGIN - GAP * (len(rows[0]) - 1)) // len(rows[0])
    columns = tuple(
        Column(seat, MARGIN + place * (width + GAP), width, number, faces[seat] if faces else None)
        for number, row in enumerate(rows)
        for place, seat in enumerate(each % players for each in row)
    )
    return Board(columns, top, room)


def line(
    canvas: Canvas,
    parts: Sequence[Part],
    at: Spot,
    room: int,
    *,
    align: float = 0.0,
    ink: Colour = palette.CREAM,
    ground: Colour = palette.FELT,
    height: int = 36,
) -> int:
    """Draw texts and signs in a line, as high as `LINE`; if room is short, the longest text is cut.

    `at` is the left end for `align` 0, the right end for 1. Returns the line's width.
    """
    signs = sum(part.width for part in parts if not isinstance(part, str))
    left = room - signs - _APART * (len(parts) - 1)
    texts = [part for part in parts if isinstance(part, str)]
    longest = max(texts, key=len, default="")
    spare = left - sum(width_of(text, height) for text in texts if text != longest)
    if longest and width_of(longest, height) > spare:
        short, _ = fitted(longest, max(spare, height), height * 10 // 8)
        parts = [short if part == longest else part for part in parts]
    across = wide(parts, height)
    x = at[0] - round(across * align)
    for part in parts:
        if isinstance(part, str):
            x += canvas.text(part, (x, at[1] + (LINE - height) // 2), height, ink, ground) + _APART
        else:
            canvas.put(part, (x, at[1] + (LINE - part.height) // 2))
            x += part.width + _APART
    return across


def wide(parts: Sequence[Part], height: int = 36) -> int:
    """Return the width of a line before any cut."""
    widths = [width_of(part, height) if isinstance(part, str) else part.width for part in parts]
    return sum(widths) + _APART * (len(parts) - 1)


def legend(canvas: Canvas, meanings: Sequence[tuple[Part, str]], at: Spot, room: int) -> None:
    """Draw the meanings of plates' signs, as many of the first ones as there is room for."""
    parts = [part for sign, meaning in meanings for part in ("", _sign(sign), meaning)][1:]
    while parts and wide(parts, _LEGEND) > room:
        parts = parts[:-3]
    if parts:
        line(canvas, parts, at, room, ink=palette.MIST, height=_LEGEND)


def _sign(sign: Part) -> Part:
    """Draw a part that names a mark; return others unchanged."""
    return marks.mark(sign, _LEGEND, palette.FELT) if isinstance(sign, str) and sign in marks.NAMES else sign


def frame(canvas: Canvas, top: int, tall: int) -> None:
    """Draw the frame around the cards of a reader who is to act."""
    canvas.plate((WIDTH, tall), (0, top), palette.FELT, palette.ORANGE, FRAME)


def lay(
    canvas: Canvas,
    card: str,
    at: Spot,
    tall: int,
    *,
    led: bool,
    colours: int,
    look: Look,
    deck: Sprites,
) -> None:
    """Draw a card of a trick, cut to this height; the led one with a wedge below its index."""
    seen = (CARD.width, min(CARD.height, tall))
    canvas.corner(card, CARD, at, seen, colours=colours, look=look, deck=deck)
    if led:
        wedge, shape = marks.wedge(WEDGE)
        canvas.put(palette.dim(wedge) if look is Look.DIM else wedge, (at[0] + 15, at[1] + 128), shape)


def free(canvas: Canvas, at: Spot, tall: int) -> None:
    """Draw the free place of a trick's card."""
    canvas.plate((CARD.width, min(CARD.height, tall)), at, palette.FELT, palette.PLATE, 4)
