"""Keeps places up to date: one task a place, which retries until it is done or known to be impossible.

A place is anything that shows a page: a table's public message, a panel, a prompt, the last message of a
match that is over. A caller that changes what a place should show says `want`; the newest page is always the
one delivered. A change that asks nothing of its reader is calm: it waits a moment for further changes
(debounce).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import discord

from bot.ops.errors import at, mistake
from bot.ops.lanes import giving_way
from bot.ops.pauses import Pauses
from bot.ops.tasks import stop
from cogs.delivery.verdict import BROKEN, LONGEST, Garbled, Verdict, reason, retry_after, verdict

T = TypeVar("T")

logger = logging.getLogger(__name__)

DEADLINE: Final = 20.0
"""Timeout of one request, in seconds."""
BLOCKED_FIRST: Final = 60.0
BLOCKED_SECONDS: Final = 900.0
"""First and longest pause in seconds after a refusal, unless an event or a user hurries: Discord bans an
address for 10,000 refused requests in ten minutes."""


def nobody_asks(_: discord.HTTPException | None) -> None:
    """Ignore that an errand waits for a permission."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A delivery to a place."""

    key: Hashable
    deliver: Callable[[], Awaitable[None]]
    """Bring the place up to date; an error of Discord's decides what becomes of it."""
    guild: int | None
    channel: int
    table: int
    pace: float = 0.0
    """Seconds before the place may change again."""
    calm: float = 0.0
    """Seconds of debounce, so that one request shows several changes; 0: deliver at once."""
    gone: Callable[[], Awaitable[None]] | None = None
    """Callback for a deleted channel."""
    impossible: Callable[[BaseException], Awaitable[None]] | None = None
    """Callback for a permanent failure. Without one, the failure is logged."""
    blocked: Callable[[discord.HTTPException | None], None] | None = nobody_asks
    """Callback for a missing permission, with the error, and with None once it is back.

    The errand waits meanwhile. Without a callback it does not wait: it is impossible.
    """
    judged: Callable[[BaseException], Verdict] = verdict
    """Function that tells what an error means for this place."""
    doubt: Callable[[], None] | None = None
    """Callback that forgets what the place shows: a request that was given up may have arrived after a newer
    one."""


