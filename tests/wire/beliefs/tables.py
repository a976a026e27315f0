"""Tables of every game at a strict Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games import GAMES
from tests.discord.matches import shortest

if TYPE_CHECKING:
    from tests.discord.matches import Match
    from tests.discord.world import Channel
    from tests.wire.parlour import Parlour


async def begun(parlour: Parlour, slug: str, channel: Channel) -> Match:
    """Two people and computer players have begun a match, and have their panels."""
    options = shortest(slug)
    seats = options.get("players", GAMES[slug].seats[0])
    match = parlour.match(2, channel)
    await match.open(slug, **options, computers=seats - 2, level="chance")
    await match.start()
    return match
