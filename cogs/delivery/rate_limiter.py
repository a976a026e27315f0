"""The rate limit of requests to Discord, and their priorities.

Discord allows a bot fifty requests a second, answers to interactions apart; beyond that it refuses all of
them for a while. Excess requests are queued here by urgency. Within one urgency the newest change goes first,
so that most messages are fresh; but overdue requests go before them, oldest first, so that under lasting load
all messages age evenly. A change that is updated while queued counts as new again.

A granted request first builds its page, which may take long under load. So only a few pages are built at a
time: the others stay queued, where there is an order, and are newer when they are built. Requests are counted
again as their first byte leaves, because several may reach the wire at once; retries are counted there too.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Final

import aiohttp
from aiohttp import hdrs

from bot.discordpy.rest import by_token, counts, follows_answer
from bot.ops.lanes import going_first
from cogs.delivery.verdict import TOO_MANY_REQUESTS, pause

if TYPE_CHECKING:
    from types import SimpleNamespace

    from yarl import URL

RATE: Final = 40.0
"""Requests a second, unless the host sets another rate."""
BURST: Final = 0.25
"""Seconds' worth of requests that may go out at once after a quiet moment: 40 and 10 make Discord's fifty."""
OVERDUE: Final = 2.5
"""Seconds after which a queued change goes before newer ones."""
MAKING: Final = 24
"""Pages that may be built and drawn at the same time."""
WINDOW: Final = 1.0
"""Seconds in which at most the rate and half a burst may leave: fewer than Discord's fifty, as network delay
varies."""
SLOWER: Final = 0.5
"""Factor of the rate right after Discord has answered that it was too much."""
RECOVERY: Final = 60.0
"""Seconds until the full rate is back."""


class Urgency(IntEnum):
    """Priority of a message, the most urgent first."""

    END = 0
    """A match or hand is over, or a user has asked for the message."""
    TURN = 1
    """A person is to act."""
    MOVE = 2
    """Computer players act; the message will change again soon."""
    WAKING = 3
    """The bot was started; the message may be unchanged."""


@dataclass(slots=True, eq=False)
class Queued:
    """A queued request. Its owner may raise its priority while it waits."""

    urgency: Urgency
    since: float
    """Time of the change, by the clock."""
    newest: float = float("-inf")
    """Time of the newest addition to the change."""
    makes: bool = False
    """Whether the page is built after the grant; `RateLimiter.made` reports when that is done."""
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def renew(self, urgency: Urgency, at: float) -> None:
        """Record an addition to the change."""
        self.urgency, self.newest = urgency, at


class RateLimiter:
    """A token bucket with priorities."""

    def __init__(self, rate: float = RATE, *, clock: Callable[[], float] | None = None) -> None:
        """`rate`: requests a second; 0 for no limit. `clock`: returns seconds; default: the event loop's."""
        self._whole = self._rate = rate
        self.part = 1.0
        """This process's part of the whole rate."""
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._tokens = self._burst
        self._filled: float | None = None
        self._slowed: float | None = None
        self._until = float("-inf")
        """Time until which nothing goes out."""
        self._left: deque[float] = deque()
        """Times at which the newest requests left; as many as a window holds."""
        self._door = asyncio.Lock()
        """Lock of the next request to leave: they leave one by one, in the order of asking."""
        self._waiting: list[Queued] = []
        self._making = 0
        """Number of pages being built."""
        self._room = asyncio.Event()
        """Set when another page may be built, or a request has joined the queue."""
        self._task: asyncio.Task[None] | None = None

    @property
    def _burst(self) -> float:
        return max(1.0, self._rate * BURST)

    @property
    def rate(self) -> float:
        """Current requests a second: fewer for a while after `slow_down`."""
        if self._slowed is None:
            return self._rate
        passed = (self._clock() - self._slowed) / RECOVERY
        return self._rate * min(1.0, SLOWER + (1 - SLOWER) * max(0.0, passed))

    def share(self, part: float) -> None:
        """Take only this part of the whole rate, from 0 to 1: other processes also send for this bot."""
        self.part, self._rate = part, self._whole * part

    def slow_down(self, pause: float = 0.0) -> None:
        """Slow down after a global rate limit; `pause`: seconds to wait."""
        self._slowed = self._clock()
        self._until = max(self._until, self._slowed + pause)
        self._tokens = 0.0

    @property
    def waiting(self) -> int:
        """Number of queued requests."""
        return len(self._waiting)

    async def take(self, urgency: Urgency, since: float | None = None) -> None:
        """Wait until one more request may go out; `since`: time of its change, by the clock."""
        await self.wait(Queued(urgency, self._clock() if since is None else since))

    async def wait(self, change: Queued) -> None:
        """Wait until this change may go out."""
        if not self._rate:
            self._making += change.makes
            return
        self._fill()
        if not self._waiting and self._tokens >= 1 and self._fits(change):
            self._grant(change)
            return
        self._waiting.append(change)
        self._room.set()
        if self._task is None:
            self._task = asyncio.create_task(self._serve(), name="rate limiter", context=going_first())
        try:
            await change.turn
        except asyncio.CancelledError:
            if change in self._waiting:
                self._waiting.remove(change)
            elif not change.turn.cancelled():
                self.give_back()
                if change.makes:
                    self.made()
            raise

    def _fits(self, change: Queued) -> bool:
        return not change.makes or self._making < MAKING

    def _grant(self, change: Queued) -> None:
        self._tokens -= 1
        self._making += change.makes

    def made(self) -> None:
        """Report that a page is built, dropped or paused, so that another may be built."""
        self._making -= 1
        self._room.set()

    async def leave(self) -> None:
        """Wait until one more request may go over the wire, in the order of asking; it then goes at once.

        The actual time of leaving is counted: after a stall of the event loop, all waiting requests are due
        in the same moment.
        """
        if not self._rate:
            return
        async with self._door:
            if (pause := self._full()) > 0:
                await asyncio.sleep(pause)
            self._left.append(self._clock())

    def left(self) -> None:
        """Count a request that leaves without waiting."""
        self._left.append(self._clock())

    def _full(self) -> float:
        """Return the seconds until the window has room for one more, and Discord's pause is over."""
        most = max(1, int(self.rate * (1 + BURST / 2)))
        while len(self._left) > most:
            self._left.popleft()
        free = self._left[0] + WINDOW if len(self._left) == most else self._until
        return max(free, self._until) - self._clock()

    def give_back(self) -> None:
        """Return the token of a request that was not needed."""
        self._tokens = min(self._burst, self._tokens + 1)

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _fill(self) -> None:
        at = self._clock()
        since = at if self._filled is None else max(self._filled, self._until)
        passed = max(0.0, at - since)
        self._filled = at
        self._tokens = min(self._burst, self._tokens + passed * self.rate)

    async def _serve(self) -> None:
        try:
            while self._waiting:
                self._fill()
                if self._tokens < 1:
                    await asyncio.sleep(
                        max(0.0, self._until - self._clock()) + (1 - self._tokens) / self.rate
                    )
                    continue
                chosen = self._next(self._clock())
                if chosen is None:
                    await self._may_go_on()
                    continue
                self._waiting.remove(chosen)
                # The waiting task may have been cancelled a moment ago without having left the queue yet.
                if not chosen.turn.done():
                    self._grant(chosen)
                    chosen.turn.set_result(None)
        finally:
            self._task = None

    async def _may_go_on(self) -> None:
        """Wait until there is room for a page, or a request without one is queued."""
        self._room.clear()
        await self._room.wait()

    def _next(self, at: float) -> Queued | None:
        """Return the next change; None if all have to wait until a page is built."""
        fitting = filter(self._fits, self._waiting)
        return min(fitting, key=lambda change: _order(change, at), default=None)


