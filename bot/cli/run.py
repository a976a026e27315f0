"""`python -m bot run`: the bot on Discord, until it is stopped; and `emojis`: cards as emojis there."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Collection, Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord

from bot.app import Drained, Toucan, create_bot
from bot.cluster.balance import Balance
from bot.cluster.lease import LOOK, holding
from bot.discordpy.rest import requesting
from bot.engines.compiled import compiling, tell_unused
from bot.games.base import Refusal
from bot.ops.handover import Bell, attended
from bot.ops.health import serving
from bot.ops.lanes import new_loop
from bot.ops.logs import set_up
from bot.ops.notify import notified
from bot.ops.pauses import Pauses
from bot.ops.refusals import Misconfigured, Unreachable
from bot.settings import Settings
from bot.store.backup import database_file
from bot.store.unopened import first_line, in_sentences
from bot.words import words
from cogs.core.emojis import FAILURES, bring
from cogs.core.permissions import NEEDED

logger = logging.getLogger(__name__)

_WRONG_TOKEN: Final = 4004
_TOO_FEW_SHARDS: Final = 4011
_SHARDS: Final = (4010, _TOO_FEW_SHARDS)
_NOT_UNDERSTOOD: Final = (4012, 4013)
"""Close codes of Discord's gateway; discord.py has an error of its own for 4014."""


def run(settings: Settings, drained: Collection[int] = (), *, machine_code: bool = False) -> None:
    """Run the bot until it is stopped; raises `Refusal` for faults that the operator can mend.

    Temporary faults are retried indefinitely. `drained`: drain signals received before the bot listened;
    `machine_code`: compile computer players in the background, if possible.
    """
    _ready(settings)
    if not machine_code:
        tell_unused()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(until_stopped(_serve(settings, drained, machine_code=machine_code)))
    logger.info("stopped")


def emojis(settings: Settings) -> None:
    """Upload the cards' emojis to Discord; existing ones stay."""
    _ready(settings)
    asyncio.run(until_stopped(_bring(settings)))


def _ready(settings: Settings) -> None:
    if not settings.token:
        raise Misconfigured("run-no-token")
    set_up(settings.log_level, settings.log_format)
    for name in settings.gone:
        logger.warning("%s", words()("setting-gone", name=name))


@dataclass
class _Wish:
    """The operator's wish to drain, or not."""

    draining: bool = False
    told: asyncio.Event = field(default_factory=asyncio.Event)

    def say(self, draining: bool) -> None:  # noqa: FBT001 — a signal handler's argument
        self.draining = draining
        self.told.set()


@dataclass
class _Stay:
    """State that outlives a restart of the bot within the process."""

    settings: Settings
    bell: Bell
    wish: _Wish
    pauses: Pauses = field(default_factory=Pauses)
    bot: Toucan | None = None
    """The present bot."""
    balance: Balance = field(default_factory=Balance)
    outgrown: bool = False
    """Whether Discord wants more shards than there were."""

    def renew(self) -> None:
        """Have computer players use newly compiled code."""
        if self.bot:
            self.bot.engines.renew()

    async def lacking(self) -> tuple[str, ...]:
        return await self.bot.lacking() if self.bot else ("not on Discord: it stands by, or tries again",)


async def _serve(settings: Settings, drained: Collection[int], *, machine_code: bool) -> None:
    """Run the bot, with a pause whenever another process restores the database."""
    with _told_to_drain(drained) as wish:
        async with attended(_file(settings.database)) as bell:
            stay = _Stay(settings, bell, wish)
            meanwhile = compiling(stay.renew) if machine_code else nullcontext()
            async with (
                serving(settings.metrics_host, settings.metrics_port, stay.lacking),
                notified(),
                meanwhile,
            ):
                await _stay(stay)


async def _stay(stay: _Stay) -> None:
    while True:
        over = await _sat(stay)
        if stay.bell.asked.is_set():
            await stay.bell.rest()
        elif over:
            return


def _file(url: str) -> Path | None:
    try:
        return database_file(url)
    except Refusal:
        return None


async def _sat(stay: _Stay) -> bool:
    """Run one bot until the database is asked for; False if it failed and is to be retried."""
    asked = stay.bell.asked
    try:
        with opening():
            async with (
                holding(stay.settings.database) as lease,
                create_bot(stay.settings, lease) as stay.bot,
            ):
                lease.balance, lease.outgrown = stay.balance, stay.outgrown
                try:
                    await _until_first(_online(stay.bot, stay), _not_ours(stay.bot, asked, lease.lost))
                finally:
                    stay.outgrown = lease.outgrown
            # A bot that leaves because it has drained no longer needs the lease.
            if lease.lost.is_set() and not stay.bot.leaving:
                raise Unreachable("run-more-shards" if lease.outgrown else "run-lease-lost")
    except Drained:
        return True
    except Unreachable as refusal:
        said = words().refusal(refusal)
        least = 0.0
        if refusal.key == "run-off-discord":
            # Another process may get its shards, and so looks for them first.
            least = 3 * LOOK
            stay.balance.could_not_play()
    else:
        return True
    finally:
        stay.bot = None
    pause = max(least, stay.pauses.next())
    logger.warning("%s Trying again in %.0f seconds.", said, pause)
    await _until_first(asyncio.sleep(pause), asked.wait())
    return False


