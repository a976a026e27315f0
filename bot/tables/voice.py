"""Lines of computer players about what everybody saw.

A line is chosen from public moves alone, so it tells nothing; and from the log alone, so a replay or a
restart finds the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from bot.games.base import Event, Seat
from bot.games.kit.tricks import left_of
from bot.tables.lobby import COMPUTERS
from bot.tables.news import public

if TYPE_CHECKING:
    from bot.records.stored import Occupant
    from bot.tables.table import Table

Kind = Literal["bold", "trump", "made", "exact", "fell", "nothing", "cheer"]
"""A high bid, the last trump; at a hand's end a great success, a call met exactly, a failure, no trick at
all; and praise for a person's success."""
MANNERS: Final = ("proud", "gloomy", "kind", "hungry")
AT_THE_END: Final[frozenset[Kind]] = frozenset({"made", "exact", "fell", "nothing"})
PRAISED: Final[frozenset[Kind]] = frozenset({"made", "exact"})
"""Moments of a person that a computer player speaks of: nobody is teased."""
ROUNDS: Final = 2
"""Moves of each seat for which a line in play, or a reaction, is shown."""


class Moment(NamedTuple):
    """A public event that is worth a line, and the seat that it is about."""

    kind: Kind
    seat: Seat


class Said(NamedTuple):
    """A line, and the computer player who says it."""

    kind: Kind
    speaker: Seat
    manner: str
    about: Seat
    at: int
    """Place of its move among those of the hand."""
    again: bool
    """Whether it is the other of two lines about such a moment: they take turns from hand to hand."""


Worth = Callable[[Sequence[Event], int], Iterable[Moment]]
"""Returns the moments of the last of a hand's public events, the best first; by the number of players."""


def newest(table: Table, worth: Worth, hand: int = -1) -> Said | None:
    """Return the last line of a hand, if it still stands; `hand`: the newest, or -2 for the one before."""
    if not has_speakers(table):
        return None
    moves = public(table, hand)
    number = table.id + table.hands + hand
    said: dict[bool, Said] = {}
    events: list[Event] = []
    for at, move in enumerate(moves):
        for event in move:
            events.append(event)
            for moment in worth(events, len(table.seats)):
                ends = moment.kind in AT_THE_END
                line = _said(moment, table.seats, at, number)
                # A hand has one line in play, and one at its end.
                if line and (ends or not said):
                    said[ends] = line
                    break
    last = said.get(True) or said.get(False)
    if last is None or last.kind in AT_THE_END:
        return last
    return last if stands(len(moves) - 1 - last.at, len(table.seats)) else None


def has_speakers(table: Table) -> bool:
    """Return whether a computer player has a seat of its own."""
    return any(map(_is_computer, table.seats))


def stands(moves: int, seats: int) -> bool:
    """Return whether what was said so many moves ago is still shown."""
    return moves < ROUNDS * seats


def _said(moment: Moment, seats: Sequence[Occupant | None], at: int, number: int) -> Said | None:
    """Return the line about a moment, if a computer player has one; `number`: that of the hand."""
    kind, speaker = moment
    if not _is_computer(seats[speaker]):
        if kind not in PRAISED:
            return None
        others = [left_of(moment.seat, len(seats), step) for step in range(1, len(seats))]
        computers = [seat for seat in others if _is_computer(seats[seat])]
        kind, speaker = "cheer", computers[number % len(computers)]
    one = seats[speaker]
    return Said(kind, speaker, manner(one.name), moment.seat, at, bool(number % 2)) if one else None


def _is_computer(one: Occupant | None) -> bool:
    """Return whether the seat is a computer player's own; none speaks for a person who is away."""
    return one is not None and one.user is None and one.level is not None


def manner(name: str) -> str:
    """Return a computer player's manner, which goes with the name."""
    number = COMPUTERS.index(name) if name in COMPUTERS else sum(map(ord, name))
    return MANNERS[number % len(MANNERS)]
