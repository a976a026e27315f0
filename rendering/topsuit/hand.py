"""A player's own cards in Top Suit, with the circle of suits and the top card to beat beside them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.games.base import HOLE, Card
from bot.games.topsuit.combinations import Cards, Combination
from bot.games.topsuit.rules import TopSuit
from rendering.decks import french
from rendering.kit import board, fan, marks, palette, table
from rendering.kit.alt import told
from rendering.kit.board import MARGIN, WIDTH
from rendering.kit.canvas import Canvas
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import arranged
from rendering.topsuit import marks as topsuit_marks
from rendering.topsuit.names import called, listed

_SIDES: Final = {Size.HUGE: (200, 152, Size.LARGE), Size.LARGE: (150, 118, Size.SMALL)}
"""Width beside a hand of such cards, the height of the circle of suits there, and the top card's size."""
_TOP: Final = 22
_UNDER: Final = 42
"""Distance of the top card below the circle's end."""


@dataclass(frozen=True, slots=True)
class Own(table.Own):
    """A player's cards, in the order shown."""

    cards: Cards
    useful: frozenset[Card] | None
    """Cards that may be laid down; None where nothing is dim."""
    current: Combination | None
    stock: int
    turn: bool

    def told(self, words: Catalogue, *, spoken: bool) -> Iterator[str]:
        """Tell the cards."""
        if self.turn:
            yield words("picture-your-turn")
        if self.cards and HOLE not in self.cards:
            yield words("spoken-hand", cards=listed(self.cards, words, spoken=spoken))
        if self.useful is not None:
            of_use = tuple(card for card in self.cards if card in self.useful)
            said = listed(of_use, words, spoken=spoken)
            yield words("topsuit-picture-useful", cards=said) if of_use else words("topsuit-picture-useless")

    def tall(self, size: Size, aside: int = 0) -> int:
        """Return the height of the cards, with the width `aside` left free."""
        return 2 * _TOP + fan.height(self._placed(size, aside), size)

    def _placed(self, size: Size, aside: int) -> tuple[fan.Placement, ...]:
        room = WIDTH - 4 * MARGIN - aside
        return fan.centred(fan.rows(self.cards, room, size=size), room, size)

    def lay(
        self,
        canvas: Canvas,
        words: Catalogue,
        top: int,
        colours: int,
        size: Size,
        high: int = 0,
        aside: int = 0,
    ) -> None:
        """Draw the cards; `high`: the height of their frame, if not that of the cards."""
        del words
        if self.turn:
            board.frame(canvas, top, high or self.tall(size))
        for one in self._placed(size, aside):
            look = Look.PLAIN if self.useful is None or one.card in self.useful else Look.DIM
            at = (2 * MARGIN + one.x, top + _TOP + one.y)
            canvas.card(one.card, size, at, deck=french.sprite, colours=colours, look=look)

    def alone(self, words: Catalogue, colours: int, size: Size, pins: table.Pins) -> Picture:
        """Draw the hand in rows, beside it the circle of suits over the top card to beat, or the deck."""
        room, circle, small = _SIDES[size]
        height = max(self.tall(size, room), _UNDER + circle + small.height + 12)
        canvas = Canvas((WIDTH, height))
        self.lay(canvas, words, 0, colours, size, height, room)
        pins.lay(canvas)
        _beside(canvas, self, colours, size)

        def parts(_: tuple[str, ...], *, spoken: bool) -> Iterator[str]:
            if self.current is not None:
                yield words("topsuit-picture-top", card=called(self.current.cards[-1:], words, spoken=spoken))
            yield from self.told(words, spoken=spoken)
            yield from pins.told(words, spoken=spoken)
            yield words("topsuit-picture-match", stock=self.stock)

        return canvas.picture(told(parts, ()))


def own(view: TopSuit, seat: int, sorting: str, chosen: frozenset[Card] | None = None) -> Own:
    """Return the seat's cards; cards of no use now, or not `chosen`, are dim."""
    cards = view.hands[seat]
    useful = _useful(view, seat) if chosen is None else chosen
    return Own(
        arranged(cards, sorting),
        None if useful is None or useful.issuperset(cards) else useful,
        None if view.phase == "over" else view.current,
        len(view.stock),
        seat in view.to_act,
    )


def _useful(view: TopSuit, seat: int) -> frozenset[Card] | None:
    """Return the cards that the seat may lay down, also before its turn; None for no restriction."""
    if view.phase != "play" or HOLE in view.hands[seat] or any(act.seat == seat for act in view.acts):
        return None
    texts = (*view.playable(seat), *view.extensions(seat))
    return frozenset(card for text in texts for card in text.split(" "))


def _beside(canvas: Canvas, mine: Own, colours: int, size: Size) -> None:
    room, circle, small = _SIDES[size]
    left, below = WIDTH - MARGIN - room, _UNDER + circle
    current = mine.current
    top = "" if current is None or current.kind == "quad" else current.top
    canvas.put(topsuit_marks.suit_circle(circle, palette.FELT, colours, top), (left - 6, 24))
    if current is not None:
        at = (left + (room - small.width) // 2 - 7, below)
        canvas.card(current.top, small, at, deck=french.sprite, colours=colours, look=Look.GOLD)
        return
    middle = left + room // 2 - 7
    canvas.put(marks.mark("pile", 80, palette.FELT), (middle - 40, below + 10))
    canvas.text(str(mine.stock), (middle, below + 80), 80, palette.CREAM, align=0.5)
