"""Determinization of Mitigati: full hands as bits, once the whole pack is dealt."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.ai.determinization import Careful, shuffled
from bot.ai.mitigati.bitboard import Mask, mask_at, mask_of
from bot.games.base import HOLE, Seat
from bot.games.kit.loka import STRENGTH
from bot.games.kit.tricks import left_of
from bot.games.mitigati.rules import DISCARDS, PACKET, Mitigati
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

Deal: TypeAlias = "list[Mask]"
"""The hands by seat, and last the Dealer's discards."""


class Guesses:
    """A generator of deals that agree with the seat's view, each equally often."""

    __slots__ = ("careful", "known", "owners", "places")

    careful: Careful | None
    known: Deal
    owners: list[tuple[int, int]]
    places: list[i64]

    def __init__(self, view: Mitigati, seat: Seat) -> None:
        unseen, slots = view.hidden(seat)
        self.places = [STRENGTH[card] for card in unseen]
        self.owners = _owners(view, seat)
        self.known = [mask_of(cards) for cards in (*view.hands, view.discards)]
        self.careful = Careful(self.places, unseen, slots) if any(slot.careful for slot in slots) else None

    def guess(self, rng: Random) -> Deal:
        return self.deal(self.dealt(rng))

    def dealt(self, rng: Random) -> list[i64]:
        """Return the unseen cards in the order in which their owners get them."""
        return self.careful.deal(rng) if self.careful else shuffled(rng, self.places)

    def deal(self, dealt: list[i64]) -> Deal:
        deal, first = self.known.copy(), 0
        for owner, size in self.owners:
            cards, trumps = deal[owner]
            more, more_trumps = mask_at(dealt[first : first + size])
            deal[owner] = cards | more, trumps | more_trumps
            first += size
        return deal


def _owners(view: Mitigati, seat: Seat) -> list[tuple[int, int]]:
    """Return the owners of the unseen cards with the number of cards, in the order of `Mitigati.hidden`."""
    owners = [(PLAYERS, view.discards.count(HOLE))]
    packets = (len(view.undealt) - DISCARDS) // PACKET
    owners += [(left_of(view.eldest, PLAYERS, packet), PACKET) for packet in range(packets)]
    if view.undealt:
        owners.append((view.dealer, DISCARDS))
    owners += [(other, view.hands[other].count(HOLE)) for other in range(PLAYERS) if other != seat]
    return owners
