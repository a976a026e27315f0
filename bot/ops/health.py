"""HTTP endpoints for monitoring: metrics at /metrics, health at /healthz and /readyz."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client.exposition import choose_encoder

from bot.games.base import Refusal
from bot.ops import metrics

Lacking = Callable[[], Awaitable[Sequence[str]]]
"""Returns what keeps the bot from working right now; nothing if it is ready."""

_NOT_NOW: Final = 503


@asynccontextmanager
async def serving(host: str, port: int | None, lacking: Lacking) -> AsyncIterator[int]:
    """Serve there (on any free port for 0) until the end; yields the port.

    `Refusal` if the port is taken or the host is not this machine's; nothing is served for None.
    """
    if port is None:
        yield 0
        return
    runner = web.AppRunner(_app(lacking), access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            # asyncio puts the address into the error's own words; an unknown host has a number below 0.
            number = error.errno or 0
            reason = os.strerror(number) if number > 0 else str(error.strerror)
            raise Refusal("metrics-taken", host=host, port=str(port), reason=reason) from None
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def _app(lacking: Lacking) -> web.Application:
    async def figures(request: web.Request) -> web.Response:
        encode, kind = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(metrics.registry), headers={"Content-Type": kind})

    async def alive(_request: web.Request) -> web.Response:
        # Any answer proves that the event loop runs.
        return web.Response(text="ok\n")

    async def ready(_request: web.Request) -> web.Response:
        found = await lacking()
        return web.Response(
            text="".join(f"{one}\n" for one in found or ("ok",)), status=_NOT_NOW if found else 200
        )

    app = web.Application()
    app.router.add_get("/metrics", figures)
    app.router.add_get("/healthz", alive)
    app.router.add_get("/readyz", ready)
    return app
