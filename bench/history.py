"""A bot after years of use: the cost of its commands, and pauses beside long work.

`python -m bench.history` makes a database of a million matches between 100,000 people, runs people's commands
on it, and lets a table act all the time while ratings are recomputed, a person is exported and deleted, and
the database is backed up. Times of commands are processor time; pauses are wall time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import fields
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.boards import SEATS, TIMES, WILLING, cost, matches
from bench.boards import measure as boards_and_profiles
from bench.store import record
from bot.ai import brain, chance
from bot.games import GAMES
from bot.games.base import NATURE, play
from bot.matches.replays import Replays
from bot.people.history import history
from bot.people.profiles import Profiles
from bot.privacy.export import about, written
from bot.ratings.ledger import Book, row_of
from bot.records.packed import pack
from bot.records.results import Result
from bot.records.stored import Line, now
from bot.service.tables import Tables
from bot.store.storage import Store

POOL: Final = 6
"""Number of logs of each game; every match of the database has one of these."""
PERSON: Final = (8.7, 0.8)
"""Mean and deviation of the logarithm of a person's milliseconds to act: six seconds in the median."""
COMPUTER: Final = (1500, 2300)
"""Milliseconds in which a computer player acts."""
PERSONS: Final = 2
"""Number of people at a table; the other seats act like computer players."""
WRONG: Final = 0.01
"""Share of results and ratings that `ratings` finds wrong."""
BESIDE: Final = 3.0
"""Seconds that a table acts without other work."""


def players_of(slug: str) -> int:
    """Return the number of seats that play; a game for fewer leaves the last of the match empty."""
    return max(many for many in GAMES[slug].seats if many <= SEATS)


def logs_of(slug: str) -> list[list[Line]]:
    """Return whole logs of a game as long as in real play, by easy computer players."""
    think, found = brain(slug, "easy"), []
    for number in range(POOL):
        rng, at, lines = Random(number), now(), list[Line]()
        state = GAMES[slug].start(players_of(slug), {})
        while state.to_act:
            seat = min(state.to_act)
            if seat == NATURE:
                action = chance.answer(state, seat, rng)
            else:
                action = think(state.view(seat), seat, rng)
                at += rng.randint(*COMPUTER) if seat >= PERSONS else int(rng.lognormvariate(*PERSON))
            state, _ = play(state, seat, action)
            lines.append(Line(len(lines), seat, action, at))
        found.append(lines)
    return found


def fill(file: Path, count: int, people: int, *, rows: bool = False) -> None:
    """Fill the database directly, as the bot would take one transaction a match; build its indexes last.

    `rows`: leave the logs unpacked.
    """
    book, willing = Book(), set(Random(2).sample(range(1, people + 1), int(people * WILLING)))
    logs = {slug: logs_of(slug) for slug in GAMES}
    packs = {slug: [pack(lines) for lines in some] for slug, some in logs.items()}
    rng = Random(3)
    with closing(sqlite3.connect(file)) as connection, connection:
        for pragma in "foreign_keys=OFF", "synchronous=OFF", "cache_size=-400000":
            connection.execute(f"PRAGMA {pragma}")
        made = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE type='index' AND sql IS NOT NULL"
        )
        indexes = made.fetchall()
        for name, _ in indexes:
            connection.execute(f'DROP INDEX "{name}"')
        played = matches(Random(1), count, people)
        while few := list(islice(played, 10_000)):
            _enter(connection, few, book, willing)
            if rows:
                chosen = ((match[0].table, rng.choice(logs[match[0].slug])) for match in few)
                lines = ({"table": table, **line._asdict()} for table, log in chosen for line in log)
                _insert(connection, "log", lines)
            else:
                packed = ((match[0].table, rng.choice(packs[match[0].slug])) for match in few)
                _insert(connection, "packed", ({"table": table, **one._asdict()} for table, one in packed))
        _insert(
            connection,
            "ratings",
            (row_of(key, entry, willing=key.user in willing) for key, entry in book.entries.items()),
        )
        preferences = {"text_only": 0, "colours": 4, "sorting": "suits", "confirm": 0}
        _insert(
            connection, "players", ({"user": user, **preferences, "public_rating": 1} for user in willing)
        )
        for _, made_by in indexes:
            connection.execute(made_by)


