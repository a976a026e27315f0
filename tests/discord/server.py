"""The server: REST and gateway in one on the loopback, with latency, rate limits and faults."""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections import Counter, deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Self

import orjson
from aiohttp import web

from tests.discord import payloads
from tests.discord.faults import Call, CutShort, Delay, Fault, Faults, Garble, Hang, Refuse, Reset, Trickle
from tests.discord.gateway import Gateway
from tests.discord.limits import Limits
from tests.discord.rest import TOKEN_SECONDS, Refused, Rest
from tests.discord.routes import place
from tests.discord.strict import Strict
from tests.discord.world import (
    JSON,
    SEND,
    THREAD,
    Channel,
    Guild,
    Interaction,
    Message,
    User,
    World,
    snowflake,
)

if TYPE_CHECKING:
    from collections.abc import Collection
    from types import TracebackType

API: Final = "/api/v10"
BACKLOG: Final = 4096
"""Connections waiting to be accepted: a refused one would be retried only a second later."""
KEPT: Final = 5000
"""Number of calls remembered."""
DROPS: Final = 20
"""Pieces of a trickling answer."""


class StandIn:
    """A stand-in for Discord: `async with StandIn() as discord`."""

    def __init__(self, *, latency: float = 0.0, limits: bool = False) -> None:
        """`latency`: seconds for a round trip."""
        self.world = World()
        self.gateway = Gateway(self.world)
        self.strict = Strict()
        self.rest = Rest(self.world, self.gateway, self.strict)
        self.faults = Faults()
        self.limits = Limits(self.strict, enforced=limits)
        self.calls: deque[Call] = deque(maxlen=KEPT)
        self.counted: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        """Bytes of the bot's requests, by kind."""
        self.astray: Collection[int] = ()
        """Shards that receive interactions in messages and on servers without the bot, instead of the
        expected ones: Discord does not document which it chooses."""
        self._half = self.gateway.latency = latency / 2
        self._runner: web.ServerRunner | None = None
        self.port = 0

    @property
    def api(self) -> str:
        return f"http://127.0.0.1:{self.port}{API}"

    @property
    def url(self) -> str:
        """Address of the gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway/"

    async def __aenter__(self) -> Self:
        self._runner = web.ServerRunner(web.Server(self._handle, access_log=None), shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port, backlog=BACKLOG)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.address = self.url
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.faults.lift()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()

    # Events at Discord

    def interact(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: JSON,
        source: Message | None = None,
        *,
        late: float = 0.0,
    ) -> Interaction:
        """Make an interaction, which reaches the bot after the latency.

        `late`: seconds since it was made.
        """
        number = snowflake() - (round(late * 1000) << 22)
        born = time.monotonic() - late
        made = Interaction(number, f"token-{number}", kind, user, channel, data, source, born)
        self._forget(made.born - TOKEN_SECONDS)
        self.world.interactions[made.token] = made
        self.deliver(made)
        return made

    def _forget(self, before: float) -> None:
        """Drop expired tokens."""
        known = self.world.interactions
        while known and (oldest := next(iter(known.values()))).born < before:
            del known[oldest.token]

    def deliver(self, interaction: Interaction) -> None:
        """Send an interaction to the bot; a resumed gateway may send the same one again."""
        place = interaction.channel
        elsewhere = place.visited or place.guild is self.world.nowhere
        told = payloads.interaction(interaction, self.world)
        self.gateway.dispatch("INTERACTION_CREATE", told, self.astray if elsewhere else ())

    def delete_channel(self, channel: Channel) -> None:
        del self.world.channels[channel.id], channel.guild.channels[channel.id]
        name = "THREAD_DELETE" if channel.kind == THREAD else "CHANNEL_DELETE"
        self.gateway.dispatch(name, payloads.channel(channel, self.world.bot))

    def deny(self, channel: Channel, permissions: int = SEND) -> None:
        """Take permissions from the bot in this channel; 0 gives all back."""
        channel.denied = permissions
        self.gateway.dispatch("CHANNEL_UPDATE", payloads.channel(channel, self.world.bot))

    def deny_everywhere(self, guild: Guild, permissions: int = SEND) -> None:
        """Take permissions from the bot's role on the server; 0 gives all back."""
        guild.denied = permissions
        self.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": payloads.role(guild)})

    def silence(self, guild: Guild, seconds: float) -> None:
        """Put the bot in time-out on this server; of its end no event tells."""
        guild.silenced = time.time() + seconds
        told = payloads.member(self.world.bot, bot=True, silenced=guild.silenced)
        self.gateway.dispatch("GUILD_MEMBER_UPDATE", {**told, "guild_id": str(guild.id)})

    def archive(self, thread: Channel, *, locked: bool = False, archived: bool = True) -> None:
        thread.archived, thread.locked = archived, locked
        self.gateway.dispatch("THREAD_UPDATE", payloads.channel(thread, self.world.bot))

    def remove_guild(self, guild: Guild) -> None:
        """Remove the bot from a server."""
        del self.world.guilds[guild.id]
        for number in guild.channels:
            del self.world.channels[number]
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)})

    # Requests

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.path.startswith("/gateway"):
            return await self.gateway.answer(request)
        call = await _read(request)
        call.at = time.monotonic()
        place(self.world, call)
        self.calls.append(call)
        self.counted[call.kind] += 1
        self.sent[call.kind] += call.size
        if self._half:
            await asyncio.sleep(self._half)
        fault = self.faults.met(call)
        if fault:
            self.world.moved()
        response = await self._answer(request, call, fault)
        if self._half:
            await asyncio.sleep(self._half)
        return response

    async def _answer(self, request: web.BaseRequest, call: Call, fault: Fault | None) -> web.StreamResponse:
        way = fault.way if fault else None
        if isinstance(way, Refuse):
            return self._refused(call, way)
        if isinstance(way, Delay):
            await asyncio.sleep(way.seconds)
        if isinstance(way, Reset | Hang) and not way.after:
            response = await self._silent(request, fault)
            if isinstance(way, Hang) and way.late:
                self._done(call)
            return response
        if limited := self.limits.take(call):
            return self._refused(call, limited)
        response = self._done(call)
        if isinstance(way, Reset | Hang):
            return await self._silent(request, fault)
        if isinstance(way, CutShort):
            return await self._cut_short(request, response)
        if isinstance(way, Trickle):
            return await self._trickle(request, response, way.seconds)
        if isinstance(way, Garble) and response.status < 300:
            response.body = way.body
        return response

    def _done(self, call: Call) -> web.Response:
        try:
            call.status, body = self.rest.answer(call)
        except Refused as refused:
            return self._refused(call, Refuse(refused.status, refused.code, refused.text))
        headers = self.limits.headers(call)
        if body is None:
            return web.Response(status=call.status, headers=headers)
        # Exactly so: discord.py takes `application/json; charset=utf-8` for text.
        headers["Content-Type"] = "application/json"
        return web.Response(status=call.status, body=orjson.dumps(body), headers=headers)

    @staticmethod
    def _refused(call: Call, how: Refuse) -> web.Response:
        call.status = how.status
        body: Any = how.body if how.body is not None else {"code": how.code, "message": how.text}
        if isinstance(body, str):
            page = {**dict(how.headers), "Content-Type": "text/html"}
            return web.Response(status=how.status, body=body.encode(), headers=page)
        headers = {**dict(how.headers), "Content-Type": "application/json"}
        return web.Response(status=how.status, body=orjson.dumps(body), headers=headers)

    @staticmethod
    async def _silent(request: web.BaseRequest, fault: Fault | None) -> web.Response:
        """Send no answer: break the connection, at once or when the fault is lifted."""
        if fault and isinstance(fault.way, Hang):
            await fault.lifted.wait()
        _break(request)
        return web.Response()

    @classmethod
    async def _cut_short(cls, request: web.BaseRequest, whole: web.Response) -> web.StreamResponse:
        begun, body = await cls._begun(request, whole)
        await begun.write(body[: len(body) // 2])
        if request.transport:
            request.transport.close()
        return begun

    @classmethod
    async def _trickle(
        cls, request: web.BaseRequest, whole: web.Response, seconds: float
    ) -> web.StreamResponse:
        begun, body = await cls._begun(request, whole)
        size = max(1, len(body) // DROPS)
        # Whoever waits no longer hangs up.
        with suppress(ConnectionError):
            for start in range(0, len(body), size):
                await asyncio.sleep(seconds / DROPS)
                await begun.write(body[start : start + size])
        return begun

    @staticmethod
    async def _begun(request: web.BaseRequest, whole: web.Response) -> tuple[web.StreamResponse, bytes]:
        """Return an answer of which only the head was sent, and its body."""
        body = whole.body if isinstance(whole.body, bytes) else b""
        begun = web.StreamResponse(status=whole.status, headers={"Content-Type": "application/json"})
        begun.content_length = len(body)
        await begun.prepare(request)
        return begun, body


def _break(request: web.BaseRequest) -> None:
    """Reset the connection."""
    if request.transport is None:
        return
    plain = request.transport.get_extra_info("socket")
    if plain is not None:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    request.transport.abort()


async def _read(request: web.BaseRequest) -> Call:
    body = await request.read()
    path = tuple(request.path.removeprefix(API).strip("/").split("/"))
    payload, files = _parsed(request.headers.get("Content-Type", ""), body)
    return Call("", request.method, path, payload, files, size=len(body))


def _parsed(kind: str, body: bytes) -> tuple[JSON, tuple[str, ...]]:
    """Return the JSON of a request, and the names of its files."""
    if not body:
        return {}, ()
    if not kind.startswith("multipart/"):
        read = orjson.loads(body)
        return (read if isinstance(read, dict) else {"list": read}), ()
    boundary = kind.partition("boundary=")[2].strip('"').encode()
    payload: JSON = {}
    files = []
    for part in body.split(b"--" + boundary)[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        if b'filename="' in head:
            files.append(head.split(b'filename="', 1)[1].split(b'"', 1)[0].decode())
        elif b'name="payload_json"' in head:
            payload = orjson.loads(content.rstrip(b"\r\n"))
    return payload, tuple(files)
