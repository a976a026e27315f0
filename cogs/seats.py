"""What people do about their seat in a match: leave it to a computer player, come back, give the match up."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.games.base import Refusal
from bot.words import words
from cogs import public
from cogs.base import MOST_ANSWERS
from cogs.controls import Press, Style
from cogs.pages import Page

if TYPE_CHECKING:
    from bot.app import Toucan
    from bot.records import Record
    from bot.table import Table

    Interaction = discord.Interaction[Toucan]

logger = logging.getLogger(__name__)

MOST_NAME: Final = 100
"""Characters of an answer of Discord's autocomplete."""


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
        if what == "resume":
            await self.resume(interaction, number)
            return
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

    async def resume(self, interaction: Interaction, number: int | None) -> None:
        """Take a table up again in this channel: the one that is asked for, or the last that was put by."""
        channel, user = await self.bot.lobby.channel(interaction), interaction.user.id
        if number is None:
            known = await self.bot.tables.put_by(interaction.guild_id or 0, user)
            if not known:
                raise Refusal("table-none-put-by")
            number = max(known, key=lambda record: record.changed).id
        await self.bot.tables.resume(number, user, interaction.guild_id, channel)
        await self.bot.door.reply(interaction, Page((words()("table-resumed"),)))

    async def resumable(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The tables that the asker can take up again, the newest first."""
        known = await self.bot.tables.put_by(interaction.guild_id or 0, interaction.user.id)
        choices = [
            app_commands.Choice(name=self._called(record), value=record.id)
            for record in sorted(known, key=lambda record: -record.changed)
        ]
        return [choice for choice in choices if typed.casefold() in choice.name.casefold()][:MOST_ANSWERS]

    def _called(self, record: Record) -> str:
        names = public.joined([public.short(one.name) for one in record.seats if one])
        game = self.bot.front(record.slug).game_name
        called = words()("table-put-by", number=record.id, game=game, names=names)
        return called if len(called) <= MOST_NAME else called[: MOST_NAME - 1] + "…"

    async def warn(self, table: Table, closing: int) -> None:
        """Say in the channel that the table will be closed because nobody plays."""
        page = Page((words()("table-warned", when=public.moment(closing)),))
        try:
            await self.bot.get_partial_messageable(table.channel).send(view=page.view())
        except discord.HTTPException as error:
            logger.warning("table %d: its channel could not be warned: %s", table.id, error.code)

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
