"""The Discord client, made from settings; nothing happens before it is started."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ext import commands

from bot import VERSION
from bot.cluster.lease import Lease
from bot.discordpy.connections import TOO_FEW_SHARDS, Connections
from bot.discordpy.rest import install
from bot.engines.pool import EnginePool
from bot.engines.programs import Programs
from bot.ops import metrics
from bot.ops.pauses import Pauses
from bot.ops.refusals import Unreachable
from bot.service.tables import Tables
from bot.session import Session
from bot.settings import Settings
from bot.store import rehearsed, sealing
from bot.store.alone import Alone
from bot.store.storage import Store
from cogs.core.avatars import Avatars
from cogs.core.client import Client, Tree
from cogs.core.emojis import Emojis
from cogs.core.languages import Translator
from cogs.delivery import pictured
from cogs.delivery.ages import Ages
from cogs.delivery.courier import Courier, in_time
from cogs.delivery.drawing import Drawing
from cogs.delivery.drawing_process import DrawingProcess
from cogs.delivery.rate_limiter import RateLimiter, traced
from cogs.delivery.verdict import BROKEN, Verdict, reason, verdict
from cogs.kit.contexts import BY_SERVERS, SERVERS
from rendering.decks import register

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

logger = logging.getLogger(__name__)

SYNC_TIMEOUT: Final = 20.0
"""Timeout in seconds of requests that the bot can do without."""

LATE: Final = 60.0
"""Seconds by which messages may be late while the bot still calls itself ready."""

PAUSE: Final = 8.0
"""Seconds for which people see how a hand ended, unless they ask for the next."""


class Drained(Exception):
    """The bot was told to drain while it stood by, so it has nothing to wait for."""


class Toucan(Client):
    """The bot: connects to Discord, opens the database, and makes the session."""

    def __init__(self, settings: Settings, cluster: Lease | None = None) -> None:
        """`cluster`: the lease of one process among several; without one every server is its own."""
        # Only what a table needs: servers and channels. No messages; of members only who leaves a server,
        # if the operator wants that.
        self.ages = Ages()
        self.rate_limiter = RateLimiter(settings.requests)
        rehearsal = rehearsed.read(settings.database)
        unheld = rehearsal.unheld if rehearsal else frozenset()
        pictured.seed(unheld)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=SERVERS,
            allowed_installs=BY_SERVERS,
            intents=discord.Intents(guilds=True, members=settings.members_intent),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=traced(self.rate_limiter, self._requested, by_address="address" in unheld),
        )
        self.settings = settings
        self.cluster = cluster
        self.lease = cluster or Alone()
        self.connections = Connections(self, cluster.turn if cluster else None)
        self._session: Session | None = None
        """The session, once the database is open."""
        self.courier = Courier(self.lease.shards.has)
        programs = Programs(settings.programs, settings.program_seconds, settings.program_memory)
        self.engines = EnginePool(settings.workers, settings.think, programs=programs)
        # Without worker processes for searches there are none for drawing either.
        self.drawing = Drawing(process=DrawingProcess(allowed=settings.workers != 0))
        self.card_emojis = Emojis()
        self.avatars = Avatars()
        self.games = {}
        self.under_way = set()
        self.background = set()
        self._until_closed = AsyncExitStack()
        self._closing: asyncio.Task[None] | None = None
        self._leaving: asyncio.Task[None] | None = None
        self.waking = set()
        self._warming: asyncio.Future[None] | None = None
        self._concurrency = 1
        """Number of shards that Discord lets identify at once."""
        self._drained_early = asyncio.Event()
        """Set if the bot was told to drain before it played."""
        self.outgrown = False
        """Whether other processes play with fewer shards than Discord wants by now."""
        self._begun = False
        """Whether the bot plays."""

    @property
    def session(self) -> Session:
        if self._session is None:
            raise RuntimeError("the database is not open yet")
        return self._session

    @property
    def leaving(self) -> bool:
        """Whether draining is over: the bot ends once the last messages have arrived."""
        return self._leaving is not None

    def _shards(self) -> dict[str, int]:
        lost = len(self.connections.lost)
        connected = len(self.connections.shards) - lost
        return {"connected": connected, "lost": lost, "wanted": self.connections.count}

    async def lacking(self) -> tuple[str, ...]:
        """Return what keeps the bot from working right now; nothing if it is ready."""
        if not self.lease.shards.ours:
            return ("it stands by: other processes have all shards",)
        writable = self._session and await self._session.is_writable()
        return (
            *self._absent(),
            *(() if self.courier.late < LATE else ("messages do not arrive",)),
            *(() if writable else ("the database cannot be written to",)),
        )

    def _absent(self) -> tuple[str, ...]:
        if self.connected:
            return ()
        lost, every = len(self.connections.lost), len(self.connections.shards)
        return (f"{lost} of {every} shards not on Discord",) if lost < every else ("not on Discord",)

    async def on_ready(self) -> None:
        name = self.user.name if self.user else ""
        logger.info("on Discord as %s, in %d servers, version %s", name, len(self.guilds), VERSION)
        self._warm()

    def _warm(self) -> None:
        """Draw all cards once in a thread: that takes seconds, and the bot answers meanwhile."""
        if self._warming is None and not self._closing:
            self._warming = asyncio.get_running_loop().run_in_executor(None, register.warm)
            # A thread cannot be stopped: closing the loop must wait for it.
            self._until_closed.push_async_callback(asyncio.wait, (self._warming,))

    def _requested(self, status: int | None) -> None:
        if self._session:
            self._session.requested(status)

    async def on_shard_connect(self, shard: int) -> None:
        self.connections.is_up(shard)

    async def on_shard_ready(self, shard: int) -> None:
        self.connections.has_greeted(shard)
        self.session.greeted(shard)
        if self.connections.count > 1:
            logger.info("shard %d of %d is on Discord", shard, self.connections.count)

    async def on_shard_resumed(self, shard: int) -> None:
        self.connections.is_up(shard)
        logger.info("shard %d is on Discord again, where it was", shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.connections.is_down(shard)

    async def setup_hook(self) -> None:
        store = await Store.open(self.settings.database, self.lease)
        self._until_closed.push_async_callback(store.close)
        key = sealing.key_file(self.settings.seed_key, self.settings.database)
        await store.seal(key)
        if self.cluster:
            await self._join(self.cluster)
            # The process that played meanwhile may have begun to seal with another key.
            await store.seal(key)
        engines = self.engines
        pace = self.settings.pace
        await self.load(store, Tables(store, pace=pace, pause=PAUSE if pace else 0.0, engines=engines))
        self._until_closed.enter_context(
            metrics.watching(
                lambda: ((table.slug, table.status) for table in self.tables.live()),
                lambda: engines.asked,
                lambda: self.connected,
                lambda: self.courier.behind,
                self._shards,
            )
        )
        await self.tree.set_translator(Translator())
        if 0 in self.lease.shards.ours:
            await self._sync_commands()
        fetch = partial(self.card_emojis.fetch, self)
        await self._asked(fetch, "cards are shown without emojis", "cards are shown with emojis")
        await self.session.start()

    async def _join(self, cluster: Lease) -> None:
        """Wait until a shard is ours; raise `Drained` if we are to drain before that."""
        wanted, _, limits = await self.http.get_bot_gateway()
        self._concurrency = limits["max_concurrency"]
        await cluster.listen(self._heard)
        await cluster.agree(wanted)
        self.outgrown = wanted > cluster.shards.count
        if await cluster.others_drain():
            self._drained_early.set()
        most = self.settings.shards
        # The tables of a process that was killed meanwhile may finish too.
        if not (await cluster.take(most) or await cluster.wait(most, self._drained_early)):
            raise Drained

    async def load(self, store: Store, tables: Tables) -> None:
        """Make the session of these tables, and add the cogs."""
        self._session = Session(self, store, tables, self.cluster, self._sync_commands, self._drained)
        self.connections.changed = self._session.reached
        await self._session.load()

    async def drain(self, *, draining: bool) -> None:
        """Stop opening tables, or allow it again, in every process on this database."""
        if self.cluster:
            # A process that starts between the two finds the lock; a running one hears the notification.
            await self.cluster.drain(draining=draining)
            await self.cluster.tell("drain" if draining else "go-on")
        else:
            self._drain(draining=draining)

    def _drain(self, *, draining: bool) -> None:
        if self.cluster:
            self.in_background(self.cluster.drain(draining=draining), "telling that we drain")
        if not self._begun:
            (self._drained_early.set if draining else self._drained_early.clear)()
        elif draining:
            self.session.draining.start()
        else:
            self.session.draining.undo()

    def _heard(self, told: str) -> None:
        """Handle a notification among the processes of this database, perhaps our own."""
        match told.split():
            case ["drain" | "go-on" as what]:
                self._drain(draining=what == "drain")
            case ["shards"] if self.cluster:
                self.cluster.outgrow()
            case _ if self._session:
                self._session.heard(told)

    async def _sync_commands(self) -> None:
        """Sync the commands; Discord keeps those it had if that fails."""
        await self._asked(self._sync, "Discord keeps the previous commands", "Discord has the new commands")

    async def _asked(self, request: Callable[[], Awaitable[None]], failed: str, done: str) -> None:
        """Do a request that the bot can play without; retry it in the background if the error may pass.

        `failed`, `done`: what the log says then.
        """
        try:
            await request()
        except (discord.DiscordException, *BROKEN) as error:
            logger.warning("%s: %s", failed, reason(error))
            if verdict(error) is Verdict.AGAIN:
                asking = asyncio.create_task(self._ask_on(request, failed, done), name=failed)
                self._until_closed.callback(asking.cancel)

    @staticmethod
    async def _ask_on(request: Callable[[], Awaitable[None]], failed: str, done: str) -> None:
        pauses = Pauses()
        while True:
            await asyncio.sleep(pauses.next())
            try:
                await request()
            except (discord.DiscordException, *BROKEN) as error:
                logger.warning("%s: %s", failed, reason(error))
            else:
                logger.info(done)
                return

    async def _sync(self) -> None:
        """Sync the commands: in one server at once, or globally, which may take Discord longer; with a
        timeout."""
        if self.settings.sync_guild is not None:
            guild = discord.Object(self.settings.sync_guild)
            self.tree.copy_global_to(guild=guild)
            await in_time(self.tree.sync(guild=guild), SYNC_TIMEOUT)
        else:
            await in_time(self.tree.sync(), SYNC_TIMEOUT)

    def _drained(self) -> None:
        self._leaving = asyncio.create_task(self._leave(), name="leaving")

    async def _leave(self) -> None:
        await self.courier.rest()
        await self.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do nothing, as each shard has waited for its turn before it connected."""

    async def connect(self, *, reconnect: bool = True) -> None:  # noqa: ARG002 — discord.py's; we always do
        """Connect all shards that Discord wants; with several processes, only those that are ours.

        Raises `Unreachable` if Discord has come to want more: the next bot then has as many.
        """
        try:
            await (self._connect_ours(self.cluster) if self.cluster else self._connect_all())
        except discord.ConnectionClosed as error:
            if error.code != TOO_FEW_SHARDS or not (self.is_ready() or self.outgrown):
                raise
            if self.cluster:
                await self.cluster.tell("shards")
                self.cluster.balance.outgrown = True
            raise Unreachable("run-more-shards") from None

    async def _connect_all(self) -> None:
        wanted, _, limits = await self.http.get_bot_gateway()
        self._begin()
        await self.connections.keep(wanted, limits["max_concurrency"])

    async def _connect_ours(self, cluster: Lease) -> None:
        self._begin()
        more = asyncio.create_task(self.session.take_more(cluster), name="taking shards")
        try:
            shards = cluster.shards
            await self.connections.keep(shards.count, self._concurrency, shards.ours)
        finally:
            more.cancel()
            await asyncio.gather(more, return_exceptions=True)

    def _begin(self) -> None:
        """Drain from now on if that was wished before."""
        self._begun = True
        if self._drained_early.is_set():
            self.session.draining.start()

    async def abandon(self) -> None:
        """Change nothing from now on, as another process may play our tables."""
        if self._session:
            await self._session.abandon()

    async def close(self) -> None:
        """Answer all received interactions, and stop. Further callers wait for the same end."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(asyncio.current_task()), name="closing")
        await self._closing

    async def _close(self, caller: asyncio.Task[Any] | None) -> None:
        await self.connections.close()
        if self._session:
            await self._session.close(caller)
        await self._until_closed.aclose()
        await super().close()


def create_bot(settings: Settings, cluster: Lease | None = None) -> Toucan:
    """Return a bot for Discord, or for the address that the settings name in its place."""
    install(settings)
    return Toucan(settings, cluster)
