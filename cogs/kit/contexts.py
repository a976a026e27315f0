"""Where commands work: on servers that have added the bot, or wherever somebody is who has.

A table stands in a channel. Where the bot is not itself, in a group's messages or on a server without it, a
table among the people there lives from the answers to their clicks; somebody's table of their own stands in
their messages with the bot, and what they do at it, wherever they are, is done there. What is not said here
is for servers alone.
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

SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
BY_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)
"""By whom the bot was added."""


def anywhere(command: T) -> T:
    """A command that answers its asker alone: in messages to the bot too, and wherever they take it."""
    made: Any = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    installed: T = app_commands.allowed_installs(guilds=True, users=True)(made)
    return installed


def home(interaction: discord.Interaction[Any]) -> int | None:
    """The server where the asker's table stands, or would; None: in their messages with the bot."""
    return interaction.guild_id if is_here(interaction) else None


def in_its_messages(interaction: discord.Interaction[Any]) -> bool:
    """Whether this is done in the asker's messages with the bot: not in a group's, nor in somebody else's."""
    return interaction.guild_id is None and not interaction.context.private_channel


def visits(interaction: discord.Interaction[Any]) -> bool:
    """Whether this is done among people where the bot is not: a group's messages, or a server without it."""
    return not is_here(interaction) and not in_its_messages(interaction)


def may_visit(interaction: discord.Interaction[Any]) -> bool:
    """Whether it may show a table to the people there: not on each server may apps that are no members."""
    allowed = interaction.guild_id is None or interaction.permissions.use_external_apps
    return visits(interaction) and allowed


def check_visit(interaction: discord.Interaction[Any]) -> None:
    """`Refusal` where it may not."""
    if not may_visit(interaction):
        raise Refusal("visiting-not-allowed")


def is_here(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot itself is where it is asked, and may show something to everyone."""
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None


def check_here(interaction: discord.Interaction[Any]) -> None:
    """`Refusal` where nobody else reads what the bot answers."""
    if not is_here(interaction):
        raise Refusal("only-in-servers")


def unshared(page: Page) -> Page:
    """Without the buttons that show something to everyone."""

    def stays(press: Press) -> bool:
        return not (isinstance(press.id, ids.ReplayStep | ids.ReviewStep) and press.id.what == "share")

    rows = [tuple(filter(stays, row)) if isinstance(row, tuple) else row for row in page.rows]
    return replace(page, rows=tuple(row for row in rows if row))
