"""Top Suit's table: each seat's act, and the combination to beat; for a player with their cards below."""

from typing import Final

from bot.games.base import HOLE, NATURE
from bot.games.topsuit.combinations import Combination
from bot.games.topsuit.rules import Act, TopSuit
from rendering.decks import french
from rendering.kit import board, marks, palette
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Board, Column, Faces
from rendering.kit.sheets import Look, Size
from rendering.kit.table import Table, pictured
from rendering.topsuit import alt
from rendering.topsuit import marks as topsuit_marks
from rendering.topsuit.hand import own

__all__ = ["hand", "panel", "table"]

_SEEN: Final = (57, 112)
"""Visible part of a card before a plate: its index."""
_TOP: Final = Size.SMALL.width
"""Visible width of the last of them: all of it."""
_BAND: Final = LINE + CARD.height + 3 * 8
_CIRCLE: Final = 196
_SIDE: Final = 262
"""Width for the circle of suits, beside the cards to beat."""
_DECK: Final = 160
_STACKED: Final = 120


def _shown(view: TopSuit) -> tuple[tuple[Act, ...], int, Look]:
    """Return the current or else the last trick, its winner so far, and the look of the other cards."""
    if view.acts:
        void = view.phase == "over"
        return view.acts, NATURE if void else view.owner, Look.DIM if void else Look.PLAIN
    if view.sheet:
        return view.sheet[-1].acts, view.sheet[-1].winner, Look.DIM
    return (), NATURE, Look.PLAIN


class _Table(Table[TopSuit]):
    def around(self, reader: int | None, faces: Faces) -> Board:
        return board.around(self.view.players, reader, MARGIN, _SEEN[1], faces)

    @property
    def bottom(self) -> int:
        return self.places.bottom + _BAND + MARGIN

    def draw(self) -> None:
        acts, taker, look = _shown(self.view)
        for column in self.places.columns:
            self._seat(column)
            for act in acts:
                if act.seat == column.seat:
                    self._act(act, column, Look.GOLD if act.seat == taker else look)
        self._middle()

    def _seat(self, column: Column) -> None:
        view, seat = self.view, column.seat
        playing = view.phase == "play"
        held = (("hand", str(len(view.hands[seat]))),)
        self.plate(column, held, sign="crown" if playing and seat == view.owner else "")
        if playing and seat == view.leader:
            x, y = self.places.plate(column)
            wedge = marks.arrow(0, 36, palette.ORANGE, palette.PLATE)
            self.canvas.put(wedge, (x + column.width - MARGIN - 36, y + 84))

    def _act(self, act: Act, column: Column, look: Look) -> None:
        """Draw the index of each card laid down, the top card last; or the back of a drawn card."""
        cards = act.cards or (HOLE,)
        sign = {"draw": "+1", "extend": "+"}.get(act.verb, "")
        room = column.width - _TOP - (70 if sign else 0)
        step = min(_SEEN[0] + 2, room // max(1, len(cards) - 1))
        x, y = self.places.spot(column, _TOP + step * (len(cards) - 1))
        x += 30 if sign else 0
        for place, card in enumerate(cards):
            top = place == len(cards) - 1
            shown = look if top or look is not Look.GOLD else Look.PLAIN
            seen = (_TOP if top else step - 2, _SEEN[1])
            at = (x + place * step, y)
            deck, colours = french.sprite, self.colours
            self.canvas.corner(card, Size.SMALL, at, seen, deck=deck, colours=colours, look=shown)
        if sign:
            ink = palette.CREAM if act.verb == "draw" else palette.ORANGE
            self.canvas.text(sign, (x - 8, y + 24), 60, ink, align=1)

    def _middle(self) -> None:
        """Draw the combination to beat, or that took the last trick, between circle of suits and deck."""
        canvas, view, top = self.canvas, self.view, self.places.bottom
        canvas.plate((WIDTH - 2 * MARGIN, _BAND), (MARGIN, top), palette.DEEP, palette.DEEP, 0)
        quad = view.current is not None and view.current.kind == "quad"
        to_beat = "" if view.current is None or quad or view.phase == "over" else view.current.top
        circle = topsuit_marks.suit_circle(_CIRCLE, palette.DEEP, self.colours, to_beat)
        canvas.put(circle, (MARGIN + 4, top + (_BAND - _CIRCLE) // 2))
        middle = WIDTH - MARGIN - _DECK // 2 - 6
        canvas.put(marks.mark("pile", 72, palette.DEEP), (middle - 36, top + 92))
        canvas.text(str(len(view.stock)), (middle, top + 164), 64, palette.CREAM, palette.DEEP, align=0.5)
        deck = self.words("topsuit-picture-deck")
        canvas.text(deck, (middle, top + 228), 36, palette.MIST, palette.DEEP, align=0.5)
        last = view.sheet[-1] if view.sheet else None
        if view.current is not None:
            self._laid(view.current, self.words("topsuit-picture-beat"), view.owner, dim=view.phase == "over")
        elif last and last.combination:
            self._laid(last.combination, self.words("picture-before"), last.winner, dim=True)
        else:
            canvas.put(marks.bird(220, palette.DEEP), (430, top + (_BAND - 220) // 2))

    def _laid(self, laid: Combination, said: str, seat: int, *, dim: bool) -> None:
        """Draw a combination large, below what is said of it and its player."""
        top = self.places.bottom + 8
        left, right = MARGIN + _SIDE, WIDTH - MARGIN - _DECK - 10
        signs = [] if laid.kind == "single" else [topsuit_marks.kind(laid.kind, LINE, palette.DEEP)]
        at, ground = ((left + right) // 2, top), palette.DEEP
        told: tuple[board.Part, ...] = (*signs, said, self.called(seat))
        board.line(self.canvas, told, at, right - left, align=0.5, ground=ground, ink=palette.MIST)
        cards = laid.cards
        # The top card lies on the others; the cards of a run lie side by side.
        widest = CARD.width + 8 if laid.kind == "run" else _STACKED
        step = min(widest, (right - left - CARD.width) // max(1, len(cards) - 1))
        x = left + (right - left - CARD.width - step * (len(cards) - 1)) // 2
        for place, card in enumerate(cards):
            look = Look.DIM if dim else Look.GOLD if place == len(cards) - 1 else Look.PLAIN
            at = (x + place * step, top + LINE + 8)
            self.canvas.card(card, CARD, at, deck=french.sprite, colours=self.colours, look=look)


table, hand, panel = pictured(__name__, _Table, own, alt.told)
