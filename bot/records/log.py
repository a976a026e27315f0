"""A compact log of a table in memory: thousands of tables have hundreds of lines each."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence
from typing import overload

from bot.games.base import Seat, begins_hand
from bot.records.stored import Line


class Log(Sequence[Line]):
    """A sequence of lines, each of which is built on access."""

    __slots__ = ("_actions", "_ats", "_seats", "hands")

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.hands = 0
        """Number of lines that begin a hand; cached, as each message of the table needs it."""
        self._seats = array("b")
        self._ats = array("q")
        self._actions: list[str] = []
        for line in lines:
            self.append(line)

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, which: int) -> Line: ...
    @overload
    def __getitem__(self, which: slice) -> list[Line]: ...
    def __getitem__(self, which: int | slice) -> Line | list[Line]:
        numbers = range(len(self))[which]
        if isinstance(numbers, range):
            return [self._line(number) for number in numbers]
        return self._line(numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return f"Log({[*self]!r})"

    @property
    def last_at(self) -> int:
        """Moment of the last line; 0 if there is none. Read often, so it builds no line."""
        return self._ats[-1] if self._ats else 0

    def seat(self, n: int) -> Seat:
        """Return the seat of a line without building the line."""
        return self._seats[n]

    def at(self, n: int) -> int:
        """Return the moment of a line, in milliseconds since 1970 in UTC, without building the line."""
        return self._ats[n]

    def append(self, line: Line) -> None:
        """Append a line; its number must be the next."""
        if line.n != len(self):
            raise IndexError(line.n)
        self._seats.append(line.seat)
        self._ats.append(line.at)
        # There are few different actions, and many of each.
        self._actions.append(sys.intern(line.action))
        self.hands += begins_hand(line.seat, line.action)

    def pop(self) -> Line:
        line = self[-1]
        self._seats.pop()
        self._ats.pop()
        self._actions.pop()
        self.hands -= begins_hand(line.seat, line.action)
        return line

    def _line(self, number: int) -> Line:
        return Line(number, self._seats[number], self._actions[number], self._ats[number])
