"""The tables of the bot: whatever anybody does to one, people and computer players alike, begins here."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot import absence, lobby, privacy, takeback
from bot.challenges import Challenge
from bot.clocks import Clocks
from bot.deadlines import NO_CLOCK
from bot.driver import Driver
from bot.faults import report
from bot.games import GAMES
from bot.games.base import NATURE, Event, Refusal, Seat, chosen
from bot.idle import Idle
from bot.keeper import Chance, Keeper, Listener
from bot.minds import Minds
from bot.records import Away, Occupant, Record, now
from bot.schema import PUT_BY
from bot.seeds import Dealer
from bot.store import Store
from bot.table import Look, Outdated, Table, Unreadable, votes_missing
from bot.takeback import Request

AT_ONCE: Final = 100
"""How many logs are held before they are replayed."""


class Tables:
    def __init__(
        self, store: Store, *, pace: float = 0.0, chance: Chance | None = None, minds: Minds | None = None
    ) -> None:
        """`pace`: seconds between the moves of computer players; `minds`: where they think.

        Chance is the dealer's, unless a test says what is dealt.
        """
        self._store = store
        self._tables: dict[int, Table] = {}
        self.dealer = Dealer(store)
        self._keeper = Keeper(store, chance or self.dealer.chance)
        self.minds = minds or Minds()
        self._driver = Driver(self._keeper, pace=pace, minds=self.minds)
        self.clocks = Clocks(self._keeper, self._driver)
        self._keeper.listen(self._follow)
        self._keeper.listen(self.clocks.touch)
        self.idle = Idle(self._keeper)
        self._keeper.listen(self.idle.touch)
        self._requests: dict[int, Request] = {}
        self._closing = False
        self.draining = False
        """No more tables are opened; those that are there go on."""

    def listen(self, listener: Listener) -> None:
        """Call this with every change of a table that has been kept, and the events it made."""
        self._keeper.listen(listener)

    async def wake(self) -> tuple[Record, ...]:
        """Take up every live table again; returns those that could not be, now closed."""
        closed: list[Record] = []
        records = await self._store.live()
        for start in range(0, len(records), AT_ONCE):
            few = records[start : start + AT_ONCE]
            logs = await self._store.logs([record.id for record in few])
            for record in few:
                try:
                    self._tables[record.id] = Table.of(record, logs[record.id])
                except Outdated:
                    closed.append(replace(record, status="outdated", changed=now()))
                except Unreadable as error:
                    report(error, table=record.id, line=error.n, doing="replaying the log")
                    closed.append(replace(record, status="broken", changed=now()))
        for record in closed:
            await self._store.save(record)
        await self.clocks.wake(self._tables.values())
        for table in self._tables.values():
            self._follow(table)
            self.clocks.touch(table)
            self.idle.touch(table)
        return tuple(closed)

    async def close(self) -> None:
        """Let what is under way be kept, and stop. The store is closed by whoever opened it."""
        self._closing = True
        await self.clocks.close()
        await self.idle.close()
        await self._driver.close()
        await self.minds.close()
        await self._keeper.close()

    def _follow(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        if not table.live:
            self._tables.pop(table.id, None)
            self._requests.pop(table.id, None)
            self.dealer.forget(table.id)
        elif table.unmanned is not None and not self._closing:
            self._driver.drive(table)

    # Questions

    def get(self, number: int) -> Table:
        """The live table; `Refusal` if there is none of that number."""
        if self._closing:
            raise Refusal("table-resting")
        table = self._tables.get(number)
        if table is None:
            raise Refusal("table-gone")
        return table

    def live(self) -> tuple[Table, ...]:
        return tuple(self._tables.values())

    def in_channel(self, channel: int, user: int | None = None) -> Table | None:
        """The table that holds the channel; for a user without a seat there, the challenge they play here."""
        here = [table for table in self._tables.values() if table.channel == channel]
        held = next((table for table in here if table.record.week is None), None)
        if user is None or (held and held.seat_of(user) is not None):
            return held
        own = [table for table in here if table.seat_of(user) is not None]
        return own[-1] if own else held

    def of_user(self, user: int) -> tuple[Table, ...]:
        """The live tables where this person sits, oldest first."""
        return tuple(table for table in self._tables.values() if table.seat_of(user) is not None)

    def look(self, number: int, user: int) -> Look:
        """What this person may see of a live table."""
        return self.get(number).look(user)

    async def last_in(self, channel: int) -> int:
        """The number of the newest table that stood in the channel, live or not."""
        number = await self._store.last_in(channel)
        if number is None:
            raise Refusal("why-no-table")
        return number

    async def read(self, number: int) -> Table:
        """The table, live or finished. A finished one is replayed from its log, for reading only."""
        if number in self._tables:
            return self.get(number)
        record = await self._store.table(number)
        if record is None:
            raise Refusal("table-gone")
        logs = await self._store.logs([number])
        try:
            return Table.of(record, logs[number])
        except (Outdated, Unreadable):
            raise Refusal("table-unreadable") from None

    # The lobby

    async def open(
        self,
        slug: str,
        *,
        guild: int | None,
        channel: int,
        user: int,
        name: str,
        options: Mapping[str, str] | None = None,
        players: int | None = None,
        clock: str = NO_CLOCK,
        again: Record | None = None,
    ) -> Table:
        """A lobby, its host on the first seat; for the fewest players unless it is said for how many.

        `again`: the match whose deals are dealt once more.
        """
        game = GAMES[slug]
        size = game.seats[0] if players is None else players
        values = chosen(game, size, options or {})
        seats = (Occupant(name, user), *(None,) * (size - 1))
        at = now()
        record = Record(0, guild, channel, slug, game.rules, values, user, seats, at, at, clock=clock)
        if again:
            return await self._open(self.dealer.open_again(record, again))
        return await self._open(self.dealer.open(record))

    async def attempt(self, challenge: Challenge, *, channel: int, user: int, name: str) -> Table:
        """This person's match of a week's challenge, with the first cards dealt; there is no lobby."""
        record = challenge.record(channel, Occupant(name, user), now())
        return await self._open(self.dealer.open_challenge(record))

    async def dealt_before(self, number: int, slug: str, guild: int | None, user: int) -> Record:
        """A match of this server, or of this person, whose deals may be dealt once more."""
        old = await self._store.table(number)
        if old is None or old.slug != slug or not (old.guild == guild or user in old.users):
            raise Refusal("deal-unknown", table=number)
        return old

    async def rematch(self, number: int, user: int) -> Table:
        """A lobby with the seats and options of a finished table; whoever asks is its host."""
        if number in self._tables:
            raise Refusal("table-not-over")
        old = await self._store.table(number)
        if old is None or old.slug not in GAMES:
            raise Refusal("table-gone")
        if user not in old.users:
            raise Refusal("table-not-seated")
        game, at = GAMES[old.slug], now()
        values = chosen(game, len(old.seats), old.options)
        seats = absence.for_rematch(old)
        record = Record(
            0, old.guild, old.channel, old.slug, game.rules, values, user, seats, at, at, clock=old.clock
        )
        return await self._open(self.dealer.open(record))

    async def _open(self, opening: Coroutine[Any, Any, Record]) -> Table:
        if self._closing or self.draining:
            opening.close()
            raise Refusal("table-resting" if self._closing else "table-draining")

        async def opened() -> Table:
            table = Table.of(await opening)
            self._tables[table.id] = table
            self._keeper.tell(table)
            async with self._keeper.hold(table):
                await self._keeper.settle(table)
            return table

        return await self._keeper.whole(opened())

    async def join(self, number: int, user: int, name: str, seat: Seat | None = None) -> Table:
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
        return await self._change(number, lambda record: lobby.set_clock(record, user, clock))

    async def go(self, number: int, user: int, why: Away) -> Table:
        """Have a computer player act for this person, who keeps the seat."""
        return await self._change(number, lambda record: absence.go(record, user, why))

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

    def forget_request(self, number: int) -> None:
        """Somebody does not want the last action to be taken back."""
        self._requests.pop(number, None)

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
        """Close a lobby, or ask to end the match: that is done when more than half of the people ask.

        A moderator ends it at once, and may say why. Whether it is ended, the table's status says.
        """
        table = self.get(number)

        async def ended() -> Table:
            async with self._keeper.hold(table):
                _still_live(table)
                if moderator:
                    record = replace(table.record, status="ended", reason=reason)
                else:
                    record = _asked_to_end(table, user)
                await self._keeper.keep(table, record)
            return table

        return await self._keeper.whole(ended())

    # Put by, and taken up again

    async def archive(self, number: int) -> Table:
        """The table has lost its channel: keep it for when there is one again."""
        return await self._change(number, lambda record: replace(record, status="archived"))

    async def put_by(self, guild: int, user: int | None = None) -> list[Record]:
        """The tables of this server that can be taken up again, oldest first: the person's, or all."""
        return await self._store.put_by(guild, user)

    async def resume(
        self, number: int, user: int, guild: int | None, channel: int, *, moderator: bool = False
    ) -> Table:
        """Take a table up again, in this channel; whoever sat there may, and a moderator."""
        if self._closing:
            raise Refusal("table-resting")
        record = await self._store.table(number)
        if record is None or record.status not in PUT_BY or record.guild != guild:
            raise Refusal("table-not-put-by")
        logs = await self._store.logs([number])
        begun = bool(logs[number]) or record.week is not None
        record = absence.taken_up(record, user, channel, begun=begun, moderator=moderator)
        try:
            table = Table.of(record, logs[number])
        except (Outdated, Unreadable):
            raise Refusal("table-unreadable") from None
        return await self._keeper.whole(self._resumed(table))

    async def _resumed(self, table: Table) -> Table:
        if self._tables.setdefault(table.id, table) is not table:
            raise Refusal("table-not-put-by")
        async with self._keeper.hold(table):
            try:
                await self._keeper.keep(table, table.record)
            except BaseException:
                del self._tables[table.id]
                raise
        return table

    # What is kept about people

    async def about(self, user: int) -> dict[str, Any]:
        """Everything that is kept about a person; see `privacy.export`."""
        async with self._store.reading() as connection:
            return await connection.run_sync(privacy.export, user)

    async def forget(self, user: int) -> None:
        """Take a person out of everything; where they sit now, a computer player goes on for good."""
        for table in self.of_user(user):
            await self._change(table.id, lambda record: absence.vacated(record, user))
        await self._store.write(lambda connection: connection.run_sync(privacy.forget, user))

    async def posted(self, table: Table, message: int | None, hand: int | None) -> None:
        """Remember the public message, and the number of the hand that it shows."""

        async def kept() -> None:
            async with self._keeper.hold(table):
                record = replace(table.record, message=message, hand=hand)
                await self._store.save(record)
                table.record = record

        await self._keeper.whole(kept())


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
    if user in table.votes:
        raise Refusal("table-voted", missing=table.votes_missing)
    record = absence.votes(table.record, user)
    return record if votes_missing(record) else replace(record, status="ended")
