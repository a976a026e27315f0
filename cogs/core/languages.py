"""Languages of readers: a channel has its server's, a private message its reader's own.

Public messages have signs for cards and bids, even those posted for somebody who listens.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from discord import app_commands

from bot.ops.errors import mistake
from bot.words import DEFAULT, LANGUAGES, catalogue, full_card_names, listen, nearest, speak, speaking

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import discord

    from bot.records.stored import Preferences, Record
    from bot.store.storage import Store
    from cogs.kit.contexts import Interaction

DISCORD: Final = "discord"
"""A server's or person's choice to follow their language at Discord."""
SERVER: Final = "server"
"""A person's choice to follow the server's language."""

REMEMBERED: Final = 10_000
"""Number of people whose client's language is cached; the oldest are evicted."""


class Languages:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._clients: dict[int, str] = {}
        """Language of each person's client at their last action, as panels change without a click."""

    async def server(self, guild: int | None) -> str:
        """Return a server's language: its choice, or else that of its settings at Discord."""
        chosen = (await self._store.server(guild)).language
        return chosen if chosen in LANGUAGES else of_server(self._client.get_guild(guild or 0))

    async def person(self, chosen: str, guild: int | None, locale: str) -> str:
        """Return a person's own language: their choice, or else their client's, or else the server's."""
        if chosen in LANGUAGES:
            return chosen
        client = nearest(locale)
        if client and (chosen != SERVER or guild is None):
            return client
        return DEFAULT if guild is None else await self.server(guild)

    async def reader(self, player: Preferences, guild: int | None) -> str:
        """Return this person's own language, independent of the current action."""
        return await self.person(player.language, guild, self._clients.get(player.user, ""))

    @asynccontextmanager
    async def at(self, record: Record) -> AsyncIterator[None]:
        """Speak the language of a table's public message; its host's where the bot is no member."""
        if not (record.in_messages or record.visiting):
            language = await self.server(record.guild)
        else:
            chosen = (await self._store.player(record.host)).language
            language = await self.person(chosen, None, self._clients.get(record.host) or record.language)
        with speaking(language), full_card_names(wanted=False):
            yield

    @asynccontextmanager
    async def in_language_of(self, guild: int | None) -> AsyncIterator[None]:
        """Speak the language of a server's channels."""
        with speaking(await self.server(guild)), full_card_names(wanted=False):
            yield

    async def set_language(self, interaction: Interaction) -> None:
        """Speak the asker's language, and in words if they listen, until they are answered."""
        try:
            user, locale = interaction.user.id, interaction.locale.value
            if user not in self._clients:
                _make_room(self._clients)
            self._clients[user] = locale
            player = await self._store.player(user)
            listen(wanted=player.text_only)
            speak(await self.person(player.language, interaction.guild_id, locale))
        except Exception as error:  # noqa: BLE001 — an answer in English is better than none
            mistake("looking up a person's language", error)


class Translator(app_commands.Translator):
    """Translations of commands as Discord lists them, by the client's language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the translation; None to show the English."""
        language, key = nearest(locale.value), string.extras.get("key", "")
        if language in (None, DEFAULT) or key not in (say := catalogue(language)):
            return None
        return say(**string.extras)


def of_server(guild: discord.Guild | None) -> str:
    """Return a server's language at Discord if we speak it, else English."""
    return (guild and nearest(guild.preferred_locale.value)) or DEFAULT


def _make_room(remembered: dict[int, str]) -> None:
    while len(remembered) >= REMEMBERED:
        remembered.pop(next(iter(remembered)))
