"""92Q's table: the auction, the sides, the tricks; for a player with their own cards below."""

from functools import cache
from typing import Final

from PIL import Image

from bot.games.kit.tricks import Trick, left_of
from bot.games.q92.rules import NinetyTwoQ, tricks_of
from bot.games.q92.trick import became, winning_place
from rendering.decks import french
from rendering.decks.french import tiles
from rendering.kit import board, marks, palette, plates, tricks
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Board, Column, Faces
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Size
from rendering.q92 import alt as q92_alt
from rendering.q92 import hand as own_cards
from rendering.q92 import marks as q92_marks
from rendering.q92.hand import hand, in_hand

__all__ = ["hand", "in_hand", "panel", "table", "tile"]

_BID: Final = 96
_TUCKED: Final = 196
"""Visible height of a card where there are two rows of seats."""
_BADGE: Final = 42
_TILE: Final = LINE - 6
_WINNER: Final = 90
"""Width for a part of the name of the last trick's winner."""
_SIGNS: Final = {"bidder": "crown", "partner": "star", "other": "shield"}


@once
def table(
    view: NinetyTwoQ, names: tuple[str, ...], words: Catalogue, *, colours: int = 4, faces: Faces = ()
) -> Picture:
    """Draw the public table; `names` are the players', by seat."""
    places = _places(view, None, faces)
    canvas = Canvas((WIDTH, places.bottom))
    _board(canvas, view, names, words, colours, places)
    return canvas.picture(q92_alt.table(view, names, words))


