"""Top Suit's table: each seat's act, and the combination to beat; for a player with their cards below."""

from typing import Final

from bot.games.base import HOLE, NATURE, Card
from bot.games.topsuit.combinations import Combination
from bot.games.topsuit.rules import Act, TopSuit
from rendering.decks import french
from rendering.kit import board, marks, palette, plates
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Board, Column, Faces
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Look, Size
from rendering.topsuit import alt as topsuit_alt
from rendering.topsuit import hand as own_cards
from rendering.topsuit import marks as topsuit_marks
from rendering.topsuit.hand import hand

__all__ = ["hand", "panel", "table"]

_SEEN: Final = (57, 112)
"""Visible part of a card before a plate: its index."""
_TOP: Final = Size.SMALL.width
"""Visible width of the last of them: all of it."""
_BAND: Final = LINE + CARD.height + 3 * 8
_CIRCLE: Final = 196
_SIDE: Final = 262
"""Width for the circle of suits, beside the cards to beat."""
_DECK: Final = 130
_STACKED: Final = 120


@once
def table(
    view: TopSuit, names: tuple[str, ...], words: Catalogue, *, colours: int = 4, faces: Faces = ()
) -> Picture:
    """Draw the public table; `names` are the players', by seat."""
    places = board.around(view.players, None, MARGIN, _SEEN[1], faces)
    canvas = Canvas((WIDTH, places.bottom + _BAND + MARGIN))
    _board(canvas, view, names, words, colours, places)
    return canvas.picture(topsuit_alt.table(view, names, words))


@once
def panel(
    view: TopSuit,
    seat: int,
    names: tuple[str, ...],
    words: Catalogue,
    *,
    colours: int = 4,
    sorting: str = "suits",
    size: Size = Size.LARGE,
    chosen: frozenset[Card] | None = None,
    faces: Faces = (),
) -> Picture:
    """Draw the table as this seat sees it, with its own cards below; `view` is theirs."""
    mine = own_cards.own(view, seat, sorting, chosen)
    places = board.around(view.players, seat, MARGIN, _SEEN[1], faces)
    top, high = places.bottom + _BAND + MARGIN, own_cards.tall(mine, size)
    canvas = Canvas((WIDTH, top + high))
    _board(canvas, view, names, words, colours, places, seat)
    own_cards.lay(canvas, mine, top, high, colours, size)
    return canvas.picture(topsuit_alt.panel(view, seat, names, mine, words))


def _board(
    canvas: Canvas,
    view: TopSuit,
    names: tuple[str, ...],
    words: Catalogue,
    colours: int,
    places: Board,
    reader: int | None = None,
) -> None:
    names = plates.apart(names, places.columns[0].width)
    acts, taker, look = _shown(view)
    for column in places.columns:
        _seat(canvas, view, column, names[column.seat], words, places, own=column.seat == reader)
        for act in acts:
            if act.seat == column.seat:
                _act(canvas, act, column, places, Look.GOLD if act.seat == taker else look, colours)
    _middle(canvas, view, names, words, colours, places.bottom)


def _seat(
    canvas: Canvas,
    view: TopSuit,
    column: Column,
    name: str,
    words: Catalogue,
    places: Board,
    *,
    own: bool,
) -> None:
    seat = column.seat
    owner = seat == view.owner and view.phase == "play"
    said = plates.Seat(
        number=seat + 1,
        name=name,
        points=words("picture-points", points=view.scores[seat]),
        counts=plates.named((("hand", str(len(view.hands[seat]))),), words, column.width),
        sign="flag" if seat in view.winners else "crown" if owner else "",
        turn=seat in view.to_act,
        own=own,
        face=column.face,
    )
    x, y = places.plate(column)
    plates.draw(canvas, (x, y), said, column.width)
    if seat == view.leader and view.phase == "play":
        wedge = marks.arrow(0, 36, palette.ORANGE, palette.PLATE)
        canvas.put(wedge, (x + column.width - MARGIN - 36, y + 84))


