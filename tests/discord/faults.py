"""What the stand-in does wrong when it is told to: to which requests, how, and how often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from tests.discord.world import JSON, Channel, Interaction, Message

VIA: Final = {"Via": "1.1 google"}
"""On a 429 without it discord.py takes the answer for one of Cloudflare's, and gives up at once."""


@dataclass(eq=False, slots=True)
class Call:
    """One request of the bot's; `kind` says what for (see `routes.KINDS`)."""

    kind: str
    method: str
    path: tuple[str, ...]
    payload: JSON
    files: tuple[str, ...] = ()
    channel: Channel | None = None
    message: Message | None = None
    interaction: Interaction | None = None
    at: float = 0.0
    size: int = 0
    """Of its body, in bytes."""
    status: int = 0
    """What was answered; 0 where nothing was."""

    @property
    def by_token(self) -> bool:
        """Whether it is by an interaction: Discord does not count it with the bot's other requests."""
        return self.path[0] == "webhooks"


@dataclass(frozen=True, slots=True)
class Refuse:
    """An answer that says no; the request does nothing."""

    status: int
    code: int = 0
    text: str = "refused"
    headers: tuple[tuple[str, str], ...] = ()
    body: JSON | str | None = None
    """Another one than `{"code", "message"}`; text is sent as a page, as a proxy would."""


def limited(
    seconds: float = 0.05, *, via: bool = True, everywhere: bool = False, shared: bool = False
) -> Refuse:
    """A 429; `everywhere`: of the whole bot, `shared`: of all bots together, else of this route."""
    body: JSON = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    scope = "global" if everywhere else "shared" if shared else "user"
    headers = {"Retry-After": str(seconds), "X-RateLimit-Scope": scope} | (VIA if via else {})
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return Refuse(429, headers=tuple(headers.items()), body=body)


@dataclass(frozen=True, slots=True)
class Delay:
    """The request is done, but later."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Reset:
    """The connection breaks: before anything is done, or after, so that only the answer is lost."""

    after: bool = False


@dataclass(frozen=True, slots=True)
class Hang:
    """No answer comes until the fault is lifted; then the connection breaks.

    `after`: what was asked for is done all the same; `late`: only when the fault is lifted.
    """

    after: bool = False
    late: bool = False


@dataclass(frozen=True, slots=True)
class CutShort:
    """It is done, but the answer ends in the middle."""


@dataclass(frozen=True, slots=True)
class Trickle:
    """It is done, and the answer takes so many seconds from its first byte to its last."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Garble:
    """It is done, but the answer says something else."""

    body: bytes


Way = Refuse | Delay | Reset | Hang | CutShort | Trickle | Garble


@dataclass(eq=False, slots=True)
class Fault:
    kinds: frozenset[str]
    way: Way
    times: int | None
    """For so many requests; None: until it is lifted."""
    where: Callable[[Call], bool]
    hits: int = 0
    lifted: asyncio.Event = field(default_factory=asyncio.Event)

    def meets(self, call: Call) -> bool:
        spent = self.lifted.is_set() or (self.times is not None and self.hits >= self.times)
        return not spent and call.kind in self.kinds and self.where(call)


class Faults:
    def __init__(self) -> None:
        self.planted: list[Fault] = []
        """Those that are not lifted."""

    def plant(
        self,
        kinds: str | Iterable[str],
        way: Way,
        times: int | None = None,
        where: Callable[[Call], bool] = lambda _: True,
    ) -> Fault:
        """From now on; `lift` ends it."""
        named = frozenset((kinds,)) if isinstance(kinds, str) else frozenset(kinds)
        fault = Fault(named, way, times, where)
        self.planted.append(fault)
        return fault

    def lift(self, fault: Fault | None = None) -> None:
        """End this one, or all of them; whoever hangs is let go."""
        for one in [fault] if fault else list(self.planted):
            one.lifted.set()
            self.planted.remove(one)

    def met(self, call: Call) -> Fault | None:
        """The fault that this request runs into, counted."""
        for fault in self.planted:
            if fault.meets(call):
                fault.hits += 1
                return fault
        return None
