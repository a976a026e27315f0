"""Weather: faults drawn at random, one after the other, all over in the end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from tests.discord import payloads
from tests.discord.faults import VIA, CutShort, Delay, Garble, Hang, Refuse, Reset, Trickle, Way
from tests.discord.world import ATTACH, SEND, THREAD, VIEW
from tests.wire.ways import PAGE, WAYS

if TYPE_CHECKING:
    from collections.abc import Collection
    from random import Random

    from tests.discord.faults import Fault
    from tests.discord.world import Channel
    from tests.wire.parlour import Parlour
    from tests.wire.storm.truth import Observer

KINDS: Final = (
    *("post", "edit", "delete", "read", "history", "prompt post", "prompt edit", "prompt delete"),
    *("callback", "follow-up", "panel edit", "panel delete", "panel read"),
)

PASSING: Final[dict[str, Way]] = {
    **WAYS,
    "429 a bucket, and odd": Refuse(
        429, headers=tuple(VIA.items()), body={"retry_after": "soon", "global": False}
    ),
    "500 and a code": Refuse(500, code=0, body={"code": 0, "message": "500: Internal Server Error"}),
    "504": Refuse(504, body=PAGE),
    "slow": Delay(0.2),
    "done late": Hang(late=True),
    "null": Garble(b"null"),
    "not UTF-8": Garble(b"\xff\xfe"),
    "half": CutShort(),
    "byte by byte": Trickle(0.3),
    "byte by byte, too slowly": Trickle(3.0),
    "reset": Reset(),
    "receipt lost": Reset(after=True),
}
"""After these it should be tried again, whatever the request is for."""

NEW: Final = ((404, 10008), (400, 50083), (403, 50005))
"""Errors of an edit that need another message."""
GONE: Final = ((404, 10015), (401, 50027), (404, 10008))
"""Final errors of an interaction's token."""
DENIED: Final = ((403, 50001), (403, 50013), (403, 160005), (403, 0))
"""Errors in a channel that a permission may end."""
LATE: Final = ((404, 10062), (400, 40060))
"""Errors of a first answer."""


OFTEN: Final = (10, 4, 8, 1.5, 2, 1, 1, 0.3, 0.5, 0.7, 0.3)
"""How often come faults, refusals, ends of those, troubles of the gateway, events too late, troubles of
permissions, messages that somebody deletes, a quarter of an hour, outages, connections that die unnoticed,
and channels that somebody deletes."""
LATER: Final = 0.2
"""Seconds by which an event is told late."""
DEAD: Final = (0.1, 1.0)
"""Seconds until it is noticed that a connection is dead."""
LEAST: Final = 3
"""Channels that nobody deletes."""
MOST: Final = 4
"""Faults at the same time."""


def lasting(kind: str) -> tuple[tuple[int, int], ...]:
    """Refusals after which that request will never be done as it is."""
    match kind:
        case "edit":
            return (*NEW, *DENIED)
        case "post" | "prompt post" | "prompt edit" | "prompt delete" | "delete" | "read":
            return DENIED
        case "callback":
            return LATE
        case _:
            return GONE


