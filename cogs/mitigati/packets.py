"""A seat's newest cards: Mitigati deals in packets, with bargaining in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.base import begins_hand
from bot.games.kit.loka import in_order
from bot.games.mitigati.rules import DISCARDS, PACKET, UNTALKED, Mitigati
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Seat
    from bot.games.kit.loka import Cards
    from bot.records.stored import Line


def newest(view: Mitigati, seat: Seat, log: Sequence[Line]) -> Cards:
    """Return the seat's cards of the last packet; none before the second bargaining, where all are new.

    `view` is the seat's own, and only its own cards are read: the log knows the others too.
    """
    rounds, over = divmod(len(view.hands[seat]), PACKET)
    dealer = view.phase == "discard" and seat == view.dealer
    if not (view.phase == "bargain" or dealer) or rounds <= UNTALKED:
        return ()
    deals = (line.action for line in reversed(log) if begins_hand(line.seat, line.action))
    pack = next(deals).split(" ")[1:]
    first = ((rounds - 1) * PLAYERS + (seat - view.eldest) % PLAYERS) * PACKET
    packet = pack[first : first + PACKET]
    return in_order((*packet, *pack[-DISCARDS:]) if dealer and over else packet)
