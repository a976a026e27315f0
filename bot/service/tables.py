"""The service for all tables: everything that people do starts here; computer players act in `Driver`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from typing import Any, Concatenate, ParamSpec

from sqlalchemy import Connection

from bot.ai import levels
from bot.duplicate.closing import Closing
from bot.duplicate.nights import Nights
from bot.engines.pool import EnginePool
from bot.evenings import queue, substitutes
from bot.evenings.rotation import Rotation
from bot.evenings.substitutes import Substitutes
from bot.fair.seeds import Dealer
from bot.games import GAMES
from bot.games.base import Refusal, Seat, State
from bot.people import called, calls, company, used_attempts
from bot.privacy import export
from bot.privacy.forgetting import Forgetting
from bot.records.presence import programs, state
from bot.records.stored import Record, now
from bot.service.naming import Naming
from bot.service.openings import Openings
from bot.store.database import Work
from bot.store.owed import Owed
from bot.store.rows import erase_word
from bot.store.storage import Store
from bot.tables import absence, lobby
from bot.tables.changes import Chance, Change, Changes, Listener
from bot.tables.driver import Driver
from bot.tables.endings import ended
from bot.tables.forced import Forced
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.takeback import Request, TakebackRequests
from bot.tables.timeouts import Timeouts
from bot.time.outages import Where

P = ParamSpec("P")
Recording = Callable[[Record], Record | Awaitable[Record]]
"""A change of a table's record, or a `Refusal`."""


def _changing(
    change: Callable[Concatenate[Record, int, P], Record], *, hosting: bool = False
) -> Callable[Concatenate[Tables, int, int, P], Coroutine[Any, Any, Table]]:
    """Return the method (number of the table, user, ...) by which a person makes this change of the record.

    `hosting`: the change is one that only the lobby's host may make.
    """

    async def method(self: Tables, number: int, user: int, /, *args: P.args, **others: P.kwargs) -> Table:
        return await self._arrange(
            number, user, lambda record: change(record, user, *args, **others), hosting=hosting
        )

    return method


