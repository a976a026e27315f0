"""Pictures of a plain game of tricks with French cards: the table, a hand, and both in one.

The game gives everything beside the trick and the hands as `Shown`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from PIL import Image

from bot.games.base import HOLE, NATURE, Card, Seat
from bot.games.kit.french import winning_place
from bot.games.kit.tricks import Trick, TrickState, left_of
from rendering.kit import board, fan, marks, palette, plates, tricks
from rendering.kit.alt import CardName, cut, fitting, listed, turns
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Faces
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import arranged
from rendering.kit.trick_alt import TableTold

_EDGE: Final = 22
_TUCKED: Final = 196
"""Visible height of a card where there are two rows of seats."""
_NAMES: Final = (20, 12, 7)
"""Maximum lengths of a name, tried until the alt text is short enough."""


class View(TrickState, Protocol):
    """A view of a game of tricks with one trump suit, where suits are followed."""

    @property
    def trump(self) -> str: ...
    @property
    def dealer(self) -> Seat: ...

    def playable(self, seat: Seat) -> tuple[Card, ...]: ...


@dataclass(frozen=True, slots=True)
class Shown:
    """A table's information beside the trick."""

    heads: tuple[str, ...]
    """The line above the seats; cards in it are drawn."""
    counts: tuple[tuple[tuple[str, str], ...], ...]
    """Marks with their numbers, by seat."""
    told: tuple[str, ...]
    """All of that in sentences."""


@once
def table(
    view: View,
    shown: Shown,
    names: tuple[str, ...],
    words: Catalogue,
    *,
    colours: int = 4,
    faces: Faces = (),
) -> Picture:
    """Draw the public table."""
    places = _places(view, None, faces)
    canvas = Canvas((WIDTH, places.bottom))
    _board(canvas, view, shown, names, words, colours, places, None)
    ways = ((most, named) for most in _NAMES for named in (words.card_name, words.card))
    alt = fitting(" ".join(_told(view, shown, cut(names, most), words, named)) for most, named in ways)
    return canvas.picture(alt)


@once
def panel(
    view: View,
    shown: Shown,
    seat: Seat,
    names: tuple[str, ...],
    words: Catalogue,
    *,
    colours: int = 4,
    sorting: str = "suits",
    size: Size = Size.LARGE,
    faces: Faces = (),
) -> Picture:
    """Draw the table as this seat sees it, with its own cards below; `view` is theirs."""
    places, placed = _places(view, seat, faces), _placed(view, seat, sorting, size)
    canvas = Canvas((WIDTH, places.bottom + _tall(placed, size)))
    _board(canvas, view, shown, names, words, colours, places, seat)
    _lay(canvas, view, seat, placed, places.bottom, colours, size)
    ways = ((most, named) for most in _NAMES for named in (words.card_name, words.card))
    alt = fitting(
        " ".join(
            (
                *_held(view, seat, sorting, words, named),
                *_told(view, shown, cut(names, most), words, named, reader=seat),
            )
        )
        for most, named in ways
    )
    return canvas.picture(alt)


@once
def hand(
    view: View,
    seat: Seat,
    words: Catalogue,
    *,
    colours: int = 4,
    sorting: str = "suits",
    size: Size = Size.LARGE,
) -> Picture:
    """Draw a player's own cards; `view` is theirs. Cards that may not be played now are dim."""
    placed = _placed(view, seat, sorting, size)
    canvas = Canvas((WIDTH, _tall(placed, size)))
    _lay(canvas, view, seat, placed, 0, colours, size)
    alt = " ".join(_held(view, seat, sorting, words, words.card_name))
    return canvas.picture(alt or words("cards-none"))


# The table


def _places(view: View, reader: Seat | None, faces: Faces) -> board.Board:
    room = CARD.height if view.players <= board.MOST else _TUCKED
    return board.around(view.players, reader, MARGIN + 2 * LINE + 6, room, faces)


