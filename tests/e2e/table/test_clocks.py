"""Clocks as people see them: chosen in the lobby, shown on the table, and forgiving."""

from __future__ import annotations

import re
from random import Random

from sqlalchemy import select

from bot.records import stored as records
from bot.records.presence import acting, people
from bot.schema.boards import results
from bot.tables.table import Table
from bot.time.deadlines import LENGTHS
from bot.words import words
from tests.e2e.salon import Hands, Salon, controls, labels, texts
from tests.e2e.ways import said


async def seat_four(salon: Salon, clock: str) -> Table:
    await salon.slash(salon.ann, "differ new", target=99, clock=clock)
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def test_the_host_chooses_the_clock_in_the_lobby(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    assert salon.table.record.clock == "none"
    await salon.click(salon.bob, salon.public, "Join")
    refused = await salon.forge(salon.bob, salon.public, "menu:lobby:1:clock", values=["live"])
    assert said(refused) == words()("table-host-only")
    await salon.select(salon.ann, salon.public, "day", beginning="menu:lobby:1:clock")
    assert words()("clock-day") in texts(salon.public)
    assert salon.table.record.clock == "day"


async def test_a_servers_clock_is_the_default(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(records.Server(salon.guild.id, clock="relaxed")))
    await salon.slash(salon.ann, "topsuit new")
    assert salon.table.record.clock == "relaxed"
    assert words()("clock-relaxed") in texts(salon.public)


async def test_the_deadline_is_on_table_and_panel(salon: Salon) -> None:
    table = await seat_four(salon, "live")
    (seat,) = table.waiting_for
    due = table.deadlines[seat].due // 1000
    who = salon.actor(seat)
    assert f"**{who.name.capitalize()}** (time is up <t:{due}:R>)" in texts(salon.public)
    panel = (await salon.click(who, salon.public, "Your hand")).response
    assert f"<t:{due}:R>" in texts(panel)


async def test_a_twice_late_player_is_stood_in_for(salon: Salon) -> None:
    table = await seat_four(salon, "live")
    seat = table.waiting_for[0]
    who, hands = salon.actor(seat), Hands(salon, Random(1))
    while not (one := table.seats[seat]) or one.away is None:
        if table.waiting_for == (seat,):
            lines = table.turn(seat)
            await salon.env.advance_time(LENGTHS["live"] - 1)
            assert table.turn(seat) == lines
            await salon.env.advance_time(2)
            assert table.turn(seat) == lines + 1
        else:
            await hands.move(table.waiting_for[0])
    assert (one.away, one.missed) == ("late", 2)
    for _ in range(6):
        await hands.move(table.waiting_for[0])
        assert seat not in table.waiting_for
    assert "is away" in texts(salon.public)
    await salon.click(who, salon.public, "Your hand")
    assert acting(table.record) == people(table.record)
    assert "is away" not in texts(salon.public)


async def test_every_clock_stands_when_all_are_away(salon: Salon) -> None:
    table = await seat_four(salon, "live")
    for _ in range(12):
        await salon.env.advance_time(61)
    assert not acting(table.record)
    assert words()("table-paused") in texts(salon.public)
    lines = len(table.log)
    await salon.env.advance_time(3600)
    assert len(table.log) == lines
    await salon.click(salon.cleo, salon.public, "Your hand")
    assert acting(table.record) == (salon.cleo.id,)
    assert table.waiting_for == (salon.seat_of(salon.cleo),)
    assert re.search(r"\*\*Cleo\*\* \(time is up <t:\d+:R>\)", texts(salon.public))


async def test_a_seat_is_left_and_taken_up_again(salon: Salon) -> None:
    table, hands = await seat_four(salon, "none"), Hands(salon, Random(2))
    seat = (table.waiting_for[0] + 1) % 4
    who = salon.actor(seat)
    panel = await hands.panel(seat)
    await salon.click(who, panel, "Leave")
    await salon.click(who, panel, "Back")
    assert who.id in acting(table.record)
    await salon.click(who, panel, "Leave")
    await salon.click(who, panel, words()("button-leave-sure"))
    assert words()("panel-away") in texts(panel)
    assert "is away" in texts(salon.public)
    for _ in range(6):
        await hands.move(table.waiting_for[0])
    assert table.turn(seat)
    # To look is not to come back, for who left.
    again = (await salon.click(who, salon.public, "Your hand")).response
    assert who.id not in acting(table.record)
    await salon.restart()
    table = salon.table
    await salon.click(who, again, words()("button-come-back"))
    assert who.id in acting(table.record)


async def test_leaving_on_ones_turn_is_asked_once(salon: Salon) -> None:
    table, hands = await seat_four(salon, "none"), Hands(salon, Random(2))
    seat = table.waiting_for[0]
    who, panel = salon.actor(seat), await hands.panel(seat)
    assert controls(panel)[-1]["label"] == words()("button-leave-match")
    before = labels(panel)
    await salon.click(who, panel, "Leave")
    assert who.id in acting(table.record)
    assert words()("table-leave-asked").splitlines()[0] in texts(panel)
    await salon.click(who, panel, "Back")
    assert labels(panel) == before
    await salon.click(who, panel, "Leave")
    await salon.click(who, panel, words()("button-leave-sure"))
    assert who.id not in acting(table.record)
    assert seat not in table.waiting_for


async def test_alone_with_computers_the_table_waits(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=3)
    await salon.click(salon.ann, salon.public, "Start")
    asked = texts((await salon.slash(salon.ann, "table leave")).response)
    assert "The table waits for you" in asked
    assert "then it is over, and nobody wins" in asked
    assert "computer player would play" not in asked
    panel = (await salon.slash(salon.ann, "table leave")).response
    await salon.click(salon.ann, panel, words()("button-leave-sure"))
    assert words()("panel-paused") in texts(panel)
    assert words()("panel-away") not in texts(panel)
    assert words()("table-paused") in texts(salon.public)


async def test_giving_up_is_last_and_staying_wins(salon: Salon) -> None:
    table = await seat_four(salon, "none")
    for who in (salon.ann, salon.bob):
        asked = await salon.slash(who, "table concede")
        await salon.click(who, asked.response, words()("button-concede"))
        again = await salon.slash(who, "hand")
        assert words()("panel-conceded") in texts(again.response)
        assert controls(again.response) == []
        assert said(await salon.slash(who, "differ pass")) == words()("table-conceded-already")
    asked = await salon.slash(salon.dan, "table concede")
    await salon.click(salon.dan, asked.response, words()("button-concede"))
    assert table.status == "conceded"
    assert words()("table-conceded", name="Cleo") in texts(salon.public)
    came = select(results.c.user, results.c.place, results.c.left)
    found = await salon.bot.store.read(lambda connection: connection.execute(came).all())
    places = {user: (place, left) for user, place, left in found}
    assert places[salon.cleo.id] == (1, None)
    assert all(places[who.id][1] == "conceded" for who in (salon.ann, salon.bob, salon.dan))
    assert min(places[who.id][0] for who in (salon.ann, salon.bob, salon.dan)) > 1


async def test_giving_up_alone_with_computers_ends_it(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=3, target=99)
    await salon.click(salon.ann, salon.public, "Start")
    table = salon.table
    asked = await salon.slash(salon.ann, "table leave")
    # Both would end it, and alone nobody could tell them apart.
    assert words()("button-concede") not in labels(asked.response)
    await salon.click(salon.ann, asked.response, words()("button-end-match"))
    assert table.status == "ended"
    assert words()("table-ended") in texts(salon.public)


async def test_from_a_lobby_one_just_stands_up(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    await salon.click(salon.bob, salon.public, "Join")
    assert said(await salon.slash(salon.bob, "table leave")) == words()("table-left")
    assert "Bob" not in texts(salon.public)
    assert said(await salon.slash(salon.bob, "table leave")) == words()("table-not-seated")
