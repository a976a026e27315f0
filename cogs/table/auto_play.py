"""For players who like it so: what is the only thing they may do is done without asking."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.games.base import NATURE, Refusal
from bot.ops.errors import mistake
from bot.tables.presence import awaited

if TYPE_CHECKING:
    from bot.games.base import Event, Seat, State
    from bot.tables.table import Table
    from cogs.client import Client


class AutoPlay:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._tasks: set[asyncio.Task[None]] = set()

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed: perhaps somebody has no choice now."""
        for seat in table.waiting_for:
            if seat != NATURE and (action := only_action(table, seat)):
                user = awaited(table.record, seat)
                if user is not None:
                    task = asyncio.create_task(self._act(table, user, table.turn(seat), action))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _act(self, table: Table, user: int, turn: int, action: str) -> None:
        try:
            if (await self.bot.store.player(user)).forced:
                await self.bot.tables.act(table.id, user, turn, action)
        except Refusal:
            # They were faster, or the table was closed.
            return
        except Exception as error:  # noqa: BLE001 — they can still do it themselves
            mistake(f"table {table.id}: doing the only thing a seat may", error, table=table.id)


def only_action(table: Table, seat: Seat) -> str | None:
    """What the seat has to do, if there is nothing else it may."""
    return only(table.state, seat)


def only(state: State, seat: Seat) -> str | None:
    """The same of a match at any moment."""
    choices = state.legal(seat)
    if len(choices) != 1 or choices[0].count != 1:
        return None
    return next(iter(choices[0]))
