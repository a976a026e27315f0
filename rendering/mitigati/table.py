"""Mitigati's table as everybody sees it: packets as they come, the bargaining, what was shown, the tricks."""

from itertools import accumulate
from typing import Final

from bot.games.base import HOLE
from bot.games.kit.loka import Cards
from bot.games.kit.tricks import Trick, left_of
from bot.games.mitigati.declarations import bonuses
from bot.games.mitigati.rules import PACKET, TRICKS, Mitigati
from bot.games.mitigati.trick import PLAYERS, winner_of
from rendering.decks import loka
from rendering.kit import fan, marks, palette, plates
from rendering.kit.canvas import Canvas, Spot, mat
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Look, Size
from rendering.mitigati import alt
from rendering.mitigati import marks as mitigati_marks
from rendering.mitigati.hand import WIDTH, hand

__all__ = ["hand", "table"]

HEIGHT: Final = 1000
_MARGIN: Final = 14
_PLATE: Final = (479, 262)
# Seat 0 sits at the bottom, the others follow clockwise.
_PLATES: Final = ((260, 724), (_MARGIN, _MARGIN), (507, _MARGIN))
_TRICK: Final = ((400, 424), (180, 300), (620, 300))
_STANCES: Final = ((500, 578), (150, 306), (850, 306))
_DEBTS: Final = ((150, 630), (34, 300), (846, 300))
_TOWARDS: Final = (0, 135, 225)
"""Where a seat is, seen from the middle, as `marks.arrow` turns."""
_FROM_TO: Final = {(0, 1): 135, (0, 2): 225, (1, 0): 315, (1, 2): 270, (2, 0): 45, (2, 1): 90}
_MAT: Final = 430
_MAT_AT: Final = (285, 285)
_BAND: Final = (290, 710)
"""What is left between the plates."""
_LAST: Final = (_MARGIN, 724)

_BACK_STEP: Final = 9
_PACKET_GAP: Final = 14
_BACK_SEEN: Final = 144
_CHIPS: Final = ((4, 2), (6, 3), (9, 3))
"""How many chips lie in a row, and how many rows there are then."""


@once
def table(view: Mitigati, names: tuple[str, ...], words: Catalogue, *, colours: int = 4) -> Picture:
    """What everybody sees. `names` are the players', by seat."""
    canvas = Canvas((WIDTH, HEIGHT))
    canvas.put(mat(_MAT), _MAT_AT)
    for seat in range(PLAYERS):
        _seat(canvas, view, seat, names[seat], colours)
    _progress(canvas, view)
    if view.phase == "bargain":
        _bargaining(canvas, view)
    elif view.phase == "declare" and view.declared:
        _shown(canvas, view.declared[-1].cards, colours)
    else:
        _tricks(canvas, view, colours)
    return Picture(canvas.encode(), alt.table(view, names, words), WIDTH, HEIGHT)


# The seats


def _seat(canvas: Canvas, view: Mitigati, seat: int, name: str, colours: int) -> None:
    at = _PLATES[seat]
    said = plates.Seat(
        number=seat + 1,
        name=name,
        score=view.scores[seat],
        counts=_counts(view, seat),
        dealer=seat == view.dealer,
        sign="flag" if seat in view.winners else "",
        turn=seat in view.to_act,
    )
    plates.draw(canvas, at, said, _PLATE)
    _bonus(canvas, view, seat)
    _debt(canvas, view, seat)
    below = (at[0] + _MARGIN, at[1] + plates.CARDS)
    known = tuple(card for card in view.hands[seat] if card != HOLE and _is_shown(view, seat, card))
    if view.phase in ("deal", "over") and view.sheet:
        _points(canvas, view.sheet[-1].points[seat], at)
    elif known:
        _chips(canvas, known, below, colours)
    else:
        _backs(canvas, len(view.hands[seat]), below, packets=view.phase in ("bargain", "discard"))


