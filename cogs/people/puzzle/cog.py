"""`/puzzle`: the command; its behaviour is in desk.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.delivery.answers import answering
from cogs.kit.contexts import anywhere
from cogs.kit.game_cog import say

if TYPE_CHECKING:
    from bot.app import Toucan
    from cogs.kit.contexts import Interaction


class PuzzleCog(commands.Cog):
    def __init__(self, bot: Toucan) -> None:
        self.desk = bot.services.puzzle

    @app_commands.command(description=say("puzzle-about"))
    @anywhere
    async def puzzle(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self.desk.open(interaction)


async def setup(bot: Toucan) -> None:
    await bot.add_cog(PuzzleCog(bot))
