"""The commands about finished matches: `/history`, `/replay`, `/review`, `/verify`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal
from bot.people.history import history
from cogs.delivery.answers import answering
from cogs.kit.commands import Match
from cogs.kit.contexts import anywhere
from cogs.kit.controls import MOST_ANSWERS, answers
from cogs.kit.game_cog import say
from cogs.people.history import HistoryDesk

if TYPE_CHECKING:
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.pages.fair import Fair
    from cogs.people.coach import Coach
    from cogs.people.replay import ReplayDesk


class PastCog(commands.Cog):
    def __init__(self, bot: Client, fair: Fair, desk: ReplayDesk, coach: Coach) -> None:
        self.bot = bot
        self.fair = fair
        self.desk = desk
        self.coach = coach
        self.matches = HistoryDesk(bot, desk)

    @app_commands.command(description=say("verify-about"))
    @app_commands.describe(match=say("option-match"))
    @anywhere
    async def verify(self, interaction: Interaction, match: Match) -> None:
        async with answering(interaction):
            await self.fair.show(interaction, match)

    @app_commands.command(name="history", description=say("history-about"))
    @anywhere
    async def list_matches(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self.matches.show(interaction)

    @app_commands.command(description=say("replay-about"))
    @app_commands.describe(match=say("review-option"))
    @anywhere
    async def replay(self, interaction: Interaction, match: Match | None = None) -> None:
        async with answering(interaction):
            await self.desk.open(interaction, match or await self._newest(interaction))

    @app_commands.command(description=say("review-about"))
    @app_commands.describe(match=say("review-option"))
    @anywhere
    async def review(self, interaction: Interaction, match: Match | None = None) -> None:
        async with answering(interaction):
            await self.coach.open(interaction, match or await self._newest(interaction))

    async def _newest(self, interaction: Interaction) -> int:
        """Return the last match that the asker finished."""
        past = await history(self.bot.store, interaction.user.id, 0, 1)
        if not past.matches:
            raise Refusal("history-none")
        return past.matches[0].table

    @verify.autocomplete("match")
    @replay.autocomplete("match")
    @review.autocomplete("match")
    async def _own(self, interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
        """Complete the number of a match from the asker's newest ones."""
        past = await history(self.bot.store, interaction.user.id, 0, MOST_ANSWERS)
        wanted = str(typed or "")
        return answers(
            (self.matches.label(match), match.table)
            for match in past.matches
            if str(match.table).startswith(wanted)
        )
