"""Taking somebody out of everything that is kept: from the tables that are open, then from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.evenings import queue, substitutes
from bot.games.base import Refusal
from bot.people import ledger
from bot.store import privacy
from bot.store.storage import Store
from bot.tables import absence
from bot.tables.changes import Change, Changes
from bot.tables.presence import known
from bot.tables.registry import Registry

LOOK: Final = 0.5
"""Seconds between two looks whether they have left the tables of other processes."""
PATIENCE: Final = 20.0
"""Seconds until whoever asked hears that it takes longer."""


class Forgetting:
    def __init__(self, store: Store, registry: Registry, changes: Changes) -> None:
        self._store = store
        self._registry = registry
        self._changes = changes
        self.leaving: Callable[[int], Awaitable[None]] | None = None
        """Takes from them what they have from the bot on Discord, as far as that goes now."""
        self.gone: Callable[[], None] = _nobody_waits
        """Somebody is forgotten: what has waited for them need not any more."""

    async def forget(self, user: int) -> None:
        """Take a person out of everything; where they sit now, a computer player goes on for good.

        `Refusal` if the bot stops meanwhile: it goes on when it is back.
        """
        if self._registry.closing:
            raise Refusal("table-resting")
        await self._changes.uninterrupted(self._forget(user))

    async def forget_the_others(self) -> None:
        """Go on with those who were being forgotten when the bot stopped."""
        for user in await self._store.read(privacy.under_way):
            try:
                await self.forget(user)
            except Refusal as refusal:
                if refusal.key != "privacy-takes-long":
                    raise

    async def _forget(self, user: int) -> None:
        await self._registry.rouse(user=user)
        await self._store.begin_forgetting(user)
        alias = (await self._store.read(ledger.aliases))[user]
        if self.leaving:
            await self.leaving(user)
        done, waited = False, 0.0
        while not done:
            if self._registry.closing:
                raise Refusal("privacy-goes-on")
            if await self._store.sits_elsewhere(user):
                # Other processes let them leave their tables; one that is gone does when it is back.
                if waited >= PATIENCE:
                    raise Refusal("privacy-takes-long")
                await asyncio.sleep(LOOK)
                waited += LOOK
                continue
            # Others open tables and play between two parts of it, and who sat down again leaves again.
            async with self._registry.coming:
                await self._vacate_seats(user, alias)
                done = await self._store.go_on_forgetting(user)
        self.gone()
        await self._store.scrub()

    async def vacate(self, user: int) -> None:
        """Another process forgets them: they leave every table of ours."""
        alias = (await self._store.read(ledger.aliases)).get(user)
        if alias is not None:
            self._store.drop(person=user)
            await self._registry.rouse(user=user)
            async with self._registry.coming:
                await self._vacate_seats(user, alias)

    async def _vacate_seats(self, user: int, alias: int) -> None:
        async def vacate(change: Change) -> None:
            table = change.table
            # It may have been closed while others were left, or they have left it themselves.
            if table.live and user in known(table.record):
                record = substitutes.without(queue.without(table.record, user), user, alias)
                if record.seat_of(user) is not None:
                    record = absence.vacate(record, user, early=table.early)
                await change.save(record)

        for table in self._registry.who_know(user):
            await self._changes.change(table, vacate)


def _nobody_waits() -> None:
    """There is nothing that could have waited for them."""
