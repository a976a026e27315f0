"""Who has asked to take an action back, and who agrees: kept in memory until it is done or too late."""

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
        """The table has changed: at one that is closed nothing is asked any more."""
        if not table.live:
            self.drop(table.id)

    async def ask(self, table: Table, user: int, lines: int) -> Request | None:
        """Ask to take one's last action back, or agree to it; None once it is taken back.

        `lines`: how long the log was when that was said.
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
        """Whether people are being asked about the last action of the log."""
        request = self._requests.get(table.id)
        return request is not None and request.lines == len(table.log)

    def drop(self, number: int) -> Request | None:
        """Somebody does not want the last action to be taken back; returns what was asked."""
        return self._requests.pop(number, None)

    def _request(self, table: Table, user: int, lines: int) -> Request:
        """What was asked of this moment of the match; `Refusal` if nothing may be taken back any more."""
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
