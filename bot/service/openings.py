"""Making tables live: opening a new one, a rematch, or one that was put by."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from bot.duplicate.matches import record as record_of
from bot.duplicate.night import Night
from bot.duplicate.nights import begin_board, check_on
from bot.evenings.queue import take_along
from bot.evenings.rotation import Rotation
from bot.evenings.turning import evening_of, turned
from bot.fair.seeds import Dealer
from bot.games.base import Refusal, State, chosen
from bot.people import company, used_attempts
from bot.people.challenges import Challenge
from bot.records import presence
from bot.records.movement import DuplicateBoard
from bot.records.presence import acting, people
from bot.records.stored import ANY, PATIENCE_HOURS, Hints, Occupant, Record, TypedName, now
from bot.records.weekly import tried
from bot.schema.tables import LIVE, PUT_BY
from bot.store import owed
from bot.store.rows import Outpaced, begun_from
from bot.store.storage import Store
from bot.tables import absence
from bot.tables.changes import TRIES, Change, Changes
from bot.tables.lobby import OPEN, seen
from bot.tables.registry import Registry, stands_in
from bot.tables.table import Table, unreadable
from bot.time.deadlines import NO_CLOCK

MOST_TABLES: Final = 2**31
"""Upper bound of table numbers, which every database can store."""

MOST_HELD: Final = 3
"""Most live tables that a person holds on a server: lobbies, and matches against computers only."""

UNTENDED: Final = 60 * 60 * 1000
"""Milliseconds without an action of the host after which their lobby gives way if nobody else sits there."""

SLOW: Final = 60_000
"""Longest time in milliseconds that opening a table may take."""

PAGE: Final = 100
"""Number of put-by tables in one page of a database read."""
PAGES: Final = 5
"""Most pages that are searched for tables that fit."""


def gives_way(table: Table, user: int, at: int) -> bool:
    """Return whether a table gives way in its channel to this person, who wants to play there.

    Two kinds of tables do: one person's match against computers, and a lobby where only the host sits and has
    done nothing for `UNTENDED`.
    """
    record = table.record
    if record.duplicated or record.seat_of(user) is not None:
        return False
    if table.status == "lobby":
        return table.host_absent(at, UNTENDED) and acting(record) == (record.host,)
    return table.status == "playing" and len(people(record)) == 1


def aside(record: Record, channel: int, parent: int | None, language: str) -> Record:
    """Return the match in another place: a thread below `parent`, or else its owner's direct messages.

    In direct messages nobody else can wait for the seat or be offered it.
    """
    moved = replace(record, channel=channel, parent=parent, message=None, hand=None, warned=None)
    if parent is not None:
        return moved
    seats = tuple(one and one._replace(offered=None) for one in record.seats)
    return replace(moved, guild=None, seats=seats, waiting=(), access=OPEN, language=language)


class Openings:
    def __init__(
        self,
        store: Store,
        registry: Registry,
        changes: Changes,
        dealer: Dealer,
        rotation: Rotation,
        games: Mapping[str, type[State]],
    ) -> None:
        self._store = store
        self._registry = registry
        self._changes = changes
        self._dealer = dealer
        self._rotation = rotation
        self._games = games
        self.draining = False
        """Whether no more tables are opened; open ones go on."""

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
        patience: int = PATIENCE_HOURS,
        hints: Hints = "no",
        again: Record | None = None,
        parent: int | None = None,
        language: str = "",
        visiting: bool = False,
    ) -> Table:
        """Open a lobby with its host on the first seat, for `players` or the smallest number the game
        supports.

        `again`: the match whose deals are dealt once more; `parent`: the parent channel of a thread;
        `language`: the host's, used where the bot has no server; `visiting`: the bot is a guest there.
        """
        game = self._games[slug]
        size = game.seats[0] if players is None else players
        values = chosen(game, size, options or {})
        seats = (Occupant(name, user), *(None,) * (size - 1))
        at = now()
        record = Record(
            0, guild, channel, slug, game.rules, values, user, seats, at, at, clock=clock,
            patience=patience, hints=hints, parent=parent, language=language, visiting=visiting,
        )  # fmt: skip
        opening = self._dealer.open_again(record, again) if again else self._dealer.open(record)
        return await self._open(opening, channel, user, guild, visiting=visiting)

    async def check_held(self, user: int, guild: int | None, *, visiting: bool = False) -> None:
        """Raise a `Refusal` if this person already holds `MOST_HELD` tables.

        Tables of the server count, or with `visiting` those where the bot is not installed. In direct
        messages there is no limit, as nobody else would play there.
        """
        if (guild or visiting) and await self._store.held(guild, user, visiting=visiting) >= MOST_HELD:
            raise Refusal("visiting-most" if visiting else "thread-most", most=MOST_HELD)

    async def attempt(
        self, challenge: Challenge, *, channel: int, user: int, name: str, language: str = ""
    ) -> Table:
        """Open this person's match of a week's challenge, with the first cards dealt; there is no lobby."""
        record = replace(challenge.record(channel, Occupant(name, user), now()), language=language)

        def unspent(connection: Connection, _: int) -> None:
            if used_attempts.is_spent(connection, record.guild or 0, challenge.week, user):
                raise tried(challenge.week)

        return await self._open(self._dealer.open_challenge(record, unspent), channel, user)

    async def board(
        self,
        night: Night,
        board: DuplicateBoard,
        team: int,
        *,
        guild: int,
        channel: int,
        user: int,
        name: str,
    ) -> Table:
        """Open this person's match of a duplicate night's board, with the first cards dealt; there is no
        lobby."""
        record = record_of(night, board, (guild, channel), Occupant(name, user), now())

        def also(connection: Connection, number: int) -> None:
            check_on(connection, night.id, board, now() - night.put_off)
            begin_board(connection, number, night.id, board.number, team)

        async def opening() -> Record:
            return (await self._dealer.open_board(record, also))[0]

        return await self._open(opening(), channel, user)

    async def dealt_before(self, number: int, slug: str, guild: int | None, user: int) -> Record:
        """Return a match of this server, or of this person, whose deals may be dealt once more."""
        old = await self._store.table(number)
        here = old is not None and not (old.in_messages or old.visiting) and old.guild == guild
        if old is None or old.slug != slug or not (here or old.held_by(user)):
            raise Refusal("deal-unknown", table=number)
        return old

    async def begun_from(self, number: int) -> Table | None:
        """Return the open rematch of a match that is over, unless one person plays it alone."""
        found = await self._store.read(lambda connection: begun_from(connection, number))
        if found is None:
            return None
        await self._registry.rouse(table=found)
        return self._registry.get(found)

    async def rematch(
        self, number: int, user: int, thread: int | None = None, slug: str | None = None
    ) -> Table:
        """Open a lobby with the seats and options of a finished table; the caller is its host.

        `thread`: a new thread of the channel where the finished table, or its thread, was. `slug`: the same
        people play this game, with the seats turned.
        """
        if self._registry.is_open(number):
            raise Refusal("table-not-over")
        old = await self._store.table(number)
        if old is None or old.slug not in self._games:
            raise Refusal("table-gone")
        opening = self._rematch(number, user, thread, slug)
        return await self._open(opening, thread or old.channel, user, old.guild, visiting=old.visiting)

    async def _rematch(self, number: int, user: int, thread: int | None, slug: str | None) -> Record:
        for _ in range(TRIES):
            try:
                return await self._seated_again(number, user, thread, slug)
            except Outpaced:
                continue
        return await self._seated_again(number, user, thread, slug)

    async def _seated_again(self, number: int, user: int, thread: int | None, slug: str | None) -> Record:
        # Read again: a person may have been forgotten since.
        old = await self._store.table(number)
        if old is None or user not in people(old):
            raise Refusal("table-not-seated")
        played, at = slug or old.slug, now()
        game = self._games[played]
        seats = await self._agreeable(old.guild, user, absence.for_rematch(old, user, at))
        if slug:
            seats = turned(seats, slug, game)
        values = chosen(game, len(seats), old.options if played == old.slug else {})
        parent = old.parent if thread is None else old.parent or old.channel
        record = Record(
            0, old.guild, thread or old.channel, played, game.rules, values, user, seats, at, at,
            clock=old.clock, patience=old.patience, hints=old.hints, access=old.access, parent=parent,
            language=old.language, evening=evening_of(old, at), visiting=old.visiting,
        )  # fmt: skip
        if record.evening:
            record = await self._rotation.taken_along(record, old)
        return await self._dealer.open(record, old, lambda connection, _: take_along(connection, old.id))

    async def _agreeable(
        self, guild: int | None, user: int, chairs: tuple[Occupant | None, ...]
    ) -> tuple[Occupant | None, ...]:
        """Free the seats of people in a block with somebody here: nobody is seated with them unasked or
        told why."""
        asked = [one.user for one in chairs if one and one.user is not None and one.user != user]
        kept = await company.together(self._store, guild, [user, *asked])
        return tuple(
            one if one is None or one.user is None or one.user == user or one.user in kept else None
            for one in chairs
        )

    async def _open(
        self,
        opening: Coroutine[Any, Any, Record],
        channel: int,
        user: int,
        guild: int | None = None,
        *,
        visiting: bool = False,
    ) -> Table:
        """Open a table, if its host does not hold too many.

        If the database's answer is lost, the table is read back from it.
        """
        if leaving := self._leaving():
            opening.close()
            raise leaving

        async def opened() -> Table:
            at = now()
            async with self._registry.coming:
                try:
                    await self.check_held(user, guild, visiting=visiting)
                except BaseException:
                    opening.close()
                    raise
                try:
                    table = Table.of(await opening, games=self._games)
                    self._registry.add(table)
                except Refusal:
                    # The channel may be held by a table unknown here; now it is known.
                    await self._found(channel)
                    raise
                except Exception:
                    found = [one for one in await self._found(channel) if one.host == user]
                    if not found or found[-1].record.opened < at - SLOW:
                        raise
                    table = found[-1]
            await self._changes.appear(table)
            return table

        return await self._changes.uninterrupted(opened())

    async def _found(self, channel: int) -> list[Table]:
        """Load the live tables of this channel that only the database knows, and return them, oldest
        first."""
        await self._registry.rouse(channel=channel)
        live = await self._store.live_in(channel)
        found = []
        for record in [record for record in live if not self._registry.is_open(record.id)]:
            table = await self._registry.replayed(record)
            if table is None:
                continue
            # Its deadlines are still to be read.
            table.stale = True
            if self._registry.add(table):
                found.append(table)
                await self._changes.settle(table)
        return found

    async def _check_taken_up(self, record: Record, user: int) -> None:
        """Raise a `Refusal` as `check_held` does, but never for a begun match with other people."""
        if record.host == user and (record.status == "lobby" or people(record) == (user,)):
            await self.check_held(user, record.guild, visiting=record.visiting)

    async def _one_found(self, record: Record) -> Table | None:
        """Return this table, if it is live and only the database knew of it."""
        return next((table for table in await self._found(record.channel) if table.id == record.id), None)

    async def step_aside(
        self, table: Table, user: int, place: tuple[int, int | None] | None, language: str = ""
    ) -> bool:
        """Make a table give way in its channel to this person; return whether it did.

        `place`: the channel and parent where the match goes on, as for `aside`; None puts it by.
        """
        channel = table.channel

        async def step(change: Change) -> bool:
            if not table.live or table.channel != channel or not gives_way(table, user, now()):
                return False
            record = table.record
            if place is None or record.status == "lobby":
                await change.save(replace(record, status="idle"))
            else:
                await change.save(aside(record, *place, language))
            return True

        # Tables of other processes are not known here; the database refuses this table if one is in the way.
        async with self._registry.coming:
            return await self._changes.change(table, step)

    def _leaving(self) -> Refusal | None:
        """Return why no table may open or go on now, if so: the bot is closing or draining."""
        if self._registry.closing:
            return Refusal("table-resting")
        return Refusal("table-draining") if self.draining else None

    async def put_by(
        self,
        guild: int | None,
        user: int | None = None,
        channel: int | None = None,
        *,
        told: TypedName = ANY,
        fits: Callable[[Record], bool] = lambda _: True,
        most: int | None = None,
    ) -> list[Record]:
        """Return the tables of this server, or of direct messages, that can be resumed, the newest first.

        `user`: only tables where this person sits. `channel`: also tables that stood there where the bot is
        not installed. `told`: only tables whose label in a list may contain this. `most`: the search stops at
        this many that `fits` accepts, and after `PAGES` pages.
        """
        found: list[Record] = []
        before: Record | None = None
        for _ in range(PAGES if most else 1):
            page = await self._store.put_by(
                guild, user, channel, told=told, before=before, most=PAGE if most else None
            )
            found += (record for record in page if self._playable(record) and fits(record))
            if not most or len(found) >= most or len(page) < PAGE:
                break
            before = page[-1]
        return found[:most]

    def _playable(self, record: Record) -> bool:
        """Return whether the match could go on: its rules are current and it has a contender."""
        game = self._games.get(record.slug)
        return game is not None and game.rules == record.rules and bool(presence.contenders(record))

    async def resume(
        self,
        number: int,
        user: int,
        guild: int | None,
        channel: int,
        *,
        moderator: bool = False,
        parent: int | None = None,
    ) -> Table:
        """Resume a table in this channel, for a person who sat there or a moderator.

        `parent`: the parent channel, if the channel is the table's own thread.
        """
        if leaving := self._leaving():
            raise leaving
        if not 0 < number < MOST_TABLES:
            raise Refusal("table-not-put-by")
        return await self._changes.uninterrupted(
            self._resumed(number, user, guild, (channel, parent), moderator=moderator)
        )

    async def _resumed(
        self, number: int, user: int, guild: int | None, place: tuple[int, int | None], *, moderator: bool
    ) -> Table:
        async with self._registry.coming:
            record = await self._store.table(number)
            if record and record.status in LIVE and stands_in(record, guild, user, place[0]):
                # The table was resumed, but the receipt was lost.
                found = await self._one_found(record)
                if found and (moderator or found.seat_of(user) is not None):
                    return found
            if record is None or record.status not in PUT_BY or not stands_in(record, guild, user, place[0]):
                raise Refusal("table-not-put-by")
            table = await self._registry.replayed(record)
            if table is None:
                raise unreadable(record)
            begun = bool(table.log) or record.duplicated
            taken_up = absence.take_up(
                record, user, place[0], begun=begun, early=table.early, moderator=moderator
            )
            taken_up, left = replace(_hosted(taken_up, user), parent=place[1]), owed.left(record)
            await self._check_taken_up(taken_up, user)
            if self._registry.is_open(number):
                raise Refusal("table-not-put-by")

            async def take_up(change: Change) -> None:
                # The listeners add the table to the registry. Another process may have been faster.
                if not table.live:
                    await change.save(taken_up, also=partial(owed.keep, row=left) if left else None)

            try:
                await self._changes.change(table, take_up)
            except Exception:
                # The database may have saved it although its answer was lost.
                await self._changes.settle(table)
                if not table.live:
                    raise
        return table


def _hosted(record: Record, user: int) -> Record:
    """Return the lobby with this person as host, if they sit there; mark the host as present."""
    if record.status != "lobby":
        return record
    return seen(record, user if record.seat_of(user) is not None else record.host)
