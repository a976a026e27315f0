"""Spring Cleaning's pictures: the table as everybody sees it, and a player's hand with all it may use."""

from collections import Counter
from typing import Final

from bot.games.base import HOLE
from bot.games.springcleaning.combinations import Cards, Places
from bot.games.springcleaning.rules import Play, SpringCleaning
from rendering.decks import household
from rendering.kit import marks, palette
from rendering.kit.canvas import Canvas, Spot, width_of
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import fitted, written
from rendering.kit.palette import Colour
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Look, Size
from rendering.springcleaning import alt as springcleaning_alt
from rendering.springcleaning.hand import FREE, hand_height, lay_hand
from rendering.springcleaning.names import owner

WIDTH: Final = 1000
_MARGIN: Final = 14
_INNER: Final = WIDTH - 2 * _MARGIN

_ROW: Final = 116
"""Height of a seat's plate at the table, and of an Offer beside a hand."""
_GAP: Final = 10
_LEFT: Final = 408
"""Where a seat's Offer begins at the table."""
_CHIP_GAP: Final = 4
_MIDDLE: Final = 356
"""Height of the middle of the table."""
_BAND: Final = 124
"""Height of what is to be beaten, above a hand."""
_BEATEN_ROOM: Final = 570
_NAME_ROOM: Final = 110
"""In less of it no name is worth writing."""


@once
def table(view: SpringCleaning, names: tuple[str, ...], words: Catalogue) -> Picture:
    """What everybody sees. `names` are the players', by seat."""
    height = _MARGIN + _MIDDLE + view.players * (_ROW + _GAP) + _MARGIN - _GAP
    canvas = Canvas((WIDTH, height))
    _middle(canvas, view, names)
    for seat, name in enumerate(names):
        _seat(canvas, view, seat, name, (_MARGIN, _MARGIN + _MIDDLE + seat * (_ROW + _GAP)))
    return Picture(canvas.encode(), springcleaning_alt.table(view, names, words), WIDTH, height)


