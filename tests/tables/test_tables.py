"""Matches at tables: who may act when, what is kept and told, and what wakes after a restart."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot.games import GAMES
from bot.games.base import NATURE, Event
from bot.records.stored import Occupant, now
from bot.schema.tables import tables
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, CHANNEL, DAN, EVE, NAMES, House, fresh, house, legal, refused, to_act
from tests.kit.sealed import Sealed

__all__ = ["house"]


# A match


async def test_four_people_play_a_match(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="9")
    assert NATURE not in table.waiting_for
    await house.play(table, Random(1))
    assert (table.status, table.waiting_for) == ("over", ())
    assert fresh(table) == table.state
    assert house.tables.in_channel(CHANNEL) is None
    kept = await house.tables.read(table.id)
    assert (kept.record, kept.log, kept.state) == (table.record, table.log, table.state)
    with refused("table-gone"):
        await house.tables.act(table.id, ANN, table.turn(0), "pass")


async def test_people_play_with_computer_players(house: House) -> None:
    table = await house.match(target="9")
    await house.play(table, Random(2))
    assert table.status == "over"
    assert fresh(table) == table.state
    assert [table.turn(seat) for seat in range(4)] == [
        sum(line.seat == seat for line in table.log) for seat in range(4)
    ]


async def test_every_game_is_played_to_its_end(house: House) -> None:
    for slug, game in GAMES.items():
        names = {option.name for option in game.options}
        options = {"hands": "1"} if "hands" in names else {"target": "5"} if "target" in names else {}
        table = await house.tables.open(
            slug, guild=1, channel=CHANNEL, user=ANN, name="Ann", options=options, players=game.seats[-1]
        )
        for _ in range(len(table.seats) - 1):
            await house.tables.add_computer(table.id, ANN, "chance")
        await house.tables.start(table.id, ANN)
        await house.play(table, Random(3))
        assert (slug, table.status) == (slug, "over")


async def test_every_stored_change_is_told_once(house: House) -> None:
    table = await house.match(BOB)
    before = len(house.heard)
    await house.play(table, Random(4), most=30)
    told = house.heard[before:]
    lines = len(table.log)
    assert len([events for _, events, _ in house.heard if events]) == lines
    assert all(number == table.id and status == "playing" for number, _, status in told)
    state, every = table.game.start(4, table.record.options), []
    for line in table.log:
        state, events = state.apply(line.seat, line.action)
        every.append(events)
    assert [events for _, events, _ in house.heard if events] == every


async def test_who_listens_badly_is_not_listened_to(house: House, caplog: pytest.LogCaptureFixture) -> None:
    def fails(_table: Table, events: tuple[Event, ...]) -> None:
        if events:
            raise KeyError("KH")

    house.tables.listen(fails)
    table = await house.match(BOB, target="1")
    await house.play(table, Random(5))
    assert table.status == "over"
    assert "KeyError" in caplog.text
    assert "KH" not in caplog.text


async def test_no_log_record_shows_a_card(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await house.match(BOB, target="9")
    await house.play(table, Random(6))
    assert not re.search(r"\b[2-9TJQKA][CDHS]\b", caplog.text)


# What is refused


async def test_a_second_click_is_refused(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    seat, user = to_act(table)
    action, lines = legal(table, seat), len(table.log)
    clicks = [house.tables.act(table.id, user, 0, action) for _ in range(3)]
    first, *others = await asyncio.gather(*clicks, return_exceptions=True)
    assert first is table
    for other in others:
        with refused("table-done-already"):
            raise other  # type: ignore[misc]
    assert len(table.log) == lines + 1


async def test_whoever_may_not_act_is_told_why(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    seat, user = to_act(table)
    other = (seat + 1) % 4
    before = (table.state, len(table.log))
    with refused("not-your-turn"):
        await house.tables.act(table.id, table.seats[other].user, 0, "bid 1C")  # type: ignore[union-attr, arg-type]
    with refused("table-not-seated"):
        await house.tables.act(table.id, EVE, 0, "bid 1C")
    with refused("table-moved-on"):
        await house.tables.act(table.id, user, 1, "bid 1C")
    with refused("differ-opener-must-bid"):
        await house.tables.act(table.id, user, 0, "pass")
    with refused("table-gone"):
        await house.tables.act(table.id + 1, user, 0, "bid 1C")
    assert (table.state, len(table.log)) == before


@pytest.fixture
async def sealing(tmp_path: Path) -> AsyncIterator[House]:
    """A house that has no game but the one where everybody chooses at the same time."""
    made = House(tmp_path / "sealing.sqlite3", games={"sealed": Sealed})
    await made.open()
    yield made
    await made.close()


async def test_sealed_choices_come_in_any_order(sealing: House) -> None:
    house = sealing
    table = await house.tables.open("sealed", guild=1, channel=CHANNEL, user=ANN, name="Ann", players=3)
    await house.tables.join(table.id, BOB, "Bob")
    await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.start(table.id, ANN)
    await house.quiet(table)
    assert table.waiting_for == (0, 1)
    both = [house.tables.act(table.id, user, 0, f"choose {user - 100}") for user in (BOB, ANN)]
    await asyncio.gather(*both)
    assert table.state.scores[:2] == (1, 2)
    assert table.status == "over"


# Ending, and once more


async def test_a_match_ends_when_most_people_ask(house: House) -> None:
    table = await house.match(BOB, CAT)
    with refused("table-not-seated"):
        await house.tables.end(table.id, EVE)
    await house.tables.end(table.id, BOB)
    await house.tables.end(table.id, BOB)
    how = table.ending(now())
    assert (table.status, how.voted, how.missing, how.early) == ("playing", (BOB,), 1, True)
    with refused("table-not-over"):
        await house.tables.rematch(table.id, ANN)
    await house.tables.end(table.id, CAT)
    assert table.status == "ended"
    assert await house.tables.wake() == ()
    assert house.tables.in_channel(CHANNEL) is None


async def test_somebody_alone_with_computer_players_just_ends_it(house: House) -> None:
    table = await house.match()
    await house.tables.end(table.id, ANN)
    assert table.status == "ended"


async def test_a_rematch_has_the_same_seats_and_options(house: House) -> None:
    table = await house.match(BOB, target="1")
    await house.play(table, Random(7))
    with refused("table-not-seated"):
        await house.tables.rematch(table.id, EVE)
    with refused("table-gone"):
        await house.tables.rematch(table.id + 1, ANN)
    again = await house.tables.rematch(table.id, BOB)
    assert (again.status, again.host) == ("lobby", BOB)
    assert again.record.options == table.record.options
    with refused("table-asked"):
        await house.tables.start(again.id, BOB)
    await house.agree(again)
    assert [one and one[:3] for one in again.seats] == [one and one[:3] for one in table.seats]
    with refused("table-in-channel"):
        await house.tables.rematch(table.id, ANN)
    await house.tables.start(again.id, BOB)
    await house.play(again, Random(8))
    assert again.status == "over"


async def test_the_public_message_is_remembered(house: House) -> None:
    table = await house.match(BOB, target="1")
    await house.tables.posted(table, 77, 1)
    await house.play(table, Random(9))
    await house.tables.posted(table, 78, 2)
    kept = await house.tables.read(table.id)
    assert (kept.status, kept.record.message, kept.record.hand) == ("over", 78, 2)


async def test_a_late_public_message_brings_nothing_back(house: House) -> None:
    """While Discord took its time, somebody was forgotten, or the table was taken up again elsewhere."""
    table = await house.match(BOB, CAT)
    await house.tables.archive(table.id)
    await house.tables.forget(BOB)
    await house.tables.posted(table, 77, 1)
    kept = await house.store.table(table.id)
    assert kept
    assert kept.message == 77
    assert Occupant(NAMES[BOB], BOB) not in kept.seats
    again = await house.tables.resume(table.id, ANN, 1, CHANNEL + 1)
    await house.tables.posted(again, 78, 1)
    await house.tables.posted(table, 79, 1)
    kept = await house.store.table(table.id)
    assert kept == again.record
    assert (kept.status, kept.channel, kept.message) == ("playing", CHANNEL + 1, 78)


# Waking


@pytest.mark.parametrize("lines", [2, 17, 60])
async def test_match_goes_on_unchanged_after_a_restart(house: House, lines: int) -> None:
    one = await house.match(BOB, target="99")
    two = await house.match(BOB, CAT, DAN, channel=CHANNEL + 1, target="99")
    await asyncio.gather(house.play(one, Random(1), lines), house.play(two, Random(2), lines))
    await house.quiet(one)
    await house.restart()
    assert house.closed == ()
    for before in (one, two):
        table = house.tables.get(before.id)
        assert table is not before
        assert (table.record, table.log, table.turns) == (before.record, before.log, before.turns)
        assert (table.state, table.since) == (before.state, before.since)
        assert await house.move(table, Random(3))


async def test_computer_players_go_on_after_a_restart(house: House) -> None:
    house.settings["pace"] = 30
    await house.restart()
    table = await house.match()
    while table.unmanned is None:
        await house.move(table, Random(1))
    house.settings["pace"] = 0
    await house.restart()
    again = house.tables.get(table.id)
    await house.quiet(again)
    assert len(again.log) > len(table.log)


async def change(house: House, sql: str) -> None:
    """Somebody edits the database while the bot is down."""
    await house.close()
    with closing(sqlite3.connect(house.url.removeprefix("sqlite+aiosqlite:///"))) as connection:
        connection.executescript(sql)
    await house.open()


DAMAGES = (
    ("UPDATE tables SET rules = 0 WHERE id = {}", "outdated"),
    ("UPDATE tables SET slug = 'whist' WHERE id = {}", "outdated"),
    ('UPDATE tables SET options = \'{{"target": "none"}}\' WHERE id = {}', "broken"),
    ("UPDATE tables SET options = '{{\"target\"' WHERE id = {}", "broken"),
    ("UPDATE tables SET options = '[]' WHERE id = {}", "broken"),
    ("UPDATE tables SET options = '{{\"target\": 99}}' WHERE id = {}", "broken"),
    ("UPDATE tables SET options = 'null', status = 'lobby' WHERE id = {}", "broken"),
    ("UPDATE log SET at = 'noon' WHERE \"table\" = {} AND n = 3", "broken"),
    ("UPDATE log SET action = x'00' WHERE \"table\" = {}", "broken"),
    ('DELETE FROM log WHERE "table" = {} AND n = 3', "broken"),
    ("UPDATE log SET action = 'play ZZ' WHERE \"table\" = {} AND n = 3", "broken"),
    ('UPDATE log SET seat = 9 WHERE "table" = {} AND n = 3', "broken"),
)
"""Damages to a table's rows and their consequences."""


