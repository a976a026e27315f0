"""`python -m bot rehearse`: try the beliefs about Discord in a channel, and keep what was seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import discord

from bot import VERSION
from bot.cli.beliefs import BELIEFS, Stage, tried
from bot.cli.opening import alone, logged_in
from bot.cli.signals import until_stopped
from bot.games.base import Refusal
from bot.settings import Settings
from bot.store.backup import beside
from bot.store.rehearsed import FILE, Rehearsal, Seen, write
from bot.store.unopened import in_sentences
from bot.words import words

PLACES = (discord.ChannelType.text.value, discord.ChannelType.news.value)


def rehearse(settings: Settings, channel: int, tell: Callable[[str], None]) -> bool:
    """Try every belief and write what was seen; return False if the host stopped it before.

    Raises `Refusal` if a bot runs on the database, there is no such channel, Discord cannot be reached, or
    the file cannot be written.
    """
    seen: dict[str, Seen] = {}
    asyncio.run(until_stopped(try_all(settings, channel, tell, seen)))
    if len(seen) < len(BELIEFS):
        tell(words()("rehearse-stopped"))
        return False
    keep(settings, seen, tell)
    return True


async def try_all(
    settings: Settings, channel: int, tell: Callable[[str], None], seen: dict[str, Seen]
) -> None:
    """Try the beliefs in turn, each whatever became of the others, and delete all that was made.

    The database is held meanwhile: a bot that runs would answer the presses, too.
    """
    with in_sentences():
        async with alone(settings.database), logged_in(settings) as client:
            tell(words()("rehearse-begins"))
            stage = Stage(client, channel, await _server_of(client, channel), tell)
            try:
                for name, belief in BELIEFS.items():
                    seen[name] = await tried(belief, stage)
                    tell(_line(name, seen[name]))
            finally:
                if left := await stage.clear():
                    tell(words()("rehearse-left", count=left))


async def _server_of(client: discord.Client, channel: int) -> int:
    try:
        found: Any = await client.http.get_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        found = {}
    if found.get("type") not in PLACES:
        raise Refusal("rehearse-no-channel", channel=str(channel))
    return int(found["guild_id"])


def _line(name: str, seen: Seen) -> str:
    say = words()
    said = say(f"rehearse-{name}")
    if seen.holds is False:
        otherwise = say(f"rehearse-{name}-else")
        return say("rehearse-unheld", said=said, answer=seen.answer, otherwise=otherwise)
    return say("rehearse-good" if seen.holds else "rehearse-untried", said=said, answer=seen.answer)


def keep(settings: Settings, seen: dict[str, Seen], tell: Callable[[str], None]) -> None:
    """Write what was seen beside the database, and tell where."""
    found = Rehearsal(f"{datetime.now(UTC):%Y-%m-%d %H:%M}", VERSION, seen)
    file = beside(settings.database, FILE)
    try:
        if file:
            write(file, found)
    except OSError as error:
        raise Refusal("rehearse-unwritten", file=str(file), reason=str(error.strerror)) from error
    untried = sum(one.holds is None for one in seen.values())
    tell(words()("rehearse-done", unheld=len(found.unheld), untried=untried, file=str(file)))