def _enter(
    connection: sqlite3.Connection, few: list[tuple[Result, ...]], book: Book, willing: set[int]
) -> None:
    _insert(connection, "tables", (_table(match) for match in few))
    _insert(
        connection,
        "seats",
        (
            {"table": one.table, "seat": one.seat, "user": one.user, "name": one.name}
            for match in few
            for one in match
        ),
    )
    names = [part.name for part in fields(Result)]
    _insert(
        connection,
        "results",
        (
            {
                **{name: getattr(one, name) for name in names},
                "points": gained,
                "shown": shown,
                "abroad": one.user in willing,
            }
            for match in few
            for one, (gained, shown) in zip(match, book.enter(match), strict=True)
        ),
    )


def _table(match: tuple[Result, ...]) -> dict[str, object]:
    first = match[0]
    return {
        "id": first.table,
        "guild": first.guild,
        "channel": first.guild,
        "slug": first.slug,
        "rules": 1,
        "players": players_of(first.slug),
        "options": "{}",
        "host": first.user,
        "status": "over",
        "opened": first.ended - 1_000_000,
        "changed": first.ended,
    }


def _insert(connection: sqlite3.Connection, table: str, rows: Iterable[dict[str, object]]) -> None:
    rows = iter(rows)
    first = next(rows)
    names, holes = ", ".join(f'"{name}"' for name in first), ", ".join("?" * len(first))
    statement = f'INSERT INTO "{table}" ({names}) VALUES ({holes})'  # noqa: S608 — our own columns
    connection.execute(statement, [*first.values()])
    connection.executemany(statement, (tuple(row.values()) for row in rows))


def spoil(file: Path) -> None:
    """Corrupt some of the values that follow from the results."""
    every = round(1 / WRONG)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE results SET shown = shown + 1 WHERE id % ? = 0", (every,))
        connection.execute('UPDATE ratings SET mu = mu + 1 WHERE "user" % ? = 0', (every,))


def keenest(file: Path) -> list[int]:
    """Return the three people with the most matches."""
    with closing(sqlite3.connect(file)) as connection:
        most = 'SELECT "user" FROM seats GROUP BY "user" ORDER BY count(*) DESC LIMIT 3'
        return [user for (user,) in connection.execute(most)]


async def commands(store: Store, people: int, keen: int) -> Iterator[tuple[str, list[float]]]:
    found, rng = [*await boards_and_profiles(store, people)], Random(3)

    async def times(what: str, ask: Callable[[], Awaitable[Any]]) -> None:
        found.append((what, [await cost(ask) for _ in range(TIMES)]))

    profiles = Profiles(store)
    await times("profile of who plays most", lambda: profiles.profile(1, keen))
    await times("whom they met", lambda: profiles.met(1, keen, rng.randint(1, people)))
    for page in 0, 9999:
        await times(f"their history, page {page}", partial(history, store, keen, page))
    await times("a match and its log", lambda: _read(store, rng.randint(1, people)))
    replays = Replays(store)
    await times("a replay is opened", lambda: _replay(store, replays, rng.randint(1, people)))
    await times("tables that were put by", lambda: store.put_by(1))
    await times("the newest in a channel", lambda: store.last_in(1))
    await times("live tables", store.live)
    return iter(found)


async def _read(store: Store, number: int) -> None:
    await store.table(number)
    await store.logs([number])


async def _replay(store: Store, replays: Replays, number: int) -> None:
    if record := await store.table(number):
        await replays.of(record)


class Pauses:
    """A table that acts as soon as its last action is stored, and the time of each action."""

    def __init__(self, store: Store, table: int) -> None:
        self._store = store
        self._table = table
        self._lines = 0
        self.waits: list[float] = []

    @asynccontextmanager
    async def measured(self) -> AsyncIterator[None]:
        self.waits = []
        acting = asyncio.create_task(self._act())
        try:
            yield
        finally:
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)

    async def _act(self) -> None:
        while True:
            begun, number = time.perf_counter(), self._lines
            self._lines += 1
            await self._store.append(self._table, Line(number, number % SEATS, "play KH", now()))
            self.waits.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(0.01)


