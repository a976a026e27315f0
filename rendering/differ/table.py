"""Differ's table: face-up cards, the auction, the tricks; for a player with their cards below."""

from functools import cache, lru_cache
from typing import Final

from PIL import Image

from bot.games.differ.rules import PLAYERS, TRICKS, Cards, Differ, tricks_of, trump_of, winner_of
from bot.games.kit.tricks import Trick
from rendering.decks import french
from rendering.decks.french import tiles
from rendering.differ import alt
from rendering.differ import hand as own_cards
from rendering.differ.hand import hand
from rendering.kit import board, marks, palette, plates, tricks
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Board, Column, Faces
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Size
from rendering.kit.sorting import arranged

__all__ = ["hand", "panel", "table", "tile"]

_SEEN: Final = (57, 112)
"""Visible part of a face-up card: its index."""
TRICK: Final = _SEEN[1] + 10
"""Distance of the trick below the face-up cards' top."""
_BID: Final = 96
REMEMBERED: Final = 256
"""Number of cached rows of face-up cards, at some 25 KB each. Most are shared by all readers of a table."""


@once
def table(
    view: Differ, names: tuple[str, ...], words: Catalogue, *, colours: int = 4, faces: Faces = ()
) -> Picture:
    """Draw the public table; `names` are the players', by seat."""
    places = _places(view, None, faces)
    canvas = Canvas((WIDTH, places.bottom))
    _board(canvas, view, names, words, colours, places)
    return canvas.picture(alt.table(view, names, words))


@once
def panel(
    view: Differ,
    seat: int,
    names: tuple[str, ...],
    words: Catalogue,
    *,
    colours: int = 4,
    sorting: str = "suits",
    size: Size = Size.LARGE,
    faces: Faces = (),
) -> Picture:
    """Draw the table as this seat sees it, with its own cards below; `view` is theirs."""
    mine, places = own_cards.own(view, seat, sorting), _places(view, seat, faces)
    canvas = Canvas((WIDTH, places.bottom + own_cards.tall(mine, size)))
    _board(canvas, view, names, words, colours, places, seat)
    own_cards.lay(canvas, mine, words, places.bottom, colours, size)
    return canvas.picture(alt.panel(view, seat, names, mine, words))


def _places(view: Differ, reader: int | None, faces: Faces = ()) -> Board:
    """Return the places of the seats; an auction needs less room than a trick."""
    bidding = view.phase == "auction"
    room = TRICK + (_BID if bidding else CARD.height)
    return board.around(PLAYERS, reader, MARGIN + (1 if bidding else 2) * LINE + 6, room, faces)


