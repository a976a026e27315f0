"""A player's own cards in 92Q: in rows, with the suit that cards of the left suit would count as."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.games.base import HOLE, Card
from bot.games.kit.french import RANK
from bot.games.kit.plain import Cards
from bot.games.q92.rules import NinetyTwoQ
from bot.games.q92.trick import TRUMP_RANK
from rendering.decks import french
from rendering.kit import alt, table
from rendering.kit.alt import listed
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.catalogue import Catalogue
from rendering.kit.sheets import Look, Size
from rendering.kit.sorting import arranged
from rendering.q92 import marks as q92_marks

_RING: Final = 46
_TURNING: Final = {Size.HUGE: (66, 152), Size.LARGE: (40, 96), Size.SMALL: (30, 64)}
"""Position on a card of the ring with the suit that it would count as."""


@dataclass(frozen=True, slots=True)
class Own(table.InRows):
    """A player's cards, in the order shown."""

    cards: Cards
    playable: Cards | None
    """Cards that may be played; None where nothing is dim."""
    turning: Cards
    """Cards that would count as cards of the suit `led`."""
    led: str
    turn: bool

    def told(self, words: Catalogue, *, spoken: bool) -> Iterator[str]:
        """Tell the cards."""
        named = alt.naming(words, spoken=spoken)
        yield from alt.own(self.cards, named, words, turn=self.turn)
        if self.playable is not None:
            yield words("picture-playable", cards=listed(self.playable, named))
        if self.turning:
            turning = listed(self.turning, named)
            yield words("q92-picture-turning", cards=turning, suit=words.suit(self.led))

    def card(self, canvas: Canvas, card: Card, at: Spot, colours: int, size: Size) -> None:
        """Draw a card; those of `turning` with the suit that they would count as."""
        look = Look.PLAIN if self.playable is None or card in self.playable else Look.DIM
        canvas.card(card, size, at, deck=french.sprite, colours=colours, look=look)
        if card in self.turning:
            # Beside its own suit it is visible even if another row lies below.
            across, down = _TURNING[size]
            ring = q92_marks.turning(self.led, _RING, colours)
            canvas.put(ring, (at[0] + across, at[1] + down), q92_marks.disc(_RING))


def in_hand(view: NinetyTwoQ, seat: int, sorting: str = "suits") -> Cards:
    """Return the seat's cards in display order: trumps by their own ranks."""
    ranks = RANK | {card: rank for card, rank in TRUMP_RANK.items() if card[1] == view.trump}
    return arranged(view.hands[seat], sorting, ranks)


def own(view: NinetyTwoQ, seat: int, sorting: str) -> Own:
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
    return Own(cards, playable, turning, led, seat in view.to_act)
