"""The rate limit of requests, applied where aiohttp sends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
from aiohttp import hdrs

from bot.discordpy.rest import counts
from cogs.delivery.verdict import TOO_MANY_REQUESTS, pause

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import SimpleNamespace

    from cogs.delivery.rate_limiter import RateLimiter


def traced(
    rate_limiter: RateLimiter, answered_with: Callable[[int | None], None] = lambda _: None
) -> aiohttp.TraceConfig:
    """Return a trace that applies the rate limit to each request and reports each answer.

    `answered_with`: called with the status of each answer; None if there was no answer.
    """

    async def headed(
        _: object, request: SimpleNamespace, asked: aiohttp.TraceRequestHeadersSentParams
    ) -> None:
        # Headers are sent with the first chunk that follows, perhaps some turns of the loop later.
        request.whole = hdrs.TRANSFER_ENCODING not in asked.headers and not int(
            asked.headers.get(hdrs.CONTENT_LENGTH, 0)
        )
        if request.whole and counts(asked.url):
            await rate_limiter.leave()

    async def follows(_: object, request: SimpleNamespace, sent: aiohttp.TraceRequestChunkSentParams) -> None:
        if not request.whole and counts(sent.url):
            request.whole = True
            await rate_limiter.leave()

    async def ended(_: object, __: object, answered: aiohttp.TraceRequestEndParams) -> None:
        if answered.response.status == TOO_MANY_REQUESTS and (
            answered.response.headers.get("X-RateLimit-Global") or not answered.response.headers.get("Via")
        ):
            rate_limiter.slow_down(pause(answered.response.headers.get("Retry-After")))
        answered_with(answered.response.status)

    async def failed(_: object, __: object, ___: object) -> None:
        answered_with(None)

    config = aiohttp.TraceConfig()
    config.on_request_headers_sent.append(headed)
    config.on_request_chunk_sent.append(follows)
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config
