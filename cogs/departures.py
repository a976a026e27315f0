"""What happens to tables when their channel, their server or one of their people goes away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.faults import mistake
from bot.games.base import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.app import Toucan
    from bot.table import Table


class Departures(commands.Cog):
    """Nothing is lost: a table without a channel is archived, and can be taken up again."""

    def __init__(self, bot: Toucan) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.bot.tables.rouse(channel=channel.id)
        await self._archive(table for table in self.bot.tables.live() if table.channel == channel.id)

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
        """Discord tells this only to a bot whose operator has asked for the members intent."""
        user = payload.user.id
        await self.bot.tables.rouse(user=user)
        for table in self.bot.tables.of_user(user):
            if table.guild == payload.guild_id:
                try:
                    if table.status == "lobby":
                        await self.bot.tables.leave(table.id, user)
                    else:
                        await self.bot.tables.go(table.id, user, "gone")
                except Refusal:
                    # The table was closed, or they gave up before.
                    continue
                except Exception as error:  # noqa: BLE001 — the next table has to be told too
                    mistake(f"table {table.id}: giving a seat to a computer player", error)

    async def _archive(self, tables: Iterable[Table]) -> None:
        for table in list(tables):
            try:
                await self.bot.tables.archive(table.id)
            except Refusal:
                continue
            except Exception as error:  # noqa: BLE001 — the next table has to be archived too
                mistake(f"table {table.id}: archiving it", error)
