"""However often the bot is killed, everybody has one attempt, and who plays alike has had the same match."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.killed import kills, life
from tests.kit.seeds import seeds
from tests.people.crashing_challenge import PEOPLE, Word, run

KILLS = 5


@pytest.mark.parametrize("seed", seeds(1))
def test_killed_bot_goes_on_with_the_same_deals(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "crash.sqlite3"
    acknowledged: dict[int, int] = {}
    over: set[int] = set()
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 40)):
        for word in life(file, luck, kill, run):
            assert isinstance(word, Word)
            acknowledged[word.user] = max(acknowledged.get(word.user, 0), word.lines)
            over |= {word.user} if word.over else set()
        if number >= KILLS and len(over) == len(PEOPLE):
            break
    with closing(sqlite3.connect(file)) as database:
        attempts = database.execute("SELECT id, host, status, commitment FROM tables ORDER BY id").fetchall()
        logs = {
            host: database.execute(
                'SELECT seat, action FROM log WHERE "table" = ? ORDER BY n', (id_,)
            ).fetchall()
            for id_, host, _, _ in attempts
        }
        (secrets,) = database.execute("SELECT count(*) FROM challenges").fetchone()
        entered = database.execute('SELECT count(*) FROM results GROUP BY "table"').fetchall()
    assert sorted(host for _, host, _, _ in attempts) == sorted(PEOPLE)
    assert {status for _, _, status, _ in attempts} == {"over"}
    assert len({commitment for *_, commitment in attempts}) == secrets == 1
    assert all(len(logs[user]) >= lines for user, lines in acknowledged.items())
    first, *others = logs.values()
    assert all(log == first for log in others)
    assert entered == [(4,)] * len(PEOPLE)
