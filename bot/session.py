"""One session: what this process plays between opening the database and closing it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from bot.cluster.lease import LOOK, Lease
from bot.games import WITHHELD
from bot.games.base import Refusal
from bot.ops.errors import describe, mistake
from bot.ops.refusals import Unreachable
from bot.ops.tasks import stop
from bot.service.draining import Draining
from bot.store import acted
from bot.store.backup import file_if_any
from bot.store.packing import Packing
from bot.store.shards import place
from bot.time.outages import Where
from bot.words import words
from cogs.core.aim import Aim
from cogs.core.languages import Languages
from cogs.core.relay import Relay
from cogs.core.router import Router
from cogs.delivery.tokens import Tokens
from cogs.delivery.verdict import TOO_MANY_REQUESTS
from cogs.kit.games import game_cogs
from cogs.services import Services

if TYPE_CHECKING:
    import discord

    from bot.service.tables import Tables
    from bot.store.storage import Store
    from cogs.core.client import Client

logger = logging.getLogger(__name__)

MOMENT: Final = 3.0
"""Timeout in seconds of the check that the database can be written to."""

LAST_ANSWERS: Final = 10.0
"""Seconds for answering interactions received before the bot closes."""

AWAY: Final = 30.0
"""Seconds without Discord after which one of several processes gives its shards up."""

UNDER_THE_THUMB: Final = 0.7
"""Seconds between the moment a button came by itself and the first tap meant for it."""

FORGET: Final = 30
"""Number of looks for free shards per look for deletions that another process could not finish."""

_FORGETTING: Final = "deleting a person's data together with other processes"

_THEIRS: Final = 500
"""Lowest HTTP status that means an error on Discord's side."""


