"""Readers of boards and profiles; and access to finished matches, for those who may see the channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import discord

if TYPE_CHECKING:
    from bot.records.stored import Record
    from bot.store.storage import Store
    from cogs.kit.contexts import Interaction


class Reader(NamedTuple):
    """The reader of a board or a profile."""

    guild: int
    user: int | None
    """The user; None for everybody."""
    text_only: bool

    @property
    def everybody(self) -> Reader:
        """Return the reader of a shared page."""
        return self._replace(user=None)


async def reader_of(interaction: Interaction, store: Store) -> Reader:
    """Return the asker as a reader."""
    player = await store.player(interaction.user.id)
    return Reader(interaction.guild_id or 0, player.user, player.text_only)


async def may_see(interaction: Interaction, record: Record) -> bool:
    """Whether the asker played the match or may see its channel; False if the channel is out of reach."""
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
            # Seeing the parent channel does not suffice for a private thread.
            return found.permissions_for(member).manage_threads or bool(await found.fetch_member(member.id))
    except (discord.HTTPException, discord.ClientException):
        return False
    return True
