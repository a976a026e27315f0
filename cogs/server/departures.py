"""Tables whose channel, server or player disappears, and permissions that return."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ext import commands

from bot.games.base import Refusal
from bot.ops.errors import at, mistake
from bot.service.naming import Called
from bot.store.names import usernames, visible
from cogs.core.members import departed
from cogs.core.rounds import Rounds
from cogs.delivery.courier import in_time
from cogs.delivery.verdict import BROKEN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.core.threads import Threads


logger = logging.getLogger(__name__)

LOOKUP_TIMEOUT: Final = 20.0
"""Seconds for Discord to say whether a channel exists."""

_UNKNOWN_CHANNEL: Final = 10003


class Departures(Rounds):
    """The cog for departures. A table without a channel is archived and can be resumed."""

    doing = "archiving tables without a channel"

    def __init__(self, bot: Client, threads: Threads) -> None:
        super().__init__(bot)
        self._threads = threads

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look for missing channels after a server's outage; a start looks at all servers together."""
        self.bot.courier.given_back(guild.id)
        if self.bot.connections.greeted(self.bot.connections.shard_of(guild.id)):
            await self._archive_missing(table for table in self.bot.tables.live() if table.guild == guild.id)

    async def look(self, shard: int) -> None:
        """Look for channels that disappeared while the shard was disconnected, and for empty threads."""
        shard_of = self.bot.connections.shard_of
        await self._archive_missing(
            table for table in self.bot.tables.live() if shard_of(table.guild) == shard
        )
        for guild in [one for one in self.bot.guilds if shard_of(one.id) == shard and not one.unavailable]:
            try:
                await self._threads.sweep(guild)
            except Exception as error:  # noqa: BLE001 — the other servers must be looked at too
                mistake("deleting empty threads", error)

    async def _archive_missing(self, tables: Iterable[Table]) -> None:
        for table in list(tables):
            if await self._missing(table):
                logger.info("table %d: its channel is gone", table.id, extra=at(table.id))
                await self._archive((table,))

    async def _missing(self, table: Table) -> bool:
        """Whether the server or channel is surely gone; an archived thread only seems to be."""
        if table.record.in_messages or table.record.visiting:
            # Discord reports none of these as deleted; a refused post does.
            return False
        guild = self.bot.get_guild(table.guild or 0)
        if guild is None:
            return True
        if guild.unavailable or guild.get_channel_or_thread(table.channel):
            return False
        try:
            await in_time(self.bot.fetch_channel(table.channel), LOOKUP_TIMEOUT)
        except discord.NotFound as error:
            return error.code == _UNKNOWN_CHANNEL
        except (discord.DiscordException, *BROKEN):
            # Unknown, or out of our reach: the process that plays there will see.
            return False
        return False

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.bot.tables.rouse(channel=channel.id)
        # Deleting a channel deletes its threads.
        await self._archive(
            table for table in self.bot.tables.live() if channel.id in (table.channel, table.record.parent)
        )

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.bot.tables.rouse(channel=payload.thread_id)
        await self._archive(table for table in self.bot.tables.live() if table.channel == payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.bot.tables.rouse(guild=guild.id)
        await self._archive(table for table in self.bot.tables.live() if table.guild == guild.id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Handle a member who left; Discord sends this event only with the members intent."""
        await departed(self.bot, payload.guild_id, payload.user.id)

    @commands.Cog.listener()
    async def on_raw_member_update(self, data: Any) -> None:
        """Update a member's stored names; Discord sends this event only with the members intent."""
        user = data["user"]
        shown = data.get("nick") or user.get("global_name") or ""
        called = shown if visible(shown) else user["username"]
        who = Called(int(user["id"]), int(data["guild_id"]), called, user["username"])
        usernames.learn(who.user, who.username)
        try:
            await self.bot.tables.renamed(who)
        except Exception as error:  # noqa: BLE001 — the next click brings the name
            mistake("following a name", error)

    # Events that may return a permission

    @commands.Cog.listener()
    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Retry blocked errands, if the server's requirement of two-factor authentication has changed."""
        if before.mfa_level != after.mfa_level:
            self.bot.courier.given_back(after.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        self.bot.courier.given_back(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.bot.courier.given_back(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        self.bot.courier.given_back(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self.bot.courier.given_back(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, member: discord.Member) -> None:
        if self.bot.user and member.id == self.bot.user.id:
            self.bot.courier.given_back(member.guild.id)

    async def _archive(self, tables: Iterable[Table]) -> None:
        for table in list(tables):
            try:
                await self.bot.tables.archive(table.id)
            except Refusal:
                continue
            except Exception as error:  # noqa: BLE001 — the other tables must be archived too
                mistake(f"table {table.id}: archiving it", error)
