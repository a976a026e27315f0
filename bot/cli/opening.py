"""Reasons why the bot cannot reach Discord or open its database, as refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import aiohttp
import discord
from sqlalchemy import text

from bot.cluster.lease import KEY, is_shared, meeting
from bot.discordpy.connections import TOO_FEW_SHARDS
from bot.discordpy.rest import requesting
from bot.games.base import Refusal
from bot.ops import postgres
from bot.ops.handover import attended
from bot.ops.refusals import Misconfigured, Unreachable
from bot.settings import Settings
from bot.store.backup import file_if_any
from bot.store.unopened import first_line, in_sentences

_WRONG_TOKEN: Final = 4004
_SHARDS: Final = (4010, TOO_FEW_SHARDS)
_NOT_UNDERSTOOD: Final = (4012, 4013)
"""Close codes of Discord's gateway; discord.py has an error of its own for 4014."""


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
        OSError,
    ) as error:
        raise Unreachable("run-no-connection", reason=first_line(error)) from error


@asynccontextmanager
async def logged_in(settings: Settings) -> AsyncIterator[discord.Client]:
    """Yield a client for requests; what Discord or the network refuses meanwhile is a refusal."""
    if not settings.token:
        raise Misconfigured("run-no-token")
    async with requesting(settings) as client:
        with opening():
            await client.login(settings.token)
            yield client


@asynccontextmanager
async def alone(url: str) -> AsyncIterator[None]:
    """Keep bots away from the database; `Refusal` if one runs on it."""
    if not is_shared(url):
        async with attended(file_if_any(url)):
            yield
        return
    async with meeting(url) as (session, _):
        # Held by migrations, too: every bot that starts meanwhile waits.
        if not await session.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}):
            raise Refusal("database-in-use", url=postgres.read(url).render_as_string(hide_password=True))
        yield


def _turned_away(code: int | None) -> Refusal:
    """Return the refusal for a final close code of the gateway."""
    if code == _WRONG_TOKEN:
        return Misconfigured("run-wrong-token")
    if code in _SHARDS:
        return Misconfigured("run-shards", code=code or 0)
    if code in _NOT_UNDERSTOOD:
        return Misconfigured("run-not-understood", code=code or 0)
    return Unreachable("run-turned-away", code=code or 0)
