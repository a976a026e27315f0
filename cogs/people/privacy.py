"""`/privacy`: export of all data about a person to that person alone, and its deletion."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal
from bot.privacy.export import written
from bot.words import words
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.contexts import anywhere
from cogs.kit.controls import Press, Style
from cogs.kit.game_cog import say
from cogs.kit.pages import Page

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction

LARGEST: Final = 8_000_000
"""Maximum bytes of a file; Discord takes ten million."""


@anywhere
class PrivacyCog(commands.GroupCog, name="privacy", description=say("privacy-about")):
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._turn = asyncio.Lock()
        bot.router.route(ids.Privacy, self.clicked)

    @app_commands.command(description=say("privacy-export-about"))
    async def export(self, interaction: Interaction) -> None:
        async with answering(interaction):
            waiting = answer(interaction)
            await waiting.defer()
            async with self._alone(lambda: waiting.meanwhile(words()("privacy-waits"))):
                about = await self.bot.tables.about(interaction.user.id)
                name, content = await asyncio.to_thread(packed, about)
            await waiting.file(words()("privacy-export"), name, content)

    @asynccontextmanager
    async def _alone(self, tell: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
        """Run one export or deletion at a time: nothing else asks as much of the database."""
        if self._turn.locked():
            await tell()
        async with self._turn:
            yield

    @app_commands.command(name="delete", description=say("privacy-delete-about"))
    async def ask(self, interaction: Interaction) -> None:
        async with answering(interaction):
            sure = Press(words()("button-delete"), ids.Privacy(interaction.user.id), Style.danger)
            await answer(interaction).reply(Page((words()("privacy-delete"),), rows=((sure,),)))

    async def clicked(self, interaction: Interaction, made: ids.Privacy, _: Sequence[str]) -> None:
        """Delete the clicker's data after confirmation; the id must name them."""
        if made.user != interaction.user.id:
            raise Refusal("bad-button")
        waits, waiting = Page((words()("privacy-waits"),)), answer(interaction)
        await waiting.defer()
        async with self._alone(lambda: waiting.edit(waits)):
            await self.bot.tables.forget(interaction.user.id)
        page = Page((words()("privacy-deleted"),))
        await answer(interaction).edit(page)


def packed(about: dict[str, Any]) -> tuple[str, bytes]:
    """Return a file's name and content, compressed if it exceeds Discord's limit."""
    content = written(about).encode()
    if len(content) > LARGEST:
        return "toucan.json.gz", gzip.compress(content)
    return "toucan.json", content
