"""How people come to sit at a table, and everything that a lobby refuses."""

from __future__ import annotations

import asyncio

import pytest

from bot.records.stored import Occupant
from bot.tables import lobby
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, CHANNEL, DAN, EVE, NAMES, House, house, refused
from tests.kit.clocks import Clock, clock

__all__ = ["clock", "house"]


def names(table: Table) -> list[str | None]:
    return [one.name if one else None for one in table.seats]


async def test_the_host_has_the_first_seat(house: House) -> None:
    table = await house.lobby(target="5")
    assert (table.status, table.host, names(table)) == ("lobby", ANN, ["Ann", None, None, None])
    assert table.record.options == {"no_trump": "no", "suits": "CDHS", "target": "5"}
    assert house.tables.in_channel(CHANNEL) is table
    assert house.tables.of_user(ANN) == (table,)
    assert house.tables.of_user(BOB) == ()


async def test_a_table_that_no_game_has_is_refused(house: House) -> None:
    who = {"guild": None, "channel": CHANNEL, "user": ANN, "name": "Ann"}
    with refused("wrong-players"):
        await house.tables.open("differ", players=5, **who)  # type: ignore[arg-type]
    with refused("bad-option"):
        await house.tables.open("differ", options={"target": "0"}, **who)  # type: ignore[arg-type]
    with refused("unknown-option"):
        await house.tables.open("differ", options={"colour": "red"}, **who)  # type: ignore[arg-type]
    assert house.tables.in_channel(CHANNEL) is None


async def test_a_channel_has_one_table(house: House) -> None:
    table = await house.lobby()
    with refused("table-in-channel"):
        await house.lobby()
    await house.lobby(channel=CHANNEL + 1)
    await house.tables.end(table.id, ANN)
    again = await house.lobby()
    assert again.id != table.id


async def test_people_join_until_it_is_full(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.join(table.id, CAT, "Cat", seat=3)
    assert names(table) == ["Ann", "Bob", None, "Cat"]
    with refused("table-already-seated"):
        await house.tables.join(table.id, BOB, "Bob")
    with refused("table-seat-taken"):
        await house.tables.join(table.id, DAN, "Dan", seat=1)
    with refused("no-such-seat"):
        await house.tables.join(table.id, DAN, "Dan", seat=4)
    await house.tables.join(table.id, DAN, "Dan")
    with refused("table-full"):
        await house.tables.join(table.id, EVE, "Eve")
    with refused("table-full"):
        await house.tables.add_computer(table.id, ANN, "chance")


async def test_the_hosts_role_passes_on(house: House) -> None:
    table = await house.lobby(BOB, CAT)
    await house.tables.leave(table.id, BOB)
    assert (table.host, names(table)) == (ANN, ["Ann", None, "Cat", None])
    await house.tables.leave(table.id, ANN)
    assert (table.host, names(table)) == (CAT, [None, None, "Cat", None])
    with refused("table-not-seated"):
        await house.tables.leave(table.id, ANN)


async def test_with_the_last_person_the_table_closes(house: House) -> None:
    table = await house.lobby()
    await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.leave(table.id, ANN)
    assert table.status == "ended"
    assert house.tables.in_channel(CHANNEL) is None
    with refused("table-gone"):
        await house.tables.join(table.id, BOB, "Bob")


async def test_people_choose_their_seats(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.add_computer(table.id, ANN, "chance")
    computer = names(table)[2]
    await house.tables.sit(table.id, ANN, 3)
    assert names(table) == [None, "Bob", computer, "Ann"]
    await house.tables.sit(table.id, BOB, 2)
    assert names(table) == [None, computer, "Bob", "Ann"]
    await house.tables.sit(table.id, BOB, 2)
    assert names(table) == [None, computer, "Bob", "Ann"]
    with refused("table-seat-taken"):
        await house.tables.sit(table.id, BOB, 3)
    with refused("no-such-seat"):
        await house.tables.sit(table.id, BOB, -1)
    with refused("table-not-seated"):
        await house.tables.sit(table.id, CAT, 0)


async def test_the_host_seats_computer_players(house: House) -> None:
    table = await house.lobby()
    await house.tables.add_computer(table.id, ANN, "chance", seat=2)
    await house.tables.add_computer(table.id, ANN, "chance")
    assert [one and one.level for one in table.seats] == [None, "chance", "chance", None]
    assert len(set(names(table))) == 4
    with refused("no-such-level"):
        await house.tables.add_computer(table.id, ANN, "grandmaster")
    with refused("table-host-only"):
        await house.tables.add_computer(table.id, BOB, "chance")
    with refused("table-host-only"):
        await house.tables.remove_computer(table.id, BOB, 2)
    for seat in (0, 3):
        with refused("table-no-computer"):
            await house.tables.remove_computer(table.id, ANN, seat)
    await house.tables.remove_computer(table.id, ANN, 1)
    assert [one and one.level for one in table.seats] == [None, None, "chance", None]


async def test_computers_avoid_names_of_people(house: House) -> None:
    table = await house.lobby()
    await house.tables.join(table.id, BOB, "Toco")
    for _ in range(2):
        await house.tables.add_computer(table.id, ANN, "chance")
    assert len(set(names(table))) == 4


async def test_only_the_host_starts_a_full_table(house: House) -> None:
    table = await house.lobby(BOB, CAT)
    with refused("table-seats-free") as caught:
        await house.tables.start(table.id, ANN)
    assert caught.value.args_for_words == {"free": 1}
    await house.tables.join(table.id, DAN, "Dan")
    with refused("table-host-only"):
        await house.tables.start(table.id, BOB)
    with refused("table-not-started"):
        await house.tables.act(table.id, ANN, 0, "pass")
    assert table.waiting_for == ()
    await house.tables.start(table.id, ANN)
    assert table.status == "playing"
    for refusing in (
        house.tables.start(table.id, ANN),
        house.tables.join(table.id, EVE, "Eve"),
        house.tables.leave(table.id, BOB),
        house.tables.sit(table.id, BOB, 0),
        house.tables.add_computer(table.id, ANN, "chance"),
        house.tables.remove_computer(table.id, ANN, 0),
    ):
        with refused("table-started"):
            await refusing


async def test_only_host_or_moderator_closes_a_lobby(house: House) -> None:
    table = await house.lobby(BOB)
    with refused("table-host-only"):
        await house.tables.end(table.id, BOB)
    with refused("table-not-seated"):
        await house.tables.end(table.id, EVE)
    await house.tables.end(table.id, EVE, moderator=True)
    assert table.status == "ended"
    with refused("table-gone"):
        await house.tables.end(table.id, ANN)


async def test_a_lobby_is_there_after_a_restart(house: House) -> None:
    before = await house.lobby(BOB, target="7")
    await house.tables.add_computer(before.id, ANN, "chance", seat=3)
    await house.tables.posted(before, 99, None)
    await house.restart()
    table = house.tables.get(before.id)
    assert table.record == before.record
    assert table.record.message == 99
    await house.tables.join(table.id, CAT, NAMES[CAT])
    await house.tables.start(table.id, ANN)


async def test_last_seat_goes_to_one_of_two(house: House) -> None:
    table = await house.lobby(BOB, CAT)
    both = [house.tables.join(table.id, user, NAMES[user]) for user in (DAN, EVE)]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert names(table) == ["Ann", "Bob", "Cat", "Dan"]
    assert results[0] is table
    with refused("table-full"):
        raise results[1]  # type: ignore[misc]


async def test_change_that_cannot_be_stored_is_not_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_args: object, **_others: object) -> None:
        raise OSError("no room")

    table = await house.lobby()
    heard = len(house.heard)
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "save", fails)
        with pytest.raises(OSError, match="no room"):
            await house.tables.join(table.id, BOB, "Bob")
    assert table.seats[1] is None
    assert len(house.heard) == heard
    await house.tables.join(table.id, BOB, "Bob")
    assert table.seats[1] == Occupant("Bob", BOB)


