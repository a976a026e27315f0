"""The bot's permissions in a channel, and those that it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.words import words
from cogs.kit.contexts import is_here

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cogs.kit.contexts import Interaction

NEEDED: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""All permissions that the bot needs for tables; it asks for no others."""


def needed_in(channel: object) -> Sequence[str]:
    """Return the permissions needed in a channel.

    Writing in a thread, such as a forum's post, needs another permission than elsewhere. Writing in a voice
    channel also needs the permission to connect.
    """
    threads = isinstance(channel, discord.Thread | discord.ForumChannel)
    other = "send_messages" if threads else "send_messages_in_threads"
    spoken = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return [*(name for name in NEEDED if name != other), *["connect"] * spoken]


def lacking(held: discord.Permissions, needed: Sequence[str] = NEEDED) -> tuple[str, ...]:
    """Return the needed permissions that are not held."""
    return tuple(name for name in needed if not getattr(held, name))


def lacking_in(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[str, ...]:
    """Return the permissions that the bot lacks for a table in this channel."""
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if parent is None:
        return tuple(needed_in(channel))
    # The base method: the channel kinds' own methods also drop files where the bot may not write.
    held = discord.abc.GuildChannel.permissions_for(parent, channel.guild.me)
    return lacking(held, needed_in(channel))


def silenced(guild: discord.Guild | None) -> str:
    """Return when the bot's time-out on this server ends, as Discord shows it; empty if it is in none.

    It then lacks nearly all permissions, while the server's settings show them as granted.
    """
    until = guild.me.timed_out_until if guild and guild.me.is_timed_out() else None
    return discord.utils.format_dt(until, "f") if until else ""


def sees(member: discord.Member, channel: discord.abc.GuildChannel | discord.Thread | None) -> bool:
    """Whether a member can read this channel; for a thread, its parent channel."""
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    return place is None or discord.abc.GuildChannel.permissions_for(place, member).view_channel


def named(permissions: Iterable[str]) -> str:
    """Return the permissions' names in Discord's settings."""
    return words().joined([words()(f"permission-{name}") for name in permissions])


def moderates(interaction: Interaction) -> bool:
    """Whether the asker may end and resume other people's tables here."""
    return is_here(interaction) and interaction.permissions.manage_messages
