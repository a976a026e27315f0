"""The rate limit of requests, applied where aiohttp sends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
from aiohttp import hdrs

from bot.discordpy.rest import by_token, counts, follows_answer
from cogs.delivery.rate_limiter import RateLimiter
from cogs.delivery.verdict import TOO_MANY_REQUESTS, pause

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import SimpleNamespace

    from yarl import URL


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
