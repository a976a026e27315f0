"""Who may look at a match that is over: whoever sat there, and whoever may see its channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.presence import people

if TYPE_CHECKING:
    from bot.tables.records import Record
    from cogs.answers import Interaction


async def may_see(interaction: Interaction, record: Record) -> bool:
    """Of a channel that is gone, or that Discord does not show the bot, nobody can say who saw it."""
    if interaction.user.id in people(record):
        return True
    guild, member = interaction.guild, interaction.user
    if guild is None or record.guild != guild.id or not isinstance(member, discord.Member):
        return False
    if record.channel == interaction.channel_id:
        return True
    try:
        found = guild.get_channel_or_thread(record.channel) or await guild.fetch_channel(record.channel)
        if not found.permissions_for(member).view_channel:
            return False
        if isinstance(found, discord.Thread) and found.is_private():
            # Who may see the channel that it belongs to does not see it for that.
            return found.permissions_for(member).manage_threads or bool(await found.fetch_member(member.id))
    except (discord.HTTPException, discord.ClientException):
        return False
    return True
