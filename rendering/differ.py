"""Differ's pictures: the table as everybody sees it, and a player's own cards."""

from typing import Final

from bot.games.base import HOLE
from bot.games.differ import PLAYERS, TRICKS, Cards, Differ, tricks_of, trump_of, winner_of
from bot.games.tricks import Trick, left_of
from rendering import differ_alt, marks, palette, plates
from rendering.canvas import Canvas, Spot, mat
from rendering.catalogue import Catalogue
from rendering.french import Look, Size
from rendering.hands import arranged
from rendering.picture import Picture, once

SMALL: Final = Size.SMALL
LARGE: Final = Size.LARGE

WIDTH: Final = 1000
HEIGHT: Final = 1112
HAND_HEIGHT: Final = 324
_MARGIN: Final = 14
_STEP: Final = 64
_GAP: Final = 40
_HAND_TOP: Final = 22
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
    return Picture(canvas.encode(), differ_alt.table(view, names, words), WIDTH, HEIGHT)


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


def hand(view: Differ, seat: int, words: Catalogue, *, colours: int = 4, sorting: str = "suits") -> Picture:
    """A player's own cards; `view` is theirs. Cards that may not be played now are dim."""
    return _hand(
        arranged(view.hands[seat], sorting),
        arranged(view.face_up[seat], sorting),
        len(view.foundations[seat]),
        _playable(view, seat),
        words,
        turn=seat in view.to_act,
        colours=colours,
    )


def _playable(view: Differ, seat: int) -> Cards | None:
    """What the seat may play to this trick, also while others play before it; None for no restriction."""
    played = (seat - view.leader) % PLAYERS < len(view.trick)
    if view.phase != "play" or not view.trick or played or HOLE in view.hands[seat]:
        return None
    playable = arranged(view.playable(seat))
    return None if len(playable) == len(view.hands[seat] + view.face_up[seat]) else playable


@once
def _hand(
    cards: Cards,
    face_up: Cards,
    foundation: int,
    playable: Cards | None,
    words: Catalogue,
    *,
    turn: bool,
    colours: int,
) -> Picture:
    """The hand on the felt, the face-up cards on a panel, and what is left to draw from beside them."""
    canvas = Canvas((WIDTH, HAND_HEIGHT))
    if turn:
        canvas.plate((WIDTH, HAND_HEIGHT), (0, 0), palette.FELT, palette.ORANGE, 8)
    step = _hand_step(len(cards), len(face_up))
    left = 2 * _MARGIN
    for group in (cards, face_up):
        if group is face_up and group:
            width = LARGE.width + step * (len(group) - 1) + 2 * _MARGIN
            canvas.plate((width, HAND_HEIGHT - 24), (left - _MARGIN, 12), palette.PLATE, palette.PLATE, 0)
        for place, card in enumerate(group):
            look = Look.PLAIN if playable is None or card in playable else Look.DIM
            canvas.card(card, LARGE, (left + place * step, _HAND_TOP), colours=colours, look=look)
        if group:
            left += LARGE.width + step * (len(group) - 1) + _GAP
    canvas.put(marks.mark("pile", 80, palette.FELT), (WIDTH - 108, 90))
    canvas.text(str(foundation), (WIDTH - 68, 164), 80, palette.CREAM, align=0.5)
    alt = differ_alt.hand(cards, face_up, foundation, playable, words, turn=turn)
    return Picture(canvas.encode(), alt, WIDTH, HAND_HEIGHT)


def _hand_step(hand: int, face_up: int) -> int:
    """How far apart the cards lie: as far as they fit, at most side by side."""
    groups = (hand > 0) + (face_up > 0)
    room = WIDTH - 108 - 4 * _MARGIN - groups * LARGE.width - (groups - 1) * _GAP
    return min(LARGE.width + 8, room // max(1, hand + face_up - groups))
