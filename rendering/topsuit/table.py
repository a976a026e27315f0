"""Top Suit's pictures: the table as everybody sees it, and a player's own cards."""

from typing import Final

from bot.games.base import HOLE, NATURE, Card
from bot.games.topsuit.combinations import Cards, Combination
from bot.games.topsuit.rules import Act, TopSuit, TrickResult
from rendering.kit import fan, marks, palette, plates
from rendering.kit.canvas import Canvas, Spot, width_of
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import fitted, written
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import arranged
from rendering.topsuit import alt as topsuit_alt
from rendering.topsuit import marks as topsuit_marks

SMALL: Final = Size.SMALL
LARGE: Final = Size.LARGE

WIDTH: Final = 1000
HEIGHT: Final = 1024
_MARGIN: Final = 14
_LOW: Final = HEIGHT - _MARGIN - plates.HEIGHT
_RIGHT: Final = WIDTH - _MARGIN - plates.WIDTH
_CENTRE: Final = (WIDTH - plates.WIDTH) // 2

# Clockwise from the bottom left; of three, the first has the bottom to themselves.
_PLATES: Final = {
    3: ((_CENTRE, _LOW), (_MARGIN, _MARGIN), (_RIGHT, _MARGIN)),
    4: ((_MARGIN, _LOW), (_MARGIN, _MARGIN), (_RIGHT, _MARGIN), (_RIGHT, _LOW)),
}
_INWARDS: Final = {3: (180, 315, 45), 4: (225, 315, 45, 135)}
"""Where a wedge points that points from a seat to the middle, as `marks.arrow` counts."""

