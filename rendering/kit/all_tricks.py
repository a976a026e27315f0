"""The tricks of a hand as a numbered list: the leader, the cards in order of play, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.kit.tricks import Trick
from rendering.kit import board, marks, palette, plates
from rendering.kit.alt import cut, fitting
from rendering.kit.board import MARGIN, WIDTH
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import apart
from rendering.kit.picture import Picture
from rendering.kit.tricks import Tile, in_order

_ROW: Final = 52
_NUMBER: Final = 54
_NAME: Final = 170
_LETTERS: Final = 36
_NAMES: Final = (16, 8, 4)


def all_tricks(tricks: Sequence[Trick], names: Sequence[str], words: Catalogue, tile: Tile) -> Picture:
    """Draw the list; the card that took each trick has a golden rim."""
    canvas = Canvas((WIDTH, 2 * MARGIN + _ROW * len(tricks)))
    short = apart(names, _NAME, _LETTERS * 10 // 8)
    for place, trick in enumerate(tricks):
        _draw(canvas, place, trick, short, tile)
    return canvas.picture(_told(tricks, names, words))


def _draw(canvas: Canvas, place: int, trick: Trick, names: Sequence[str], tile: Tile) -> None:
    y, left = MARGIN + place * _ROW, MARGIN + _NUMBER + 14
    if place % 2:
        canvas.plate((WIDTH - 2 * MARGIN, _ROW), (MARGIN, y), palette.DEEP, palette.DEEP, 0)
    ground = palette.DEEP if place % 2 else palette.FELT
    canvas.text(str(place + 1), (left - 14, y + 10), 36, palette.MIST, ground, align=1)
    leader = plates.called(names[trick.leader], trick.leader)
    board.line(canvas, (leader,), (left, y + 4), _NAME, ground=ground, height=_LETTERS)
    across = board.line(canvas, in_order(trick, tile), (left + _NAME + 14, y + 4), WIDTH, ground=ground)
    taker = plates.called(names[trick.winner], trick.winner)
    cup = marks.mark("cup", 34, ground)
    at = left + _NAME + 14 + across + 16
    parts: tuple[board.Part, ...] = (cup, taker)
    board.line(canvas, parts, (at, y + 4), WIDTH - MARGIN - at, ink=palette.GOLD, ground=ground)


def _told(tricks: Sequence[Trick], names: Sequence[str], words: Catalogue) -> str:
    """Return the alt text, a line a trick; names are cut if it would be too long."""
    return fitting(
        "\n".join(
            words(
                "picture-of-all-tricks",
                number=number,
                leader=short[trick.leader],
                cards=", ".join(map(words.card, trick.cards)),
                name=short[trick.winner],
            )
            for number, trick in enumerate(tricks, 1)
        )
        for short in (cut(names, most) for most in _NAMES)
    )
