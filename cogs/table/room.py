"""Make room in a channel for a person who wants to play there.

A match of one person against computer players gives way. It moves to a thread of the channel, where threads
can be made, or to its owner's direct messages. Where neither is possible, it is put by. A lobby that its host
has abandoned is put by, too. Any other table stays, and the newcomer's table gets the thread.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.games.base import Refusal
from bot.records.presence import people
from bot.records.stored import now
from bot.service.openings import gives_way
from bot.words import words
from cogs.core import names
from cogs.core.mentions import mention
from cogs.core.permissions import lacking
from cogs.core.threads import NEEDED, Place, channel_of
from cogs.delivery.courier import Errand, in_time
from cogs.delivery.posts import post
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import BROKEN
from cogs.kit.pages import Page
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.records.stored import Occupant, Record
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.table.painter import Painter


class Room:
    def __init__(self, bot: Client, painter: Painter) -> None:
        self.bot = bot
        self._painter = painter

    async def opened(
        self,
        interaction: Interaction,
        place: Place,
        slug: str,
        opening: Callable[[Place], Awaitable[Table]],
        *,
        alone: bool = False,
    ) -> Table:
        """Open a table of this game at this place; if another is in the way, move that one, or else this one.

        `alone`: nobody else is expected at the table.
        """
        try:
            return await opening(place)
        except Refusal as refusal:
            if refusal.key != "table-in-channel":
                raise
            if await self._made(interaction):
                return await opening(place)
            beside = await self._beside(interaction, place, slug, alone=alone)
            if beside is None:
                raise
        try:
            return await opening(beside)
        except Refusal:
            await self._painter.threads.not_needed(beside)
            raise

    async def _beside(
        self, interaction: Interaction, place: Place, slug: str, *, alone: bool
    ) -> Place | None:
        """Make a thread for a table beside the one here; None where the asker belongs at that one.

        Two lobbies would wait for the same people, so a lobby with a free seat stays the only one.
        """
        table, user = self.bot.tables.in_channel(interaction.channel_id or 0), interaction.user
        if table is None or table.seat_of(user.id) is not None or place.visiting:
            return None
        if table.status == "lobby" and None in table.seats and not alone:
            return None
        await self.bot.tables.check_held(user.id, interaction.guild_id)
        return await self._thread(interaction, slug, names.called(user))

    async def _made(self, interaction: Interaction) -> bool:
        tables, user = self.bot.tables, interaction.user.id
        table = tables.in_channel(interaction.channel_id or 0)
        if table is None or not gives_way(table, user, now()):
            return False
        old, place = table.record, None
        if old.status == "playing" and not old.visiting:
            place = await self._thread(interaction, table.slug, _owner(old).name)
            place = place or await self._messages(table)
        there = place and (place.channel, place.parent)
        language = await self.bot.languages.server(old.guild)
        try:
            moved = await tables.step_aside(table, user, there, language)
        except Refusal:
            # Their messages hold another table. Put this one by instead: they can resume it wherever they
            # like.
            moved, place = await tables.step_aside(table, user, None), None
        if place is not None and moved:
            await self._tell(table, old)
        elif place is not None:
            await self._painter.threads.not_needed(place)
        return moved

    async def _thread(self, interaction: Interaction, slug: str, host: str) -> Place | None:
        """Make a new thread in the channel; None where that is not possible."""
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel) or lacking(interaction.app_permissions, NEEDED):
            return None
        made = await self._painter.threads.make(channel, slug, host)
        return None if made is None else Place(made, channel.id)

    async def _messages(self, table: Table) -> Place | None:
        """Tell the owner of the move in their direct messages and return that channel.

        None if they accept no messages, or if another process holds direct messages.
        """
        if not self.bot.store.lease.shards.has(None):
            return None
        owner = discord.Object(_owner(table.record).user or 0)
        async with self.bot.languages.at(table.record):
            page = Page((words()("aside-told", where=channel_of(table.record)),))
        await self.bot.rate_limiter.take(Urgency.TURN)
        try:
            channel = await in_time(self.bot.create_dm(owner))
            await post(channel, page, "aside", table.id, table.channel)
        except (discord.DiscordException, *BROKEN):
            return None
        return Place(channel.id)

    async def _tell(self, table: Table, old: Record) -> None:
        """Say in the old message where the match goes on; in a thread, also tell the owner, as they like."""
        one, thread = _owner(table.record), table.record.parent is not None
        async with self.bot.languages.at(old):
            where = channel_of(table.record) if thread else "messages"
            name = public.names(table)[table.seats.index(one)]
            page = Page((words()("aside-goes-on", name=name, where=where),))
            told = Page((f"<@{one.user}> {words()('aside-told', where=channel_of(old))}",))
        if old.message:
            self._painter.debts.leave(table, old.message, page, old.channel)
        if thread and one.user is not None:
            server, player = await self.bot.store.server(old.guild), await self.bot.store.player(one.user)
            pinged = (one.user,) if server.mentions and player.mentions != "silent" else ()
            once = ("aside", table.id, table.channel)
            work = partial(mention, self.bot, table, told, pinged, *once)
            self.bot.courier.want(Errand(once, work, table.guild, table.channel, table.id))


def _owner(record: Record) -> Occupant:
    """Return the seat of the only person in a match."""
    (user,) = people(record)
    return next(one for one in record.seats if one and one.user == user)
