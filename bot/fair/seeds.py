"""Where the seeds of the matches are kept. Nothing reads one before its match is over, but the dealer."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from bot.fair.deals import SEED_BYTES, Click, Source, commitment, dealt, seed_of_week
from bot.games.base import NATURE, Event, Refusal, pick
from bot.people.weekly import named, sealed, tried
from bot.store import used_attempts
from bot.store.schema import clicks, seeds
from bot.store.schema_challenges import challenges
from bot.store.storage import More, Store
from bot.tables.records import Record
from bot.tables.table import Table

REVEALED: Final = ("over", "conceded", "ended", "outdated", "broken")
"""The statuses of a table that will never be dealt another card."""


def revealed(record: Record) -> bool:
    """Whether everything about the table's cards may be known."""
    return record.status in REVEALED and not sealed(record)


class Dealer:
    """Chance at every table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._sources: dict[int, Source] = {}
        """What is dealt from at live tables: it never changes once the first card is dealt."""

    async def open(self, record: Record) -> Record:
        """Keep a new table, with a seed of its own that is drawn now; `Refusal` as the store has it."""
        seed = secrets.token_bytes(SEED_BYTES)
        return await self._opened(replace(record, commitment=commitment(seed)), seed.hex(), None)

    async def open_again(self, record: Record, old: Record) -> Record:
        """Keep a new table with the deals of a match that is over; `Refusal` where they come from no seed."""
        row = await self._row(old.id)
        if row is None or row["clicks"] is None or not revealed(old):
            raise Refusal("deal-unknown", table=old.id)
        record = replace(record, commitment=old.commitment, deal_of=old.deal_of or old.id)
        return await self._opened(record, row["seed"], row["clicks"])

    async def open_challenge(self, record: Record) -> Record:
        """Keep a match of a week's challenge: its deals come from the week's secret, and nobody's click.

        `Refusal` for whoever has had their attempt.
        """
        secret = await self._secret(record)
        if secret is None:
            raise LookupError("a challenge without a secret")
        guild, week = record.guild or 0, record.week or 0
        seed = seed_of_week(secret, guild, named(week))

        def unspent(connection: Connection, _number: int) -> None:
            if used_attempts.is_spent(connection, guild, week, record.host):
                raise tried(week)

        try:
            return await self._opened(replace(record, commitment=commitment(seed)), seed.hex(), "", unspent)
        except Refusal:
            raise tried(week) from None

    async def _opened(
        self, record: Record, seed: str, clicked: str | None, first: More | None = None
    ) -> Record:
        def work(connection: Connection, number: int) -> None:
            if first:
                first(connection, number)
            connection.execute(insert(seeds).values(table=number, seed=seed, clicks=clicked))

        return await self._store.create(record, work)

    async def record_click(self, table: Table, user: int, click: int) -> None:
        """Somebody at the table clicked in its lobby: their last click there counts.

        Whoever asks holds the table, so that nothing is kept of a match that has begun.
        """
        if table.status != "lobby" or table.seat_of(user) is None:
            return

        def work(connection: Connection) -> None:
            of_user = (clicks.c.table == table.id, clicks.c.user == user)
            connection.execute(delete(clicks).where(*of_user))
            connection.execute(insert(clicks).values(table=table.id, user=user, click=click))

        await self._store.write(work)

    async def chance(self, table: Table) -> str:
        """What chance does now. Whoever asks holds the table."""
        source = self._sources.get(table.id)
        if source is None:
            row = await self._row(table.id)
            if row is None:
                # A table from before there were seeds.
                return pick(secrets.SystemRandom(), table.state.legal(NATURE))
            clicked = row["clicks"] if row["clicks"] is not None else await self._freeze(table)
            source = self._sources[table.id] = _source(row["seed"], clicked)
        return dealt(source, table.state, [line[1:3] for line in table.log])

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed: at one that is closed nothing is dealt."""
        if not table.live:
            self._sources.pop(table.id, None)

    async def clicks(self, record: Record) -> tuple[Click, ...]:
        """What each person has brought to the deals, or will have if the match begins now."""
        row = await self._row(record.id)
        if row is None:
            return ()
        return _clicks(row["clicks"] if row["clicks"] is not None else await self._pending(record))

    async def source(self, record: Record) -> Source | None:
        """All that the deals came from; None while they are still secret, or where there is no seed."""
        if not revealed(record):
            return None
        row = await self._row(record.id)
        return _source(row["seed"], row["clicks"] or "") if row else None

    async def secret(self, record: Record) -> bytes | None:
        """What the seed of a challenge came from; None while that is secret, and for all other tables."""
        return await self._secret(record) if record.week is not None and revealed(record) else None

    async def _secret(self, record: Record) -> bytes | None:
        here = challenges.c.guild == record.guild, challenges.c.week == record.week
        wanted = select(challenges.c.secret).where(*here)
        found: str | None = await self._store.read(lambda connection: connection.scalar(wanted))
        return bytes.fromhex(found) if found else None

    async def _freeze(self, table: Table) -> str:
        """The clicks that count, for good: of who sits there when the first card is dealt."""
        text = await self._pending(table.record)

        def work(connection: Connection) -> None:
            connection.execute(update(seeds).where(seeds.c.table == table.id).values(clicks=text))
            connection.execute(delete(clicks).where(clicks.c.table == table.id))

        await self._store.write(work)
        return text

    async def _pending(self, record: Record) -> str:
        wanted = select(clicks).where(clicks.c.table == record.id)
        found = await self._store.read(lambda connection: connection.execute(wanted).all())
        by_user = {row.user: row.click for row in found}
        seated = ((seat, by_user.get(one.user)) for seat, one in enumerate(record.seats) if one)
        return " ".join(f"{seat} {click}" for seat, click in seated if click is not None)

    async def _row(self, number: int) -> RowMapping | None:
        wanted = select(seeds).where(seeds.c.table == number)
        return await self._store.read(lambda connection: connection.execute(wanted).mappings().first())


def _source(seed: str, clicked: str) -> Source:
    return Source(bytes.fromhex(seed), _clicks(clicked))


def _clicks(text: str) -> tuple[Click, ...]:
    """From `SEAT NUMBER SEAT NUMBER …`."""
    read = list(map(int, text.split()))
    return tuple(map(Click, read[::2], read[1::2]))