async def test_damaged_tables_close_and_no_others(house: House, caplog: pytest.LogCaptureFixture) -> None:
    sound = await house.match(BOB)
    damaged = {}
    for channel, (sql, status) in enumerate(DAMAGES, CHANNEL + 1):
        table = await house.match(BOB, CAT, DAN, channel=channel)
        await house.play(table, Random(1), 10)
        damaged[table.id] = sql.format(table.id), status
    await change(house, ";".join(sql for sql, _ in damaged.values()))
    assert {record.id: record.status for record in house.closed} == {
        number: status for number, (_, status) in damaged.items()
    }
    assert [table.id for table in house.tables.live()] == [sound.id]
    assert "ZZ" not in caplog.text
    for number, (sql, status) in damaged.items():
        kept = select(tables.c.options).where(tables.c.id == number)
        options = await house.store.read(lambda connection, kept=kept: connection.scalar(kept))  # type: ignore[misc]
        # What is wrong with it can still be looked at.
        assert "options" not in sql or str(options) in sql
        assert status == "outdated" or f"table {number}, line " in caplog.text
        with refused("game-gone" if "slug" in sql else "table-unreadable"):
            await house.tables.read(number)
    await house.lobby(channel=CHANNEL + 1)
    await house.restart()
    assert house.closed == ()


async def test_a_claim_of_an_older_log_is_refused(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="99")
    with refused("table-moved-on"):
        await house.tables.play_out(table.id, len(table.log) - 1, [])
