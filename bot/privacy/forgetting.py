"""Deleting a person from everything that is kept: first from open tables, then from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Connection

from bot.evenings import queue, substitutes
from bot.games.base import Refusal
from bot.privacy import deletion
from bot.ratings import ledger
from bot.records.presence import known
from bot.records.stored import Record
from bot.store import notices
from bot.store.storage import Store
from bot.tables import absence
from bot.tables.changes import Change, Changes
from bot.tables.lobby import seated
from bot.tables.registry import Registry

LOOK: Final = 0.5
"""Seconds between two checks whether the person has left the tables of other processes."""
TOLD_SECONDS: Final = 20.0
"""Seconds until the person is told that it takes longer."""


async def begin_forgetting(store: Store, user: int) -> None:
    """Mark the person as being forgotten, so that it goes on even if we are killed meanwhile."""

    def work(connection: Connection) -> None:
        deletion.begin(connection, user)
        notices.tell(connection, "forget", user)

    await store.write(work)


async def go_on_forgetting(store: Store, user: int) -> bool:
    """Delete one batch of their data; return whether it was the last."""

    def work(connection: Connection) -> bool:
        done = deletion.go_on(connection, user, store.lease.shards)
        if done:
            # Processes that have read of the person since the first notification still cache that.
            notices.tell(connection, "forget", user)
        return done

    try:
        return await store.write(work)
    finally:
        store.drop(person=user)


async def _sits_elsewhere(store: Store, user: int) -> bool:
    """Return whether they sit at a live table of another process; notify those processes if so."""

    def work(connection: Connection) -> bool:
        there = deletion.sits_elsewhere(connection, user, store.lease.shards)
        if there:
            notices.tell(connection, "forget", user)
        return there

    return store.lease.shards.some and await store.write(work)


class Forgetting:
    def __init__(self, store: Store, registry: Registry, changes: Changes) -> None:
        self._store = store
        self._registry = registry
        self._changes = changes
        self.leaving: Callable[[int], Awaitable[None]] | None = None
        """Callback that removes what the person has from the bot on Discord, as far as possible now."""
        self.gone: Callable[[int], None] = lambda _: None
        """Callback once a person is forgotten, for memory and for tasks that waited for it."""

    async def forget(self, user: int) -> None:
        """Delete a person everywhere; at their current tables a computer player goes on for good.

        Raises `Refusal` if the bot stops meanwhile: it goes on after the restart.
        """
        if self._registry.closing:
            raise Refusal("table-resting")
        await self._changes.uninterrupted(self._forget(user))

    async def forget_the_others(self) -> None:
        """Resume the deletions that were under way when the bot stopped."""
        for user in await self._store.read(deletion.under_way):
            try:
                await self.forget(user)
            except Refusal as refusal:
                if refusal.key != "privacy-takes-long":
                    raise

    async def _forget(self, user: int) -> None:
        await self._registry.rouse(user=user)
        await begin_forgetting(self._store, user)
        alias = (await self._store.read(ledger.aliases))[user]
        if self.leaving:
            await self.leaving(user)
        done, waited = False, 0.0
        while not done:
            if self._registry.closing:
                raise Refusal("privacy-goes-on")
            if await _sits_elsewhere(self._store, user):
                # Other processes remove the person from their tables; a process that is down does when it
                # is back.
                if waited >= TOLD_SECONDS:
                    raise Refusal("privacy-takes-long")
                await asyncio.sleep(LOOK)
                waited += LOOK
                continue
            # Other people open tables and play between two steps; a person who sat down again is removed
            # again.
            async with self._registry.coming:
                await self._vacate_seats(user, alias)
                done = await go_on_forgetting(self._store, user)
        self.gone(user)
        await self._store.scrub()

    async def vacate(self, user: int) -> None:
        """Remove a person whom another process forgets from all our tables."""
        alias = (await self._store.read(ledger.aliases)).get(user)
        if alias is not None:
            self._store.drop(person=user)
            await self._registry.rouse(user=user)
            async with self._registry.coming:
                await self._vacate_seats(user, alias)

    async def _vacate_seats(self, user: int, alias: int) -> None:
        async def vacate(change: Change) -> None:
            table = change.table
            # The table may have been closed meanwhile, or the person may have left it.
            if table.live and user in known(table.record):
                record = substitutes.without(queue.without(table.record, user), user, alias)
                if record.seat_of(user) is not None:
                    record = _unnamed(absence.vacate(record, user, early=table.early), user, alias)
                await change.save(record)

        for table in self._registry.who_know(user):
            await self._changes.change(table, vacate)


def _unnamed(record: Record, user: int, alias: int) -> Record:
    """Return the record with the alias at the seat that a person conceded: the match may just have ended."""
    seat = record.seat_of(user)
    one = None if seat is None else record.seats[seat]
    if seat is None or one is None:
        return record
    # A word belongs to the person who typed it, so the owner of a handed seat keeps it.
    word = None if one.handed is None else one.word
    return seated(record, seat, one._replace(user=alias, name="", word=word))