def _board(
    canvas: Canvas,
    view: Differ,
    names: tuple[str, ...],
    words: Catalogue,
    colours: int,
    places: Board,
    reader: int | None = None,
) -> None:
    names = plates.apart(names, places.columns[0].width)
    _heads(canvas, view, names, words, colours)
    for column in places.columns:
        _seat(canvas, view, column, names[column.seat], words, colours, places, own=column.seat == reader)
    if view.phase == "auction":
        _calls(canvas, view, places, colours)
    elif view.trick or view.tricks:
        _trick(canvas, view, places, colours)
    elif view.phase == "play":
        canvas.put(marks.bird(200, palette.FELT), ((WIDTH - 200) // 2, places.bottom - 250))


def _heads(canvas: Canvas, view: Differ, names: tuple[str, ...], words: Catalogue, colours: int) -> None:
    """Draw the contract and the target; the trick before this one, and the hand's progress."""
    right, second = WIDTH - MARGIN, MARGIN + LINE
    wide = board.line(canvas, (words("picture-target", target=view.target),), (right, MARGIN), 400, align=1)
    if view.bid and view.phase != "auction":
        bid = tiles.bid(view.bid, LINE - 2, palette.FELT, colours, palette.GOLD)
        taken, wanted = view.taken[view.differ], tricks_of(view.bid)
        told = words("picture-taken", taken=taken, wanted=wanted)
        crown = marks.mark("crown", 38, palette.FELT)
        room = right - wide - 2 * MARGIN - MARGIN
        board.line(
            canvas, (crown, plates.called(names[view.differ], view.differ), bid, told), (MARGIN, MARGIN), room
        )
    if view.phase != "auction":
        done = min(TRICKS, len(view.tricks) + (view.phase == "play"))
        board.line(
            canvas, (words("picture-trick-of", number=done, all=TRICKS),), (right, second), 400, align=1
        )
    if view.trick and view.tricks:
        tricks.before(canvas, view.tricks[-1], names, words, tile(colours, LINE - 6), (MARGIN, second), 700)
    elif not view.tricks:
        meanings = (
            ("hand", words("picture-means-hand")),
            ("pile", words("differ-picture-pile")),
            ("cup", words("picture-means-cup")),
        )
        auction = view.phase == "auction"
        board.legend(canvas, meanings, (MARGIN, MARGIN if auction else second), 700)


def _seat(
    canvas: Canvas,
    view: Differ,
    column: Column,
    name: str,
    words: Catalogue,
    colours: int,
    places: Board,
    *,
    own: bool,
) -> None:
    seat = column.seat
    bidder = seat == view.differ and view.phase != "auction"
    counts = (
        ("hand", str(len(view.hands[seat]))),
        ("pile", str(len(view.foundations[seat]))),
        ("cup", str(view.taken[seat])),
    )
    said = plates.Seat(
        number=seat + 1,
        name=name,
        points=words("picture-points", points=view.scores[seat]),
        counts=counts,
        dealer=seat == view.dealer,
        sign="flag" if seat in view.winners else "crown" if bidder else "",
        turn=seat in view.to_act,
        own=own,
        face=column.face,
    )
    plates.draw(canvas, places.plate(column), said, column.width)
    if view.sheet and not view.trick and len(view.tricks) == TRICKS:
        points = view.sheet[-1].points[seat]
        ink = palette.GOLD if points else palette.MIST
        canvas.text(plates.signed(points), places.spot(column, 0), 90, ink, align=0.5)
    elif not own:
        # The reader's own face-up cards are shown in full beside their hand.
        _row(canvas, arranged(view.face_up[seat]), column, places, colours)


def _row(canvas: Canvas, cards: Cards, column: Column, places: Board, colours: int) -> None:
    """Draw the needed part of the face-up cards below a plate."""
    if cards:
        strip = _strip(cards, colours)
        canvas.put(strip, places.spot(column, strip.width))


@lru_cache(maxsize=REMEMBERED)
def _strip(cards: Cards, colours: int) -> Image.Image:
    step = _SEEN[0] + 2
    strip = Canvas((step * len(cards) - 2, _SEEN[1]))
    for place, card in enumerate(cards):
        strip.corner(card, Size.SMALL, (place * step, 0), _SEEN, deck=french.sprite, colours=colours)
    return strip.image


def _calls(canvas: Canvas, view: Differ, places: Board, colours: int) -> None:
    """Draw the newest call of each seat, the highest bid framed."""
    called = dict(view.calls)
    for column in places.columns:
        if call := called.get(column.seat):
            line = palette.GOLD if call == view.bid else palette.EDGE
            tile = tiles.bid("-" if call == "pass" else call, _BID, palette.FELT, colours, line)
            x, y = places.spot(column, tile.width)
            canvas.put(tile, (x, y + TRICK))


def _trick(canvas: Canvas, view: Differ, places: Board, colours: int) -> None:
    """Draw each card below its seat; a finished trick stays there dim."""
    best = winner_of(view.leader, view.trick, trump_of(view.bid)) if view.trick else view.leader
    trick = Trick(view.leader, view.trick, best) if view.trick else view.tricks[-1]
    tricks.lay(canvas, places, trick, french.sprite, colours, over=not view.trick, below=TRICK)


@cache
def tile(colours: int, height: int = LINE - 4) -> tricks.Tile:
    """Return a function that draws a card of a finished trick."""
    return lambda card, _led, line: tiles.tile(card, height, palette.FELT, colours, line)
