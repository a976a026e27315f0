"""The tables of the bot: whatever anybody does to one, people and computer players alike, begins here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.games.base import NATURE, Refusal, Seat
from bot.store import export, privacy
from bot.store.owed import Owed
from bot.tables import absence, lobby, takeback
from bot.tables.endings import ended
from bot.tables.openings import Openings
from bot.tables.records import Away, Record, now
from bot.tables.table import Table
from bot.tables.takeback import Request


class Tables(Openings):
    # Who sits at one

    async def join(self, number: int, user: int, name: str, seat: Seat | None = None) -> Table:
        # Not while somebody is being forgotten, for it may be they.
        async with self._coming:
            return await self._change(number, lambda record: lobby.join(record, user, name, seat))

    async def leave(self, number: int, user: int) -> Table:
        return await self._change(number, lambda record: lobby.leave(record, user))

    async def sit(self, number: int, user: int, seat: Seat) -> Table:
        return await self._change(number, lambda record: lobby.sit(record, user, seat))

    async def swap(self, number: int, user: int, one: Seat, other: Seat) -> Table:
        return await self._change(number, lambda record: lobby.swap(record, user, one, other))

    async def add_computer(self, number: int, user: int, level: str, seat: Seat | None = None) -> Table:
        return await self._change(number, lambda record: lobby.add_computer(record, user, level, seat))

    async def remove_computer(self, number: int, user: int, seat: Seat) -> Table:
        return await self._change(number, lambda record: lobby.remove_computer(record, user, seat))

    async def set_clock(self, number: int, user: int, clock: str) -> Table:
        return await self._change(number, lambda record: lobby.set_clock(record, user, clock, now()))

    async def set_hints(self, number: int, user: int) -> Table:
        return await self._change(number, lambda record: lobby.set_hints(record, user, now()))

    async def go(self, number: int, user: int, why: Away) -> Table:
        """Have a computer player act for this person, who keeps the seat."""
        return await self._change(number, lambda record: absence.go(record, user, why, now()))

    async def come_back(self, number: int, user: int) -> Table:
        return await self._change(number, lambda record: absence.come_back(record, user))

    async def concede(self, number: int, user: int) -> Table:
        """Give the match up; it ends when only one person is left who has not."""
        return await self._change(number, lambda record: absence.concede(record, user))

    async def start(self, number: int, user: int) -> Table:
        return await self._change(number, lambda record: lobby.start(record, user))

    async def _change(self, number: int, change: Callable[[Record], Record]) -> Table:
        table = self.get(number)

        async def changed() -> Table:
            async with self._keeper.hold(table):
                _still_live(table)
                await self._keeper.keep(table, change(table.record))
                await self._keeper.settle(table)
            return table

        return await self._keeper.whole(changed())

    # The match

    async def act(self, number: int, user: int, turn: int, action: str) -> Table:
        """Do what a person chose when their seat had made `turn` actions; chance has answered on return."""
        table = self.get(number)

        async def acted() -> Table:
            async with self._keeper.hold(table):
                seat = _seat_to_play(table, user, turn)
                here = absence.acted(table.record, seat)
                await self._keeper.commit(table, seat, action, record=here, in_person=True)
                await self._keeper.settle(table)
            return table

        return await self._keeper.whole(acted())

    async def play_out(self, number: int, n: int, lines: Sequence[tuple[Seat, str]]) -> Table:
        """Do these actions at once, if the log still has `n` lines: what a claim comes to."""
        table = self.get(number)

        async def played() -> Table:
            async with self._keeper.hold(table):
                _still_live(table)
                if len(table.log) != n:
                    raise Refusal("table-moved-on")
                for seat, action in lines:
                    await self._keeper.commit(table, seat, action)
                await self._keeper.settle(table)
            return table

        return await self._keeper.whole(played())

    async def ask_back(self, number: int, user: int, lines: int) -> Request | None:
        """Ask to take one's last action back, or agree to it; None once it is taken back.

        `lines`: how long the log was when that was said.
        """
        table = self.get(number)

        async def asked() -> Request | None:
            async with self._keeper.hold(table):
                _still_live(table)
                request = self._request(table, user, lines)
                request.agreed.add(user)
                if takeback.missing(request, table):
                    return request
                del self._requests[number]
                await self._keeper.take_back(table)
            return None

        return await self._keeper.whole(asked())

    def forget_request(self, number: int) -> Request | None:
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

    async def end(
        self, number: int, user: int, *, moderator: bool = False, reason: str | None = None
    ) -> Table:
        """Close a lobby, or ask to end the match, which is done once enough people ask: see `Table.ending`.

        A moderator ends it at once, and may say why. Whether it is ended, the table's status says.
        """
        table = self.get(number)

        async def asked() -> Table:
            async with self._keeper.hold(table):
                _still_live(table)
                if moderator:
                    record = replace(table.record, status="ended", reason=reason)
                else:
                    record = _asked_to_end(table, user)
                await self._keeper.keep(table, record)
            return table

        return await self._keeper.whole(asked())

    async def withdraw(self, number: int, user: int) -> Table:
        """No longer want to end the match."""
        return await self._change(number, lambda record: absence.wants(record, user, ending=False))

    async def take_over(self, number: int, user: int, seat: Seat) -> Table:
        """Have a computer player act for somebody for whom nobody has to wait any more."""
        table = self.get(number)

        def changed(record: Record) -> Record:
            if seat not in table.overdue(now()):
                raise Refusal("table-not-overdue")
            return absence.taken_over(record, user, seat, table.overdue_since(seat))

        return await self._change(number, changed)

    async def archive(self, number: int) -> Table:
        """The table has lost its channel: keep it for when there is one again."""
        return await self._change(number, lambda record: replace(record, status="archived"))

    # What is kept about people

    async def about(self, user: int) -> dict[str, Any]:
        """Everything that is kept about a person."""
        return await export.about(self._store, user)

    async def forget(self, user: int) -> None:
        """Take a person out of everything; where they sit now, a computer player goes on for good.

        `Refusal` if the bot stops meanwhile: it goes on when it is back.
        """
        if self._closing:
            raise Refusal("table-resting")
        await self._keeper.whole(self._forgotten(user))

    async def forget_the_others(self) -> None:
        """Go on with those who were being forgotten when the bot stopped."""
        for user in await self._store.read(privacy.under_way):
            await self.forget(user)

    async def _forgotten(self, user: int) -> None:
        await self.rouse(user=user)
        await self._store.begin_forgetting(user)
        done = False
        while not done:
            if self._closing:
                raise Refusal("privacy-goes-on")
            # Others open tables and play between two parts of it, and who sat down again leaves again.
            async with self._coming:
                await self._vacate(user)
                done = await self._store.go_on_forgetting(user)
        await self._store.scrub()

    async def _vacate(self, user: int) -> None:
        for table in self.of_user(user):
            async with self._keeper.hold(table):
                # It may have been closed while others were left, or they have left it themselves.
                if table.live and table.seat_of(user) is not None:
                    await self._keeper.keep(table, absence.vacated(table.record, user, table.whole_hands))
                    await self._keeper.settle(table)

    async def posted(
        self, table: Table, message: int | None, hand: int | None, *, left: Owed | None = None
    ) -> None:
        """Remember the public message, and the number of the hand that it shows.

        `left`: the message that it was until now, which has yet to say so.
        """

        async def kept() -> None:
            async with self._keeper.hold(table):
                if self._tables.get(table.id, table) is not table:
                    # It was put by and taken up again meanwhile, and gets another message.
                    return
                await self._store.posted(table.id, message, hand, left=left)
                table.record = replace(table.record, message=message, hand=hand)

        await self._keeper.whole(kept())

    async def paid(self, number: int, message: int | None = None) -> None:
        """The message shows what it owed; without one, the last one of a match that is over."""
        await self._keeper.whole(self._store.paid(number, message))


def _still_live(table: Table) -> None:
    """It may have been closed while somebody waited for its lock."""
    if not table.live:
        raise Refusal("table-gone")


def _seat_to_play(table: Table, user: int, turn: int) -> Seat:
    _still_live(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refusal("table-not-seated")
    if table.status == "lobby":
        raise Refusal("table-not-started")
    if table.gave_up(seat):
        raise Refusal("table-conceded-already")
    if turn < table.turn(seat):
        raise Refusal("table-done-already")
    if turn > table.turn(seat):
        raise Refusal("table-moved-on")
    return seat


def _asked_to_end(table: Table, user: int) -> Record:
    """The record once this person has asked: a lobby is ended by its host, a match by enough votes."""
    if table.seat_of(user) is None:
        raise Refusal("table-not-seated")
    if table.status == "lobby":
        if user != table.host:
            raise Refusal("table-host-only")
        return replace(table.record, status="ended")
    record = absence.wants(table.record, user, ending=True)
    how = table.ending(now(), record)
    return record if how.missing > 0 else ended(record, how)
