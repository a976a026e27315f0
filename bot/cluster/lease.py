"""Leases of shards on a PostgreSQL database: each process holds the locks of its own shards only.

The advisory locks belong to one PostgreSQL session, which lives as long as its process. They are released
whenever a process is killed: no clock has to be agreed on, and nothing cleaned up. A process that loses the
session has lost all its locks, and must stop acting before others take them. Late writes are refused by the
versions of records, by the log and, where a table is made or its people change, by `check`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, NullPool, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.cluster.balance import Balance, Census
from bot.games.base import Refusal
from bot.migrations import behind, floor, revisions, upgrade
from bot.ops import postgres
from bot.ops.refusals import Misconfigured, Unreachable
from bot.schema.columns import metadata
from bot.store.alone import Alone
from bot.store.database import NotBegun, connected, engine, reaching
from bot.store.notices import CHANNEL, Kind
from bot.store.notices import text as notice_text
from bot.store.shards import Shards
from bot.words import words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

logger = logging.getLogger(__name__)

KEY: Final = 0x70CA
"""Lock shared by all players; held exclusively for a migration, and by any Toucan before 0.3.

PostgreSQL keeps the locks of each database apart.
"""
SHARD: Final = 0x70CA01
"""Lock of the process that plays on a shard's servers, with the number of the shard."""
COUNT: Final = 0x70CA02
"""Lock shared by all players, with the total number of shards."""
FENCE: Final = 0x70CA03
"""Lock with the number of a shard, shared by each transaction that passed `check`, until it ends."""
TURN: Final = 0x70CA04
"""Lock with the number of a bucket, held while a shard of it identifies to Discord."""
ONCE: Final = 0x70CA05
"""Lock for work that one process does while others wait, with the number of the work."""
STEP: Final = 0x70CA06
"""Lock with the number of a schema step, shared by all processes whose Toucan ends there."""
DRAIN: Final = 0x70CA07
"""Lock shared by all draining processes; a process that starts meanwhile drains too."""

WANT: Final = 0x70CA08
"""Lock shared by all processes with fewer shards than others and room for more (`bot/cluster/balance.py`)."""

AGREE: Final = 1
"""Number for `ONCE`: agreeing on the number of shards."""
ADMIT: Final = 2
"""Number for `ONCE`: admitting a process, with a migration if one is due."""
SPREAD: Final = 3
"""Number for `ONCE`: giving a shard away."""

LOOK: Final = 2.0
"""Seconds between two attempts of a stand-by to take shards."""
BEAT: Final = 1.0
"""Seconds between two checks of the session."""
ANSWER_SECONDS: Final = 3.0
"""Timeout in seconds of an answer, after which the session counts as lost."""
AGAIN: Final = 0.1
"""Seconds between two attempts to take a lock that others hold briefly."""
BRIEFLY: Final = "SET LOCAL lock_timeout = '500ms'"
"""Limit of the mutual waiting of a migration and players: a deadlock takes longer to be noticed."""

SESSION: Final = {
    # The server notices a silent loss of this client after so many seconds: later than we do ourselves.
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "7000",
}

_PROCESS: Final = "SELECT pg_backend_pid()"
_HELD: Final = (
    "SELECT DISTINCT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = :kind"
)
_CENSUS: Final = (
    "SELECT count(*) FILTER (WHERE plays), coalesce(sum(held), 0)::int,"
    " count(*) FILTER (WHERE wants AND pid <> pg_backend_pid()), coalesce(max(held), 0) FROM ("
    "SELECT pid, bool_or(classid = :count) AS plays, bool_or(classid = :want) AS wants,"
    " count(*) FILTER (WHERE classid = :shard) AS held"
    " FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " GROUP BY pid) AS processes"
)
_OLDER: Final = (
    "SELECT count(*) FROM pg_locks AS playing WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = 0 AND objid = :key AND NOT EXISTS ("
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND pid = playing.pid"
    " AND database = playing.database AND classid = :kind AND objid >= :number)"
)
"""Query for the number of players whose Toucan is older than this step."""

_NOT_AVAILABLE: Final = "55P03"
"""SQLSTATE of a lock timeout: others held a lock that a migration needs for too long."""