@once
def panel(
    view: NinetyTwoQ,
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
    own_cards.lay(canvas, mine, places.bottom, colours, size)
    return canvas.picture(q92_alt.panel(view, seat, names, mine, words))


def _bidding(view: NinetyTwoQ) -> bool:
    """Whether the calls are still of interest: they help to choose partners."""
    return view.phase in ("auction", "partners")


def _places(view: NinetyTwoQ, reader: int | None, faces: Faces = ()) -> Board:
    """Return the places of the seats, with less room for an auction, and for cards in two rows."""
    room = _BID if _bidding(view) else CARD.height if view.players == NinetyTwoQ.seats[0] else _TUCKED
    return board.around(view.players, reader, MARGIN + (1 if _bidding(view) else 2) * LINE + 6, room, faces)


def _board(
    canvas: Canvas,
    view: NinetyTwoQ,
    names: tuple[str, ...],
    words: Catalogue,
    colours: int,
    places: Board,
    reader: int | None = None,
) -> None:
    names = plates.apart(names, places.columns[0].width)
    _contract(canvas, view, names, words, colours)
    _course(canvas, view, names, words, colours)
    if _bidding(view):
        _calls(canvas, view, places, colours)
    elif view.trick or view.tricks:
        _trick(canvas, view, places, colours)
    # In two rows the plates lie on the cards.
    for column in places.columns:
        _seat(canvas, view, column, names[column.seat], words, places, own=column.seat == reader)


def _contract(
    canvas: Canvas, view: NinetyTwoQ, names: tuple[str, ...], words: Catalogue, colours: int
) -> None:
    """Draw the contract with its tricks taken, the left suit, and the target."""
    right = WIDTH - MARGIN
    wide = board.line(canvas, (words("picture-target", target=view.target),), (right, MARGIN), 400, align=1)
    if not view.bid or view.phase == "auction":
        return
    parts: list[str | Image.Image] = [
        marks.mark("crown", 38, palette.FELT),
        plates.called(names[view.bidder], view.bidder),
        tiles.bid(view.bid, LINE - 2, palette.FELT, colours, palette.GOLD),
    ]
    if view.partners:
        taken = sum(view.taken[seat] for seat in view.teams[0])
        parts.append(words("picture-taken", taken=taken, wanted=tricks_of(view.bid)))
    left = (words("q92-picture-left"), q92_marks.chip(view.left_suit, _TILE, palette.FELT, colours))
    right -= wide + 2 * MARGIN
    wide = board.line(canvas, left, (right, MARGIN), 300, align=1, ink=palette.MIST)
    board.line(canvas, parts, (MARGIN, MARGIN), right - wide - 3 * MARGIN)


def _course(canvas: Canvas, view: NinetyTwoQ, names: tuple[str, ...], words: Catalogue, colours: int) -> None:
    """Draw the previous trick, the rank of twos, and the hand's progress."""
    top, right = MARGIN + LINE, WIDTH - MARGIN
    if _bidding(view):
        if view.phase == "auction" and view.players != 6:
            board.legend(
                canvas,
                [(mark, words(f"picture-means-{mark}")) for mark in ("hand", "cup")],
                (MARGIN, MARGIN),
                700,
            )
        return
    done = min(view.hand_size, len(view.tricks) + (view.phase == "play"))
    told = (words("picture-trick-of", number=done, all=view.hand_size),)
    right -= board.line(canvas, told, (right, top), 400, align=1) + 2 * MARGIN
    sides = [(_SIGNS[side], words(f"q92-picture-{side}")) for side in ("partner", "other")]
    if not view.trick:
        if not view.tricks:
            board.legend(canvas, sides, (MARGIN, top), right - MARGIN)
        return
    led = view.trick[0][1]
    high = all(card[1] == led for card in view.counted)
    two = q92_marks.two(led, _TILE, palette.FELT, colours, high=high)
    parts: list[str | Image.Image] = [two]
    # With eight players, the previous trick leaves no room for more.
    if view.players < NinetyTwoQ.seats[-1] or not view.tricks:
        parts.append(words("q92-picture-high" if high else "q92-picture-low"))
    wide = board.line(canvas, parts, (right, top), 300, align=1, ink=palette.GOLD if high else palette.MIST)
    if view.tricks:
        _last(canvas, view, names, words, colours, right - wide - 3 * MARGIN)
    else:
        board.legend(canvas, sides, (MARGIN, top), right - wide - 3 * MARGIN)


def _last(
    canvas: Canvas, view: NinetyTwoQ, names: tuple[str, ...], words: Catalogue, colours: int, room: int
) -> None:
    """Draw the last trick's cards as what they counted as, the winner's framed; its name if there is room."""
    last = view.tricks[-1]
    parts: list[board.Part] = [
        words("picture-before"),
        *tricks.in_order(last, tile(view.trump, colours, _TILE)),
    ]
    if board.wide(parts) > room - (_WINNER if view.players == NinetyTwoQ.seats[0] else 0):
        parts[0] = marks.mark("back", _TILE, palette.FELT)
    if view.players == NinetyTwoQ.seats[0]:
        parts.append(plates.called(names[last.winner], last.winner))
    board.line(canvas, parts, (MARGIN, MARGIN + LINE), room, ink=palette.MIST)


def _seat(
    canvas: Canvas,
    view: NinetyTwoQ,
    column: Column,
    name: str,
    words: Catalogue,
    places: Board,
    *,
    own: bool,
) -> None:
    """Draw a seat's plate: light for the bidder's side, dark for the other one."""
    seat = column.seat
    mine = q92_alt.side(view, seat)
    counts = [("hand", str(len(view.hands[seat]))), ("cup", str(view.taken[seat]))]
    if view.sheet and view.phase in ("deal", "over") and (points := view.sheet[-1].points[seat]):
        counts.append(("plus", str(points)))
    said = plates.Seat(
        number=seat + 1,
        name=name,
        points=words("picture-points", points=view.scores[seat]),
        counts=plates.named(tuple(counts), words, column.width),
        dealer=seat == view.dealer,
        sign="flag" if seat in view.winners else _SIGNS.get(mine, ""),
        turn=seat in view.to_act,
        own=own,
        face=column.face,
    )
    ground = palette.DEEP if mine == "other" else palette.PLATE
    plates.draw(canvas, places.plate(column), said, column.width, ground)


def _calls(canvas: Canvas, view: NinetyTwoQ, places: Board, colours: int) -> None:
    """Draw the newest call of each seat, the highest bid framed."""
    called = dict(view.calls)
    for column in places.columns:
        if call := called.get(column.seat):
            line = palette.GOLD if call == view.bid else palette.EDGE
            tile = tiles.bid("-" if call == "pass" else call, _BID - 8, palette.FELT, colours, line)
            canvas.put(tile, places.spot(column, tile.width))


def _trick(canvas: Canvas, view: NinetyTwoQ, places: Board, colours: int) -> None:
    """Draw the cards as what they count as; those of the left suit with the suit that they are of."""
    over = not view.trick
    leader, cards, _ = view.tricks[-1] if over else Trick(view.leader, view.trick, -1)
    best = left_of(leader, view.players, winning_place(cards, view.trump))
    counted = tuple(became(card, cards[0][1], view.trump) for card in cards)
    trick = Trick(leader, counted, best)
    tricks.lay(canvas, places, trick, french.sprite, colours, over=over, tall=places.room)
    for column in places.columns:
        place = (column.seat - leader) % view.players
        if place < len(cards) and cards[place] != counted[place]:
            sign = q92_marks.turned(cards[place][1], _BADGE, colours)
            sign = palette.dim(sign) if over and column.seat != best else sign
            x, y = places.spot(column, CARD.width)
            canvas.put(sign, (x + 15, y + 126), q92_marks.turned_mask(_BADGE))


@cache
def tile(trump: str, colours: int, height: int = LINE - 4) -> tricks.Tile:
    """Return a function that draws a card of a finished trick, as what it counted as."""

    def drawn(card: str, led: str, line: palette.Colour) -> Image.Image:
        return tiles.tile(became(card, led[1], trump), height, palette.FELT, colours, line)

    return drawn
