"""A game's table while it is drawn: its canvas, its view and the places of its seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from bot.games.base import Seat, State
from rendering.kit import board, palette, plates
from rendering.kit.board import MARGIN, WIDTH, Board, Column, Part
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.palette import Colour

View = TypeVar("View", bound=State)


class Table(Generic[View]):
    """The public table as its reader sees it; None sees it from seat 0."""

    def __init__(
        self,
        canvas: Canvas,
        view: View,
        names: tuple[str, ...],
        words: Catalogue,
        colours: int,
        places: Board,
        reader: Seat | None = None,
    ) -> None:
        self.canvas = canvas
        self.view = view
        self.names = plates.apart(names, places.columns[0].width)
        self.words = words
        self.colours = colours
        self.places = places
        self.reader = reader

    def plate(
        self,
        column: Column,
        counts: plates.Counts,
        *,
        dealer: Seat | None = None,
        sign: str = "",
        ground: Colour = palette.PLATE,
    ) -> None:
        """Draw a seat's plate; a winner has a flag as its sign."""
        seat, view = column.seat, self.view
        said = plates.Seat(
            number=seat + 1,
            name=self.names[seat],
            points=self.words("picture-points", points=view.scores[seat]),
            counts=plates.named(counts, self.words, column.width),
            dealer=seat == dealer,
            sign="flag" if seat in view.winners else sign,
            turn=seat in view.to_act,
            own=seat == self.reader,
            face=column.face,
        )
        plates.draw(self.canvas, self.places.plate(column), said, column.width, ground)

    def left(self, parts: Sequence[Part], top: int, room: int, ink: Colour = palette.CREAM) -> None:
        """Draw a line from the left edge."""
        board.line(self.canvas, parts, (MARGIN, top), room, ink=ink)

    def right(self, text: str, top: int) -> int:
        """Draw a text up to the right edge; return its width."""
        return board.line(self.canvas, (text,), (WIDTH - MARGIN, top), 400, align=1)

    def called(self, seat: Seat) -> str:
        """Return a player's name for a line."""
        return plates.called(self.names[seat], seat)
