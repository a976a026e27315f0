"""Channels that follow a duplicate night: the message that shows it, and the last stage they were told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from bot.records.stored import now
from bot.schema.challenges import night_channels, nights

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.store.storage import Store

OPEN: Final = -1
"""Stage of a channel that has shown the night before it began."""
_TOLD: Final = 14 * 24 * 60 * 60 * 1000
"""Milliseconds since a night's end in which its channels are told the result; permission may be missing."""


class NightMessage(NamedTuple):
    channel: int
    guild: int
    message: int | None
    """Newest message that shows the night; None if there is none, or it was deleted."""
    stage: int


class NightChannels:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def follow(self, number: int, guild: int, channel: int) -> None:
        """Notify this channel when the night begins, of later rounds, and when it ends."""
        here = night_channels.c.night == number, night_channels.c.channel == channel

        def work(connection: Connection) -> None:
            known = select(nights.c.status, nights.c.stage).where(nights.c.id == number)
            status, stage = connection.execute(known).one()
            connection.execute(delete(night_channels).where(*here))
            row = {"night": number, "channel": channel, "guild": guild}
            row["stage"] = OPEN if status == "lobby" else stage
            connection.execute(insert(night_channels), row)

        await self._store.write(work)

    async def of(self, number: int) -> list[NightMessage]:
        """Return the channels of a night in the order of their ids, including other processes' ones."""
        columns = [night_channels.c[name] for name in NightMessage._fields]
        wanted = select(*columns).where(night_channels.c.night == number).order_by(night_channels.c.channel)
        return await self._store.read(
            lambda connection: [NightMessage(*row) for row in connection.execute(wanted)]
        )

    async def show(self, number: int, channel: int, message: int | None) -> None:
        """Store the message that now shows the night in this channel."""
        here = night_channels.c.night == number, night_channels.c.channel == channel
        known = update(night_channels).where(*here).values(message=message)
        await self._store.write(lambda connection: connection.execute(known))

    async def to_tell(self) -> list[tuple[int, int, int]]:
        """Return the channels that do not show the latest stage of a night, as (night, channel, server).

        Only our shards' channels are returned, and none for a night that has been over for two weeks.
        """
        ended = (nights.c.status == "over") & (nights.c.ended > now() - _TOLD)
        further = (nights.c.status == "playing") & (nights.c.stage > night_channels.c.stage)
        wanted = (
            select(night_channels.c.night, night_channels.c.channel, night_channels.c.guild)
            .join(nights, nights.c.id == night_channels.c.night)
            .where(ended | further)
            .order_by(night_channels.c.night, night_channels.c.channel)
        )
        rows = await self._store.read(lambda connection: connection.execute(wanted).all())
        return [(*row,) for row in rows if self._store.lease.shards.has(row.guild)]

    async def told(self, number: int, channel: int, stage: int | None, message: int | None = None) -> None:
        """Store that this message told the channel of this round; None: how it ended."""
        here = night_channels.c.night == number, night_channels.c.channel == channel
        done = delete(night_channels) if stage is None else None
        known = update(night_channels).values(stage=stage, message=message) if done is None else done
        await self._store.write(lambda connection: connection.execute(known.where(*here)))