def _order(change: Queued, at: float) -> tuple[int, float]:
    """Return the sort key: ends first, then overdue changes, then the newest of each urgency."""
    if change.urgency == Urgency.END:
        return 0, change.since
    if change.urgency != Urgency.WAKING and at - change.since > OVERDUE:
        return 1, change.since
    return 1 + change.urgency, -max(change.since, change.newest)


class Limiters:
    """The rate limiter of each request.

    Requests by an interaction's token are not the bot's, but have no Authorization header: Discord may count
    them by address. They get a rate limiter of their own when Discord first says so. As several processes may
    have one address, they share its rate in the same parts as the bot's.
    """

    def __init__(self, bots: RateLimiter, *, by_address: bool = False) -> None:
        """`by_address`: it is known that Discord counts them so."""
        self._bots = bots
        self._address = RateLimiter() if by_address else None

    async def leave(self, url: URL) -> None:
        """Wait until this request may leave. First answers do not wait, as Discord waits only for seconds."""
        if counts(url):
            await self._bots.leave()
        elif self._address and follows_answer(url):
            self._address.share(self._bots.part)
            await self._address.leave()
        elif self._address and by_token(url):
            self._address.left()

    def slow_down(self, url: URL, seconds: float) -> None:
        """Slow down requests like this one, which met a global rate limit."""
        if counts(url):
            self._bots.slow_down(seconds)
        elif by_token(url):
            self._address = self._address or RateLimiter()
            self._address.slow_down(seconds)


def traced(
    rate_limiter: RateLimiter,
    answered_with: Callable[[int | None], None] = lambda _: None,
    *,
    by_address: bool = False,
) -> aiohttp.TraceConfig:
    """Return a trace that applies the rate limit to each request and reports each answer.

    `answered_with`: called with the status of each answer; None if there was no answer. `by_address`: as for
    `Limiters`.
    """
    limiters = Limiters(rate_limiter, by_address=by_address)

    async def headed(
        _: object, request: SimpleNamespace, asked: aiohttp.TraceRequestHeadersSentParams
    ) -> None:
        # Headers are sent with the first chunk that follows, perhaps some turns of the loop later.
        request.whole = hdrs.TRANSFER_ENCODING not in asked.headers and not int(
            asked.headers.get(hdrs.CONTENT_LENGTH, 0)
        )
        if request.whole:
            await limiters.leave(asked.url)

    async def follows(_: object, request: SimpleNamespace, sent: aiohttp.TraceRequestChunkSentParams) -> None:
        if not request.whole:
            request.whole = True
            await limiters.leave(sent.url)

    async def ended(_: object, __: object, answered: aiohttp.TraceRequestEndParams) -> None:
        if answered.response.status == TOO_MANY_REQUESTS and (
            answered.response.headers.get("X-RateLimit-Global") or not answered.response.headers.get("Via")
        ):
            limiters.slow_down(answered.url, pause(answered.response.headers.get("Retry-After")))
        answered_with(answered.response.status)

    async def failed(_: object, __: object, ___: object) -> None:
        answered_with(None)

    config = aiohttp.TraceConfig()
    config.on_request_headers_sent.append(headed)
    config.on_request_chunk_sent.append(follows)
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config
