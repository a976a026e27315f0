"""An event loop with two priorities: answers to people go first, updates of messages in between.

asyncio runs ready callbacks in order. Under overload each of the twenty steps of an answer would wait for
everything else. Here a task may be started as `giving_way`: its steps, and those of all tasks it starts, wait
while others are ready, but one of them, the oldest, runs in each turn of the loop. So they are delayed but
never starved.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING, Any, Final, TypeVarTuple

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

Ts = TypeVarTuple("Ts")

SLICE: Final = 0.004
"""Seconds for which low-priority steps run while no others are ready, before the loop polls again."""

_gives_way: ContextVar[bool] = ContextVar("gives_way", default=False)


def giving_way() -> Context:
    """Return a context of low priority."""
    context = copy_context()
    context.run(_gives_way.set, True)  # noqa: FBT003 — a variable's value
    return context


def going_first() -> Context:
    """Return a context of normal priority, for a task that others may wait for."""
    context = copy_context()
    context.run(_gives_way.set, False)  # noqa: FBT003 — a variable's value
    return context


class Lanes(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self._late: deque[asyncio.Handle] = deque()
        """Queue of low-priority steps."""
        self._others = False
        """Whether a normal step was scheduled since low-priority steps last ran."""
        self._coming = False
        """Whether low-priority steps are scheduled for this turn of the loop or the next."""
        self._own = Context()

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        if not (_gives_way.get() if context is None else context.get(_gives_way)):
            self._others = True
            return super().call_soon(callback, *args, context=context)
        handle = asyncio.Handle(callback, args, self, context)
        self._late.append(handle)
        self._come()
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        self._others = True
        return super().call_soon_threadsafe(callback, *args, context=context)

    async def sock_connect(self, sock: socket.socket, address: Any) -> None:
        """Connect with normal priority, as the selector reports the socket at every turn until it is
        handled."""
        await asyncio.create_task(super().sock_connect(sock, address), context=going_first())

    def close(self) -> None:
        super().close()
        self._late.clear()

    def _come(self) -> None:
        if not self._coming:
            self._coming = True
            super().call_soon(self._go_on, context=self._own)

    def _go_on(self) -> None:
        """Run one low-priority step if others are ready, else as many as a slice holds."""
        self._coming = False
        busy, self._others = self._others, False
        until = self.time() + SLICE
        while self._late:
            handle = self._late.popleft()
            if not handle.cancelled():
                handle._run()
            if busy or self._others or self.time() >= until:
                break
        if self._late:
            self._come()


def new_loop() -> asyncio.AbstractEventLoop:
    """Return a new event loop; on Windows the system's own, which alone can start programs there."""
    return asyncio.new_event_loop() if sys.platform == "win32" else Lanes()
