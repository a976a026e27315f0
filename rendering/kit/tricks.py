"""The trick on the table and the one before it, for several games' pictures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.kit.tricks import Trick, left_of
from rendering.kit import board, marks, palette, plates
from rendering.kit.board import CARD, LINE, WIDTH, Board
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.catalogue import Catalogue
from rendering.kit.sheets import Look

REMEMBERED: Final = 256
"""Number of cached lines with the previous trick, at some 30 KB each. All readers of a table share them."""


def lay(
    canvas: Canvas,
    places: Board,
    trick: Trick,
    colours: int,
    *,
    over: bool,
    below: int = 0,
    tall: int = CARD.height,
) -> None:
    """Draw each card before its seat, the winner framed, a wedge on the led one; a finished trick is dim."""
    players = len(places.columns)
    played = {left_of(trick.leader, players, place): card for place, card in enumerate(trick.cards)}
    for column in places.columns:
        x, y = places.spot(column, CARD.width)
        card, at = played.get(column.seat), (x, y + below)
        if card is None:
            board.free(canvas, at, tall)
            continue
        look = Look.GOLD if column.seat == trick.winner else Look.DIM if over else Look.PLAIN
        led = column.seat == trick.leader
        board.lay(canvas, card, at, tall, led=led, colours=colours, look=look)


def before(
    canvas: Canvas, last: Trick, names: tuple[str, ...], words: Catalogue, colours: int, at: Spot, room: int
) -> None:
    """Draw the previous trick, in order of play, small, with its winner."""
    canvas.put(_before(last, names, words, colours, room), at)


@lru_cache(maxsize=REMEMBERED)
def _before(last: Trick, names: tuple[str, ...], words: Catalogue, colours: int, room: int) -> Image.Image:
    tiles = []
    for place, card in enumerate(last.cards):
        won = left_of(last.leader, len(names), place) == last.winner
        tile = marks.tile(card, LINE - 6, palette.FELT, colours, palette.GOLD if won else palette.EDGE)
        tiles.append(tile if won else palette.dim(tile))
    taker = plates.called(names[last.winner], last.winner)
    strip = Canvas((WIDTH, LINE))
    wide = board.line(strip, (words("picture-before"), *tiles, taker), (0, 0), room, ink=palette.MIST)
    return strip.image.crop((0, 0, wide, LINE))
