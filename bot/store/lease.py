"""Which process plays where on a PostgreSQL database: each holds the locks of its shards, and of no other's.

The locks are of one PostgreSQL session, which lives as long as its process does. They are there or not,
whoever is killed at whatever moment: there is no clock to agree on, and nothing to clean up. Who loses the
session has lost all of them, and has to stop acting before others take them; what is written nevertheless is
refused by the versions of records, by the log, and, where a table is made or its people change, by `check`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, NullPool, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.games.base import Refusal
from bot.migrations import behind, floor, revisions, upgrade
from bot.ops import postgres
from bot.ops.balance import Balance, Census
from bot.store.database import NotBegun, connected, engine
from bot.store.news import CHANNEL, Kind
from bot.store.news import text as news_text
from bot.store.shards import Shards
from bot.store.unopened import Unreachable
from bot.words import words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

logger = logging.getLogger(__name__)

KEY: Final = 0x70CA
"""Of whoever plays at all, shared; alone has it who brings the database up to date, and a Toucan before 0.3.

PostgreSQL keeps the locks of each database apart.
"""
SHARD: Final = 0x70CA01
"""With the number of a shard: whoever plays on its servers."""
COUNT: Final = 0x70CA02
"""With how many shards there are, shared by all who play."""
FENCE: Final = 0x70CA03
"""With the number of a shard, shared for as long as a transaction is under way that `check` has let pass."""
TURN: Final = 0x70CA04
"""With the number of a bucket: whoever introduces a shard of it to Discord."""
ONCE: Final = 0x70CA05
"""With a number of what one process does while the others wait."""
STEP: Final = 0x70CA06
"""With the number of a step of the schema, shared by all whose Toucan ends there."""
DRAIN: Final = 0x70CA07
"""Shared by all who drain: whoever comes meanwhile does too."""

WANT: Final = 0x70CA08
"""Shared by all who have fewer shards than others, and room for more (`bot/ops/balance.py`)."""

AGREE: Final = 1
"""How many shards there are is agreed upon."""
ADMIT: Final = 2
"""A process comes to play, and brings the database up to date where it has to."""
SPREAD: Final = 3
"""A process gives a shard away."""

LOOK: Final = 2.0
"""Seconds between two looks of a stand-by whether something is free."""
BEAT: Final = 1.0
"""Seconds between two looks whether the session is there."""
PATIENCE: Final = 3.0
"""Seconds that the server has to answer: then the session counts as lost."""
AGAIN: Final = 0.1
"""Seconds between two looks whether others are done with what is theirs for a moment."""
BRIEFLY: Final = "SET LOCAL lock_timeout = '500ms'"
"""So long a step waits for who plays meanwhile, and they for it: a deadlock takes longer to be noticed."""

SESSION: Final = {
    # The server notices within so many seconds that we are gone without a word: later than we do ourselves.
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "7000",
}

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
"""How many play whose Toucan is of before this step."""

_NOT_AVAILABLE: Final = "55P03"
"""Somebody has held what a step needs for longer than it was to wait."""


class Lease:
    """The right to play on the servers of `shards`; once `lost` is set they are others'."""

    def __init__(self, session: AsyncConnection | None = None, process: int = 0) -> None:
        """Without a session nobody else is there, and every server is ours.

        `process`: by which number PostgreSQL knows the session.
        """
        self.lost = asyncio.Event()
        self.outgrown = False
        """Discord wants more shards than there were when somebody last agreed."""
        self.balance = Balance()
        self.shards = Shards() if session is None else Shards(ours=frozenset())
        self._session = session
        self._process = process
        self._asking = asyncio.Lock()
        self._questions: set[asyncio.Task[Any]] = set()
        self._letting_go: set[asyncio.Task[None]] = set()
        self._drains = self._asks_for_more = False

    @property
    def shared(self) -> bool:
        """Whether others may play on this database."""
        return self._session is not None

    async def agree(self, count: int) -> None:
        """Divide the servers among so many shards; among as many as others do, if others play."""
        async with self.once(AGREE):
            others = await self._held(COUNT)
            while self.outgrown and others and min(others) < count:
                # They know it too, and leave.
                await asyncio.sleep(AGAIN)
                others = await self._held(COUNT)
            self.shards.count = min(others, default=count)
            await self._ask("SELECT pg_advisory_lock_shared(:kind, :number)", COUNT, self.shards.count)

    async def wait(self, most: int | None, enough: asyncio.Event | None = None) -> bool:
        """Return once a shard is ours, or it is `enough`; whether one is."""
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
        """Take shards that nobody has, up to so many in all; returns what is new."""
        shards = self.shards
        if len(shards.ours) >= (shards.count if most is None else min(most, shards.count)):
            return frozenset()
        room = self.balance.room(await self.census(), len(shards.ours), most)
        taken = set[int]()
        held = await self._held(SHARD)
        for shard in range(shards.count):
            if len(taken) < room and shard not in held and await self._try(SHARD, shard):
                # What whoever had it before has begun to write is written now, or never will be.
                await self._ask("SELECT pg_advisory_lock(:kind, :number)", FENCE, shard)
                await self._unlock(FENCE, shard)
                taken.add(shard)
        if taken:
            shards.ours |= taken
            self.balance.took()
            await self._ask_for_more(asks=False)
        return frozenset(taken)

    async def census(self) -> Census:
        """How the shards are spread now."""
        ((processes, held, wanting, largest),) = await self._ask(_CENSUS, count=COUNT, shard=SHARD, want=WANT)
        return Census(self.shards.count, processes, held, wanting, largest)

    async def want(self, most: int | None, *, willing: bool = True) -> Census:
        """Have it known whether we want more shards; returns how they are spread."""
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

    async def spare(self, leave: Callable[[int], Awaitable[None]]) -> None:
        """Let another process have one of our shards, unless one gives just now.

        `leave`: what is to be done first. We are still the only one who may write there, and act no more.
        """
        if not await self._try(ONCE, SPREAD):
            return
        try:
            if (await self.census()).crowded(len(self.shards.ours)):
                # Never the first, whose private messages are, and the commands: nobody gives their last.
                shard = max(self.shards.ours)
                self.shards.ours -= {shard}
                logger.info("giving shard %d of %d to another process", shard, self.shards.count)
                await leave(shard)
                await self._unlock(SHARD, shard)
        finally:
            await self._unlock(ONCE, SPREAD)

    def check(self, connection: Connection, guild: int | None) -> None:
        """`Refusal` unless what is written here for a server is ours to write, until it is committed."""
        if self._session is None:
            return
        shard = self.shards.of(guild)
        pinned = text("SELECT pg_advisory_xact_lock_shared(:kind, :number)")
        connection.execute(pinned, {"kind": FENCE, "number": shard})
        mine = text(f"SELECT count(*) FROM ({_HELD} AND objid = :number AND pid = :process) AS mine")  # noqa: S608
        asked = {"kind": SHARD, "number": shard, "process": self._process}
        if not connection.execute(mine, asked).scalar_one():
            raise Refusal("table-resting")

    def is_held(self, connection: Connection, shard: int) -> bool:
        """Whether any process has this shard, as it is now."""
        held = text(f"SELECT count(*) FROM ({_HELD} AND objid = :number) AS held")  # noqa: S608
        return bool(connection.execute(held, {"kind": SHARD, "number": shard}).scalar_one())

    async def listen(self, hear: Callable[[str], object]) -> None:
        """Call this with whatever a process of this database tells all of them (`bot/store/news.py`)."""
        if self._session is None:
            return

        def heard(*told: Any) -> None:
            hear(told[-1])

        async with self._asking:
            try:
                async with asyncio.timeout(PATIENCE):
                    driver: Any = (await self._session.get_raw_connection()).driver_connection
                    await driver.add_listener(CHANNEL, heard)
            except Exception:  # noqa: BLE001 — of a driver that is spoken to directly
                self.lost.set()
                raise Unreachable("run-lease-lost") from None

    async def tell(self, kind: Kind, *numbers: int) -> None:
        """Tell every process, this one too."""
        await self._ask(f"SELECT pg_notify('{CHANNEL}', '{news_text(kind, numbers)}')")

    async def drain(self, *, draining: bool) -> None:
        """Have it known as long as we are there that we drain, or that we do no more."""
        if draining != self._drains:
            self._drains = draining
            how = "lock_shared" if draining else "unlock_shared"
            await self._ask(f"SELECT pg_advisory_{how}(:kind, :number)", DRAIN, 0)

    async def others_drain(self) -> bool:
        """Whether anybody on this database does."""
        return bool(await self._held(DRAIN))

    @asynccontextmanager
    async def turn(self, bucket: int, seconds: float) -> AsyncIterator[None]:
        """Have this bucket alone among all processes, and for so many seconds afterwards."""
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
        """Do this while no other process does."""
        while self.shared and not await self._try(ONCE, number):  # noqa: ASYNC110 — PostgreSQL knows it
            await asyncio.sleep(AGAIN)
        try:
            yield
        finally:
            if self.shared:
                await self._unlock(ONCE, number)

    async def beat(self) -> None:
        """Look again and again whether the session is there."""
        with suppress(Unreachable):
            while True:
                await asyncio.sleep(BEAT)
                await self._ask("SELECT 1")

    async def close(self) -> None:
        """Ask no more. We let go of nothing: that does whoever ends the session."""
        for task in (letting_go := [*self._letting_go]):
            task.cancel()
        await asyncio.gather(*letting_go, return_exceptions=True)
        await asyncio.gather(*self._questions)

    async def _let_go(self, bucket: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with suppress(Unreachable):
            await self._unlock(TURN, bucket)

    async def _held(self, kind: int) -> list[int]:
        """The numbers of this kind that anybody has."""
        return [row[0] for row in await self._ask(_HELD, kind)]

    async def _try(self, kind: int, number: int) -> bool:
        try:
            ((taken,),) = await self._ask("SELECT pg_try_advisory_lock(:kind, :number)", kind, number)
        except asyncio.CancelledError:
            # It may be ours by now, and nobody would let go of it. Questions are answered in their order.
            with suppress(Unreachable):
                await self._unlock(kind, number)
            raise
        return bool(taken)

    async def _unlock(self, kind: int, number: int) -> None:
        await self._ask("SELECT pg_advisory_unlock(:kind, :number)", kind, number)

    async def _ask(
        self, question: str, kind: int | None = None, number: int | None = None, **more: int
    ) -> Any:
        """Rows; `Unreachable` where nobody answers, and then all of it is lost."""
        values = {"kind": kind, "number": number, **more}
        given = {name: value for name, value in values.items() if value is not None}
        # Whoever is cancelled before the answer has come would end the session, and with it all that we hold.
        asked = asyncio.create_task(self._answer(question, given), name="asking for the lease")
        self._questions.add(asked)
        asked.add_done_callback(self._questions.discard)
        rows = await asyncio.shield(asked)
        if rows is None:
            raise Unreachable("run-lease-lost")
        return rows

    async def _answer(self, question: str, given: dict[str, int]) -> Any:
        """Rows, or None where nobody answers."""
        async with self._asking:
            if self._session is None or self.lost.is_set():
                return None
            try:
                return await _asked(self._session, question, **given)
            except (SQLAlchemyError, OSError, TimeoutError):
                self.lost.set()
                return None


@asynccontextmanager
async def holding(url: str) -> AsyncIterator[Lease]:
    """Wait until one may play on this database, and say as long as this lasts that somebody does.

    Whose Toucan brings a newer schema waits until everybody is gone who could not play on it. A SQLite file
    has a guard of its own (`bot/ops/handover.py`). Raises what the database says of an address at which it
    cannot be reached.
    """
    if not _shared(url):
        yield Lease()
        return
    meeting = engine(url, settings=SESSION, timeout=10, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    try:
        async with meeting.connect() as session:
            await _admitted(session, url)
            ((process,),) = await _asked(session, "SELECT pg_backend_pid()")
            lease = Lease(session, process)
            beating = asyncio.create_task(lease.beat(), name="lease")
            try:
                yield lease
            finally:
                beating.cancel()
                await asyncio.gather(beating, return_exceptions=True)
                await lease.close()
                if lease.lost.is_set():
                    # Nobody answers there: to take leave would be to wait.
                    with suppress(SQLAlchemyError, OSError, TimeoutError):
                        await session.invalidate()
    finally:
        await meeting.dispose()


def _shared(url: str) -> bool:
    """Whether it is an address where several processes may meet."""
    try:
        return postgres.read(url).get_backend_name() == "postgresql"
    except Refusal:
        # Whoever opens the database says so.
        return False


async def _admitted(session: AsyncConnection, url: str) -> None:
    """Return once the schema is one that we can play on, and nobody will change that while we are there."""
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
    """Come in, if that is possible now: nobody else does at the same time."""
    old = await session.run_sync(behind)
    if not await _locked(session, "" if old else "_shared"):
        # Those that are there may stay where the schema goes on as they know it.
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
    """Whether it could be done; without `patience`, a statement that says for how long, it waits for all."""

    def work(connection: Connection) -> None:
        if patience:
            connection.execute(text(patience))
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


def _state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")


async def _asked(session: AsyncConnection, question: str, **values: int) -> Any:
    async with asyncio.timeout(PATIENCE):
        return (await session.execute(text(question), values)).all()
