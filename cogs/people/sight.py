"""Who looks at boards and profiles; and who may at a match that is over: whoever may see its channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import discord

if TYPE_CHECKING:
    from bot.store.storage import Store
    from bot.tables.records import Record
    from cogs.answers import Interaction


class Reader(NamedTuple):
    """Who looks at a board or a profile."""

    guild: int
    user: int | None
    """None: everybody does."""
    text_only: bool

    @property
    def everybody(self) -> Reader:
        """Whoever reads the channel."""
        return self._replace(user=None)


async def reader_of(interaction: Interaction, store: Store) -> Reader:
    """Whoever clicked, or typed a command."""
    player = await store.player(interaction.user.id)
    return Reader(interaction.guild_id or 0, player.user, player.text_only)


async def may_see(interaction: Interaction, record: Record) -> bool:
    """Of a channel that is gone, or that Discord does not show the bot, nobody can say who saw it."""
    if record.held_by(interaction.user.id):
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
