"""`python -m bot run`: the bot on Discord, until somebody says stop; and `emojis`: cards as emojis there."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from collections.abc import Collection, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import discord
from alembic.util.exc import CommandError
from sqlalchemy.exc import SQLAlchemyError

from bot.app import Toucan, address, create_bot
from bot.backup import database_file
from bot.games.base import Refusal
from bot.logs import set_up
from bot.resting import Bell, attended
from bot.settings import Settings
from bot.words import words
from cogs.emojis import FAILURES, bring
from cogs.permissions import NEEDED

# Toucan does not speak: nobody needs to hear what it lacks for that.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def run(settings: Settings, drained: Collection[int] = ()) -> None:
    """Sit down at Discord; returns when told to stop, with `Refusal` for what an operator can mend.

    `drained`: the signals to drain that came before anybody listened.
    """
    _ready(settings)
    asyncio.run(until_stopped(_serve(settings, drained)))


def emojis(settings: Settings) -> None:
    """Bring the cards' emojis to Discord; what is there already stays."""
    _ready(settings)
    asyncio.run(until_stopped(_bring(settings)))


def _ready(settings: Settings) -> None:
    if not settings.token:
        raise Refusal("run-no-token")
    set_up(settings.log_level, settings.log_format)


async def _serve(settings: Settings, drained: Collection[int]) -> None:
    """Be there until all is said and done, with a pause whenever somebody brings another database."""
    with _told_to_drain(drained) as drain:
        async with attended(_file(settings.database)) as bell:
            while True:
                async with create_bot(settings) as bot:
                    await _online(bot, settings.token, bell, drain)
                if not bell.asked.is_set():
                    return
                await bell.rest()


def _file(url: str) -> Path | None:
    try:
        return database_file(url)
    except Refusal:
        return None


async def _online(bot: Toucan, token: str, bell: Bell, drain: asyncio.Event) -> None:
    with opening():
        await bot.login(token)
    invitation = discord.utils.oauth_url(
        bot.application_id or 0,
        permissions=discord.Permissions(**dict.fromkeys(NEEDED, True)),
        scopes=("bot", "applications.commands"),
    )
    _tell(words()("run-online", invitation=invitation))
    draining = asyncio.create_task(_drained(bot, drain))
    try:
        await _until_first(bot.connect(), bell.asked.wait())
    except discord.PrivilegedIntentsRequired:
        raise Refusal("run-no-intent") from None
    finally:
        draining.cancel()


async def _drained(bot: Toucan, drain: asyncio.Event) -> None:
    await drain.wait()
    bot.drain()


async def _bring(settings: Settings) -> None:
    address(settings)
    # Not the bot itself: that would open its database and sit down at its tables.
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        with opening():
            await client.login(settings.token)
        try:
            await bring(client, _tell)
        except FAILURES as error:
            raise Refusal("emojis-failed", reason=_first_line(error)) from error


def _tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


@contextmanager
def opening() -> Iterator[None]:
    """Say in a sentence why the bot could not start, where that lies outside it."""
    try:
        yield
    except discord.LoginFailure:
        raise Refusal("run-wrong-token") from None
    except (SQLAlchemyError, sqlite3.Error, CommandError, ModuleNotFoundError) as error:
        reason = getattr(error, "orig", None) or error
        raise Refusal("run-no-database", reason=_first_line(reason)) from error
    except (discord.HTTPException, OSError) as error:
        raise Refusal("run-no-connection", reason=_first_line(error)) from error


def _first_line(error: object) -> str:
    return str(error).partition("\n")[0]


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Do the work to its end, or until Ctrl-C or SIGTERM; a second Ctrl-C does not wait for anything."""
    with _told_to_stop() as stop:
        await _until_first(work, stop.wait())


async def _until_first(work: Coroutine[Any, Any, None], end: Coroutine[Any, Any, object]) -> None:
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
def _told_to_drain(before: Collection[int]) -> Iterator[asyncio.Event]:
    """Set by SIGUSR1 at any time, and for good: a bot that has rested goes on draining."""
    drain = asyncio.Event()
    if sys.platform == "win32":
        yield drain
        return
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, drain.set)
    if before:
        drain.set()
    try:
        yield drain
    finally:
        loop.remove_signal_handler(signal.SIGUSR1)


@contextmanager
def _told_to_stop() -> Iterator[asyncio.Event]:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    if sys.platform == "win32":
        # There Ctrl-C can only interrupt.
        yield stop
        return
    signals = (signal.SIGINT, signal.SIGTERM)

    def told() -> None:
        stop.set()
        for each in signals:
            loop.remove_signal_handler(each)

    for each in signals:
        loop.add_signal_handler(each, told)
    try:
        yield stop
    finally:
        for each in signals:
            loop.remove_signal_handler(each)
