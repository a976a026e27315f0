"""Who reads which language: a channel its server's, and a person what they alone see in their own."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from discord import app_commands

from bot.faults import mistake
from bot.words import DEFAULT, LANGUAGES, catalogue, nearest, speak, speaking

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import discord

    from bot.app import Toucan
    from bot.records import Player

    Interaction = discord.Interaction[Toucan]


REMEMBERED: Final = 10_000
"""People whose choice is not read again at each click; those who came first are forgotten."""


class Languages:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        self._chosen: dict[int, str] = {}

    async def server(self, guild: int | None) -> str:
        """What everybody on a server reads."""
        return _known((await self.bot.servers.get(guild)).language)

    async def person(self, chosen: str, guild: int | None, locale: str = "") -> str:
        """What one person alone reads: as they chose, or outside servers as their client speaks."""
        if chosen in LANGUAGES:
            return chosen
        if guild is None:
            return nearest(locale) or DEFAULT
        return await self.server(guild)

    def chose(self, player: Player) -> None:
        """They have just done so: whatever was read before is old."""
        self._chosen[player.user] = player.language

    async def _choice(self, user: int) -> str:
        if user not in self._chosen:
            read = (await self.bot.store.player(user)).language
            while len(self._chosen) >= REMEMBERED:
                self._chosen.pop(next(iter(self._chosen)))
            # They may have chosen meanwhile.
            return self._chosen.setdefault(user, read)
        return self._chosen[user]

    @asynccontextmanager
    async def aloud(self, guild: int | None) -> AsyncIterator[None]:
        """Speak meanwhile as a server's channels do."""
        with speaking(await self.server(guild)):
            yield

    async def heed(self, interaction: Interaction) -> None:
        """Speak the asker's language until they are answered."""
        try:
            chosen = await self._choice(interaction.user.id)
            speak(await self.person(chosen, interaction.guild_id, interaction.locale.value))
        except Exception as error:  # noqa: BLE001 — an answer in English is better than none
            mistake("looking up what language somebody reads", error)


class Tree(app_commands.CommandTree["Toucan"]):
    """The slash commands; each, and each of its autocompletions, begins with whose language to speak."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        await interaction.client.languages.heed(interaction)
        return True


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


def _known(language: str) -> str:
    return language if language in LANGUAGES else DEFAULT
