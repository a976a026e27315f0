"""A lost answer of the database when a table is opened or taken up is read back; nothing blocks a channel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from bot.records import stored as records
from bot.records.stored import now
from bot.schema.tables import tables
from bot.service.openings import UNTENDED, gives_way
from bot.tables.table import Table
from bot.time import rows as times
from tests.house import ANN, BOB, CAT, CHANNEL, DAN, NAMES, House, house, refused
from tests.kit.clocks import Clock, clock

__all__ = ["clock", "house"]


def losing(house: House, monkeypatch: pytest.MonkeyPatch, name: str) -> Callable[[], None]:
    """The next answer of the store to this is lost, after it has done it; returns what stops that."""
    done = getattr(house.store, name)
    lost = iter((True,))

    async def breaks_off(*args: Any, **others: Any) -> Any:
        answer = await done(*args, **others)
        if next(lost, False):
            raise OSError("the line went dead")
        return answer

    monkeypatch.setattr(house.store, name, breaks_off)
    return monkeypatch.undo


async def test_table_whose_receipt_was_lost_is_open(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    losing(house, monkeypatch, "create")
    table = await house.lobby()
    assert house.tables.in_channel(CHANNEL) is table
    await house.tables.join(table.id, BOB, "Bob")
    assert await house.store.table(table.id) == table.record


async def test_unknown_table_is_found_by_the_next_caller(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dead(*_: Any) -> None:
        raise OSError("nor does it answer this")

    losing(house, monkeypatch, "create")
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "live_in", dead)
        with pytest.raises(OSError, match="this"):
            await house.lobby()
    assert house.tables.in_channel(CHANNEL) is None
    with refused("table-in-channel"):
        await house.lobby()
    found = house.tables.in_channel(CHANNEL)
    assert found is not None
    await house.tables.end(found.id, ANN)
    await house.lobby()


async def test_resumed_table_whose_receipt_was_lost_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.match(BOB, target="99")
    await house.tables.archive(table.id)
    losing(house, monkeypatch, "save")
    again = await house.tables.resume(table.id, ANN, 1, 77)
    assert house.tables.in_channel(77) is again
    await house.play(again, Random(1), most=len(again.log) + 5)


async def test_resumed_table_ignores_its_old_task(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A task of the earlier table says nothing to the resumed one."""
    forever = asyncio.Event()
    driver = house.tables._driver
    decide = driver.decide

    async def never(*_: Any) -> str | None:
        await forever.wait()
        return None

    monkeypatch.setattr(driver, "decide", never)
    table = await house.match(target="99")
    rng = Random(2)
    while table.unmanned is None:
        await house.move(table, rng)
    await asyncio.sleep(0)
    await house.tables.archive(table.id)
    monkeypatch.setattr(driver, "decide", decide)
    again = await house.tables.resume(table.id, ANN, 1, 77)
    await house.play(again, rng, most=len(again.log) + 5)


async def test_what_has_other_rules_is_not_offered(house: House) -> None:
    table = await house.match(BOB)
    await house.tables.archive(table.id)
    assert [record.id for record in await house.tables.put_by(1, ANN)] == [table.id]
    await house.store.write(lambda connection: connection.execute(update(tables).values(rules=0)))
    assert await house.tables.put_by(1, ANN) == []


@pytest.mark.parametrize("number", [0, -1, 2**31, 2**63, 10**30])
async def test_numbers_beyond_the_database_are_refused(house: House, number: int) -> None:
    with refused("table-not-put-by"):
        await house.tables.resume(number, ANN, 1, 77)


