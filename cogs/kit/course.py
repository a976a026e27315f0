"""The course of a match, from the points of its hands."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Seat

SHARE: Final = 3
"""A lead is worth telling from a third of the best final total, or the worst if the lowest wins."""


class Lead(NamedTuple):
    """The lead of players who did not win in the end."""

    hands: int
    """Number of hands played by then."""
    seats: tuple[Seat, ...]
    by: int
    """Distance from the best winner."""


def lost_lead(points: Sequence[Sequence[int]], winners: Sequence[Seat], *, low: bool) -> Lead | None:
    """Return the lead that the last hand turned, or else the largest one if it is worth telling."""
    if not winners:
        return None
    sign = -1 if low else 1
    totals = [*accumulate(points, lambda before, hand: [*map(sum, zip(before, hand, strict=True))])]
    leads = []
    for hands, total in enumerate(totals[:-1], 1):
        best = max(sign * one for one in total)
        ahead = tuple(seat for seat, one in enumerate(total) if sign * one == best)
        leads.append(Lead(hands, ahead, best - max(sign * total[seat] for seat in winners)))
    if not leads:
        return None
    if leads[-1].by:
        return leads[-1]
    largest = max(leads, key=lambda lead: lead.by)
    return largest if largest.by * SHARE >= max(map(abs, totals[-1])) and largest.by else None
