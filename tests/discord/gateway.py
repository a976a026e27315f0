"""The gateway: connected sessions, and events sent in order, delayed by the latency."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

import orjson
from aiohttp import WSMsgType, web

from tests.discord import payloads

if TYPE_CHECKING:
    from collections.abc import Collection

    from tests.discord.world import JSON, Guild, World

HEARTBEAT: Final = 41_250
"""Milliseconds between two heartbeats of a client."""
KEPT: Final = 1000
"""Number of events that a resumed session is sent again."""

INVALID_SHARD: Final = 4010
TOO_FEW_SHARDS: Final = 4011

_sessions = itertools.count(1)


class Session:
    """A session from one IDENTIFY, over all its connections."""

    def __init__(self, shard: int, count: int) -> None:
        self.id = f"session-{next(_sessions)}"
        self.shard = shard
        self.count = count
        """Number of shards that the bot has announced."""
        self.socket: web.WebSocketResponse | None = None
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self.sequence = 0

    def hears(self, guild: int | None) -> bool:
        """Return whether it hears of this server; private messages belong to shard 0."""
        return ((guild or 0) >> 22) % self.count == self.shard

    def event(self, name: str, data: Any) -> bytes:
        self.sequence += 1
        text = orjson.dumps({"op": 0, "t": name, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, text))
        return text


class Gateway:
    def __init__(self, world: World, address: str = "") -> None:
        self.world = world
        self.address = address
        self.latency = 0.0
        """Latency to the bot in seconds."""
        self.shards = 1
        """Number of shards that a bot is told to have."""
        self.concurrency = 1
        """Announced number of shards that may identify at once."""
        self.refusing: int | None = None
        """Close code for everybody who identifies; None: accept."""
        self.refused: set[int] = set()
        """Shards that are refused, if not all are."""
        self.introduced: list[tuple[int, int, float]] = []
        """Identifications: shard, number of shards, and time."""
        self.down = False
        """Whether connections are refused."""
        self.repeating = 0
        """Number of already received events that a resumed session is sent again."""
        self.identified = 0
        self.resumed = 0
        self._sessions: dict[str, Session] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self._dead: WeakSet[web.WebSocketResponse] = WeakSet()
        """Connections that are silently dead."""
        self._outbox: asyncio.Queue[tuple[float, Session, bytes]] = asyncio.Queue()
        self._sender: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.up)

    @property
    def up(self) -> set[int]:
        """The connected shards."""
        return {one.shard for one in self._sessions.values() if one.socket is not None}

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        if self.down:
            return web.Response(status=503)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send(), name="gateway")
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        self._sockets.add(socket)
        session: Session | None = None
        # Whoever has come by another way comes back by it.
        address = self.address and f"ws://{request.host}/gateway/"
        try:
            await self._say(socket, {"op": 10, "d": {"heartbeat_interval": HEARTBEAT}})
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    session = await self._heard(socket, session, orjson.loads(message.data), address)
        finally:
            self._sockets.discard(socket)
            if session and session.socket is socket:
                session.socket = None
                self.world.moved()
        return socket

    async def _heard(
        self, socket: web.WebSocketResponse, session: Session | None, message: JSON, address: str
    ) -> Session | None:
        match message["op"]:
            case 1:
                await self._say(socket, {"op": 11})
            case 2:
                return await self._identify(socket, address, *message["d"].get("shard", (0, 1)))
            case 6:
                return await self._resume(socket, message["d"])
        return session

    async def _identify(
        self, socket: web.WebSocketResponse, address: str, shard: int, count: int
    ) -> Session | None:
        self.introduced.append((shard, count, time.monotonic()))
        if self.refusing is not None and (not self.refused or shard in self.refused):
            await socket.close(code=self.refusing)
            return None
        if not 0 <= shard < count or count < self.shards:
            await socket.close(code=INVALID_SHARD if count >= self.shards else TOO_FEW_SHARDS)
            return None
        self.identified += 1
        world, session = self.world, Session(shard, count)
        self._sessions[session.id] = session
        guilds = [guild for guild in world.guilds.values() if guild.joined and session.hears(guild.id)]
        ready = {
            "v": 10,
            "user": payloads.user(world.bot, bot=True),
            "session_id": session.id,
            "resume_gateway_url": address,
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "application": {"id": str(world.bot.id), "flags": 0},
            "shard": [shard, count],
        }
        await socket.send_str(session.event("READY", ready).decode())
        session.socket = socket
        for guild in guilds:
            self._post(session, session.event("GUILD_CREATE", payloads.guild(guild, world)))
        world.moved()
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: JSON) -> Session | None:
        session = self._sessions.get(data["session_id"])
        if session is None:
            await self._say(socket, {"op": 9, "d": False})
            return None
        self.resumed += 1
        for number, text in list(session.sent):
            if number > data["seq"] - self.repeating:
                await socket.send_str(text.decode())
        session.socket = socket
        self._post(session, session.event("RESUMED", {}))
        self.world.moved()
        return session

    def tell_of(self, guild: Guild) -> None:
        """Tell the bot of a server that it has joined."""
        self.dispatch("GUILD_CREATE", payloads.guild(guild, self.world))

    def dispatch(self, name: str, data: Any, shards: Collection[int] = ()) -> None:
        """Send an event to the sessions of its server's shard, or of these; absent ones get it on
        resuming."""
        guild = data.get("guild_id") or (data.get("id") if name.startswith("GUILD_") else None)
        for session in self._sessions.values():
            if session.shard in shards if shards else session.hears(int(guild) if guild else None):
                self._post(session, session.event(name, data))

    async def drop(self, code: int = 4000, *, forget: bool = False, shard: int | None = None) -> None:
        """Close every connection, or this shard's; with `forget` the sessions cannot be resumed."""
        meant = {key: one for key, one in self._sessions.items() if shard is None or one.shard == shard}
        sockets = (
            list(self._sockets) if shard is None else [one.socket for one in meant.values() if one.socket]
        )
        if forget:
            for key in meant:
                del self._sessions[key]
        for socket in sockets:
            await socket.close(code=code)

    def die(self) -> None:
        """Make every connection silent, but open, until it is dropped."""
        self._dead.update(self._sockets)

    async def tell(self, message: JSON) -> None:
        """Send a raw message to everybody: RECONNECT, for instance, or an unreadable one."""
        for socket in list(self._sockets):
            await self._say(socket, message)

    async def close(self) -> None:
        await self.drop(1001)
        if self._sender:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)

    def _post(self, session: Session, text: bytes) -> None:
        self._outbox.put_nowait((asyncio.get_running_loop().time() + self.latency, session, text))

    async def _send(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due, session, text = await self._outbox.get()
            if (wait := due - loop.time()) > 0:
                await asyncio.sleep(wait)
            if session.socket is not None and not session.socket.closed and session.socket not in self._dead:
                try:
                    await session.socket.send_str(text.decode())
                except ConnectionError:
                    # It hears of it when it resumes.
                    session.socket = None

    async def _say(self, socket: web.WebSocketResponse, message: JSON) -> None:
        if socket not in self._dead:
            await socket.send_str(orjson.dumps(message).decode())
