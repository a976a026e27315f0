"""Small tiles of French cards and of bids in their suits."""

from functools import cache
from typing import Protocol

from PIL import Image

from bot.games.base import Seat
from rendering.decks.french import suits
from rendering.decks.french.faces import label
from rendering.kit import palette
from rendering.kit.board import Board
from rendering.kit.canvas import Canvas
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place


@cache
def bid(text: str, height: int, ground: Colour, colours: int, line: Colour) -> Image.Image:
    """Draw a bid's tricks and suit on a white tile 1.5 times as wide as high; `N` is no trump, `-` a pass."""
    pen = Pen((height * 3 // 2, height), ground, unit=height / 100)
    sheet = (0, 0, 150, 100)
    if text == "-":
        pen.box(sheet, 14, palette.PLATE)
        pen.stroke("M 52 50 L 98 50", palette.MIST, 12)
        return pen.settle()
    tricks, suit = text[:-1], text[-1]
    colour = suits.INKS[colours].get(suit, palette.BLACK)
    pen.box(sheet, 14, line)
    pen.box((6, 6, 144, 94), 9, palette.FACE)
    pen.text(tricks, (41, 19), 62, colour, squeeze=0.7 if len(tricks) > 1 else 1.0)
    if suit in suits.SHAPES:
        pen.fill(suits.SHAPES[suit], colour, Place(105, 50, 0.31))
    else:
        pen.text("NT", (106, 19), 62, colour, squeeze=0.6)
    return pen.settle()


@cache
def tile(card: str, height: int, ground: Colour, colours: int, line: Colour) -> Image.Image:
    """Draw a card's rank and suit on a white tile 1.5 times as wide as high."""
    pen = Pen((height * 3 // 2, height), ground, unit=height / 100)
    colour = suits.INKS[colours][card[1]]
    pen.box((0, 0, 150, 100), 14, line)
    pen.box((7, 7, 143, 93), 9, palette.FACE)
    rank = label(card[0])
    pen.text(rank, (42, 15), 70, colour, squeeze=0.74 if len(rank) > 1 else 1.0)
    pen.fill(suits.SHAPES[card[1]], colour, Place(108, 50, 0.31))
    return pen.settle()


class Auction(Protocol):
    @property
    def bid(self) -> str: ...
    @property
    def calls(self) -> tuple[tuple[Seat, str], ...]: ...


def calls(canvas: Canvas, places: Board, view: Auction, height: int, colours: int, *, below: int = 0) -> None:
    """Draw the newest call of each seat, the highest bid framed."""
    called = dict(view.calls)
    for column in places.columns:
        if call := called.get(column.seat):
            line = palette.GOLD if call == view.bid else palette.EDGE
            drawn = bid("-" if call == "pass" else call, height, palette.FELT, colours, line)
            x, y = places.spot(column, drawn.width)
            canvas.put(drawn, (x, y + below))
