"""However often the bot is killed, a night has each board once for each team, and the same standings."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.duplicate.crashing import PLAY, TEAMS, Word, run, run_rounds
from tests.kit.killed import Bot, kills, life
from tests.kit.seeds import seeds

KILLS = 5


@pytest.mark.parametrize("seed", seeds(1))
@pytest.mark.parametrize("bot", [pytest.param(run, id="all"), pytest.param(run_rounds, id="swiss")])
def test_killed_bot_ends_nights_with_each_board_once(tmp_path: Path, bot: Bot, seed: int) -> None:
    file = tmp_path / "crash.sqlite3"
    acknowledged: dict[int, int] = {}
    over = False
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 16)):
        for word in life(file, luck, kill, bot):
            assert isinstance(word, Word)
            acknowledged[word.team] = max(acknowledged.get(word.team, 0), word.lines)
            over |= word.over
        if number >= KILLS and over:
            break
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
