"""Talk at a table beside the play: lines of computer players, and reactions of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables import voice
from bot.tables.reactions import SIGNS
from bot.words import words
from cogs.core.names import at_table, marked

if TYPE_CHECKING:
    from bot.tables.reactions import Reactions
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.game_cog import AnyCog


async def allowed(bot: Client, table: Table) -> bool:
    """Return whether the server, and every person at the table, like it."""
    server = await bot.store.server(table.record.server)
    people = [one.user for one in table.seats if one and one.user]
    return server.talk and all([(await bot.store.player(user)).talk for user in people])


async def spoken(bot: Client, table: Table) -> bool:
    """Return whether computer players at the table may say something."""
    return voice.has_speakers(table) and await allowed(bot, table)


def line(table: Table, cog: AnyCog, hand: int = -1) -> list[str]:
    """Return the line that a computer player has said in a hand, if it still stands; as `voice.newest`."""
    said = voice.newest(table, cog.moments, hand)
    if said is None:
        return []
    speaker, about = (marked(at_table(table.record).seats[seat]) for seat in (said.speaker, said.about))
    key = f"voice-{said.kind}-again" if said.again else f"voice-{said.kind}"
    remark = words()(key, manner=said.manner, name=about)
    return [words()("voice-says", name=speaker, line=remark)]


def reactions(table: Table, given: Reactions) -> list[str]:
    """Return the newest reactions in a line, each beside its player's name."""
    names = at_table(table.record).seats
    shown = [f"{SIGNS[sign]} {marked(names[seat])}" for seat, sign in given.shown(table)]
    return [" · ".join(shown)] if shown else []
