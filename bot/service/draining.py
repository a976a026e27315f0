"""Draining before an update: no table opens, open ones may finish, and a callback runs when none is left."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

from bot.games.base import Event
from bot.ops.errors import report
from bot.records.stored import now
from bot.service.tables import Tables
from bot.tables.table import Table
from bot.time.timers import Timers

logger = logging.getLogger(__name__)

LOOK: Final = 60.0
"""Seconds between two looks at the tables left."""

UNTOUCHED: Final = 10 * 60
"""Seconds after which an untouched lobby is shelved."""


class Draining:
    """The draining of the tables; idle until `start`.

    `done` is called once, when no table is left or after so many seconds. Stopping is safe at any moment: the
    tables left then go on after the next start. `show` is called with each table when draining begins or
    ends.
    """

    def __init__(
        self, tables: Tables, seconds: float, show: Callable[[Table], object], done: Callable[[], object]
    ) -> None:
        self._tables, self._seconds, self._show, self._done = tables, seconds, show, done
        self._end: float | None = None
        """Time of the event loop at which draining ends in any case; None while not draining."""
        self._over = False
        """Whether `done` was called."""
        self._said = ""
        self._timers: Timers[None] = Timers(self._look)
        self._closing: asyncio.Task[None] | None = None
        tables.listen(self._touch)

    def start(self) -> None:
        """Stop opening tables; does nothing while draining, or once it is over."""
        if self._end is None and not self._over:
            self._end = asyncio.get_running_loop().time() + self._seconds
            self._set(draining=True)
            self._look()

    def undo(self) -> None:
        """Cancel the draining: tables open again."""
        if self._end is not None:
            logger.info("no longer draining: tables open again")
            self._stop()
            self._set(draining=False)

    async def close(self) -> None:
        self._stop()
        self._timers.close()
        if self._closing:
            self._closing.cancel()
            await asyncio.wait((self._closing,))

    def _stop(self) -> None:
        self._end, self._said = None, ""
        self._timers.drop(None)

    def _set(self, *, draining: bool) -> None:
        self._tables.draining = draining
        for table in self._tables.live():
            self._show(table)

    def _touch(self, _table: Table, _: tuple[Event, ...] = ()) -> None:
        if self._end is not None and not self._awaited():
            self._look()

    def _look(self, _: None = None) -> None:
        if self._end is None:
            return
        left, awaited = self._end - asyncio.get_running_loop().time(), self._awaited()
        if not awaited or left <= 0:
            logger.info(
                "drained: %s", f"after the start {awaited} will go on" if awaited else "no table is left"
            )
            self._stop()
            self._over = True
            self._done()
            return
        if awaited != self._said:
            logger.info("draining: no new tables; %s to go, for %.0f minutes at most", awaited, left / 60)
            self._said = awaited
        if self._closing is None or self._closing.done():
            self._closing = asyncio.create_task(self._close_untouched(), name="closing lobbies")
        self._timers.set(None, min(LOOK, left))

    def _awaited(self) -> str:
        """Return the counts of the tables left, such as `lobby: 2, playing: 1, asleep: 3`: nothing about
        people."""
        counted = Counter[str](table.status for table in self._tables.live())
        counted["asleep"] = len(self._tables.waking)
        return ", ".join(f"{kind}: {number}" for kind, number in counted.items() if number)

    async def _close_untouched(self) -> None:
        since = now() - 1000 * UNTOUCHED
        for table in [table for table in self._tables.live() if table.untouched_lobby(since)]:
            try:
                await self._tables.close_untouched(table.id, since)
            except Exception as error:  # noqa: BLE001 — it is tried again at the next look
                report(error, table=table.id, line=len(table.log), doing="closing a lobby before an update")
