"""However often the bot is killed, everybody has one attempt, and who plays alike has had the same match."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.kit.killed import lasting, life
from tests.people.crashing_challenge import PEOPLE, Word, run

KILLS = [4, pytest.param(12, marks=pytest.mark.slow)]
LONGEST_LIFE = 1.5
"""Seconds; so some are killed while they still start."""


@pytest.mark.parametrize("kills", KILLS)
def test_a_killed_bot_goes_on_with_every_attempt_and_with_the_same_deals(tmp_path: Path, kills: int) -> None:
    file, rng = tmp_path / "crash.sqlite3", Random()
    acknowledged: dict[int, int] = {}
    over: set[int] = set()
    lives = 0
    while lives < kills or len(over) < len(PEOPLE):
        for word in life(file, lives, lasting(lives, kills, rng) * LONGEST_LIFE, run):
            assert isinstance(word, Word)
            acknowledged[word.user] = max(acknowledged.get(word.user, 0), word.lines)
            over |= {word.user} if word.over else set()
        lives += 1
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
