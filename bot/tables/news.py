"""The moves that a reader may not know of: those since their last decision, as they may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.games.base import Event, Refusal, Seat, begins_hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.replayed import Played
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
    stood_in: bool = False
    """Whether a computer player did it for a person."""
    trick: tuple[Event, ...] = ()
    """The plays of the trick that it ends, in order."""


def since(table: Table, reader: Seat) -> list[Move]:
    """Return the moves since the reader's last decision, that one first; at most those of two hands.

    A move without a choice is no decision: it may have been played for the reader. Nor is a stand-in's.
    """
    moves = [_seen_by(reader, move) for move in _of_two_hands(table)]
    first = _decided(table, moves, reader) or 0
    return [
        Move(
            line.seat,
            events,
            begins_hand(line.seat, line.action),
            line.seat == reader and not forced and line.n not in table.stood_in,
            line.seat == reader and forced,
            line.n in table.stood_in,
            _trick(moves, place),
        )
        for place, (line, events, forced) in enumerate(moves[first:], first)
    ]


def _seen_by(reader: Seat, move: Played) -> Played:
    return move._replace(events=tuple(event.seen_by(reader) for event in move.events))


def takes_trick(event: Event) -> bool:
    """Return whether a trick was taken; `took` with words is a card taken from somebody."""
    return event.kind == "won" or (event.kind == "took" and not event.words)


def _trick(moves: Sequence[Played], last: int) -> tuple[Event, ...]:
    """Return the plays of the trick that the move at this index ends; none if it ends none."""
    plays: list[Event] = []
    for place in range(last, -1, -1):
        line, events, _ = moves[place]
        ends = any(takes_trick(event) or event.kind == "untaken" for event in events)
        if ends == (place < last) or begins_hand(line.seat, line.action):
            break
        plays += [event for event in reversed(events) if event.kind == "played"]
    return tuple(reversed(plays))


def last_asked(table: Table, reader: Seat) -> Any:
    """Return the reader's view at their last decision; None if two hands have none."""
    moves = _of_two_hands(table)
    if (until := _decided(table, moves, reader)) is None:
        return None
    _, state = table.begun[0]
    for line, *_ in moves[:until]:
        state, _ = state.apply(line.seat, line.action)
    return state.view(reader)


def _decided(table: Table, moves: Sequence[Played], reader: Seat) -> int | None:
    """Return the index of the reader's last decision."""
    for n in reversed(range(len(moves))):
        line, _, forced = moves[n]
        if line.seat == reader and not forced and line.n not in table.stood_in:
            return n
    return None


def public(table: Table, hand: int = -1) -> list[tuple[Event, ...]]:
    """Return the events of each move of the newest hand, or of the one before (-2), as all may know them."""
    if len(table.begun) < -hand:
        return []
    first, *later = [n - table.begun[0][0] for n, _ in table.begun][hand:]
    until = later[0] if later else None
    moves = _of_two_hands(table)[first:until]
    return [tuple(event.seen_by(None) for event in move.events) for move in moves]


def _of_two_hands(table: Table) -> list[Played]:
    if not table.begun:
        return []
    try:
        return table.replayed.up_to(table.log, *table.begun[0])
    except Refusal:
        # The table was set up otherwise, as for a picture: its log tells no news.
        return []