class Weather:
    """`gust` begins something, and now and then ends something; `clear` ends it all."""

    def __init__(self, parlour: Parlour, rng: Random, channels: list[Channel], observer: Observer) -> None:
        self.parlour = parlour
        self.rng = rng
        self.channels = channels
        self.observer = observer
        self.told: list[str] = []
        """Weather so far, for a failing test."""
        self.deleted: set[int] = set()
        """Messages that somebody deleted, of which nobody tells the bot."""
        self._faults: list[Fault] = []
        self._noticed: list[asyncio.Task[None]] = []
        """Connections that are dead, or were."""
        self._dispatch = parlour.discord.gateway.dispatch

    async def gust(self) -> None:
        ways = (
            *(self._fault, self._refusal, self._better, self._gateway, self._late),
            *(self._permission, self._deleted, self._old, self._outage, self._dead, self._channel_deleted),
        )
        await self.rng.choices(ways, OFTEN)[0]()
        while len(self._faults) > MOST:
            self._lift(self._faults[0])

    @property
    def _there(self) -> list[Channel]:
        """The channels that nobody has deleted."""
        return [channel for channel in self.channels if channel.id in self.parlour.world.channels]

    async def _fault(self) -> None:
        self._plant(self.rng.choice(KINDS), *self.rng.choice(list(PASSING.items())))

    async def _refusal(self) -> None:
        # What was posted before may be read wherever something may be posted.
        what = self.rng.choice([kind for kind in KINDS if kind != "history"])
        status, code = self.rng.choice(lasting(what))
        self._plant(what, f"{status} {code}", Refuse(status, code), most=2)

    async def _better(self) -> None:
        if self._faults:
            self._lift(self.rng.choice(self._faults))

    async def _old(self) -> None:
        self.told.append("all tokens are old")
        self.parlour.world.age(15 * 60 + 1)

    def _plant(self, kind: str, name: str, way: Way, most: int = 3) -> None:
        where = self.rng.choice((None, *self.channels))
        times = self.rng.randint(1, most)
        self.told.append(f"{times} times {name} for {kind} in {where.name if where else 'every channel'}")
        fault = self.parlour.discord.faults.plant(
            kind, way, times, lambda call: where is None or call.channel is where
        )
        self._faults.append(fault)

    def _lift(self, fault: Fault) -> None:
        self._faults.remove(fault)
        self.told.append(f"lifted: {fault.way} for {set(fault.kinds)} after {fault.hits}")
        self.parlour.discord.faults.lift(fault)

    async def _gateway(self) -> None:
        gateway = self.parlour.discord.gateway
        how = self.rng.choice(("resume", "anew", "reconnect", "invalid", "repeat"))
        self.told.append(f"gateway: {how}")
        self.observer.deaf()
        match how:
            case "resume":
                await gateway.drop()
            case "anew":
                await gateway.drop(forget=True)
            case "reconnect":
                await gateway.tell({"op": 7, "d": None})
            case "invalid":
                await gateway.tell({"op": 9, "d": self.rng.choice((True, False))})
            case "repeat":
                gateway.repeating = self.rng.choice((0, 5, 50))
                await gateway.drop()

    async def _late(self) -> None:
        """Delay the next event past the one after it."""
        gateway, loop = self.parlour.discord.gateway, asyncio.get_running_loop()

        def later(name: str, data: Any, shards: Collection[int] = ()) -> None:
            self.told.append(f"{name} is told late")
            gateway.dispatch = self._dispatch  # type: ignore[method-assign]
            loop.call_later(LATER, self._dispatch, name, data, shards)

        gateway.dispatch = later  # type: ignore[method-assign]

    async def _permission(self) -> None:
        channel, discord = self.rng.choice(self._there), self.parlour.discord
        if channel.kind == THREAD:
            channel.archived, channel.locked = True, self.rng.random() < 0.5
            self.told.append(f"{channel.name} is archived, {channel.locked=}")
            discord.archive(channel, locked=channel.locked)
        elif channel.denied:
            self.told.append(f"{channel.name} has all permissions")
            discord.deny(channel, 0)
        else:
            denied = self.rng.choice((VIEW, SEND, ATTACH))
            self.told.append(f"{channel.name} lacks {denied}")
            discord.deny(channel, denied)

    async def _deleted(self) -> None:
        channel = self.rng.choice(self._there)
        if shown := channel.public():
            message = self.rng.choice(shown)
            self.told.append(f"{message.id} is deleted in {channel.name}")
            self.deleted.add(message.id)
            self.parlour.world.delete(message)

    async def _outage(self) -> None:
        guild, discord = self.parlour.guild, self.parlour.discord
        self.told.append("an outage of the server")
        discord.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
        discord.gateway.dispatch("GUILD_CREATE", payloads.guild(guild, self.parlour.world))

    async def _dead(self) -> None:
        """Nothing comes any more, and after a while that is noticed."""
        gateway, forget, seconds = (
            self.parlour.discord.gateway,
            self.rng.random() < 0.3,
            self.rng.uniform(*DEAD),
        )
        self.told.append(f"gateway: dead for {seconds:.1f} s, {forget=}")
        self.observer.deaf()
        gateway.die()
        self._noticed.append(asyncio.create_task(self._notice(seconds, forget=forget), name="bench: notice"))

    async def _notice(self, seconds: float, *, forget: bool) -> None:
        await asyncio.sleep(seconds)
        self.observer.deaf()
        await self.parlour.discord.gateway.drop(forget=forget)

    async def _channel_deleted(self) -> None:
        if len(self._there) > LEAST:
            channel = self.rng.choice(self._there)
            self.told.append(f"{channel.name} is deleted")
            self.parlour.discord.delete_channel(channel)

    async def clear(self) -> None:
        """Nothing goes wrong any more, and all that was taken is given back."""
        discord, world = self.parlour.discord, self.parlour.world
        discord.gateway.dispatch = self._dispatch  # type: ignore[method-assign]
        await asyncio.gather(*self._noticed, asyncio.sleep(LATER))
        for fault in list(self._faults):
            self._lift(fault)
        for channel in self._there:
            if channel.kind == THREAD:
                discord.archive(channel, archived=False)
            else:
                discord.deny(channel, 0)
        await world.until(lambda: discord.gateway.connected, "a bot that is connected")