# The trick before, as a small table of its own beside the lowest plate.
_LAST_SIZE: Final = (288, plates.HEIGHT)
_LAST: Final = {3: (WIDTH - _MARGIN - 288, _LOW), 4: ((WIDTH - 288) // 2, _LOW)}
_LAST_CARDS: Final = {
    3: ((72, 109), (4, 5), (140, 5)),
    4: ((4, 109), (4, 5), (140, 5), (140, 109)),
}
_LAST_STEPS: Final = 10
"""How far a small stack is fanned out, all in all."""

_BAND: Final = (_MARGIN, 330)
_BAND_SIZE: Final = (WIDTH - 2 * _MARGIN, 364)
_CARDS_TOP: Final = 398
_STACKED: Final = 120

_STEP: Final = 64
_SIDES: Final = {Size.HUGE: (200, 152, Size.LARGE), Size.LARGE: (150, 118, SMALL)}
"""Room beside a hand of such cards, the height of the circle of suits there, and the size of the top card."""
_TOP: Final = 22
_UNDER: Final = 42
"""Where below the circle the top card lies, from the circle's height."""


@once
def table(view: TopSuit, names: tuple[str, ...], words: Catalogue, *, colours: int = 4) -> Picture:
    """What everybody sees. `names` are the players', by seat."""
    canvas = Canvas((WIDTH, HEIGHT))
    for seat in range(view.players):
        _seat(canvas, view, seat, names[seat], colours)
    _middle(canvas, view, names, colours)
    _signs(canvas, view, colours)
    if view.acts and view.sheet:
        _last(canvas, view, view.sheet[-1], colours)
    if view.players == min(TopSuit.seats):
        canvas.put(marks.bird(220, palette.FELT), (60, _LOW + 40))
    return Picture(canvas.encode(), topsuit_alt.table(view, names, words), WIDTH, HEIGHT)


def _seat(canvas: Canvas, view: TopSuit, seat: int, name: str, colours: int) -> None:
    """A plate, and on it what its seat did in the trick."""
    at = _PLATES[view.players][seat]
    owner = seat == view.owner and view.phase == "play"
    said = plates.Seat(
        number=seat + 1,
        name=name,
        score=view.scores[seat],
        counts=(("hand", str(len(view.hands[seat]))),),
        sign="flag" if seat in view.winners else "crown" if owner else "",
        turn=seat in view.to_act,
    )
    plates.draw(canvas, at, said)
    if seat == view.leader and view.phase == "play":
        wedge = marks.arrow(_INWARDS[view.players][seat], 36, palette.ORANGE, palette.PLATE)
        canvas.put(wedge, (at[0] + plates.WIDTH - _MARGIN - 38, at[1] + 58))
    acts, taker, look = _shown(view)
    for act in acts:
        if act.seat == seat:
            framed = Look.GOLD if seat == taker else look
            _act(canvas, act, (at[0], at[1] + plates.CARDS), framed, colours)


def _shown(view: TopSuit) -> tuple[tuple[Act, ...], int, Look]:
    """The trick going on, or else the one before; who has it so far, and how the cards of the others look."""
    if view.acts:
        void = view.phase == "over"
        return view.acts, NATURE if void else view.owner, Look.DIM if void else Look.PLAIN
    if view.sheet:
        return view.sheet[-1].acts, view.sheet[-1].winner, Look.DIM
    return (), NATURE, Look.PLAIN


def _act(canvas: Canvas, act: Act, at: Spot, look: Look, colours: int) -> None:
    """The cards laid down, the top card last; or the back of the one that was drawn."""
    cards = act.cards or (HOLE,)
    room = plates.WIDTH - 2 * _MARGIN - SMALL.width
    step = min(_STEP, room // max(1, len(cards) - 1))
    left = at[0] + (plates.WIDTH - SMALL.width - step * (len(cards) - 1)) // 2
    for place, card in enumerate(cards):
        top = place == len(cards) - 1
        framed = look if top or look is not Look.GOLD else Look.PLAIN
        canvas.card(card, SMALL, (left + place * step, at[1]), colours=colours, look=framed)
    if act.verb == "draw":
        canvas.text("+1", (left - 14, at[1] + 58), 64, palette.CREAM, palette.PLATE, align=1)
    if act.verb == "extend":
        canvas.text("+", (left - 8, at[1] + 52), 72, palette.ORANGE, palette.PLATE, align=1)


def _middle(canvas: Canvas, view: TopSuit, names: tuple[str, ...], colours: int) -> None:
    """The combination to beat, large, under its kind and the name of who played it."""
    canvas.plate(_BAND_SIZE, _BAND, palette.DEEP, palette.DEEP, 0)
    if view.current is None:
        canvas.put(marks.bird(240, palette.DEEP), (380, 396))
        return
    cards = view.current.cards
    # The top card lies on the others; the cards of a run lie side by side.
    widest = LARGE.width + 8 if view.current.kind == "run" else _STACKED
    step = min(widest, (_BAND_SIZE[0] - 2 * _MARGIN - LARGE.width) // max(1, len(cards) - 1))
    left = (WIDTH - LARGE.width - step * (len(cards) - 1)) // 2
    over = view.phase == "over"
    for place, card in enumerate(cards):
        top = place == len(cards) - 1
        look = Look.DIM if over else Look.GOLD if top else Look.PLAIN
        canvas.card(card, LARGE, (left + place * step, _CARDS_TOP), colours=colours, look=look)
    _owner(canvas, view.current, names[view.owner], view.owner)


def _owner(canvas: Canvas, current: Combination, name: str, seat: int) -> None:
    """The kind's sign, unless it is a single card's, and the owner's name, centred above the cards."""
    text, height = fitted(written(name), 700, 46)
    name_width = width_of(text, height) if text else 46
    sign = 0 if current.kind == "single" else 68
    left = (WIDTH - name_width - sign) // 2
    if sign:
        canvas.put(topsuit_marks.kind(current.kind, 58, palette.DEEP), (left, 336))
    if text:
        canvas.text(text, (left + sign, 340), height, palette.CREAM, palette.DEEP)
    else:
        canvas.put(marks.seat(seat + 1, 46, palette.DEEP), (left + sign, 342))


def _signs(canvas: Canvas, view: TopSuit, colours: int) -> None:
    """The circle of suits, with what beats the current top card, and the draw deck."""
    quad = view.current is not None and view.current.kind == "quad"
    top = "" if view.current is None or quad or view.phase == "over" else view.current.top
    canvas.put(topsuit_marks.suit_circle(216, palette.FELT, colours, top), (360, _MARGIN + 4))
    text = str(len(view.stock))
    left = (WIDTH - 62 - width_of(text, 60)) // 2
    canvas.put(marks.mark("pile", 54, palette.FELT), (left, 256))
    canvas.text(text, (left + 64, 250), 60, palette.CREAM)


def _last(canvas: Canvas, view: TopSuit, last: TrickResult, colours: int) -> None:
    """The trick before: what each seat did lies where the seat is, its top card to be seen."""
    x, y = _LAST[view.players]
    canvas.plate(_LAST_SIZE, (x, y), palette.DEEP, palette.DEEP, 0)
    spots = _LAST_CARDS[view.players]
    # From the top down, so that no card lies on another's index.
    for act in sorted(last.acts, key=lambda act: spots[act.seat][1]):
        look = Look.GOLD if act.seat == last.winner else Look.DIM
        cards = act.cards[-4:] or (HOLE,)
        left, top = x + spots[act.seat][0], y + spots[act.seat][1]
        for place, card in enumerate(cards):
            at = (left + place * (_LAST_STEPS // max(1, len(cards) - 1)), top)
            canvas.card(card, SMALL, at, colours=colours, look=look)


def hand(
    view: TopSuit,
    seat: int,
    words: Catalogue,
    *,
    colours: int = 4,
    sorting: str = "suits",
    size: Size = Size.LARGE,
    chosen: frozenset[Card] | None = None,
) -> Picture:
    """A player's own cards; `view` is theirs. Cards of no use now, or not `chosen`, are dim."""
    cards = view.hands[seat]
    useful = _useful(view, seat) if chosen is None else chosen
    return _hand(
        arranged(cards, sorting),
        None if useful is None or useful.issuperset(cards) else useful,
        None if view.phase == "over" else view.current,
        len(view.stock),
        words,
        turn=seat in view.to_act,
        colours=colours,
        size=size,
    )


def _useful(view: TopSuit, seat: int) -> frozenset[Card] | None:
    """What the seat may lay down in this trick, also while others act before it; None for no restriction."""
    if view.phase != "play" or HOLE in view.hands[seat] or any(act.seat == seat for act in view.acts):
        return None
    texts = (*view.playable(seat), *view.extensions(seat))
    return frozenset(card for text in texts for card in text.split(" "))


@once
def _hand(
    cards: Cards,
    useful: frozenset[Card] | None,
    current: Combination | None,
    stock: int,
    words: Catalogue,
    *,
    turn: bool,
    colours: int,
    size: Size,
) -> Picture:
    """The hand in rows; beside it the circle of suits over the top card to beat, or the draw deck."""
    placed = fan.rows(cards, WIDTH - 4 * _MARGIN - _SIDES[size][0], size=size)
    _, circle, small = _SIDES[size]
    height = max(2 * _TOP + fan.height(placed, size), _UNDER + circle + small.height + 12)
    canvas = Canvas((WIDTH, height))
    if turn:
        canvas.plate((WIDTH, height), (0, 0), palette.FELT, palette.ORANGE, 8)
    for card, x, y in ((one.card, one.x, one.y) for one in placed):
        look = Look.PLAIN if useful is None or card in useful else Look.DIM
        canvas.card(card, size, (2 * _MARGIN + x, _TOP + y), colours=colours, look=look)
    _beside(canvas, current, stock, colours, size)
    alt = topsuit_alt.hand(cards, useful, current, stock, words, turn=turn)
    return Picture(canvas.encode(), alt, WIDTH, height)


def _beside(canvas: Canvas, current: Combination | None, stock: int, colours: int, size: Size) -> None:
    room, circle, small = _SIDES[size]
    left, below = WIDTH - _MARGIN - room, _UNDER + circle
    top = "" if current is None or current.kind == "quad" else current.top
    canvas.put(topsuit_marks.suit_circle(circle, palette.FELT, colours, top), (left - 6, 24))
    if current is not None:
        at = (left + (room - small.width) // 2 - 7, below)
        canvas.card(current.top, small, at, colours=colours, look=Look.GOLD)
        return
    middle = left + room // 2 - 7
    canvas.put(marks.mark("pile", 80, palette.FELT), (middle - 40, below + 10))
    canvas.text(str(stock), (middle, below + 80), 80, palette.CREAM, align=0.5)
