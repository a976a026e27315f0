"""Lives of a table by chance: people sit down, give seats away, leave, concede, vote and are forgotten.

What must hold whatever they do is looked at on the way and at the end (`Life.hold`).
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

from bot.duplicate.night import FORMS, Night
from bot.evenings.substitutes import WHOEVER_WAITS
from bot.games import GAMES
from bot.games.base import Refusal, Seat, early, pick
from bot.people import seasons
from bot.people.recompute import recompute
from bot.people.seasons import Season
from bot.privacy import export
from bot.records.presence import acting, owners, people, state
from bot.records.results import COUNTED, HANDED, SUBSTITUTE
from bot.records.stored import Away, Record, now
from bot.tables.lobby import COMPUTERS
from bot.tables.table import Table
from tests.house import CHANNEL, House
from tests.kit.clocks import Clock
from tests.kit.club import dump

FIRST: Final = 7_000_000_001
"""The first person's id: no other number in the database is that large, but for moments."""
SHORT: Final = {"target": ("1", "4"), "hands": ("1", "2")}
AWAY: Final[tuple[Away, ...]] = ("left", "late", "gone")
GUILD: Final = 1
DOINGS: Final = {
    "play": 10,
    "offer": 5,
    "take": 8,
    "keep": 1,
    "away": 3,
    "back": 2,
    "concede": 2,
    "vote": 2,
    "unvote": 1,
    "over": 1,
    "forget": 3,
    "wait": 1,
    "restart": 1,
    "shelve": 1,
    "close": 0.2,
}