async def program(url: str, *arguments: str) -> str:
    """Run another process on the same database; return its time and peak memory."""
    begun = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _MEASURED, *arguments),
        env={**os.environ, "DATABASE_URL": url},
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    if process.returncode:
        raise SystemExit(said.decode())
    *_, peak = said.decode().split()
    return f"{time.perf_counter() - begun:.1f} s, {int(peak) / 1024:.0f} MB"


_MEASURED: Final = """
import sys
from bot.__main__ import main
done = main(sys.argv[1:])
with open("/proc/self/status") as status:
    # Not `ru_maxrss`: that counts what the process before it held.
    print(next(line.split()[1] for line in status if line.startswith("VmHWM")))
sys.exit(done)
"""


async def run(file: Path, count: int, people: int, *, rows: bool) -> None:
    url = f"sqlite+aiosqlite:///{file}"
    size = await asyncio.to_thread(partial(made, file, url, count, people, rows=rows))
    tell(f"the database: {size / 1e6:,.0f} MB, {size / count:,.0f} bytes a match")
    for table, of_table in await asyncio.to_thread(sizes, file):
        tell(f"{table:36} {of_table / count:8,.0f} bytes a match")
    keen = await asyncio.to_thread(keenest, file)
    store = await Store.open(url)
    for what, spent in await commands(store, people, keen[0]):
        tell(f"{what:36} median {statistics.median(spent):6.1f} ms, worst of {TIMES} {max(spent):6.1f} ms")
    await beside(store, url, file, keen)
    await store.close()


def sizes(file: Path) -> list[tuple[str, int]]:
    """Return the bytes of the largest tables, each with its indexes; none if SQLite cannot tell."""
    largest = (
        "SELECT tbl_name, sum(pgsize) FROM dbstat JOIN sqlite_master USING (name)"
        " GROUP BY 1 ORDER BY 2 DESC LIMIT 4"
    )
    with closing(sqlite3.connect(file)) as connection, suppress(sqlite3.OperationalError):
        return connection.execute(largest).fetchall()
    return []


def made(file: Path, url: str, count: int, people: int, *, rows: bool) -> int:
    """Return the size of the file, after filling it if it is new."""
    if not file.exists():
        asyncio.run(_new(url))
        begun = time.perf_counter()
        fill(file, count, people, rows=rows)
        tell(f"{count:,} matches of {people:,} people, made in {time.perf_counter() - begun:.0f} s")
    spoil(file)
    return file.stat().st_size


async def _new(url: str) -> None:
    await (await Store.open(url)).close()


async def beside(store: Store, url: str, file: Path, keen: list[int]) -> None:
    tables = Tables(store)
    pauses = Pauses(store, (await store.create(record(now()))).id)

    async def gathered() -> str:
        begun = time.process_time()
        text = written(await about(store, keen[0]))
        return f"{time.process_time() - begun:.2f} s of the processor, {len(text) / 1e6:.1f} MB"

    async def forgotten() -> str:
        begun = time.perf_counter()
        await tables.forget(keen[0])
        return f"{time.perf_counter() - begun:.1f} s"

    async def nothing() -> str:
        await asyncio.sleep(BESIDE)
        return f"{BESIDE:.1f} s"

    copy = file.with_name(f"{file.name}.copy")
    copy.unlink(missing_ok=True)
    for what, work in (
        ("nothing", nothing()),
        ("ratings", program(url, "ratings")),
        ("the heaviest export", gathered()),
        ("the heaviest delete", forgotten()),
        ("backup", program(url, "backup", str(copy))),
    ):
        async with pauses.measured():
            said = await work
        waits = sorted(pauses.waits)
        tell(
            f"beside {what:29} {said}; {len(waits)} actions,"
            f" median {statistics.median(waits):.0f} ms, longest pause {waits[-1]:.0f} ms"
        )
    copy.unlink(missing_ok=True)
    await tables.close()


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.history", description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="a file for the database, kept for later runs"
    )
    parser.add_argument("--rows", action="store_true", help="leave the logs as rows, one a line")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = args.keep or Path(folder) / "history.sqlite3"
        asyncio.run(run(file, args.matches, args.people, rows=args.rows))


if __name__ == "__main__":
    main()
