"""`/tables`: a person's tables on all servers, those waiting for them first; and `/call`."""

from __future__ import annotations

import asyncio
import logging
from math import inf
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.records.presence import awaited
from bot.words import words
from cogs.core import names
from cogs.core.threads import where
from cogs.delivery.answers import answer, answering
from cogs.delivery.courier import in_time
from cogs.delivery.verdict import BROKEN
from cogs.kit import ids
from cogs.kit.contexts import anywhere, home, is_here
from cogs.kit.controls import Press
from cogs.kit.game_cog import say
from cogs.kit.pages import Page
from cogs.kit.ways_out import play_button
from cogs.pages import public

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.people.calls import Calls

logger = logging.getLogger(__name__)

NAME_TIMEOUT: Final = 1.0
"""Seconds for Discord to name a server."""
MOST_RESUMED: Final = 4
"""Maximum buttons that resume a table."""
MOST_LISTED: Final = 15
"""Maximum tables on the page; each is a line or two on a phone."""


class MyTables(commands.Cog):
    def __init__(self, bot: Client, calls: Calls) -> None:
        self.bot = bot
        self._calls = calls

    @app_commands.command(description=say("tables-about"))
    @anywhere
    async def tables(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await answer(interaction).reply(await page(self.bot, interaction))

    @app_commands.command(description=say("call-about"))
    @app_commands.guild_only()
    async def call(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._calls.show(interaction)


async def page(bot: Client, interaction: Interaction) -> Page:
    """Return the page of the asker's live tables everywhere, and of resumable ones on this server."""
    say, user, here = words(), interaction.user.id, home(interaction)
    await bot.tables.rouse(user=user)
    everywhere = (*bot.tables.of_user(user), *await bot.tables.elsewhere(user))
    found = sorted(everywhere, key=lambda table: _order(table, user))
    servers = await _servers(bot, {table.guild for table in found[:MOST_LISTED]} - {here, None})
    lines = [_line(bot, table, user, servers.get(table.guild or 0)) for table in found[:MOST_LISTED]]
    if len(found) > MOST_LISTED:
        lines.append(say("tables-more", number=len(found) - MOST_LISTED))
    by = await bot.tables.put_by(here, user, most=MOST_RESUMED)
    rows = tuple((Press(public.label(bot, one)[:60], ids.Seat(one.id, "resume")),) for one in by)
    if by:
        lines.append(say("tables-shelved"))
    calls = (Press(say("button-calls"), ids.Calls("show")),) if is_here(interaction) else ()
    if not lines:
        return Page((say("tables-none"),), rows=((play_button(), *calls),))
    return Page((say("tables-title"), "\n".join(lines)), rows=(*rows, calls) if calls else rows)


def _mine(table: Table, user: int) -> bool:
    """Whether the table waits for this person; not if a computer player acts for them."""
    return any(awaited(table.record, seat) == user for seat in table.waiting_for if seat >= 0)


def _order(table: Table, user: int) -> tuple[bool, float, int]:
    """Return the sort key: tables waiting for this person, then the earliest deadline, then the newest."""
    due = min((one.due for one in table.deadlines.values()), default=inf)
    return not _mine(table, user), due, -table.id


async def _servers(bot: Client, guilds: set[int | None]) -> dict[int, str]:
    """Return the names of servers; those of other processes are fetched, and omitted on failure."""

    async def name(guild: int) -> str | None:
        if known := bot.get_guild(guild):
            return known.name
        if not bot.store.lease.shards.some:
            return None
        try:
            return (await in_time(bot.fetch_guild(guild, with_counts=False), NAME_TIMEOUT)).name
        except (discord.DiscordException, *BROKEN) as error:
            logger.info("the name of a server is unknown: %s", type(error).__name__)
            return None

    wanted = [guild for guild in guilds if guild]
    names = await asyncio.gather(*map(name, wanted))
    return {guild: found for guild, found in zip(wanted, names, strict=True) if found}


def _line(bot: Client, table: Table, user: int, server: str | None) -> str:
    return words()(
        "tables-line",
        game=bot.game_name(table.slug),
        names=words().joined(
            [name for name, one in zip(public.names(table), table.seats, strict=True) if one]
        ),
        state=_state(table, user),
        where=where(table.record),
        server=names.marked(server) if server else "no",
    )


def _state(table: Table, user: int) -> str:
    say = words()
    if table.status == "lobby":
        return say("tables-lobby", free=table.seats.count(None))
    if not _mine(table, user):
        return public.turn(table).removeprefix("▸ ")
    seat = table.seat_of(user)
    deadline = None if seat is None else table.deadlines.get(seat)
    if deadline is None:
        return say("tables-turn")
    return say("tables-turn-by", when=public.moment(deadline.due))