def _middle(canvas: Canvas, view: SpringCleaning, names: tuple[str, ...]) -> None:
    """The combination to beat, large, each card from an Offer with its letter; around it the piles."""
    canvas.plate((_INNER, _MIDDLE - _GAP), (_MARGIN, _MARGIN), palette.DEEP, palette.DEEP, 0)
    _pile(canvas, (_MARGIN + 18, _MARGIN + 14), "pile", len(view.stock))
    discards = str(len(view.discards))
    left = WIDTH - _MARGIN - 20 - width_of(discards, 50)
    canvas.text(discards, (left, _MARGIN + 12), 50, palette.CREAM, palette.DEEP)
    canvas.put(household.discards(50, palette.DEEP), (left - 60, _MARGIN + 14))
    if not view.trick:
        canvas.put(marks.bird(260, palette.DEEP), (380, _MARGIN + 50))
        return
    play = view.trick[-1]
    _title(canvas, play.seat, names[play.seat], _MARGIN + 10)
    size, cards = Size.SMALL, play.cards
    room = _INNER - 60 - size.width
    step = min(size.width + 12, room // max(1, len(cards) - 1))
    left = (WIDTH - size.width - step * (len(cards) - 1)) // 2
    look = Look.DIM if view.phase == "over" else Look.GOLD
    for place, (card, source) in enumerate(zip(cards, play.places, strict=True)):
        x, y = left + place * step, _MARGIN + 84
        canvas.card(card, size, (x, y), look=look, deck=household.sprite)
        seat = owner(source)
        if seat is not None:
            canvas.put(
                household.owner(seat, 50, palette.DEEP), (x + (size.width - 50) // 2, y + size.height + 8)
            )


def _pile(canvas: Canvas, at: Spot, mark: str, count: int) -> None:
    canvas.put(marks.mark(mark, 50, palette.DEEP), at)
    canvas.text(str(count), (at[0] + 60, at[1] - 2), 50, palette.CREAM, palette.DEEP)


def _title(canvas: Canvas, seat: int, name: str, top: int) -> None:
    """Whose combination it is."""
    text, height = fitted(written(name), 560, 46)
    left = (WIDTH - 62 - width_of(text, height)) // 2
    canvas.put(household.owner(seat, 50, palette.DEEP), (left, top + 4))
    canvas.text(text, (left + 62, top + 4), height, palette.CREAM, palette.DEEP)


def _seat(canvas: Canvas, view: SpringCleaning, seat: int, name: str, at: Spot) -> None:
    """A plate: letter, name, trash and hand on the left, the Offer on the right."""
    x, y = at
    turn = seat in view.to_act
    ground = palette.PLATE
    canvas.plate((_INNER, _ROW), at, ground, palette.ORANGE if turn else ground, 7 if turn else 0)
    canvas.put(household.owner(seat, 60, ground), (x + 16, y + 28))
    sign = "flag" if seat in view.winners else "crown" if view.trick and seat == view.trick[-1].seat else ""
    if sign:
        canvas.put(marks.mark(sign, 44, ground), (x + 336, y + 62))
    text, height = fitted(written(name), 250, 42)
    canvas.text(text, (x + 90, y + 12 + (42 - height) // 2), height, palette.CREAM, ground)
    canvas.put(marks.mark("hand", 42, ground), (x + 90, y + 62))
    canvas.text(str(len(view.hands[seat])), (x + 138, y + 60), 42, palette.CREAM, ground)
    canvas.put(household.trash(42, ground), (x + 224, y + 62))
    canvas.text(str(view.scores[seat]), (x + 272, y + 60), 42, palette.GOLD, ground)
    _chips(canvas, view.offers[seat], (x + _LEFT - _MARGIN, y + 10), _INNER - _LEFT - 4, ground)
    if view.sealed[seat]:
        canvas.put(household.chip(HOLE, ground), (x + _LEFT - _MARGIN, y + 10))


def _chips(
    canvas: Canvas,
    offer: Cards,
    at: Spot,
    room: int,
    ground: Colour,
    *,
    rings: frozenset[str] = frozenset(),
) -> None:
    """An Offer, each value once with how many there are."""
    counts = Counter(offer)
    width = _chip_width(len(counts), room)
    for place, (card, count) in enumerate(counts.items()):
        chip = household.chip(card, ground, count, width=width, gold=card in rings)
        canvas.put(chip, (at[0] + place * (width + _CHIP_GAP), at[1]))


def _chip_width(number: int, room: int) -> int:
    """Narrower where so many would not fit."""
    return min(household.CHIP[0], room // max(1, number) - _CHIP_GAP)


def hand(
    view: SpringCleaning,
    seat: int,
    names: tuple[str, ...],
    words: Catalogue,
    *,
    useful: frozenset[str] | None = None,
    chosen: Places = (),
    order: Cards = (),
    size: Size = Size.LARGE,
) -> Picture:
    """A player's own picture; `view` is theirs.

    Places not in `useful` are dim, those `chosen` lifted; `order` is how much of an Offer is arranged: the
    other places are free.
    """
    return _hand(view, seat, names, words, useful, chosen, order, size)


@once
def _hand(
    view: SpringCleaning,
    seat: int,
    names: tuple[str, ...],
    words: Catalogue,
    useful: frozenset[str] | None,
    chosen: Places,
    order: Cards,
    size: Size,
) -> Picture:
    arranging = view.phase == "arrange" and seat in view.to_act
    left = len(view.offers[seat]) - len(order) if arranging else 0
    cards = (*order, *(FREE,) * left) if arranging else view.hands[seat]
    rows = (view.players + 1) // 2
    half = (_INNER - _GAP) // 2
    top = _MARGIN + _BAND + rows * (_ROW + _GAP)
    height = top + hand_height(len(cards), size) + _MARGIN
    canvas = Canvas((WIDTH, height))
    if seat in view.to_act:
        canvas.plate((WIDTH, height), (0, 0), palette.FELT, palette.ORANGE, 8)
    _band(canvas, view, seat)
    for other, name in enumerate(names):
        at = (_MARGIN + other % 2 * (half + _GAP), _MARGIN + _BAND + other // 2 * (_ROW + _GAP))
        alone = other % 2 == 0 and other == view.players - 1
        rings = frozenset(
            place[2:] for place in (useful or frozenset()).union(chosen) if owner(place) == other
        )
        _offer(canvas, view, other, name, at, _INNER if alone else half, rings, own=other == seat)
    gaps = view.phase == "insert" and view.turn == seat
    lay_hand(canvas, cards, top, useful, chosen, wished=size, gaps=gaps, sealed=view.sealed[seat])
    alt = springcleaning_alt.hand(view, seat, names, words, useful, chosen, order, left)
    return Picture(canvas.encode(), alt, WIDTH, height)


def _band(canvas: Canvas, view: SpringCleaning, seat: int) -> None:
    """What is to be beaten, the card just drawn, and the deck."""
    top = _MARGIN + 6
    left = 2 * _MARGIN
    if view.trick:
        _to_beat(canvas, view.trick[-1], (left, top))
    else:
        canvas.put(marks.bird(108, palette.FELT), (left, top - 2))
    canvas.put(marks.mark("pile", 50, palette.FELT), (WIDTH - 150, top + 24))
    canvas.text(str(len(view.stock)), (WIDTH - 92, top + 22), 50, palette.CREAM)
    if view.drawn and view.turn == seat:
        canvas.put(marks.mark("plus", 50, palette.FELT), (WIDTH - 310, top + 24))
        canvas.put(household.chip(view.drawn[0], palette.FELT, gold=True), (WIDTH - 250, top))


def _to_beat(canvas: Canvas, play: Play, at: Spot) -> None:
    x, y = at
    canvas.put(household.owner(play.seat, 60, palette.FELT), (x, y + 18))
    x += 74
    width = _chip_width(len(play.cards), _BEATEN_ROOM)
    for card in play.cards:
        canvas.put(household.chip(card, palette.FELT, width=width), (x, y))
        x += width + _CHIP_GAP


def _offer(
    canvas: Canvas,
    view: SpringCleaning,
    seat: int,
    name: str,
    at: Spot,
    width: int,
    rings: frozenset[str],
    *,
    own: bool,
) -> None:
    """An Offer beside a hand: its letter over how many cards its owner holds; what it has; whose it is."""
    x, y = at
    ground = palette.PLATE
    canvas.plate((width, _ROW), at, ground, palette.CREAM if own else ground, 3 if own else 0)
    canvas.put(household.owner(seat, 52, ground), (x + 12, y + 8))
    canvas.put(marks.mark("hand", 36, ground), (x + 8, y + 68))
    canvas.text(str(len(view.hands[seat])), (x + 46, y + 66), 36, palette.CREAM, ground)
    _chips(canvas, view.offers[seat], (x + 92, y + 10), width - 102, ground, rings=rings)
    room = width - 116 - len(set(view.offers[seat])) * (household.CHIP[0] + _CHIP_GAP)
    if room >= _NAME_ROOM:
        text, height = fitted(written(name), room, 36)
        canvas.text(
            text, (x + width - 16, y + 36 + (36 - height) // 2), height, palette.MIST, ground, align=1
        )
