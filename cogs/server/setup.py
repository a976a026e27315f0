"""`/setup`: a server's settings for its tables."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal
from bot.people import company
from bot.records.stored import Server, now
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.commands import Asked, Choices, offering
from cogs.kit.controls import MOST_CHANNELS
from cogs.kit.game_cog import say
from cogs.season.champions_role import check_role
from cogs.server.setup_page import CHOICES, SWITCHES, Place, called, panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Page
    from cogs.season.crowns import Crowns
    from cogs.table.painter import Painter

Lasting = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
"""A channel where a message can stand for good: a forum has only posts."""


def _options() -> dict[str, Asked]:
    """Return the command's options: the settings, and channels to allow or forbid."""
    kinds: dict[str, tuple[Any, Choices | None]] = {
        what: (
            type(values[0]),
            [app_commands.Choice(name=called(what, one, say), value=one) for one in values],
        )
        for what, values in CHOICES.items()
    }
    kinds |= dict.fromkeys(SWITCHES, (bool, None))
    kinds |= {"corner": (Lasting, None), "champions": (discord.Role, None), "announce": (Lasting, None)}
    options = {
        name: Asked(kind | None, None, choices, say(f"setup-{name}-option"))
        for name, (kind, choices) in kinds.items()
    }
    place: Any = Place | None
    return options | {name: Asked(place, None, about=say(f"setup-{name}")) for name in ("allow", "forbid")}


class SetupCog(commands.Cog):
    def __init__(self, bot: Client, painter: Painter, crowns: Crowns) -> None:
        self.bot = bot
        self._painter = painter
        self._crowns = crowns
        bot.router.route(ids.Setup, self.clicked)

    @offering(say("setup-about"), _options())
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def setup(
        self, interaction: Interaction, allow: Place | None, forbid: Place | None, **options: Any
    ) -> None:
        # Of a channel or role its id is kept.
        given = {name: getattr(one, "id", one) for name, one in options.items() if one is not None}
        async with answering(interaction):
            _manager(interaction)
            if "champions" in given:
                check_role(interaction, given["champions"])
            server = await self.bot.store.server(interaction.guild_id)
            changed = replace(server, **given)
            changed = replace(changed, channels=_channels(changed.channels, allow, forbid))
            if changed != server:
                await self.arrange(changed)
                await self.bot.languages.set_language(interaction)
            await answer(interaction).reply(
                await self.panel(changed, interaction.guild, next(iter(given), None))
            )

    async def arrange(self, server: Server) -> None:
        """Store the settings; repaint tables whose language changed, and lobbies if programs did."""
        before = await self.bot.store.server(server.guild)
        if server.season != before.season:
            server = replace(server, season_since=now())
        await self.bot.store.arrange(server)
        self.bot.dispatch("arranged", server)
        spoken, seated = server.language != before.language, server.programs != before.programs
        for table in self.bot.tables.live() if spoken or seated else ():
            if table.guild == server.guild and (spoken or table.status == "lobby"):
                self._painter.touch(table)

    async def clicked(self, interaction: Interaction, made: ids.Setup, values: Sequence[str]) -> None:
        """Handle a control of the panel; the answer is the updated panel."""
        _manager(interaction)
        server = await self.bot.store.server(interaction.guild_id)
        if made.what not in {"places", "play"}:
            server = await self._changed(interaction, server, made, values)
            await self.arrange(server)
            await self.bot.languages.set_language(interaction)
        page = await self.panel(server, interaction.guild, made.what)
        await answer(interaction).edit(page)

    async def _changed(
        self, interaction: Interaction, server: Server, made: ids.Setup, values: Sequence[str]
    ) -> Server:
        """Apply a control's value to the settings."""
        match [made.what, *values]:
            case ["barred", *people]:
                await company.bar(self.bot.store, server.guild, _numbers(people))
            case ["channels", *channels]:
                server = replace(server, channels=_numbers(channels)[:MOST_CHANNELS])
            case ["corner" | "announce" | "champions" as one, *chosen]:
                number = next(iter(_numbers(chosen)), 0)
                if number and one == "champions":
                    check_role(interaction, number)
                changed: dict[str, Any] = {one: number}
                server = replace(server, **changed)
            case _:
                server = _chosen(server, made.what, values)
        return server

    async def panel(self, server: Server, guild: discord.Guild | None, changed: str | None) -> Page:
        """Return the panel's page that has the changed control."""
        barred = await company.barred_in(self.bot.store, server.guild)
        role = self._crowns.trouble(server, guild)
        programs = self.bot.tables.engines.programs.any
        return panel(server, guild, barred, programs=programs, changed=changed, role=role)


def _numbers(values: Sequence[str]) -> tuple[int, ...]:
    """Parse the ids of people, channels or roles."""
    return tuple(ids.number(value, ids.LARGEST_SNOWFLAKE) for value in values)


def _chosen(server: Server, what: ids.SetupControl, values: Sequence[str]) -> Server:
    """Choose a setting's value; without one, as sent by older pages' buttons, toggle a switch."""
    known = {str(one): one for one in CHOICES.get(what, ())} or {"yes": True, "no": False}
    wanted = known.get(values[0]) if values else not getattr(server, what, None)
    if not (what in SWITCHES or (what in CHOICES and values)) or wanted is None:
        raise Refusal("bad-button")
    changed: dict[str, Any] = {what: wanted}
    return replace(server, **changed)


def _manager(interaction: Interaction) -> None:
    """Raise `Refusal` unless the asker manages the server: a server may show the command to others."""
    if interaction.guild_id is None:
        raise Refusal("only-in-servers")
    if not interaction.permissions.manage_guild:
        raise Refusal("setup-managers-only")


def _channels(now: tuple[int, ...], allow: Place | None, forbid: Place | None) -> tuple[int, ...]:
    if allow and allow.id not in now:
        if len(now) == MOST_CHANNELS:
            raise Refusal("setup-too-many", most=MOST_CHANNELS)
        now = (*now, allow.id)
    return tuple(channel for channel in now if forbid is None or channel != forbid.id)
