"""The pictures of plain games: a line at the head, tricks or piles, the seats, the reader's cards below."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, NamedTuple

from bot.games.base import HOLE, Card, Seat
from bot.games.kit.plain import PlainTricks
from bot.games.kit.tricks import Trick, left_of
from rendering.decks import french
from rendering.decks.french import tiles
from rendering.kit import alt, board, fan, palette, plates, tricks
from rendering.kit.board import CARD, GAP, LINE, MARGIN, WIDTH, Board, Faces
from rendering.kit.canvas import Canvas, Spot, width_of
from rendering.kit.catalogue import Catalogue
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import arranged
from rendering.kit.table import Draw, InRows, Table, pictured
from rendering.kit.trick_alt import TableTold

_TOP: Final = MARGIN + 2 * LINE + 6
"""Height of the two lines at the head."""
_CALL: Final = 96
"""Height of a call."""
_TUCKED: Final = 196
"""Visible height of a card where there are two rows of seats."""
_LEFT: Final = 640
"""Width of the second line's left part."""

Cards = tuple[Card, ...]
Names = tuple[str, ...]


def held(view: Any, seat: Seat) -> plates.Counts:
    """Count the seat's cards."""
    return (("hand", str(len(view.hands[seat]))),)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainPictures:
    """A game's part in its pictures; views are the reader's."""

    head: Callable[[Any, Catalogue], str]
    """Line at the head, such as what is trumps; for listeners too."""
    goal: Callable[[Any, Catalogue], str]
    """Line at the right of the head, such as how far the match has come."""
    seat: Callable[[Any, Seat, str, Catalogue], str]
    """Sentence of a seat for listeners, with the player's name."""
    counts: Callable[[Any, Seat], plates.Counts] = held
    """Marks and numbers on a seat's plate."""
    signs: tuple[tuple[str, str], ...] = ()
    """The marks on plates, each with the key of the sentence that explains it."""

    def drawn(self, module: str) -> tuple[Draw, Draw, Draw]:
        """Return `table`, `hand` and `panel` for the game's module of this name."""
        return pictured(module, partial(_Table, self), self._own, partial(_Told, self))

    def _places(self, view: Any, reader: Seat | None, faces: Faces, words: Catalogue) -> Board:
        """Return the places of the seats, below what lies in the middle."""
        raise NotImplementedError

    def _middle(self, table: Table[Any]) -> None:
        """Draw what lies in the middle, and the second line."""
        raise NotImplementedError

    def _told_middle(self, told: TableTold[Any]) -> Iterator[str]:
        """Tell what lies in the middle."""
        raise NotImplementedError

    def _playable(self, view: Any, seat: Seat) -> Collection[Card]:
        """Return the playable cards of a hand; empty where none of its cards is dim."""
        raise NotImplementedError

    def _held(self, view: Any, seat: Seat) -> Cards:
        return tuple(view.hands[seat])

    def _own(self, view: Any, seat: Seat, sorting: str) -> _Own:
        cards = arranged(self._held(view, seat), sorting)
        playable = self._playable(view, seat)
        allowed = tuple(card for card in cards if card in playable) or cards
        return _Own(cards, allowed, seat in view.to_act)

    def _legend(self, table: Table[Any], room: int) -> None:
        meanings = tuple((sign, table.words(key)) for sign, key in self.signs)
        board.legend(table.canvas, meanings, (MARGIN, MARGIN + LINE), room)


class _Table(Table[Any]):
    def __init__(self, game: PlainPictures, *seen: Any, **likes: Any) -> None:
        self.game = game
        super().__init__(*seen, **likes)

    def around(self, reader: Seat | None, faces: Faces) -> Board:
        return self.game._places(self.view, reader, faces, self.words)

    def draw(self) -> None:
        view, game = self.view, self.game
        wide = self.right(game.goal(view, self.words), MARGIN)
        self.left((game.head(view, self.words),), MARGIN, WIDTH - 4 * MARGIN - wide)
        game._middle(self)
        for column in self.places.columns:
            self.plate(column, game.counts(view, column.seat), dealer=getattr(view, "dealer", None))


class _Told(TableTold[Any]):
    def __init__(self, game: PlainPictures, *seen: Any, **how: Any) -> None:
        self.game = game
        super().__init__(*seen, **how)

    def __iter__(self) -> Iterator[str]:
        view, words, game = self.view, self.words, self.game
        yield from self.turns()
        yield f"{game.head(view, words)}."
        yield from game._told_middle(self)
        for seat, name in enumerate(self.names):
            yield game.seat(view, seat, name, words)
            yield from self.standing(seat)
        yield f"{game.goal(view, words)}."


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickPictures(PlainPictures):
    """The pictures of a `PlainTricks`: before each seat its call, or its card of the trick."""

    called: Callable[[Any, Seat], str]
    """A seat's call, short; empty before it is made."""

    def _places(self, view: PlainTricks, reader: Seat | None, faces: Faces, _words: Catalogue) -> Board:
        card = CARD.height if view.players <= board.MOST_COLUMNS else _TUCKED
        return board.around(view.players, reader, _TOP, _CALL if view.phase == "auction" else card, faces)

    def _held(self, view: PlainTricks, seat: Seat) -> Cards:
        return view.held(seat)

    def _playable(self, view: PlainTricks, seat: Seat) -> Collection[Card]:
        waits = (seat - view.leader) % view.players >= len(view.trick)
        limited = view.phase == "play" and view.trick and waits and HOLE not in view.held(seat)
        return view.playable(seat) if limited else ()

    def _middle(self, table: Table[Any]) -> None:
        view, words, second = table.view, table.words, MARGIN + LINE
        if not view.tricks:
            self._legend(table, _LEFT)
        elif view.trick:
            last = tricks.in_order(view.tricks[-1], small(table.colours))
            table.left((words("picture-before"), *last), second, _LEFT)
        if view.phase == "play":
            table.right(words("picture-trick-of", number=len(view.tricks) + 1, all=view.hand_size), second)
        if view.phase == "auction":
            for column in table.places.columns:
                at = table.places.spot(column, 0)
                if call := self.called(view, column.seat):
                    table.canvas.text(call, at, _CALL - 12, palette.CREAM, align=0.5)
        elif view.trick or view.tricks:
            _lay_trick(table)

    def _told_middle(self, told: TableTold[Any]) -> Iterator[str]:
        yield from told.trick()
        yield from told.last_trick()


