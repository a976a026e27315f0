"""The lines of a table's last hands with their events, each replayed once for all readers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.base import NATURE, Event, only, play

if TYPE_CHECKING:
    from bot.records.log import Log
    from bot.records.stored import Line


class Played(NamedTuple):
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
    moves: list[Played] = field(default_factory=list)

    def up_to(self, log: Log, first: int, state: Any) -> list[Played]:
        """Replay the lines that are new, and return all.

        `first`: the number of the line that began these hands; `state`: the state before it.
        """
        del self.moves[: max(0, first - self.first)]
        count = len(self.moves)
        last = log[first + count - 1] if 0 < count <= len(log) - first else None
        if first < self.first or not count or self.moves[-1].line != last:
            # A line was taken back, or these are other hands.
            self.state, self.moves = state, []
        self.first = first
        for line in log[first + len(self.moves) :]:
            forced = line.seat != NATURE and only(self.state, line.seat) is not None
            self.state, events = play(self.state, line.seat, line.action)
            self.moves.append(Played(line, events, forced))
        return self.moves
