"""Guessed deals of Mitigati: all hands as bits, once the whole pack is dealt, as a seat may imagine them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from bot.ai.likely import Careful, shuffled
from bot.ai.mitigati_twin import Mask, mask_at, mask_of
from bot.games.base import HOLE, Seat
from bot.games.loka import STRENGTH
from bot.games.mitigati import DISCARDS, PACKET, Mitigati
from bot.games.mitigati_trick import PLAYERS
from bot.games.tricks import left_of

if TYPE_CHECKING:
    from mypy_extensions import i64

Deal: TypeAlias = "list[Mask]"
"""The hands by seat, and last the cards that the Dealer has laid away."""


def guesses(view: Mitigati, seat: Seat) -> Callable[[Random], Deal]:
    """Deals that look to the seat just like its view, each equally often; made once for many."""
    unseen, slots = view.hidden(seat)
    places: list[i64] = [STRENGTH[card] for card in unseen]
    owners = _owners(view, seat)
    known = [mask_of(cards) for cards in (*view.hands, view.discards)]
    careful = Careful(places, unseen, slots) if any(slot.careful for slot in slots) else None

    def guess(rng: Random) -> Deal:
        dealt = careful.deal(rng) if careful else shuffled(rng, places)
        deal, first = known.copy(), 0
        for owner, size in owners:
            cards, trumps = deal[owner]
            more, more_trumps = mask_at(dealt[first : first + size])
            deal[owner] = cards | more, trumps | more_trumps
            first += size
        return deal

    return guess


def _owners(view: Mitigati, seat: Seat) -> list[tuple[int, int]]:
    """Whose the unseen cards will be, so many at a time, in the order of `Mitigati.hidden`."""
    owners = [(PLAYERS, view.discards.count(HOLE))]
    packets = (len(view.undealt) - DISCARDS) // PACKET
    owners += [(left_of(view.eldest, PLAYERS, packet), PACKET) for packet in range(packets)]
    if view.undealt:
        owners.append((view.dealer, DISCARDS))
    owners += [(other, view.hands[other].count(HOLE)) for other in range(PLAYERS) if other != seat]
    return owners
