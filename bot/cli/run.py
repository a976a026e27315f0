"""`python -m bot run`: the bot on Discord, until it is stopped; and `emojis`: cards as emojis there."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
from collections.abc import Collection
from contextlib import nullcontext, suppress

import discord

from bot.app import Drained, Toucan, create_bot
from bot.cli.opening import logged_in, opening
from bot.cli.signals import DrainWish, drain_signals, until_first, until_stopped
from bot.cluster.balance import Balance
from bot.cluster.lease import LOOK, holding_if_shared
from bot.engines.compiled import compiling, tell_unused
from bot.games.base import Refusal
from bot.ops.handover import Handover, attended
from bot.ops.health import serving
from bot.ops.lanes import new_loop
from bot.ops.logs import set_up
from bot.ops.notify import notified
from bot.ops.pauses import Pauses
from bot.ops.refusals import Misconfigured, Unreachable
from bot.ops.tasks import stop
from bot.settings import Settings
from bot.store.backup import file_if_any, is_sound
from bot.store.unopened import first_line
from bot.words import words
from cogs.core.emojis import FAILURES, bring
from cogs.core.permissions import NEEDED

logger = logging.getLogger(__name__)


def run(settings: Settings, drained: Collection[int] = (), *, machine_code: bool = False) -> None:
    """Run the bot until it is stopped; raises `Refusal` for faults that the operator can mend.

    Temporary faults are retried indefinitely. `drained`: drain signals received before the bot listened;
    `machine_code`: compile computer players in the background, if possible.
    """
    if not settings.token:
        raise Misconfigured("run-no-token")
    _set_up(settings)
    if not machine_code:
        tell_unused()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(until_stopped(_serve(settings, drained, machine_code=machine_code)))
    logger.info("stopped")


def _set_up(settings: Settings) -> None:
    set_up(settings.log_level, settings.log_format)
    for name in settings.gone:
        logger.warning("%s", words()("setting-gone", name=name))


async def _serve(settings: Settings, drained: Collection[int], *, machine_code: bool) -> None:
    """Open what belongs to the process rather than to one bot, and run bots."""
    with drain_signals(drained) as wish:
        async with attended(file_if_any(settings.database)) as handover:
            process = _Process(settings, handover, wish)
            async with (
                serving(settings.metrics_host, settings.metrics_port, process.lacking),
                notified(),
                compiling(process.renew) if machine_code else nullcontext(),
            ):
                await process.run_bots()


class _Process:
    """Runs bots one after the other: the next after a temporary fault, or once the database is given back."""

    def __init__(self, settings: Settings, handover: Handover, wish: DrainWish) -> None:
        self._settings = settings
        self._handover = handover
        self._wish = wish
        self._pauses = Pauses()
        self._balance = Balance()
        self._bot: Toucan | None = None
        """The present bot."""
        self._damaged = asyncio.Event()
        self._checked = False
        """Whether the whole file has been looked at for damage."""

    async def run_bots(self) -> None:
        """Run bots until one ends by itself."""
        while True:
            try:
                await self._run_bot()
                ended = True
            except Unreachable as refusal:
                await self._pause(refusal)
                ended = False
            if self._handover.asked.is_set():
                await self._handover.rest()
            elif ended:
                return

    async def _run_bot(self) -> None:
        """Run one bot until it has drained, or must stop for another process."""
        with opening():
            async with (
                holding_if_shared(self._settings.database, self._balance) as cluster,
                create_bot(self._settings, cluster) as bot,
            ):
                self._bot = bot
                beside = [
                    asyncio.create_task(self._drain_as_wished(bot), name="heeding signals"),
                    asyncio.create_task(self._check(), name="checking the database"),
                ]
                try:
                    await until_first(self._play(bot), self._must_stop(bot))
                except Drained:
                    return
                finally:
                    await stop(beside)
                    self._bot = None
            if self._damaged.is_set():
                raise Misconfigured("database-damaged")
            # A bot that leaves because it has drained no longer needs the lease.
            if bot.lease.lost.is_set() and not bot.leaving:
                raise Unreachable("run-more-shards" if self._balance.outgrown else "run-lease-lost")

    async def _play(self, bot: Toucan) -> None:
        """Log in, wait as a stand-by if need be, and stay connected."""
        await bot.login(self._settings.token)
        self._pauses.over()
        self._balance.outgrown = False
        self._tell_invitation(bot)
        await bot.connect()

    async def _must_stop(self, bot: Toucan) -> None:
        """Wait until another process asks for the database, it turns out damaged, or the lease is lost.

        On loss, everything stops at once, as another process may play; clicks are told so.
        """
        await until_first(self._handover.asked.wait(), self._damaged.wait(), bot.lease.lost.wait())
        if bot.lease.lost.is_set():
            await bot.abandon()

    async def _check(self) -> None:
        """Look for damage in a SQLite file once, while the bot plays: a large one takes a while to read."""
        file = file_if_any(self._settings.database)
        if file is None or self._checked:
            return
        with suppress(sqlite3.Error):
            # A file that cannot be opened stops the bot by itself.
            if not await is_sound(file):
                self._damaged.set()
            self._checked = True

    async def _drain_as_wished(self, bot: Toucan) -> None:
        """Start and stop draining; a stand-by does so too."""
        if not self._wish.draining:
            await self._wish.told.wait()
        while True:
            self._wish.told.clear()
            await bot.drain(draining=self._wish.draining)
            await self._wish.told.wait()

    async def _pause(self, refusal: Unreachable) -> None:
        """Log the fault, and wait before the next bot; not while another process wants the database."""
        pause = self._pauses.next()
        if refusal.key == "run-off-discord":
            # Another process may get its shards, and so looks for them first.
            pause = max(3 * LOOK, pause)
            self._balance.could_not_play()
        logger.warning("%s Trying again in %.0f seconds.", words().refusal(refusal), pause)
        await until_first(asyncio.sleep(pause), self._handover.asked.wait())

    def _tell_invitation(self, bot: Toucan) -> None:
        invitation = discord.utils.oauth_url(
            bot.application_id or 0,
            permissions=discord.Permissions(**dict.fromkeys(NEEDED, True)),
            scopes=("bot", "applications.commands"),
        )
        said = words()("run-online", invitation=invitation)
        if self._settings.log_format == "json":
            logger.info("%s", said)
        else:
            _tell(said)

    def renew(self) -> None:
        """Have computer players use newly compiled code."""
        if self._bot:
            self._bot.engines.renew()

    async def lacking(self) -> tuple[str, ...]:
        return await self._bot.lacking() if self._bot else ("not on Discord: it stands by, or tries again",)


def emojis(settings: Settings) -> None:
    """Upload the cards' emojis to Discord; existing ones stay."""
    _set_up(settings)
    asyncio.run(until_stopped(_bring(settings)))


async def _bring(settings: Settings) -> None:
    async with logged_in(settings) as client:
        try:
            await bring(client, _tell)
        except FAILURES as error:
            raise Refusal("emojis-failed", reason=first_line(error)) from error


def _tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
