"""`/puzzle`: the command; its behaviour is in desk.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.delivery.answers import answering
from cogs.kit.contexts import anywhere
from cogs.kit.game_cog import say

if TYPE_CHECKING:
    from cogs.kit.contexts import Interaction
    from cogs.people.puzzle.desk import PuzzleDesk


class PuzzleCog(commands.Cog):
    def __init__(self, desk: PuzzleDesk) -> None:
        self.desk = desk

    @app_commands.command(description=say("puzzle-about"))
    @anywhere
    async def puzzle(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self.desk.open(interaction)
