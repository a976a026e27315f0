"""The hands of all seats, once they have no more secrets: each seat's cards under its name."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image

from bot.games.base import Card
from rendering.decks.register import DECKS
from rendering.kit import fan, marks, palette
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.names import apart, fitted, written
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Size

WIDTH: Final = 1000
_MARGIN: Final = 14
_PAD: Final = 14
_NAME: Final = 44
_ROOM: Final = 380
"""Width of a name, in pixels."""
_BELOW: Final = 10
"""Gap between a name and its cards, and between lines of cards, in pixels."""
_APART: Final = 34
"""Gap between a hand and the cards beside it, in pixels."""
_STEP: Final = 78
_SIGN: Final = 40


@dataclass(frozen=True, slots=True)
class Held:
    """One seat's cards, in the order shown."""

    name: str
    hand: tuple[Card, ...]
    open: tuple[Card, ...] = ()
    """Face-up cards."""
    hidden: tuple[Card, ...] = ()
    """Face-down pile, from the top."""


@dataclass(frozen=True, slots=True)
class _Block:
    """A group of cards."""

    kind: str
    placed: tuple[fan.Placement, ...]
    at: Spot

    @property
    def width(self) -> int:
        return max(one.x for one in self.placed) + Size.SMALL.width

    @property
    def height(self) -> int:
        return fan.height(self.placed, Size.SMALL)


@once
def hands(seats: tuple[Held, ...], deck: str, alt: str, *, colours: int = 4) -> Picture:
    """Draw the hands; `alt` is the alt text."""
    columns = 2 if len(seats) > 4 and all(_narrow(held) for held in seats) else 1
    width = (WIDTH - _MARGIN * (columns + 1)) // columns
    laid = [_laid(held, width - 2 * _PAD, deck) for held in seats]
    tall = [max((block.at[1] + block.height for block in blocks), default=0) for blocks in laid]
    heights = [_PAD + _NAME + _BELOW + each + _PAD for each in tall]
    rows = [max(heights[start : start + columns]) for start in range(0, len(seats), columns)]
    canvas = Canvas((WIDTH, sum(rows) + _MARGIN * (len(rows) + 1)))
    names = apart((held.name for held in seats), _ROOM, _NAME)
    for seat, name in enumerate(names):
        row, column = divmod(seat, columns)
        at = (_MARGIN + column * (width + _MARGIN), _MARGIN * (row + 1) + sum(rows[:row]))
        canvas.plate((width, rows[row]), at, palette.PLATE, palette.PLATE, 0)
        _draw(canvas, (at[0] + _PAD, at[1] + _PAD), seat, name, laid[seat], deck, colours)
    return canvas.picture(alt)


def beneath(table: Picture, below: Picture, alt: str) -> Picture:
    """Join a table and the hands below it in one picture; `alt` describes both."""
    canvas = Canvas((WIDTH, table.height + below.height))
    for picture, top in ((table, 0), (below, table.height)):
        with Image.open(BytesIO(picture.png)) as image:
            canvas.put(image, (0, top))
    return canvas.picture(alt)


def _narrow(held: Held) -> bool:
    """Whether half the width is enough for the seat's cards in a row."""
    half = (WIDTH - 3 * _MARGIN) // 2 - 2 * _PAD
    cards = len(held.hand)
    room = (cards - 1) * fan.LEAST[Size.SMALL] + Size.SMALL.width
    return not held.open and not held.hidden and room <= half


def _laid(held: Held, room: int, deck: str) -> tuple[_Block, ...]:
    """Place the groups side by side, closer if that saves a line; on a new line if there is no room."""
    x = y = 0
    step = _step(held, room)
    blocks: list[_Block] = []
    for kind, cards in (("hand", held.hand), ("open", held.open), ("hidden", held.hidden)):
        if not cards:
            continue
        sign = _SIGN if kind == "hidden" else 0
        wide = min(room - sign, Size.SMALL.width + (len(cards) - 1) * step)
        # The household's cards have no suits, and their order must not be changed.
        group = fan.suit_of if deck != "household" and kind == "hand" else _together
        placed = fan.rows(cards, wide, size=Size.SMALL, group=group)
        if x and x + sign + wide > room:
            x, y = 0, y + blocks[-1].height + _BELOW
        blocks.append(_Block(kind, placed, (x + sign, y)))
        x += sign + wide + _APART
    return tuple(blocks)


def _step(held: Held, room: int) -> int:
    """Return the distance between cards in pixels: what fits one line, if each card stays visible."""
    blocks = [cards for cards in (held.hand, held.open, held.hidden) if cards]
    apart = (len(blocks) - 1) * _APART + (_SIGN if held.hidden else 0)
    overlaps = sum(map(len, blocks)) - len(blocks)
    closer = (room - apart - len(blocks) * Size.SMALL.width) // max(1, overlaps)
    return min(_STEP, closer) if len(blocks) > 1 and closer >= fan.LEAST[Size.SMALL] else _STEP


def _together(_card: Card) -> str:
    return ""


def _draw(
    canvas: Canvas, at: Spot, seat: int, name: str, blocks: tuple[_Block, ...], deck: str, colours: int
) -> None:
    number = marks.seat(seat + 1, _NAME, palette.PLATE)
    canvas.put(number, at)
    text, height = fitted(written(name), _ROOM, _NAME)
    canvas.text(
        text, (at[0] + number.width + 12, at[1] + (_NAME - height) // 2), height, palette.CREAM, palette.PLATE
    )
    left, top = at[0], at[1] + _NAME + _BELOW
    for block in blocks:
        x, y = left + block.at[0], top + block.at[1]
        if block.kind == "open":
            size = (block.width + 12, block.height + 12)
            canvas.plate(size, (x - 6, y - 6), palette.DEEP, palette.DEEP, 0)
        if block.kind == "hidden":
            pile = marks.mark("pile", _SIGN - 8, palette.PLATE)
            canvas.put(pile, (x - _SIGN, y + (Size.SMALL.height - pile.height) // 2))
        for one in block.placed:
            canvas.card(
                one.card, Size.SMALL, (x + one.x, y + one.y), colours=colours, deck=DECKS[deck].sprite
            )
