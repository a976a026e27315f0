"""Pending requests to take an action back, with the votes so far; kept in memory only."""

from __future__ import annotations

from bot.games.base import NATURE, Event, Refusal
from bot.tables import takeback
from bot.tables.changes import Change, Changes
from bot.tables.table import Table
from bot.tables.takeback import Request


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
            if takeback.missing(request, table):
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
        if refused := takeback.refusal(table, request.seat):
            raise refused
        return request
