"""Contexts of commands: on servers that have added the bot, or wherever a person is who has.

A table stands in a channel. Where the bot is a guest, in a group's messages or on a server without it, a
table of the people there lives from the answers to their clicks. A person's own table stands in their
messages with the bot, and their commands apply to it wherever they are. All other commands are for servers
alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord
from discord import app_commands

from bot.games.base import Refusal
from cogs.kit import ids
from cogs.kit.controls import Press

if TYPE_CHECKING:
    from cogs.kit.pages import Page

T = TypeVar("T")
Interaction = discord.Interaction[Any]

SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
BY_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)
"""Installation by servers only, not by people."""


def anywhere(command: T) -> T:
    """Allow a command everywhere, messages included: its answer is for the asker alone."""
    made: Any = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    installed: T = app_commands.allowed_installs(guilds=True, users=True)(made)
    return installed


def home(interaction: Interaction) -> int | None:
    """Return the server where the asker's table stands, or would; None: in their messages with the bot."""
    return interaction.guild_id if is_here(interaction) else None


def in_its_messages(interaction: Interaction) -> bool:
    """Whether the asker is in their own messages with the bot, and in no others."""
    return interaction.guild_id is None and not interaction.context.private_channel


def visits(interaction: Interaction) -> bool:
    """Whether the bot is a guest here: in a group's messages, or on a server without it."""
    return not is_here(interaction) and not in_its_messages(interaction)


def may_visit(interaction: Interaction) -> bool:
    """Whether the bot may show a table here as a guest: a server may forbid apps that are no members."""
    allowed = interaction.guild_id is None or interaction.permissions.use_external_apps
    return visits(interaction) and allowed


def check_visit(interaction: Interaction) -> None:
    """Raise `Refusal` where the bot may not show a table as a guest."""
    if not may_visit(interaction):
        raise Refusal("visiting-not-allowed")


def is_here(interaction: Interaction) -> bool:
    """Whether the bot is a member of the server where it is asked."""
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None


def check_here(interaction: Interaction) -> None:
    """Raise `Refusal` unless the bot is a member here, so that others can read its answer."""
    if not is_here(interaction):
        raise Refusal("only-in-servers")


def server_of(interaction: Interaction) -> int:
    """Return the asker's server; `Refusal` in messages."""
    if interaction.guild_id is None:
        raise Refusal("only-in-servers")
    return interaction.guild_id


def unshared(page: Page) -> Page:
    """Return the page without the buttons that share something with everybody."""

    def stays(press: Press) -> bool:
        return not (isinstance(press.id, ids.ReplayStep | ids.ReviewStep) and press.id.what == "share")

    rows = [tuple(filter(stays, row)) if isinstance(row, tuple) else row for row in page.rows]
    return replace(page, rows=tuple(row for row in rows if row))