async def test_found_table_has_the_stored_deadlines(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock runs, and did not begin anew."""
    table = await house.lobby(BOB, CAT, DAN)
    await house.tables.set_clock(table.id, ANN, "day")
    await house.agree(table)
    await house.tables.start(table.id, ANN)
    await house.tables.archive(table.id)
    known, answers = house.store.table, iter((True,))

    async def dies(number: int) -> Any:
        if next(answers, False):
            return await known(number)
        raise OSError("nor does it answer this")

    losing(house, monkeypatch, "save")
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "table", dies)
        with pytest.raises(OSError, match="this"):
            await house.tables.resume(table.id, ANN, 1, 77)
    assert house.tables.in_channel(77) is None
    again = await house.tables.resume(table.id, ANN, 1, 77)
    kept = await house.store.read(lambda connection: times.read_deadlines(connection, table.id))
    assert again.deadlines
    assert [*again.deadlines.values()] == kept[table.id]


async def below(house: House, channel: int, user: int = ANN, parent: int = CHANNEL) -> Table:
    """A table in a thread of a channel."""
    return await house.tables.open(
        "differ", guild=1, channel=channel, parent=parent, user=user, name=NAMES[user]
    )


async def test_person_holds_three_open_tables_of_a_server(house: House) -> None:
    first = await below(house, 71)
    await asyncio.gather(below(house, 72), below(house, 73, parent=8))
    for channel, parent in ((74, CHANNEL), (75, 9)):
        with refused("thread-most"):
            await below(house, channel, parent=parent)
    with refused("thread-most"):
        await house.lobby()
    await house.restart()
    with refused("thread-most"):
        await below(house, 74)
    # Others, and other servers, are free.
    await below(house, 75, BOB)
    await house.lobby(channel=76, guild=2)
    await house.tables.end(first.id, ANN)
    await below(house, 74)
    with refused("thread-most"):
        await below(house, 71)


async def test_matches_count_only_against_computers_alone(house: House) -> None:
    """Matches with other people do not count."""
    for channel in (81, 82, 83, 84):
        table = await house.match(BOB, channel=channel)
        await house.tables.leave_to_computer(table.id, BOB, "left")
    for channel in (71, 72, 73):
        await house.match(channel=channel)
    with refused("thread-most"):
        await house.lobby()
    # Nobody leaves a match to make room, and a shelved one with others goes on.
    shelved = house.tables.in_channel(81)
    assert shelved
    await house.tables.archive(shelved.id)
    await house.tables.resume(shelved.id, ANN, 1, 81)
    alone = house.tables.in_channel(71)
    assert alone
    await house.tables.archive(alone.id)
    await house.lobby(channel=71)
    with refused("thread-most"):
        await house.tables.resume(alone.id, ANN, 1, 75)


async def test_a_match_alone_gives_way_and_loses_nothing(house: House) -> None:
    table = await house.match()
    await house.quiet(table)
    log = list(table.log)
    assert not gives_way(table, ANN, now())
    assert gives_way(table, BOB, now())
    assert await house.tables.step_aside(table, BOB, (70, CHANNEL))
    # Of two who want it at once one moves it.
    assert not await house.tables.step_aside(table, CAT, (71, CHANNEL)) or table.channel == 71
    assert (table.record.parent, table.record.message, list(table.log)) == (CHANNEL, None, log)
    await house.tables.open("differ", guild=1, channel=CHANNEL, user=BOB, name="Bob")
    await house.restart()
    assert house.tables.get(table.id).record == await house.store.table(table.id)


async def test_match_with_others_does_not_give_way(house: House) -> None:
    table = await house.match(BOB)
    assert not gives_way(table, CAT, now())
    assert not await house.tables.step_aside(table, CAT, None)
    await house.tables.concede(table.id, BOB)
    assert not table.live or not gives_way(table, CAT, now())


async def test_a_match_moves_to_messages_without_its_queue(house: House) -> None:
    table = await house.match()
    await house.tables.wait(table.id, BOB, "Bob")
    await house.tables.substitutes.offer(table.id, ANN, CAT)
    assert await house.tables.step_aside(table, DAN, (900, None), "de")
    record = table.record
    assert (record.in_messages, record.waiting, record.language) == (True, (), "de")
    assert record.seats[0]
    assert record.seats[0].offered is None
    # Her panel from before works on; nobody else's does.
    house.tables.check_server(table.id, 1, ANN, CHANNEL)
    with refused("table-gone"):
        house.tables.check_server(table.id, 1, BOB, CHANNEL)
    # In those messages there is one table: a second waits to be taken up.
    other = await house.match(channel=8)
    with refused("table-in-channel"):
        await house.tables.step_aside(other, DAN, (900, None))
    assert await house.tables.step_aside(other, DAN, None)
    assert other.status == "idle"
    assert (await house.tables.resume(other.id, ANN, 1, 8)).live


async def test_a_forsaken_lobby_gives_way(house: House, clock: Clock) -> None:
    table = await house.lobby()
    clock.at += UNTENDED - 60_000
    assert not gives_way(table, BOB, records.now())
    clock.at += 120_000
    assert gives_way(table, BOB, records.now())
    await house.tables.join(table.id, CAT, "Cat")
    assert not gives_way(table, BOB, records.now())
    await house.tables.leave(table.id, CAT)
    assert await house.tables.step_aside(table, BOB, (70, CHANNEL))
    assert table.status == "idle"


async def test_of_many_at_once_three_open(house: House) -> None:
    opened = await asyncio.gather(*(below(house, 70 + n) for n in range(1, 8)), return_exceptions=True)
    assert sum(isinstance(one, Table) for one in opened) == 3
    assert len(house.tables.live()) == 3


async def test_rematches_and_resumed_tables_count_too(house: House) -> None:
    over = await below(house, 71)
    await house.tables.join(over.id, BOB, "Bob")
    for _ in range(2):
        await house.tables.add_computer(over.id, ANN, "chance")
    await house.tables.start(over.id, ANN)
    await house.tables.end(over.id, ANN, moderator=True)
    shelved = await below(house, 72)
    await house.tables.join(shelved.id, BOB, "Bob")
    await house.tables.archive(shelved.id)
    for channel in (73, 74, 75):
        await below(house, channel)
    for thread in (None, 76):
        with refused("thread-most"):
            await house.tables.rematch(over.id, ANN, thread)
    with refused("thread-most"):
        await house.tables.resume(shelved.id, ANN, 1, 72, parent=CHANNEL)
    # Who sits there may go on with it, and it is still Ann's.
    await house.tables.resume(shelved.id, BOB, 1, 72, parent=CHANNEL)
    assert (await house.tables.rematch(over.id, BOB, 76)).host == BOB