def _board(
    canvas: Canvas,
    view: View,
    shown: Shown,
    names: tuple[str, ...],
    words: Catalogue,
    colours: int,
    places: board.Board,
    reader: Seat | None,
) -> None:
    names = plates.apart(names, places.columns[0].width)
    heads = [_tile(head, colours) if len(head) == 2 else head for head in shown.heads]
    board.line(canvas, heads, (MARGIN, MARGIN), WIDTH - 2 * MARGIN)
    if view.trick and view.tricks:
        at = MARGIN, MARGIN + LINE
        tricks.before(canvas, view.tricks[-1], names, words, colours, at, WIDTH - 2 * MARGIN)
    if view.trick or view.tricks:
        over = not view.trick
        trick = view.tricks[-1] if over else _so_far(view)
        tricks.lay(canvas, places, trick, colours, over=over, tall=places.room)
    for column in places.columns:
        seat = column.seat
        said = plates.Seat(
            number=seat + 1,
            name=names[seat],
            points=words("picture-points", points=view.scores[seat]),
            counts=shown.counts[seat],
            dealer=seat == view.dealer,
            sign="flag" if seat in view.winners else "",
            turn=seat in view.to_act,
            own=seat == reader,
            face=column.face,
        )
        plates.draw(canvas, places.plate(column), said, column.width)


def _tile(card: Card, colours: int) -> Image.Image:
    return marks.tile(card, LINE - 6, palette.FELT, colours, palette.EDGE)


def _so_far(view: View) -> Trick:
    best = left_of(view.leader, view.players, winning_place(view.trick, view.trump))
    return Trick(view.leader, view.trick, best)


def _told(
    view: View,
    shown: Shown,
    names: tuple[str, ...],
    words: Catalogue,
    named: CardName,
    reader: Seat | None = None,
) -> Iterator[str]:
    said = TableTold(view, names, words, named)
    yield from turns(view.to_act - {reader}, names, words)
    yield from shown.told
    yield from said.trick()
    yield from said.last_trick()
    if view.dealer != NATURE:
        yield words("picture-dealer", name=names[view.dealer])


# A hand


def _placed(view: View, seat: Seat, sorting: str, size: Size) -> tuple[fan.Placement, ...]:
    room = WIDTH - 2 * _EDGE
    return fan.centred(fan.rows(arranged(view.hands[seat], sorting), room, size=size), room, size)


def _tall(placed: tuple[fan.Placement, ...], size: Size) -> int:
    return fan.height(placed, size) + 2 * _EDGE


def _playable(view: View, seat: Seat) -> tuple[Card, ...] | None:
    """Return the cards playable to this trick, also before the seat's turn; None where nothing is dim."""
    waits = (seat - view.leader) % view.players >= len(view.trick)
    if view.phase != "play" or not view.trick or not waits or HOLE in view.hands[seat]:
        return None
    some = view.playable(seat)
    return some if len(some) < len(view.hands[seat]) else None


def _lay(
    canvas: Canvas,
    view: View,
    seat: Seat,
    placed: tuple[fan.Placement, ...],
    top: int,
    colours: int,
    size: Size,
) -> None:
    if seat in view.to_act:
        board.frame(canvas, top, _tall(placed, size))
    playable = _playable(view, seat)
    for one in placed:
        look = Look.PLAIN if playable is None or one.card in playable else Look.DIM
        canvas.card(one.card, size, (one.x + _EDGE, top + one.y + _EDGE), colours=colours, look=look)


def _held(view: View, seat: Seat, sorting: str, words: Catalogue, named: CardName) -> Iterator[str]:
    cards, playable = arranged(view.hands[seat], sorting), _playable(view, seat)
    if seat in view.to_act:
        yield words("picture-your-turn")
    if cards and HOLE not in cards:
        yield words("spoken-hand", cards=listed(cards, named))
    if playable is not None:
        yield words("picture-playable", cards=listed(playable, named))
