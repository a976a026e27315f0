"""Who answers in a cluster what people do where the bot is not: the process that plays there.

Which shard hears of that, Discord does not say. Whoever hears tells the process that has the shard of the
place; that one claims the interaction in the database, and answers. If nobody has done so in a second,
whoever heard claims it, and says so in a sentence: only one of them can.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.games.base import Refusal
from bot.ops.errors import mistake
from bot.ops.settings import Misconfigured
from bot.visits import relay
from cogs.answers import answer, answering

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.ops.connections import Known
    from bot.store.lease import Lease
    from bot.store.storage import Store
    from cogs.client import Client

PATIENCE: Final = 1.0
"""Seconds that others have to claim one: who answers needs the rest of Discord's three."""

_DOING: Final = "an interaction that another process plays"


class Relay:
    def __init__(self, client: Client, known: Known, lease: Lease) -> None:
        """`known`: takes interactions that are ours, and asks `elsewhere` of those that Discord tells."""
        self._client = client
        self._known = known
        self._lease = lease
        self._played: frozenset[int] = frozenset()
        """Shards whose tables are found: what is done there can be answered."""
        self._strays: frozenset[int] = frozenset()
        self._pieces = relay.Pieces()
        self._closed = asyncio.Event()

    @property
    def _store(self) -> Store:
        return self._client.store

    async def begin(self, shards: Collection[int]) -> None:
        """From here on we answer for these shards."""
        if self._lease.shared:
            self._strays |= await self._store.read(relay.strays)
            self._known.elsewhere = self.elsewhere
        self._played |= frozenset(shards)

    def leave(self, shard: int) -> None:
        """We answer for this shard no longer."""
        self._played -= {shard}

    def close(self) -> None:
        """Take nothing more, and wait for nobody."""
        self._closed.set()

    # Of whoever hears from Discord

    def elsewhere(self, told: Any) -> bool:
        """Whether this interaction, as Discord tells it, is another process's: that one hears of it then."""
        shard = self._shard(told)
        if shard in self._played:
            return False
        self._client.attend(asyncio.create_task(self._tell(shard, told), name=_DOING))
        return True

    def _shard(self, told: Any) -> int:
        guild = int(told.get("guild_id") or 0)
        if int(told.get("channel_id") or 0) in self._strays and self._client.get_guild(guild) is None:
            guild = 0
        return self._lease.shards.of(guild)

    async def _tell(self, shard: int, told: Any) -> None:
        interaction: discord.Interaction[Any] = discord.Interaction(data=told, state=self._known)
        # Discord counts from here.
        answer(interaction)
        if await self._is_taken(shard, told):
            return
        if interaction.type is not discord.InteractionType.autocomplete:
            async with answering(interaction):
                await self._client.languages.set_language(interaction)
                raise Refusal("table-resting")

    async def _is_taken(self, shard: int, told: Any) -> bool:
        """Whether another process answers it; if not we do, and it cannot any more."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        lines = relay.packed(shard, told, self._store.sealing)
        try:
            async with asyncio.timeout(PATIENCE):
                held = await self._store.write(partial(self._told, shard=shard, lines=lines))
            if held:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(until):
                        await self._closed.wait()
            async with asyncio.timeout(PATIENCE):
                return not await self._store.write(partial(relay.claim, number=int(told["id"])))
        except (Refusal, TimeoutError):
            # The database does not answer, so nobody can have claimed it; if somebody has, Discord takes
            # the first answer.
            return False
        except Exception as error:  # noqa: BLE001 — whoever clicked hears of it
            mistake(_DOING, error)
            return False

    def _told(self, connection: Any, shard: int, lines: Sequence[str]) -> bool:
        """Whether anybody has the shard; they hear of it then."""
        held = self._lease.is_held(connection, shard)
        if held:
            relay.tell(connection, lines)
        return held

    # Of whoever plays there

    def heard(self, told: tuple[str, str, str, str, str]) -> None:
        """A process tells this of an interaction: it may be ours."""
        if self._closed.is_set() or told[0] not in {str(shard) for shard in self._played}:
            return
        try:
            whole = self._pieces.add(*told)
            if whole is None:
                return
            shard, number, sealed = whole
            interaction = relay.unpacked(shard, number, sealed, self._store.sealing)
        except (Misconfigured, ValueError) as error:
            mistake(_DOING, error)
            return
        if relay.is_fresh(number):
            self._client.attend(asyncio.create_task(self._take(number, interaction), name=_DOING))

    async def _take(self, number: int, interaction: Any) -> None:
        # Who takes a shard over reads meanwhile what others have answered: this is not among it.
        self._client.router.expect(number)
        if await self._claimed(number):
            self._known.take(interaction)
        else:
            self._client.router.expect(number, comes=False)

    async def _claimed(self, number: int) -> bool:
        try:
            return await self._store.write(partial(relay.claim, number=number))
        except Refusal:
            # We stop: whoever heard of it says so.
            return False
        except Exception as error:  # noqa: BLE001 — the same
            mistake(_DOING, error)
            return False
