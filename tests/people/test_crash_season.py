"""However often the bot is killed as seasons end, each is told once and only the last one's role is worn."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.people.seasons import LEAST
from bot.store.storage import Store
from tests.kit.club import ANN, BOB, CLEO, DAN, DAY, Club
from tests.kit.killed import lasting, life
from tests.people.crashing_season import SEASONS, run

KILLS = [3, pytest.param(30, marks=pytest.mark.slow)]
LONGEST_LIFE = 0.8
"""Seconds; so some are killed while they still start."""
WINNERS = [(ANN, BOB, CLEO)[n % 3] for n in range(len(SEASONS))]


@pytest.mark.parametrize("kills", KILLS)
def test_a_killed_bot_tells_each_season_once_and_leaves_no_role_behind(tmp_path: Path, kills: int) -> None:
    file, rng = tmp_path / "crash.sqlite3", Random()
    asyncio.run(_played(file))
    said: Counter[tuple[str, int]] = Counter()
    wearing: set[int] = set()
    champions: list[tuple[int, int]] = []
    crowned: set[int] = set()
    done, lives = False, 0
    while lives < kills or not done:
        for word in life(file, lives, lasting(lives, kills, rng) * LONGEST_LIFE, run):
            said[word] += 1
            done = done or word.what == "done"
            if word.what == "gives":
                wearing.add(word.about)
            if word.what == "takes":
                wearing.discard(word.about)
        lives += 1
        ended = {until for what, until in said if what == "concluded"}
        with closing(sqlite3.connect(file)) as database:
            champions = database.execute("SELECT until, user FROM champions ORDER BY until").fetchall()
            # Nobody wears what the bot does not know of, and would leave to them.
            crowned = {user for (user,) in database.execute("SELECT user FROM crowns")}
        kept = list(zip((one.until for one in SEASONS), WINNERS, strict=True))
        assert champions == kept[: len(champions)]
        assert ended <= {until for until, _ in champions}
        assert wearing <= crowned
    assert len(champions) == len(SEASONS)
    assert wearing == crowned == {WINNERS[-1]}
    for what in ("concluded", "tells"):
        assert all(times == 1 for word, times in said.items() if word[0] == what)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM seasons WHERE owed").fetchone() == (0,)


async def _played(file: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    club = Club(store, file)
    for season, winner in zip(SEASONS, WINNERS, strict=True):
        order = [winner, *(one for one in (ANN, BOB, CLEO, DAN) if one != winner)]
        for n in range(LEAST):
            await club.enter(order, [1, 2, 3, 4], ended=season.first + 7 * n * DAY)
    await store.close()
