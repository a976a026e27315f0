"""Who reads which language: a channel its server's, and a person what they alone see in their own."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from discord import app_commands

from bot.ops.errors import mistake
from bot.words import DEFAULT, LANGUAGES, catalogue, listen, nearest, speak, speaking

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import discord

    from bot.store.storage import Store
    from bot.tables.records import Preferences, Record
    from cogs.answers import Interaction

DISCORD: Final = "discord"
"""What a server or a person chooses who wants the language that Discord has of them."""
SERVER: Final = "server"
"""What a person chooses who wants to read what everybody reads."""

REMEMBERED: Final = 10_000
"""People of whom is remembered what they read; those who came first are forgotten."""


class Languages:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._clients: dict[int, str] = {}
        """What the client of each person spoke when they last did anything: panels change without a click."""

    async def server(self, guild: int | None) -> str:
        """What everybody on a server reads: as it chose, or as Discord has it of the server."""
        chosen = (await self._store.server(guild)).language
        return chosen if chosen in LANGUAGES else of_server(self._client.get_guild(guild or 0))

    async def person(self, chosen: str, guild: int | None, locale: str) -> str:
        """What one person alone reads: as they chose, or as their client speaks, or as the server."""
        if chosen in LANGUAGES:
            return chosen
        client = nearest(locale)
        if client and (chosen != SERVER or guild is None):
            return client
        return DEFAULT if guild is None else await self.server(guild)

    async def reader(self, player: Preferences, guild: int | None) -> str:
        """What this person alone reads, whoever acts at the moment."""
        return await self.person(player.language, guild, self._clients.get(player.user, ""))

    @asynccontextmanager
    async def at(self, record: Record) -> AsyncIterator[None]:
        """Speak meanwhile as a table's public message does: on no server of the bot's, as its host reads."""
        if not (record.in_messages or record.visiting):
            language = await self.server(record.guild)
        else:
            chosen = (await self._store.player(record.host)).language
            language = await self.person(chosen, None, self._clients.get(record.host) or record.language)
        with speaking(language):
            yield

    @asynccontextmanager
    async def in_language_of(self, guild: int | None) -> AsyncIterator[None]:
        """Speak meanwhile as a server's channels do."""
        with speaking(await self.server(guild)):
            yield

    async def set_language(self, interaction: Interaction) -> None:
        """Speak the asker's language, and as they would hear it, until they are answered."""
        try:
            user, locale = interaction.user.id, interaction.locale.value
            if user not in self._clients:
                _make_room(self._clients)
            self._clients[user] = locale
            player = await self._store.player(user)
            listen(wanted=player.text_only)
            speak(await self.person(player.language, interaction.guild_id, locale))
        except Exception as error:  # noqa: BLE001 — an answer in English is better than none
            mistake("looking up what language somebody reads", error)


class Translator(app_commands.Translator):
    """Commands as Discord lists them, in the language of each client."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        """None where Discord should show the English."""
        language, key = nearest(locale.value), string.extras.get("key", "")
        if language in (None, DEFAULT) or key not in (say := catalogue(language)):
            return None
        return say(**string.extras)


def of_server(guild: discord.Guild | None) -> str:
    """The language that a server has in its settings on Discord, if we speak it."""
    return (guild and nearest(guild.preferred_locale.value)) or DEFAULT


def _make_room(remembered: dict[int, str]) -> None:
    while len(remembered) >= REMEMBERED:
        remembered.pop(next(iter(remembered)))
