"""`python -m bot run`: the bot on Discord, until somebody says stop; and `emojis`: cards as emojis there."""

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

from bot.app import Drained, Toucan, address, create_bot
from bot.engines.compiling import compiling, tell_unused
from bot.engines.cores import Cores, meeting_place
from bot.games.base import Refusal
from bot.ops.balance import Balance
from bot.ops.handover import Bell, attended
from bot.ops.health import serving
from bot.ops.lanes import new_loop
from bot.ops.logs import set_up
from bot.ops.notify import notified
from bot.ops.pauses import Pauses
from bot.ops.settings import Misconfigured, Settings
from bot.store.backup import database_file
from bot.store.lease import LOOK, holding
from bot.store.unopened import Unreachable, first_line, in_sentences
from bot.words import words
from cogs.server.emojis import FAILURES, bring
from cogs.server.permissions import NEEDED

logger = logging.getLogger(__name__)

# Toucan does not speak: nobody needs to hear what it lacks for that.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


_WRONG_TOKEN: Final = 4004
_TOO_FEW_SHARDS: Final = 4011
_SHARDS: Final = (4010, _TOO_FEW_SHARDS)
_NOT_UNDERSTOOD: Final = (4012, 4013)
"""Why Discord's gateway closes; discord.py has an error of its own for 4014."""


def run(settings: Settings, drained: Collection[int] = (), *, machine_code: bool = False) -> None:
    """Sit down at Discord; returns when told to stop, with `Refusal` for what an operator can mend.

    What may pass is tried again, for as long as it takes. `drained`: the signals to drain that came before
    anybody listened; `machine_code`: make that of the computer players meanwhile, where it can be made.
    """
    _ready(settings)
    if not machine_code:
        tell_unused()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(until_stopped(_serve(settings, drained, machine_code=machine_code)))
    logger.info("stopped")


def emojis(settings: Settings) -> None:
    """Bring the cards' emojis to Discord; what is there already stays."""
    _ready(settings)
    asyncio.run(until_stopped(_bring(settings)))


def _ready(settings: Settings) -> None:
    if not settings.token:
        raise Misconfigured("run-no-token")
    set_up(settings.log_level, settings.log_format)


@dataclass
class _Wish:
    """What the operator wants of the tables."""

    draining: bool = False
    told: asyncio.Event = field(default_factory=asyncio.Event)

    def say(self, draining: bool) -> None:  # noqa: FBT001 — a signal handler's argument
        self.draining = draining
        self.told.set()


@dataclass
class _Stay:
    """What outlasts a pause between two bots."""

    settings: Settings
    bell: Bell
    wish: _Wish
    pauses: Pauses = field(default_factory=Pauses)
    bot: Toucan | None = None
    """The one that is there now."""
    balance: Balance = field(default_factory=Balance)
    outgrown: bool = False
    """Discord wants more shards than there were."""

    def renew(self) -> None:
        """Let the computer players think as machine code."""
        if self.bot:
            self.bot.engines.renew()

    async def lacking(self) -> tuple[str, ...]:
        return await self.bot.lacking() if self.bot else ("not on Discord: it stands by, or tries again",)


async def _serve(settings: Settings, drained: Collection[int], *, machine_code: bool) -> None:
    """Be there until all is said and done, with a pause whenever somebody brings another database."""
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
    """Be there once, while nobody asks for the database; False where it failed and is to be tried again."""
    asked = stay.bell.asked
    try:
        with opening():
            async with (
                holding(stay.settings.database) as lease,
                create_bot(stay.settings, lease, _cores(stay.settings)) as stay.bot,
            ):
                lease.balance, lease.outgrown = stay.balance, stay.outgrown
                try:
                    await _until_first(_online(stay.bot, stay), _not_ours(stay.bot, asked, lease.lost))
                finally:
                    stay.outgrown = lease.outgrown
            # Whoever leaves because it has drained needs the right to play no more.
            if lease.lost.is_set() and not stay.bot.leaving:
                raise Unreachable("run-more-shards" if lease.outgrown else "run-lease-lost")
    except Drained:
        return True
    except Unreachable as refusal:
        said = words().refusal(refusal)
        least = 0.0
        if refusal.key == "run-off-discord":
            # Another process may have its shards: it looks for them first.
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


def _cores(settings: Settings) -> Cores:
    """Those of this machine; who thinks in the bot's own process minds nobody."""
    if settings.workers == 0:
        return Cores()
    named = settings.searches_folder
    return Cores(Path(named) if named else meeting_place(), settings.searches)


async def _not_ours(bot: Toucan, asked: asyncio.Event, lost: asyncio.Event) -> None:
    """Return when somebody asks for the database, or the lease is lost.

    Nothing is done any more the moment that another may play; whoever clicks is told so.
    """
    await _until_first(asked.wait(), lost.wait())
    if lost.is_set() and hasattr(bot, "tables"):
        bot.tables.rest()
        bot.store.abandon()
        await bot.tables.stand_still()


async def _online(bot: Toucan, stay: _Stay) -> None:
    # Who stands by hears it too; otherwise there is nothing to drain before that.
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
    """Stay on Discord; a bot that has outgrown its shards starts anew, with as many as it needs."""
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
    """Drain whenever that is wished, and stop draining when it is no more."""
    if not wish.draining:
        await wish.told.wait()
    while True:
        wish.told.clear()
        await bot.drain(draining=wish.draining)
        await wish.told.wait()


async def _bring(settings: Settings) -> None:
    address(settings)
    # Not the bot itself: that would open its database and sit down at its tables.
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
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
    """Say in a sentence why the bot could not start, where that lies outside it.

    That is `Unreachable` where it may pass, and `Misconfigured` where it cannot.
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
    """Why the gateway closed for good."""
    if code == _WRONG_TOKEN:
        return Misconfigured("run-wrong-token")
    if code in _SHARDS:
        return Misconfigured("run-shards", code=code or 0)
    if code in _NOT_UNDERSTOOD:
        return Misconfigured("run-not-understood", code=code or 0)
    return Unreachable("run-turned-away", code=code or 0)


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Do the work to its end, or until Ctrl-C or SIGTERM; a second Ctrl-C does not wait for anything."""
    with _told_to_stop() as stop:
        await _until_first(work, stop.wait())


async def _until_first(work: Coroutine[Any, Any, object], end: Coroutine[Any, Any, object]) -> None:
    """Do the work to its end, or until the other thing has happened."""
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
    """SIGUSR1 wishes it and SIGUSR2 no longer, at any time; a bot that has rested heeds the newest wish."""
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
        # There Ctrl-C can only interrupt.
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
