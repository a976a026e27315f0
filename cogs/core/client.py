"""The client as cogs know it. Its members know no cog."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.discordpy.client import BaseClient
from bot.games.base import Refusal
from bot.ops.errors import mistake
from bot.service.naming import Called
from bot.store.names import usernames
from cogs.core.names import called
from cogs.delivery.answers import answering, is_awaited
from cogs.kit.contexts import home, visits

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.discordpy.connections import Connections
    from bot.service.tables import Tables
    from bot.settings import Settings
    from bot.store.storage import Store
    from bot.tables.table import Table
    from cogs.core.avatars import Avatars
    from cogs.core.emojis import Emojis
    from cogs.core.languages import Languages
    from cogs.core.router import Router
    from cogs.delivery.ages import Ages
    from cogs.delivery.courier import Courier
    from cogs.delivery.drawing import Drawing
    from cogs.delivery.rate_limiter import RateLimiter
    from cogs.delivery.tokens import Tokens
    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import AnyCog


class Client(BaseClient):
    settings: Settings
    connections: Connections
    ages: Ages
    rate_limiter: RateLimiter
    courier: Courier
    drawing: Drawing
    tokens: Tokens
    card_emojis: Emojis
    avatars: Avatars
    store: Store
    tables: Tables
    languages: Languages
    router: Router
    games: dict[str, AnyCog]
    background: set[asyncio.Task[None]]
    """Unfinished tasks that nobody waits for."""
    waking: set[asyncio.Task[None]]
    """Unfinished tasks that wake tables."""

    @property
    def connected(self) -> bool:
        """Whether every shard of ours is on Discord, and has received its servers."""
        return self.is_ready() and not self.is_closed() and not self.connections.lost

    async def awake(self) -> None:
        """Wait until every table is awake."""
        if self.waking:
            await asyncio.wait(self.waking)

    def in_background(self, work: Coroutine[Any, Any, None], doing: str) -> None:
        """Do this in the background until it is done or the bot closes; log its failure."""

        async def done() -> None:
            try:
                await work
            except Refusal:
                # We are stopping, and go on after the next start.
                return
            except Exception as error:  # noqa: BLE001 — it is tried again
                mistake(doing, error)

        task = asyncio.create_task(done(), name=doing)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    def game_cog(self, slug: str) -> AnyCog:
        """Return the cog of a game; `Refusal` for one that is not offered here, perhaps no longer."""
        if slug not in self.games:
            raise Refusal("game-gone", game=slug)
        return self.games[slug]

    def game_name(self, slug: str) -> str:
        """Return the display name of a game; the slug itself if the game no longer exists."""
        return self.games[slug].game_name if slug in self.games else slug

    def table_there(self, interaction: Interaction, user: int | None = None) -> Table | None:
        """Return the live table in this channel, as `Tables.in_channel` has it for a `user`.

        Where the bot is a guest, it is the asker's table in their own messages, unless they sit at one here.
        """
        if home(interaction) is None:
            own = self.tables.in_messages(interaction.user.id)
            here = self.tables.in_channel(interaction.channel_id or 0) if visits(interaction) else None
            seated = here is not None and here.seat_of(interaction.user.id) is not None
            return here if seated or own is None else own
        return self.tables.in_channel(interaction.channel_id or 0, user)

    def table_here(self, interaction: Interaction) -> Table:
        """Return the asker's `table_there`; raise `Refusal` if there is none."""
        table = self.table_there(interaction, interaction.user.id)
        if table is None:
            raise Refusal("no-table-here")
        return table

    async def rouse_there(self, interaction: Interaction, table: int | None = None) -> None:
        """Wake the tables that the asker can act at: the one given, and those of this channel."""
        whose = interaction.user.id if home(interaction) is None else None
        await self.tables.rouse(table=table, channel=interaction.channel_id, user=whose)
        await self._follow_name(interaction)

    async def _follow_name(self, interaction: Interaction) -> None:
        """Update the stored names of the person who clicked, if they have a new name."""
        user = interaction.user
        usernames.learn(user.id, user.name)
        who = Called(user.id, interaction.guild_id or 0, called(user), user.name)
        try:
            await self.tables.follow_name(who)
        except Exception as error:  # noqa: BLE001 — the click itself is still handled
            mistake("following a name", error)


class Tree(app_commands.CommandTree[Client]):
    """The slash commands. Each command and autocompletion begins by choosing its language."""

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        # Closing the bot waits from here on, long before the command's own answer begins.
        self.client.attend(asyncio.current_task())
        if not self.client.router.is_new(interaction):
            return False
        command = interaction.type is discord.InteractionType.application_command
        if command and not await is_awaited(interaction):
            return False
        await self.client.languages.set_language(interaction)
        try:
            await self.client.rouse_there(interaction)
        except Exception as error:  # noqa: BLE001 — commands that need no table are still answered
            mistake("waking the tables of a channel", error)
        if command and visits(interaction):
            there = self.client.table_there(interaction)
            if there is not None:
                self.client.tokens.begin(interaction, there)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that failed before its handler ran, such as one that only Discord still lists."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        async with answering(interaction):
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                # Discord lists a removed command until it learns of the update.
                raise Refusal("command-unknown")
            raise error