def _lay_trick(table: Table[Any]) -> None:
    """Draw each card before its seat; a finished trick stays there dim."""
    view, over = table.view, not table.view.trick
    if over:
        trick = view.tricks[-1]
    else:
        best = left_of(view.leader, view.players, view.winning_place())
        trick = Trick(view.leader, view.trick, best)
    tall = table.places.room
    tricks.lay(table.canvas, table.places, trick, french.sprite, table.colours, over=over, tall=tall)


@cache
def small(colours: int) -> tricks.Tile:
    """Return a function that draws a card of a finished trick."""
    return lambda card, _led, line: tiles.tile(card, LINE - 6, palette.FELT, colours, line)


class Pile(NamedTuple):
    """Cards that lie in the middle: a stock, the top of a discard pile, a meld."""

    name: str
    """Name above the cards, with their number where that matters; for listeners too."""
    cards: Cards
    """The cards to show, the last on top; a hole is a card that lies face down."""


class _Spot(NamedTuple):
    pile: Pile
    x: int
    y: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PilePictures(PlainPictures):
    """The pictures of a game without tricks: piles in the middle, the seats below them."""

    piles: Callable[[Any, Catalogue], Sequence[Pile]]
    """The piles, from the left."""

    def _places(self, view: Any, reader: Seat | None, faces: Faces, words: Catalogue) -> Board:
        _, _, tall = self._laid(view, words)
        return board.around(view.players, reader, self._top + tall, 0, faces)

    @property
    def _top(self) -> int:
        return _TOP if self.signs else _TOP - LINE

    def _laid(self, view: Any, words: Catalogue) -> tuple[list[_Spot], Size, int]:
        """Lay out the piles in centred rows: their places, the cards' size, the height of all."""
        piles = tuple(self.piles(view, words))
        size = Size.LARGE if sum(_wide(pile, Size.LARGE) + GAP for pile in piles) <= WIDTH else Size.SMALL
        rows: list[list[Pile]] = [[]]
        for pile in piles:
            if rows[-1] and _across([*rows[-1], pile], size) > WIDTH - 2 * MARGIN:
                rows.append([])
            rows[-1].append(pile)
        tall, spots = LINE + size.height + GAP, list[_Spot]()
        for number, row in enumerate(rows):
            x = (WIDTH - _across(row, size)) // 2
            for pile in row:
                spots.append(_Spot(pile, x, self._top + number * tall))
                x += _wide(pile, size) + 2 * GAP
        return spots, size, tall * len(rows)

    def _middle(self, table: Table[Any]) -> None:
        self._legend(table, WIDTH - 2 * MARGIN)
        spots, size, _ = self._laid(table.view, table.words)
        for pile, x, y in spots:
            middle = x + _wide(pile, size) // 2
            table.canvas.text(pile.name, (middle, y + 4), _NAMED, palette.CREAM, align=0.5)
            left = middle - _fanned(pile, size) // 2
            for place, card in enumerate(pile.cards):
                at = (left + place * fan.LEAST[size], y + LINE)
                table.canvas.card(card, size, at, deck=french.sprite, colours=table.colours)

    def _told_middle(self, told: TableTold[Any]) -> Iterator[str]:
        for name, cards in self.piles(told.view, told.words):
            shown = [card for card in cards if card != HOLE]
            cards_told = alt.listed(shown, told.named)
            yield told.words("picture-pile", name=name, cards=cards_told) if shown else f"{name}."

    def _playable(self, view: Any, seat: Seat) -> Collection[Card]:
        return {word for choice in view.legal(seat) for option in choice.options for word in option.split()}


_NAMED: Final = 36
"""Height of a pile's name."""


def _fanned(pile: Pile, size: Size) -> int:
    """Return the width of a pile's cards."""
    return size.width + fan.LEAST[size] * (len(pile.cards) - 1)


def _wide(pile: Pile, size: Size) -> int:
    return max(_fanned(pile, size), width_of(pile.name, _NAMED))


def _across(row: Sequence[Pile], size: Size) -> int:
    return sum(_wide(pile, size) for pile in row) + 2 * GAP * (len(row) - 1)


@dataclass(frozen=True, slots=True)
class _Own(InRows):
    cards: Cards
    playable: Cards
    """Cards that are not dim."""
    turn: bool

    def told(self, words: Catalogue, *, spoken: bool) -> Iterator[str]:
        named = alt.naming(words, spoken=spoken)
        yield from alt.own(self.cards, named, words, turn=self.turn)
        if len(self.playable) < len(self.cards):
            yield words("picture-playable", cards=alt.listed(self.playable, named))

    def card(self, canvas: Canvas, card: Card, at: Spot, colours: int, size: Size) -> None:
        look = Look.PLAIN if card in self.playable else Look.DIM
        canvas.card(card, size, at, deck=french.sprite, colours=colours, look=look)
