"""People who may sit down, are sent away or kept apart; after a restart too."""

from __future__ import annotations

from random import Random

import pytest

from bot.evenings import queue
from bot.people import called
from bot.people.company import bar, barred_in, block, blocked
from bot.privacy import deletion as privacy
from bot.records.stored import Occupant, now
from bot.service import tables as service
from tests.house import ANN, BOB, CAT, DAN, EVE, House, house, refused

__all__ = ["house"]

ROLE = 4242


async def test_seat_is_kept_for_an_invited_guest(house: House) -> None:
    table = await house.lobby()
    await house.tables.invite(table.id, ANN, BOB, "Bob")
    await house.tables.invite(table.id, ANN, CAT, "Cat")
    with refused("guests-seated-already"):
        await house.tables.invite(table.id, ANN, BOB, "Bob")
    with refused("table-host-only"):
        await house.tables.invite(table.id, BOB, DAN, "Dan")
    await house.restart()
    table = house.tables.get(table.id)
    assert table.seats[1] == Occupant("Bob", BOB, away="invited")
    await house.tables.fill(table.id, ANN)
    with refused("table-asked"):
        await house.tables.start(table.id, ANN)
    with refused("table-full"):
        await house.tables.join(table.id, DAN, "Dan")
    await house.tables.join(table.id, BOB, "Bobby")
    assert table.seats[1] == Occupant("Bobby", BOB)
    await house.tables.send_away(table.id, ANN, CAT)
    assert table.seats[2] is None
    await house.tables.join(table.id, DAN, "Dan")
    await house.tables.start(table.id, ANN)
    with refused("table-started"):
        await house.tables.invite(table.id, ANN, EVE, "Eve")


