"""92Q's pictures: the table as everybody sees it, and a player's own cards."""

from typing import Final

from bot.games.base import HOLE
from bot.games.kit.french import RANK
from bot.games.kit.tricks import Trick, left_of
from bot.games.q92.rules import Cards, NinetyTwoQ, tricks_of
from bot.games.q92.trick import TRUMP_RANK, became, winning_place
from rendering.kit import fan, marks, palette, plates
from rendering.kit.canvas import Canvas, Spot, mat
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import arranged
from rendering.q92 import alt as q92_alt
from rendering.q92 import marks as q92_marks
from rendering.q92.layout import CARD, LAYOUTS, PLATE, WIDTH, Layout

_BADGE: Final = 40
_RING: Final = 46
_EDGE: Final = 22
_TURNING: Final = {Size.HUGE: (66, 152), Size.LARGE: (40, 96), Size.SMALL: (30, 64)}
"""Where on a card the ring lies with the suit that it would become."""
_SIGNS: Final = {"bidder": "crown", "partner": "star", "other": "shield"}


@once
def table(view: NinetyTwoQ, names: tuple[str, ...], words: Catalogue, *, colours: int = 4) -> Picture:
    """What everybody sees. `names` are the players', by seat."""
    layout = LAYOUTS[view.players]
    canvas = Canvas((WIDTH, layout.height))
    at, across = layout.mat
    canvas.put(mat(across), at)
    for seat in range(view.players):
        _seat(canvas, view, seat, names[seat], layout)
    _contract(canvas, view, layout, colours)
    _progress(canvas, view, layout.progress)
    if view.phase == "auction":
        _calls(canvas, view, layout, colours)
    else:
        _tricks(canvas, view, layout, colours)
    return Picture(canvas.encode(), q92_alt.table(view, names, words), WIDTH, layout.height)


def _seat(canvas: Canvas, view: NinetyTwoQ, seat: int, name: str, layout: Layout) -> None:
    """Light for the bidder's side, dark for the other one."""
    mine = q92_alt.side(view, seat)
    sign = "flag" if seat in view.winners else _SIGNS.get(mine, "")
    counts = [("cup", str(view.taken[seat]))]
    if view.sheet and view.phase in ("deal", "over"):
        counts.append(("plus", str(view.sheet[-1].points[seat])))
    said = plates.Seat(
        number=seat + 1,
        name=name,
        score=view.scores[seat],
        counts=tuple(counts),
        dealer=seat == view.dealer,
        sign=sign,
        turn=seat in view.to_act,
    )
    ground = palette.DEEP if mine == "other" else palette.PLATE
    plates.draw(canvas, layout.plates[seat], said, PLATE, ground)


def _contract(canvas: Canvas, view: NinetyTwoQ, layout: Layout, colours: int) -> None:
    """The bid that is played with its side's tricks; beside it the left suit, and where twos stand."""
    if not view.bid or view.phase == "auction":
        return
    (x, y), ground = layout.contract, layout.ground
    canvas.put(marks.bid(view.bid, 132, ground, colours, palette.GOLD), (x, y))
    canvas.put(q92_marks.left(view.left_suit, 62, ground, colours), (x + 212, y + 2))
    if view.trick:
        led = view.trick[0][1]
        high = all(card[1] == led for card in view.counted)
        canvas.put(q92_marks.two(led, 62, ground, colours, high=high), (x + 212, y + 70))
    if view.partners:
        taken = sum(view.taken[seat] for seat in view.teams[0])
        made = palette.GOLD if taken >= tricks_of(view.bid) else palette.CREAM
        canvas.text(f"{taken}/{tricks_of(view.bid)}", (x + 99, y + 142), 64, made, ground, align=0.5)


def _progress(canvas: Canvas, view: NinetyTwoQ, at: Spot) -> None:
    """How many points end the match, and how far the hand is."""
    right, top = at
    lines = (("flag", str(view.target)), ("cup", f"{len(view.tricks)}/{view.hand_size}"))
    for row, (name, text) in enumerate(lines):
        y = top + row * 46
        width = canvas.text(text, (right, y), 44, palette.CREAM, align=1)
        canvas.put(marks.mark(name, 40, palette.FELT), (right - width - 48, y + 1))


def _calls(canvas: Canvas, view: NinetyTwoQ, layout: Layout, colours: int) -> None:
    """The newest call of each seat, the highest bid framed."""
    if layout.ground is palette.DEEP:
        _bird(canvas, layout)
    for seat, call in dict(view.calls).items():
        text = "-" if call == "pass" else call
        line = palette.GOLD if call == view.bid else palette.EDGE
        x, y = layout.cards[seat]
        canvas.put(marks.bid(text, 84, palette.FELT, colours, line), (x + 2, y + 49))


def _tricks(canvas: Canvas, view: NinetyTwoQ, layout: Layout, colours: int) -> None:
    """The trick on the table and the one before it; between tricks the last one stays where it was."""
    if view.trick:
        _trick(canvas, view, Trick(view.leader, view.trick, -1), layout, colours)
        if view.tricks:
            _last(canvas, view, view.tricks[-1], layout, colours)
    elif view.tricks:
        _trick(canvas, view, view.tricks[-1], layout, colours)
    elif not view.bid or layout.ground is palette.FELT:
        _bird(canvas, layout)


