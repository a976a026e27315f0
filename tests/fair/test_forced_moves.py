"""Forced moves are played for people where that reveals nothing, or as they wish."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.base import NATURE, Seat, only, pick
from bot.records.log import Log
from bot.records.stored import Line, Preferences
from bot.tables import driver, takeback
from bot.tables import forced as forced_module
from bot.tables.forced import ABOUT, ENOUGH, LONGEST_PAUSE_SECONDS, NEWEST, Forced, times
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


@pytest.fixture
async def paced(tmp_path: Path, nobody_pulls_the_plug: None) -> AsyncIterator[House]:  # noqa: ARG001
    made = House(tmp_path / "house.sqlite3", pace=0.001)
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


async def test_by_default_only_public_moves_are_played(house: House) -> None:
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


async def test_preferences_play_all_forced_moves_or_none(house: House) -> None:
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


async def test_alone_every_forced_move_is_played(house: House) -> None:
    table, rng = await house.match(target="99"), Random(2)
    while not table.state.sheet:
        await house.quiet(table)
        await settled(house)
        if table.waiting_for and not table.state.sheet and table.unmanned is None:
            assert only(table.state, table.waiting_for[0]) is None
            await house.move(table, rng)


async def test_a_restart_keeps_the_pause(slow: House, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_a_forced_move_shows_no_presence(house: House) -> None:
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


async def test_no_forced_move_during_a_takeback(house: House) -> None:
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


async def test_a_simultaneous_click_is_no_mistake(house: House) -> None:
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


async def test_a_leavers_forced_moves_are_played(house: House) -> None:
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


# What only its owner knows


async def test_private_forced_moves_wait_for_known_speed(paced: House) -> None:
    table, rng, unknown, clicked = await four(paced), Random(1), 0, 0
    while len(table.state.sheet) < 2:
        await settled(paced)
        (seat,) = table.waiting_for
        if only(table.state, seat):
            assert not table.state.forced(seat)
            assert len(paced.tables.forced._own.get(table.id, {}).get(table.user_at(seat) or 0, ())) < ENOUGH
            unknown += 1
        clicked += await paced.move(table, rng)
    made = sum(line.seat != NATURE for line in table.log)
    # More than the last cards: 3 of 13 are forced on average.
    assert made - clicked >= 2 * 4 * 2


async def test_who_wants_none_done_has_none_done(paced: House) -> None:
    await likes(paced, "none", *PEOPLE)
    table, rng, clicked = await four(paced), Random(1), 0
    while not table.state.sheet:
        await settled(paced)
        clicked += await paced.move(table, rng)
    assert clicked == sum(line.seat != NATURE for line in table.log)


async def hidden_turn(house: House) -> tuple[Table, Seat, int]:
    """A table where somebody has no choice and nobody else can see that, and who it is."""
    await likes(house, "none", *PEOPLE)
    table, rng = await four(house), Random(1)
    seat = await forced_turn(house, table, seen=False, rng=rng)
    while table.turn(seat) < ENOUGH:
        await house.move(table, rng)
        seat = await forced_turn(house, table, seen=False, rng=rng)
    user = table.user_at(seat)
    assert user is not None
    return table, seat, user


async def test_the_pause_resembles_their_own_moves(paced: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, user = await hidden_turn(paced)
    player, forced = Preferences(user), paced.tables.forced
    took = (3.0, 7.0, LONGEST_PAUSE_SECONDS * 2)
    monkeypatch.setattr(forced_module, "times", lambda *_: [*took])
    found: set[float | None] = set()
    for salt in range(100):
        forced._salt = str(salt)
        pause = forced.pause(player, table, seat)
        assert pause == forced.pause(player, table, seat)
        near = [one for one in took if pause and ABOUT[0] * one <= pause <= ABOUT[1] * one]
        assert len(near) == (pause is not None)
        found |= {*near} or {None}
        # It is offered exactly where it is not done.
        assert forced.to_offer(player, table, seat) == (pause is None)
    assert found == {3.0, 7.0, None}
    assert forced.pause(replace(player, forced="all"), table, seat) is None
    assert forced.pause(replace(player, forced="none"), table, seat) is None
    monkeypatch.setattr(forced_module, "times", lambda *_: [1.0] * (ENOUGH - 1))
    assert forced.pause(player, table, seat) is None


async def test_no_pause_is_shorter_than_a_computer_players(
    paced: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, user = await hidden_turn(paced)
    monkeypatch.setattr(forced_module, "times", lambda *_: [0.01] * ENOUGH)
    calm = Forced(paced.tables._changes, paced.tables._takebacks, pace=2.0)
    for line in range(ENOUGH):
        calm.made(table, user, line)
    assert calm.pause(Preferences(user), table, seat) == 2.0
    hasty = Forced(paced.tables._changes, paced.tables._takebacks, pace=0)
    assert hasty.pause(Preferences(user), table, seat) is None


@pytest.mark.parametrize("then", ["safe", "none"])
async def test_what_is_chosen_during_the_pause_counts(
    paced: House, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    table, seat, user = await hidden_turn(paced)
    monkeypatch.setattr(forced_module, "times", lambda *_: [5.0] * ENOUGH)
    monkeypatch.setattr(forced_module, "rest", lambda *_: 0.0)
    pauses, begun, over = [], asyncio.Event(), asyncio.Event()
    wait = asyncio.sleep

    async def sleep(seconds: float) -> None:
        if seconds:
            pauses.append(seconds)
            begun.set()
            await over.wait()
        await wait(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    await likes(paced, "safe", user)
    lines = len(table.log)
    paced.tables.forced.touch(table)
    await begun.wait()
    assert len(table.log) == lines
    await likes(paced, then, user)
    over.set()
    await settled(paced)
    assert 5 * ABOUT[0] <= pauses[0] <= 5 * ABOUT[1]
    assert [line.seat for line in table.log[lines : lines + 1]] == ([seat] if then == "safe" else [])


async def test_forced_moves_do_not_measure_speed(paced: House) -> None:
    """Everybody knows how long that takes: a move as quick would be known to be forced."""
    await likes(paced, "all", *PEOPLE)
    table, rng = await four(paced), Random(1)
    own: dict[int, list[int]] = {user: [] for user in PEOPLE}
    while not table.state.sheet:
        await settled(paced)
        (seat,) = table.waiting_for
        line, user = len(table.log), table.user_at(seat)
        assert user is not None
        if await paced.move(table, rng):
            own[user].append(line)
    known = paced.tables.forced._own[table.id]
    assert {user: [*lines] for user, lines in known.items()} == {user: own[user][-NEWEST:] for user in PEOPLE}
    assert sum(map(len, own.values())) < sum(line.seat != NATURE for line in table.log)


def test_times_are_since_the_line_before() -> None:
    log, at = Log(), 0
    for n in range(40):
        at += 1000 * n
        log.append(Line(n, n % 4, "pass", at))
    table: Any = SimpleNamespace(log=log)
    assert times(table, [10, 14, 38]) == [10.0, 14.0, 38.0]
    # Nothing came before the first; and what was taken back is not there.
    assert times(table, [0, 40]) == []


async def test_a_move_taken_back_is_not_timed(paced: House) -> None:
    await likes(paced, "none", *PEOPLE)
    table, forced = await four(paced), paced.tables.forced
    for line in (4, 8, 12, 8, 9):
        forced.made(table, ANN, line)
    assert [*forced._own[table.id][ANN]] == [4, 8, 9]
    for line in range(20, 40):
        forced.made(table, ANN, line)
    assert [*forced._own[table.id][ANN]] == [*range(32, 40)]
    await paced.tables.end(table.id, ANN)
    for user in (BOB, CAT, DAN):
        if table.live:
            await paced.tables.end(table.id, user)
    assert not table.live
    assert table.id not in forced._own