async def test_invited_guest_declines_and_never_hosts(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.invite(table.id, ANN, CAT, "Cat")
    await house.tables.leave(table.id, CAT)
    assert table.seats[2] is None
    await house.tables.invite(table.id, ANN, CAT, "Cat")
    await house.tables.leave(table.id, ANN)
    assert table.host == BOB
    await house.tables.leave(table.id, BOB)
    assert table.status == "ended"


async def test_by_invitation_only_guests_sit_down(house: House) -> None:
    table = await house.lobby(BOB)
    with refused("table-host-only"):
        await house.tables.set_access(table.id, BOB, "invited")
    await house.tables.set_access(table.id, ANN, "invited")
    await house.restart()
    table = house.tables.get(table.id)
    assert table.seat_of(BOB) == 1
    with refused("guests-invited-only"):
        await house.tables.join(table.id, CAT, "Cat")
    await house.tables.invite(table.id, ANN, CAT, "Cat")
    await house.tables.join(table.id, CAT, "Cat")
    await house.tables.set_access(table.id, ANN, "open")
    await house.tables.join(table.id, DAN, "Dan")


async def test_role_access_seats_only_its_holders(house: House) -> None:
    table = await house.lobby()
    await house.tables.set_access(table.id, ANN, f"role:{ROLE}")
    with refused("guests-role-only"):
        await house.tables.join(table.id, BOB, "Bob", roles=(1,))
    await house.tables.join(table.id, CAT, "Cat", roles=(1, ROLE))
    await house.tables.invite(table.id, ANN, BOB, "Bob")
    await house.tables.join(table.id, BOB, "Bob")
    for forged in ("role:", "role:x", "friends", ""):
        with refused("bad-button"):
            await house.tables.set_access(table.id, ANN, forged)


async def test_removed_player_returns_only_when_invited(house: House) -> None:
    table = await house.lobby(BOB)
    with refused("guests-yourself"):
        await house.tables.send_away(table.id, ANN, ANN)
    with refused("table-host-only"):
        await house.tables.send_away(table.id, BOB, ANN)
    await house.tables.send_away(table.id, ANN, BOB)
    await house.restart()
    table = house.tables.get(table.id)
    with refused("guests-removed"):
        await house.tables.join(table.id, BOB, "Bob")
    await house.tables.invite(table.id, ANN, BOB, "Bob")
    await house.tables.join(table.id, BOB, "Bob")
    await house.tables.leave(table.id, BOB)
    await house.tables.join(table.id, BOB, "Bob")


async def test_invitation_is_atomic_when_the_receipt_is_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby(BOB)
    with house.answer_lost(monkeypatch, "save"):
        await house.tables.send_away(table.id, ANN, BOB)
    await house.tables.set_clock(table.id, ANN, "live")
    assert table.seat_of(BOB) is None
    with refused("guests-removed"):
        await house.tables.join(table.id, BOB, "Bob")


async def test_bar_outlives_forgetting(house: House) -> None:
    table = await house.lobby()
    await bar(house.store, 1, [BOB, CAT])
    assert await barred_in(house.store, 1) == [BOB, CAT]
    with refused("guests-barred"):
        await house.tables.join(table.id, BOB, "Bob")
    with refused("guests-barred-other"):
        await house.tables.invite(table.id, ANN, BOB, "Bob")
    await house.tables.forget(BOB)
    assert await barred_in(house.store, 1) == [CAT]
    with refused("guests-barred"):
        await house.tables.join(table.id, BOB, "Bob")
    assert (await house.tables.about(BOB))["barred"] == [{"guild": 1}]
    elsewhere = await house.tables.open("differ", guild=2, channel=9, user=ANN, name="Ann")
    await house.tables.join(elsewhere.id, BOB, "Bob")
    # Named once more, and then no longer.
    await bar(house.store, 1, [BOB, CAT])
    await bar(house.store, 1, [CAT])
    await house.tables.join(table.id, BOB, "Bob")


async def test_rematch_separates_blocked_people_silently(house: House) -> None:
    table = await house.lobby(BOB, CAT, DAN)
    await house.tables.start(table.id, ANN)
    await house.tables.end(table.id, 0, moderator=True)
    await block(house.store, BOB, [ANN, BOB])
    assert await blocked(house.store, BOB) == [ANN]
    again = await house.tables.rematch(table.id, ANN)
    assert [one and one.user for one in again.seats] == [ANN, None, CAT, DAN]
    # They may still sit down where everybody may.
    await house.tables.join(again.id, BOB, "Bob")
    await house.tables.end(again.id, ANN)
    assert [one and one.user for one in (await house.tables.rematch(table.id, BOB)).seats] == [
        None,
        BOB,
        CAT,
        DAN,
    ]


@pytest.mark.parametrize("blocking", [True, False], ids=["blocks", "is blocked"])
async def test_next_match_separates_blocked_people(house: House, *, blocking: bool) -> None:
    """Neither from the table before it nor out of its queue; by hand they still may sit down."""
    table = await house.match(BOB, target="1")
    await house.tables.wait(table.id, EVE, "Eve")
    await house.tables.wait(table.id, DAN, "Dan")
    for other in (BOB, EVE):
        await block(house.store, *((other, [ANN]) if blocking else (ANN, [BOB, EVE])))
    await house.play(table, Random(1))
    again = await house.tables.rematch(table.id, ANN, slug="topsuit")
    assert again.slug == "topsuit"
    assert {one.user for one in again.seats if one and one.user} == {ANN, DAN}
    assert [one.user for one in again.record.waiting] == [EVE, DAN]
    assert [one.user for one in queue.to_tell(again.record)] == [DAN]
    # Eve is passed over where a seat is free too.
    computer = next(seat for seat, one in enumerate(again.seats) if one and one.level)
    await house.tables.remove_computer(again.id, ANN, computer)
    await house.tables.join(again.id, BOB, "Bob")
    assert again.seat_of(EVE) is None


async def test_one_of_two_blocked_in_queue_is_called(house: House) -> None:
    table = await house.match(BOB, target="1")
    for user, name in ((EVE, "Eve"), (CAT, "Cat"), (DAN, "Dan")):
        await house.tables.wait(table.id, user, name)
    await block(house.store, CAT, [EVE])
    await house.play(table, Random(1))
    again = await house.tables.rematch(table.id, ANN)
    assert {one.user for one in again.record.seats if one and one.user} == {ANN, BOB, EVE, DAN}
    assert [one.user for one in again.record.waiting if one.called is None] == [CAT]


async def test_third_person_seats_no_blocked_pair(house: House) -> None:
    table = await house.lobby(BOB, CAT, DAN)
    await house.tables.start(table.id, ANN)
    await house.tables.end(table.id, 0, moderator=True)
    await block(house.store, DAN, [CAT])
    again = await house.tables.rematch(table.id, ANN)
    assert [one and one.user for one in again.seats] == [ANN, BOB, CAT, None]
    assert "blocks" in await house.tables.about(CAT)
    assert (await house.tables.about(CAT))["blocks"] == []


async def test_rematch_keeps_the_access(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.set_access(table.id, ANN, "invited")
    for _ in range(2):
        await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.start(table.id, ANN)
    await house.tables.end(table.id, 0, moderator=True)
    again = await house.tables.rematch(table.id, ANN)
    assert again.record.access == "invited"
    await house.tables.join(again.id, BOB, "Bob")


async def test_nobody_is_told_twice_of_a_table(house: House) -> None:
    table = await house.lobby()
    assert await house.tables.invite(table.id, ANN, BOB, "Bob")
    for _ in range(2):
        await house.tables.send_away(table.id, ANN, BOB)
        assert not await house.tables.invite(table.id, ANN, BOB, "Bob")
    await house.restart()
    await house.tables.leave(table.id, BOB)
    assert not await house.tables.invite(table.id, ANN, BOB, "Bob")
    assert await house.tables.invite(table.id, ANN, CAT, "Cat")
    await house.tables.end(table.id, ANN)
    table = await house.lobby()
    assert await house.tables.invite(table.id, ANN, BOB, "Bob")
    assert [one["table"] for one in (await house.tables.about(BOB))["called"]] == [table.id - 1, table.id]


async def test_told_people_are_soon_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    over = await house.lobby()
    await house.tables.invite(over.id, ANN, BOB, "Bob")
    await house.tables.end(over.id, ANN)
    live = await house.lobby()
    await house.tables.invite(live.id, ANN, BOB, "Bob")
    monkeypatch.setattr(service, "now", lambda: now() + called.KEPT + 1)
    other = await house.lobby(channel=8)
    await house.tables.invite(other.id, ANN, BOB, "Bob")
    assert [one["table"] for one in (await house.tables.about(BOB))["called"]] == [live.id, other.id]


async def test_limits_on_mentions_follow_the_caller(house: House) -> None:
    """Ann comes back as the host of other people's lobbies: that makes her nobody else."""
    told = []
    for channel, opener in enumerate((BOB, CAT, DAN, 201, 202, 203, 204, 205), 10):
        table = await house.tables.open("differ", guild=1, channel=channel, user=opener, name=str(opener))
        await house.tables.join(table.id, ANN, "Ann")
        await house.tables.leave(table.id, opener)
        told.append(await house.tables.invite(table.id, ANN, EVE, "Eve"))
        await house.tables.join(table.id, opener, str(opener))
        await house.tables.leave(table.id, ANN)
        assert table.host == opener
    assert told == [True] * called.MOST_TABLES + [False] * (len(told) - called.MOST_TABLES)


async def test_accounts_in_turn_mention_nobody_without_end(house: House) -> None:
    told = 0
    for channel, opener in enumerate((ANN, BOB) * 3 + (CAT, DAN) * 3, 10):
        table = await house.tables.open("differ", guild=channel, channel=channel, user=opener, name="Host")
        told += await house.tables.invite(table.id, opener, EVE, "Eve")
        await house.tables.end(table.id, opener)
    assert told == called.MOST_OF_ALL
    await house.tables.forget(ANN)
    assert await house.store.read(lambda connection: privacy.held(connection, ANN)) == set()
