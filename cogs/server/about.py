"""`/about`: the bot's version, and links to its terms, privacy policy, sources and help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands

from bot import VERSION
from bot.words import words
from cogs.delivery.answers import answer, answering
from cogs.kit.contexts import anywhere
from cogs.kit.game_cog import say
from cogs.kit.pages import Page

if TYPE_CHECKING:
    from bot.settings import Settings
    from cogs.kit.contexts import Interaction

LINKS: Final = ("privacy", "terms", "source", "support", "site")
"""Settings with addresses, in the order of display."""


class AboutCog(commands.Cog):
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @app_commands.command(description=say("about-about"))
    @anywhere
    async def about(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await answer(interaction).reply(page(self.settings))


def page(settings: Settings) -> Page:
    """Return the page, with the links whose addresses the host has set."""
    text = words()
    given = {name: getattr(settings, name) for name in LINKS}
    links = " · ".join(text(f"about-{name}", address=address) for name, address in given.items() if address)
    return Page(tuple(filter(None, (text("about-title", version=VERSION), text("about-text"), links))))