def _is_shown(view: Mitigati, seat: int, card: str) -> bool:
    return any(one.seat == seat and card in one.cards for one in view.declared)


def _counts(view: Mitigati, seat: int) -> tuple[tuple[str, str], ...]:
    held = ("hand", str(len(view.hands[seat])))
    if view.phase != "play" and len(view.tricks) < TRICKS:
        return (held,)
    return held, ("cup", str(view.taken[seat])), ("pile", str(alt.points_of(view, seat)))


def _bonus(canvas: Canvas, view: Mitigati, seat: int) -> None:
    """What the declarations bring so far."""
    if view.declared:
        x, y = _PLATES[seat]
        points = bonuses(view.declared, PLAYERS)[seat]
        ink = palette.GOLD if points > 0 else palette.MIST
        canvas.text(_signed(points), (x + _PLATE[0] - 66, y + 56), 40, ink, palette.PLATE, align=1)


def _debt(canvas: Canvas, view: Mitigati, seat: int) -> None:
    """The Fool's cap with whoever owes a card for it, and a wedge towards the creditor."""
    debt = view.debt
    if debt is None or debt.owner != seat or len(view.tricks) == TRICKS:
        return
    x, y = _DEBTS[seat]
    canvas.put(mitigati_marks.cap(76, palette.FELT), (x, y))
    wedge = marks.arrow(_FROM_TO[seat, debt.creditor], 40, palette.GOLD, palette.FELT)
    canvas.put(wedge, (x + 82, y + 20))


