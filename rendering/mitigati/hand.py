"""A Mitigati player's own cards: up to twenty-eight in overlapping rows, and what the Dealer laid away."""

from collections.abc import Iterable
from typing import Final

from bot.games.base import HOLE
from bot.games.kit.loka import FOOL, TRUMP, Cards, in_order
from bot.games.mitigati.rules import KEPT, Mitigati
from rendering.decks import loka
from rendering.kit import fan, marks, palette
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Look, Size
from rendering.mitigati import alt as mitigati_alt
from rendering.mitigati import marks as mitigati_marks

WIDTH: Final = 1000
_MARGIN: Final = 18
_STRIP: Final = 108
"""How much is seen of the cards that were laid away."""
_LEAST: Final = 120
_TICK: Final = 42
"""On the corner of a chosen card, for other cards may leave little of its frame; or of a new one."""

_RED: Final = "AF"
_BLACK: Final = "EW"


def arranged(cards: Iterable[str], sorting: str = "suits") -> Cards:
    """Suit by suit, each upward, then the trumps and the Fool; where some are hidden, as they are.

    With `sorting` "colours" light and heavy elements take turns.
    """
    hand = tuple(cards)
    if HOLE in hand:
        return hand
    if sorting != "colours":
        return in_order(hand)
    order = _in_turn({card[-1] for card in hand}) + TRUMP + FOOL[-1]
    return tuple(sorted(in_order(hand), key=lambda card: order.index(card[-1])))


def _in_turn(held: set[str]) -> str:
    """The suits that are held, no two of a colour side by side if that can be."""
    red = [suit for suit in _RED if suit in held]
    black = [suit for suit in _BLACK if suit in held]
    more, fewer = (red, black) if len(red) > len(black) else (black, red)
    return "".join(
        suit for place in range(len(more)) for suit in (*more[place : place + 1], *fewer[place : place + 1])
    )


def hand(
    view: Mitigati,
    seat: int,
    words: Catalogue,
    marked: Cards = (),
    fresh: Cards = (),
    *,
    colours: int = 4,
    sorting: str = "suits",
    size: Size = Size.LARGE,
) -> Picture:
    """The seat's cards; `view` is theirs. Cards that may not be chosen now are dim, those `marked` framed.

    Those that are `fresh` have only just come.
    """
    cards = view.hands[seat]
    away = view.discards if seat == view.dealer and HOLE not in view.discards else ()
    return _hand(
        arranged(cards, sorting),
        away,
        marked,
        fresh,
        _free(view, seat),
        words,
        turn=seat in view.to_act,
        colours=colours,
        size=size,
    )


def _free(view: Mitigati, seat: int) -> Cards | None:
    """What the seat may choose, also while others play before it; None for no restriction."""
    cards = view.hands[seat]
    if HOLE in cards:
        return None
    if view.phase == "discard" and seat == view.dealer:
        free = tuple(card for card in cards if card not in KEPT)
    elif view.phase == "play" and view.trick and (seat - view.leader) % view.players >= len(view.trick):
        free = in_order(view.playable(seat))
    else:
        return None
    return None if len(free) == len(cards) else free


@once
def _hand(
    cards: Cards,
    away: Cards,
    marked: Cards,
    fresh: Cards,
    free: Cards | None,
    words: Catalogue,
    *,
    turn: bool,
    colours: int,
    size: Size,
) -> Picture:
    placed = fan.rows(cards, WIDTH - 2 * _MARGIN, size=size)
    tall = fan.height(placed, size) if cards else _LEAST
    height = tall + 2 * _MARGIN + (_STRIP + _MARGIN if away else 0)
    canvas = Canvas((WIDTH, height))
    if turn:
        canvas.plate((WIDTH, height), (0, 0), palette.FELT, palette.ORANGE, 8)
    right = max((one.x for one in placed), default=0) + size.width
    left = (WIDTH - right) // 2
    for one in placed:
        dim = free is not None and one.card not in free
        look = Look.GOLD if one.card in marked else Look.DIM if dim else Look.PLAIN
        spot = (left + one.x, _MARGIN + one.y)
        canvas.card(one.card, size, spot, colours=colours, look=look, deck=loka.sprite)
        if one.card in marked or one.card in fresh:
            badge = mitigati_marks.tick if one.card in marked else mitigati_marks.new
            tile, disc = badge(_TICK, palette.FELT)
            canvas.image.paste(tile, (spot[0] - _TICK // 3, spot[1] - _TICK // 3), disc)
    if not cards:
        canvas.put(marks.bird(_LEAST, palette.FELT), ((WIDTH - _LEAST) // 2, _MARGIN))
    if away:
        _away(canvas, away, (_MARGIN, _MARGIN + tall + _MARGIN), colours)
    alt = mitigati_alt.hand(cards, away, marked, fresh, free, words, turn=turn)
    return Picture(canvas.encode(), alt, WIDTH, height)


def _away(canvas: Canvas, away: Cards, at: Spot, colours: int) -> None:
    """The upper part of the cards that were laid away, dim, beside a pile."""
    size, step = Size.SMALL, Size.SMALL.width + 8
    left = WIDTH - _MARGIN - step * len(away) + 8
    canvas.put(marks.mark("pile", 64, palette.FELT), (left - 80, at[1] + 20))
    for place, card in enumerate(away):
        sprite = loka.sprite(card, size, colours=colours, look=Look.DIM)
        upper = (0, 0, size.width, _STRIP)
        spot = (left + place * step, at[1])
        canvas.image.paste(sprite.crop(upper), spot, loka.mask(size).crop(upper))
