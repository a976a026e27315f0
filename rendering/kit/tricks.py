"""The trick on the table and the one before it, for several games' pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from bot.games.base import Card
from bot.games.kit.tricks import Trick, left_of
from rendering.kit import board, palette, plates
from rendering.kit.board import CARD, LINE, WIDTH, Board
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.catalogue import Catalogue
from rendering.kit.palette import Colour
from rendering.kit.sheets import Look, Sprites

REMEMBERED: Final = 256
"""Number of cached lines with the previous trick, at some 30 KB each. All readers of a table share them."""


Tile: TypeAlias = Callable[[Card, Card, Colour], Image.Image]
"""A function that draws a card of a finished trick, from the card, the led card and the colour of its rim."""


def lay(
    canvas: Canvas,
    places: Board,
    trick: Trick,
    deck: Sprites,
    colours: int,
    *,
    over: bool,
    below: int = 0,
    tall: int = CARD.height,
    aside: bool = False,
) -> None:
    """Draw each card before its seat, the winner framed, a wedge on the led one; a finished trick is dim.

    The cards lie in the middle of their columns, or `aside` on the left.
    """
    players = len(places.columns)
    played = {left_of(trick.leader, players, place): card for place, card in enumerate(trick.cards)}
    for column in places.columns:
        x, y = places.spot(column, column.width if aside else CARD.width)
        card, at = played.get(column.seat), (x, y + below)
        if card is None:
            board.free(canvas, at, tall)
            continue
        look = Look.GOLD if column.seat == trick.winner else Look.DIM if over else Look.PLAIN
        led = column.seat == trick.leader
        board.lay(canvas, card, at, tall, led=led, colours=colours, look=look, deck=deck)


def before(
    canvas: Canvas, last: Trick, names: tuple[str, ...], words: Catalogue, tile: Tile, at: Spot, room: int
) -> None:
    """Draw the previous trick, in order of play, small, with its winner."""
    canvas.put(_before(last, names, words, tile, room), at)


@lru_cache(maxsize=REMEMBERED)
def _before(last: Trick, names: tuple[str, ...], words: Catalogue, tile: Tile, room: int) -> Image.Image:
    taker = plates.called(names[last.winner], last.winner)
    strip = Canvas((WIDTH, LINE))
    parts = (words("picture-before"), *in_order(last, tile), taker)
    wide = board.line(strip, parts, (0, 0), room, ink=palette.MIST)
    return strip.image.crop((0, 0, wide, LINE))


def in_order(trick: Trick, tile: Tile) -> list[board.Part]:
    """Draw a finished trick's cards in order of play; the winner has a golden rim, the others are dim."""
    tiles: list[board.Part] = []
    for place, card in enumerate(trick.cards):
        won = left_of(trick.leader, len(trick.cards), place) == trick.winner
        drawn = tile(card, trick.cards[0], palette.GOLD if won else palette.EDGE)
        tiles.append(drawn if won else palette.dim(drawn))
    return tiles
