"""`/setup`: a server's settings for its tables."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal
from bot.people import company
from bot.records.stored import Server, now
from bot.time.deadlines import CLOCKS
from bot.words import LANGUAGES, own_name
from cogs.core.languages import DISCORD
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.controls import MOST_CHANNELS
from cogs.kit.game_cog import say
from cogs.season.champions_role import check_role
from cogs.server.setup_page import PATIENCES, SEASONS, Place, panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Page
    from cogs.season.crowns import Crowns
    from cogs.table.painter import Painter

SETTINGS: Final = (
    *("clock", "season", "mentions", "hints", "hinted", "threads", "programs", "talk", "nights", "typed"),
    *("patience", "language", "corner", "champions", "announce"),
)
"""Options of the command that are settings, each with the name of its field of `Server`."""
CLOCK_CHOICES: Final = [app_commands.Choice(name=say(f"clock-{clock}"), value=clock) for clock in CLOCKS]
SEASON_CHOICES: Final = [
    app_commands.Choice(name=say("setup-months", months=months), value=months) for months in SEASONS
]
PATIENCE_CHOICES: Final = [
    app_commands.Choice(name=say("setup-hours", hours=hours), value=hours) for hours in PATIENCES
]
LANGUAGE_CHOICES: Final = [
    app_commands.Choice(name=say("setup-language-discord"), value=DISCORD),
    *(app_commands.Choice(name=own_name(language), value=language) for language in LANGUAGES),
]

Lasting = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
"""A channel where a message can stand for good: a forum has only posts."""


class SetupCog(commands.Cog):
    def __init__(self, bot: Client, painter: Painter, crowns: Crowns) -> None:
        self.bot = bot
        self._painter = painter
        self._crowns = crowns
        bot.router.route(ids.Setup, self.clicked)

    @app_commands.command(description=say("setup-about"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.describe(
        **{name: say(f"setup-{name}-option") for name in SETTINGS},
        allow=say("setup-allow"),
        forbid=say("setup-forbid"),
    )
    @app_commands.choices(clock=CLOCK_CHOICES)
    @app_commands.choices(season=SEASON_CHOICES)
    @app_commands.choices(patience=PATIENCE_CHOICES)
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def setup(
        self,
        interaction: Interaction,
        clock: str | None = None,
        season: int | None = None,
        mentions: bool | None = None,
        hints: bool | None = None,
        hinted: bool | None = None,
        threads: bool | None = None,
        programs: bool | None = None,
        talk: bool | None = None,
        nights: bool | None = None,
        typed: bool | None = None,
        patience: int | None = None,
        language: str | None = None,
        corner: Lasting | None = None,
        champions: discord.Role | None = None,
        announce: Lasting | None = None,
        allow: Place | None = None,
        forbid: Place | None = None,
    ) -> None:
        given: dict[str, Any] = {
            "clock": clock,
            "season": season,
            "mentions": mentions,
            "hints": hints,
            "hinted": hinted,
            "threads": threads,
            "programs": programs,
            "talk": talk,
            "nights": nights,
            "typed": typed,
            "patience": patience,
            "language": language,
            "corner": corner.id if corner else None,
            "champions": champions.id if champions else None,
            "announce": announce.id if announce else None,
        }
        async with answering(interaction):
            _manager(interaction)
            if champions:
                check_role(interaction, champions.id)
            server = await self.bot.store.server(interaction.guild_id)
            changed = replace(server, **{name: value for name, value in given.items() if value is not None})
            changed = replace(changed, channels=_channels(changed.channels, allow, forbid))
            if changed != server:
                await self.arrange(changed)
                await self.bot.languages.set_language(interaction)
            what = next((name for name, value in given.items() if value is not None), None)
            await answer(interaction).reply(await self.panel(changed, interaction.guild, what))

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
            case ["clock", clock] if clock in CLOCKS:
                server = replace(server, clock=clock)
            case ["season", months] if months in map(str, SEASONS):
                server = replace(server, season=int(months))
            case ["language", language] if language in (DISCORD, *LANGUAGES):
                server = replace(server, language=language)
            case ["patience", hours] if hours in map(str, PATIENCES):
                server = replace(server, patience=int(hours))
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
                server = _switched(server, made.what, values)
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


def _switched(server: Server, what: ids.SetupControl, values: Sequence[str]) -> Server:
    """Allow or forbid one thing; without a value, as sent by older pages' buttons, toggle it."""
    before = getattr(server, what, None)
    wanted = {"yes": True, "no": False}.get(values[0]) if values else not before
    if not isinstance(before, bool) or wanted is None:
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
