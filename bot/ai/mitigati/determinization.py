"""Determinization of Mitigati: full hands as bits, once the whole pack is dealt."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.ai.determinization import dealer
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

    __slots__ = ("dealt", "known", "owners")

    dealt: Callable[[Random], list[i64]]
    """Returns the unseen cards in the order in which their owners get them."""
    known: Deal
    owners: list[tuple[int, int]]

    def __init__(self, view: Mitigati, seat: Seat) -> None:
        self.dealt = dealer(*view.hidden(seat), STRENGTH)
        self.owners = _owners(view, seat)
        self.known = [mask_of(cards) for cards in (*view.hands, view.discards)]

    def guess(self, rng: Random) -> Deal:
        return self.deal(self.dealt(rng))

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