class Tables:
    def __init__(
        self,
        store: Store,
        *,
        pace: float = 0.0,
        pause: float = 0.0,
        chance: Chance | None = None,
        engines: EnginePool | None = None,
        games: Mapping[str, type[State]] = GAMES,
    ) -> None:
        """`pace`: seconds between moves of computer players; `pause`: seconds for which people see how a hand
        ended; `engines`: where computer players think.

        `chance` and `games` replace the dealer and the register of games in tests.
        """
        self._store = store
        self.dealer = Dealer(store)
        self.engines = engines or EnginePool()
        self._changes = Changes(store, chance or self.dealer.chance, pause=pause)
        self._registry = Registry(store, games, self._arrived)
        self.heartbeat = self._registry.heartbeat
        self.outages = self.heartbeat.outages
        self.heartbeat.over = self._outage_over
        self._rotation = Rotation(store, self._changes)
        self._openings = Openings(store, self._registry, self._changes, self.dealer, self._rotation, games)
        self.forgetting = Forgetting(store, self._registry, self._changes)
        self._naming = Naming(store, self._registry, self._changes)
        self._takebacks = TakebackRequests(self._changes)
        self._driver = Driver(self._changes, pace=pace, engines=self.engines)
        self.forced = Forced(self._changes, self._takebacks, pace=pace)
        self.timeouts = Timeouts(self._changes, self._driver, self.heartbeat)
        self.substitutes = Substitutes(store, self._registry, self._changes)
        self.nights = Nights(store, self.outages)
        self.closing = Closing(store, self._registry, self._changes, self.dealer, self._driver, self.nights)
        self.forgetting.gone = self._gone
        self._parts: tuple[Listener, ...] = (
            self._registry.touch,
            self._takebacks.touch,
            self.dealer.touch,
            self._driver.touch,
            self.forced.touch,
            self.timeouts.touch,
            self._rotation.touch,
            self.closing.touch,
        )
        for touch in self._parts:
            self._changes.listen(touch)
        self.woken: Callable[[Table], None] = lambda _: None
        """Callback for each loaded table."""
        self.left: Callable[[Table], None] = lambda _: None
        """Callback for each table that another process goes on with."""

        self.forgotten: Callable[[int], None] = lambda _: None
        """Callback for each person of whom nothing may stay in memory."""

        # Operations of the parts, offered here as well.
        self.waking = self._registry.waking
        self.rouse = self._registry.rouse
        self.get, self.live = self._registry.get, self._registry.live
        self.is_open = self._registry.is_open
        self.check_server = self._registry.check_server
        self.in_channel, self.of_user = self._registry.in_channel, self._registry.of_user
        self.in_messages, self.who_know = self._registry.in_messages, self._registry.who_know
        self.elsewhere = self._registry.elsewhere
        self.read, self.last_in = self._registry.read, self._registry.last_in
        self.open, self.attempt = self._openings.open, self._openings.attempt
        self.play_board = self._openings.board
        self.check_held, self.step_aside = self._openings.check_held, self._openings.step_aside
        self.rematch, self.dealt_before = self._openings.rematch, self._openings.dealt_before
        self.begun_from = self._openings.begun_from
        self.resume, self.put_by = self._openings.resume, self._openings.put_by
        self.forget, self.vacate = self.forgetting.forget, self.forgetting.vacate
        self.follow_name = self._naming.follow
        self.renamed = self._naming.renamed
        self.forget_the_others = self.forgetting.forget_the_others

    async def wake(self) -> tuple[Record, ...]:
        """Load every live table; return the records of those that could not be loaded and are now closed."""
        await self.find()
        await self.waking.all()
        return tuple(self.waking.closed)

    async def find(self, shards: Collection[int] | None = None) -> None:
        """List our live tables, or those of these shards; each stays asleep until it is roused."""
        await self._registry.find(shards)
        await self._store.write(partial(used_attempts.sweep, at=now()))
        self.closing.look()

    def listen(self, listener: Listener) -> None:
        """Call the listener after every saved change of a table, with the events it made."""
        self._changes.listen(listener)

    def detach_listeners(self) -> None:
        """Remove all listeners, as they are about to close and would start new tasks."""
        self._changes.detach_listeners()
        self.woken = self.left = lambda _: None
        self.waking.lost = lambda _: None

    @property
    def draining(self) -> bool:
        """Whether no more tables are opened; open ones go on."""
        return self._openings.draining

    @draining.setter
    def draining(self, draining: bool) -> None:
        self._openings.draining = draining

    def rest(self) -> None:
        """Refuse all further operations, as the tables are no longer ours."""
        self._registry.closing = True

    async def let_go(self, shard: int) -> None:
        """Drop the tables of this shard from memory, with the database unchanged; all of them are awake."""
        shard_of = self._store.lease.shards.of
        await self.heartbeat.leave(shard)
        while tables := [table for table in self.live() if shard_of(table.guild) == shard]:
            for table in tables:
                await self._changes.note(table, _leave)
                self.left(table)

    async def stand_still(self) -> None:
        """Stop everything that happens by itself; people's actions are still carried out."""
        await self.timeouts.close()
        await self._rotation.close()
        await self.closing.close()
        await self.forced.close()
        await self._driver.close()

    async def close(self) -> None:
        """Let running changes be saved, and stop. The store is closed by its owner."""
        self._registry.closing = True
        await self.waking.close()
        await self.stand_still()
        await self.heartbeat.close()
        await self.engines.close()
        await self._changes.close()

    def _outage_over(self, where: Where) -> None:
        """Repaint the tables with deadlines there, which an outage has postponed, and check the nights."""
        for table in self.live():
            if where.concerns(table.guild) and (table.kept or any(map(table.answer_by, table.seats))):
                self._changes.tell(table)
        self.closing.look()

    def drop_person(self, user: int) -> None:
        """Drop what memory keeps of a person who is being deleted, here or by another process."""
        self._store.drop(person=user)
        self._naming.forget(user)
        self.forgotten(user)

    def _gone(self, user: int) -> None:
        self.drop_person(user)
        self.closing.look()

    def _arrived(self, table: Table) -> None:
        for touch in self._parts:
            touch(table, ())
        self.woken(table)

    # Seats

    leave = _changing(lobby.leave)
    sit = _changing(lobby.sit)
    stop_waiting = _changing(queue.stop)
    hand_over = _changing(lobby.hand_over, hosting=True)
    fill = _changing(lobby.fill, hosting=True)
    set_seats = _changing(lobby.set_seats, hosting=True)
    remove_computer = _changing(lobby.remove_computer, hosting=True)
    set_clock = _changing(lobby.set_clock, hosting=True)
    set_hints = _changing(lobby.set_hints, hosting=True)
    leave_to_computer = _changing(absence.leave_to_computer)
    come_back = _changing(absence.come_back)
    concede = _changing(absence.concede)

    async def join(
        self, number: int, user: int, name: str, seat: Seat | None = None, roles: Collection[int] = ()
    ) -> Table:
        async def joined(record: Record) -> Record:
            await company.check(self._store, record, user)
            # A free seat belongs to the queue first.
            if record.status == "lobby" and record.seat_of(user) is None:
                record = await self._rotation.advanced(record)
            return queue.settled(lobby.join(record, user, name, seat, roles))

        return await self._change(number, joined, coming=True)

    async def wait(self, number: int, user: int, name: str, roles: Collection[int] = ()) -> Table:
        """Join the queue for a seat."""
        at = now()
        since = at - queue.KEPT
        old = since - (at - since - self.outages.elapsed(since, at, self.get(number).guild))

        async def waiting(record: Record) -> Record:
            await company.check(self._store, record, user)
            return queue.wait(queue.settled(record), user, name, at, roles)

        return await self._change(
            number, waiting, also=lambda connection: queue.sweep(connection, old), coming=True
        )

    async def depart(self, number: int, user: int) -> None:
        """Take a person who has left the server off a table: their seat, place in the queue and offers."""

        table = self.get(number)

        async def gone(change: Change) -> None:
            table.check_live()
            record = substitutes.declined(queue.without(table.record, user), user)
            seat = record.seat_of(user)
            if seat is not None and record.status == "lobby":
                record = lobby.leave(record, user)
            elif seat is not None and state(record.seats[seat]) in ("playing", "late", "left"):
                record = absence.leave_to_computer(record, user, "gone")
            if record != table.record:
                await change.save(record)

        await self._changes.change(table, gone)

    async def told_of_seat(self, table: Table, user: int) -> None:
        """Remember that the next person in the queue has been notified."""

        async def told(change: Change) -> None:
            if (record := queue.told(table.record, user)) != table.record:
                await change.save(record)

        await self._changes.note(table, told)

    async def set_access(self, number: int, user: int, access: str) -> Table:
        """Set who may sit down; people in the queue who are no longer admitted are not called."""

        def changed(record: Record) -> Record:
            after = lobby.set_access(record, user, access)
            return after if access in (record.access, lobby.OPEN) else queue.uncalled(after)

        return await self._arrange(number, user, changed, hosting=True)

    async def invite(self, number: int, user: int, guest: int, name: str) -> bool:
        """Keep a seat for a guest, unless the server bars them from its tables.

        Return whether to notify the guest: only if they were never told of this table.
        """
        table, first = self.get(number), False

        def welcome(connection: Connection) -> None:
            nonlocal first
            company.take_back(connection, number, guest)
            first = called.call(connection, number, guest, "invited", now(), user)

        async def invited(_: Record) -> Record:
            await company.check_server(self._store, table.guild, guest, other=True)
            return lobby.invite(self._tended(table, user, hosting=True), user, guest, name)

        await self._change(number, invited, also=welcome, coming=True)
        return first

    async def call(self, number: int, users: Sequence[int]) -> list[int]:
        """Record calls to a table that lacks one person; return the users to notify."""
        table = self.get(number)

        def keep(connection: Connection) -> list[int]:
            self._store.lease.check(connection, table.guild)
            return calls.keep(connection, table.record, users, now())

        async def call(_: Change) -> list[int]:
            return await self._store.write(keep) if lobby.lacks_one(table.record) else []

        return await self._changes.note(table, call)

    async def send_away(self, number: int, user: int, guest: int) -> Table:
        """Free a person's seat; host only. They cannot come back without an invitation."""
        return await self._arrange(
            number,
            user,
            lambda record: lobby.send_away(record, user, guest),
            hosting=True,
            also=lambda connection: company.send_away(connection, number, guest),
        )

    async def programs_at(self, guild: int | None, slug: str) -> tuple[str, ...]:
        """Return the names of the programs that may sit down at tables of this game there."""
        wanted = (await self._store.server(guild)).programs
        return self.engines.programs.playing(slug) if wanted else ()

    async def check_level(self, guild: int | None, slug: str, level: str) -> None:
        """Raise `Refusal` for an unknown computer player, or a program that the server does not allow."""
        if level in levels(slug) or level in await self.programs_at(guild, slug):
            return
        if level in self.engines.programs.playing(slug):
            raise Refusal("programs-not-here")
        raise Refusal("no-such-level", game=slug, level=level)

    async def add_computer(self, number: int, user: int, level: str, seat: Seat | None = None) -> Table:
        async def added(record: Record) -> Record:
            made = lobby.add_computer(record, user, level, seat)
            await self.check_level(record.server, record.slug, level)
            return made

        return await self._arrange(number, user, added, hosting=True)

    async def set_word(self, number: int, user: int, typed: str) -> Table:
        """Set the word of a person in a lobby, on which the deals depend; an empty one removes it.

        `Refusal` on a server that does not allow typed text.
        """
        if typed and not (await self._store.server(self.get(number).record.server)).typed:
            raise Refusal("typed-not-here")
        return await self._arrange(number, user, lambda record: lobby.set_word(record, user, typed))

    async def take_word(self, record: Record, seat: Seat) -> None:
        """Erase the word of a seat; for moderators. The word's digest stays in deals that depend on it."""
        if not self.is_open(record.id):
            await self._store.write(partial(erase_word, table=record.id, seat=seat))
            return
        table = self.get(record.id)

        async def take(change: Change) -> None:
            if one := table.seats[seat]:
                await change.save(lobby.seated(table.record, seat, one._replace(word=None)))

        await self._changes.note(table, take)

    async def start(self, number: int, user: int) -> Table:
        async def started(record: Record) -> Record:
            begun = lobby.start(record, user)
            # A program that is no longer registered is replaced, wherever it sits.
            seated = {*programs(record)} & {*self.engines.programs.playing(record.slug)}
            if unwanted := seated - {*await self.programs_at(record.server, record.slug)}:
                raise Refusal("programs-no-longer-here", names=", ".join(sorted(unwanted)))
            return begun

        return await self._arrange(number, user, started, hosting=True)

    async def record_click(self, table: Table, user: int, click: int) -> None:
        """Record a click in a lobby: before the first deal, clicks of seated people contribute to the
        seed."""

        async def record(_: Change) -> None:
            await self.dealer.record_click(table, user, click)

        await self._changes.note(table, record)

    def hosts(self, table: Table, user: int) -> bool:
        """Return whether this person may do now what only a lobby's host may do."""
        return self._tended(table, user, hosting=True).host == user

    @staticmethod
    def _tended(table: Table, user: int, *, hosting: bool) -> Record:
        return lobby.tended(table.record, user, absent=hosting and table.host_absent(now()))

    async def _arrange(
        self,
        number: int,
        user: int,
        change: Recording,
        *,
        hosting: bool = False,
        also: Work[None] | None = None,
    ) -> Table:
        """Change a lobby for a person; `hosting`: the change is one that only the host may make."""
        table = self.get(number)
        return await self._change(
            number, lambda _: change(self._tended(table, user, hosting=hosting)), also=also
        )

    async def _change(
        self, number: int, change: Recording, *, also: Work[None] | None = None, coming: bool = False
    ) -> Table:
        """Change the record of a live table; `also` runs in the same transaction.

        `coming`: not while a person is being deleted, as it may be the one who comes.
        """
        table = self.get(number)

        async def save(by: Change) -> None:
            table.check_live()
            changed = change(table.record)
            record = changed if isinstance(changed, Record) else await changed
            await by.save(record, also=also)

        async with self._registry.coming if coming else nullcontext():
            await self._changes.change(table, save)
        return table

    # The match

    async def act(self, number: int, user: int, turn: int, action: str) -> Table:
        """Do a person's action, chosen when their seat had made `turn` actions; chance has acted on
        return."""
        table = self.get(number)

        async def act(change: Change) -> None:
            if self.forced.did(table, user, turn, action):
                # The click came just as the action was played for them.
                return
            seat = _seat_to_play(table, user, turn)
            here, line = absence.mark_present(table.record, seat), len(table.log)
            if table.drags(seat, now()):
                here = absence.mark_missed(table.record, seat)
            await change.act(seat, action, record=here, by="person")
            self.forced.made(table, user, line)

        await self._changes.change(table, act)
        return table

    async def next_hand(self, number: int, user: int) -> Table:
        """Deal the next hand at once, as a seated person has seen how the last one ended."""
        table = self.get(number)

        async def ask(_: Change) -> None:
            table.check_live()
            seat = table.seat_of(user)
            if seat is None:
                raise Refusal("table-not-seated")
            if table.gave_up(seat):
                raise Refusal("table-conceded-already")
            if table.level(seat):
                raise Refusal("table-away-votes")
            table.asked_at = len(table.log)

        await self._changes.change(table, ask)
        return table

    async def play_out(self, number: int, n: int, lines: Sequence[tuple[Seat, str]]) -> Table:
        """Do the actions of a claim at once, if the log still has `n` lines."""
        table = self.get(number)

        async def play(change: Change) -> None:
            table.check_live()
            if len(table.log) != n:
                raise Refusal("table-moved-on")
            for seat, action in lines:
                await change.act(seat, action)

        await self._changes.change(table, play)
        return table

    async def ask_takeback(self, number: int, user: int, lines: int) -> Request | None:
        """Request to take the caller's last action back, or agree to it; None once it is taken back.

        `lines`: length of the log at the click.
        """
        table = self.get(number)
        request = await self._takebacks.ask(table, user, lines)
        self.forced.touch(table)
        return request

    def refuse_takeback(self, number: int) -> Request | None:
        """Drop the request to take the last action back; return it."""
        dropped = self._takebacks.drop(number)
        if dropped:
            self.forced.touch(self.get(number))
        return dropped

    async def end(
        self, number: int, user: int, *, moderator: bool = False, reason: str | None = None
    ) -> Table:
        """Close a lobby, or vote to end the match, which ends once enough people do: see `Table.ending`.

        A moderator ends it at once, and may give a reason. The table's status tells whether it has ended.
        """
        if moderator:
            return await self._change(number, lambda record: replace(record, status="ended", reason=reason))
        table = self.get(number)
        return await self._arrange(
            number, user, lambda record: _asked_to_end(table, record, user), hosting=True
        )

    async def withdraw_vote(self, number: int, user: int) -> Table:
        """Withdraw the person's vote to end the match."""
        return await self._change(number, lambda record: absence.cast_vote(record, user, ending=False))

    async def take_over(self, number: int, user: int, seat: Seat) -> Table:
        """Have a computer player act for a person for whom nobody has to wait any more."""
        table = self.get(number)

        def changed(record: Record) -> Record:
            if seat not in table.overdue(now()):
                raise Refusal("table-not-overdue")
            return absence.take_over(record, user, seat, table.overdue_since(seat))

        return await self._change(number, changed)

    async def archive(self, number: int) -> Table:
        """Archive a table that has lost its channel, so that it can be resumed elsewhere."""
        return await self._change(number, lambda record: replace(record, status="archived"))

    async def close_untouched(self, number: int, since: int) -> Table:
        """Shelve a lobby in which nobody has acted since this moment, in milliseconds since 1970 in UTC."""
        table = self.get(number)

        def shelved(record: Record) -> Record:
            return replace(record, status="idle") if table.untouched_lobby(since) else record

        return await self._change(number, shelved)

    # Stored data

    async def about(self, user: int) -> dict[str, Any]:
        """Return everything that is stored about a person."""
        return await export.about(self._store, user)

    async def posted(
        self, table: Table, message: int | None, hand: int | None, *, left: Owed | None = None
    ) -> None:
        """Save the id of the public message and the number of the hand that it shows.

        `left`: the previous message, which has yet to be edited to point on.
        """

        async def post(change: Change) -> None:
            # A table that was put by and resumed meanwhile gets another message.
            if not self._registry.has_another(table):
                await change.posted(message, hand, left)

        await self._changes.note(table, post)

    async def paid(self, number: int, message: int | None = None) -> None:
        """Delete the debt of a message that now shows its last state; None: the last message of an ended
        match."""
        await self._changes.uninterrupted(self._store.paid(number, message))


async def _leave(change: Change) -> None:
    change.leave()


def _seat_to_play(table: Table, user: int, turn: int) -> Seat:
    table.check_live()
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


def _asked_to_end(table: Table, record: Record, user: int) -> Record:
    """Return the record after this person's request: a lobby is ended by its host, a match by enough
    votes."""
    if record.status == "lobby":
        return lobby.end(record, user)
    record = absence.cast_vote(record, user, ending=True)
    how = table.ending(now(), record)
    return record if how.missing > 0 else ended(record, how)
