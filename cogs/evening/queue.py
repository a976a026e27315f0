"""The queue at a table: joining, leaving, and one message to the person for whom a seat is kept."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from bot.evenings.queue import to_tell, to_tell_again
from bot.games.base import Refusal
from bot.records.stored import now
from bot.tables.lobby import ANSWER, admits
from bot.words import words
from cogs.core import names
from cogs.core.members import member
from cogs.core.mentions import mention
from cogs.delivery.answers import answer
from cogs.delivery.courier import Errand
from cogs.kit import ids
from cogs.kit.controls import Press
from cogs.kit.pages import Page
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Event
    from bot.records.stored import Waiter
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction


class QueueDesk:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._again: set[tuple[int, Waiter]] = set()
        """People already told that an outage extends the time for which their seat is kept, by table."""
        bot.router.route(ids.Queue, self.clicked)

    async def clicked(self, interaction: Interaction, made: ids.Queue, _: Sequence[str]) -> None:
        table = self.bot.tables.get(made.table)
        if made.what == "wait":
            await self.wait(interaction, table)
        else:
            await self.bot.tables.stop_waiting(table.id, interaction.user.id)
            await answer(interaction).show(Page((words()("queue-left"),)))

    async def wait(self, interaction: Interaction, table: Table) -> None:
        """Join the queue; tell the person their place in any case."""
        user = interaction.user
        if user.id not in (one.user for one in table.record.waiting):
            await self.bot.tables.wait(table.id, user.id, names.called(user), names.roles(user))
        place = [one.user for one in table.record.waiting].index(user.id) + 1
        stop = Press(words()("button-wait-no-more"), ids.Queue(table.id, "stop"))
        await answer(interaction).reply(Page((words()("queue-joined", place=place),), rows=((stop,),)))

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Tell people about seats kept for them, if the change of the table brought any."""
        if table.status != "lobby":
            self._again = {one for one in self._again if one[0] != table.id}
            return
        again = [one for one in to_tell_again(table.record, now()) if (table.id, one) not in self._again]
        self._again.update((table.id, one) for one in again)
        for one in (*to_tell(table.record), *again):
            key, work = ("queue", table.id, one.user), partial(self._tell, table, one)
            self.bot.courier.want(Errand(key, work, table.guild, table.channel, table.id))

    async def _tell(self, table: Table, one: Waiter) -> None:
        """Tell the next person in the channel, with a mention if they and the server allow it."""
        await self.bot.connections.knows(table.guild)
        known = (*to_tell(table.record), *to_tell_again(table.record, now()))
        if table.status != "lobby" or one not in known:
            return
        guild = self.bot.get_guild(table.guild or 0)
        there = guild and await member(self.bot, guild, one.user)
        if there and not admits(table.record, names.roles(there)):
            with suppress(Refusal):
                await self.bot.tables.stop_waiting(table.id, one.user)
        if guild and one not in table.record.waiting:
            return
        server, player = await self.bot.store.server(table.guild), await self.bot.store.player(one.user)
        quiet = not server.mentions or player.mentions == "silent"
        async with self.bot.languages.in_language_of(table.guild):
            due = table.due(one.called or 0, ANSWER)
            until = public.moment(due)
            game = self.bot.game_name(table.slug)
            page = Page((words()("queue-called", user=f"<@{one.user}>", game=game, when=until),))
        pinged = () if quiet else (one.user,)
        again = (due,) if one.told else ()
        await mention(self.bot, table, page, pinged, "queue", table.id, one.user, one.called, *again)
        if not again:
            await self.bot.tables.told_of_seat(table, one.user)