async def _not_ours(bot: Toucan, asked: asyncio.Event, lost: asyncio.Event) -> None:
    """Wait until another process asks for the database, or the lease is lost.

    On loss, everything stops at once, as another process may play; clicks are told so.
    """
    await _until_first(asked.wait(), lost.wait())
    if lost.is_set():
        await bot.abandon()


async def _online(bot: Toucan, stay: _Stay) -> None:
    # A stand-by listens too; otherwise there is nothing to drain before the login.
    draining = (
        asyncio.create_task(_heed(bot, stay.wish), name="heeding signals") if bot.lease.shared else None
    )
    try:
        with opening():
            await bot.login(stay.settings.token)
        if draining is None:
            draining = asyncio.create_task(_heed(bot, stay.wish), name="heeding signals")
        await _played(bot, stay)
    finally:
        if draining is not None:
            draining.cancel()


async def _played(bot: Toucan, stay: _Stay) -> None:
    stay.pauses.over()
    stay.outgrown = bot.lease.outgrown = False
    invitation = discord.utils.oauth_url(
        bot.application_id or 0,
        permissions=discord.Permissions(**dict.fromkeys(NEEDED, True)),
        scopes=("bot", "applications.commands"),
    )
    said = words()("run-online", invitation=invitation)
    if stay.settings.log_format == "json":
        logger.info("%s", said)
    else:
        _tell(said)
    with opening():
        await _connected(bot)


async def _connected(bot: Toucan) -> None:
    """Stay connected; a bot that has outgrown its shards restarts with as many as it needs."""
    try:
        await bot.connect()
    except discord.ConnectionClosed as error:
        if error.code == _TOO_FEW_SHARDS and (bot.is_ready() or bot.outgrown):
            if bot.lease.shared:
                await bot.lease.tell("shards")
                bot.lease.outgrown = True
            raise Unreachable("run-more-shards") from None
        raise


async def _heed(bot: Toucan, wish: _Wish) -> None:
    """Start and stop draining as wished."""
    if not wish.draining:
        await wish.told.wait()
    while True:
        wish.told.clear()
        await bot.drain(draining=wish.draining)
        await wish.told.wait()


async def _bring(settings: Settings) -> None:
    async with requesting(settings) as client:
        with opening():
            await client.login(settings.token)
        try:
            await bring(client, _tell)
        except FAILURES as error:
            raise Refusal("emojis-failed", reason=first_line(error)) from error


def _tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


@contextmanager
def opening() -> Iterator[None]:
    """Turn external reasons why the bot could not start into a refusal.

    `Unreachable` for temporary ones, and `Misconfigured` for others.
    """
    try:
        with in_sentences():
            yield
    except discord.LoginFailure:
        raise Misconfigured("run-wrong-token") from None
    except discord.PrivilegedIntentsRequired:
        raise Misconfigured("run-no-intent") from None
    except discord.ConnectionClosed as error:
        raise _turned_away(error.code) from None
    except (
        discord.HTTPException,
        discord.RateLimited,
        discord.GatewayNotFound,
        aiohttp.ClientError,
    ) as error:
        raise Unreachable("run-no-connection", reason=first_line(error)) from error
    except OSError as error:
        raise Unreachable("run-no-connection", reason=first_line(error)) from error


def _turned_away(code: int | None) -> Refusal:
    """Return the refusal for a final close code of the gateway."""
    if code == _WRONG_TOKEN:
        return Misconfigured("run-wrong-token")
    if code in _SHARDS:
        return Misconfigured("run-shards", code=code or 0)
    if code in _NOT_UNDERSTOOD:
        return Misconfigured("run-not-understood", code=code or 0)
    return Unreachable("run-turned-away", code=code or 0)


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run the work to its end, or until Ctrl-C or SIGTERM; a second Ctrl-C ends the process at once."""
    with _told_to_stop() as stop:
        await _until_first(work, stop.wait())


async def _until_first(work: Coroutine[Any, Any, object], end: Coroutine[Any, Any, object]) -> None:
    """Run the work until it or the other coroutine ends."""
    tasks = asyncio.create_task(work), asyncio.create_task(end)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[0].done():
            tasks[0].result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def _told_to_drain(before: Collection[int]) -> Iterator[_Wish]:
    """Yield the wish set by SIGUSR1 (drain) and SIGUSR2 (stop draining); it outlives a restart of the bot."""
    wish = _Wish()
    if sys.platform == "win32":
        yield wish
        return
    loop, meant = asyncio.get_running_loop(), {signal.SIGUSR1: True, signal.SIGUSR2: False}
    for number, draining in meant.items():
        loop.add_signal_handler(number, wish.say, draining)
    for early in before:
        wish.say(meant[signal.Signals(early)])
    try:
        yield wish
    finally:
        for number in meant:
            loop.remove_signal_handler(number)


@contextmanager
def _told_to_stop() -> Iterator[asyncio.Event]:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    if sys.platform == "win32":
        # There, Ctrl-C can only interrupt.
        yield stop
        return
    signals = (signal.SIGINT, signal.SIGTERM)

    def told(number: signal.Signals) -> None:
        logger.info("told to stop by %s", number.name)
        stop.set()
        for each in signals:
            loop.remove_signal_handler(each)

    for each in signals:
        loop.add_signal_handler(each, told, each)
    try:
        yield stop
    finally:
        for each in signals:
            loop.remove_signal_handler(each)
