"""Opening a table, and taking seats at it."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from typing import TYPE_CHECKING, get_args
from weakref import WeakValueDictionary

import discord

from bot.games.base import Refusal
from bot.people.company import check_server
from bot.records.presence import known, people
from bot.time.deadlines import NO_CLOCK
from bot.words import words
from cogs.core import names
from cogs.core.permissions import lacking, named, needed_in, silenced
from cogs.core.threads import Place, where
from cogs.delivery.answers import answer, answering, is_private
from cogs.kit import ids
from cogs.kit.contexts import check_visit, home, may_visit, visits
from cogs.kit.pages import Page
from cogs.pages import public
from cogs.table.room import Room

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.records.stored import Record
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import NewTable
    from cogs.table.info import TableInfo
    from cogs.table.painter import Painter
    from cogs.table.panels import Panels


class Lobby:
    def __init__(self, bot: Client, painter: Painter, info: TableInfo, panels: Panels) -> None:
        self.bot = bot
        self._painter = painter
        self._info = info
        self._panels = panels
        self._threads = painter.threads
        self.room = Room(bot, painter)
        self._going_on: set[int] = set()
        """Finished matches whose only player is about to begin another."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Locks by finished match, held while its rematch opens, so that no thread is created in vain."""
        bot.router.route(ids.Lobby, self.clicked)
        bot.router.route(ids.Rematch, self.rematch)
        bot.router.route(ids.NextMatch, self.next_match)

    async def open(self, interaction: Interaction, wanted: NewTable) -> None:
        """Answer a game's `new` with the lobby of a table, which becomes the table's public message.

        In messages to the bot nobody else can join: the match begins, and a panel comes with it. The same
        holds for a person who plays alone where the bot is a guest.
        """
        async with answering(interaction):
            await self.check(interaction)
            again = None
            if wanted.deal is not None:
                again = await self.bot.tables.dealt_before(
                    wanted.deal, wanted.game.slug, home(interaction), interaction.user.id
                )
                wanted = wanted._replace(players=len(again.seats))
            if wanted.computers >= wanted.players:
                raise Refusal("too-many-computers", most=wanted.players - 1)
            visiting = may_visit(interaction) and wanted.computers < wanted.players - 1
            alone = home(interaction) is None and not visiting
            if alone:
                wanted = wanted._replace(computers=wanted.players - 1)
            await self._check_level(interaction, wanted)
            place = await self._threads.place(interaction, wanted.game.slug, visiting=visiting)
            with self._painter.held(place.parent or place.channel):
                table = await self._opened(interaction, wanted, place, again)
                if alone:
                    await self._start(interaction, table)
                await self._post(interaction, table)
            await self._threads.warn(interaction, place)
            if alone:
                await self._panels.show(interaction, table, below=True)

    async def begin(self, interaction: Interaction, wanted: NewTable) -> Table:
        """Open a table below a private page; start it if no seat is left for other people."""
        await self.check(interaction)
        people = wanted.players - wanted.computers
        visiting = visits(interaction) and people > 1
        await self._check_level(interaction, wanted)
        place = await self._threads.place(interaction, wanted.game.slug, visiting=visiting)
        with self._painter.held(place.parent or place.channel):
            table = await self._opened(interaction, wanted, place)
            if people == 1:
                await self._start(interaction, table)
            if table.channel == interaction.channel_id or not table.record.in_messages:
                told = words()("play-opened", game=self.bot.game_name(table.slug), open=people - 1)
                await answer(interaction).show(Page((told,)))
            await self._post(interaction, table)
        await self._threads.warn(interaction, place)
        return table

    async def _check_level(self, interaction: Interaction, wanted: NewTable) -> None:
        """Check the level before a table is opened that nobody would see."""
        if wanted.computers:
            await self.bot.tables.check_level(home(interaction), wanted.game.slug, wanted.level)

    async def _start(self, interaction: Interaction, table: Table) -> None:
        """Start the match; the click is recorded first, as it contributes to the first deal."""
        await self.bot.tables.record_click(table, interaction.user.id, interaction.id)
        if table.record.in_messages and None in table.seats:
            # The bot was stopped before all computer players were seated.
            await self.bot.tables.fill(table.id, interaction.user.id)
        await self.bot.tables.start(table.id, interaction.user.id)

    async def _opened(
        self, interaction: Interaction, wanted: NewTable, place: Place, again: Record | None = None
    ) -> Table:
        """Open an unposted lobby with the asker and computer players in it."""
        made, alone = partial(self._made, interaction, wanted, again), wanted.computers == wanted.players - 1
        try:
            table = await self.room.opened(interaction, place, wanted.game.slug, made, alone=alone)
            for _ in range(wanted.computers):
                await self.bot.tables.add_computer(table.id, interaction.user.id, wanted.level)
        except Refusal:
            await self._threads.not_needed(place)
            raise
        return table

    async def _made(
        self, interaction: Interaction, wanted: NewTable, again: Record | None, place: Place
    ) -> Table:
        user, here = interaction.user, home(interaction)
        server = await self.bot.store.server(here)
        guild, clock = here, wanted.clock or server.clock
        if place.visiting:
            # A channel whose table belonged to the first shard (`strays`) keeps its tables there.
            known = self.bot.store.lease.shards.has(interaction.guild_id)
            guild, clock = interaction.guild_id if known else None, NO_CLOCK
        return await self.bot.tables.open(
            wanted.game.slug,
            guild=guild,
            channel=place.channel,
            parent=place.parent,
            user=user.id,
            name=names.called(user),
            options=wanted.options,
            players=wanted.players,
            clock=clock,
            patience=server.patience,
            hints="rated" if server.hints and server.hinted else "no",
            again=again,
            language=words().language if here is None else "",
            visiting=place.visiting,
        )

    async def rematch(self, interaction: Interaction, made: ids.Rematch, _: Sequence[str]) -> None:
        """Open a table with the same seats; posted as the answer to the click."""
        await self._go_on(interaction, made.table)

    async def next_match(self, interaction: Interaction, made: ids.NextMatch, values: Sequence[str]) -> None:
        """Open another match with the same people, perhaps of another game, with the seats turned."""
        slug = "".join(values)
        if slug not in self.bot.games:
            raise Refusal("bad-button")
        await self._go_on(interaction, made.table, slug)

    async def _go_on(self, interaction: Interaction, number: int, slug: str | None = None) -> None:
        """Open the next match; a person who played alone starts at once, with a panel."""
        record = await self.bot.store.table(number)
        alone = record is not None and {*known(record)} == {interaction.user.id}
        turn = self._turns.setdefault(number, asyncio.Lock())
        with self._once(number) if alone else nullcontext():
            async with turn:
                table = await self._again(interaction, number, record, slug, alone=alone)
            if table is not None and table.status == "playing":
                await self._panels.show(interaction, table, below=True)

    async def _again(
        self, interaction: Interaction, number: int, record: Record | None, slug: str | None, *, alone: bool
    ) -> Table | None:
        """Open the rematch; if there is one already, lead the asker to it and return None."""
        sat = record is not None and interaction.user.id in people(record)
        if sat and (there := await self.bot.tables.begun_from(number)):
            await self._lead(interaction, there)
            return None
        if record is not None and record.in_messages:
            return await self._again_in_messages(interaction, record, slug)
        return await self._again_here(interaction, number, record, slug, alone=alone)

    @staticmethod
    async def _lead(interaction: Interaction, table: Table) -> None:
        """Tell the asker where the rematch is; everybody has been invited already."""
        if table.channel == interaction.channel_id:
            raise Refusal("table-in-channel")
        await answer(interaction).reply(Page((words()("rematch-open", where=where(table.record)),)))

    @contextmanager
    def _once(self, number: int) -> Iterator[None]:
        """Let a double click begin only one match, in threads too."""
        if number in self._going_on:
            raise Refusal("table-started")
        self._going_on.add(number)
        try:
            yield
        finally:
            self._going_on.remove(number)

    async def _again_here(
        self, interaction: Interaction, number: int, record: Record | None, slug: str | None, *, alone: bool
    ) -> Table:
        visiting = record is not None and record.visiting and visits(interaction)
        channel = (interaction.channel_id or 0) if visiting else await self.channel(interaction)
        if visiting:
            check_visit(interaction)
        if record is not None and channel not in (record.channel, record.parent):
            # Forged: the lobby would be posted in one channel but recorded in another.
            raise Refusal("bad-button")
        place, played = Place(channel, visiting=visiting), slug or (record.slug if record else "")
        if record is not None and channel == record.parent:
            place = await self._threads.place(interaction, played)

        async def rematch(where: Place) -> Table:
            thread = where.channel if where.parent else None
            return await self.bot.tables.rematch(number, interaction.user.id, thread, slug)

        with self._painter.held(channel):
            try:
                table = await self.room.opened(interaction, place, played, rematch, alone=alone)
            except Refusal:
                await self._threads.not_needed(place)
                raise
            if alone and None not in table.seats:
                await self._start_if_possible(interaction, table)
            await self._post(interaction, table)
        return table

    async def _again_in_messages(self, interaction: Interaction, record: Record, slug: str | None) -> Table:
        user = interaction.user.id
        if user not in people(record):
            raise Refusal("table-not-seated")
        await self.check(interaction)
        with self._painter.held(record.channel):
            table = await self.bot.tables.rematch(record.id, user, slug=slug)
            await self._start_if_possible(interaction, table)
            await self._post(interaction, table)
        return table

    async def _start_if_possible(self, interaction: Interaction, table: Table) -> None:
        """Start the match; if a program is no longer allowed, its lobby stays and says so."""
        with suppress(Refusal):
            await self._start(interaction, table)

    async def _post(self, interaction: Interaction, table: Table) -> None:
        """Post the table as the answer; in a thread, or if the answer is late, the painter posts it."""
        if table.channel != interaction.channel_id:
            self._painter.touch(table)
            await self._threads.announce(interaction, table)
            return
        page = await self._painter.page(table)
        async with self._painter.changing(table, page):
            message = await answer(interaction).post(page)
            if message is not None:
                await self.bot.tables.posted(table, message, public.hands(table))
                self.bot.tokens.begin(interaction, table, message)
                self.bot.dispatch("posted", table)
        if message is None:
            # A guest bot can post it by this interaction alone.
            self.bot.tokens.begin(interaction, table)
            await answer(interaction).reply(Page((words()("table-shown-soon"),)))

    async def show(self, interaction: Interaction, table: Table) -> None:
        """Post the table again as the answer to a command: a guest bot has no other way."""
        check_visit(interaction)
        with self._painter.held(table.channel):
            await self._post(interaction, table)

    async def clicked(self, interaction: Interaction, made: ids.Lobby, values: Sequence[str]) -> None:
        """Handle a button or select of the lobby; the answer is the updated lobby."""
        table = self.bot.tables.get(made.table)
        if made.what == "rules":
            await self._info.rules(interaction, table.slug)
        elif made.what == "options":
            await self._show_options(interaction, table)
        else:
            await self._change(interaction, made, values)

    async def _show_options(self, interaction: Interaction, table: Table) -> None:
        if table.status != "lobby":
            raise Refusal("table-started")
        wanted = await self.bot.tables.programs_at(table.record.server, table.slug)
        user = interaction.user.id
        hosts, sits = self.bot.tables.hosts(table, user), table.seat_of(user) is not None
        await answer(interaction).show(public.options(table, wanted, hosts=hosts, sits=sits))

    async def _change(self, interaction: Interaction, made: ids.Lobby, values: Sequence[str]) -> None:
        """Change the lobby; the match begins with a panel for the host."""
        table, painter = self.bot.tables.get(made.table), self._painter
        with painter.answering(table):
            table = await self._changed(interaction, made, values)
            await self.bot.tables.record_click(table, interaction.user.id, interaction.id)
            if not is_private(interaction) and self._is_shown(interaction, table):
                async with painter.answer_in_turn(table):
                    page = await painter.page(table)
                    async with painter.changing(table, page):
                        await answer(interaction).edit(page)
                await self._found(interaction, table)
                if made.what == "start":
                    await self._panels.show(interaction, table, below=True)
                return
        # The lobby is another message, painted by the painter.
        painter.touch(table)
        if is_private(interaction) and made.what in get_args(ids.LobbyOption):
            await self._show_options(interaction, table)
        elif is_private(interaction):
            # The click was on a way out below a refusal.
            await answer(interaction).show(Page((words()("lobby-done"),)))
        else:
            await answer(interaction).edit(Page((words()("table-goes-on"),)))

    async def _found(self, interaction: Interaction, table: Table) -> None:
        """Adopt the clicked message as the table's, if a kill of the bot lost the receipt."""
        record, clicked = table.record, interaction.message
        if record.message is None and clicked is not None and not record.visiting:
            await self._painter.found(table, clicked.id)

    @staticmethod
    def _is_shown(interaction: Interaction, table: Table) -> bool:
        """Whether the clicked message is the table's; after a crash an older one can remain."""
        shown, clicked = table.record.message, interaction.message
        return table.record.visiting or shown is None or clicked is None or clicked.id == shown

    async def _changed(self, interaction: Interaction, made: ids.Lobby, values: Sequence[str]) -> Table:
        tables, user, number = self.bot.tables, interaction.user, made.table
        match [made.what, *values]:
            case ["join"]:
                table = await tables.join(number, user.id, names.called(user), roles=names.roles(user))
            case ["leave"]:
                table = await tables.leave(number, user.id)
            case ["start"]:
                await self._start(interaction, table := tables.get(number))
            case ["hints"]:
                if not (await self.bot.store.server(interaction.guild_id)).hints:
                    raise Refusal("hint-not-here")
                table = await tables.set_hints(number, user.id)
            case ["clock", clock]:
                table = await tables.set_clock(number, user.id, clock)
            case ["sit", seat]:
                table = await self._sit(number, user, ids.number(seat))
            case _:
                table = await self._arranged(number, user.id, made.what, values)
        return table

    async def _arranged(self, number: int, user: int, what: ids.LobbyControl, values: Sequence[str]) -> Table:
        """Do the host's choice about other seats."""
        tables = self.bot.tables
        match [what, *values]:
            case ["add", level]:
                return await tables.add_computer(number, user, level)
            case ["remove-computer"]:
                return await tables.remove_computer(number, user, _last_computer(tables.get(number)))
            case ["fill"]:
                return await tables.fill(number, user)
            case ["size", seats]:
                return await tables.set_seats(number, user, ids.number(seats))
            case _:
                raise Refusal("bad-button")

    async def _sit(self, number: int, user: discord.abc.User, seat: int) -> Table:
        table = self.bot.tables.get(number)
        if table.seat_of(user.id) is None:
            roles = names.roles(user)
            return await self.bot.tables.join(number, user.id, names.called(user), seat, roles)
        return await self.bot.tables.sit(number, user.id, seat)

    async def channel(self, interaction: Interaction) -> int:
        """Return the channel of the asker's tables: this one, or their messages with the bot.

        Raises `Refusal` like `check`.
        """
        await self.check(interaction)
        if home(interaction) is None:
            return await self._threads.messages(interaction)
        return interaction.channel_id or 0

    async def check(self, interaction: Interaction) -> None:
        """Raise a `Refusal` naming the permissions that a table here lacks; in messages nothing is needed."""
        if home(interaction) is None:
            return
        await check_server(self.bot.store, interaction.guild_id, interaction.user.id)
        if missing := lacking(interaction.app_permissions, needed_in(interaction.channel)):
            if until := silenced(interaction.guild):
                raise Refusal("in-time-out", until=until)
            raise Refusal("missing-permissions", permissions=named(missing))
        allowed = (await self.bot.store.server(interaction.guild_id)).channels
        # A thread is allowed where its channel is.
        here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
        if allowed and here.isdisjoint(allowed):
            raise Refusal("table-elsewhere", channels=public.channels(allowed))


def _last_computer(table: Table) -> int:
    computers = [seat for seat, one in enumerate(table.seats) if one and one.level]
    if not computers:
        raise Refusal("table-no-computer")
    return computers[-1]
