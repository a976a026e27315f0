"""What Discord lets the bot do in a channel, and what it lacks there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.words import words
from cogs.kit.contexts import is_here
from cogs.table import public

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.answers import Interaction

NEEDED: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""What the bot cannot run tables without; nothing else is asked for."""


def needed_in(channel: object) -> Sequence[str]:
    """To write in a thread, as a forum's posts are, is one permission; anywhere else it is another.

    Where people speak nobody writes who may not connect.
    """
    threads = isinstance(channel, discord.Thread | discord.ForumChannel)
    other = "send_messages" if threads else "send_messages_in_threads"
    spoken = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return [*(name for name in NEEDED if name != other), *["connect"] * spoken]


def lacking(held: discord.Permissions, needed: Sequence[str] = NEEDED) -> tuple[str, ...]:
    """The permissions that are needed and that the bot does not hold."""
    return tuple(name for name in needed if not getattr(held, name))


def lacking_in(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[str, ...]:
    """What a table in this channel needs and the bot does not hold."""
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if parent is None:
        return tuple(needed_in(channel))
    # As it is set: the methods of each kind of channel take files away from whoever may not write.
    held = discord.abc.GuildChannel.permissions_for(parent, channel.guild.me)
    return lacking(held, needed_in(channel))


def sees(member: discord.Member, channel: discord.abc.GuildChannel | discord.Thread | None) -> bool:
    """Whether somebody can read this channel; a thread as the channel above it."""
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    return place is None or discord.abc.GuildChannel.permissions_for(place, member).view_channel


def named(permissions: Iterable[str]) -> str:
    """As Discord's settings call them."""
    return public.joined([words()(f"permission-{name}") for name in permissions])


def moderates(interaction: Interaction) -> bool:
    """Whether the asker may end and resume other people's tables: where there are any of others."""
    return is_here(interaction) and interaction.permissions.manage_messages
