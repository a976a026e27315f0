"""Discord over real sockets, as small as can be: who the bot is, its commands and emojis, and a gateway.

What it answers is a test's to change: `rest` by method and end of the path, `gateway` for each connection
in turn.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from aiohttp import WSMsgType, web

LONG = 240.0
"""Seconds after which a test waits no longer: many times what it takes on a busy machine."""
BOT = 1_000_000_000_000_000_007
USER = {"id": str(BOT), "username": "toucan", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": str(BOT),
    "name": "toucan",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": {**USER, "id": "9"},
    "verify_key": "",
    "flags": 0,
    "team": None,
}

Rest = Callable[[web.Request], Awaitable[web.Response]]
Talk = Callable[["Connection"], Awaitable[None]]


def answer(body: Any, status: int = 200) -> web.Response:
    # With a charset discord.py does not take it for JSON.
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json"}
    )


class Connection:
    """One connection to the gateway, from its first word on."""

    def __init__(self, standin: Standin, socket: web.WebSocketResponse) -> None:
        self.standin = standin
        self.socket = socket
        self._said = 0
        self.shard = [0, 1]

    async def hello(self) -> dict[str, Any]:
        """Greet; returns how the bot introduces itself."""
        await self.socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}})
        async for message in self.socket:
            if message.type is WSMsgType.TEXT and (said := message.json())["op"] in (2, 6):
                self.standin.introduced.append(said)
                self.shard = said["d"].get("shard", self.shard)
                return dict(said)
        raise ConnectionError

    async def event(self, name: str, data: Any) -> None:
        self._said += 1
        await self.socket.send_json({"op": 0, "t": name, "s": self._said, "d": data})

    async def ready(self, *guilds: dict[str, Any]) -> None:
        await self.event(
            "READY",
            {
                "v": 10,
                "user": USER,
                "guilds": list(guilds),
                "session_id": "one",
                "resume_gateway_url": self.standin.gateway_url,
                "application": {"id": str(BOT), "flags": 0},
                "shard": self.shard,
            },
        )

    async def stay(self) -> None:
        """Answer heartbeats until the bot has gone."""
        async for message in self.socket:
            if message.type is WSMsgType.TEXT and message.json()["op"] == 1:
                await self.socket.send_json({"op": 11})


async def well(connection: Connection) -> None:
    """A connection on which nothing goes wrong."""
    said = await connection.hello()
    if said["op"] == 6:
        await connection.event("RESUMED", {})
    else:
        await connection.ready({"id": "1", "unavailable": True})
    connection.standin.up.set()
    await connection.stay()


class Standin:
    def __init__(self) -> None:
        self.rest: dict[tuple[str, str], list[Rest]] = {}
        """Answers by method and end of the path, used up one by one; then all is well."""
        self.gateway: list[Talk] = []
        self.asked: list[tuple[str, str]] = []
        self.introduced: list[dict[str, Any]] = []
        self.shards = 1
        """How many connections the bot is to have."""
        self.outgrown = threading.Event()
        """Set by a test when the bot is to hear that this has become more."""
        self.up = threading.Event()
        self.port = 0

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    def __call__(self, *faults: Rest, method: str = "GET", path: str = "/users/@me") -> None:
        """Answer like this, once each."""
        self.rest[method, path] = list(faults)

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api")
        self.asked.append((request.method, path))
        for (method, end), faults in self.rest.items():
            if method == request.method and path.endswith(end) and faults:
                return await faults.pop(0)(request)
        if path == "/users/@me":
            return answer(USER)
        if path == "/gateway/bot":
            starts = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
            return answer({"url": self.gateway_url, "shards": self.shards, "session_start_limit": starts})
        if path == "/oauth2/applications/@me":
            return answer(APPLICATION)
        if path.endswith("/commands"):
            return answer([])
        if path.endswith("/emojis"):
            return answer({"items": []})
        if request.method != "GET":
            return answer({"message": "Missing Access", "code": 50001}, 403)
        return answer({"message": "Unknown Channel", "code": 10003}, 404)

    async def _connected(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        talk = self.gateway.pop(0) if self.gateway else well
        with suppress(ConnectionError):
            await talk(Connection(self, socket))
        return socket

    @contextmanager
    def there(self, port: int = 0) -> Iterator[Standin]:
        """On the loopback, in a thread of its own."""
        begun, loop = threading.Event(), asyncio.new_event_loop()
        app = web.Application()
        app.router.add_get("/gateway", self._connected)
        app.router.add_route("*", "/{path:.*}", self._rest)
        runner = web.AppRunner(app, shutdown_timeout=0)

        async def begin() -> None:
            await runner.setup()
            site = web.TCPSite(runner, "127.0.0.1", port)
            await site.start()
            self.port = runner.addresses[0][1]
            begun.set()

        def work() -> None:
            asyncio.set_event_loop(loop)
            loop.run_until_complete(begin())
            loop.run_forever()
            for task in asyncio.all_tasks(loop):
                task.cancel()
            loop.run_until_complete(runner.cleanup())
            loop.close()

        thread = threading.Thread(target=work)
        thread.start()
        begun.wait(LONG)
        try:
            yield self
        finally:
            loop.call_soon_threadsafe(loop.stop)
            thread.join()


def answering(status: int, body: Any = None) -> Rest:
    async def answered(_request: web.Request) -> web.Response:
        return answer({"message": "no", "code": 0} if body is None else body, status)

    return answered


async def never(_request: web.Request) -> web.Response:
    """Take the question, and say nothing."""
    await asyncio.Event().wait()
    raise AssertionError


async def reset(request: web.Request) -> web.Response:
    """Hang up in the middle."""
    assert request.transport is not None
    request.transport.abort()
    return web.Response()


def closing(code: int) -> Talk:
    """Hear who is there, and close."""

    async def talk(connection: Connection) -> None:
        await connection.hello()
        await connection.socket.close(code=code)

    return talk
