"""Relay in a cluster: interactions outside the bot's servers go to the process that plays there.

Discord does not say which shard receives such an interaction. The receiving process tells the process that
has the shard of the place; that process claims the interaction in the database and answers. If it is not
claimed within a second, the receiver claims it and answers with a sentence: only one claim can succeed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.cluster import relay
from bot.games.base import Refusal
from bot.ops.errors import mistake
from bot.ops.refusals import Misconfigured
from cogs.delivery.answers import answer, answering

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.cluster.lease import Lease
    from bot.store.storage import Store
    from cogs.core.client import Client

CLAIM_TIMEOUT: Final = 1.0
"""Seconds that another process has to claim an interaction: the answer needs the rest of Discord's three."""

_DOING: Final = "an interaction that another process plays"


class Relay:
    def __init__(self, client: Client, cluster: Lease) -> None:
        self._client = client
        self._cluster = cluster
        self._played: frozenset[int] = frozenset()
        """Shards whose tables are loaded, so that interactions there can be answered."""
        self._strays: frozenset[int] = frozenset()
        self._pieces = relay.Pieces()
        self._closed = asyncio.Event()

    @property
    def _store(self) -> Store:
        return self._client.store

    async def begin(self, shards: Collection[int]) -> None:
        """Answer for these shards from now on."""
        self._strays |= await self._store.read(relay.strays)
        self._client.state.elsewhere = self.elsewhere
        self._played |= frozenset(shards)

    def leave(self, shard: int) -> None:
        """Stop answering for this shard."""
        self._played -= {shard}

    def close(self) -> None:
        """Take nothing more, and end all waiting."""
        self._closed.set()

    # In the receiving process

    def elsewhere(self, told: Any) -> bool:
        """Return whether another process has to answer this interaction; it is told then."""
        shard = self._shard(told)
        if shard in self._played:
            return False
        self._client.attend(asyncio.create_task(self._tell(shard, told), name=_DOING))
        return True

    def _shard(self, told: Any) -> int:
        guild = int(told.get("guild_id") or 0)
        if int(told.get("channel_id") or 0) in self._strays and self._client.get_guild(guild) is None:
            guild = 0
        return self._cluster.shards.of(guild)

    async def _tell(self, shard: int, told: Any) -> None:
        interaction: discord.Interaction[Any] = discord.Interaction(data=told, state=self._client.state)
        # Discord's three seconds begin here.
        answer(interaction)
        if await self._is_taken(shard, told):
            return
        if interaction.type is not discord.InteractionType.autocomplete:
            async with answering(interaction):
                await self._client.languages.set_language(interaction)
                raise Refusal("table-resting")

    async def _is_taken(self, shard: int, told: Any) -> bool:
        """Return whether another process answers; if not, we have claimed it and no other process can."""
        loop = asyncio.get_running_loop()
        until = loop.time() + CLAIM_TIMEOUT
        lines = relay.packed(shard, told, self._store.sealing)
        try:
            async with asyncio.timeout(CLAIM_TIMEOUT):
                held = await self._store.write(partial(self._told, shard=shard, lines=lines))
            if held:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(until):
                        await self._closed.wait()
            async with asyncio.timeout(CLAIM_TIMEOUT):
                return not await self._store.write(partial(relay.claim, number=int(told["id"])))
        except (Refusal, TimeoutError):
            # Without the database no process can have claimed it; if one has, Discord takes the first answer.
            return False
        except Exception as error:  # noqa: BLE001 — the user gets an answer
            mistake(_DOING, error)
            return False

    def _told(self, connection: Any, shard: int, lines: Sequence[str]) -> bool:
        """Return whether a process holds the shard; it is told then."""
        held = self._cluster.is_held(connection, shard)
        if held:
            relay.tell(connection, lines)
        return held

    # In the process that has the shard

    def heard(self, told: tuple[str, str, str, str, str]) -> None:
        """Handle a piece of an interaction told by another process; it may be ours."""
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
        # A process taking over a shard reads which interactions others have answered: this is not one of
        # them.
        self._client.router.expect(number)
        if await self._claimed(number):
            self._client.state.take(interaction)
        else:
            self._client.router.expect(number, comes=False)

    async def _claimed(self, number: int) -> bool:
        try:
            return await self._store.write(partial(relay.claim, number=number))
        except Refusal:
            # We are stopping: the receiving process answers.
            return False
        except Exception as error:  # noqa: BLE001 — the receiving process answers
            mistake(_DOING, error)
            return False
