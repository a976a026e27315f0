"""Discord's rate limits: a bucket a route and channel, and fifty requests a second in all."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from tests.discord.faults import Call, Refuse, limited
from tests.discord.strict import Strict

EVERYWHERE: Final = 50
"""Requests a second of one bot, not counting answers to interactions."""

BUCKETS: Final = {"post": (5, 5.0), "edit": (5, 5.0), "delete": (5, 1.0)}
"""Requests per seconds of each bucket, in one channel."""
TOKEN: Final = (5, 2.0)
OLD: Final = (3, 6.0)
"""Edits per seconds of messages older than an hour, in one channel."""

EDITS: Final = frozenset({"edit", "prompt edit", "panel edit"})
"""Edits, whose number Discord limits for old messages; of those by token nothing is known."""
FREE: Final = frozenset({"callback", "follow-up", "panel edit", "panel delete", "panel read"})
"""Requests by an interaction's token, which are not counted with the rest."""


@dataclass(slots=True)
class Window:
    most: int
    seconds: float
    begun: float = 0.0
    used: int = 0

    def take(self, now: float) -> float:
        """Count a request; return the seconds to wait if that is too many."""
        if now - self.begun >= self.seconds:
            self.begun, self.used = now, 0
        if self.used >= self.most:
            return self.begun + self.seconds - now
        self.used += 1
        return 0.0


class Limits:
    def __init__(self, strict: Strict, *, enforced: bool = True) -> None:
        self.strict = strict
        self.enforced = enforced
        self.refused = 0
        """Number of requests refused."""
        self._everywhere = Window(EVERYWHERE, 1.0)
        self._address = Window(EVERYWHERE, 1.0)
        self._windows: dict[tuple[str, object], Window] = {}

    def take(self, call: Call) -> Refuse | None:
        """Return the 429 for this request, if it exceeds a limit."""
        now = time.monotonic()
        if self.strict.old and call.kind in EDITS and (wait := self._old(call).take(now)):
            self.refused += 1
            return limited(round(wait + 0.001, 3), code=30046)
        by_token = call.by_token or call.kind in FREE
        if self.strict.address and by_token and (wait := self._address.take(now)):
            return self._limited(wait, everywhere=True)
        if not self.enforced:
            return None
        if not by_token and (wait := self._everywhere.take(now)):
            return self._limited(wait, everywhere=True)
        window = self._window(call)
        if window and (wait := window.take(now)):
            return self._limited(wait, everywhere=False)
        return None

    def headers(self, call: Call) -> dict[str, str]:
        """Return the rate limit headers of an answer."""
        window = self._window(call) if self.enforced else None
        if window is None:
            return {}
        return {
            "X-RateLimit-Limit": str(window.most),
            "X-RateLimit-Remaining": str(window.most - window.used),
            "X-RateLimit-Reset-After": f"{max(0.0, window.begun + window.seconds - time.monotonic()):.3f}",
            "X-RateLimit-Bucket": call.kind.replace(" ", ""),
        }

    def _window(self, call: Call) -> Window | None:
        kind = call.kind.removeprefix("prompt ")
        if kind in BUCKETS and call.channel is not None and not call.by_token:
            key: tuple[str, object] = (kind, call.channel.id)
            most, seconds = BUCKETS[kind]
        elif call.by_token and call.interaction is not None:
            key, (most, seconds) = ("token", call.interaction.token), TOKEN
        else:
            return None
        if key not in self._windows:
            if len(self._windows) > 10_000:
                self._windows.clear()
            self._windows[key] = Window(most, seconds)
        return self._windows[key]

    def _old(self, call: Call) -> Window:
        where = call.channel.id if call.channel else 0
        return self._windows.setdefault(("old", where), Window(*OLD))

    def _limited(self, wait: float, *, everywhere: bool) -> Refuse:
        self.refused += 1
        return limited(round(wait + 0.001, 3), everywhere=everywhere)
