"""The live tables of the bot, woken from the database when it starts, and what may be asked about them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from bot.engines.pool import Minds
from bot.fair.seeds import Dealer
from bot.games import GAMES
from bot.games.base import Event, Refusal, State
from bot.store.storage import Store
from bot.tables.clocks import Clocks
from bot.tables.commits import Chance, Keeper, Listener
from bot.tables.driver import Driver
from bot.tables.idle import Idle
from bot.tables.overdue import Overdue
from bot.tables.presence import people
from bot.tables.records import Record
from bot.tables.table import Look, Outdated, Table, Unreadable
from bot.tables.takeback import Request
from bot.tables.waking import Waking


class Registry:
    def __init__(
        self,
        store: Store,
        *,
        pace: float = 0.0,
        chance: Chance | None = None,
        minds: Minds | None = None,
        games: Mapping[str, type[State]] = GAMES,
    ) -> None:
        """`pace`: seconds between the moves of computer players; `minds`: where they think.

        Chance is the dealer's, unless a test says what is dealt, and the games are those that there are.
        """
        self._store = store
        self._games = games
        self._tables: dict[int, Table] = {}
        self.dealer = Dealer(store)
        self._keeper = Keeper(store, chance or self.dealer.chance)
        self.minds = minds or Minds()
        self._driver = Driver(self._keeper, pace=pace, minds=self.minds)
        self.clocks = Clocks(self._keeper, self._driver)
        self._keeper.listen(self._follow)
        self._keeper.listen(self.clocks.touch)
        self.idle = Idle(self._keeper)
        self._keeper.listen(self.idle.touch)
        self._overdue = Overdue(self._keeper)
        self._keeper.listen(self._overdue.touch)
        self.waking = Waking(store, games, self._arrived)
        self.woken: Callable[[Table], None] = lambda _: None
        """Told of each table that is awake again."""
        self._requests: dict[int, Request] = {}
        self._coming = asyncio.Lock()
        """Held from when a record is read until its table is live, and while somebody is forgotten: what was
        read before that would bring them back."""
        self._closing = False
        self.draining = False
        """No more tables are opened; those that are there go on."""

    def listen(self, listener: Listener) -> None:
        """Call this with every change of a table that has been kept, and the events it made."""
        self._keeper.listen(listener)

    def hush(self) -> None:
        """Tell nobody of changes any more: whoever listens is about to close, and would begin anew."""
        self._keeper.hush()
        self.woken = lambda _: None
        self.waking.lost = lambda _: None

    async def wake(self) -> tuple[Record, ...]:
        """Take up every live table again; returns those that could not be, now closed."""
        await self.find()
        await self.waking.all()
        return tuple(self.waking.closed)

    async def find(self) -> None:
        """Know every live table; they sleep until they are roused (`waking.all`)."""
        self.waking.closed.clear()
        await self.waking.find(self._tables)

    async def rouse(
        self,
        *,
        table: int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        user: int | None = None,
    ) -> None:
        """See to it that what is live of these is awake: a table, those of a channel, server, person."""
        if self.waking:
            await self.waking.rouse(
                lambda record: (
                    record.id == table
                    or record.channel == channel
                    or (guild is not None and record.guild == guild)
                    or (user is not None and user in (record.host, *people(record)))
                )
            )

    def _arrived(self, table: Table) -> None:
        if self._closing:
            return
        self._tables[table.id] = table
        self._follow(table)
        self.clocks.touch(table)
        self.idle.touch(table)
        self._overdue.touch(table)
        self.woken(table)

    async def close(self) -> None:
        """Let what is under way be kept, and stop. The store is closed by whoever opened it."""
        self._closing = True
        await self.waking.close()
        await self.clocks.close()
        await self.idle.close()
        await self._overdue.close()
        await self._driver.close()
        await self.minds.close()
        await self._keeper.close()

    def _follow(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        if not table.live:
            self._tables.pop(table.id, None)
            self._requests.pop(table.id, None)
            self.dealer.forget(table.id)
        elif table.unmanned is not None and not self._closing:
            self._driver.drive(table)

    # Questions

    def get(self, number: int) -> Table:
        """The live table; `Refusal` if there is none of that number."""
        if self._closing:
            raise Refusal("table-resting")
        table = self._tables.get(number)
        if table is None:
            raise Refusal("table-gone")
        return table

    def live(self) -> tuple[Table, ...]:
        return tuple(self._tables.values())

    def in_channel(self, channel: int, user: int | None = None) -> Table | None:
        """The table that holds the channel; for a user without a seat there, the challenge they play here."""
        here = [table for table in self._tables.values() if table.channel == channel]
        held = next((table for table in here if table.record.week is None), None)
        if user is None or (held and held.seat_of(user) is not None):
            return held
        own = [table for table in here if table.seat_of(user) is not None]
        return own[-1] if own else held

    def of_user(self, user: int) -> tuple[Table, ...]:
        """The live tables where this person sits, oldest first."""
        return tuple(table for table in self._tables.values() if table.seat_of(user) is not None)

    def look(self, number: int, user: int) -> Look:
        """What this person may see of a live table."""
        return self.get(number).look(user)

    async def last_in(self, channel: int) -> int:
        """The number of the newest table that stood in the channel, live or not."""
        number = await self._store.last_in(channel)
        if number is None:
            raise Refusal("why-no-table")
        return number

    async def read(self, number: int) -> Table:
        """The table, live or finished. A finished one is replayed from its log, for reading only."""
        await self.rouse(table=number)
        if number in self._tables:
            return self.get(number)
        record = await self._store.table(number)
        if record is None:
            raise Refusal("table-gone")
        logs = await self._store.logs([number])
        try:
            return await asyncio.to_thread(Table.of, record, logs[number], self._games)
        except (Outdated, Unreadable):
            raise Refusal("table-unreadable") from None
