"""Faults of the stand-in: the requests concerned, the kind and the number of times."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from tests.discord.world import JSON, Channel, Interaction, Message

VIA: Final = {"Via": "1.1 google"}
"""Header of Discord's own 429; discord.py takes one without it for Cloudflare's, and gives up at once."""


@dataclass(eq=False, slots=True)
class Call:
    """A request of the bot; `kind` tells its purpose (see `routes.KINDS`)."""

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
    """Size of its body in bytes."""
    status: int = 0
    """Status of the answer; 0 if there was none."""

    @property
    def by_token(self) -> bool:
        """Whether it uses an interaction's token: Discord does not count it with the bot's other requests."""
        return self.path[0] == "webhooks"


@dataclass(frozen=True, slots=True)
class Refuse:
    """A refusal; the request has no effect."""

    status: int
    code: int = 0
    text: str = "refused"
    headers: tuple[tuple[str, str], ...] = ()
    body: JSON | str | None = None
    """Body instead of `{"code", "message"}`; a string is sent as a page, as a proxy would."""


def limited(
    seconds: float = 0.05,
    *,
    via: bool = True,
    everywhere: bool = False,
    shared: bool = False,
    code: int = 0,
) -> Refuse:
    """Return a 429; `everywhere`: of the whole bot, `shared`: of all bots together, else of this route."""
    body: JSON = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    if code:
        body["code"] = code
    scope = "global" if everywhere else "shared" if shared else "user"
    headers = {"Retry-After": str(seconds), "X-RateLimit-Scope": scope} | (VIA if via else {})
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return Refuse(429, headers=tuple(headers.items()), body=body)


@dataclass(frozen=True, slots=True)
class Delay:
    """A delay of the answer; the request is carried out."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Reset:
    """A broken connection: before the request is carried out, or after, so that only the answer is lost."""

    after: bool = False


@dataclass(frozen=True, slots=True)
class Hang:
    """A hanging request until the fault is lifted; then the connection breaks.

    `after`: the request is carried out all the same; `late`: only when the fault is lifted.
    """

    after: bool = False
    late: bool = False


@dataclass(frozen=True, slots=True)
class CutShort:
    """An answer cut off in the middle; the request is carried out."""


@dataclass(frozen=True, slots=True)
class Trickle:
    """An answer that takes so many seconds from its first byte to its last."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Garble:
    """An answer with other content; the request is carried out."""

    body: bytes


Way = Refuse | Delay | Reset | Hang | CutShort | Trickle | Garble


@dataclass(eq=False, slots=True)
class Fault:
    kinds: frozenset[str]
    way: Way
    times: int | None
    """Number of requests concerned; None: until it is lifted."""
    where: Callable[[Call], bool]
    hits: int = 0
    lifted: asyncio.Event = field(default_factory=asyncio.Event)

    def meets(self, call: Call) -> bool:
        spent = self.lifted.is_set() or (self.times is not None and self.hits >= self.times)
        return not spent and call.kind in self.kinds and self.where(call)


class Faults:
    def __init__(self) -> None:
        self.planted: list[Fault] = []
        """Faults that are not lifted."""

    def plant(
        self,
        kinds: str | Iterable[str],
        way: Way,
        times: int | None = None,
        where: Callable[[Call], bool] = lambda _: True,
    ) -> Fault:
        """Plant a fault from now on; `lift` ends it."""
        named = frozenset((kinds,)) if isinstance(kinds, str) else frozenset(kinds)
        fault = Fault(named, way, times, where)
        self.planted.append(fault)
        return fault

    def lift(self, fault: Fault | None = None) -> None:
        """Lift this fault, or all of them; hanging requests go on."""
        for one in [fault] if fault else list(self.planted):
            one.lifted.set()
            self.planted.remove(one)

    def met(self, call: Call) -> Fault | None:
        """Return the fault that this request meets, and count it."""
        for fault in self.planted:
            if fault.meets(call):
                fault.hits += 1
                return fault
        return None
