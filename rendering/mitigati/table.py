"""Mitigati's table: the bargaining, shown cards, the tricks; for a player with their own cards below."""

from functools import cache
from typing import Final

from bot.games.base import HOLE
from bot.games.kit.loka import FOOL, Cards
from bot.games.kit.tricks import Trick
from bot.games.mitigati.declarations import bonuses
from bot.games.mitigati.rules import TRICKS, Mitigati
from bot.games.mitigati.trick import PLAYERS, winner_of
from rendering.decks import loka
from rendering.kit import board, palette, plates, tricks
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Board, Column, Faces
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Size
from rendering.mitigati import alt as mitigati_alt
from rendering.mitigati import hand as own_cards
from rendering.mitigati import marks as mitigati_marks
from rendering.mitigati.hand import hand

__all__ = ["hand", "panel", "table", "tile"]

_TOP: Final = MARGIN + 2 * LINE + 6
_STANCE: Final = 64
_TILE: Final = (60, 40)
"""Size of a card of the previous trick."""
_GRIDS: Final = ((4, 5, (74, 52)), (6, 5, (48, 52)))
"""Columns, rows and size of shown cards below a plate."""
_SIDE: Final = ((2, 5, (50, 52)), (3, 8, (33, 32)), (3, 9, (33, 28)))
"""Columns, rows and size of shown cards beside a card of the trick."""
_STEP: Final = 4


@once
def table(
    view: Mitigati, names: tuple[str, ...], words: Catalogue, *, colours: int = 4, faces: Faces = ()
) -> Picture:
    """Draw the public table; `names` are the players', by seat."""
    places = _places(view, None, faces)
    canvas = Canvas((WIDTH, places.bottom))
    _board(canvas, view, names, words, colours, places)
    return canvas.picture(mitigati_alt.table(view, names, words))


@once
def panel(
    view: Mitigati,
    seat: int,
    names: tuple[str, ...],
    words: Catalogue,
    marked: Cards = (),
    fresh: Cards = (),
    *,
    colours: int = 4,
    sorting: str = "suits",
    size: Size = Size.LARGE,
    faces: Faces = (),
) -> Picture:
    """Draw the table as this seat sees it, with its own cards below; `view` is theirs."""
    mine, places = own_cards.own(view, seat, marked, fresh, sorting), _places(view, seat, faces)
    canvas = Canvas((WIDTH, places.bottom + own_cards.tall(mine, size)))
    _board(canvas, view, names, words, colours, places, seat)
    own_cards.lay(canvas, mine, words, places.bottom, colours, size)
    told = mitigati_alt.panel(view, seat, names, mine, words)
    return canvas.picture(told)


