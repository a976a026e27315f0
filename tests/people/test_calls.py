"""Calls for a missing player: on request, seldom enough, and respecting blocks."""

from __future__ import annotations

import asyncio

import pytest

from bot.people import calls
from bot.people.called import KEPT
from bot.people.calls import HOUR, LEAST, MINUTE, Call, Every
from bot.people.company import bar, block
from bot.privacy.forgetting import begin_forgetting
from bot.records.stored import now
from bot.service import tables as service
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, EVE, House, house

__all__ = ["house"]

HERE, THERE = 1, 2


async def wants(
    house: House,
    user: int,
    *games: str,
    guild: int = HERE,
    every: Every = "hour",
    hours: float = 8,
    since: int = 0,
) -> None:
    until = now() + int(hours * HOUR)
    await calls.want(house.store, Call(user, guild, games or ("differ",), every, until, since), now())


async def could(house: House, table: Table, later: float = 0, busy: tuple[int, ...] = ()) -> list[int] | None:
    """Return whom the table could call so many milliseconds from now."""
    at = now() + int(later)
    return await house.store.read(lambda found: calls.callable_now(found, table.record, at, busy))


async def test_longest_waiting_is_called_for_wanted_games(house: House) -> None:
    table = await house.lobby()
    await wants(house, BOB, "differ", "topsuit", since=5)
    await wants(house, CAT, since=3)
    await wants(house, DAN, "topsuit")
    await wants(house, EVE, guild=THERE)
    await wants(house, ANN)
    assert await could(house, table) == [CAT, BOB]
    assert await could(house, table, busy=(CAT,)) == [BOB]
    await house.restart()
    assert await could(house, house.tables.get(table.id), 8 * HOUR + MINUTE) == []
    await calls.withdraw(house.store, CAT, HERE)
    await calls.withdraw(house.store, BOB, THERE)
    assert await could(house, house.tables.get(table.id)) == [BOB]


async def test_a_wish_is_changed_and_ends_by_itself(house: House) -> None:
    await wants(house, BOB, "differ", "topsuit")
    await wants(house, BOB, "92q", every="day")
    await wants(house, CAT, hours=1)
    kept = await calls.wanted(house.store, BOB, HERE, now())
    assert kept is not None
    assert (kept.games, kept.every) == (("92q",), "day")
    assert await calls.wanted(house.store, CAT, HERE, now() + HOUR + 1) is None
    later = now() + 2 * HOUR
    await calls.want(house.store, kept._replace(user=DAN), later)
    assert (await house.tables.about(CAT))["calls"] == []
    assert len((await house.tables.about(BOB))["calls"]) == 1


async def test_nobody_is_called_whom_anything_keeps_away(house: House) -> None:
    table = await house.lobby(DAN)
    for user in (BOB, CAT, EVE):
        await wants(house, user, since=user)
    await block(house.store, ANN, [BOB])
    await block(house.store, CAT, [DAN])
    assert await could(house, table) == [EVE]
    await house.tables.join(table.id, EVE, "Eve")
    assert await could(house, table) == []
    await house.tables.send_away(table.id, ANN, EVE)
    assert await could(house, table) == []
    await block(house.store, ANN, [])
    await bar(house.store, HERE, [BOB])
    await block(house.store, CAT, [])
    assert await could(house, table) == [CAT]


async def called(house: House, table: Table, *users: int) -> list[int]:
    return await house.tables.call(table.id, users)


async def lacking(house: House, channel: int = 7, host: int = ANN) -> Table:
    """A table of one person and computer players with one free seat."""
    table = await house.tables.open("differ", guild=HERE, channel=channel, user=host, name="Host")
    for _ in range(2):
        await house.tables.add_computer(table.id, host, "easy")
    return table


async def test_table_calls_once_across_restarts(house: House) -> None:
    for user in (BOB, CAT, DAN):
        await wants(house, user, every="each", since=user)
    table = await lacking(house)
    assert await called(house, table, BOB, CAT) == [BOB, CAT]
    assert await could(house, table) is None
    assert await called(house, table, BOB, DAN) == [DAN]
    await house.restart()
    again = house.tables.get(table.id)
    assert await could(house, again, 9 * HOUR) is None
    assert await called(house, again, BOB, CAT, DAN) == []
    # Nor by an invitation of the host's.
    assert not await house.tables.invite(table.id, ANN, BOB, "Bob")


async def test_two_who_call_at_once_call_once(house: House) -> None:
    await wants(house, BOB)
    table = await lacking(house)
    assert sorted(await asyncio.gather(called(house, table, BOB), called(house, table, BOB))) == [[], [BOB]]


async def test_withdrawn_and_forgotten_wishes_call_nobody(house: House) -> None:
    for user in (BOB, CAT, DAN):
        await wants(house, user)
    table = await lacking(house)
    await calls.withdraw(house.store, BOB, HERE)
    await begin_forgetting(house.store, CAT)
    assert await called(house, table, BOB, CAT, DAN) == [DAN]


async def test_only_a_table_that_lacks_exactly_one_calls(house: House) -> None:
    await wants(house, BOB)
    table = await house.lobby(CAT)
    assert await called(house, table, BOB) == []
    await house.tables.invite(table.id, ANN, DAN, "Dan")
    # One seat is free, but somebody is waited for.
    assert await called(house, table, BOB) == []
    await house.tables.join(table.id, DAN, "Dan")
    await house.tables.add_computer(table.id, ANN, "easy")
    assert await called(house, table, BOB) == []
    await house.tables.remove_computer(table.id, ANN, 3)
    assert await called(house, table, BOB) == [BOB]


@pytest.mark.parametrize("every", ["each", "hour", "day"])
async def test_calls_keep_the_wished_interval(house: House, every: Every) -> None:
    await wants(house, BOB, every=every, hours=168)
    first = await lacking(house)
    assert await called(house, first, BOB) == [BOB]
    other = await lacking(house, 8, CAT)
    assert await could(house, other, LEAST[every] - MINUTE) == []
    assert await could(house, other, LEAST[every] + MINUTE) == [BOB]
    # Who takes it back and asks again is not called sooner.
    await calls.withdraw(house.store, BOB, HERE)
    await wants(house, BOB, every=every, hours=168)
    assert await could(house, other, LEAST[every] - MINUTE) == []


async def test_reopened_tables_call_nobody_again(house: House) -> None:
    for user in (BOB, CAT):
        await wants(house, user, every="each", hours=168)
    first = await lacking(house)
    assert await called(house, first, BOB) == [BOB]
    await house.tables.end(first.id, ANN)
    again = await lacking(house)
    # Nobody for some minutes, and whom Ann's tables have called not for an hour.
    assert await could(house, again) == []
    assert await could(house, again, 11 * MINUTE) == [CAT]
    assert await could(house, again, HOUR - MINUTE) == [CAT]
    assert await could(house, again, HOUR + MINUTE) == [CAT, BOB]


async def test_calls_are_remembered_while_they_count(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(LEAST.values()) <= KEPT
    await wants(house, BOB, every="each", hours=168)
    table = await lacking(house)
    await called(house, table, BOB)
    await house.tables.end(table.id, ANN)
    monkeypatch.setattr(service, "now", lambda: now() + KEPT + MINUTE)
    assert await called(house, await lacking(house), BOB) == [BOB]
    assert len((await house.tables.about(BOB))["called"]) == 1