def _bird(canvas: Canvas, layout: Layout) -> None:
    x, y = layout.middle
    canvas.put(marks.bird(200, palette.DEEP), (x - 100, y - 100))


def _trick(canvas: Canvas, view: NinetyTwoQ, trick: Trick, layout: Layout, colours: int) -> None:
    """Each card, as what it counts as, before its seat; the best so far framed, a wedge on the led card."""
    over = trick.winner >= 0
    led = trick.cards[0][1]
    best = left_of(trick.leader, view.players, winning_place(trick.cards, view.trump))
    played = [(left_of(trick.leader, view.players, place), card) for place, card in enumerate(trick.cards)]
    # From the top down: no card may lie on the left column of another.
    for seat, card in sorted(played, key=lambda one: layout.cards[one[0]][1]):
        look = Look.GOLD if seat == best else Look.DIM if over else Look.PLAIN
        spot = layout.cards[seat]
        counted = became(card, led, view.trump)
        canvas.card(counted, CARD, spot, colours=colours, look=look)
        if seat == trick.leader:
            sign = marks.arrow(layout.towards[seat], 30, palette.ORANGE, palette.FACE)
            canvas.put(palette.dim(sign) if look is Look.DIM else sign, (spot[0] + 10, spot[1] + 110))
        elif counted != card:
            sign = q92_marks.turned(card[1], _BADGE, colours)
            sign = palette.dim(sign) if look is Look.DIM else sign
            canvas.put(sign, (spot[0] + 9, spot[1] + 108), q92_marks.turned_mask(_BADGE))


def _last(canvas: Canvas, view: NinetyTwoQ, last: Trick, layout: Layout, colours: int) -> None:
    """The trick before, in order of play, with wedges that point to who played what."""
    led = last.cards[0][1]
    for place, card in enumerate(last.cards):
        seat = left_of(last.leader, view.players, place)
        x, y = layout.last[0] + place * layout.step, layout.last[1]
        counted = became(card, led, view.trump)
        line = palette.GOLD if seat == last.winner else palette.EDGE
        tile = q92_marks.tile(counted, 50, palette.FELT, colours, line)
        canvas.put(tile if seat == last.winner else palette.dim(tile), (x, y))
        canvas.put(marks.arrow(layout.towards[seat], 32, palette.CREAM, palette.FELT), (x + 4, y + 56))
        if counted != card:
            canvas.put(q92_marks.chip(card[1], 32, palette.FELT, colours), (x + 40, y + 56))


def in_hand(view: NinetyTwoQ, seat: int, sorting: str = "suits") -> Cards:
    """The seat's cards in the order in which they lie: trumps in their own."""
    ranks = RANK | {card: rank for card, rank in TRUMP_RANK.items() if card[1] == view.trump}
    return arranged(view.hands[seat], sorting, ranks)


def hand(
    view: NinetyTwoQ,
    seat: int,
    words: Catalogue,
    *,
    colours: int = 4,
    sorting: str = "suits",
    size: Size = Size.LARGE,
) -> Picture:
    """A player's own cards; `view` is theirs. Cards that may not be played now are dim."""
    cards = in_hand(view, seat, sorting)
    playable, led = None, ""
    waits = (seat - view.leader) % view.players >= len(view.trick)
    if view.phase == "play" and view.trick and waits and HOLE not in cards:
        some = view.playable(seat)
        if len(some) < len(cards):
            playable = tuple(card for card in cards if card in some)
        elif view.trick[0][1] != view.left_suit and not any(card[1] == view.trick[0][1] for card in cards):
            led = view.trick[0][1]
    turning = tuple(card for card in cards if led and card[1] == view.left_suit)
    turn = seat in view.to_act
    return _hand(cards, playable, turning, led, words, turn=turn, colours=colours, size=size)


@once
def _hand(
    cards: Cards,
    playable: Cards | None,
    turning: Cards,
    led: str,
    words: Catalogue,
    *,
    turn: bool,
    colours: int,
    size: Size,
) -> Picture:
    """The cards in rows; those of `turning` with the suit that they would become."""
    placed = fan.rows(cards, WIDTH - 2 * _EDGE, size=size)
    height = fan.height(placed, size) + 2 * _EDGE
    canvas = Canvas((WIDTH, height))
    if turn:
        canvas.plate((WIDTH, height), (0, 0), palette.FELT, palette.ORANGE, 8)
    for card, x, y in ((one.card, one.x + _EDGE, one.y + _EDGE) for one in placed):
        look = Look.PLAIN if playable is None or card in playable else Look.DIM
        canvas.card(card, size, (x, y), colours=colours, look=look)
        if card in turning:
            # Beside its own suit: that is seen also where another row lies below.
            across, down = _TURNING[size]
            canvas.put(q92_marks.turning(led, _RING, colours), (x + across, y + down), q92_marks.disc(_RING))
    alt = q92_alt.hand(cards, playable, turning, led, words, turn=turn)
    return Picture(canvas.encode(), alt, WIDTH, height)
