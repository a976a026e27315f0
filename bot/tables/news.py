"""The moves that a reader may not know of: those since their last decision, as they may see them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.base import NATURE, Event, Refusal, Seat, begins_hand, only, play

if TYPE_CHECKING:
    from bot.records.stored import Line
    from bot.tables.table import Table


class Move(NamedTuple):
    """A line of the log as its reader may know it."""

    seat: Seat
    events: tuple[Event, ...]
    deals: bool
    """Whether it begins a hand."""
    chosen: bool
    """Whether it is the reader's own, and they had a choice."""
    forced: bool
    """Whether it is the reader's own, and they had no choice."""


class _Played(NamedTuple):
    """A line of the log with its events."""

    line: Line
    events: tuple[Event, ...]
    forced: bool
    """Whether its seat had no choice."""


@dataclass(slots=True)
class Replayed:
    """The lines of a table's last two hands: each is replayed once, for all readers."""

    first: int = 0
    state: Any = None
    """The state after the last of these lines."""
    moves: list[_Played] = field(default_factory=list)

    def up_to(self, table: Table) -> list[_Played]:
        """Replay the lines that are new, and return all."""
        first, state = table.begun[0]
        del self.moves[: max(0, first - self.first)]
        count = len(self.moves)
        last = table.log[first + count - 1] if 0 < count <= len(table.log) - first else None
        if first < self.first or not count or self.moves[-1].line != last:
            # A line was taken back, or these are other hands.
            self.state, self.moves = state, []
        self.first = first
        for line in table.log[first + len(self.moves) :]:
            forced = line.seat != NATURE and only(self.state, line.seat) is not None
            self.state, events = play(self.state, line.seat, line.action)
            self.moves.append(_Played(line, events, forced))
        return self.moves


def since(table: Table, reader: Seat) -> list[Move]:
    """Return the moves since the reader's last decision, that one first; at most those of two hands.

    A move without a choice is no decision: it may have been played for the reader.
    """
    if not table.begun:
        return []
    try:
        moves = table.replayed.up_to(table)
    except Refusal:
        # The table was set up otherwise, as for a picture: its log tells no news.
        return []
    own = (n for n in reversed(range(len(moves))) if moves[n].line.seat == reader and not moves[n].forced)
    return [
        Move(
            line.seat,
            tuple(event.seen_by(reader) for event in events),
            begins_hand(line.seat, line.action),
            line.seat == reader and not forced,
            line.seat == reader and forced,
        )
        for line, events, forced in moves[next(own, 0) :]
    ]
