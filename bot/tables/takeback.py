"""Taking back one action: by consent of all, before anybody else acts, if it showed its player nothing new.

The line is deleted from the log, so that the log remains the match; a row of its own keeps it
(`changes.erase`). Requests and votes are kept in memory only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from bot.games.base import HOLE, NATURE, Card, Event, Refusal, Seat, State
from bot.records.presence import acts, voters
from bot.records.stored import Line, now
from bot.tables.changes import Change, Changes
from bot.tables.table import Table


@dataclass(slots=True)
class Request:
    """A request to take back the last of `lines` lines of the log."""

    seat: Seat
    lines: int
    agreed: set[int] = field(default_factory=set)
    asked: int = field(default_factory=now)
    """Moment of the request, in milliseconds since 1970."""


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


class TakebackRequests:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._requests: dict[int, Request] = {}

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Drop the request of a table that has closed."""
        if not table.live:
            self.drop(table.id)

    async def ask(self, table: Table, user: int, lines: int) -> Request | None:
        """Request to take the caller's last action back, or agree to it; None once it is taken back.

        `lines`: length of the log at the click.
        """

        async def agree(change: Change) -> Request | None:
            table.check_live()
            request = self._request(table, user, lines)
            request.agreed.add(user)
            if missing(request, table):
                return request
            self.drop(table.id)
            await change.take_back()
            return None

        return await self._changes.change(table, agree)

    def pending(self, table: Table) -> bool:
        """Return whether a request about the last action of the log is pending."""
        request = self._requests.get(table.id)
        return request is not None and request.lines == len(table.log)

    def drop(self, number: int) -> Request | None:
        """Drop the request to take the last action back; return it."""
        return self._requests.pop(number, None)

    def _request(self, table: Table, user: int, lines: int) -> Request:
        """Return the request about the last action, or a new one; `Refusal` if it can no longer be taken
        back."""
        seat = table.seat_of(user)
        if seat is None:
            raise Refusal("table-not-seated")
        if lines != len(table.log):
            raise Refusal("takeback-too-late")
        request = self._requests.get(table.id)
        if request is None or request.lines != lines:
            request = self._requests[table.id] = Request(table.log[-1].seat if table.log else NATURE, lines)
            if seat != request.seat:
                del self._requests[table.id]
                raise Refusal("takeback-ask-again")
        if refused := refusal(table, request.seat):
            raise refused
        return request