@dataclass
class Life:
    house: House
    rng: Random
    table: Table = field(init=False)
    owned: dict[tuple[int, Seat], int | None] = field(default_factory=dict)
    came: dict[tuple[int, Seat], int] = field(default_factory=dict)
    forgotten: set[int] = field(default_factory=set)
    seen: int = 0
    """How many people there have been."""
    reckoned: int = 0
    """When the last season ended."""
    done: list[str] = field(default_factory=list)

    # What happens

    async def live(self, matches: int, steps: int) -> None:
        """Play so many matches, each begun from the one before where possible."""
        await self.open()
        for number in range(matches):
            if number:
                await self.again()
            await self.begin()
            for _ in range(self.rng.randint(0, steps)):
                if not self.table.live:
                    break
                await self.something()
                self.hold_here()
            await self.end()
            self.hold_here()
            if self.rng.random() < 0.4:
                # Of whoever has ever been here, also at tables that are closed.
                known = {user for user in (*self.owned.values(), *self.came.values()) if user}
                await self.forget(self.rng.choice(sorted(known)))
            if self.rng.random() < 0.2:
                await self.season()
            await self.hold()

    async def night(self, clock: Clock) -> None:
        """A duplicate night: people play boards or do not, are forgotten, and the bot is down meanwhile."""
        host, form = self.someone(), self.rng.choice(FORMS)
        night = await self.house.tables.nights.open(
            guild=GUILD, channel=CHANNEL, host=host, slug="topsuit", size=1, rounds=2, hours=2, form=form
        )
        playing = [host, *(self.someone() for _ in range(self.rng.randint(1, 3)))]
        for user in playing:
            night = await self.house.tables.nights.join(
                night.id, guild=GUILD, user=user, name=self.name(user)
            )
        night = await self.house.tables.nights.begin(night.id, host)
        for _ in range(self.rng.randint(0, 12)):
            night = await self.house.tables.nights.night(night.id)
            doing = self.rng.choices(("board", "forget", "outage", "look"), (6, 1, 1, 1))[0]
            self.done.append(doing)
            if doing == "board":
                await self._board(night, self.rng.choice(playing))
            elif doing == "forget":
                await self.forget(self.rng.choice(playing))
            elif doing == "outage":
                await self.house.close()
                clock.at += self.rng.choice((1, 40)) * 60_000
                await self.house.open()
            else:
                await self.house.tables.closing.look_now()
        for _ in range(2 * night.rounds):
            # Each round has its time.
            clock.at += night.hours * 60 * 60_000
            await self.house.tables.closing.look_now()
        night = await self.house.tables.nights.night(night.id)
        assert night.status == "over"
        assert {one.user for team in night.teams for one in team.members.values()}.isdisjoint(self.forgotten)
        self._nobody_forgotten_is_left()
        assert (await recompute(self.house.store))[1] == 0

    async def _board(self, night: Night, user: int) -> None:
        """Somebody plays one, perhaps not to its end."""
        there, tables = night.place_of(user), self.house.tables
        if there is None or night.status != "playing":
            return
        team, line = there
        board = self.rng.choice([one for one in night.boards if one.line == line])
        playing = tables.play_board(
            night, board, team.number, guild=GUILD, channel=CHANNEL, user=user, name=self.name(user)
        )
        if await self.may(playing) and (table := tables.in_channel(CHANNEL, user)):
            await self.house.play(table, self.rng, most=self.rng.choice((5, 1000)))

    async def season(self) -> None:
        """The season so far is over: its champions have what the board of it says, and are still known."""
        season = Season(GUILD, self.reckoned, now())
        self.reckoned = season.until
        await self.house.store.write(partial(seasons.conclude, season=season, announce=False))
        for one in await self.house.store.read(partial(seasons.crowned, season=season)):
            assert one.user not in self.forgotten
            assert one.games >= seasons.LEAST

    async def open(self) -> None:
        slug = self.rng.choice([*GAMES])
        game = GAMES[slug]
        options = {one.name: self.rng.choice(SHORT[one.name]) for one in game.options if one.name in SHORT}
        size, user = self.rng.choice(game.seats), self.someone()
        clock = self.rng.choice(("none", "live"))
        self.table = await self.house.tables.open(
            slug, guild=GUILD, channel=CHANNEL, user=user, name=self.name(user), players=size,
            options=options, clock=clock,
        )  # fmt: skip
        self.done.append(f"{slug} for {size}")

    async def again(self) -> None:
        """A rematch or the next match of the evening; or another table, where nobody can ask for it."""
        old = self.table
        asking = [user for user in people(old.record) if user > 0]
        slug = self.rng.choice([None, None, *GAMES])
        try:
            if not asking:
                raise Refusal("table-not-seated")
            self.table = await self.house.tables.rematch(old.id, self.rng.choice(asking), slug=slug)
        except Refusal:
            await self.open()

    async def begin(self) -> None:
        """People come, and some are forgotten before it begins."""
        tables = self.house.tables
        for one in self.table.seats:
            if one and one.user and one.away and self.rng.random() < 0.8:
                await self.may(tables.join(self.table.id, one.user, one.name))
        size = len(self.table.seats)
        for _ in range(min(self.rng.randint(1, size), self.rng.randint(0, size))):
            user = self.someone()
            await self.may(tables.join(self.table.id, user, self.name(user)))
            await self.may(tables.set_word(self.table.id, user, self.word(user)))
        if self.rng.random() < 0.1:
            await self.forget(self.rng.choice(people(self.table.record)))
        if not self.table.live:
            await self.open()
        await self.fill()
        for seat, one in enumerate(self.table.seats):
            self.owned[self.table.id, seat] = one.user if one else None
        self.done.append(f"table {self.table.id}: {len(people(self.table.record))} people")

    async def fill(self) -> None:
        """Computer players take what is left, and it begins."""
        tables = self.house.tables
        while self.table.status == "lobby":
            # Free seats are kept for whoever waits, as soon as there are any.
            for one in self.table.seats:
                if one and one.user and one.away:
                    await self.may(tables.send_away(self.table.id, self.table.host, one.user))
            for _ in range(self.table.seats.count(None)):
                await self.may(tables.add_computer(self.table.id, self.table.host, "chance"))
            await self.may(tables.start(self.table.id, self.table.host))

    async def something(self) -> None:
        doing = self.rng.choices([*DOINGS], [*DOINGS.values()])[0]
        self.done.append(doing)
        await getattr(self, f"do_{doing}")()

    async def do_play(self) -> None:
        await self.go_on(len(self.table.log) + self.rng.choice((1, 4, 30)))

    async def do_offer(self) -> None:
        guest = self.rng.choice((WHOEVER_WAITS, self.someone(), self.anyone()))
        await self.may(self.house.tables.substitutes.offer(self.table.id, self.anyone(), guest))

    async def do_take(self) -> None:
        offers = [(seat, one) for seat, one in enumerate(self.table.seats) if one and one.offered is not None]
        if not offers:
            await self.do_offer()
            return
        seat, one = self.rng.choice(offers)
        user = one.offered or self.someone()
        taking = self.house.tables.substitutes.take(self.table.id, user, self.name(user), seat)
        if await self.may(taking):
            self.came[self.table.id, seat] = user

    async def do_keep(self) -> None:
        await self.may(self.house.tables.substitutes.withdraw(self.table.id, self.anyone()))

    async def do_away(self) -> None:
        why = self.rng.choice(AWAY)
        await self.may(self.house.tables.leave_to_computer(self.table.id, self.anyone(), why))

    async def do_back(self) -> None:
        await self.may(self.house.tables.come_back(self.table.id, self.anyone()))

    async def do_concede(self) -> None:
        await self.may(self.house.tables.concede(self.table.id, self.anyone()))

    async def do_vote(self) -> None:
        await self.may(self.house.tables.end(self.table.id, self.anyone()))

    async def do_unvote(self) -> None:
        await self.may(self.house.tables.withdraw_vote(self.table.id, self.anyone()))

    async def do_over(self) -> None:
        """Nobody waits for those any more whose time is up."""
        for seat in self.table.overdue(now()):
            await self.may(self.house.tables.take_over(self.table.id, self.anyone(), seat))

    async def do_forget(self) -> None:
        kinds = zip(*((one.user, one.owner, one.offered) for one in self.table.seats if one), strict=True)
        here = [few for kind in kinds if (few := [user for user in kind if user and user > 0])]
        await self.forget(self.rng.choice(self.rng.choice([*here, [self.someone()]])))

    async def do_wait(self) -> None:
        user = self.someone()
        await self.may(self.house.tables.wait(self.table.id, user, self.name(user)))

    async def do_restart(self) -> None:
        await self.house.restart()
        # A computer player may have ended the match before the bot stopped.
        if self.house.tables.is_open(self.table.id):
            self.table = self.house.tables.get(self.table.id)

    async def do_shelve(self) -> None:
        """The channel is gone; somebody may be forgotten until the table is taken up again."""
        number = self.table.id
        # A computer player may end the match before.
        if not await self.may(self.house.tables.archive(number)):
            return
        if self.rng.random() < 0.3:
            await self.do_forget()
        record = await self.house.store.table(number)
        assert record is not None
        sitting = [user for user in people(record) if user > 0]
        taking = self.rng.choice(sitting) if sitting else 0
        resuming = self.house.tables.resume(number, taking, GUILD, CHANNEL, moderator=not sitting)
        if await self.may(resuming) and self.house.tables.is_open(number):
            self.table = self.house.tables.get(number)

    async def do_close(self) -> None:
        await self.may(self.house.tables.end(self.table.id, 0, moderator=True))

    async def end(self) -> None:
        """Let those present play on, vote or give up until the match is over."""
        how, tables = self.rng.choice(("play", "play", "play", "concede", "vote")), self.house.tables
        self.done.append(f"end: {how}")
        for _ in range(40):
            if not self.table.live:
                return
            if not acting(self.table.record):
                backs = [one.user for one in self.table.seats if one and one.user]
                came = [await self.may(tables.come_back(self.table.id, user)) for user in backs]
                assert any(came), "nobody acts, and nobody can come back"
            if how == "play":
                await self.go_on(100_000)
                continue
            for user in acting(self.table.record):
                leave = tables.concede if how == "concede" else tables.end
                await self.may(leave(self.table.id, user))
            if how == "vote":
                for user in people(self.table.record):
                    await self.may(tables.come_back(self.table.id, user))
        raise AssertionError(f"the match does not end: {how}")

    # How

    async def go_on(self, lines: int) -> None:
        """Until the log has so many lines, the match is over or nobody acts."""
        while self.table.live and len(self.table.log) < lines and acting(self.table.record):
            moves = [
                (seat, user)
                for seat in self.table.waiting_for
                if (user := self.table.user_at(seat)) is not None and user in acting(self.table.record)
            ]
            if not moves:
                await self.house.change()
                continue
            seat, user = self.rng.choice(moves)
            action = pick(self.rng, self.table.state.legal(seat))
            await self.may(self.house.tables.act(self.table.id, user, self.table.turn(seat), action))

    async def forget(self, user: int) -> None:
        await self.house.tables.forget(user)
        self.forgotten.add(user)

    async def may(self, doing: Any) -> bool:
        """It is done, or refused."""
        try:
            await doing
        except Refusal as refusal:
            self.done.append(f"({refusal.key})")
            return False
        return True

    def someone(self) -> int:
        """A person who has never been here."""
        self.seen += 1
        return FIRST + self.seen

    def anyone(self) -> int:
        return self.rng.choice([user for user in people(self.table.record) if user > 0] or [self.someone()])

    def name(self, user: int) -> str:
        """Every fifth is called as a computer player is."""
        return COMPUTERS[user // 5 % len(COMPUTERS)] if user % 5 == 0 else f"name {user}"

    def word(self, user: int) -> str:
        return f"word {user}"

    # What holds

    def hold_here(self) -> None:
        """At the table, at any moment."""
        record = self.table.record
        sitting = Counter(user for one in record.seats if one for user in (one.user, one.owner) if user)
        assert not sitting or max(sitting.values()) == 1
        if record.status == "playing":
            assert people(record), "a match of nobody goes on"
        for seat, one in enumerate(record.seats):
            was = self.owned[record.id, seat]
            if one is None or was is None:
                continue
            owner = one.holders[0].user
            assert owner == was or was in self.forgotten
            assert owner is not None or (record.id, seat) not in self.came
            if self.table.live:
                assert self.forgotten.isdisjoint({one.user, one.owner, one.offered})

    async def hold(self) -> None:
        self._nobody_forgotten_is_left()
        record = await self.house.store.table(self.table.id)
        assert record is not None
        self._results(record)
        before = dump(self.house, "ratings"), dump(self.house, "results")
        assert (await recompute(self.house.store))[1] == 0
        assert (dump(self.house, "ratings"), dump(self.house, "results")) == before
        await self._exports(record)

    def _nobody_forgotten_is_left(self) -> None:
        """Check that no column holds their id, nor a row of theirs a name or a word."""
        gone = {str(user) for user in self.forgotten}
        with closing(sqlite3.connect(self.house.url.partition("///")[2])) as file:
            file.row_factory = sqlite3.Row
            for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                for row in file.execute(f'SELECT * FROM "{table}"'):  # noqa: S608
                    for column in row.keys():  # noqa: SIM118 — a row is no mapping
                        told = str(row[column])
                        assert not any(one in told for one in gone), f"{table}.{column}: {told}"

    def _results(self, record: Record) -> None:
        """Check that a seat's owner has its result: leaving neither avoids a loss nor gains."""
        rows = {}
        for row in dump(self.house, "results"):
            if row["table"] == record.id:
                rows[row["seat"]] = row
        if record.status not in ("over", "conceded"):
            assert not rows
            return
        assert rows.keys() == set(range(len(record.seats)))
        few = record.status == "conceded" and early(self.table.whole_hands, self.table.turns)
        counts = len(owners(record)) > 1 and not few
        for seat, row in rows.items():
            # As the match ended: they may have been forgotten since.
            one, was = self.table.seats[seat], self.owned[record.id, seat]
            assert (row["rated"] in COUNTED) == counts or row["user"] is None
            came = self.came.get((record.id, seat))
            if row["user"] is None:
                assert was is None or (was in self.forgotten and came is None)
                continue
            assert row["user"] == was or (row["user"] < 0 and was in self.forgotten)
            assert came is None or row["left"] == HANDED
            if came is not None and counts:
                self._gained_nothing(row)
                assert row["rated"] == SUBSTITUTE
                behind = [other for other in rows.values() if other["place"] > row["place"]]
                assert record.status == "conceded" or all(other["left"] for other in behind)
            if state(one) in ("conceded", "vanished", "forgotten"):
                assert row["place"] > 1 or all(other["place"] == 1 for other in rows.values())
        for (table, _), user in self.came.items():
            assert table != record.id or user not in {row["user"] for row in rows.values()}

    def _gained_nothing(self, row: dict[str, Any]) -> None:
        """No rating and no points rise for whoever gave their seat away, nor does a row of wins."""
        assert row["points"] == 0
        mine = [
            one["shown"]
            for one in dump(self.house, "results")
            if one["user"] == row["user"] and one["slug"] == row["slug"] and one["shown"] is not None
        ]
        assert len(mine) < 2 or mine[-1] <= mine[-2]
        assert len(mine) > 1 or mine[-1] <= 1000
        for one in dump(self.house, "ratings"):
            if one["user"] == row["user"] and one["slug"] == row["slug"]:
                assert one["streak"] == 0

    async def _exports(self, record: Record) -> None:
        """Each has the lines that were written while the seat was theirs, and nobody has another's."""
        had = Counter[int]()
        for user in {*people(record), *owners(record)}:
            if user < 0:
                continue
            (told,) = [
                one
                for one in (await export.about(self.house.store, user))["tables"]
                if one["id"] == record.id
            ]
            had.update(line["n"] for line in told["actions"])
            seat, holder = record.held_by(user) or (-9, None)
            wanted = [
                line.n for line in self.table.log if line.seat == seat and holder and holder.had(line.n)
            ]
            assert [line["n"] for line in told["actions"]] == wanted
        assert not had or max(had.values()) == 1
