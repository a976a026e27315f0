"""Differ's table as everybody sees it: cards that lie face up, the auction, the tricks."""

from typing import Final

from bot.games.differ.rules import PLAYERS, TRICKS, Cards, Differ, tricks_of, trump_of, winner_of
from bot.games.kit.tricks import Trick, left_of
from rendering.decks.french import Look, Size
from rendering.differ import alt
from rendering.differ.hand import WIDTH, hand
from rendering.kit import marks, palette, plates
from rendering.kit.canvas import Canvas, Spot, mat
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sorting import arranged

__all__ = ["hand", "table"]

SMALL: Final = Size.SMALL

HEIGHT: Final = 1112
_MARGIN: Final = 14
_STEP: Final = 64
_GAP: Final = 40
_RIGHT: Final = WIDTH - _MARGIN - plates.WIDTH
_MIDDLE: Final = (WIDTH - plates.WIDTH) // 2

# Seat 0 sits at the bottom and the others follow clockwise.
_PLATES: Final = ((_MIDDLE, 798), (_MARGIN, 406), (_MIDDLE, _MARGIN), (_RIGHT, 406))
_TRICK: Final = ((435, 600), (366, 465), (435, 330), (504, 465))
_CALLS: Final = ((432, 660), (363, 510), (432, 360), (502, 510))
_TOWARDS: Final = (0, 90, 180, 270)
_MAT: Final = 500
_MAT_AT: Final = (250, 306)
_LAST: Final = (_MARGIN, 858)


@once
def table(view: Differ, names: tuple[str, ...], words: Catalogue, *, colours: int = 4) -> Picture:
    """What everybody sees. `names` are the players', by seat."""
    canvas = Canvas((WIDTH, HEIGHT))
    canvas.put(mat(_MAT), _MAT_AT)
    for seat in range(PLAYERS):
        _seat(canvas, view, seat, names[seat], colours)
    _contract(canvas, view, colours)
    _progress(canvas, view)
    if view.phase == "auction":
        _calls(canvas, view, colours)
    else:
        _tricks(canvas, view, colours)
    return Picture(canvas.encode(), alt.table(view, names, words), WIDTH, HEIGHT)


def _seat(canvas: Canvas, view: Differ, seat: int, name: str, colours: int) -> None:
    x, y = _PLATES[seat]
    bidder = seat == view.differ and view.phase != "auction"
    counts = (
        ("hand", str(len(view.hands[seat]))),
        ("pile", str(len(view.foundations[seat]))),
        ("cup", str(view.taken[seat])),
    )
    said = plates.Seat(
        number=seat + 1,
        name=name,
        score=view.scores[seat],
        counts=counts,
        dealer=seat == view.dealer,
        sign="flag" if seat in view.winners else "crown" if bidder else "",
        turn=seat in view.to_act,
    )
    plates.draw(canvas, (x, y), said)
    below = (x, y + plates.CARDS)
    if view.face_up[seat]:
        _row(canvas, arranged(view.face_up[seat]), below, colours)
    elif view.sheet and not view.trick and len(view.tricks) == TRICKS:
        points = view.sheet[-1].points[seat]
        ink = palette.GOLD if points else palette.MIST
        middle = (x + plates.WIDTH // 2, y + plates.CARDS + 40)
        canvas.text(f"+{points}", middle, 90, ink, palette.PLATE, align=0.5)


def _row(canvas: Canvas, cards: Cards, at: Spot, colours: int) -> None:
    """Face-up cards side by side under a plate, in its middle."""
    left = at[0] + (plates.WIDTH - SMALL.width - _STEP * (len(cards) - 1)) // 2
    for place, card in enumerate(cards):
        canvas.card(card, SMALL, (left + place * _STEP, at[1]), colours=colours)


def _contract(canvas: Canvas, view: Differ, colours: int) -> None:
    """The bid that is played, or was, with the tricks its bidder took."""
    if not view.bid or view.phase == "auction":
        return
    canvas.put(marks.bid(view.bid, 132, palette.FELT, colours, palette.GOLD), (_MARGIN, _MARGIN))
    taken, wanted = view.taken[view.differ], tricks_of(view.bid)
    made = palette.GOLD if taken >= wanted else palette.CREAM
    canvas.text(f"{taken}/{wanted}", (_MARGIN + 99, 156), 64, made, align=0.5)


def _progress(canvas: Canvas, view: Differ) -> None:
    """How far the hand is, and how many points end the match."""
    right = WIDTH - _MARGIN
    for row, (name, text) in enumerate((("flag", str(view.target)), ("cup", f"{len(view.tricks)}/{TRICKS}"))):
        y = _MARGIN + row * 62
        width = canvas.text(text, (right, y), 56, palette.CREAM, align=1)
        canvas.put(marks.mark(name, 50, palette.FELT), (right - width - 60, y + 1))


def _calls(canvas: Canvas, view: Differ, colours: int) -> None:
    """The newest call of each seat, the highest bid framed."""
    for seat, call in dict(view.calls).items():
        best = call == view.bid
        text = "-" if call == "pass" else call
        line = palette.GOLD if best else palette.EDGE
        canvas.put(marks.bid(text, 90, palette.DEEP, colours, line), _CALLS[seat])


def _tricks(canvas: Canvas, view: Differ, colours: int) -> None:
    """The trick on the table and the one before it; between tricks the last one stays in the middle."""
    if view.trick:
        _trick(canvas, view.leader, view.trick, trump_of(view.bid), colours, over=False)
        if view.tricks:
            _last(canvas, view.tricks[-1], colours)
    elif view.tricks:
        last = view.tricks[-1]
        _trick(canvas, last.leader, last.cards, trump_of(view.bid), colours, over=True)
    else:
        canvas.put(marks.bird(220, palette.DEEP), (390, 446))


def _trick(canvas: Canvas, leader: int, cards: Cards, trump: str, colours: int, *, over: bool) -> None:
    """Each card before its seat, the best so far framed, a wedge of the led card's seat beside it."""
    best = winner_of(leader, cards, trump)
    played = {left_of(leader, PLAYERS, place): card for place, card in enumerate(cards)}
    # From the top down, so that no card lies on another's index, whoever led.
    for seat in sorted(played, key=lambda seat: _TRICK[seat][1]):
        look = Look.GOLD if seat == best else Look.DIM if over else Look.PLAIN
        canvas.card(played[seat], SMALL, _TRICK[seat], colours=colours, look=look)
        if seat == leader:
            _led(canvas, seat, dim=look is Look.DIM)


def _led(canvas: Canvas, seat: int, *, dim: bool) -> None:
    """A wedge on the led card, below its index."""
    wedge = marks.arrow(_TOWARDS[seat], 30, palette.ORANGE, palette.FACE)
    x, y = _TRICK[seat]
    canvas.put(palette.dim(wedge) if dim else wedge, (x + 10, y + 110))


def _last(canvas: Canvas, last: Trick, colours: int) -> None:
    """The trick before, small and dim, with wedges that point to who played what."""
    canvas.plate((310, 238), _LAST, palette.DEEP, palette.DEEP, 0)
    for place, card in enumerate(last.cards):
        seat = left_of(last.leader, PLAYERS, place)
        x, y = _LAST[0] + 9 + place * 54, _LAST[1] + 9
        look = Look.GOLD if seat == last.winner else Look.DIM
        canvas.card(card, SMALL, (x, y), colours=colours, look=look)
        canvas.put(marks.arrow(_TOWARDS[seat], 32, palette.CREAM, palette.DEEP), (x + 14, y + 190))
