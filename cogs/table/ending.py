"""`/table end`: a lobby is closed by its host, a match by votes, and any of a channel by a moderator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.games.base import Refusal
from bot.tables.records import now
from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import Press
from cogs.kit.game_cog import MOST_ANSWERS
from cogs.kit.pages import Page
from cogs.table import exits

if TYPE_CHECKING:
    import discord

    from bot.app import Toucan
    from bot.tables.table import Table

    Interaction = discord.Interaction[Toucan]


async def end(interaction: Interaction, number: int | None, reason: str | None) -> None:
    """`number`: of a table in this channel, such as somebody's challenge; None for the one that it shows."""
    bot, user = interaction.client, interaction.user.id
    table = bot.door.table_here(interaction) if number is None else _in_channel(interaction, number)
    # Who plays too has a vote like the others, unless they say why they end it as a moderator.
    seated = table.seat_of(user) is not None
    moderator = moderates(interaction) and (bool(reason) or not seated)
    if reason and not moderator:
        raise Refusal("table-end-reason-moderator")
    await bot.seats.seen(table, user)
    await bot.tables.end(table.id, user, moderator=moderator, reason=reason)
    say = words()
    if not table.live:
        await bot.door.reply(interaction, Page((say("table-end-done"),)))
        return
    said = say("table-end-asked", how=exits.terms(table, table.ending(now())))
    stay = Press(say("button-end-withdraw"), ids.Seat(table.id, "stay"))
    await bot.door.reply(interaction, Page((said,), rows=((stay,),)))


async def endable(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The asker's tables in this channel, a moderator's all, the newest first."""
    moderator, user = moderates(interaction), interaction.user.id
    choices = [
        app_commands.Choice(name=interaction.client.seats.called(table.record), value=table.id)
        for table in reversed(_here(interaction))
        if moderator or table.seat_of(user) is not None
    ]
    return [choice for choice in choices if typed.casefold() in choice.name.casefold()][:MOST_ANSWERS]


def moderates(interaction: Interaction) -> bool:
    return interaction.permissions.manage_messages


def _here(interaction: Interaction) -> list[Table]:
    """The live tables of the channel, oldest first: that which holds it, and the challenges beside it."""
    live = interaction.client.tables.live()
    return sorted(
        (table for table in live if table.channel == interaction.channel_id), key=lambda table: table.id
    )


def _in_channel(interaction: Interaction, number: int) -> Table:
    found = next((table for table in _here(interaction) if table.id == number), None)
    if found is None:
        raise Refusal("table-end-not-here", table=number)
    return found
