"""The public message of each table: one task repaints it from the newest state, and bursts collapse."""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import discord

from bot import metrics
from bot.faults import at, mistake
from bot.games import GAMES
from bot.games.base import Refusal
from bot.words import words
from cogs import challenge_said, public
from cogs.kit.pages import Page
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
ARCHIVED: Final = 50083
"""In an archived thread nothing can be edited; what is posted there opens it again."""


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
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By table: of two at once each would take another message for the table's."""

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

    def apologise(self, record: Record) -> None:
        """Say in its channel why a table did not wake up."""
        self._tasks[record.id] = asyncio.create_task(self._apologise(record), name=f"painter {record.id}")

    async def _apologise(self, record: Record) -> None:
        try:
            await self.bot.wait_until_ready()
            async with self.bot.languages.aloud(record.guild):
                page = Page((*self._titles(record.slug), words()(f"table-{record.status}")))
            await self.bot.get_partial_messageable(record.channel).send(view=page.view())
        except discord.HTTPException as error:
            logger.warning(
                "table %d: its channel could not be told: %s", record.id, error.code, extra=at(record.id)
            )
        except Exception as error:  # noqa: BLE001 — nobody waits for this
            mistake(f"table {record.id}: telling its channel", error, table=record.id)
        finally:
            self._tasks.pop(record.id, None)

    def _titles(self, slug: str) -> tuple[str, ...]:
        """The title of a game's message; a game that is gone has none."""
        return (words()("title", game=self.bot.front(slug).game_name),) if slug in GAMES else ()

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
            # Before that nobody knows what language a server has on Discord.
            await self.bot.wait_until_ready()
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
        if not table.live:
            # Even if its channel is gone and nothing could be shown there.
            self._shown.pop(table.id, None)

    async def _paint_public(self, table: Table) -> None:
        async with self._alone(table):
            page, old = await self._page(table), table.record.message
            if old is None:
                await self._post(table, page)
            elif self._next_hand(table):
                # The result first: it is wanted even where nothing more can be posted.
                told = await self._edit(table, old, self._left_behind(table))
                await (self._post(table, page) if told else self._post_below(table, page))
            elif self._shown.get(table.id) != page:
                if await self._edit(table, old, page):
                    self.shown(table, page)
                else:
                    await self._post_below(table, page)

    async def post_again(self, table: Table) -> None:
        """Post the table at the bottom of its channel; the message it had says so."""
        with self.posting(table):
            async with self._alone(table), self.bot.languages.aloud(table.guild):
                await self._post_below(table, await self._page(table))

    @contextmanager
    def posting(self, table: Table) -> Iterator[None]:
        """Whoever asked for what is posted inside is told which permissions that takes."""
        try:
            yield
        except discord.Forbidden:
            missing = self._missing(table)
            if not missing:
                raise
            raise Refusal("table-trouble", permissions=named(missing)) from None

    def _alone(self, table: Table) -> asyncio.Lock:
        return self._locks.setdefault(table.id, asyncio.Lock())

    @staticmethod
    def _next_hand(table: Table) -> bool:
        """Whether there is another hand than the message was posted for."""
        shown = table.record.hand
        # The lobby's message becomes the first hand's; a challenge has no hands to show.
        return shown is not None and table.record.week is None and public.hands(table) > max(shown, 1)

    def _left_behind(self, table: Table) -> Page:
        """What the table's message says once there is another below."""
        if self._next_hand(table):
            return public.finished(table, self.bot.front(table.slug))
        return Page((words()("table-goes-on"),))

    async def _page(self, table: Table) -> Page:
        front = self.bot.front(table.slug)
        if table.record.week is not None:
            return challenge_said.page(table, front)
        return await public.page(table, front)

    async def _post_below(self, table: Table, page: Page) -> None:
        """Only once there is another message the old one ends: without permission it stays the table."""
        old, left_behind = table.record.message, self._left_behind(table)
        await self._post(table, page)
        if old is not None:
            await self._edit(table, old, left_behind)

    async def _post(self, table: Table, page: Page) -> None:
        channel = self.bot.get_partial_messageable(table.channel)
        message = await channel.send(view=page.view(), files=page.files())
        await self.bot.tables.posted(table, message.id, public.hands(table))
        self.shown(table, page)

    async def _edit(self, table: Table, number: int, page: Page) -> bool:
        """False if the message is not there any more, or may not be edited, or not again."""
        message = self.bot.get_partial_messageable(table.channel).get_partial_message(number)
        try:
            await message.edit(view=page.view(), attachments=page.files())
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS, ARCHIVED):
                return False
            raise
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
