"""`/table end`: a host closes a lobby, votes end a match, a moderator ends any table of a channel."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from discord import app_commands

from bot.games.base import Refusal
from bot.records.presence import votes
from bot.records.stored import now
from bot.words import words
from cogs.core.members import member
from cogs.core.permissions import moderates
from cogs.delivery.answers import answer
from cogs.kit import ids
from cogs.kit.contexts import home, visits
from cogs.kit.controls import Press, answers
from cogs.kit.pages import Page
from cogs.pages import public
from cogs.table import exits

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction


async def end(bot: Client, interaction: Interaction, number: int | None, reason: str | None) -> None:
    """End a table, or vote for it. `number`: a table here, such as a challenge; None: the main one."""
    user = interaction.user.id
    table = bot.table_here(interaction) if number is None else _in_channel(bot, interaction, number)
    # A moderator with a seat has a vote like the others, unless they give a reason.
    seated = table.seat_of(user) is not None
    moderator = moderates(interaction) and (bool(reason) or not seated)
    if reason and not moderator:
        raise Refusal("table-end-reason-moderator")
    await exits.seen(bot.tables, table, user)
    if moderator:
        await bot.tables.end(table.id, user, moderator=True, reason=reason)
    else:
        await vote(bot, table, user)
    say = words()
    if not table.live:
        await answer(interaction).reply(Page((say("table-end-done"),)))
        return
    said = say("table-end-asked", how=exits.terms(table, table.ending(now())))
    stay = Press(say("button-end-withdraw"), ids.Seat(table.id, "stay"))
    await answer(interaction).reply(Page((said,), rows=((stay,),)))


async def vote(bot: Client, table: Table, user: int) -> None:
    """Close a lobby, or vote to end a match. Nobody waits for people who have left the server or were banned.

    Without the members intent Discord tells that only if it is asked, which only a new vote is worth.
    """
    guild, seat = bot.get_guild(table.guild or 0), table.seat_of(user)
    mine = None if seat is None else table.seats[seat]
    if guild is not None and table.status == "playing" and mine and not mine.ending:
        missing = [one.user for one in table.seats if one and votes(one) and not one.ending]
        asked = (member(bot, guild, one) for one in missing if one is not None and one != user)
        # A failed request leaves things as they are.
        await asyncio.gather(*asked, return_exceptions=True)
    await bot.tables.end(table.id, user)


async def endable(bot: Client, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the asker's tables in this channel, or all for a moderator, the newest first."""
    moderator, user = moderates(interaction), interaction.user.id
    found = (
        (public.label(bot, table.record), table.id)
        for table in reversed(_here(bot, interaction))
        if moderator or table.seat_of(user) is not None
    )
    return answers((name, number) for name, number in found if typed.casefold() in name.casefold())


def _here(bot: Client, interaction: Interaction) -> list[Table]:
    """Return the channel's live tables, oldest first: its main one, and the challenges beside it.

    Where the bot is a guest, those of the asker's messages with it too.
    """
    if home(interaction) is None and not visits(interaction):
        live = [table for table in bot.tables.of_user(interaction.user.id) if table.record.in_messages]
    else:
        live = [table for table in bot.tables.live() if table.channel == interaction.channel_id]
    if visits(interaction):
        live += [table for table in bot.tables.of_user(interaction.user.id) if table.record.in_messages]
    return sorted(live, key=lambda table: table.id)


def _in_channel(bot: Client, interaction: Interaction, number: int) -> Table:
    found = next((table for table in _here(bot, interaction) if table.id == number), None)
    if found is None:
        raise Refusal("table-end-not-here", table=number)
    return found
