"""The Discord client, made from settings; nothing happens before it is started."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from itertools import count
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from aiohttp import hdrs
from discord.ext import commands

from bot import VERSION
from bot.cluster.lease import LOOK, Lease
from bot.discordpy.connections import Connections
from bot.discordpy.rest import counts, install
from bot.engines.pool import EnginePool
from bot.engines.programs import Programs
from bot.games.base import Refusal
from bot.ops import metrics
from bot.ops.errors import describe, mistake
from bot.ops.pauses import Pauses
from bot.ops.refusals import Unreachable
from bot.ops.tasks import stop
from bot.people.backfill import backfill
from bot.service.draining import Draining
from bot.service.tables import Tables
from bot.settings import Settings
from bot.store import acted, sealing
from bot.store.shards import place
from bot.store.storage import Store
from bot.time.outages import Where
from cogs.core.avatars import Avatars
from cogs.core.client import Client, Tree
from cogs.core.emojis import Emojis
from cogs.core.languages import Languages, Translator
from cogs.core.relay import Relay
from cogs.core.router import Router
from cogs.delivery.ages import Ages
from cogs.delivery.budget import Budget
from cogs.delivery.courier import Courier, in_time
from cogs.delivery.drawer import Drawer
from cogs.delivery.drawing import Drawing
from cogs.delivery.interaction_tokens import PART, InteractionTokens
from cogs.delivery.verdict import BROKEN, TOO_MANY_REQUESTS, pause
from cogs.delivery.visits import Visits
from cogs.kit.contexts import BY_SERVERS, SERVERS
from cogs.kit.games import game_cogs
from cogs.services import Services
from rendering.decks import register

logger = logging.getLogger(__name__)

PATIENCE: Final = 20.0
"""Timeout in seconds of requests that the bot can do without."""

LATE: Final = 60.0
"""Seconds by which messages may be late while the bot still calls itself ready."""

MOMENT: Final = 3.0
"""Timeout in seconds of the check that the database can be written to."""

LAST_ANSWERS: Final = 10.0
"""Seconds for answering interactions received before the bot closes."""

AWAY: Final = 30.0
"""Seconds without Discord after which one of several processes gives its shards up."""

FORGET: Final = 30
"""Number of looks for free shards per look for deletions that another process could not finish."""

PAUSE: Final = 8.0
"""Seconds for which people see how a hand ended, unless they ask for the next."""

_FORGETTING: Final = "forgetting somebody together with other processes"

_TOO_MANY: Final = 429
_THEIRS: Final = 500
"""Lowest HTTP status that means an error on Discord's side."""


class Drained(Exception):
    """The bot was told to drain while it stood by, so it has nothing to wait for."""


