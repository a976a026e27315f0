"""How many requests a second go to Discord, and whose is next.

Discord allows a bot fifty, answers to interactions apart; beyond that it refuses all of them for a while.
What cannot go out at once waits here, by urgency. Within one urgency the newest change goes first, so that
most messages are fresh; but whoever has waited too long goes before them in the order of waiting, so that
under load that does not end all grow older evenly. What changes again while it waits is new again.

Whoever has their turn makes a page first, and that may take long where there is much to do. So only few pages
are in the making: the others wait here, where the order is, and are newer when they are made. Requests are
counted once more as their first byte leaves, for some come to the wire at the same time; so is one that is
tried again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from bot.ops.lanes import going_first

RATE: Final = 40.0
"""Requests a second unless the operator says otherwise."""
BURST: Final = 0.25
"""Seconds' worth of requests that may go out at once after a quiet moment: 40 and 10 are Discord's fifty."""
PATIENCE: Final = 2.5
"""Seconds after which newer changes no longer go first."""
MAKING: Final = 24
"""Pages that are made and drawn at the same time."""
WINDOW: Final = 1.0
"""Seconds in which no more leave than the rate and half a burst: fewer than Discord's fifty, for the wire is
not always equally quick."""
SLOWER: Final = 0.5
"""What is left of the rate after Discord has said that it was too much."""
RECOVERY: Final = 60.0
"""Seconds until the rate is what it was."""


class Urgency(IntEnum):
    """Why a message is to change, the most urgent first."""

    END = 0
    """A match or hand is over, or somebody has asked for the message."""
    TURN = 1
    """A person is to act."""
    MOVE = 2
    """Computer players act; what it shows will change again soon."""
    WAKING = 3
    """The bot was started: perhaps nothing has changed."""


@dataclass(slots=True, eq=False)
class Change:
    """One that waits for its turn; whoever it is of may change it meanwhile."""

    urgency: Urgency
    since: float
    """When it was made, by the clock."""
    newest: float = float("-inf")
    """When more was added to it."""
    makes: bool = False
    """What shows it is made in its turn, and `Budget.made` says when that is done."""
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def renew(self, urgency: Urgency, at: float) -> None:
        """Something has been added."""
        self.urgency, self.newest = urgency, at


class Budget:
    """A token bucket with an order of who gets the next token."""

    def __init__(self, rate: float = RATE, *, clock: Callable[[], float] | None = None) -> None:
        """`rate`: requests a second; 0 for as many as there are. `clock`: in seconds, else the loop's."""
        self._whole = self._rate = rate
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._tokens = self._burst
        self._filled: float | None = None
        self._slowed: float | None = None
        self._until = float("-inf")
        """The moment until which nothing goes out."""
        self._left: deque[float] = deque()
        """When the newest requests left; as many as a window holds."""
        self._door = asyncio.Lock()
        """Held by whoever leaves next: one after the other, in the order of asking."""
        self._waiting: list[Change] = []
        self._making = 0
        """Pages in the making."""
        self._room = asyncio.Event()
        """There may be room for one more."""
        self._task: asyncio.Task[None] | None = None

    @property
    def _burst(self) -> float:
        return max(1.0, self._rate * BURST)

    @property
    def rate(self) -> float:
        """Requests a second now: less for a while after `slow_down`."""
        if self._slowed is None:
            return self._rate
        passed = (self._clock() - self._slowed) / RECOVERY
        return self._rate * min(1.0, SLOWER + (1 - SLOWER) * max(0.0, passed))

    def share(self, part: float) -> None:
        """Only this part of it is ours, from 0 to 1: others send requests of this bot too."""
        self._rate = self._whole * part

    def slow_down(self, pause: float = 0.0) -> None:
        """Discord has refused a request because all of the bot's were too many; `pause`: seconds to wait."""
        self._slowed = self._clock()
        self._until = max(self._until, self._slowed + pause)
        self._tokens = 0.0

    @property
    def waiting(self) -> int:
        """How many requests have to wait."""
        return len(self._waiting)

    async def take(self, urgency: Urgency, since: float | None = None) -> None:
        """Wait until one more request may go out; `since`: when its change was made, by the clock."""
        await self.wait(Change(urgency, self._clock() if since is None else since))

    async def wait(self, change: Change) -> None:
        """Wait until this change may go out."""
        if not self._rate:
            self._making += change.makes
            return
        self._fill()
        if not self._waiting and self._tokens >= 1 and self._fits(change):
            self._grant(change)
            return
        self._waiting.append(change)
        self._room.set()
        if self._task is None:
            self._task = asyncio.create_task(self._serve(), name="budget", context=going_first())
        try:
            await change.turn
        except asyncio.CancelledError:
            if change in self._waiting:
                self._waiting.remove(change)
            elif not change.turn.cancelled():
                self.give_back()
                if change.makes:
                    self.made()
            raise

    def _fits(self, change: Change) -> bool:
        return not change.makes or self._making < MAKING

    def _grant(self, change: Change) -> None:
        self._tokens -= 1
        self._making += change.makes

    def made(self) -> None:
        """A page is made, or will not be, or waits for something else: another may be."""
        self._making -= 1
        self._room.set()

    async def leave(self) -> None:
        """Wait until one more request may go over the wire, in the order of asking; it then goes at once.

        Counted is when it went, and not when it was to go: after the loop has stood still, all who waited
        are due in the same moment.
        """
        if not self._rate:
            return
        async with self._door:
            if (pause := self._full()) > 0:
                await asyncio.sleep(pause)
            self._left.append(self._clock())

    def _full(self) -> float:
        """The seconds until there is room for one more in the window."""
        most = max(1, int(self._rate * (1 + BURST / 2)))
        while len(self._left) > most:
            self._left.popleft()
        return self._left[0] + WINDOW - self._clock() if len(self._left) == most else 0.0

    def give_back(self) -> None:
        """The request was not needed after all."""
        self._tokens = min(self._burst, self._tokens + 1)

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _fill(self) -> None:
        at = self._clock()
        since = at if self._filled is None else max(self._filled, self._until)
        passed = max(0.0, at - since)
        self._filled = at
        self._tokens = min(self._burst, self._tokens + passed * self.rate)

    async def _serve(self) -> None:
        try:
            while self._waiting:
                self._fill()
                if self._tokens < 1:
                    await asyncio.sleep(
                        max(0.0, self._until - self._clock()) + (1 - self._tokens) / self.rate
                    )
                    continue
                chosen = self._next(self._clock())
                if chosen is None:
                    await self._may_go_on()
                    continue
                self._waiting.remove(chosen)
                # Else whoever waited was stopped a moment ago, and has not left the queue yet.
                if not chosen.turn.done():
                    self._grant(chosen)
                    chosen.turn.set_result(None)
        finally:
            self._task = None

    async def _may_go_on(self) -> None:
        """Until there is room for a page, or somebody comes who makes none."""
        self._room.clear()
        await self._room.wait()

    def _next(self, at: float) -> Change | None:
        """Whose turn it is; None where all have to wait until a page is made."""
        fitting = filter(self._fits, self._waiting)
        return min(fitting, key=lambda change: _order(change, at), default=None)


def _order(change: Change, at: float) -> tuple[int, float]:
    """What is over goes first, then who has waited long, then the newest of each urgency."""
    if change.urgency == Urgency.END:
        return 0, change.since
    if change.urgency != Urgency.WAKING and at - change.since > PATIENCE:
        return 1, change.since
    return 1 + change.urgency, -max(change.since, change.newest)