class Courier:
    def __init__(self, ours: Callable[[int | None], bool] = lambda _: True) -> None:
        """`ours`: whether this process serves a server."""
        self._ours = ours
        self._wanted: dict[Hashable, Errand] = {}
        self._delivering: dict[Hashable, Errand] = {}
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._asleep: dict[Hashable, asyncio.TimerHandle] = {}
        """Timers of places that wait for a retry."""
        self._calm: dict[Hashable, asyncio.Task[None]] = {}
        """Tasks of places in debounce."""
        self._pauses: dict[Hashable, Pauses] = {}
        """Backoff of places whose last delivery failed."""
        self._since: dict[Hashable, float] = {}
        """Times of the oldest change not shown yet, by place and the event loop's clock."""
        self._arrived = float("-inf")
        """Moment of Discord's last success or permanent refusal, by the event loop's clock."""
        self._blocked: dict[Hashable, Pauses] = {}
        """Backoff of places that were refused."""
        self._given: dict[int | None, float] = {}
        """Times at which a permission may have returned, by server and the event loop's clock."""
        self._doubtful: set[Hashable] = set()
        """Places with a request that was given up and may still arrive."""
        self._checks: dict[Hashable, asyncio.TimerHandle] = {}
        """Doubtful places delivered since; each is sent once more after DEADLINE."""
        self._closed = False

    def want(self, errand: Errand) -> None:
        """Queue a delivery to its place."""
        if not self._is_ours(errand):
            return
        before = self._wanted.get(errand.key)
        if before and not before.calm:
            # An immediate errand stays immediate when a calm one follows.
            errand = replace(errand, calm=0.0)
        self._wanted[errand.key] = errand
        self._since.setdefault(errand.key, asyncio.get_running_loop().time())
        if errand.key not in self._asleep:
            self._work(errand.key)

    def hurry(self, key: Hashable) -> None:
        """Retry now, if this place waits for a retry."""
        if timer := self._asleep.pop(key, None):
            timer.cancel()
            self._begin(key)

    def given_back(self, guild: int, channel: int | None = None) -> None:
        """Retry blocked places: a permission may have been given back there."""
        self._given[guild] = asyncio.get_running_loop().time()
        for key in self._blocked.keys() & self._wanted.keys():
            errand = self._wanted[key]
            if errand.guild == guild and channel in (None, errand.channel):
                self.hurry(key)

    def doubts(self, key: Hashable) -> bool:
        """Whether a request for this place was given up and may still arrive; it is then sent once more."""
        return key in self._doubtful or key in self._checks

    @property
    def behind(self) -> int:
        """Number of places that do not show their newest page yet, without calm ones."""
        return len((self._wanted.keys() | self._tasks.keys()) - self._calm.keys())

    @property
    def late(self) -> float:
        """Seconds that a place has waited for its turn, or that nothing at all could be delivered.

        A single failing place does not count, nor do places that are calm or lack a permission.
        """
        now, patient = asyncio.get_running_loop().time(), self._blocked.keys() | self._calm.keys()
        waits = {key: now - since for key, since in self._since.items() if key not in patient}
        in_turn = max((waited for key, waited in waits.items() if key not in self._pauses), default=0.0)
        return max(in_turn, min(now - self._arrived, max(waits.values(), default=0.0)))

    async def rest(self) -> None:
        """Wait until everything is delivered that can be, calm or not, except scheduled retries."""
        while True:
            for key in list(self._calm):
                self._begin(key)
            if not self._tasks:
                return
            await asyncio.wait(self._tasks.values())

    async def leave(self) -> None:
        """Drop deliveries to servers that other processes serve now."""
        places = (*self._wanted.items(), *self._delivering.items())
        left = {key for key, errand in places if not self._is_ours(errand)}
        for key in left:
            for known in (self._wanted, self._blocked, self._since, self._pauses):
                known.pop(key, None)
            self._doubtful.discard(key)
            for timers in (self._asleep, self._checks):
                if timer := timers.pop(key, None):
                    timer.cancel()
        await stop(
            [self._calm.pop(key) for key in left & self._calm.keys()]
            + [self._tasks[key] for key in left & self._tasks.keys()]
        )

    async def close(self) -> None:
        self._closed = True
        for timer in (*self._asleep.values(), *self._checks.values()):
            timer.cancel()
        await stop([*self._tasks.values(), *self._calm.values()])

    def _is_ours(self, errand: Errand) -> bool:
        return errand.guild is None or self._ours(errand.guild)

    def _work(self, key: Hashable) -> None:
        """Begin a delivery, or its debounce if it is calm."""
        if key in self._tasks or self._closed:
            return
        if not self._wanted[key].calm:
            self._begin(key)
        elif key not in self._calm:
            self._calm[key] = asyncio.create_task(
                self._be_calm(key), name=f"calm {key}", context=giving_way()
            )

    async def _be_calm(self, key: Hashable) -> None:
        await asyncio.sleep(self._wanted[key].calm)
        self._begin(key)

    def _begin(self, key: Hashable) -> None:
        calm = self._calm.pop(key, None)
        if calm and calm is not asyncio.current_task():
            calm.cancel()
        if key not in self._tasks and not self._closed:
            self._tasks[key] = asyncio.create_task(
                self._run(key), name=f"deliver {key}", context=giving_way()
            )

    async def _run(self, key: Hashable) -> None:
        try:
            while errand := self._wanted.pop(key, None):
                self._delivering[key] = errand
                begun = asyncio.get_running_loop().time()
                pause = await self._deliver(errand)
                if pause is not None:
                    self._wanted.setdefault(key, errand)
                    loop = asyncio.get_running_loop()
                    self._asleep[key] = loop.call_later(pause, self.hurry, key)
                    return
                self._pauses.pop(key, None)
                del self._since[key]
                if key in self._wanted:
                    self._since[key] = begun
                if errand.pace:
                    await asyncio.sleep(errand.pace)
                if (newer := self._wanted.get(key)) and newer.calm:
                    break
        finally:
            del self._tasks[key]
            self._delivering.pop(key, None)
        if key in self._wanted:
            self._work(key)

    async def _deliver(self, errand: Errand) -> float | None:
        """Deliver once; return the seconds until the next attempt, None if there is none."""
        begun = asyncio.get_running_loop().time()
        try:
            await errand.deliver()
        except Exception as error:  # noqa: BLE001 — the table goes on, and the next page is tried again
            pause = await self._failed(errand, error)
            if errand.key in self._blocked and self._given.get(errand.guild, begun) > begun:
                # The permission may have returned while Discord was refusing.
                return min(pause or 0.0, 1.0)
            return pause
        self._arrived = asyncio.get_running_loop().time()
        if self._blocked.pop(errand.key, None) and errand.blocked:
            errand.blocked(None)
        if errand.key in self._doubtful:
            self._doubtful.discard(errand.key)
            if errand.doubt and errand.key not in self._checks:
                later = asyncio.get_running_loop().call_later
                self._checks[errand.key] = later(DEADLINE, self._check, errand, errand.doubt)
        return None

    def _check(self, errand: Errand, doubt: Callable[[], None]) -> None:
        del self._checks[errand.key]
        doubt()
        if errand.key not in self._wanted:
            self.want(errand)

    async def _failed(self, errand: Errand, error: Exception) -> float | None:
        """Settle a failed delivery; return the seconds until the next attempt, None if there is none."""
        if isinstance(error, BROKEN):
            self._doubtful.add(errand.key)
        meaning = errand.judged(error)
        if meaning is Verdict.AGAIN:
            # An unreadable answer may be caused by our own request.
            level = logging.WARNING if isinstance(error, Garbled) else logging.INFO
            said = "%s: will be tried again: %s"
            logger.log(level, said, _named(errand), reason(error), extra=at(errand.table))
            return max(self._pause(errand), retry_after(error))
        if isinstance(error, discord.HTTPException):
            self._arrived = asyncio.get_running_loop().time()
        try:
            return await self._settled(errand, error, meaning)
        except Exception as failed:  # noqa: BLE001 — nothing else would retry this place
            mistake(f"clearing up after {_named(errand)}", failed, table=errand.table)
            return self._pause(errand)

    def _pause(self, errand: Errand) -> float:
        """Return the backoff of this errand in seconds; it grows with each call."""
        return self._pauses.setdefault(errand.key, Pauses(LONGEST)).next()

    async def _settled(self, errand: Errand, error: Exception, meaning: Verdict) -> float | None:
        """Handle a permanent refusal as the errand wants; its callback may raise."""
        match meaning:
            case Verdict.BLOCKED if errand.blocked and isinstance(error, discord.HTTPException):
                if errand.key not in self._blocked:
                    logger.warning("%s: refused: %s", _named(errand), reason(error), extra=at(errand.table))
                pauses = self._blocked.setdefault(errand.key, Pauses(BLOCKED_SECONDS, BLOCKED_FIRST))
                errand.blocked(error)
                return pauses.next()
            case Verdict.GONE if errand.gone:
                await errand.gone()
            case _ if errand.impossible:
                await errand.impossible(error)
            case _ if isinstance(error, discord.HTTPException):
                logger.warning("%s: not delivered: %s", _named(errand), reason(error), extra=at(errand.table))
            case _:
                mistake(f"delivering {_named(errand)}", error, table=errand.table)
        self._blocked.pop(errand.key, None)
        self._doubtful.discard(errand.key)
        return None


def _named(errand: Errand) -> str:
    """Name a place for the log: its kind and table, but no user."""
    kind = errand.key[0] if isinstance(errand.key, tuple) else errand.key
    return f"table {errand.table}, {kind}"


async def in_time(request: Awaitable[T], seconds: float | None = None) -> T:
    """Await one request; raise `TimeoutError` if it takes longer, `Garbled` if its answer is unreadable.

    Both are retried like any broken connection.
    """
    try:
        async with asyncio.timeout(DEADLINE if seconds is None else seconds):
            return await request
    except (discord.DiscordException, *BROKEN):
        raise
    except Exception as error:
        raise Garbled from error
