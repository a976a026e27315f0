"""Absent people keep their seats: a computer player acts until they return."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.base import pick
from bot.privacy.deletion import held
from bot.records.presence import acting, people
from bot.records.stored import Away, now
from bot.tables.lobby import COMPUTERS
from tests.house import ANN, BOB, CAT, DAN, EVE, House, house, refused

__all__ = ("house",)


@pytest.mark.parametrize("why", ["late", "left", "gone"])
async def test_a_computer_player_acts_for_who_is_away(house: House, why: Away) -> None:
    table = await house.match(BOB, CAT, DAN, target="99")
    seat = table.waiting_for[0]
    user = table.user_at(seat)
    assert user is not None
    await house.tables.leave_to_computer(table.id, user, why)
    await house.play(table, Random(1), most=40)
    assert table.turn(seat) > 5
    assert table.seat_of(user) == seat
    one = table.seats[seat]
    assert one is not None
    assert (one.user, one.level, one.away) == (user, None, why)


async def test_who_comes_back_acts_again(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="99")
    seat = table.waiting_for[0]
    user = table.user_at(seat)
    assert user is not None
    await house.tables.leave_to_computer(table.id, user, "left")
    await house.quiet(table)
    await house.tables.come_back(table.id, user)
    await house.restart()
    table = house.tables.get(table.id)
    while seat not in table.waiting_for:
        assert await house.move(table, Random(1))
    assert table.unmanned is None
    with refused("table-not-away"):
        await house.tables.come_back(table.id, user)


async def test_who_conceded_neither_acts_nor_comes_back(house: House) -> None:
    table = await house.match(BOB, CAT, target="99")
    await house.tables.concede(table.id, BOB)
    with refused("table-conceded-already"):
        await house.tables.act(table.id, BOB, table.turn(1), "pass")
    with refused("table-conceded-already"):
        await house.tables.come_back(table.id, BOB)
    with refused("table-conceded-already"):
        await house.tables.withdraw_vote(table.id, BOB)


async def test_to_act_is_to_come_back(house: House) -> None:
    table = await house.match(target="99")
    await house.quiet(table)
    await house.tables.leave_to_computer(table.id, ANN, "late")
    turn = table.turn(0)
    await house.tables.act(table.id, ANN, turn, pick(Random(1), table.state.legal(0)))
    assert acting(table.record) == (ANN,)
    assert table.turn(0) == turn + 1


async def test_computer_players_do_not_go_on_alone(house: House) -> None:
    table = await house.match(BOB, target="99")
    await house.quiet(table)
    for user in (ANN, BOB):
        await house.tables.leave_to_computer(table.id, user, "left")
    lines = len(table.log)
    await house.restart()
    table = house.tables.get(table.id)
    assert table.unmanned is None
    assert len(table.log) == lines
    await house.tables.come_back(table.id, BOB)
    await house.play(table, Random(1), most=lines + 12)
    assert len(table.log) >= lines + 12


async def test_only_players_of_a_match_can_be_away(house: House) -> None:
    table = await house.lobby(BOB)
    with refused("table-not-started"):
        await house.tables.leave_to_computer(table.id, ANN, "left")
    for _ in range(2):
        await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.start(table.id, ANN)
    with refused("table-not-seated"):
        await house.tables.leave_to_computer(table.id, EVE, "left")
    await house.tables.leave_to_computer(table.id, ANN, "left")
    with refused("table-away-already"):
        await house.tables.leave_to_computer(table.id, ANN, "left")


async def test_absent_players_are_not_asked_to_end(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    await house.tables.leave_to_computer(table.id, CAT, "left")
    await house.tables.leave_to_computer(table.id, DAN, "late")
    await house.tables.end(table.id, ANN)
    assert (table.live, table.ending(now()).missing) == (True, 1)
    await house.tables.end(table.id, BOB)
    assert table.status == "ended"


async def test_for_a_rematch_who_left_has_no_seat(house: House) -> None:
    table = await house.match(BOB, CAT)
    await house.tables.leave_to_computer(table.id, BOB, "left")
    await house.tables.leave_to_computer(table.id, CAT, "late")
    await house.tables.end(table.id, 0, moderator=True)
    again = await house.tables.rematch(table.id, ANN)
    assert again.seat_of(BOB) is None
    assert (acting(again.record), people(again.record)) == ((ANN,), (ANN, CAT))


async def test_asking_for_rematch_seats_a_player_who_left(house: House) -> None:
    table = await house.match(BOB, CAT)
    for user in (BOB, CAT):
        await house.tables.leave_to_computer(table.id, user, "left")
    await house.tables.end(table.id, 0, moderator=True)
    again = await house.tables.rematch(table.id, BOB)
    assert (again.host, people(again.record), acting(again.record)) == (BOB, (ANN, BOB), (BOB,))
    await house.tables.join(again.id, ANN, "Ann")
    await house.tables.forget(BOB)
    assert again.host == ANN
    await house.tables.join(again.id, CAT, "Cat")
    kept = await house.store.table(again.id)
    assert kept == again.record


async def test_forgotten_player_has_no_seat_in_rematch(house: House) -> None:
    table = await house.match(BOB, CAT)
    await house.tables.end(table.id, 0, moderator=True)
    await house.tables.forget(BOB)
    again = await house.tables.rematch(table.id, ANN)
    assert people(again.record) == (ANN, CAT)
    await house.tables.join(again.id, EVE, "Eve")
    assert again.seat_of(EVE) == 1


@pytest.mark.parametrize("name", [COMPUTERS[0], COMPUTERS[-1]])
async def test_person_named_like_a_computer_is_forgotten(house: House, name: str) -> None:
    table = await house.tables.open("92q", guild=1, channel=7, user=ANN, name=name, players=8)
    await house.tables.join(table.id, BOB, "Bob")
    await house.tables.fill(table.id, ANN)
    await house.tables.start(table.id, ANN)
    await house.tables.forget(BOB)
    await house.tables.forget(ANN)
    assert not await house.store.read(lambda connection: held(connection, ANN))
