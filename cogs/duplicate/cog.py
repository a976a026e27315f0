"""`/duplicate`: the commands; their behaviour is in desk.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discord import app_commands
from discord.ext import commands

from bot.duplicate.night import FORMS, HOURS, MOST_ROUNDS, MOST_SIZE
from bot.duplicate.nights import LONGEST_NAME
from cogs.delivery.answers import answering
from cogs.kit.commands import games
from cogs.kit.game_cog import say

if TYPE_CHECKING:
    from bot.duplicate.night import NightForm
    from cogs.duplicate.desk import DuplicateDesk
    from cogs.kit.contexts import Interaction

LENGTHS = [app_commands.Choice(name=say("duplicate-hours", hours=hours), value=hours) for hours in HOURS]
WAYS = [app_commands.Choice(name=say("duplicate-form", form=form), value=form) for form in FORMS]

Code = app_commands.Range[str, 1, 16]
Name = app_commands.Range[str, 1, LONGEST_NAME]


class DuplicateCog(commands.GroupCog, name="duplicate", description=say("duplicate-about")):
    def __init__(self, desk: DuplicateDesk) -> None:
        self.desk = desk

    @app_commands.command(description=say("duplicate-new-about"))
    @app_commands.describe(
        game=say("duplicate-game-option"),
        boards=say("duplicate-boards-option"),
        team=say("duplicate-size-option"),
        time=say("duplicate-time-option"),
        form=say("duplicate-form-option"),
    )
    @app_commands.choices(game=games())
    @app_commands.choices(time=LENGTHS)
    @app_commands.choices(form=WAYS)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        boards: app_commands.Range[int, 1, MOST_ROUNDS] = 2,
        team: app_commands.Range[int, 1, MOST_SIZE] = 1,
        time: int = HOURS[2],
        form: str = FORMS[0],
    ) -> None:
        async with answering(interaction):
            await self.desk.open(
                interaction, game, boards=boards, team=team, hours=time, form=cast("NightForm", form)
            )

    @app_commands.command(description=say("duplicate-join-about"))
    @app_commands.describe(code=say("duplicate-code-option"), team=say("duplicate-team-option"))
    async def join(self, interaction: Interaction, code: Code, team: Name = "") -> None:
        async with answering(interaction):
            await self.desk.join_by_code(interaction, code, team)

    @app_commands.command(description=say("duplicate-show-about"))
    async def show(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self.desk.list_nights(interaction)
