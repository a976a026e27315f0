"""Taking back one action: by consent of all, before anybody else acts, if it showed its player nothing new.

The line is deleted from the log, so that the log remains the match; a row of its own keeps it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, insert

from bot.games.base import HOLE, NATURE, Card, Refusal, Seat, State
from bot.records.presence import acts, voters
from bot.records.stored import Line
from bot.schema.tables import log
from bot.schema.time import takebacks
from bot.tables.table import Table


@dataclass(slots=True)
class Request:
    """A request to take back the last of `lines` lines of the log. A restart forgets it."""

    seat: Seat
    lines: int
    agreed: set[int] = field(default_factory=set)


def refusal(table: Table, seat: Seat) -> Refusal | None:
    """Return why the seat cannot take its last action back; None if it can."""
    last, before = table.log[-1] if table.log else None, table.before
    if table.status != "playing" or before is None or last is None:
        return Refusal("takeback-nothing")
    if last.seat != seat:
        return Refusal("takeback-too-late" if last.seat != NATURE else "takeback-revealed")
    one = table.seats[seat]
    if one is None or not acts(one) or one.missed or last.n < (one.handed or 0):
        return Refusal("takeback-not-yours")
    if revealed(before, table.state, last):
        return Refusal("takeback-revealed")
    if sum(choice.count for choice in before.legal(seat)) == 1:
        return Refusal("takeback-forced")
    return None


def revealed(before: State, after: State, line: Line) -> bool:
    """Return whether the action showed its player anything that they did not know.

    With simultaneous choices, the last player to choose learns the others' choices.
    """
    seat = line.seat
    if len(before.to_act) > 1 and after.to_act != before.to_act - {seat}:
        return True
    _, events = before.apply(seat, line.action)
    seen = before.view(seat)
    known = set(_cards(seen))
    if any(card not in known for event in events for card in event.seen_by(seat).cards if card != HOLE):
        return True
    # A card that equals another known one would not show up above.
    return _hidden(after.view(seat)) < _hidden(seen)


def _cards(view: State) -> Iterable[Card]:
    return (card for pile in view.piles.values() for card in pile)


def _hidden(view: State) -> int:
    return sum(card == HOLE for card in _cards(view))


def missing(request: Request, table: Table) -> Collection[int]:
    """Return the people who have yet to agree; people who are away have no vote."""
    return [user for user in voters(table.record) if user not in request.agreed]


def erase(connection: Connection, table: int, line: Line, at: int) -> None:
    """Delete the line from the log; LookupError if the log has another one there."""
    which = (log.c.table == table) & (log.c.n == line.n) & (log.c.at == line.at)
    gone = connection.execute(delete(log).where(which))
    if gone.rowcount != 1:
        raise LookupError("the log has another line there")
    connection.execute(insert(takebacks).values(table=table, **line._asdict(), taken=at))
