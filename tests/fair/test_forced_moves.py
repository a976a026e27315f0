"""What people have no choice in is done for them where that tells nobody anything, or where they like it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.base import NATURE, Seat, only, pick
from bot.tables import driver, takeback
from bot.tables.records import Preferences
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, House, house, refused

__all__ = ("house",)

LONG = 3600.0
PEOPLE = (ANN, BOB, CAT, DAN)


@pytest.fixture
async def slow(tmp_path: Path, nobody_pulls_the_plug: None) -> AsyncIterator[House]:  # noqa: ARG001
    made = House(tmp_path / "house.sqlite3", pace=LONG)
    await made.open()
    yield made
    await made.close()


async def likes(house: House, how: Any, *users: int) -> None:
    for user in users:
        await house.store.prefer(Preferences(user, forced=how))


async def settled(house: House) -> None:
    """Until nothing is about to be done for anybody."""
    while tasks := [task for _, task in house.tables.forced._tasks.values()]:
        await asyncio.wait(tasks)


async def four(house: House) -> Table:
    table = await house.match(BOB, CAT, DAN, target="99")
    await house.agree(table)
    return table


async def forced_turn(house: House, table: Table, *, seen: bool, rng: Random) -> Seat:
    """Play until somebody has no choice, and everybody can see that, or not."""
    while True:
        await settled(house)
        (seat,) = table.waiting_for
        if only(table.state, seat) and table.state.forced(seat) == seen:
            return seat
        await house.move(table, rng)


async def test_only_what_everybody_can_see_is_done_for_who_never_said(house: House) -> None:
    table, rng, clicked, hidden = await four(house), Random(1), 0, 0
    while len(table.state.sheet) < 3:
        await settled(house)
        (seat,) = table.waiting_for
        assert not table.state.forced(seat)
        hidden += only(table.state, seat) is not None
        clicked += await house.move(table, rng)
    made = sum(line.seat != NATURE for line in table.log)
    assert hidden
    # The last card of each, at least.
    assert made - clicked >= 3 * 4


async def test_all_is_done_or_nothing_for_who_likes_that(house: House) -> None:
    await likes(house, "all", ANN)
    await likes(house, "none", BOB)
    table, rng, forced = await four(house), Random(1), set()
    while len(table.state.sheet) < 2:
        await settled(house)
        (seat,) = table.waiting_for
        if only(table.state, seat):
            forced.add((table.user_at(seat), table.state.forced(seat)))
        await house.move(table, rng)
    assert {user for user, _ in forced} == {BOB, CAT, DAN}
    assert {user for user, seen in forced if seen} == {BOB}


async def test_where_nobody_else_plays_there_is_nothing_to_give_away(house: House) -> None:
    table, rng = await house.match(target="99"), Random(2)
    while not table.state.sheet:
        await house.quiet(table)
        await settled(house)
        if table.waiting_for and not table.state.sheet and table.unmanned is None:
            assert only(table.state, table.waiting_for[0]) is None
            await house.move(table, rng)


async def test_it_waits_for_what_is_left_of_the_pace_after_a_restart_too(
    slow: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await likes(slow, "none", *PEOPLE)
    table, rng = await four(slow), Random(1)
    while not table.state.forced(table.waiting_for[0]):
        await slow.move(table, rng)
    seat, lines = table.waiting_for[0], len(table.log)
    user, last = table.user_at(seat), table.log[-1].at
    assert user is not None
    await slow.store.prefer(Preferences(user, forced="safe"))
    slept: list[float] = []
    wait = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await wait(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(driver, "now", lambda: last + 60_000)
    await slow.restart()
    await wait(0)
    assert slept == [LONG - 60]
    assert len(slow.tables.get(table.id).log) == lines
    monkeypatch.setattr(driver, "now", lambda: last + round(LONG * 1000))
    await slow.restart()
    table = slow.tables.get(table.id)
    while len(table.log) == lines:
        await slow.change()
    assert table.log[lines].seat == seat


async def test_what_was_chosen_counts_for_what_is_pending(house: House) -> None:
    await likes(house, "none", *PEOPLE)
    table = await four(house)
    seat = await forced_turn(house, table, seen=True, rng=Random(1))
    user, lines = table.user_at(seat), len(table.log)
    assert user is not None
    await likes(house, "safe", user)
    house.tables.forced.touch(table)
    await settled(house)
    assert [line.seat for line in table.log[lines : lines + 1]] == [seat]


async def test_it_is_neither_a_sign_of_life_nor_a_computer_players(house: House) -> None:
    await likes(house, "none", *PEOPLE)
    table = await four(house)
    seat = await forced_turn(house, table, seen=True, rng=Random(1))
    one = table.seats[seat]
    assert one is not None
    assert one.user is not None

    async def late(change: Any) -> None:
        seats = [replace_missed(other) if place == seat else other for place, other in enumerate(table.seats)]
        await change.save(replace(table.record, seats=tuple(seats)))

    await house.tables._changes.change(table, late)
    await likes(house, "safe", one.user)
    turn = table.turn(seat)
    house.tables.forced.touch(table)
    await settled(house)
    assert table.turn(seat) == turn + 1
    after = table.seats[seat]
    assert after is not None
    assert (after.missed, after.stood_in) == (1, 0)


def replace_missed(one: Any) -> Any:
    return one._replace(missed=1)


async def test_while_a_takeback_is_asked_for_nothing_is_done(house: House) -> None:
    await likes(house, "none", *PEOPLE)
    table, rng = await four(house), Random(1)
    while True:
        seat = await forced_turn(house, table, seen=True, rng=rng)
        before = table.log[-1].seat
        user, other = table.user_at(seat), table.user_at(before)
        lines = len(table.log)
        if other is not None and other != user and not takeback.refusal(table, before):
            break
        await house.move(table, rng)
    assert user is not None
    await house.tables.ask_takeback(table.id, other, lines)
    await likes(house, "safe", user)
    house.tables.forced.touch(table)
    await settled(house)
    assert len(table.log) == lines
    house.tables.refuse_takeback(table.id)
    await settled(house)
    assert table.log[lines].seat == seat


async def test_a_click_that_comes_just_then_is_no_mistake(house: House) -> None:
    await likes(house, "none", *PEOPLE)
    table, rng = await four(house), Random(1)
    seat = await forced_turn(house, table, seen=True, rng=rng)
    user, turn = table.user_at(seat), table.turn(seat)
    assert user is not None
    action = only(table.state, seat)
    assert action is not None
    await likes(house, "safe", user)
    house.tables.forced.touch(table)
    await settled(house)
    lines = len(table.log)
    await house.tables.act(table.id, user, turn, action)
    assert len(table.log) == lines
    with refused("table-done-already"):
        await house.tables.act(table.id, user, turn, "pass")


async def test_a_person_who_left_is_played_for_as_ever(house: House) -> None:
    await likes(house, "none", *PEOPLE)
    table, rng = await four(house), Random(1)
    seat = await forced_turn(house, table, seen=True, rng=rng)
    user = table.user_at(seat)
    assert user is not None
    await likes(house, "all", user)
    await house.tables.leave_to_computer(table.id, user, "left")
    await house.quiet(table)
    one = table.seats[seat]
    assert one is not None
    assert one.stood_in == 1
    assert pick(rng, table.state.legal(table.waiting_for[0]))
