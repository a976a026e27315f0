"""Taking back: one action, by consent of all, before anybody else acts, if it showed its player nothing new.

The line goes from the log, so that the log is still the match; a row of its own keeps what it was.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, insert

from bot.games.base import HOLE, NATURE, Card, Refusal, Seat, State
from bot.store.schema import log
from bot.store.schema_time import takebacks
from bot.tables.presence import acts, voters
from bot.tables.records import Line
from bot.tables.table import Table


@dataclass(slots=True)
class Request:
    """Somebody wants to take back the last line of the log, which has so many. A restart forgets it."""

    seat: Seat
    lines: int
    agreed: set[int] = field(default_factory=set)


def refusal(table: Table, seat: Seat) -> Refusal | None:
    """Why the seat cannot take its last action back; None if it can."""
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
    """Whether the action showed its player anything that they did not know.

    The last of several who choose at the same time learns what the others chose.
    """
    seat = line.seat
    if len(before.to_act) > 1 and after.to_act != before.to_act - {seat}:
        return True
    _, events = before.apply(seat, line.action)
    seen = before.view(seat)
    known = set(_cards(seen))
    if any(card not in known for event in events for card in event.seen_by(seat).cards if card != HOLE):
        return True
    # A card that is like another known one would not stand out.
    return _hidden(after.view(seat)) < _hidden(seen)


def _cards(view: State) -> Iterable[Card]:
    return (card for pile in view.piles.values() for card in pile)


def _hidden(view: State) -> int:
    return sum(card == HOLE for card in _cards(view))


def missing(request: Request, table: Table) -> Collection[int]:
    """The people who have yet to agree: those who are away leave it to the others."""
    return [user for user in voters(table.record) if user not in request.agreed]


def erase(connection: Connection, table: int, line: Line, at: int) -> None:
    """Take the line out of the log; LookupError if it is not the one that is there."""
    which = (log.c.table == table) & (log.c.n == line.n) & (log.c.at == line.at)
    gone = connection.execute(delete(log).where(which))
    if gone.rowcount != 1:
        raise LookupError("the log has another line there")
    connection.execute(insert(takebacks).values(table=table, **line._asdict(), taken=at))
