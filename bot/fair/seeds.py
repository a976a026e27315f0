"""Storage of the seeds. Only the dealer reads one before its match is over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bot.fair.deals import (
    SEED_BYTES,
    Click,
    Source,
    Word,
    commitment,
    dealt,
    seed_of_board,
    seed_of_week,
    word_digest,
)
from bot.fair.secrecy import sealed
from bot.games.base import NATURE, Event, Refusal, Seat, pick
from bot.records.movement import night_of, number_of
from bot.records.stored import Occupant, Record
from bot.records.weekly import named, tried
from bot.schema.challenges import challenges, nights
from bot.schema.tables import clicks, seeds, tables
from bot.store.rows import begun_from, check_versions
from bot.store.sealing import of_challenge, of_night, of_seed
from bot.store.storage import More, Store
from bot.tables.table import Table

REVEALED: Final = ("over", "conceded", "ended", "outdated", "broken")
"""Statuses of a table that will never be dealt another card."""


def revealed(record: Record) -> bool:
    """Return whether everything about the table's cards may be revealed."""
    return record.status in REVEALED and not sealed(record)


class _Kept(NamedTuple):
    """The stored row with the source of a table's deals."""

    seed: str
    """Seed in hexadecimal; `LOST` if nobody can read it any more."""
    clicks: str | None
    """Clicks as `SEAT NUMBER SEAT NUMBER …`; None before the first card is dealt."""
    words: str | None
    """Words as `SEAT DIGEST SEAT DIGEST …`."""