def _points(canvas: Canvas, points: int, at: Spot) -> None:
    """What the hand brought."""
    ink = palette.GOLD if points > 0 else palette.MIST
    middle = (at[0] + _PLATE[0] // 2, at[1] + plates.CARDS + 20)
    canvas.text(_signed(points), middle, 90, ink, palette.PLATE, align=0.5)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"


def _chips(canvas: Canvas, cards: Cards, at: Spot, colours: int) -> None:
    """The cards in a hand that everybody has seen."""
    row = next(row for row, rows in _CHIPS if len(cards) <= row * rows)
    for place, card in enumerate(cards):
        tile = mitigati_marks.chip(card, palette.PLATE, colours, row)
        width, height = mitigati_marks.CHIPS[row]
        spot = (at[0] + place % row * (width + 5), at[1] + place // row * (height + 4))
        canvas.put(tile, spot)


def _backs(canvas: Canvas, count: int, at: Spot, *, packets: bool) -> None:
    """A hand face down, in packets while it is dealt; its lower end is out of sight."""
    size = Size.SMALL
    seen = (0, 0, size.width, _BACK_SEEN)
    back, corners = loka.sprite(HOLE, size).crop(seen), loka.mask(size).crop(seen)
    gaps = [
        0,
        *accumulate(_PACKET_GAP if packets and place % PACKET == 0 else 0 for place in range(1, count)),
    ]
    across = size.width + _BACK_STEP * (count - 1) + gaps[-1]
    left = at[0] + (_PLATE[0] - 2 * _MARGIN - across) // 2
    for place in range(count):
        canvas.image.paste(back, (left + place * _BACK_STEP + gaps[place], at[1]), corners)


# The middle


def _progress(canvas: Canvas, view: Mitigati) -> None:
    """Which hand of how many, and how far it is."""
    dealing = view.phase in ("bargain", "discard")
    done = len(view.hands[view.eldest]) if dealing else len(view.tricks)
    rows = (("flag", f"{view.number}/{view.length}"), ("hand" if dealing else "cup", f"{done}/{TRICKS}"))
    right = WIDTH - _MARGIN
    for row, (name, text) in enumerate(rows):
        y = 736 + row * 66
        width = canvas.text(text, (right, y), 56, palette.CREAM, align=1)
        canvas.put(marks.mark(name, 50, palette.FELT), (right - width - 60, y + 1))


def _bargaining(canvas: Canvas, view: Mitigati) -> None:
    """What each seat wants to get, or would give; and the offers against the demands on the scales."""
    stances = view.bargain.stances
    spoken = {seat for seat, _ in view.bargain.said}
    for seat, stance in enumerate(stances):
        if seat in spoken:
            ink = palette.MIST if not stance else palette.GOLD if stance < 0 else palette.ORANGE
            text = _signed(-stance) if stance else "\N{EN DASH}"
            ground = palette.DEEP if seat == 0 else palette.FELT
            canvas.text(text, _STANCES[seat], 96, ink, ground, align=0.5)
    offered, demanded = (sum(max(0, sign * stance) for stance in stances) for sign in (1, -1))
    tilt = (demanded > offered) - (demanded < offered)
    canvas.put(mitigati_marks.scales(12 * tilt, 140, palette.DEEP), (395, 318))
    if any(stances):
        ink = palette.GOLD if demanded and offered >= demanded else palette.CREAM
        canvas.text(f"{offered}/{demanded}", (500, 466), 96, ink, palette.DEEP, align=0.5)


def _shown(canvas: Canvas, cards: Cards, colours: int) -> None:
    """The newest declaration, laid open on the table."""
    placed = fan.rows(cards, WIDTH - 2 * _MARGIN, size=Size.SMALL)
    right = max(one.x for one in placed) + Size.SMALL.width
    top = (sum(_BAND) - fan.height(placed, Size.SMALL)) // 2
    for one in placed:
        spot = ((WIDTH - right) // 2 + one.x, top + one.y)
        canvas.card(one.card, Size.SMALL, spot, colours=colours, deck=loka.sprite)


def _tricks(canvas: Canvas, view: Mitigati, colours: int) -> None:
    """The trick on the table and the one before it; between tricks the last one stays in the middle."""
    if view.trick:
        _trick(canvas, view.leader, view.trick, colours, over=False)
        if view.tricks:
            _last(canvas, view.tricks[-1], colours)
    elif view.tricks:
        last = view.tricks[-1]
        _trick(canvas, last.leader, last.cards, colours, over=True)
    else:
        canvas.put(marks.bird(220, palette.DEEP), (390, 390))


def _trick(canvas: Canvas, leader: int, cards: Cards, colours: int, *, over: bool) -> None:
    """Each card before its seat, the best so far framed, a wedge on the card that was led."""
    best = winner_of(leader, cards) if cards != (loka.FOOL,) else None
    played = {left_of(leader, PLAYERS, place): card for place, card in enumerate(cards)}
    for seat in sorted(played, key=lambda seat: _TRICK[seat][1]):
        look = Look.GOLD if seat == best else Look.DIM if over else Look.PLAIN
        canvas.card(played[seat], Size.LARGE, _TRICK[seat], colours=colours, look=look, deck=loka.sprite)
        if seat == leader:
            wedge = marks.arrow(_TOWARDS[seat], 40, palette.ORANGE, palette.FACE)
            x, y = _TRICK[seat]
            canvas.put(palette.dim(wedge) if look is Look.DIM else wedge, (x + 18, y + 142))


def _last(canvas: Canvas, last: Trick, colours: int) -> None:
    """The trick before, small and dim, with wedges that point to who played what."""
    canvas.plate((236, _PLATE[1]), _LAST, palette.DEEP, palette.DEEP, 0)
    for place, card in enumerate(last.cards):
        seat = left_of(last.leader, PLAYERS, place)
        x, y = _LAST[0] + 8 + place * 45, _LAST[1] + 12
        look = Look.GOLD if seat == last.winner else Look.DIM
        canvas.card(card, Size.SMALL, (x, y), colours=colours, look=look, deck=loka.sprite)
        canvas.put(marks.arrow(_TOWARDS[seat], 34, palette.CREAM, palette.DEEP), (x + 6, y + 194))
