"""Final edits owed to messages whose table has gone on, is over, or did not wake up.

They are stored in the database (`bot/store/owed.py`), and made after a restart too.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Protocol

import discord

from bot.games import GAMES
from bot.games.base import NATURE, Refusal
from bot.ops.errors import mistake
from bot.schema.tables import PUT_BY, VOID
from bot.store.owed import Owed, left
from bot.tables.table import Outdated, Table, Unreadable
from bot.words import words
from cogs.delivery.courier import Errand
from cogs.delivery.posts import edit, post
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import Verdict, of_this_message, verdict
from cogs.kit.pages import Page
from cogs.pages import public

if TYPE_CHECKING:
    from bot.records.stored import Record
    from cogs.core.client import Client
    from cogs.core.troubles import Troubles


class Paints(Protocol):
    """A table's painter, which knows its messages' contents."""

    async def paint(self, table: Table) -> None:
        """Bring the public message up to date."""

    async def left_behind(self, table: Table) -> Page:
        """Return the page for a message that another below has replaced."""


class Debts:
    def __init__(self, bot: Client, painter: Paints, troubles: Troubles) -> None:
        self.bot = bot
        self._painter = painter
        self._troubles = troubles

    def apologise(self, record: Record) -> None:
        """Explain in its channel why a table did not wake up."""
        self.pay(Owed(record.id, record.message or 0, None), record)

    def pay(self, owed: Owed, record: Record) -> None:
        """Make the edit owed to the last message of a finished match, or to that of an earlier hand."""
        end = owed.hand is None
        key = public.place(record.id) if end else ("result", record.id, owed.message)
        work = self._pay_end if end else self._pay_result
        self.bot.courier.want(
            Errand(
                key,
                partial(work, owed, record),
                record.guild,
                record.channel,
                record.id,
                gone=partial(self.bot.tables.paid, owed.table, owed.message),
                impossible=partial(self._never, owed.table, owed.message),
                blocked=partial(self._blocked, record.channel),
                judged=verdict if end else of_this_message,
            )
        )

    def taken_up(self, record: Record) -> None:
        """Close the old message of a resumed table; `record`: its record before it was resumed."""
        if record.status in PUT_BY and (row := left(record)):
            self.pay(row, record)

    def leave(self, table: Table, message: int, page: Page, channel: int | None = None) -> None:
        """Repaint a message that no longer shows the table, to say so; `channel`: its channel, if another."""
        channel = channel or table.channel
        self.bot.courier.want(
            Errand(
                ("result", table.id, message),
                partial(self._leave, table, message, page, channel),
                table.guild,
                channel,
                table.id,
                gone=partial(self.bot.tables.paid, table.id, message),
                impossible=partial(self._never, table.id, message),
                blocked=partial(self._blocked, channel),
                judged=of_this_message,
                doubt=_nothing_is_kept,
            )
        )

    async def _leave(self, table: Table, message: int, page: Page, channel: int) -> None:
        await self.bot.rate_limiter.take(Urgency.END)
        try:
            await edit(self.bot, channel, message, page)
        except discord.HTTPException as error:
            if of_this_message(error) is not Verdict.NEW_MESSAGE:
                raise
        await self.bot.tables.paid(table.id, message)

    async def _pay_end(self, owed: Owed, record: Record) -> None:
        await self.bot.connections.knows(record.guild)
        try:
            table = await self.bot.tables.read(record.id)
        except Refusal:
            if record.status in VOID and not record.visiting:
                await self._apologise(record)
            await self.bot.tables.paid(owed.table)
            return
        if table.live:
            await self.bot.tables.paid(owed.table)
        else:
            await self._painter.paint(table)

    async def _pay_result(self, owed: Owed, record: Record) -> None:
        if record.visiting:
            # The bot can edit it only after a click on it, and then does.
            await self.bot.tables.paid(owed.table, owed.message)
            return
        await self.bot.connections.knows(record.guild)
        try:
            table = await self.bot.tables.read(record.id)
            before = await asyncio.to_thread(_as_of_hand, table, owed.hand)
        except (Refusal, Outdated, Unreadable):
            await self.bot.tables.paid(owed.table, owed.message)
            return
        async with self.bot.languages.at(record):
            page = await self._painter.left_behind(before) if before else Page((words()("table-goes-on"),))
        await self._leave(table, owed.message, page, record.channel)

    async def _apologise(self, record: Record) -> None:
        await self.bot.rate_limiter.take(Urgency.MOVE)
        async with self.bot.languages.at(record):
            said = f"table-{record.status}" if record.slug in GAMES else "game-gone"
            page = Page((*self._titles(record.slug), words()(said, game=record.slug)))
        channel = self.bot.get_partial_messageable(record.channel)
        await post(channel, page, record.status, record.id)

    def _titles(self, slug: str) -> tuple[str, ...]:
        """Return the title of a game's message; empty for a game that no longer exists."""
        return (words()("title", game=self.bot.game_cog(slug).game_name),) if slug in GAMES else ()

    async def _never(self, table: int, message: int, error: BaseException) -> None:
        mistake(f"table {table}: painting message {message}", error, table=table)
        await self.bot.tables.paid(table, message)

    def _blocked(self, channel: int, error: discord.HTTPException | None) -> None:
        if error is None:
            self._troubles.over(channel)


def _nothing_is_kept() -> None:
    """Keep nothing: the message is sent again as it is."""


def _as_of_hand(table: Table, hand: int | None) -> Table | None:
    """Return the table as it was when the next hand had been dealt; None if it never was."""
    deals = [line.n for line in table.log if line.seat == NATURE and line.action.startswith("deal ")]
    if hand is None or not 0 < hand < len(deals):
        return None
    return Table.of(table.record, table.log[: deals[hand] + 1])
