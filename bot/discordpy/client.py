"""discord.py's client on our state, with the tasks that closing has to await."""

from __future__ import annotations

import asyncio
from typing import Any

from discord.ext import commands

from bot.discordpy.state import ServerState


class BaseClient(commands.AutoShardedBot):
    state: ServerState
    under_way: set[asyncio.Task[Any]]
    """Unfinished tasks: interactions being answered and other events of Discord's."""

    def attend(self, task: asyncio.Task[Any] | None) -> None:
        """Let the bot await this task before it closes."""
        if task:
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    def _get_state(self, **options: Any) -> ServerState:
        """Return our state, as discord.py's hook asks."""
        self.state = ServerState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )
        return self.state

    def _schedule_event(self, *args: Any, **options: Any) -> asyncio.Task[None]:
        """Schedule a listener, and attend its task."""
        task: asyncio.Task[None] = super()._schedule_event(*args, **options)
        self.attend(task)
        return task
