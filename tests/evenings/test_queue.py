"""The queue takes seats that are left: in order, asked first, respecting blocks."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from bot.evenings import queue
from bot.people import company
from bot.privacy import deletion as privacy
from bot.privacy import export
from bot.records.stored import Occupant, Record, Waiter, now
from bot.schema.tables import waiting
from bot.tables import lobby
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, EVE, NAMES, House, house, refused

__all__ = ("house",)

FAY = 106


def asked(record: Record) -> list[int]:
    """For whom a seat is kept."""
    return [one.user for one in record.seats if one and one.user and lobby.pending(one)]


def queued(record: Record) -> list[int]:
    return [one.user for one in record.waiting if one.called is None]


async def until(house: House, table: Table, seats: Iterable[int]) -> None:
    wanted = list(seats)
    while asked(table.record) != wanted:
        await house.change()


async def full(house: House) -> Table:
    """A lobby of four people, for whose seats two others wait."""
    table = await house.lobby(BOB, CAT, DAN, target="1")
    for user, name in ((EVE, "Eve"), (FAY, "Fay")):
        await house.tables.wait(table.id, user, name)
    return table


async def test_whoever_waits_is_asked_when_somebody_leaves(house: House) -> None:
    table = await full(house)
    assert queued(table.record) == [EVE, FAY]
    await house.tables.leave(table.id, CAT)
    await until(house, table, [EVE])
    assert table.seat_of(EVE) == 2
    assert queued(table.record) == [FAY]
    with refused("table-asked"):
        await house.tables.start(table.id, ANN)
    await house.tables.join(table.id, EVE, "Eve")
    assert [one.user for one in table.record.waiting] == [FAY]
    await house.tables.start(table.id, ANN)
    assert await house.store.table(table.id) == table.record


async def test_unanswered_call_passes_to_the_next(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await full(house)
    await house.tables.leave(table.id, CAT)
    await until(house, table, [EVE])
    later = now() + lobby.ANSWER
    monkeypatch.setattr("bot.tables.timeouts.now", lambda: later)
    house.tables.timeouts._rung(table.id)
    await until(house, table, [FAY])
    assert [one.user for one in table.record.waiting] == [FAY]
    # And one who says no.
    await house.tables.leave(table.id, FAY)
    while table.record.waiting:
        await house.change()
    assert table.record.seats.count(None) == 1


async def test_nobody_is_faster_than_who_waits(house: House) -> None:
    """A player who comes just as a seat becomes free finds it kept."""
    table = await full(house)
    left = await house.tables._change(table.id, lambda record: lobby.leave(record, CAT))
    with refused("table-full"):
        await house.tables.join(left.id, 107, "Gus")
    await until(house, table, [EVE])


async def test_blocked_person_is_skipped_and_keeps_the_place(house: House) -> None:
    table = await full(house)
    await company.block(house.store, EVE, [ANN])
    await house.tables.leave(table.id, CAT)
    await until(house, table, [FAY])
    assert queued(table.record) == [EVE]
    await company.bar(house.store, 1, [FAY])
    # She was asked before; the next one who waits is looked at anew each time.
    await house.tables.leave(table.id, FAY)
    while any(one.user == FAY for one in table.record.waiting):
        await house.change()
    assert asked(table.record) == []
    with refused("guests-barred"):
        await house.tables.wait(table.id, FAY, "Fay")
    await company.block(house.store, EVE, [])
    # The seat that nobody took is there for everybody meanwhile; any change lets the queue move.
    await house.tables.leave(table.id, DAN)
    await until(house, table, [EVE])


async def test_whom_the_host_sent_away_is_passed_over(house: House) -> None:
    table = await full(house)
    await house.store.write(lambda connection: company.send_away(connection, table.id, EVE))
    welcome = await house.store.read(lambda connection: queue.welcome(connection, table.record, 2))
    assert welcome == [FAY]


async def test_next_match_seats_the_queue_before_computers(house: House) -> None:
    table = await house.match(BOB, target="1")
    await house.tables.wait(table.id, EVE, "Eve")
    await house.play(table, Random(1))
    assert table.status == "over"
    again = await house.tables.rematch(table.id, BOB)
    assert sorted(asked(again.record)) == [ANN, EVE]
    assert sum(one.level is not None for one in again.seats if one) == 1
    assert again.record.waiting[0][:2] == (EVE, "Eve")
    assert await house.store.table(again.id) == again.record
    # Nobody waits at the old table any more: another match from it has nobody twice.
    old = await house.store.table(table.id)
    assert old is not None
    assert old.waiting == ()


async def test_queue_goes_on_after_a_restart(house: House) -> None:
    table = await full(house)
    number, before = table.id, table.record.waiting
    await house.restart()
    table = house.tables.get(number)
    assert table.record.waiting == before
    # Killed between the moment when a seat was free and the one in which it was offered.
    await house.store.save(lobby.leave(table.record, CAT))
    await house.restart()
    table = house.tables.get(number)
    if asked(table.record) != [EVE]:
        await until(house, table, [EVE])
    assert queue.to_tell(table.record)[0].user == EVE
    await house.tables.told_of_seat(table, EVE)
    await house.restart()
    assert queue.to_tell(house.tables.get(number).record) == []


async def test_leaving_the_queue_frees_the_kept_seat(house: House) -> None:
    table = await full(house)
    await house.tables.leave(table.id, CAT)
    await until(house, table, [EVE])
    await house.tables.stop_waiting(table.id, EVE)
    await until(house, table, [FAY])
    with refused("queue-not-waiting"):
        await house.tables.stop_waiting(table.id, EVE)


async def test_who_may_not_sit_down_may_not_wait(house: House) -> None:
    table = await house.lobby(BOB, CAT, DAN)
    with refused("table-already-seated"):
        await house.tables.wait(table.id, BOB, "Bob")
    await house.tables.wait(table.id, EVE, "Eve")
    with refused("queue-already"):
        await house.tables.wait(table.id, EVE, "Eve")
    await house.tables.set_access(table.id, ANN, lobby.INVITED)
    with refused("guests-invited-only"):
        await house.tables.wait(table.id, FAY, "Fay")
    await house.tables.set_access(table.id, ANN, lobby.OPEN)
    for user in range(200, 200 + queue.MOST_WAITING - 1):
        await house.tables.wait(table.id, user, str(user))
    with refused("queue-full"):
        await house.tables.wait(table.id, FAY, "Fay")
    other = await house.lobby(BOB, channel=9)
    with refused("queue-seat-free"):
        await house.tables.wait(other.id, FAY, "Fay")


async def test_nobody_is_called_to_a_closed_table(house: House) -> None:
    """Eve has waited since before the host closed it; she keeps her place, and no more."""
    table = await full(house)
    await house.tables.leave(table.id, DAN)
    await until(house, table, [EVE])
    await house.tables.set_access(table.id, ANN, lobby.INVITED)
    await house.tables.leave(table.id, CAT)
    assert asked(table.record) == []
    with refused("guests-invited-only"):
        await house.tables.join(table.id, EVE, "Eve")
    await house.tables.invite(table.id, ANN, FAY, "Fay")
    await house.tables.join(table.id, FAY, "Fay")
    assert queued(table.record) == [EVE]
    await house.tables.set_access(table.id, ANN, lobby.OPEN)
    await until(house, table, [EVE])


async def test_called_person_needs_the_role(house: House) -> None:
    table = await full(house)
    await house.tables.set_access(table.id, ANN, "role:5")
    await house.tables.leave(table.id, CAT)
    await until(house, table, [EVE])
    with refused("guests-role-only"):
        await house.tables.join(table.id, EVE, "Eve")
    await house.tables.join(table.id, EVE, "Eve", roles=(5,))


async def test_leaving_the_server_loses_turn_and_offer(house: House) -> None:
    table = await full(house)
    await house.tables.depart(table.id, EVE)
    assert queued(table.record) == [FAY]
    await house.tables.leave(table.id, CAT)
    await until(house, table, [FAY])
    await house.tables.depart(table.id, FAY)
    assert asked(table.record) == []
    match = await house.match(BOB, channel=9)
    await house.tables.substitutes.offer(match.id, BOB, EVE)
    await house.tables.depart(match.id, EVE)
    assert match.seats[1]
    assert match.seats[1].offered is None
    version = match.record.version
    await house.tables.depart(match.id, EVE)
    assert match.record.version == version


async def test_queue_entry_is_exported_and_forgotten(house: House) -> None:
    table = await full(house)
    away = await house.match(BOB, channel=9, target="1")
    await house.tables.wait(away.id, EVE, "Eve")
    await house.tables.archive(away.id)
    told = await export.about(house.store, EVE)
    assert [(one["table"], one["name"]) for one in told["waiting"]] == [(table.id, "Eve"), (away.id, "Eve")]
    await house.tables.leave(table.id, CAT)
    await until(house, table, [EVE])
    await house.tables.forget(EVE)
    assert await house.store.read(lambda connection: privacy.held(connection, EVE)) == set()
    await until(house, table, [FAY])
    # Memory does not write it again, nor does a table that is taken up.
    again = await house.tables.resume(away.id, ANN, 1, 77)
    assert again.record.waiting == ()
    rows = await house.store.read(lambda connection: connection.execute(waiting.select()).all())
    assert [row.user for row in rows] == [FAY]


async def test_nobody_waits_for_ever_where_it_is_over(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.match(BOB, target="1")
    await house.tables.wait(table.id, EVE, "Eve")
    await house.play(table, Random(1))
    monkeypatch.setattr(queue, "KEPT", -1)
    other = await house.lobby(BOB, CAT, DAN)
    await house.tables.wait(other.id, FAY, "Fay")
    old = await house.store.table(table.id)
    assert old is not None
    assert old.waiting == ()
    assert [one.user for one in other.record.waiting] == [FAY]


def test_whoever_was_called_is_not_called_again() -> None:
    waits = (Waiter(EVE, "Eve", 0), Waiter(FAY, "Fay", 0))
    record = Record(
        1, 1, 7, "differ", 1, {}, ANN, (Occupant("Ann", ANN), None, None, None), 0, 0, waiting=waits
    )
    assert queue.next_ones(queue.call(record, [EVE], 5)) == [FAY]


def test_room_is_made_for_no_more_than_wait() -> None:
    computers = tuple(Occupant(name, level="easy") for name in ("Toco", "Ariel", "Keel"))
    record = Record(1, 1, 7, "differ", 1, {}, ANN, (Occupant("Ann", ANN), *computers), 0, 0)
    record = queue.make_room(record, [EVE])
    assert [one and one.name for one in record.seats] == ["Ann", "Toco", "Ariel", None]
    assert queue.make_room(record, [EVE]) == record
    assert queue.make_room(record, [EVE, FAY]).seats.count(None) == 2
    assert NAMES[EVE] == Waiter(EVE, "Eve", 0).name