class Toucan(Client):
    """The bot: opens the database, makes the services of tables on Discord, and loads the cogs."""

    services: Services

    def __init__(self, settings: Settings, lease: Lease | None = None) -> None:
        """`lease`: of one process among several; without one every server is its own."""
        # Only what a table needs: servers and channels. No messages; of members only who leaves a server,
        # if the operator wants that.
        self.ages = Ages()
        self.budget = Budget(settings.requests)
        self.uncounted = Budget(PART * settings.requests)
        self.interaction_tokens = InteractionTokens(self)
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
            http_trace=_traced(self.budget, self._answered_with),
        )
        self.settings = settings
        self.lease = lease or Lease()
        self.connections = Connections(self, self.lease.turn if self.lease.shared else None)
        self.connections.changed = self._reached
        # A budget half as large again, which Discord does not count: for panels of people who only wait.
        self.courier = Courier(Budget(settings.requests / 2), self.lease.shards.has)
        programs = Programs(settings.programs, settings.program_seconds, settings.program_memory)
        self.engines = EnginePool(settings.workers, settings.think, programs=programs)
        # Without worker processes for searches there are none for drawing either.
        self.drawing = Drawing(drawer=Drawer(allowed=settings.workers != 0))
        self.card_emojis = Emojis()
        self.avatars = Avatars()
        self.games = {}
        self.under_way = set()
        self._until_closed = AsyncExitStack()
        self._closing: asyncio.Task[None] | None = None
        self._leaving: asyncio.Task[None] | None = None
        self.waking = set()
        self._warming: asyncio.Future[None] | None = None
        self._concurrency = 1
        """Number of shards that Discord lets identify at once."""
        self._drained_early = asyncio.Event()
        """Set if the bot was told to drain before it played."""
        self._beside: set[asyncio.Task[None]] = set()
        self.outgrown = False
        """Whether other processes play with fewer shards than Discord wants by now."""
        self._begun = False
        """Whether the bot plays."""

    @property
    def connected(self) -> bool:
        """Whether every shard of ours is on Discord, and has received its servers."""
        return self.is_ready() and not self.is_closed() and not self.connections.lost

    @property
    def leaving(self) -> bool:
        """Whether draining is over: the bot ends once the last messages have arrived."""
        return self._leaving is not None

    def _shards(self) -> dict[str, int]:
        lost = len(self.connections.lost)
        return {"connected": len(self.connections.shards) - lost, "lost": lost}

    async def lacking(self) -> tuple[str, ...]:
        """Return what keeps the bot from working right now; nothing if it is ready."""
        if not self.lease.shards.ours:
            return ("it stands by: other processes have all shards",)
        return (
            *self._absent(),
            *(() if self.courier.late < LATE else ("messages do not arrive",)),
            *(() if await self._writable() else ("the database cannot be written to",)),
        )

    def _absent(self) -> tuple[str, ...]:
        if self.connected:
            return ()
        lost, every = len(self.connections.lost), len(self.connections.shards)
        return (f"{lost} of {every} shards not on Discord",) if lost < every else ("not on Discord",)

    async def _writable(self) -> bool:
        if not hasattr(self, "tables"):
            return False
        try:
            async with asyncio.timeout(MOMENT):
                await self.store.write(lambda _: None)
        except Exception as error:  # noqa: BLE001 — whatever it is, who asks has the answer
            logger.warning("the database cannot be written to: %s", describe(error))
            return False
        return True

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

    def _reached(self) -> None:
        """Tell the heartbeat which shards are disconnected: nobody can act there."""
        if hasattr(self, "tables"):
            begun, ours = bool(self.connections.shards), self.lease.shards
            count = self.connections.count if begun else ours.count
            lost = self.connections.lost if begun else ours.ours
            self.tables.heartbeat.lose(Where(place(shard, count)) for shard in lost)

    def _answered_with(self, status: int | None) -> None:
        if hasattr(self, "tables") and status != TOO_MANY_REQUESTS:
            self.tables.heartbeat.requested(taken=status is not None and status < _THEIRS)

    async def on_shard_connect(self, shard: int) -> None:
        self.connections.is_up(shard)

    async def on_shard_ready(self, shard: int) -> None:
        self.connections.has_greeted(shard)
        for guild in self.guilds:
            if guild.shard_id == shard:
                self.tables.heartbeat.away(guild.id, away=guild.unavailable)
        if self.connections.count > 1:
            logger.info("shard %d of %d is on Discord", shard, self.connections.count)

    async def on_shard_resumed(self, shard: int) -> None:
        self.connections.is_up(shard)
        logger.info("shard %d is on Discord again, where it was", shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.connections.is_down(shard)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.tables.heartbeat.away(guild.id, away=True)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.tables.heartbeat.away(guild.id, away=False)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.tables.heartbeat.away(guild.id, away=False)

    async def setup_hook(self) -> None:
        if self.lease.shared:
            wanted, _, limits = await self.http.get_bot_gateway()
            self._concurrency = limits["max_concurrency"]
            await self.lease.listen(self._heard)
            await self.lease.agree(wanted)
            self.outgrown = wanted > self.lease.shards.count
            if await self.lease.others_drain():
                self._drained_early.set()
            most = self.settings.shards
            # The tables of a process that was killed meanwhile may finish too.
            if not (await self.lease.take(most) or await self.lease.wait(most, self._drained_early)):
                raise Drained
        self.store = store = await Store.open(self.settings.database, self.lease)
        await store.seal(sealing.key_file(self.settings.seed_key, self.settings.database))
        if 0 in self.lease.shards.ours and not await store.entered():
            # On the first start with results, older matches have theirs only in their logs.
            await backfill(store)
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
        await self._tell_once(self.lease.shards.ours)
        await self.card_emojis.fetch(self)
        self.services.listen(self)
        self.tables.woken, self.tables.left = self.services.woken, self.services.left
        self.add_listener(self.router.on_interaction)
        self.add_listener(self.avatars.on_interaction)
        await self._begin(self.lease.shards.ours)

    async def drain(self, *, draining: bool) -> None:
        """Stop opening tables, or allow it again, in every process on this database."""
        if self.lease.shared:
            # A process that starts between the two finds the lock; a running one hears the notification.
            await self.lease.drain(draining=draining)
            await self.lease.tell("drain" if draining else "go-on")
        else:
            self._drain(draining=draining)

    def _drain(self, *, draining: bool) -> None:
        if self.lease.shared:
            self._aside(self.lease.drain(draining=draining), "telling that we drain")
        if self.lease.shared and not self._begun:
            (self._drained_early.set if draining else self._drained_early.clear)()
        elif draining:
            self.draining.start()
        else:
            self.draining.undo()

    def _heard(self, told: str) -> None:
        """Handle a notification among the processes of this database, perhaps our own."""
        match told.split():
            case ["drain" | "go-on" as what]:
                self._drain(draining=what == "drain")
            case ["nights"] if hasattr(self, "services"):
                self.tables.closing.look()
            case ["shards"]:
                self.lease.outgrown = True
                self.lease.lost.set()
            case [what, number] if hasattr(self, "services"):
                self._heard_of(what, int(number))
            case ["interaction", shard, number, which, many, piece] if hasattr(self, "relay"):
                self.relay.heard((shard, number, which, many, piece))

    def _heard_of(self, what: str, number: int) -> None:
        if what == "server":
            self.store.drop(server=number)
        if what == "person":
            self.store.drop(person=number)
            self.services.panels.as_liked(number)
            self.dispatch("preferred", number)
        if what == "night":
            self.services.duplicate.messages.changed(number)
        if what == "forget":
            self.store.drop(person=number)
            self.avatars.forget(number)
            self.tables.forget_name(number)
            self.services.review.forget()
            self.services.coach.forget()
            self._aside(self.tables.vacate(number), _FORGETTING)

    def _aside(self, work: Coroutine[Any, Any, None], doing: str) -> None:
        async def done() -> None:
            try:
                await work
            except Refusal:
                # We are stopping, and go on after the next start.
                return
            except Exception as error:  # noqa: BLE001 — it is tried again
                mistake(doing, error)

        task = asyncio.create_task(done(), name=doing)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def _share(self) -> None:
        """Share the rate limit, as Discord counts the requests of all processes together."""
        shards = self.lease.shards
        for budget in (self.budget, self.courier.turns):
            budget.share(len(shards.ours) / shards.count)

    async def _begin(self, shards: frozenset[int]) -> None:
        """Begin to serve the servers of these shards."""
        self._share()
        self.router.remember(await self.store.read(acted.read))
        await self.services.reminders.remember(shards)
        await self.visits.remember(shards)
        await self.tables.find(shards)
        await self.relay.begin(shards)
        task = asyncio.create_task(self._wake(shards), name="waking")
        self.waking.add(task)
        task.add_done_callback(self.waking.discard)

    async def load(self, store: Store, tables: Tables) -> None:
        """Make the services of these tables on Discord, and add the cogs."""
        self.store, self.tables = store, tables
        # Nobody can act before the bot connects.
        self._reached()
        self.languages = Languages(self, store)
        self.visits = Visits(self, store)
        self.relay = Relay(self, self.lease)
        self.router = Router(tables, self.languages)
        self.services = Services.of(self)
        self.draining = Draining(
            tables, 60 * self.settings.drain_minutes, self.services.painter.touch, self._drained
        )
        for cog in game_cogs():
            game = cog(self.services.play)
            self.games[game.game.slug] = game
            await self.add_cog(game)
        for made in self.services.cogs(self):
            await self.add_cog(made)

    async def _wake(self, shards: frozenset[int]) -> None:
        """Wake all tables in the background; a click wakes its own table first."""
        try:
            for owed, record in await self.store.unpaid(shards):
                self.services.painter.debts.pay(owed, record)
        except Exception as error:  # noqa: BLE001 — tables that go on come first
            mistake("looking up what messages have yet to show", error)
        try:
            await self.tables.waking.all()
        except Exception as error:  # noqa: BLE001 — those that are awake go on, and who clicks rouses their own
            mistake("waking the tables", error)
        try:
            self.services.reminders.wake(self.tables.live())
        except Exception as error:  # noqa: BLE001 — the player to act is told with the next change
            mistake("going on to tell people that it is their turn", error)
        try:
            await self.tables.forget_the_others()
        except Refusal:
            # We are stopping, and go on after the next start.
            return
        except Exception as error:  # noqa: BLE001 — it is tried again at the next start
            mistake("forgetting those who wanted it", error)

    async def _tell_once(self, shards: frozenset[int]) -> None:
        """Sync the commands with Discord; among several processes, the one with shard 0 does."""
        if 0 in shards:
            await self._told()

    async def _told(self) -> None:
        """Sync the commands, and retry in the background if Discord does not answer now."""
        try:
            await self._sync()
        except discord.HTTPException as error:
            logger.warning("Discord keeps the commands it had: %s", error)
            if error.status >= _THEIRS or error.status == _TOO_MANY:
                self._tell_later()
        except (discord.RateLimited, *BROKEN) as error:
            logger.warning("Discord keeps the commands it had: %s", describe(error))
            self._tell_later()

    def _tell_later(self) -> None:
        telling = asyncio.create_task(self._tell_on(), name="telling the commands")
        self._until_closed.callback(telling.cancel)

    async def _tell_on(self) -> None:
        pauses = Pauses()
        while True:
            await asyncio.sleep(pauses.next())
            try:
                await self._sync()
            except (discord.DiscordException, *BROKEN) as error:
                logger.warning("Discord keeps the commands it had: %s", type(error).__name__)
            else:
                logger.info("Discord knows the commands")
                return

    async def _sync(self) -> None:
        """Sync the commands: in one server at once, or globally, which may take Discord longer; with a
        timeout."""
        if self.settings.sync_guild is not None:
            guild = discord.Object(self.settings.sync_guild)
            self.tree.copy_global_to(guild=guild)
            await in_time(self.tree.sync(guild=guild), PATIENCE)
        else:
            await in_time(self.tree.sync(), PATIENCE)

    def _drained(self) -> None:
        self._leaving = asyncio.create_task(self._leave(), name="leaving")

    async def _leave(self) -> None:
        await self.courier.rest()
        await self.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do nothing, as each shard has waited for its turn before it connected."""

    async def connect(self, *, reconnect: bool = True) -> None:  # noqa: ARG002 — discord.py's; we always do
        """Connect all shards that Discord wants; with several processes, only those that are ours."""
        if not self.lease.shared:
            wanted, _, limits = await self.http.get_bot_gateway()
            await self.connections.keep(wanted, limits["max_concurrency"])
            return
        more = asyncio.create_task(self._take_more(), name="taking shards")
        try:
            shards = self.lease.shards
            await self.connections.keep(shards.count, self._concurrency, shards.ours)
        finally:
            more.cancel()
            await asyncio.gather(more, return_exceptions=True)

    async def _take_more(self) -> None:
        """Take free shards over, as far as we may, and finish deletions that other processes could not."""
        self._begun = True
        if self._drained_early.is_set():
            self.draining.start()
        for look in count():
            await asyncio.sleep(LOOK)
            if self.connections.away > AWAY:
                self.connections.give_up(Unreachable("run-off-discord"))
                return
            try:
                await self._spread()
                if self.tables.draining:
                    continue
                await self._take()
                if look % FORGET == FORGET - 1 and not self._beside:
                    self._aside(self.tables.forget_the_others(), _FORGETTING)
            except Refusal:
                # The lease is lost; our caller learns of it.
                return
            except Exception as error:  # noqa: BLE001 — who cannot play there must not keep others from it
                mistake("taking shards over", error)
                self.lease.lost.set()
                return

    async def _spread(self) -> None:
        """Ask for shards if another process has more, and give one away if others ask for ours."""
        plays = self.connected and not self.tables.draining
        census = await self.lease.want(self.settings.shards, willing=plays)
        calm = plays and not self.tables.waking
        if self.lease.balance.gives(census, len(self.lease.shards.ours), calm=calm):
            await self.lease.spare(self._let_go)

    async def _let_go(self, shard: int) -> None:
        """Leave this shard's servers, so that another process can take them over."""
        await self.connections.leave(shard)
        self.relay.leave(shard)
        self.dispatch("shard_left", shard)
        # Clicks received before are still answered.
        if under_way := [*self.under_way]:
            await asyncio.wait(under_way, timeout=LAST_ANSWERS)
        await self.courier.leave()
        await self.tables.let_go(shard)
        self.state.forget(shard)
        self._share()

    async def _take(self) -> None:
        shards = await self.lease.take(self.settings.shards)
        if not shards:
            return
        logger.info("taking over %d of %d shards", len(shards), self.lease.shards.count)
        await self._begin(shards)
        self.connections.add(shards)
        await self._tell_once(shards)

    async def close(self) -> None:
        """Answer all received interactions, and stop. Further callers wait for the same end."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(asyncio.current_task()), name="closing")
        await self._closing

    async def _close(self, caller: asyncio.Task[Any] | None) -> None:
        # First stop new input, then automatic actions; what an answer may need is closed after the last
        # answer.
        await self.connections.close()
        if hasattr(self, "relay"):
            self.relay.close()
        if hasattr(self, "tables"):
            await self.tables.stand_still()
        await self._answered(caller)
        for cog in tuple(self.cogs):
            await self.remove_cog(cog)
        if hasattr(self, "tables"):
            await self._close_tables()
        await self._until_closed.aclose()
        if hasattr(self, "store"):
            await self.store.close()
        await super().close()

    async def _answered(self, caller: asyncio.Task[Any] | None) -> None:
        """Wait for pending answers; cancel those that take too long."""
        try:
            async with asyncio.timeout(LAST_ANSWERS):
                while under_way := self.under_way - {caller}:
                    await asyncio.wait(under_way)
        except TimeoutError:
            late = self.under_way - {caller}
            logger.warning("closing without %d answers that took too long", len(late))
            await stop(late)

    async def _close_tables(self) -> None:
        self.tables.detach_listeners()
        await stop((*self.waking, *self._beside))
        if hasattr(self, "services"):
            await self.draining.close()
            await self.services.close()
        await self.courier.close()
        # Running work there may still post on Discord.
        await self.tables.close()
        self.drawing.close()
        for budget in (self.budget, self.uncounted):
            await budget.close()
        await self.avatars.close()


def create_bot(settings: Settings, lease: Lease | None = None) -> Toucan:
    """Return a bot for Discord, or for the address that the settings name in its place."""
    install(settings)
    return Toucan(settings, lease)


def _traced(
    budget: Budget, answered_with: Callable[[int | None], None] = lambda _: None
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
            await budget.leave()

    async def follows(_: object, request: SimpleNamespace, sent: aiohttp.TraceRequestChunkSentParams) -> None:
        if not request.whole and counts(sent.url):
            request.whole = True
            await budget.leave()

    async def ended(_: object, __: object, answered: aiohttp.TraceRequestEndParams) -> None:
        if answered.response.status == TOO_MANY_REQUESTS and (
            answered.response.headers.get("X-RateLimit-Global") or not answered.response.headers.get("Via")
        ):
            budget.slow_down(pause(answered.response.headers.get("Retry-After")))
        answered_with(answered.response.status)

    async def failed(_: object, __: object, ___: object) -> None:
        answered_with(None)

    config = aiohttp.TraceConfig()
    config.on_request_headers_sent.append(headed)
    config.on_request_chunk_sent.append(follows)
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config
