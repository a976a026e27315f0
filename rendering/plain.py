"""The pictures of a plain game of tricks: a line at the head, calls or a trick, the reader's cards below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from bot.games.base import HOLE, Card, Seat
from bot.games.kit.plain import PlainTricks
from bot.games.kit.tricks import Trick, left_of
from rendering.decks import french
from rendering.decks.french import tiles
from rendering.kit import alt, board, fan, palette, plates, tricks
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Board, Faces
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import arranged
from rendering.kit.table import Table
from rendering.kit.trick_alt import TableTold

_CALL: Final = 96
"""Height of a call."""
_TUCKED: Final = 196
"""Visible height of a card where there are two rows of seats."""
_EDGE: Final = 22
_LEFT: Final = 640
"""Width of the second line's left part."""

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlainPictures:
    """A game's part in its pictures, besides the tricks; views are the reader's."""

    head: Callable[[Any, Catalogue], str]
    """Line at the head, such as what is trumps; for listeners too."""
    goal: Callable[[Any, Catalogue], str]
    """Line at the right of the head, such as how far the match has come."""
    counts: Callable[[Any, Seat], plates.Counts]
    """Marks and numbers on a seat's plate."""
    signs: Callable[[Catalogue], Sequence[tuple[str, str]]]
    """Meanings of these marks."""
    called: Callable[[Any, Seat], str]
    """A seat's call, short; empty before it is made."""
    seat: Callable[[Any, Seat, str, Catalogue], str]
    """Sentence of a seat for listeners, with the player's name."""

    def table(
        self,
        view: PlainTricks,
        names: Names,
        words: Catalogue,
        *,
        colours: int = 4,
        faces: Faces = (),
        reader: Seat | None = None,
    ) -> Picture:
        """Draw the public table; `names` are the players', by seat."""
        places = _places(view, reader, faces)
        canvas = Canvas((WIDTH, places.bottom))
        _Table(canvas, view, names, words, colours, places).draw(self)
        return canvas.picture(
            alt.told(lambda short, *, spoken: self._told(view, short, words, spoken=spoken), names)
        )

    def panel(
        self,
        view: PlainTricks,
        seat: Seat,
        names: Names,
        words: Catalogue,
        *,
        colours: int = 4,
        sorting: str = "suits",
        size: Size = Size.LARGE,
        faces: Faces = (),
    ) -> Picture:
        """Draw the table as this seat sees it, with its own cards below; `view` is theirs."""
        places, mine = _places(view, seat, faces), _Own(view, seat, sorting, size)
        canvas = Canvas((WIDTH, places.bottom + mine.tall))
        _Table(canvas, view, names, words, colours, places, seat).draw(self)
        mine.draw(canvas, places.bottom, colours)

        def parts(short: Names, *, spoken: bool) -> Iterator[str]:
            yield from mine.told(words, spoken=spoken)
            yield from self._told(view, short, words, spoken=spoken, reader=seat)

        return canvas.picture(alt.told(parts, names))

    def hand(
        self,
        view: PlainTricks,
        seat: Seat,
        words: Catalogue,
        *,
        colours: int = 4,
        sorting: str = "suits",
        size: Size = Size.LARGE,
    ) -> Picture:
        """Draw a player's own cards; `view` is theirs. Cards that may not be played now are dim."""
        mine = _Own(view, seat, sorting, size)
        canvas = Canvas((WIDTH, mine.tall))
        mine.draw(canvas, 0, colours)
        said = alt.told(lambda _, *, spoken: mine.told(words, spoken=spoken), ())
        return canvas.picture(said or self.head(view, words))

    def _told(
        self, view: Any, names: Names, words: Catalogue, *, spoken: bool, reader: Seat | None = None
    ) -> Iterator[str]:
        told = TableTold[Any](view, names, words, spoken=spoken)
        yield from alt.turns(view.to_act - {reader}, names, words)
        yield f"{self.head(view, words)}."
        yield from told.trick()
        yield from told.last_trick()
        for seat, name in enumerate(names):
            yield self.seat(view, seat, name, words)
            yield from told.standing(seat)
        yield f"{self.goal(view, words)}."


@cache
def small(colours: int) -> tricks.Tile:
    """Return a function that draws a card of a finished trick."""
    return lambda card, _led, line: tiles.tile(card, LINE - 6, palette.FELT, colours, line)


class _Table(Table[PlainTricks]):
    def draw(self, game: PlainPictures) -> None:
        view, words, second = self.view, self.words, MARGIN + LINE
        wide = self.right(game.goal(view, words), MARGIN)
        self.left((game.head(view, words),), MARGIN, WIDTH - 4 * MARGIN - wide)
        if not view.tricks:
            board.legend(self.canvas, game.signs(words), (MARGIN, second), _LEFT)
        elif view.trick:
            last = tricks.in_order(view.tricks[-1], small(self.colours))
            self.left((words("picture-before"), *last), second, _LEFT)
        if view.phase == "play":
            self.right(words("picture-trick-of", number=len(view.tricks) + 1, all=view.hand_size), second)
        calling = view.phase == "auction"
        if not calling and (view.trick or view.tricks):
            self._trick()
        for column in self.places.columns:
            self.plate(column, game.counts(view, column.seat), dealer=view.dealer)
            if calling and (call := game.called(view, column.seat)):
                at = self.places.spot(column, 0)
                self.canvas.text(call, at, _CALL - 12, palette.CREAM, align=0.5)

    def _trick(self) -> None:
        """Draw each card before its seat; a finished trick stays there dim."""
        view, over = self.view, not self.view.trick
        if over:
            trick = view.tricks[-1]
        else:
            best = left_of(view.leader, view.players, view.winning_place())
            trick = Trick(view.leader, view.trick, best)
        tall = self.places.room
        tricks.lay(self.canvas, self.places, trick, french.sprite, self.colours, over=over, tall=tall)


def _places(view: PlainTricks, reader: Seat | None, faces: Faces) -> Board:
    card = CARD.height if view.players <= board.MOST_COLUMNS else _TUCKED
    room = _CALL if view.phase == "auction" else card
    return board.around(view.players, reader, MARGIN + 2 * LINE + 6, room, faces)


class _Own:
    """A player's own cards, in the order shown."""

    def __init__(self, view: PlainTricks, seat: Seat, sorting: str, size: Size) -> None:
        self.cards, self.size, self.turn = arranged(view.held(seat), sorting), size, seat in view.to_act
        room = WIDTH - 2 * _EDGE
        self._placed = fan.centred(fan.rows(self.cards, room, size=size), room, size)
        self.tall = fan.height(self._placed, size) + 2 * _EDGE
        waits = (seat - view.leader) % view.players >= len(view.trick)
        limited = view.phase == "play" and view.trick and waits and HOLE not in self.cards
        some = view.playable(seat) if limited else self.cards
        self.playable: tuple[Card, ...] = tuple(card for card in self.cards if card in some)

    def told(self, words: Catalogue, *, spoken: bool) -> Iterator[str]:
        named = alt.naming(words, spoken=spoken)
        yield from alt.own(self.cards, named, words, turn=self.turn)
        if len(self.playable) < len(self.cards):
            yield words("picture-playable", cards=alt.listed(self.playable, named))

    def draw(self, canvas: Canvas, top: int, colours: int) -> None:
        if self.turn:
            board.frame(canvas, top, self.tall)
        for one in self._placed:
            look = Look.PLAIN if one.card in self.playable else Look.DIM
            at = (one.x + _EDGE, top + one.y + _EDGE)
            canvas.card(one.card, self.size, at, deck=french.sprite, colours=colours, look=look)
