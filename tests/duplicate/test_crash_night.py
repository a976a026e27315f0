"""However often the bot is killed, a night has each board once for each team, and the same standings."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from tests.duplicate.crashing import PLAY, TEAMS, Word, run, run_rounds
from tests.kit.killed import lasting, life

CASES = [
    pytest.param(run, 4, id="all", marks=pytest.mark.slow),
    pytest.param(run, 12, id="all, often", marks=pytest.mark.slow),
    pytest.param(run_rounds, 6, id="swiss", marks=pytest.mark.slow),
]
LONGEST_LIFE = 1.5
"""Seconds; so some are killed while they still start."""


@pytest.mark.parametrize(("bot", "kills"), CASES)
def test_a_killed_bot_ends_the_night_with_every_board_once(
    tmp_path: Path, bot: Callable[[Path, Connection, int], None], kills: int
) -> None:
    file, rng = tmp_path / "crash.sqlite3", Random()
    acknowledged: dict[int, int] = {}
    over, lives = False, 0
    while lives < kills or not over:
        for word in life(file, lives, lasting(lives, kills, rng) * LONGEST_LIFE, bot):
            assert isinstance(word, Word)
            acknowledged[word.team] = max(acknowledged.get(word.team, 0), word.lines)
            over |= word.over
        lives += 1
    with closing(sqlite3.connect(file)) as database:
        asked = "SELECT plays.board, team, status, told IS NOT NULL, commitment, tables.id FROM plays "
        played = database.execute(
            f'{asked} JOIN tables ON tables.id = plays."table" ORDER BY plays.board, team'
        ).fetchall()
        (every,) = database.execute("SELECT count(*) FROM tables").fetchone()
        logs = {
            number: database.execute(
                'SELECT n, seat, action FROM log WHERE "table" = ? ORDER BY n', (number,)
            ).fetchall()
            for *_, number in played
        }
        entered = database.execute('SELECT count(*) FROM results GROUP BY "table"').fetchall()
        (status,) = database.execute("SELECT status FROM nights").fetchone()
    assert status == "over"
    assert [(board, team) for board, team, *_ in played] == [
        (board, team) for board in (1, 2) for team in range(1, TEAMS + 1)
    ]
    assert {one[2:4] for one in played} == {("over", 1)}
    assert len({(board, commitment) for board, _, _, _, commitment, _ in played}) == 2
    assert every == len(played) == len(entered)
    by_place = {(board, team): logs[number] for board, team, *_, number in played}
    for team in PLAY:
        assert len(by_place[1, team]) >= acknowledged.get(team, 0)
    # Who plays alike has had the same match, and so have those whom computer players replace.
    assert by_place[1, 1] == by_place[1, 2]
    assert by_place[2, 1] == by_place[2, 2] == by_place[2, 3]
