"""A Differ player's own cards: the hand, the face-up cards, and the pile to draw from."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.games.base import HOLE
from bot.games.differ.rules import PLAYERS, Differ
from bot.games.kit.plain import Cards
from rendering.decks import french
from rendering.kit import alt, board, marks, palette, table
from rendering.kit.alt import listed
from rendering.kit.board import WIDTH
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import fitted
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import arranged

_MARGIN: Final = 14
_GAP: Final = 40
_TOP: Final = 22
_PANEL: Final = 10
"""Margin of the face-up cards' panel above and below them."""
_PILE: Final = 108
"""Width on the right for the pile to draw from."""


@dataclass(frozen=True, slots=True)
class Own(table.Own):
    """A player's cards, in the order shown."""

    cards: Cards
    face_up: Cards
    foundation: int
    playable: Cards | None
    """Cards that may be played; None where nothing is dim."""
    turn: bool

    def told(self, words: Catalogue, *, spoken: bool) -> Iterator[str]:
        """Tell the cards."""
        named = alt.naming(words, spoken=spoken)
        yield from alt.own(self.cards, named, words, turn=self.turn)
        if self.face_up:
            yield words("differ-picture-face-up", cards=listed(self.face_up, named))
        yield words("differ-picture-foundation", count=self.foundation)
        if self.playable is not None:
            yield words("picture-playable", cards=listed(self.playable, named))

    def tall(self, size: Size) -> int:
        """Return the height of the cards; huge ones lie in two rows."""
        return (1 + (size is Size.HUGE)) * (size.height + 2 * _TOP) if self._held else 2 * _TOP

    @property
    def _held(self) -> bool:
        return bool(self.cards or self.face_up)

    def lay(self, canvas: Canvas, words: Catalogue, top: int, colours: int, size: Size) -> None:
        """Draw the hand on the felt, the face-up cards on a panel beside it, or below if they are huge."""
        if self.turn:
            board.frame(canvas, top, self.tall(size))
        if not self._held:
            return
        step = _step(len(self.cards), len(self.face_up), size)
        left, upper = 2 * _MARGIN, top + _TOP
        right = left + bool(self.cards) * (_across(len(self.cards), step, size) + _GAP)
        other = (left, upper + size.height + 2 * _TOP) if size is Size.HUGE else (right, upper)
        if self.face_up:
            panel = _across(len(self.face_up), step, size) + 2 * _MARGIN, size.height + 2 * _PANEL
            corner = other[0] - _MARGIN, other[1] - _PANEL
            canvas.plate(panel, corner, palette.PLATE, palette.PLATE, 0)
        for group, (x, y) in ((self.cards, (left, upper)), (self.face_up, other)):
            for place, card in enumerate(group):
                look = Look.PLAIN if self.playable is None or card in self.playable else Look.DIM
                spot = (x + place * step, y)
                canvas.card(card, size, spot, deck=french.sprite, colours=colours, look=look)
        _pile(canvas, self.foundation, words, (WIDTH - _PILE, top + 80))


def own(view: Differ, seat: int, sorting: str) -> Own:
    """Return the seat's cards; cards that may not be played now are dim."""
    return Own(
        arranged(view.hands[seat], sorting),
        arranged(view.face_up[seat], sorting),
        len(view.foundations[seat]),
        _playable(view, seat),
        seat in view.to_act,
    )


def _playable(view: Differ, seat: int) -> Cards | None:
    """Return the cards playable to this trick, also before the seat's turn; None for no restriction."""
    played = (seat - view.leader) % PLAYERS < len(view.trick)
    if view.phase != "play" or not view.trick or played or HOLE in view.hands[seat]:
        return None
    playable = arranged(view.playable(seat))
    return None if len(playable) == len(view.hands[seat] + view.face_up[seat]) else playable


def _pile(canvas: Canvas, count: int, words: Catalogue, at: Spot) -> None:
    canvas.put(marks.mark("pile", 80, palette.FELT), at)
    canvas.text(str(count), (at[0] + 40, at[1] + 74), 80, palette.CREAM, align=0.5)
    text, height = fitted(words("differ-picture-pile"), _PILE + 12, 36)
    canvas.text(text, (at[0] + 40, at[1] + 160), height, palette.MIST, align=0.5)


def _across(count: int, step: int, size: Size) -> int:
    return size.width + step * (count - 1)


def _step(hand: int, face_up: int, size: Size) -> int:
    """Return the distance between cards: as much as fits, at most side by side."""
    if size is Size.HUGE:
        room = WIDTH - 4 * _MARGIN - size.width
        # The pile is beside the hand.
        steps = (room // max(1, face_up - 1), (room - _PILE) // max(1, hand - 1))
        return min(size.width + 4, *steps)
    groups = (hand > 0) + (face_up > 0)
    room = WIDTH - _PILE - 4 * _MARGIN - groups * size.width - (groups - 1) * _GAP
    return min(size.width + 8, room // max(1, hand + face_up - groups))
