"""The public message of each table: one task repaints it from the newest state, and bursts collapse."""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import discord

from bot import metrics
from bot.faults import at, mistake
from bot.words import words
from cogs import challenge_said, public
from cogs.pages import Page
from cogs.permissions import NEEDED, lacking_in, named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.app import Toucan
    from bot.games.base import Event
    from bot.records import Record
    from bot.table import Table

logger = logging.getLogger(__name__)

AT_ONCE: Final = 8
"""Tables painted at the same time: after a restart all of them want to be."""

UNKNOWN_MESSAGE: Final = 10008
TOO_MANY_EDITS: Final = 30046
"""Discord caps the edits of a message older than an hour."""


class Painter:
    def __init__(self, bot: Toucan, pace: float) -> None:
        """`pace`: seconds between two edits of a message."""
        self.bot = bot
        self._pace = pace
        self._dirty: dict[int, Table] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._held: set[int] = set()
        self._shown: dict[int, Page] = {}
        self._troubles: dict[int, tuple[str, ...]] = {}
        """By channel: the permissions that are missing."""
        self._turn = asyncio.Semaphore(AT_ONCE)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed; paint it soon."""
        self._dirty[table.id] = table
        if table.id not in self._tasks and table.channel not in self._held:
            self._tasks[table.id] = asyncio.create_task(self._run(table.id), name=f"painter {table.id}")

    @contextmanager
    def held(self, channel: int) -> Iterator[None]:
        """Post nothing in this channel meanwhile: the answer to a command will be the table's message."""
        self._held.add(channel)
        try:
            yield
        finally:
            self._held.discard(channel)
            for table in [table for table in self._dirty.values() if table.channel == channel]:
                self.touch(table)

    async def apologise(self, record: Record) -> None:
        """Say in its channel why a table did not wake up."""
        async with self.bot.languages.aloud(record.guild):
            title = words()("title", game=self.bot.front(record.slug).game_name)
            page = Page((title, words()(f"table-{record.status}")))
        try:
            await self.bot.get_partial_messageable(record.channel).send(view=page.view())
        except discord.HTTPException as error:
            logger.warning(
                "table %d: its channel could not be told: %s", record.id, error.code, extra=at(record.id)
            )

    def trouble(self, table: Table) -> str:
        """Why the public message could not be painted the last time; empty if it could."""
        missing = self._troubles.get(table.channel)
        return words()("table-trouble", permissions=named(missing)) if missing else ""

    async def rest(self) -> None:
        """Wait until all that changed has been painted."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, number: int) -> None:
        try:
            while table := self._dirty.pop(number, None):
                async with self._turn:
                    await self._paint(table)
                if self._pace:
                    await asyncio.sleep(self._pace)
        finally:
            self._tasks.pop(number, None)

    async def _paint(self, table: Table) -> None:
        """Its failure touches no game: the log has what happened, and every click shows it."""
        try:
            async with self.bot.languages.aloud(table.guild):
                await self._paint_public(table)
            self._troubles.pop(table.channel, None)
            metrics.paints.labels("painted").inc()
        except discord.Forbidden:
            metrics.paints.labels("refused").inc()
            self._troubles[table.channel] = self._missing(table)
        except discord.HTTPException as error:
            metrics.paints.labels("refused").inc()
            logger.warning(
                "table %d: the public message was not painted: %s", table.id, error.code, extra=at(table.id)
            )
        except Exception as error:  # noqa: BLE001 — the table goes on
            metrics.paints.labels("failed").inc()
            mistake(f"table {table.id}: painting the public message", error, table=table.id)
        try:
            await self.bot.panels.refresh(table)
        except Exception as error:  # noqa: BLE001 — the table goes on
            mistake(f"table {table.id}: refreshing the panels", error, table=table.id)

    async def _paint_public(self, table: Table) -> None:
        hand, front = public.hands(table), self.bot.front(table.slug)
        shown = table.record.hand
        page = await self._page(table)
        if table.record.message is not None:
            # The lobby's message becomes the first hand's; a challenge has no hands to show.
            if shown is None or hand <= max(shown, 1) or table.record.week is not None:
                if self._shown.get(table.id) == page or await self._edit(table, page):
                    return
            else:
                await self._edit(table, public.finished(table, front))
        await self._post(table, page)

    async def post_again(self, table: Table) -> None:
        """Post the table at the bottom of its channel; the message it had says so."""
        async with self.bot.languages.aloud(table.guild):
            if table.record.message is not None:
                await self._edit(table, Page((words()("table-goes-on"),)))
            await self._post(table, await self._page(table))

    async def _page(self, table: Table) -> Page:
        front = self.bot.front(table.slug)
        if table.record.week is not None:
            return challenge_said.page(table, front)
        return await public.page(table, front)

    async def _post(self, table: Table, page: Page) -> None:
        channel = self.bot.get_partial_messageable(table.channel)
        message = await channel.send(view=page.view(), files=page.files())
        await self.bot.tables.posted(table, message.id, public.hands(table))
        self.shown(table, page)

    async def _edit(self, table: Table, page: Page) -> bool:
        """False if the message is not there any more, or may not be edited again."""
        message = self.bot.get_partial_messageable(table.channel).get_partial_message(
            table.record.message or 0
        )
        try:
            await message.edit(view=page.view(), attachments=page.files())
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS):
                return False
            raise
        self.shown(table, page)
        return True

    def shown(self, table: Table, page: Page) -> None:
        """The public message shows this page now; nobody needs to paint it again."""
        if table.live:
            self._shown[table.id] = page
        else:
            self._shown.pop(table.id, None)

    def _missing(self, table: Table) -> tuple[str, ...]:
        guild = self.bot.get_guild(table.guild or 0)
        channel = guild.get_channel_or_thread(table.channel) if guild else None
        return lacking_in(channel) if channel else NEEDED
