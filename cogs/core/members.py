"""Members who leave a server, as reported by an event or found by a failed lookup."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.games.base import Refusal
from bot.ops.errors import mistake
from cogs.delivery.courier import in_time

if TYPE_CHECKING:
    from cogs.core.client import Client


async def member(bot: Client, guild: discord.Guild, user: int) -> discord.Member | None:
    """Ask Discord for a member; for a person who has left return None and give up their seats there."""
    try:
        return await in_time(guild.fetch_member(user))
    except discord.NotFound:
        await departed(bot, guild.id, user)
        return None


async def departed(bot: Client, guild: int, user: int) -> None:
    await bot.tables.rouse(user=user)
    for table in bot.tables.who_know(user):
        if table.guild == guild:
            try:
                await bot.tables.depart(table.id, user)
            except Refusal:
                # The table was closed meanwhile.
                continue
            except Exception as error:  # noqa: BLE001 — the other tables still have to be told
                mistake(f"table {table.id}: giving a seat to a computer player", error)