def _shown(view: TopSuit) -> tuple[tuple[Act, ...], int, Look]:
    """Return the current or else the last trick, its winner so far, and the look of the other cards."""
    if view.acts:
        void = view.phase == "over"
        return view.acts, NATURE if void else view.owner, Look.DIM if void else Look.PLAIN
    if view.sheet:
        return view.sheet[-1].acts, view.sheet[-1].winner, Look.DIM
    return (), NATURE, Look.PLAIN


def _act(canvas: Canvas, act: Act, column: Column, places: Board, look: Look, colours: int) -> None:
    """Draw the index of each card laid down, the top card last; or the back of a drawn card."""
    cards = act.cards or (HOLE,)
    sign = {"draw": "+1", "extend": "+"}.get(act.verb, "")
    room = column.width - _TOP - (70 if sign else 0)
    step = min(_SEEN[0] + 2, room // max(1, len(cards) - 1))
    wide = _TOP + step * (len(cards) - 1)
    x, y = places.spot(column, wide)
    x += 30 if sign else 0
    for place, card in enumerate(cards):
        top = place == len(cards) - 1
        framed = look if top or look is not Look.GOLD else Look.PLAIN
        seen = (_TOP if top else step - 2, _SEEN[1])
        canvas.corner(
            card, Size.SMALL, (x + place * step, y), seen, deck=french.sprite, colours=colours, look=framed
        )
    if sign:
        ink = palette.CREAM if act.verb == "draw" else palette.ORANGE
        canvas.text(sign, (x - 8, y + 24), 60, ink, align=1)


def _middle(
    canvas: Canvas, view: TopSuit, names: tuple[str, ...], words: Catalogue, colours: int, top: int
) -> None:
    """Draw the combination to beat, large, with its kind and player, between circle of suits and deck."""
    canvas.plate((WIDTH - 2 * MARGIN, _BAND), (MARGIN, top), palette.DEEP, palette.DEEP, 0)
    quad = view.current is not None and view.current.kind == "quad"
    to_beat = "" if view.current is None or quad or view.phase == "over" else view.current.top
    circle = topsuit_marks.suit_circle(_CIRCLE, palette.DEEP, colours, to_beat)
    canvas.put(circle, (MARGIN + 4, top + (_BAND - _CIRCLE) // 2))
    middle = WIDTH - MARGIN - _DECK // 2 - 6
    canvas.put(marks.mark("pile", 72, palette.DEEP), (middle - 36, top + 92))
    canvas.text(str(len(view.stock)), (middle, top + 164), 64, palette.CREAM, palette.DEEP, align=0.5)
    canvas.text(words("topsuit-picture-deck"), (middle, top + 230), 30, palette.MIST, palette.DEEP, align=0.5)
    if view.current is None:
        canvas.put(marks.bird(220, palette.DEEP), (430, top + (_BAND - 220) // 2))
        return
    _to_beat(canvas, view, view.current, names[view.owner], words, colours, top + 8)


def _to_beat(
    canvas: Canvas,
    view: TopSuit,
    current: Combination,
    name: str,
    words: Catalogue,
    colours: int,
    top: int,
) -> None:
    left, right = MARGIN + _SIDE, WIDTH - MARGIN - _DECK - 10
    parts = [words("topsuit-picture-beat"), plates.called(name, view.owner)]
    signs = [] if current.kind == "single" else [topsuit_marks.kind(current.kind, LINE, palette.DEEP)]
    middle, room = ((left + right) // 2, top), right - left
    board.line(canvas, (*signs, *parts), middle, room, align=0.5, ground=palette.DEEP, ink=palette.MIST)
    cards = current.cards
    # The top card lies on the others; the cards of a run lie side by side.
    widest = CARD.width + 8 if current.kind == "run" else _STACKED
    step = min(widest, (right - left - CARD.width) // max(1, len(cards) - 1))
    x = left + (right - left - CARD.width - step * (len(cards) - 1)) // 2
    over = view.phase == "over"
    for place, card in enumerate(cards):
        last = place == len(cards) - 1
        look = Look.DIM if over else Look.GOLD if last else Look.PLAIN
        canvas.card(
            card, CARD, (x + place * step, top + LINE + 8), deck=french.sprite, colours=colours, look=look
        )