class Dealer:
    """The dealer, who acts for chance at every table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._sources: dict[int, Source] = {}
        """Sources of live tables: unchangeable once the first card is dealt."""

    async def open(self, record: Record, like: Record | None = None, also: More | None = None) -> Record:
        """Store a new table with a freshly drawn seed; `Refusal` as in the store.

        `like`: the finished table that this one is a rematch of. `Outpaced` if that table has changed, as one
        of its people may have been forgotten. Only one rematch of a table is open at a time. `also` runs in
        the same transaction.
        """
        seed = secrets.token_bytes(SEED_BYTES)

        def unchanged(connection: Connection, number: int) -> None:
            if like:
                check_versions(connection, {like.id: like.version})
                if begun_from(connection, like.id) is not None:
                    raise Refusal("table-in-channel")
                connection.execute(update(tables).where(tables.c.id == number).values(follows=like.id))
            if also:
                also(connection, number)

        promised = replace(record, commitment=commitment(seed))
        return await self._opened(promised, _Kept(seed.hex(), None, None), unchanged)

    async def open_again(self, record: Record, old: Record) -> Record:
        """Store a new table with the deals of a finished match; `Refusal` if those come from no seed."""
        row = await self._row(old.id)
        if row is None or not row.seed or row.clicks is None or not revealed(old):
            raise Refusal("deal-unknown", table=old.id)
        record = replace(record, commitment=old.commitment, deal_of=old.deal_of or old.id)
        return await self._opened(record, row)

    async def open_challenge(self, record: Record, first: More) -> Record:
        """Store a match of a week's challenge, whose deals come only from the week's secret.

        Raises `Refusal` if the person has used their attempt, or if `first` does, in the same transaction.
        """
        secret = await self._secret(record)
        if secret is None:
            raise Refusal("challenge-lost")
        guild, week = record.guild or 0, record.week or 0
        seed = seed_of_week(secret, guild, named(week))

        try:
            promised = replace(record, commitment=commitment(seed))
            return await self._opened(promised, _Kept(seed.hex(), "", None), first)
        except Refusal:
            raise tried(week) from None

    async def open_board(self, record: Record, also: More) -> tuple[Record, Source]:
        """Store a match of a duplicate night's board, whose deals come from the night's secret.

        Also return the secret source, for playing computer players out only. `also` runs in the same
        transaction, and raises `Refusal` if the board was begun.
        """
        source = await self.source_of_board(record)
        record = replace(record, commitment=commitment(source.seed))
        return await self._opened(record, _Kept(source.seed.hex(), "", None), also), source

    async def source_of_board(self, record: Record) -> Source:
        """Return the secret source of a board's deals; `Refusal` if it is lost."""
        secret, board = await self._secret(record), record.board or 0
        if secret is None:
            raise Refusal("duplicate-lost")
        return Source(seed_of_board(secret, night_of(board), number_of(board)), ())

    async def _opened(self, record: Record, kept: _Kept, first: More | None = None) -> Record:
        def work(connection: Connection, number: int) -> None:
            if first:
                first(connection, number)
            seed = self._store.sealing.seal(kept.seed, of_seed(number))
            connection.execute(insert(seeds).values(table=number, **kept._replace(seed=seed)._asdict()))

        return await self._store.create(record, work)

    async def record_click(self, table: Table, user: int, click: int) -> None:
        """Store a click in the lobby: the last click of each person there counts.

        The caller holds the table, so that nothing is stored once the match has begun.
        """
        if table.status != "lobby" or table.seat_of(user) is None:
            return

        def work(connection: Connection) -> None:
            of_user = (clicks.c.table == table.id, clicks.c.user == user)
            connection.execute(delete(clicks).where(*of_user))
            connection.execute(insert(clicks).values(table=table.id, user=user, click=click))

        await self._store.write(work)

    async def chance(self, table: Table) -> str:
        """Return the action of chance now. The caller holds the table."""
        source = self._sources.get(table.id)
        if source is None:
            row = await self._row(table.id)
            if row is None or not row.seed:
                # The table is from before there were seeds, or its seed can no longer be read.
                return pick(secrets.SystemRandom(), table.state.legal(NATURE))
            settled = row if row.clicks is not None else await self._freeze(table, row)
            source = self._sources[table.id] = _source(settled, table.record)
        return dealt(source, table.state, [line[1:3] for line in table.log])

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Drop the source of a closed table."""
        if not table.live:
            self._sources.pop(table.id, None)

    async def clicks(self, record: Record) -> tuple[Click, ...]:
        """Return the clicks that count for the deals, or will if the match begins now: see `words`."""
        row = await self._row(record.id)
        if row is None:
            return ()
        return _clicks((row if row.clicks is not None else await self._pending(record, row)).clicks)

    async def words(self, record: Record) -> tuple[Word, ...]:
        """Return the words that count, or will; if there are any, clicks do not count."""
        row = await self._row(record.id)
        if row is None:
            return ()
        return _words((row if row.clicks is not None else await self._pending(record, row)).words, record)

    async def lost(self, record: Record) -> bool:
        """Return whether there was a seed that can no longer be read."""
        row = await self._row(record.id)
        return row is not None and not row.seed

    async def source(self, record: Record) -> Source | None:
        """Return the source of the deals; None while it is secret, or without a seed."""
        if not revealed(record):
            return None
        row = await self._row(record.id)
        return _source(row, record) if row and row.seed else None

    async def secret(self, record: Record) -> bytes | None:
        """Return the secret behind the seed of a challenge or a board; None while it is secret, and for
        others."""
        return await self._secret(record) if record.duplicated and revealed(record) else None

    async def _secret(self, record: Record) -> bytes | None:
        if record.board is not None:
            night = night_of(record.board)
            wanted = select(nights.c.secret).where(nights.c.id == night)
            what = of_night(night)
        else:
            here = challenges.c.guild == record.guild, challenges.c.week == record.week
            wanted = select(challenges.c.secret).where(*here)
            what = of_challenge(record.guild or 0, record.week or 0)
        found: str | None = await self._store.read(lambda connection: connection.scalar(wanted))
        if not found:
            return None
        return bytes.fromhex(self._store.sealing.unseal(found, what))

    async def _freeze(self, table: Table, row: _Kept) -> _Kept:
        """Fix the contributions of the people who sit there when the first card is dealt."""
        settled = await self._pending(table.record, row)

        def work(connection: Connection) -> None:
            values = {"clicks": settled.clicks, "words": settled.words}
            connection.execute(update(seeds).where(seeds.c.table == table.id).values(values))
            connection.execute(delete(clicks).where(clicks.c.table == table.id))

        await self._store.write(work)
        return settled

    async def _pending(self, record: Record, row: _Kept) -> _Kept:
        """Return everybody's contributions so far. If there is a word, clicks do not count, so that the
        host of the bot has no influence: a click's id is what the bot claims that Discord said."""
        typed = [(seat, one.word) for seat, one in enumerate(record.seats) if one and one.word]
        if typed:
            words = " ".join(f"{seat} {word_digest(word)}" for seat, word in typed)
            return row._replace(clicks="", words=words)
        wanted = select(clicks).where(clicks.c.table == record.id)
        found = await self._store.read(lambda connection: connection.execute(wanted).all())
        by_user = {row.user: row.click for row in found}
        seated = ((seat, by_user.get(one.user)) for seat, one in enumerate(record.seats) if one)
        return row._replace(clicks=" ".join(f"{seat} {click}" for seat, click in seated if click is not None))

    async def _row(self, number: int) -> _Kept | None:
        wanted = select(seeds.c.seed, seeds.c.clicks, seeds.c.words).where(seeds.c.table == number)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return None
        kept = _Kept(*row)
        return kept._replace(seed=self._store.sealing.unseal(kept.seed, of_seed(number)))


def _source(row: _Kept, record: Record) -> Source:
    return Source(bytes.fromhex(row.seed), _clicks(row.clicks), _words(row.words, record))


def _clicks(text: str | None) -> tuple[Click, ...]:
    """Parse `SEAT NUMBER SEAT NUMBER …`."""
    read = list(map(int, (text or "").split()))
    return tuple(map(Click, read[::2], read[1::2]))


def _words(text: str | None, record: Record) -> tuple[Word, ...]:
    """Parse `SEAT DIGEST SEAT DIGEST …`, and add the words that are still known."""
    read = (text or "").split()
    return tuple(
        _word(int(seat), digest, record.seats) for seat, digest in zip(read[::2], read[1::2], strict=True)
    )


def _word(seat: Seat, digest: str, chairs: Sequence[Occupant | None]) -> Word:
    one = chairs[seat] if seat < len(chairs) else None
    typed = one.word if one and one.word else ""
    return Word(seat, digest, typed if word_digest(typed) == digest else "")
