"""What people do about their seat in a match: leave it to a computer player, come back, give the match up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.games.base import Refusal
from bot.words import words
from cogs.controls import Press, Style
from cogs.pages import Page

if TYPE_CHECKING:
    from bot.app import Toucan
    from bot.table import Table

    Interaction = discord.Interaction[Toucan]


class Seats:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot

    def presses(self, table: Table) -> tuple[Press, ...]:
        """Buttons of a panel that waits."""
        return (Press(words()("button-leave-match"), _id(table, "leave")),)

    def back(self, table: Table) -> tuple[Press, ...]:
        """Buttons of a panel whose owner is away."""
        return (Press(words()("button-come-back"), _id(table, "back"), Style.success),)

    async def clicked(self, interaction: Interaction, number: int, what: str) -> None:
        table, user = self.bot.tables.get(number), interaction.user.id
        match what:
            case "leave":
                await self.leave(interaction, table)
            case "left":
                await self.bot.tables.go(number, user, "left")
                await self.bot.panels.show(interaction, table)
            case "conceded":
                await self.bot.tables.concede(number, user)
                await self.bot.panels.show(interaction, table)
            case "back":
                await self.bot.tables.come_back(number, user)
                await self.bot.panels.show(interaction, table)
            case _:
                raise Refusal("bad-button")

    async def leave(self, interaction: Interaction, table: Table) -> None:
        """In a match, ask how it is meant before anything is done; from a lobby one just stands up."""
        say = words()
        if table.seat_of(interaction.user.id) is None:
            raise Refusal("table-not-seated")
        if table.status == "lobby":
            await self.bot.tables.leave(table.id, interaction.user.id)
            await self._answer(interaction, Page((say("table-left"),)))
            return
        self.bot.panels.hold(table, interaction.user.id)
        row = (
            Press(say("button-leave-sure"), _id(table, "left"), Style.primary),
            Press(say("button-concede"), _id(table, "conceded"), Style.danger),
            Press(say("button-back"), f"press:look:{table.id}:hand"),
        )
        await self._answer(interaction, Page((say("table-leave-asked"),), rows=(row,)))

    async def seen(self, table: Table, user: int) -> None:
        """Somebody looks at their hand: who was only late is back with that."""
        seat = table.seat_of(user)
        one = None if seat is None else table.seats[seat]
        if table.status == "playing" and one and one.away == "late":
            await self.bot.tables.come_back(table.id, user)

    async def _answer(self, interaction: Interaction, page: Page) -> None:
        """In place where the click was on a panel."""
        if self.bot.panels.is_private(interaction):
            await interaction.response.edit_message(view=page.view(), attachments=[])
        else:
            await self.bot.door.reply(interaction, page)


def _id(table: Table, what: str) -> str:
    return f"press:seat:{table.id}:{what}"