class Session:
    """The tables of this process, their services on Discord, and the shards whose servers it plays."""

    def __init__(
        self,
        bot: Client,
        store: Store,
        tables: Tables,
        cluster: Lease | None,
        sync: Callable[[], Awaitable[None]],
        drained: Callable[[], None],
    ) -> None:
        """`sync`: tells Discord the commands. `drained`: called once every match is over."""
        bot.store, bot.tables = store, tables
        bot.languages = Languages(bot, store)
        bot.tokens = Tokens(bot, store)
        # Without pauses, programs play: they tap as soon as a button is there.
        aim = Aim(UNDER_THE_THUMB if bot.settings.pace else 0.0)
        bot.router = Router(tables, bot.languages, aim)
        self._bot, self._store, self._tables = bot, store, tables
        self._sync = sync
        self._relay = Relay(bot, cluster) if cluster else None
        self._packing = Packing(store, file_if_any(bot.settings.database))
        self.services = Services(bot)
        minutes = bot.settings.drain_minutes
        self.draining = Draining(tables, 60 * minutes, self.services.painter.touch, drained)
        # Nobody can act before the bot connects.
        self.reached()

    async def load(self) -> None:
        """Add the cogs."""
        for name, lacks in WITHHELD.items():
            logger.warning("%s", words()("doctor-game-withheld", game=name, lacks="; ".join(lacks)))
        for cog in game_cogs():
            game = cog(self.services.play)
            self._bot.games[game.game.slug] = game
            await self._bot.add_cog(game)
        for made in self.services.cogs():
            await self._bot.add_cog(made)

    async def start(self) -> None:
        """Listen to tables and clicks, and serve the servers of our shards."""
        self.services.listen()
        for listener in (self.on_guild_unavailable, self.on_guild_available, self.on_guild_remove):
            self._bot.add_listener(listener)
        self._bot.add_listener(self._bot.router.on_interaction)
        self._bot.add_listener(self._bot.avatars.on_interaction)
        await self.begin(self._store.lease.shards.ours)
        self._packing.start()

    async def begin(self, shards: frozenset[int]) -> None:
        """Begin to serve the servers of these shards."""
        bot = self._bot
        self._share()
        bot.router.remember(await self._store.read(acted.read))
        await self.services.reminders.remember(shards)
        await bot.tokens.remember(shards)
        await self._tables.find(shards)
        if self._relay:
            await self._relay.begin(shards)
        task = asyncio.create_task(self._wake(shards), name="waking")
        bot.waking.add(task)
        task.add_done_callback(bot.waking.discard)

    async def _wake(self, shards: frozenset[int]) -> None:
        """Wake all tables in the background; a click wakes its own table first."""
        try:
            for owed, record in await self._store.unpaid(shards):
                self.services.painter.debts.pay(owed, record)
        except Exception as error:  # noqa: BLE001 — tables that go on come first
            mistake("looking up messages that are out of date", error)
        try:
            await self._tables.waking.all()
        except Exception as error:  # noqa: BLE001 — those that are awake go on, and who clicks rouses their own
            mistake("waking the tables", error)
        try:
            self.services.reminders.wake(self._tables.live())
        except Exception as error:  # noqa: BLE001 — the player to act is told with the next change
            mistake("resuming reminders", error)
        try:
            await self._tables.forget_the_others()
        except Refusal:
            # We are stopping, and go on after the next start.
            return
        except Exception as error:  # noqa: BLE001 — it is tried again at the next start
            mistake("deleting people's data", error)

    # Health

    async def is_writable(self) -> bool:
        """Whether the database can be written to now."""
        try:
            async with asyncio.timeout(MOMENT):
                await self._store.write(lambda _: None)
        except Exception as error:  # noqa: BLE001 — whatever it is, who asks has the answer
            logger.warning("the database cannot be written to: %s", describe(error))
            return False
        return True

    def reached(self) -> None:
        """Tell the heartbeat which shards are disconnected: nobody can act there."""
        connections, ours = self._bot.connections, self._store.lease.shards
        begun = bool(connections.shards)
        count = connections.count if begun else ours.count
        lost = connections.lost if begun else ours.ours
        self._tables.heartbeat.lose(Where(place(shard, count)) for shard in lost)

    def requested(self, status: int | None) -> None:
        """Tell the heartbeat about the status of an answer from Discord; None: there was no answer."""
        if status != TOO_MANY_REQUESTS:
            self._tables.heartbeat.requested(taken=status is not None and status < _THEIRS)

    def greeted(self, shard: int) -> None:
        """Tell the heartbeat which servers of a connected shard are unavailable."""
        for guild in self._bot.guilds:
            if guild.shard_id == shard:
                self._tables.heartbeat.away(guild.id, away=guild.unavailable)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self._tables.heartbeat.away(guild.id, away=True)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._tables.heartbeat.away(guild.id, away=False)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._tables.heartbeat.away(guild.id, away=False)

    # Among several processes

    def heard(self, told: str) -> None:
        """Handle a notification among the processes of this database, perhaps our own."""
        match told.split():
            case ["nights"]:
                self._tables.closing.look()
            case [what, number]:
                self._heard_of(what, int(number))
            case ["interaction", shard, number, which, many, piece] if self._relay:
                self._relay.heard((shard, number, which, many, piece))

    def _heard_of(self, what: str, number: int) -> None:
        if what == "server":
            self._store.drop(server=number)
        if what == "person":
            self._store.drop(person=number)
            self.services.panels.as_liked(number)
            self._bot.dispatch("preferred", number)
        if what == "night":
            self.services.duplicate.messages.changed(number)
        if what == "forget":
            self._tables.drop_person(number)
            self._bot.in_background(self._tables.vacate(number), _FORGETTING)

    def _share(self) -> None:
        """Share the rate limit, as Discord counts the requests of all processes together."""
        shards = self._store.lease.shards
        self._bot.rate_limiter.share(len(shards.ours) / shards.count)

    async def take_more(self, cluster: Lease) -> None:
        """Take free shards over, as far as we may, and finish deletions that other processes could not."""
        connections = self._bot.connections
        for look in count():
            await asyncio.sleep(LOOK)
            if connections.away > AWAY:
                connections.give_up(Unreachable("run-off-discord"))
                return
            try:
                await self._spread(cluster)
                if self._tables.draining:
                    continue
                await self._take(cluster)
                if look % FORGET == FORGET - 1 and not self._bot.background:
                    self._bot.in_background(self._tables.forget_the_others(), _FORGETTING)
            except Refusal:
                # The lease is lost; our caller learns of it.
                return
            except Exception as error:  # noqa: BLE001 — who cannot play there must not keep others from it
                mistake("taking shards over", error)
                cluster.lost.set()
                return

    async def _spread(self, cluster: Lease) -> None:
        """Ask for shards if another process has more, and give one away if others ask for ours."""
        plays = self._bot.connected and not self._tables.draining
        census = await cluster.want(self._bot.settings.shards, willing=plays)
        calm = plays and not self._tables.waking
        if cluster.balance.gives(census, len(cluster.shards.ours), calm=calm):
            await cluster.spare(self.let_go)

    async def let_go(self, shard: int) -> None:
        """Leave this shard's servers, so that another process can take them over."""
        bot = self._bot
        await bot.connections.leave(shard)
        if self._relay:
            self._relay.leave(shard)
        bot.dispatch("shard_left", shard)
        # Clicks received before are still answered.
        if under_way := [*bot.under_way]:
            await asyncio.wait(under_way, timeout=LAST_ANSWERS)
        await bot.courier.leave()
        await self._tables.let_go(shard)
        bot.state.forget(shard)
        self._share()

    async def _take(self, cluster: Lease) -> None:
        shards = await cluster.take(self._bot.settings.shards)
        if not shards:
            return
        logger.info("taking over %d of %d shards", len(shards), cluster.shards.count)
        await self.begin(shards)
        self._bot.connections.add(shards)
        if 0 in shards:
            await self._sync()

    # The end

    async def abandon(self) -> None:
        """Change nothing from now on, as another process may play our tables."""
        self._tables.rest()
        self._store.abandon()
        await self._packing.close()
        await self._tables.stand_still()

    async def close(self, caller: asyncio.Task[Any] | None) -> None:
        """Stop automatic actions, answer what was received, and close what an answer may need.

        `caller`: the task that closes the bot, for which nobody waits.
        """
        bot = self._bot
        if self._relay:
            self._relay.close()
        await self._packing.close()
        await self._tables.stand_still()
        await self._answered(caller)
        for cog in tuple(bot.cogs):
            await bot.remove_cog(cog)
        self._tables.detach_listeners()
        await stop((*bot.waking, *bot.background))
        await self.draining.close()
        await self.services.close()
        await bot.courier.close()
        # Running work there may still post on Discord.
        await self._tables.close()
        bot.drawing.close()
        await bot.rate_limiter.close()
        await bot.avatars.close()

    async def _answered(self, caller: asyncio.Task[Any] | None) -> None:
        """Wait for pending answers; cancel those that take too long."""
        under_way = self._bot.under_way
        try:
            async with asyncio.timeout(LAST_ANSWERS):
                while waiting := under_way - {caller}:
                    await asyncio.wait(waiting)
        except TimeoutError:
            late = under_way - {caller}
            logger.warning("closing without %d answers that took too long", len(late))
            await stop(late)
