"""An event loop with two lanes: answers to people go first, and what keeps messages fresh goes in between.

asyncio runs whatever is ready in the order in which it became so. Where that is more than the processor
carries, each of the twenty steps of an answer would wait for all else. Here a task may be begun that is
`giving_way`: its steps, and those of all that it begins, wait while there is anything else to do, but one of
them goes on at each turn of the loop, the oldest first. So they are late and never left out.
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
"""Seconds for which those behind go on where nobody else is there, until the loop looks for news."""

_gives_way: ContextVar[bool] = ContextVar("gives_way", default=False)


def giving_way() -> Context:
    """For a task that lets everybody else go first."""
    context = copy_context()
    context.run(_gives_way.set, True)  # noqa: FBT003 — a variable's value
    return context


def going_first() -> Context:
    """For a task that others may wait for, whoever begins it."""
    context = copy_context()
    context.run(_gives_way.set, False)  # noqa: FBT003 — a variable's value
    return context


class Lanes(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self._late: deque[asyncio.Handle] = deque()
        """What waits behind."""
        self._others = False
        """Whether anybody ahead had something to do since those behind went on last."""
        self._coming = False
        """Whether those behind are to go on in this turn of the loop or the next."""
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
        """Whoever connects: the selector tells of it at every turn until it is heard, so that goes first."""
        await asyncio.create_task(super().sock_connect(sock, address), context=going_first())

    def close(self) -> None:
        super().close()
        self._late.clear()

    def _come(self) -> None:
        if not self._coming:
            self._coming = True
            super().call_soon(self._go_on, context=self._own)

    def _go_on(self) -> None:
        """One step where others have something to do, else as many as a slice holds."""
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
    """On Windows the system's own, which alone can start programs there."""
    return asyncio.new_event_loop() if sys.platform == "win32" else Lanes()