class Lease(Alone):
    """The lease of a process: it may play on the servers of `shards` until `lost` is set."""

    def __init__(self, session: AsyncConnection, process: int = 0, balance: Balance | None = None) -> None:
        """`process`: PostgreSQL's number of the session. `balance`: outlives the lease."""
        super().__init__(Shards(ours=frozenset()))
        self.balance = balance or Balance()
        self._session = session
        self._process = process
        self._asking = asyncio.Lock()
        self._questions: set[asyncio.Task[Any]] = set()
        self._letting_go: set[asyncio.Task[None]] = set()
        self._drains = self._asks_for_more = False

    @property
    def shared(self) -> bool:
        """Whether other processes may play on this database."""
        return True

    async def agree(self, count: int) -> None:
        """Divide the servers among this many shards, or among as many as processes that already play."""
        async with self.once(AGREE):
            others = await self._held(COUNT)
            while self.balance.outgrown and others and min(others) < count:
                # Those processes know it too, and leave.
                await asyncio.sleep(AGAIN)
                others = await self._held(COUNT)
            self.shards.count = min(others, default=count)
            await self._ask("SELECT pg_advisory_lock_shared(:kind, :number)", COUNT, self.shards.count)

    async def wait(self, most: int | None, enough: asyncio.Event | None = None) -> bool:
        """Wait until a shard is ours or `enough` is set; return whether we have one."""
        waits = False
        while not (enough and enough.is_set()):
            await self.want(most)
            if await self.take(most):
                return True
            if not waits:
                logger.info("%s", words()("run-stands-by"))
                waits = True
            await asyncio.sleep(LOOK)
        return False

    async def take(self, most: int | None) -> frozenset[int]:
        """Take free shards, up to `most` in all; return the new ones."""
        shards = self.shards
        if len(shards.ours) >= (shards.count if most is None else min(most, shards.count)):
            return frozenset()
        room = self.balance.room(await self.census(), len(shards.ours), most)
        taken = set[int]()
        held = await self._held(SHARD)
        for shard in range(shards.count):
            if len(taken) < room and shard not in held and await self._try(SHARD, shard):
                # Afterwards, all writes begun by the previous holder are committed or rolled back.
                await self._ask("SELECT pg_advisory_lock(:kind, :number)", FENCE, shard)
                await self._unlock(FENCE, shard)
                taken.add(shard)
        if taken:
            shards.ours |= taken
            self.balance.took()
            await self._ask_for_more(asks=False)
        return frozenset(taken)

    async def census(self) -> Census:
        """Return how the shards are spread now."""
        ((processes, held, wanting, largest),) = await self._ask(_CENSUS, count=COUNT, shard=SHARD, want=WANT)
        return Census(self.shards.count, processes, held, wanting, largest)

    async def want(self, most: int | None, *, willing: bool = True) -> Census:
        """Announce whether we want more shards; return how they are spread."""
        census = await self.census()
        await self._ask_for_more(
            asks=self.balance.wants(census, len(self.shards.ours), most, willing=willing)
        )
        return census

    async def _ask_for_more(self, *, asks: bool) -> None:
        if asks != self._asks_for_more:
            self._asks_for_more = asks
            how = "lock_shared" if asks else "unlock_shared"
            await self._ask(f"SELECT pg_advisory_{how}(:kind, :number)", WANT, 0)

    def outgrow(self) -> None:
        """Give everything up, as Discord wants more shards than were agreed on."""
        self.balance.outgrown = True
        self.lost.set()

    async def spare(self, leave: Callable[[int], Awaitable[None]]) -> None:
        """Give one of our shards to another process, unless one is being given away just now.

        `leave`: called first. Until it is done, only this process may write there, but it no longer acts.
        """
        if not await self._try(ONCE, SPREAD):
            return
        try:
            if (await self.census()).crowded(len(self.shards.ours)):
                # Never shard 0, which has the private messages and the commands: nobody gives their last
                # away.
                shard = max(self.shards.ours)
                self.shards.ours -= {shard}
                logger.info("giving shard %d of %d to another process", shard, self.shards.count)
                await leave(shard)
                await self._unlock(SHARD, shard)
        finally:
            await self._unlock(ONCE, SPREAD)

    def check(self, connection: Connection, guild: int | None) -> None:
        """Raise `Refusal` unless this server is ours to write, and remains so until the transaction ends."""
        shard = self.shards.of(guild)
        pinned = text("SELECT pg_advisory_xact_lock_shared(:kind, :number)")
        connection.execute(pinned, {"kind": FENCE, "number": shard})
        mine = text(f"SELECT count(*) FROM ({_HELD} AND objid = :number AND pid = :process) AS mine")  # noqa: S608
        asked = {"kind": SHARD, "number": shard, "process": self._process}
        if not connection.execute(mine, asked).scalar_one():
            raise Refusal("table-resting")

    def is_held(self, connection: Connection, shard: int) -> bool:
        """Return whether any process holds this shard now."""
        held = text(f"SELECT count(*) FROM ({_HELD} AND objid = :number) AS held")  # noqa: S608
        return bool(connection.execute(held, {"kind": SHARD, "number": shard}).scalar_one())

    async def listen(self, hear: Callable[[str], object]) -> None:
        """Call this with every notification from a process of this database (`bot/store/notices.py`)."""

        def heard(*told: Any) -> None:
            hear(told[-1])

        async with self._asking:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    driver: Any = (await self._session.get_raw_connection()).driver_connection
                    await driver.add_listener(CHANNEL, heard)
            except Exception:  # noqa: BLE001 — the driver may raise anything
                self.lost.set()
                raise Unreachable("run-lease-lost") from None

    async def tell(self, kind: Kind, *numbers: int) -> None:
        """Notify every process of this database, including this one."""
        await self._ask(f"SELECT pg_notify('{CHANNEL}', '{notice_text(kind, numbers)}')")

    async def drain(self, *, draining: bool) -> None:
        """Announce for the rest of the session that we drain, or withdraw that."""
        if draining != self._drains:
            self._drains = draining
            how = "lock_shared" if draining else "unlock_shared"
            await self._ask(f"SELECT pg_advisory_{how}(:kind, :number)", DRAIN, 0)

    async def others_drain(self) -> bool:
        """Return whether any process on this database drains."""
        return bool(await self._held(DRAIN))

    @asynccontextmanager
    async def turn(self, bucket: int, seconds: float) -> AsyncIterator[None]:
        """Hold this bucket alone among all processes, and for this many seconds afterwards."""
        while not await self._try(TURN, bucket):  # noqa: ASYNC110 — PostgreSQL knows it
            await asyncio.sleep(AGAIN)
        try:
            yield
        finally:
            task = asyncio.create_task(self._let_go(bucket, seconds), name="letting others introduce theirs")
            self._letting_go.add(task)
            task.add_done_callback(self._letting_go.discard)

    @asynccontextmanager
    async def once(self, number: int) -> AsyncIterator[None]:
        """Hold this number's lock, alone among all processes."""
        while not await self._try(ONCE, number):  # noqa: ASYNC110 — PostgreSQL knows it
            await asyncio.sleep(AGAIN)
        try:
            yield
        finally:
            await self._unlock(ONCE, number)

    async def beat(self) -> None:
        """Check the session regularly until it is lost."""
        with suppress(Unreachable):
            while True:
                await asyncio.sleep(BEAT)
                await self._ask("SELECT 1")

    async def close(self) -> None:
        """Stop asking. The locks are released by ending the session."""
        for task in (letting_go := [*self._letting_go]):
            task.cancel()
        await asyncio.gather(*letting_go, return_exceptions=True)
        await asyncio.gather(*self._questions)

    async def _let_go(self, bucket: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with suppress(Unreachable):
            await self._unlock(TURN, bucket)

    async def _held(self, kind: int) -> list[int]:
        """Return the numbers of this kind of lock that any process holds."""
        return [row[0] for row in await self._ask(_HELD, kind)]

    async def _try(self, kind: int, number: int) -> bool:
        try:
            ((taken,),) = await self._ask("SELECT pg_try_advisory_lock(:kind, :number)", kind, number)
        except asyncio.CancelledError:
            # The lock may be ours by now, and nobody would release it. Queries are answered in order.
            with suppress(Unreachable):
                await self._unlock(kind, number)
            raise
        return bool(taken)

    async def _unlock(self, kind: int, number: int) -> None:
        await self._ask("SELECT pg_advisory_unlock(:kind, :number)", kind, number)

    async def _ask(
        self, question: str, kind: int | None = None, number: int | None = None, **more: int
    ) -> Any:
        """Run a query; return its rows. `Unreachable` without an answer: then the whole lease is lost."""
        values = {"kind": kind, "number": number, **more}
        given = {name: value for name, value in values.items() if value is not None}
        # Cancelling a running query would end the session, and with it everything we hold.
        asked = asyncio.create_task(self._answer(question, given), name="asking for the lease")
        self._questions.add(asked)
        asked.add_done_callback(self._questions.discard)
        rows = await asyncio.shield(asked)
        if rows is None:
            raise Unreachable("run-lease-lost")
        return rows

    async def _answer(self, question: str, given: dict[str, int]) -> Any:
        """Run a query; return its rows, or None without an answer."""
        async with self._asking:
            if self.lost.is_set():
                return None
            try:
                return await _asked(self._session, question, **given)
            except (SQLAlchemyError, OSError, TimeoutError):
                self.lost.set()
                return None


@asynccontextmanager
async def holding(url: str, balance: Balance | None = None) -> AsyncIterator[Lease]:
    """Wait until this process may play on the database, and hold its lease meanwhile.

    A process with a newer schema waits until no incompatible older process is left. Raises the database's
    error if the address cannot be reached.
    """
    async with meeting(url) as (session, process):
        await _admitted(session, url)
        lease = Lease(session, process, balance)
        beating = asyncio.create_task(lease.beat(), name="lease")
        try:
            yield lease
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            await lease.close()
            if lease.lost.is_set():
                # Nobody answers there: a regular farewell would have to wait.
                with suppress(SQLAlchemyError, OSError, TimeoutError):
                    await session.invalidate()


@asynccontextmanager
async def meeting(url: str) -> AsyncIterator[tuple[AsyncConnection, int]]:
    """Open a session for locks; yields it with its process id.

    `Unreachable` if no server answers, `Misconfigured` if a pooler gives the session to others too.
    """
    made = engine(url, settings=SESSION, timeout=10, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    try:
        async with AsyncExitStack() as stack:
            with reaching(made.url):
                session = await stack.enter_async_context(made.connect())
                other = await stack.enter_async_context(made.connect())
            ((process,),) = await _asked(session, _PROCESS)
            if await _asked(other, _PROCESS) == [(process,)]:
                raise Misconfigured("database-pooler")
            await other.close()
            yield session, process
    finally:
        await made.dispose()


def holding_if_shared(url: str, balance: Balance | None = None) -> AbstractAsyncContextManager[Lease | None]:
    """Return `holding` for a database that several processes may share; else a context with no lease."""
    return holding(url, balance) if is_shared(url) else nullcontext()


def is_shared(url: str) -> bool:
    """Return whether several processes may meet at this address.

    A SQLite file has one process, and a guard of its own (`bot/ops/handover.py`).
    """
    try:
        return postgres.read(url).get_backend_name() == "postgresql"
    except Refusal:
        # Opening the database raises the error.
        return False


async def _admitted(session: AsyncConnection, url: str) -> None:
    """Wait until the schema suits us, and hold the lock that keeps it so."""
    waits = False
    while True:
        if await _turn(session, "try_advisory_lock"):
            try:
                if await _let_in(session, url):
                    return
            finally:
                await _turn(session, "advisory_unlock")
        if not waits:
            logger.info("%s", words()("run-stands-by"))
            waits = True
        await asyncio.sleep(LOOK)


async def _let_in(session: AsyncConnection, url: str) -> bool:
    """Try to enter now; return whether it worked. The caller holds `ADMIT`."""
    old = await session.run_sync(behind)
    if not await _locked(session, "" if old else "_shared"):
        # Present players may stay if the new schema still suits them.
        if not old or await _playing_before(session, floor()) or not await _locked(session, "_shared"):
            return False
        if not await _brought_up(url, BRIEFLY):
            await _asked(session, "SELECT pg_advisory_unlock_shared(:key)", key=KEY)
            return False
    elif old:
        await _brought_up(url)
        await _asked(session, "SELECT pg_advisory_lock_shared(:key)", key=KEY)
        await _asked(session, "SELECT pg_advisory_unlock(:key)", key=KEY)
    elif await session.run_sync(behind):
        await _asked(session, "SELECT pg_advisory_unlock_shared(:key)", key=KEY)
        return False
    number = int(revisions()[0])
    await _asked(session, "SELECT pg_advisory_lock_shared(:kind, :number)", kind=STEP, number=number)
    return True


async def _turn(session: AsyncConnection, how: str) -> bool:
    ((done,),) = await _asked(session, f"SELECT pg_{how}(:kind, :number)", kind=ONCE, number=ADMIT)
    return bool(done)


async def _playing_before(session: AsyncConnection, step: str) -> bool:
    ((older,),) = await _asked(session, _OLDER, key=KEY, kind=STEP, number=int(step))
    return bool(older)


async def _locked(session: AsyncConnection, how: str) -> bool:
    ((taken,),) = await _asked(session, f"SELECT pg_try_advisory_lock{how}(:key)", key=KEY)
    return bool(taken)


async def _brought_up(url: str, patience: str = "") -> bool:
    """Migrate the database; return whether it worked. Without `patience`, a SQL timeout, it waits for all
    locks."""

    def work(connection: Connection) -> None:
        if patience:
            connection.execute(text(patience))
            _lock_tables(connection)
        upgrade(connection)

    database = await connected(url)
    try:
        await database.write(work)
    except (DBAPIError, NotBegun) as error:
        if patience and (isinstance(error, NotBegun) or _state(error) == _NOT_AVAILABLE):
            return False
        raise
    finally:
        await database.close()
    return True


def _lock_tables(connection: Connection) -> None:
    """Lock every table for the rest of the transaction.

    Steps that took one table after the other would hold some that players want who hold the next.
    """
    there, quoted = set(inspect(connection).get_table_names()), connection.dialect.identifier_preparer.quote
    tables = ", ".join(quoted(table.name) for table in metadata.sorted_tables if table.name in there)
    connection.execute(text(f"LOCK TABLE {tables} IN ACCESS EXCLUSIVE MODE"))


def _state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")


async def _asked(session: AsyncConnection, question: str, **values: int) -> Any:
    async with asyncio.timeout(ANSWER_SECONDS):
        return (await session.execute(text(question), values)).all()
