"""Computer players at tables: what they are asked, when they fail, and how long they take."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from threading import Event as Gate
from typing import Any

import pytest

from bot.ai import LEVELS
from bot.ai.decision import Budget, Thought
from bot.games.base import NATURE, Seat, State, pick
from bot.records.stored import Occupant
from bot.tables import driver as driver_module
from tests.house import ANN, BOB, CAT, CHANNEL, DAN, House, fresh, house

__all__ = ["house"]


def brained(monkeypatch: pytest.MonkeyPatch, brain: Callable[..., Any]) -> None:
    """Whatever its level, this is what every computer player thinks."""

    def think(_slug: str, _level: str, view: State, seat: Seat, rng: Random, _budget: Budget) -> Thought:
        return Thought(brain(view, seat, rng))

    monkeypatch.setattr("bot.ai.request.think", think)


@pytest.mark.parametrize("answer", ["play KH of hearts", "", 5, None, KeyError("KH")])
async def test_failing_computer_player_does_not_stop_the_match(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, answer: Any
) -> None:
    def fails(_view: State, _seat: Seat, _rng: Random) -> Any:
        if isinstance(answer, Exception):
            raise answer
        return answer

    brained(monkeypatch, fails)
    table = await house.match(target="1")
    await house.play(table, Random(1))
    assert table.status == "over"
    assert f"table {table.id}, line " in caplog.text
    assert "KH" not in caplog.text


async def test_for_one_that_fails_a_normal_one_plays(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    def think(_slug: str, level: str, view: State, seat: Seat, _rng: Random, _budget: Budget) -> Thought:
        asked.append(level)
        if level == "hard":
            raise KeyError("KH")
        return Thought(next(iter(view.legal(seat)[-1])))

    monkeypatch.setattr("bot.ai.request.think", think)
    monkeypatch.setattr("bot.service.tables.levels", lambda _slug: LEVELS)
    monkeypatch.setattr("bot.ai.request.best", lambda _slug, level: level)
    table = await house.lobby()
    for _ in range(3):
        await house.tables.add_computer(table.id, ANN, "hard")
    await house.tables.start(table.id, ANN)
    await house.play(table, Random(1), 12)
    await house.quiet(table)
    actions = [line.seat for line in table.log if line.seat not in (NATURE, 0)]
    assert asked == ["hard", "normal"] * len(actions) != []
    assert caplog.text.count("asking the computer player") == len(actions)
    assert "KH" not in caplog.text


async def test_a_computer_player_asked_again_says_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its chance is that of the table, the seat and the turn."""
    seen: list[float] = []

    def watches(view: State, seat: Seat, rng: Random) -> str:
        seen.append(rng.random())
        return pick(rng, view.legal(seat))

    brained(monkeypatch, watches)
    table = await house.match()
    await house.play(table, Random(1), 12)
    await house.quiet(table)
    asked = []
    turns = [0] * 4
    for line in table.log:
        if line.seat > 0:
            asked.append(Random(driver_module.seed(table.record, line.seat, turns[line.seat])).random())
            turns[line.seat] += 1
    assert seen == asked
    assert len(set(seen)) == len(seen)


async def test_a_computer_player_sees_only_its_view(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[State, Seat]] = []

    def watches(view: State, seat: Seat, rng: Random) -> str:
        seen.append((view, seat))
        return pick(rng, view.legal(seat))

    brained(monkeypatch, watches)
    table = await house.match(target="1")
    await house.play(table, Random(1))
    assert seen
    assert all(view == view.view(seat) for view, seat in seen)


def slowed(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Computer players think until the gate is set, or for a minute."""
    gate = Gate()

    def slow(view: State, seat: Seat, rng: Random) -> str:
        gate.wait(60)
        return pick(rng, view.legal(seat))

    brained(monkeypatch, slow)
    return gate


async def test_a_thought_too_long_is_cut_short(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gate = slowed(monkeypatch)
    monkeypatch.setattr(driver_module, "LONGEST_THOUGHT", 0.01)
    table = await house.match()
    await house.play(table, Random(1), 12)
    gate.set()
    assert fresh(table) == table.state
    assert "TimeoutError" in caplog.text


async def test_nobody_waits_while_a_computer_player_thinks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = slowed(monkeypatch)
    table = await house.match()
    while table.unmanned is None:
        await house.move(table, Random(1))
    lines = len(table.log)
    other = await house.match(BOB, CAT, DAN, channel=CHANNEL + 1)
    assert await house.move(other, Random(1))
    await house.tables.end(table.id, ANN)
    gate.set()
    await asyncio.sleep(0.05)
    assert (table.status, len(table.log)) == ("ended", lines)


async def test_failed_move_of_a_table_is_retried(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.ops.pauses.FIRST", 0.001)
    table = await house.match(target="1")
    append, failures = house.store.append, iter(range(5))

    async def fails(*args: Any, **others: Any) -> None:
        if next(failures, None) is not None:
            raise OSError("no room for KH")
        await append(*args, **others)

    while table.unmanned is None:
        await house.move(table, Random(1))
    monkeypatch.setattr(house.store, "append", fails)
    await house.quiet(table)
    await house.play(table, Random(1))
    assert table.status == "over"
    assert caplog.text.count("moving the table") == 5


async def test_computer_players_keep_the_pace(house: House) -> None:
    house.settings["pace"] = 0.15
    await house.restart()
    table = await house.match(target="1")
    await house.play(table, Random(1), 12)
    for before, line in zip(table.log, table.log[1:], strict=False):
        one = None if line.seat == NATURE else table.seats[line.seat]
        if isinstance(one, Occupant) and one.level:
            assert line.at - before.at >= 149
