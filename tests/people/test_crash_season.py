"""However often the bot is killed as seasons end, each is told once and only the last one's role is worn."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from bot.people.seasons import LEAST
from bot.store.storage import Store
from tests.kit.club import ANN, BOB, CLEO, DAN, DAY, Club
from tests.kit.databases import database
from tests.kit.killed import kills, life
from tests.kit.seeds import seeds
from tests.people.crashing_season import SEASONS, run

KILLS = 6
WINNERS = [(ANN, BOB, CLEO)[n % 3] for n in range(len(SEASONS))]


@pytest.mark.parametrize("seed", seeds(1))
def test_killed_bot_tells_seasons_once_without_stray_roles(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "crash.sqlite3"
    asyncio.run(_played(file))
    said: Counter[tuple[str, int]] = Counter()
    wearing: set[int] = set()
    champions: list[tuple[int, int]] = []
    crowned: set[int] = set()
    done = False
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 12)):
        for word in life(file, luck, kill, run):
            said[word] += 1
            done = done or word.what == "done"
            if word.what == "gives":
                wearing.add(word.about)
            if word.what == "takes":
                wearing.discard(word.about)
        ended = {until for what, until in said if what == "concluded"}
        with closing(sqlite3.connect(file)) as database:
            champions = database.execute("SELECT until, user FROM champions ORDER BY until").fetchall()
            # Nobody wears what the bot does not know of, and would leave to them.
            crowned = {user for (user,) in database.execute("SELECT user FROM crowns")}
        kept = list(zip((one.until for one in SEASONS), WINNERS, strict=True))
        assert champions == kept[: len(champions)]
        assert ended <= {until for until, _ in champions}
        assert wearing <= crowned
        if number >= KILLS and done:
            break
    assert len(champions) == len(SEASONS)
    assert wearing == crowned == {WINNERS[-1]}
    for what in ("concluded", "tells"):
        assert all(times == 1 for word, times in said.items() if word[0] == what)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM seasons WHERE owed").fetchone() == (0,)


async def _played(file: Path) -> None:
    store = await Store.open(database(file))
    club = Club(store, file)
    for season, winner in zip(SEASONS, WINNERS, strict=True):
        order = [winner, *(one for one in (ANN, BOB, CLEO, DAN) if one != winner)]
        for n in range(LEAST):
            await club.enter(order, [1, 2, 3, 4], ended=season.first + 7 * n * DAY)
    await store.close()
