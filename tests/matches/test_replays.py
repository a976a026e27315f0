"""A finished match can be seen at every step; one that goes on keeps its secrets."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from bot.games.base import replay
from bot.matches.exports import exported
from bot.matches.replays import REMEMBERED, Replays, replayed
from bot.matches.transcripts import check
from bot.records.stored import Status
from bot.verification.verify import verify
from tests.games.playing import TABLES
from tests.house import House, house, refused
from tests.kit.facts import OURS
from tests.kit.random_matches import played

__all__ = ["house"]

GOLDEN = Path("tests/exports")
FINAL = {"over", "conceded", "ended", "outdated", "broken"}


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_step_is_its_lines_state(slug: str, players: int) -> None:
    table, _ = played(slug, players, Random(1))
    again = replayed(table.record, table.log)
    start = table.game.start(players, table.record.options)
    log = [(line.seat, line.action) for line in table.log]
    assert again.last == len(log)
    for step in range(0, again.last + 1, 7):
        assert again.states[step] == replay(start, log[:step])
    assert again.states[-1] == table.state


def test_a_step_belongs_to_the_last_deal() -> None:
    table, _ = played("mitigati", 3, Random(2))
    again = replayed(table.record, table.log)
    assert len(again.hands) == 2
    first, second = again.hands
    assert [again.hand_at(step) for step in (0, first, second - 1, second, again.last)] == [0, 0, 0, 1, 1]
    assert all(table.log[step - 1].action.startswith("deal ") for step in again.hands)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_tricks_are_walked_forth_and_back(slug: str, players: int) -> None:
    """Walk from the first deal to the last step by tricks, and back."""
    table, _ = played(slug, players, Random(1))
    again = replayed(table.record, table.log)
    steps = [again.hands[0]]
    while steps[-1] < again.last:
        steps.append(again.trick_after(steps[-1]))
    assert set(steps) == {again.hands[0], *again.tricks, again.last}
    for step in again.tricks:
        assert again.states[step - 1].piles["table"]
        assert not again.states[step].piles["table"]
    back = [steps[-1]]
    while back[-1] > again.hands[0]:
        back.append(again.trick_before(back[-1]))
    assert back == steps[::-1]
    for step in range(again.hands[0], again.last):
        assert again.hand_after(step) in (*again.hands, again.last)
        assert again.hand_at(again.hand_after(step)) in (again.hand_at(step) + 1, len(again.hands) - 1)


def test_a_match_of_older_rules_is_refused() -> None:
    table, _ = played("differ", 4, Random(3))
    with refused("table-unreadable"):
        replayed(replace(table.record, rules=0), table.log)


@pytest.mark.parametrize("status", get_args(Status))
async def test_only_what_is_final_is_opened(house: House, status: Status) -> None:
    table, _ = played("topsuit", 3, Random(4), status=status, most=20)
    replays = Replays(house.store)
    if status in FINAL:
        assert (await replays.of(table.record)).last == 0
    else:
        with refused("table-not-over"):
            await replays.of(table.record)


async def test_only_so_many_matches_are_remembered(house: House) -> None:
    replays = Replays(house.store)
    for number in range(REMEMBERED + 5):
        table, _ = played("topsuit", 3, Random(5), most=2)
        await replays.of(replace(table.record, id=number))
    assert len(replays._remembered) == REMEMBERED


@pytest.mark.parametrize("slug", dict(TABLES))
def test_an_export_equals_its_golden_file(slug: str) -> None:
    """Golden files: people have kept theirs."""
    players = dict(TABLES)[slug]
    table, source = played(slug, players, Random(f"golden {slug}"))
    text = exported(table, source)
    if slug in OURS:
        assert text == (GOLDEN / f"{slug}.txt").read_text(encoding="utf-8")
    for judge in (check, verify):
        said = list(judge("it", BytesIO(text.encode())))
        assert len(said) == 1
        assert said[0][1], said


def test_an_early_end_is_exported_open() -> None:
    table, source = played("differ", 4, Random(6), status="ended", most=30)
    text = exported(table, source)
    assert [line for line in text.splitlines() if line.startswith("=")] == []
    assert all(fine for _, fine in check("it", BytesIO(text.encode())))
    assert all(fine for _, fine in verify("it", BytesIO(text.encode())))


def test_a_seedless_export_has_no_comments() -> None:
    table, _ = played("differ", 4, Random(7), most=10)
    assert "#" not in exported(table, None)