async def topsuit(house: House, channel: int = CHANNEL) -> Table:
    return await house.tables.open(
        "topsuit", guild=1, channel=channel, user=ANN, name="Ann", options={}, players=4
    )


async def test_the_host_says_how_many_play(house: House) -> None:
    table = await topsuit(house)
    await house.tables.join(table.id, BOB, "Bob", seat=2)
    with refused("table-host-only"):
        await house.tables.set_seats(table.id, BOB, 3)
    await house.tables.set_seats(table.id, ANN, 3)
    assert names(table) == ["Ann", None, "Bob"]
    # Who sat there is asked anew, for it is another game.
    assert table.seats[2] == Occupant("Bob", BOB, away="asked", since=table.seats[2].since)  # type: ignore[union-attr]
    await house.tables.set_seats(table.id, ANN, 4)
    assert names(table) == ["Ann", None, "Bob", None]
    for none in (2, 5):
        with refused("table-no-such-size"):
            await house.tables.set_seats(table.id, ANN, none)


async def test_seats_that_are_taken_stay(house: House) -> None:
    table = await topsuit(house)
    for user in (BOB, CAT, DAN):
        await house.tables.join(table.id, user, NAMES[user])
    with refused("table-no-such-size"):
        await house.tables.set_seats(table.id, ANN, 3)
    assert names(table) == ["Ann", "Bob", "Cat", "Dan"]


async def test_chosen_number_of_seats_survives_restarts(house: House) -> None:
    table = await topsuit(house)
    await house.tables.set_seats(table.id, ANN, 3)
    await house.restart()
    table = house.tables.get(table.id)
    assert (len(table.seats), len(table.turns), table.state.players) == (3, 3, 3)
    await house.tables.set_seats(table.id, ANN, 4)
    await house.tables.fill(table.id, ANN)
    assert names(table) == ["Ann", "Toco", "Ariel", "Keel"]
    await house.tables.start(table.id, ANN)
    assert (len(table.turns), table.state.players, len(table.state.hands)) == (4, 4, 4)