def _places(view: Mitigati, reader: int | None, faces: Faces = ()) -> Board:
    """Return the places of the seats; before the tricks they need less room."""
    if view.phase in ("bargain", "discard"):
        room = _STANCE
    elif view.phase == "declare":
        shown = max((len(_known(view, seat)) for seat in range(PLAYERS)), default=0)
        room = max(_STANCE, -(-shown // _GRIDS[shown > 20][0]) * (_GRIDS[0][2][1] + _STEP))
    else:
        room = CARD.height
    return board.around(PLAYERS, reader, _TOP, room, faces)


def _board(
    canvas: Canvas,
    view: Mitigati,
    names: tuple[str, ...],
    words: Catalogue,
    colours: int,
    places: Board,
    reader: int | None = None,
) -> None:
    names = plates.apart(names, places.columns[0].width)
    _heads(canvas, view, names, words, colours)
    over = bool(view.sheet) and view.phase in ("deal", "over")
    for column in places.columns:
        own = column.seat == reader
        _seat(canvas, view, column, names[column.seat], words, places, own=own)
        if view.phase == "bargain":
            _stance(canvas, view, column, words, places)
        elif over:
            _points(canvas, view.sheet[-1].points[column.seat], column, places)
        elif not own:
            _shown(canvas, view, column, places, colours)
    if view.trick or view.tricks:
        _trick(canvas, view, places, colours)


# Above the seats


def _heads(canvas: Canvas, view: Mitigati, names: tuple[str, ...], words: Catalogue, colours: int) -> None:
    """Draw the hand's number and progress; the debt for the Fool, the previous trick, or the bargaining."""
    right, second = WIDTH - MARGIN, MARGIN + LINE
    dealing = view.phase in ("bargain", "discard")
    done = len(view.hands[view.eldest]) if dealing else min(TRICKS, len(view.tricks) + (view.phase == "play"))
    where = words("mitigati-picture-dealt" if dealing else "picture-trick-of", number=done, all=TRICKS)
    hand = words("mitigati-picture-hand-of", number=view.number, hands=view.length)
    first = board.line(canvas, (hand,), (right, MARGIN), 400, align=1)
    below = board.line(canvas, (where,), (right, second), 400, align=1) if done else 0
    if view.debt and len(view.tricks) < TRICKS:
        owner, creditor = (plates.called(names[seat], seat) for seat in (view.debt.owner, view.debt.creditor))
        told = words("mitigati-picture-owes", owner=owner, creditor=creditor)
        cap = mitigati_marks.cap(LINE, palette.FELT)
        board.line(canvas, (cap, told), (MARGIN, MARGIN), right - first - 4 * MARGIN)
    elif view.phase == "play" and len(view.tricks) < TRICKS:
        meanings: list[tuple[board.Part, str]] = [
            ("hand", words("picture-means-hand")),
            ("cup", words("picture-means-cup")),
            ("pile", words("mitigati-picture-means-pile")),
        ]
        if view.declared:
            meanings.append(("±", words("mitigati-picture-means-bonus")))
        board.legend(canvas, meanings, (MARGIN, MARGIN), right - first - 4 * MARGIN)
    if view.phase == "bargain":
        _balance(canvas, view, words, right - max(first, below) - 4 * MARGIN)
    elif view.trick and view.tricks:
        room = right - below - 4 * MARGIN
        tricks.before(canvas, view.tricks[-1], names, words, tile(colours), (MARGIN, second), room)


def _balance(canvas: Canvas, view: Mitigati, words: Catalogue, room: int) -> None:
    """Draw the sums offered and demanded on the scales."""
    stances = view.bargain.stances
    offered, demanded = (sum(max(0, sign * stance) for stance in stances) for sign in (1, -1))
    tilt = (demanded > offered) - (demanded < offered)
    scales = mitigati_marks.scales(12 * tilt, 2 * LINE - 4, palette.FELT)
    canvas.put(scales, (MARGIN, MARGIN))
    if any(stances):
        left, ink = MARGIN + scales.width + MARGIN, palette.CREAM
        if demanded and offered >= demanded:
            ink = palette.GOLD
        told = words("mitigati-picture-balance", offered=offered, demanded=demanded)
        board.line(canvas, (told,), (left, MARGIN + LINE // 2), room - scales.width, ink=ink)


# The seats


def _seat(
    canvas: Canvas,
    view: Mitigati,
    column: Column,
    name: str,
    words: Catalogue,
    places: Board,
    *,
    own: bool,
) -> None:
    seat = column.seat
    said = plates.Seat(
        number=seat + 1,
        name=name,
        points=words("picture-points", points=view.scores[seat]),
        counts=plates.named(_counts(view, seat), words, column.width),
        dealer=seat == view.dealer,
        sign="flag" if seat in view.winners else "",
        turn=seat in view.to_act,
        own=own,
        face=column.face,
    )
    at = places.plate(column)
    plates.draw(canvas, at, said, column.width)
    if view.declared:
        points = bonuses(view.declared, PLAYERS)[seat]
        ink = palette.GOLD if points > 0 else palette.MIST
        right = (at[0] + column.width - 12, at[1] + 80)
        canvas.text(plates.signed(points), right, 38, ink, palette.PLATE, align=1)


def _counts(view: Mitigati, seat: int) -> tuple[tuple[str, str], ...]:
    held = ("hand", str(len(view.hands[seat])))
    if view.phase != "play" and len(view.tricks) < TRICKS:
        return (held,)
    return held, ("cup", str(view.taken[seat])), ("pile", str(mitigati_alt.points_of(view, seat)))


def _stance(canvas: Canvas, view: Mitigati, column: Column, words: Catalogue, places: Board) -> None:
    """Draw the seat's demand or offer."""
    if column.seat not in {seat for seat, _ in view.bargain.said}:
        return
    stance = view.bargain.stances[column.seat]
    kind = "demands" if stance < 0 else "offers" if stance else "passes"
    ink = {"demands": palette.GOLD, "offers": palette.ORANGE, "passes": palette.MIST}[kind]
    text = words(f"mitigati-picture-{kind}", points=abs(stance))
    canvas.text(text, places.spot(column, 0), 50, ink, align=0.5)


def _points(canvas: Canvas, points: int, column: Column, places: Board) -> None:
    """Draw the hand's points, beside the card."""
    ink = palette.GOLD if points > 0 else palette.MIST
    x, y = places.spot(column, column.width)
    canvas.text(plates.signed(points), (x + column.width, y + 90), 62, ink, align=1)


def _known(view: Mitigati, seat: int) -> Cards:
    """Return the cards in a hand that have been shown to everybody."""
    return tuple(card for card in view.hands[seat] if card != HOLE and _is_shown(view, seat, card))


def _is_shown(view: Mitigati, seat: int, card: str) -> bool:
    return any(one.seat == seat and card in one.cards for one in view.declared)


def _shown(canvas: Canvas, view: Mitigati, column: Column, places: Board, colours: int) -> None:
    """Draw a seat's shown cards below the plate, or beside the card of the trick."""
    cards = _known(view, column.seat)
    aside = view.phase == "play"
    grids = _SIDE if aside else _GRIDS
    across, _, size = next((grid for grid in grids if len(cards) <= grid[0] * grid[1]), grids[-1])
    x, y = places.spot(column, column.width)
    left = x + (CARD.width + 2 * _STEP if aside else 0)
    for place, card in enumerate(cards):
        at = (left + place % across * (size[0] + _STEP), y + place // across * (size[1] + _STEP))
        canvas.put(mitigati_marks.chip(card, size, palette.FELT, colours), at)


# The trick


def _trick(canvas: Canvas, view: Mitigati, places: Board, colours: int) -> None:
    """Draw the cards on the left of their columns, as the seats' shown cards are beside them."""
    over = not view.trick
    leader, cards, _ = view.tricks[-1] if over else Trick(view.leader, view.trick, -1)
    trick = Trick(leader, cards, -1 if cards == (FOOL,) else winner_of(leader, cards))
    tricks.lay(canvas, places, trick, loka.sprite, colours, over=over, aside=True)


@cache
def tile(colours: int) -> tricks.Tile:
    """Return a function that draws a card of a finished trick."""
    return lambda card, _led, line: mitigati_marks.chip(card, _TILE, palette.FELT, colours, line)
