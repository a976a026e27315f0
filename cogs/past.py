"""The commands about matches of before: `/verify`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import say
from cogs.fair import Fair

if TYPE_CHECKING:
    from bot.app import Toucan


class PastCog(commands.Cog):
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        self.fair = Fair(bot)
        bot.door.lead("fair", self.fair.clicked)

    @app_commands.command(description=say("verify-about"))
    @app_commands.describe(match=say("option-match"))
    @app_commands.guild_only()
    async def verify(
        self, interaction: discord.Interaction[Toucan], match: app_commands.Range[int, 1]
    ) -> None:
        async with self.bot.door.answering(interaction):
            await self.fair.show(interaction, match)
