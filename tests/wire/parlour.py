"""The real bot at the stand-in for Discord, over sockets, in the loop of the test."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Self

from bot.app import Toucan, create_bot
from bot.games.base import pick
from bot.settings import Settings
from tests.discord.matches import NAMES, Match
from tests.discord.people import Person
from tests.discord.server import StandIn
from tests.discord.world import PATIENCE
from tests.kit.databases import database

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.discord.world import Channel, Message


class Parlour:
    """A server with a channel and eight people; `bot` is the one that is running now."""

    def __init__(self, discord: StandIn, folder: Path, seed: int = 1) -> None:
        self.discord = discord
        self.world = discord.world
        self.guild = self.world.guild()
        self.channel = self.world.channel(self.guild)
        self.people = [Person(discord, self.world.user(name)) for name in NAMES]
        self.settings = Settings(
            database=database(folder / "toucan.sqlite3"),
            # Nobody waits for computer players, and no process is started for them.
            pace=0,
            workers=0,
            think=0,
            api=discord.api,
            gateway=discord.url,
        )
        self.rng = Random(seed)
        self.bot: Toucan = create_bot(self.settings)
        self._running: asyncio.Task[None] | None = None
        self._before: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Sit down at the stand-in; returns when the bot is there, and its tables are awake."""
        self._before = _tasks()
        self.bot = create_bot(self.settings)
        # How long discord.py waits for another server before it calls itself ready.
        self.bot._connection.guild_ready_timeout = 0.01
        await self.bot.__aenter__()
        self._running = asyncio.create_task(self.bot.start(self.world.token), name="bot")
        await asyncio.wait(
            (self._running, ready := asyncio.create_task(self._ready())), return_when=asyncio.FIRST_COMPLETED
        )
        if self._running.done():
            ready.cancel()
            self._running.result()
        await self.bot.awake()

    async def _ready(self) -> None:
        await self.world.until(lambda: self.discord.gateway.connected, "a bot that is connected")
        await self.bot.wait_until_ready()

    async def stop(self) -> None:
        """Stop the bot properly, and see that nothing of it is left."""
        if self._running is None:
            return
        running, self._running = self._running, None
        async with asyncio.timeout(PATIENCE):
            await self.bot.close()
            await asyncio.gather(running)
        await self.world.until(lambda: not self.discord.gateway.connected, "a bot that has gone")
        left = {str(task) for task in _tasks() - self._before}
        assert not left, left

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    # At the table

    def match(self, count: int = 1, channel: Channel | None = None) -> Match:
        """The first so many people in this channel."""
        return Match(self.discord, channel or self.channel, self.people[:count], self.rng)

    async def opened(self, slug: str = "differ", count: int = 1, **options: Any) -> Match:
        """A match of so many people, and computer players, that has begun."""
        match = self.match(count)
        await match.open(slug, **options)
        await match.start()
        return match

    async def unforced(self, match: Match) -> None:
        """Nothing is played for these people, not even where they have no choice."""
        store = self.bot.store
        for person in match.people:
            await store.prefer(replace(await store.player(person.user.id), forced="none"))

    async def acted(self, match: Match) -> None:
        """One action of somebody who is to act, not by clicks: a click need not change anything."""
        table, tables = self.bot.tables.get(match.number), self.bot.tables

        def to_act() -> list[tuple[int, int]]:
            return [(seat, user) for seat in table.waiting_for if (user := table.user_at(seat))]

        # Computer players act in no time, but not in this moment.
        await self.comes(to_act, "a turn")
        seat, user = to_act()[0]
        await tables.act(table.id, user, table.turn(seat), pick(self.rng, table.state.legal(seat)))

    async def ended(self, match: Match) -> None:
        """The only person at the table ends its match."""
        await match.people[0].command(match.channel, "table end")

    async def comes(self, what: Callable[[], object], why: object) -> None:
        """Wait for something of the bot's, of which the stand-in need not hear."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not what():  # noqa: ASYNC110 — nobody tells of it
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError(f"it never came to {why}") from None

    async def at_rest(self) -> None:
        """Wait until all is done that the bot has to do before somebody does something."""
        bot, tables = self.bot, self.bot.tables
        moving = (tables._driver._tasks, tables.forced._tasks, tables._changes._tasks, bot.under_way)
        await self.comes(lambda: not any(moving) and bot.courier.behind == 0, "rest")

    async def shows(self, message: Message, *what: str) -> None:
        """Wait until this message says all of it."""

        def there() -> bool:
            said = message.texts + message.alts
            return all(one in said for one in what)

        await self.world.until(there, f"{what} in {message.texts}")


def _tasks() -> set[asyncio.Task[Any]]:
    """Return the tasks beside the test, without those of the stand-in and its weather."""
    own = asyncio.current_task()
    return {task for task in asyncio.all_tasks() if task is not own and not _of_the_stand_in(task)}


def _of_the_stand_in(task: asyncio.Task[Any]) -> bool:
    code = getattr(task.get_coro(), "cr_code", None)
    return code is not None and any(
        one in code.co_filename for one in ("web_protocol", "tests/discord", "weather")
    )
