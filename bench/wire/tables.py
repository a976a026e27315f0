"""Many tables at once, with a regular click at each, and the cost of that."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from bench.wire.ages import Ages
from tests.discord.limits import FREE
from tests.discord.matches import NAMES, Match
from tests.discord.people import NoAnswer, Person, choices, some
from tests.discord.process import Process
from tests.discord.server import StandIn

if TYPE_CHECKING:
    from pathlib import Path

    from tests.discord.process import Figures

SEATS: Final = 4
A_GUILD: Final = 50
"""Channels of a server."""
AT_ONCE: Final = 12
"""Tables opened at the same time."""
MOST_PLAYED: Final = 20
"""Most cards played at a table before measuring, so that tables are at different tricks."""
LATE: Final = 3.0
"""Seconds counted for a click that Discord gave up on: it took at least as long."""
SETTLING_SECONDS: Final = 30.0
"""Seconds for the last messages to become correct."""


class Run(NamedTuple):
    """The measurements of one number of tables."""

    tables: int
    seconds: float
    clicks: list[float]
    unanswered: int
    """Number of clicks that Discord gave up on."""
    ages: list[float]
    never: int
    """Cards that no message showed half a minute after the last click."""
    requests: int
    limited: int
    """Requests refused with 429."""
    sent: int
    """Bytes of the requests that answer clicks and keep panels fresh."""
    cpu: float
    """Seconds of processor time of all bots."""
    figures: Figures
    """Figures of the bot with the most memory."""


@dataclass(slots=True)
class Counted:
    """The sums of a run."""

    clicks: list[float]
    unanswered: int = 0


class Hall:
    """One bot in a process of its own, with its own stand-in for Discord and tables."""

    def __init__(self, folder: Path, checkout: Path, latency: float, seed: int = 1) -> None:
        self.discord = StandIn(latency=latency, limits=True)
        self.bot = Process(self.discord, folder, {}, checkout)
        self.bots = [self.bot]
        """Bots whose processor time counts."""
        self.matches: list[Match] = []
        self.ages = Ages()
        self._rng = Random(seed)
        self._stack = AsyncExitStack()
        self._pressed: set[str] = set()

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self.discord)
        self.discord.world.watchers.append(self.ages.see)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def sit(self, most: int) -> None:
        """Make channels for so many tables, and start the bot."""
        world = self.discord.world
        for number in range(most):
            guild = (
                world.guild(f"Hall {number}") if number % A_GUILD == 0 else list(world.guilds.values())[-1]
            )
            channel = world.channel(guild, f"cards-{number}")
            people = [Person(self.discord, world.user(name)) for name in NAMES[:SEATS]]
            self.matches.append(Match(self.discord, channel, people, self._rng))
        await self._stack.enter_async_context(self.bot)

    async def fill(self, tables: int) -> None:
        """Bring so many tables into play, some at a time."""
        turn, world = asyncio.Semaphore(AT_ONCE), self.discord.world

        async def begin(match: Match) -> None:
            async with turn:
                await match.open("differ", target=999)
                await match.start()
                await self._into_play(match)

        # Preparations may take longer than measured clicks.
        patience, world.patience = world.patience, SETTLING_SECONDS
        await asyncio.gather(*(begin(match) for match in self.matches[:tables] if not match.number))
        world.patience = patience

    async def _into_play(self, match: Match) -> None:
        """Bid the highest and play some cards, as most of a match is play."""
        cards = match.rng.randrange(MOST_PLAYED)
        while self.ages.played(match.channel.id) < cards:
            await self.discord.world.until(match.ready, "somebody who can play")
            await self._click(match, Counted([]), bold=True)

    async def run(self, tables: int, seconds: float, pause: float) -> Run:
        """Click at each of the tables every `pause` seconds, for so long."""
        before, requests, limited = await self.figures(), self._requests, self.discord.limits.refused
        sent = self._sent
        counted, self.ages.seconds, self.ages.measuring = Counted([]), [], True
        async with asyncio.TaskGroup() as group:
            for number, match in enumerate(self.matches[:tables]):
                group.create_task(self._sitting(match, counted, seconds, pause, number / tables * pause))
        requests, sent, after = self._requests - requests, self._sent - sent, await self.figures()
        with suppress(AssertionError):
            await self.discord.world.until(lambda: not self.ages.overdue(), patience=SETTLING_SECONDS)
        self.ages.measuring = False
        return Run(
            *(tables, seconds, counted.clicks, counted.unanswered),
            *(self.ages.seconds, self.ages.overdue(), requests),
            *(self.discord.limits.refused - limited, sent),
            sum(one.seconds for one in after) - sum(one.seconds for one in before),
            max(after, key=lambda one: one.megabytes),
        )

    async def figures(self) -> list[Figures]:
        return [await bot.figures() for bot in self.bots]

    @property
    def _requests(self) -> int:
        return sum(self.discord.counted.values())

    @property
    def _sent(self) -> int:
        return sum(self.discord.sent[kind] for kind in FREE)

    async def _sitting(
        self, match: Match, counted: Counted, seconds: float, pause: float, first: float
    ) -> None:
        """Click on schedule, whether or not the previous click is answered."""
        begun = time.monotonic()
        async with asyncio.TaskGroup() as group:
            due = begun + first
            while due < begun + seconds:
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                group.create_task(self._click(match, counted))
                due += pause

    async def _click(self, match: Match, counted: Counted, *, bold: bool = False) -> None:
        """Press any control that plays; the highest bid if `bold` and there are bids."""
        found, moment = match.ready(), None
        if found is None:
            person, panel = match.rng.choice(match.people), match.public
            control = panel.button(f"press:look:{match.number}:hand") or panel.controls()[0]
            values = some(match.rng, control)
        else:
            person, panel = found
            bids = [one for one in choices(panel) if ":bid" in one["custom_id"]] if bold else []
            control = bids[-1] if bids else match.rng.choice(choices(panel))
            values = (
                [control["options"][-1]["value"]]
                if bids and "options" in control
                else some(match.rng, control)
            )
        custom_id = control["custom_id"]
        if ":play " in custom_id and (key := custom_id.rpartition(":")[0]) not in self._pressed:
            # One action of a seat, whatever the card and however often it was pressed.
            self._pressed.add(key)
            moment = self.ages.play(match.channel.id)
        interaction = person.press(panel, control, values)
        try:
            await person.answered(interaction)
            counted.clicks.append(interaction.answered - interaction.born)
        except NoAnswer:
            counted.clicks.append(LATE)
            counted.unanswered += 1
            interaction.answered = time.monotonic()
        if moment is not None:
            self.ages.answered(match.channel.id, moment, interaction.answered)
