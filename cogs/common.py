"""The commands that are no single game's: `/hand`, `/table`, `/settings`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.words import words
from cogs.base import say
from cogs.pages import Page

if TYPE_CHECKING:
    from bot.app import Toucan


class CommonCog(commands.Cog):
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot

    table = app_commands.Group(name="table", description=say("table-about"), guild_only=True)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table whose channel is gone is closed; its log stays."""
        table = self.bot.tables.in_channel(channel.id)
        if table:
            await self.bot.tables.end(table.id, 0, moderator=True)

    @app_commands.command(description=say("hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction[Toucan]) -> None:
        async with self.bot.door.answering(interaction):
            await self.bot.panels.show(interaction, self.bot.door.table_here(interaction))

    @table.command(description=say("table-show-about"))
    async def show(self, interaction: discord.Interaction[Toucan]) -> None:
        async with self.bot.door.answering(interaction):
            table = self.bot.door.table_here(interaction)
            await self.bot.painter.post_again(table)
            await self.bot.door.reply(interaction, Page((words()("table-shown"),)))

    @table.command(description=say("table-end-about"))
    async def end(self, interaction: discord.Interaction[Toucan]) -> None:
        async with self.bot.door.answering(interaction):
            table = self.bot.door.table_here(interaction)
            moderator = interaction.permissions.manage_messages and table.seat_of(interaction.user.id) is None
            await self.bot.tables.end(table.id, interaction.user.id, moderator=moderator)
            said = (
                words()("table-end-asked", missing=table.votes_missing)
                if table.live
                else words()("table-end-done")
            )
            await self.bot.door.reply(interaction, Page((said,)))

    @app_commands.command(description=say("settings-about"))
    @app_commands.describe(text_only=say("settings-text-only"))
    async def settings(self, interaction: discord.Interaction[Toucan], text_only: bool) -> None:
        async with self.bot.door.answering(interaction):
            player = await self.bot.store.player(interaction.user.id)
            await self.bot.store.prefer(replace(player, text_only=text_only))
            said = words()("settings-saved", text="yes" if text_only else "no")
            await self.bot.door.reply(interaction, Page((said,)))
