"""The moves that a reader may not know of: those since their last decision, as they may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.base import Event, Refusal, Seat, begins_hand, only, play

if TYPE_CHECKING:
    from bot.tables.table import Table


class Move(NamedTuple):
    """A line of the log as its reader may know it."""

    seat: Seat
    events: tuple[Event, ...]
    view: Any
    """The reader's view of the state after it."""
    deals: bool
    """Whether it begins a hand."""
    chosen: bool
    """Whether it is the reader's own, and they had a choice."""
    forced: bool
    """Whether it is the reader's own, and they had no choice."""


def since(table: Table, reader: Seat) -> list[Move]:
    """Return the moves since the reader's last decision, that one first; at most those of two hands.

    A move without a choice is no decision: it may have been played for the reader.
    """
    if not table.begun:
        return []
    first, state = table.begun[0]
    seen: list[tuple[Any, ...]] = []
    for line in table.log[first:]:
        own = line.seat == reader
        forced = own and only(state, reader) is not None
        try:
            state, events = play(state, line.seat, line.action)
        except Refusal:
            # The table was set up otherwise, as for a picture: its log tells no news.
            return []
        if own and not forced:
            seen.clear()
        deals = begins_hand(line.seat, line.action)
        seen.append((line.seat, events, state, deals, own and not forced, forced))
    return [
        Move(seat, tuple(event.seen_by(reader) for event in events), after.view(reader), *more)
        for seat, events, after, *more in seen
    ]