async def test_only_the_host_fills_free_seats(house: House) -> None:
    table = await house.lobby(BOB)
    with refused("table-host-only"):
        await house.tables.fill(table.id, BOB)
    await house.tables.fill(table.id, ANN)
    assert names(table) == ["Ann", "Bob", "Toco", "Ariel"]
    assert [one.level for one in table.seats if one] == [None, None, "normal", "normal"]
    with refused("table-full"):
        await house.tables.fill(table.id, ANN)


MINUTE = 60_000


async def test_anybody_starts_once_the_host_is_away(house: House, clock: Clock) -> None:
    table = await house.lobby(BOB, CAT, DAN)
    clock.at += 9 * MINUTE
    with refused("table-host-only"):
        await house.tables.start(table.id, BOB)
    # The host comes back at the last moment, and is there for as long again.
    await house.tables.set_word(table.id, ANN, "here")
    clock.at += 9 * MINUTE
    with refused("table-host-only"):
        await house.tables.start(table.id, BOB)
    clock.at += 2 * MINUTE
    with refused("table-host-only"):
        await house.tables.fill(table.id, EVE)
    await house.tables.start(table.id, BOB)
    assert (table.status, table.host) == ("playing", BOB)
    assert table.seats[0] == Occupant("Ann", ANN, word="here")


async def test_acts_of_others_do_not_excuse_the_host(house: House, clock: Clock) -> None:
    table = await house.lobby(BOB)
    for _ in range(3):
        clock.at += 4 * MINUTE
        await house.tables.join(table.id, CAT, "Cat")
        await house.tables.leave(table.id, CAT)
    await house.tables.fill(table.id, BOB)
    assert table.host == BOB
    with refused("table-host-only"):
        await house.tables.end(table.id, ANN)
    await house.restart()
    table = house.tables.get(table.id)
    # Nobody could do anything while the bot was down, and the host is there as long as they act.
    clock.at += 9 * MINUTE
    await house.tables.set_clock(table.id, BOB, "day")
    clock.at += 9 * MINUTE
    with refused("table-host-only"):
        await house.tables.end(table.id, ANN)


async def test_an_outage_counts_for_no_host(house: House, clock: Clock) -> None:
    table = await house.lobby(BOB)
    await house.close()
    clock.at += 60 * MINUTE
    await house.open()
    with refused("table-host-only"):
        await house.tables.end(table.id, BOB)
    clock.at += 11 * MINUTE
    await house.tables.end(table.id, BOB)


async def test_whoever_waits_or_was_asked_is_no_host(house: House, clock: Clock) -> None:
    table = await house.lobby(BOB, CAT, DAN)
    await house.tables.wait(table.id, EVE, "Eve")
    clock.at += 11 * MINUTE
    with refused("table-not-seated"):
        await house.tables.end(table.id, EVE)
    await house.tables.set_clock(table.id, ANN, "day")
    clock.at += 9 * MINUTE
    with refused("table-host-only"):
        await house.tables.set_clock(table.id, BOB, "none")
    clock.at += 2 * MINUTE
    with refused("table-host-only"):
        # Asked whether they play so, and has not said yes.
        await house.tables.end(table.id, BOB)
    await house.tables.join(table.id, BOB, "Bob")
    await house.tables.end(table.id, BOB)


async def test_the_host_hands_the_part_over(house: House, clock: Clock) -> None:
    table = await house.lobby(BOB)
    with refused("table-host-only"):
        await house.tables.hand_over(table.id, BOB, BOB)
    with refused("table-not-seated"):
        await house.tables.hand_over(table.id, ANN, CAT)
    await house.tables.set_clock(table.id, ANN, "day")
    with refused("table-not-seated"):
        # Asked whether they play so, and has not said yes.
        await house.tables.hand_over(table.id, ANN, BOB)
    await house.tables.join(table.id, BOB, "Bob")
    clock.at += 20 * MINUTE
    await house.tables.hand_over(table.id, ANN, BOB)
    assert table.host == BOB
    with refused("table-host-only"):
        await house.tables.fill(table.id, ANN)
    clock.at += 20 * MINUTE
    # Whoever becomes the host because the other leaves has as long as any.
    await house.tables.join(table.id, CAT, "Cat")
    await house.tables.set_word(table.id, BOB, "x")
    await house.tables.leave(table.id, BOB)
    assert table.host == ANN
    with refused("table-host-only"):
        await house.tables.end(table.id, CAT)


async def test_no_clock_runs_where_nobody_is_reminded(house: House) -> None:
    table = await house.tables.open(
        "differ", guild=None, channel=CHANNEL, user=ANN, name="Ann", visiting=True
    )
    with refused("no-such-clock"):
        await house.tables.set_clock(table.id, ANN, "day")
    await house.tables.set_clock(table.id, ANN, "none")
    assert table.record.clock == "none"


async def test_a_seat_is_kept_for_ten_minutes(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.set_clock(table.id, ANN, "day")
    asked = table.seats[1]
    assert asked
    assert asked.since
    assert lobby.released(table.record, asked.since + 9 * MINUTE).seats[1] == asked
    assert lobby.released(table.record, asked.since + 10 * MINUTE).seats[1] is None
