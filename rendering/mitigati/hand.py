"""A Mitigati player's own cards: up to twenty-eight in overlapping rows, and the Dealer's discards."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.games.base import HOLE, Card
from bot.games.kit.loka import FOOL, TRUMP, Cards, in_order
from bot.games.mitigati.rules import KEPT, Mitigati
from rendering.decks import loka
from rendering.kit import alt, fan, marks, palette, table
from rendering.kit.alt import listed
from rendering.kit.board import WIDTH
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.catalogue import Catalogue
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import in_turn
from rendering.mitigati import marks as mitigati_marks

_MARGIN: Final = 18
_CHIP: Final = (98, 64)
"""Size of a discard."""
_LEAST: Final = 120

_RED: Final = "AF"
_BLACK: Final = "EW"


def arranged(cards: Iterable[str], sorting: str = "suits") -> Cards:
    """Sort a hand by suit, each upward, then the trumps and the Fool.

    A hand with hidden cards keeps its order; `sorting` "colours" alternates light and heavy elements.
    """
    hand = tuple(cards)
    if HOLE in hand:
        return hand
    if sorting != "colours":
        return in_order(hand)
    order = in_turn({card[-1] for card in hand}, _RED, _BLACK) + TRUMP + FOOL[-1]
    return tuple(sorted(in_order(hand), key=lambda card: order.index(card[-1])))


@dataclass(frozen=True, slots=True)
class Own(table.InRows):
    """A player's cards, in the order shown."""

    cards: Cards
    away: Cards
    """The Dealer's discards."""
    marked: Cards
    free: Cards | None
    """Cards that may be chosen; None where nothing is dim."""
    turn: bool

    def told(self, words: Catalogue, *, spoken: bool) -> Iterator[str]:
        """Tell the cards."""
        named = alt.naming(words, spoken=spoken)
        yield from alt.own(self.cards, named, words, turn=self.turn)
        for key, cards in (
            ("mitigati-picture-marked", self.marked),
            ("mitigati-picture-away", self.away),
        ):
            if cards:
                yield words(key, cards=listed(cards, named))
        if self.free is not None:
            dim = tuple(card for card in self.cards if card not in self.free)
            few, key = (self.free, "free") if len(self.free) < len(dim) else (dim, "dim")
            yield words(f"mitigati-picture-{key}", cards=listed(few, named))

    edge: ClassVar[int] = _MARGIN

    def tall(self, size: Size) -> int:
        return self._high(size) + 2 * _MARGIN + (_CHIP[1] + _MARGIN if self.away else 0)

    def _high(self, size: Size) -> int:
        return fan.height(self.placed(size), size) if self.cards or self.away else _LEAST

    def lay(self, canvas: Canvas, words: Catalogue, top: int, colours: int, size: Size) -> None:
        """Draw the cards in rows, and below them the Dealer's discards."""
        table.InRows.lay(self, canvas, words, top, colours, size)
        if self.away:
            below = top + 2 * _MARGIN + self._high(size)
            _away(canvas, self.away, words, (_MARGIN, below), colours)
        elif not self.cards:
            canvas.put(marks.bird(_LEAST, palette.FELT), ((WIDTH - _LEAST) // 2, top + _MARGIN))

    def card(self, canvas: Canvas, card: Card, at: Spot, colours: int, size: Size) -> None:
        dim = self.free is not None and card not in self.free
        look = Look.GOLD if card in self.marked else Look.DIM if dim else Look.PLAIN
        canvas.card(card, size, at, colours=colours, look=look, deck=loka.sprite)
        if card in self.marked:
            marks.pin(canvas.image, marks.tick, canvas.spots.pop(card))


def own(view: Mitigati, seat: int, sorting: str, marked: Cards = ()) -> Own:
    """Return the seat's cards; cards not to be chosen are dim, `marked` ones framed."""
    away = view.discards if seat == view.dealer and HOLE not in view.discards else ()
    cards = arranged(view.hands[seat], sorting)
    return Own(cards, away, marked, _free(view, seat), seat in view.to_act)


def _free(view: Mitigati, seat: int) -> Cards | None:
    """Return the cards that the seat may choose, also before its turn; None for no restriction."""
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


def _away(canvas: Canvas, away: Cards, words: Catalogue, at: Spot, colours: int) -> None:
    """Draw the discards as chips, dim, beside a pile."""
    step = _CHIP[0] + 8
    left = WIDTH - _MARGIN - step * len(away) + 8
    canvas.put(marks.mark("pile", 64, palette.FELT), (left - 80, at[1]))
    said = words("mitigati-picture-discards")
    canvas.text(said, (left - 100, at[1] + (_CHIP[1] - 42) // 2), 42, palette.MIST, align=1)
    for place, card in enumerate(away):
        chip = palette.dim(mitigati_marks.chip(card, _CHIP, palette.FELT, colours))
        canvas.put(chip, (left + place * step, at[1]))
