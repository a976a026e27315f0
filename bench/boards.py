"""Boards and profiles on a database of a million results. `python -m bench.boards`.

Times are processor time of all threads of the process: other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from functools import partial
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

from bot.games import GAMES
from bot.people.boards import Boards
from bot.people.profiles import Profiles
from bot.people.recompute import recompute
from bot.ratings.ledger import ALL, Book
from bot.records.periods import KINDS, period
from bot.records.results import RATED, Result
from bot.records.stored import now
from bot.store.storage import Store

SEATS = 4
SERVERS = 500
YEARS = 2
WILLING = 0.5
"""Share of people who are visible on the boards of all servers."""
TIMES = 40


def matches(rng: Random, count: int, people: int) -> Iterator[tuple[Result, ...]]:
    """Yield matches of two years; a few servers and people play most, and most people on one server."""
    shares = list(accumulate(1 / n for n in range(1, SERVERS + 1)))
    members: list[list[int]] = [[] for _ in range(SERVERS)]
    for user in range(1, people + 1):
        members[rng.choices(range(SERVERS), cum_weights=shares)[0]].append(user)
    large = [server for server in range(SERVERS) if len(members[server]) >= SEATS]
    weights = [len(members[server]) for server in large]
    slugs, end, span = list(GAMES), now(), YEARS * 365 * 86_400_000
    for n in range(count):
        server = rng.choices(large, weights)[0]
        keen = members[server]
        users: set[int] = set()
        while len(users) < SEATS:
            users.add(keen[int(len(keen) * rng.random() ** 2)])
        order, ended = rng.sample(range(SEATS), SEATS), end - span * (count - n) // count
        yield tuple(
            Result(n + 1, seat, server + 1, slugs[n % 7 % len(slugs)], SEATS, user, None, f"Person {user}",
                   order[seat], order[seat] + 1, None, RATED, ended)
            for seat, user in enumerate(sorted(users))
        )  # fmt: skip


def fill(file: Path, count: int, people: int) -> None:
    """Fill the database directly: the bot would take one transaction a match."""
    rng = Random(1)
    with closing(sqlite3.connect(file)) as connection, connection:
        columns = [*asdict(next(matches(rng, 1, people))[0]), "points"]
        names, holes = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.executemany(
            f"INSERT INTO results ({names}) VALUES ({holes})",  # noqa: S608 — our own columns
            (
                (*asdict(one).values(), gained)
                for match in matches(rng, count, people)
                for one, (gained, _) in zip(match, Book().enter(match), strict=True)
            ),
        )
        willing = [(user, False, 4, "suits", False, True) for user in range(1, people + 1)]
        connection.executemany(
            "INSERT INTO players (user, text_only, colours, sorting, confirm, public_rating)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            rng.sample(willing, int(people * WILLING)),
        )


async def cost(ask: Callable[[], Awaitable[Any]]) -> float:
    begun = time.process_time()
    await ask()
    return (time.process_time() - begun) * 1000


async def measure(store: Store, people: int) -> Iterator[tuple[str, list[float]]]:
    rng, boards, slug = Random(2), Boards(store), next(iter(GAMES))
    found: list[tuple[str, list[float]]] = []

    async def times(what: str, ask: Callable[[int], Awaitable[Any]]) -> None:
        found.append((what, [await cost(lambda: ask(rng.randint(1, people))) for _ in range(TIMES)]))

    for scope, where in ((1, "largest server"), (ALL, "all servers")):
        await times(f"by rating, {where}", partial(boards.rated, scope, slug))
        await times(f"by rating, own page, {where}", partial(boards.rated, scope, slug, page=None))
        for kind in KINDS:
            when = period(kind, now())
            await times(f"{kind}, {where}", partial(boards.gained, scope, slug, when))
        when = period("season", now(), 1)
        await times(f"last season, {where}", partial(boards.gained, scope, slug, when))
    profiles = Profiles(store)
    await times("profile", lambda user: profiles.profile(1, user))
    await times("the course of a rating", lambda user: profiles.course(1, slug, user))
    await times("whom one met", lambda user: profiles.met(1, user, rng.randint(1, people)))
    await times("the game most played", lambda _: boards.most_played(1))
    return iter(found)


async def run(file: Path, count: int, people: int) -> None:
    url = f"sqlite+aiosqlite:///{file}"
    await (await Store.open(url)).close()
    fill(file, count // SEATS, people)
    store = await Store.open(url)
    begun = time.process_time()
    made, _ = await recompute(store)
    sys.stdout.write(f"ratings of {made} matches made anew: {time.process_time() - begun:.1f} s\n")
    size = await asyncio.to_thread(file.stat)
    sys.stdout.write(f"the database: {size.st_size / 1e6:.0f} MB\n")
    for what, spent in await measure(store, people):
        worst, middle = max(spent), statistics.median(spent)
        sys.stdout.write(f"{what:36} median {middle:6.1f} ms, worst of {TIMES} {worst:6.1f} ms\n")
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.boards", description=__doc__)
    parser.add_argument("--results", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=50_000)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a new file for the database")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(args.keep or Path(folder) / "boards.sqlite3", args.results, args.people))


if __name__ == "__main__":
    main()
