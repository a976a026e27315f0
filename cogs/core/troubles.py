"""Channels without the permissions that a table needs, and the sentences that say so."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import discord

from bot.games.base import Refusal
from bot.words import words
from cogs.core.permissions import lacking_in, named, silenced
from cogs.delivery.verdict import BROKEN, THREAD_LOCKED, TWO_FACTOR, Verdict, verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.tables.table import Table
    from cogs.core.client import Client


class Reason(NamedTuple):
    """Why Discord refuses, as a sentence tells it."""

    key: str
    permissions: tuple[str, ...] = ()
    """Missing permissions."""
    until: str = ""
    """End of the bot's time-out."""

    def told(self) -> dict[str, str]:
        """Return the arguments of the sentence."""
        return {"permissions": named(self.permissions), "until": self.until}


class Troubles:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._known: dict[int, Reason] = {}
        """Reason of the newest refusal, by channel."""

    def met(self, table: Table, error: discord.HTTPException) -> Refusal:
        """Record a refusal to paint this table; return it as a `Refusal` for the caller."""
        self._known[table.channel] = self._reason(table, error)
        return self.refusal(table, error)

    def refusal(self, table: Table, error: discord.HTTPException) -> Refusal:
        reason = self._reason(table, error)
        return Refusal(reason.key, **reason.told())

    def over(self, channel: int) -> None:
        self._known.pop(channel, None)

    def seems_over(self, table: Table) -> bool:
        """Whether a channel that lacked permissions has them all now; not after other refusals."""
        known = self._known.get(table.channel)
        return known is not None and bool(known.permissions) and not self._missing(table)

    def told(self, table: Table) -> str:
        """Tell why the last paint of the public message was refused; empty if it was not."""
        known = self._known.get(table.channel)
        return words()(known.key, **known.told()) if known else ""

    @contextmanager
    def asking(self, table: Table) -> Iterator[None]:
        """Turn a refused post inside into a `Refusal` that names the missing permissions."""
        try:
            yield
        except (discord.DiscordException, *BROKEN) as error:
            if verdict(error) is Verdict.AGAIN:
                raise Refusal("discord-silent") from error
            if not isinstance(error, discord.HTTPException) or verdict(error) is not Verdict.BLOCKED:
                raise
            raise self.refusal(table, error) from None

    def _reason(self, table: Table, error: discord.HTTPException) -> Reason:
        if error.code == THREAD_LOCKED:
            return Reason("table-trouble-locked")
        if error.code == TWO_FACTOR:
            return Reason("table-trouble-two-factor")
        if table.record.in_messages:
            return Reason("table-trouble-messages")
        missing = self._missing(table)
        if until := silenced(self.bot.get_guild(table.guild or 0)):
            return Reason("table-trouble-time-out", missing, until)
        return Reason("table-trouble", missing) if missing else Reason("table-trouble-unknown")

    def _missing(self, table: Table) -> tuple[str, ...]:
        guild = self.bot.get_guild(table.guild or 0)
        channel = guild.get_channel_or_thread(table.channel) if guild else None
        return lacking_in(channel) if channel else ()
