"""The card corner of a server at the stand-in: how it comes to be, and what it should show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.games import GAMES
from bot.people.boards import Boards
from cogs.server.corner import CornerCog
from tests.discord import payloads
from tests.wire.truth import as_sent

if TYPE_CHECKING:
    from tests.discord.world import Channel, Message
    from tests.wire.parlour import Parlour

CHANNELS: Final = 8
"""A menu of channels, as Discord counts components."""


def corners(channel: Channel) -> list[Message]:
    return [one for one in channel.public() if one.button("press:corner:mine")]


def place_for(parlour: Parlour) -> Channel:
    """A channel of its own, of which the bot hears."""
    place = parlour.world.channel(parlour.guild, "corner")
    parlour.discord.gateway.dispatch("CHANNEL_CREATE", payloads.channel(place, parlour.world.bot))
    return place


async def arranged(parlour: Parlour, place: Channel) -> None:
    """Somebody who manages the server wants its corner there."""
    ann = parlour.people[0]
    panel = (await ann.command(parlour.channel, "setup")).replies[-1]
    (control,) = panel.controls(CHANNELS, "channels:setup:corner")
    await ann.answered(ann.press(panel, control, [str(place.id)]))


async def wanted(parlour: Parlour) -> Any:
    cog, guild = parlour.bot.cogs["CornerCog"], parlour.guild.id
    assert isinstance(cog, CornerCog)
    usual = await Boards(parlour.bot.store).most_played(guild) or next(iter(GAMES))
    async with parlour.bot.languages.in_language_of(guild):
        return as_sent(cog._page(guild, usual))
