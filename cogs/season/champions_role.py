"""The role of a server's champions: the bot must be able to give it, and it must grant no powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from bot.games.base import Refusal

if TYPE_CHECKING:
    from bot.records.stored import Server
    from cogs.kit.contexts import Interaction

POWERS: Final = discord.Permissions.elevated() | discord.Permissions(
    mention_everyone=True,
    manage_nicknames=True,
    manage_events=True,
    mute_members=True,
    deafen_members=True,
    move_members=True,
    view_audit_log=True,
    view_guild_insights=True,
)
"""Permissions to moderate or manage, which winning at cards must not grant."""


class RoleTrouble(NamedTuple):
    """A reason why the role is not given."""

    key: str
    missing: tuple[str, ...] = ()
    """Permissions that the bot lacks."""
    ours: bool = False
    """Whether to try anyway, so that Discord's refusal is retried later."""


def role_trouble(
    server: Server, guild: discord.Guild | None, *, two_factor: bool = False
) -> RoleTrouble | None:
    """Return the reason why this server's champions do not get their role; None if there is no problem.

    `two_factor`: whether Discord refused it because the bot's owner lacks two-factor authentication.
    """
    if not server.champions or guild is None:
        return None
    role, me = guild.get_role(server.champions), guild.me
    if role is None:
        return RoleTrouble("champions-role-gone")
    if trouble := _unfit(role):
        return RoleTrouble(trouble)
    if not me.guild_permissions.manage_roles:
        return RoleTrouble("champions-role-lacks", ("manage_roles",), ours=True)
    if role >= me.top_role:
        return RoleTrouble("champions-role-above", ours=True)
    return RoleTrouble("champions-role-two-factor", ours=True) if two_factor else None


def check_role(interaction: Interaction, number: int) -> None:
    """Raise `Refusal` for a role that the asker may not have the bot give, or that is unfit."""
    guild, member = interaction.guild, interaction.user
    role = guild.get_role(number) if guild else None
    if guild is None or role is None or not isinstance(member, discord.Member):
        raise Refusal("champions-role-unknown")
    if trouble := _unfit(role):
        raise Refusal(trouble)
    # The bot must not give a role that the asker could not give themselves.
    if not interaction.permissions.manage_roles or (member.id != guild.owner_id and role >= member.top_role):
        raise Refusal("champions-role-yours")


def _unfit(role: discord.Role) -> str | None:
    """Return the key of the sentence that says why no champions can wear the role; None if they can."""
    if role.is_default() or role.managed:
        return "champions-role-unfit"
    everyone = role.guild.default_role.permissions
    powers = discord.Permissions(POWERS.value & ~everyone.value)
    held = role.permissions.value
    for channel in role.guild.channels:
        allowed, _ = channel.overwrites_for(role).pair()
        held |= allowed.value
    return "champions-role-powers" if held & powers.value else None
