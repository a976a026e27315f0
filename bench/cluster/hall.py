"""Tables over sixteen shards, and any number of bots, which come and go."""

from __future__ import annotations

import asyncio
import math
import signal
import time
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.wire.tables import SEATS, Hall
from bot.cluster.lease import SHARD
from tests.discord.matches import NAMES, Match
from tests.discord.people import NoAnswer, Person, choices, some
from tests.discord.process import HERE, Process
from tests.discord.world import BUTTON

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping, Sequence
    from pathlib import Path


SHARDS: Final = 16
CLICK_SECONDS: Final = 60.0
"""Seconds in which a click is repeated until it is answered."""
JOINING: Final = 600.0
"""Timeout in seconds for shards to spread over joining bots."""
AGAIN: Final = 0.5
"""Seconds that a repeated click waits for its answer."""
HELD: Final = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = :shard GROUP BY pid"
    " ORDER BY 1"
)
A_REPORT: Final = 10
"""Number of kills between two reports of losses."""


class Kept(NamedTuple):
    """Actions acknowledged to people, and those of them missing in the database."""

    acknowledged: int
    lost: int


class Click(NamedTuple):
    again: int
    """Number of repetitions; -1: never answered."""
    seconds: float
    """Seconds until the answer."""


class ClusterHall(Hall):
    """A hall with several bots: `one_more` starts a bot; `bots` are running. Tables cycle over `places`."""

    shards: int = SHARDS
    places: Sequence[int] = range(SHARDS)
    started: type[Process] = Process

    def __init__(self, folder: Path, settings: Mapping[str, str], bots: int, latency: float) -> None:
        super().__init__(folder, HERE, latency)
        self.folder = folder
        most = math.ceil(self.shards / bots)
        self.settings = {**settings, "SHARDS": str(most), "SEED_KEY_FILE": str(folder / "key")}
        self.bots = []
        self._wanted = bots
        self._running = AsyncExitStack()
        self._shown = set[tuple[int, int, int]]()
        gateway = self.discord.gateway
        gateway.shards = gateway.concurrency = self.shards

    async def sit(self, most: int) -> None:
        world = self.discord.world
        guilds = [world.guild(f"Hall {shard}", shard, self.shards) for shard in range(self.shards)]
        for number in range(most):
            place = self.places[number % len(self.places)]
            channel = world.channel(guilds[place], f"cards-{number}")
            people = [Person(self.discord, world.user(name)) for name in NAMES[:SEATS]]
            self.matches.append(Match(self.discord, channel, people, self._rng))
        await self._stack.enter_async_context(self._running)
        for _ in range(self._wanted):
            await self.one_more()
        await self.whole()

    async def one_more(self, *, wait: bool = True) -> Process:
        made = self.started(self.discord, self.folder, self.settings, wait=wait)
        self.bots.append(await self._running.enter_async_context(made))
        return made

    async def whole(self) -> None:
        """Wait until every shard is on Discord."""
        every = set(range(self.shards))
        try:
            await self.discord.world.until(lambda: self.discord.gateway.up == every, "every shard", JOINING)
        except AssertionError as error:
            raise AssertionError(f"{error}: {[one.said[-5:] for one in self.bots]}") from None

    async def end(self, bot: Process, how: signal.Signals) -> None:
        self.bots.remove(bot)
        await bot.end(how)

    async def taken_over(self) -> float:
        """Kill a bot while another stands by; return the seconds until an answer at one of its tables."""
        spare = await self.one_more(wait=False)
        while not any("stands by" in line for line in spare.said):  # noqa: ASYNC110 — a process's output
            await asyncio.sleep(0.05)
        victim, before = self.bots[0], set(self.discord.gateway.up)
        begun = time.monotonic()
        await self.end(victim, signal.SIGKILL)
        left = before - self.discord.gateway.up
        match = next(one for one in self.matches if self.shard(one) in left)
        await self.pressed(match)
        seconds = time.monotonic() - begun
        await self.whole()
        return seconds

    async def rolled(self, seconds_between: float) -> list[Click]:
        """Restart one bot after the other under clicks; return the clicks."""
        async with self.clicking(seconds_between) as clicks:
            for bot in list(self.bots):
                await self.one_more(wait=False)
                await self.end(bot, signal.SIGTERM)
                await self.whole()
        return [*chain(*clicks.values())]

    async def joined(self, wanted: list[int], seconds_between: float) -> tuple[int, list[Click]]:
        """Start one more bot under clicks, until each has so many shards.

        Returns the number of shards moved, and the clicks.
        """
        before = self.given().total()
        async with self.clicking(seconds_between) as clicks:
            await self.one_more(wait=False)
            await self.comes_to(wanted)
        return self.given().total() - before, [*chain(*clicks.values())]

    @asynccontextmanager
    async def clicking(self, seconds_between: float = 0.0) -> AsyncIterator[dict[int, list[Click]]]:
        """Let people play at every table; yield their clicks by shard."""
        over = asyncio.Event()
        clicks: dict[int, list[Click]] = {self.shard(match): [] for match in self.matches}

        async def sitting(match: Match) -> None:
            while not over.is_set():
                begun = time.monotonic()
                again = await self.pressed(match)
                clicks[self.shard(match)].append(Click(again, time.monotonic() - begun))
                await asyncio.sleep(seconds_between)

        sitters = [asyncio.create_task(sitting(match)) for match in self.matches if match.number]
        try:
            yield clicks
        finally:
            over.set()
            await asyncio.gather(*sitters)

    def shard(self, match: Match) -> int:
        return (match.channel.guild.id >> 22) % self.shards

    async def comes_to(self, wanted: list[int]) -> None:
        """Wait until the processes have so many shards each, and all are on Discord."""
        async with asyncio.timeout(JOINING):
            while await self.spread() != wanted:  # noqa: ASYNC110 — PostgreSQL's state
                await asyncio.sleep(0.5)
        await self.whole()

    async def spread(self) -> list[int]:
        """Return the numbers of shards of the processes that have any."""
        engine = create_async_engine(self.settings["DATABASE_URL"])
        async with engine.connect() as connection:
            found = [row[0] for row in await connection.execute(text(HELD), {"shard": SHARD})]
        await engine.dispose()
        return found

    def given(self) -> Counter[int]:
        """Return the number of times that each shard was handed over."""
        said = [line for bot in self.bots for line in bot.said if "giving shard " in line]
        return Counter(int(line.partition("giving shard ")[2].split()[0]) for line in said)

    async def pressed(self, match: Match) -> int:
        """Play, or look at a hand, until that is answered; return the repetitions, -1 if never answered."""
        end, again = time.monotonic() + CLICK_SECONDS, 0
        while time.monotonic() < end:
            try:
                await self._press(match, AGAIN if again else None)
            except NoAnswer:
                again += 1
            else:
                return again
        return -1

    async def _press(self, match: Match, patience: float | None) -> None:
        found = match.ready()
        if found is None:
            person, panel = match.rng.choice(match.people), match.public
            control = panel.button(f"press:look:{match.number}:hand") or panel.controls()[0]
        else:
            person, panel = found
            control = match.rng.choice(choices(panel))
        values = some(match.rng, control)
        done = _done(control["custom_id"]) if control["type"] == BUTTON else None
        await person.answered(person.press(panel, control, values), patience)
        if done and not any(_done(one["custom_id"]) == done for one in choices(panel)):
            self._shown.add(done)

    async def killed(self, kills: int, tell: Callable[[int, Kept], None] = lambda *_: None) -> Kept:
        """Kill bots at any moment while people play; each is replaced.

        `tell`: called after each `A_REPORT` kills with their number, and the losses so far.
        """
        async with self.clicking():
            for number in range(1, kills + 1):
                await asyncio.sleep(self._rng.uniform(0.2, 2.0))
                await self.end(self._rng.choice(self.bots), signal.SIGKILL)
                await self.one_more(wait=False)
                await self.whole()
                if number % A_REPORT == 0 and number < kills:
                    tell(number, await self.kept())
        return await self.kept()

    async def acting(self, more: int) -> None:
        """Wait until people at every table have seen so many more actions of theirs acknowledged."""
        before = self._acted()
        async with asyncio.timeout(CLICK_SECONDS):
            while any(self._acted()[one.number] < before[one.number] + more for one in self.matches):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    def _acted(self) -> Counter[int]:
        return Counter(table for table, _, _ in self._shown)

    async def kept(self) -> Kept:
        """Compare the acknowledged actions with the database."""
        # Taken first: people who go on playing see more acknowledged than the query finds.
        shown = self._shown.copy()
        done = await self._turns()
        lost = sum(done.get((table, seat), 0) <= turn for table, seat, turn in shown)
        return Kept(len(shown), lost)

    async def _turns(self) -> dict[tuple[int, int], int]:
        """Return the number of actions of each seat in the database."""
        engine = create_async_engine(self.settings["DATABASE_URL"])
        async with engine.connect() as connection:
            asked = text('SELECT "table", seat, count(*) FROM log GROUP BY 1, 2')
            found = {(row[0], row[1]): row[2] for row in await connection.execute(asked)}
        await engine.dispose()
        return found


def _done(custom_id: str) -> tuple[int, int, int] | None:
    """Return the table, seat and turn of a button that plays."""
    match custom_id.split(":"):
        case ["press", "act", table, seat, turn, *_]:
            return int(table), int(seat), int(turn)
    return None
