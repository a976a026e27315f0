"""Nobody holds a channel alone: what gives way to others, where it goes on, and who is told what."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.actors import _component_interaction

from bot.tables.table import Table
from bot.words import words
from tests.e2e.messages import messages
from tests.e2e.salon import Salon, controls, enabled, texts
from tests.e2e.ways import said, within


async def alone(salon: Salon, who: Any = None) -> Table:
    """A match of one person with computer players, in which that person is to act."""
    await salon.slash(who or salon.ann, "differ new", computers=3, level="chance")
    await salon.click(who or salon.ann, salon.public, "Start")
    return salon.table


def channels(salon: Salon) -> set[int]:
    return set(salon.env.backend.channels)


async def test_a_match_alone_goes_on_in_a_thread(salon: Salon) -> None:
    table = await alone(salon)
    panel = (await salon.click(salon.ann, salon.public, "Your hand")).response
    old, log = salon.public, list(table.log)
    await salon.as_bot(salon.bot.tables.wait(table.id, salon.eve.id, "Eve"))
    await salon.slash(salon.bob, "differ new")
    assert salon.table.host == salon.bob.id
    thread = within(salon, table)
    assert thread.channel.id != salon.channel.id
    assert (table.status, list(table.log)) == ("playing", log)
    before = next(one for one in salon.channel.history() if one.id == old.id)
    assert f"<#{thread.channel.id}>" in texts(before)
    assert "Ann" in texts(before)
    told = [one for one in thread.channel.history() if words()("button-hand") not in enabled(one)]
    assert any(salon.ann.id in [user.id for user in one.mentions] for one in told)
    # Whoever waits does so there, and her panel works on.
    assert [one.user for one in table.record.waiting] == [salon.eve.id]
    await salon.click(salon.ann, panel, "Pass")
    assert len(table.log) > len(log)


async def test_without_threads_it_goes_on_in_private_messages(salon: Salon) -> None:
    table = await alone(salon)
    panel = (await salon.click(salon.ann, salon.public, "Your hand")).response
    salon.deny("create_public_threads")
    before = channels(salon)
    await salon.slash(salon.bob, "topsuit new", players=3)
    assert salon.table.host == salon.bob.id
    place = messages(salon)
    assert place.table.id == table.id
    assert channels(salon) - before == {place.channel.id} - before
    assert "Your hand" in enabled(place.public)
    assert any(f"<#{salon.channel.id}>" in texts(one) for one in place.channel.history(viewer=place.who))
    log = len(table.log)
    await salon.click(salon.ann, panel, "Pass")
    assert len(table.log) > log
    await salon.crash()
    place.bot = salon.bot
    assert place.table.id == table.id
    assert len(place.table.log) > log


async def test_without_any_place_it_is_shelved(salon: Salon) -> None:
    table = await alone(salon)
    salon.deny("create_public_threads")
    salon.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await salon.slash(salon.bob, "differ new")
    assert salon.table.host == salon.bob.id
    assert table.status == "idle"
    (closed,) = (one for one in salon.channel.history() if words()("table-idle") in texts(one))
    other = salon.beside()
    await other.slash(other.ann, "table resume", table=table.id)
    assert other.table.id == table.id
    assert list(other.table.log) == list(table.log)
    assert closed


async def test_two_at_once_share_no_channel(salon: Salon) -> None:
    table = await alone(salon)
    before = channels(salon)
    pages = [(await salon.slash(who, "play")).response for who in (salon.bob, salon.cleo)]
    (go,) = (one["custom_id"] for one in controls(pages[0]) if one["label"] == words()("button-play-alone"))
    people = (salon.bob, salon.cleo)
    clicks = [(who, page) for who, page in zip(people, pages, strict=True)]
    salon.env._begin_operation("clicks")
    data = {"custom_id": go, "component_type": 2}
    await asyncio.gather(*(_component_interaction(who, salon._kept(page), {**data}) for who, page in clicks))
    salon.env._end_operation()
    await salon.env.settle()
    live = salon.bot.tables.live()
    assert table in live
    assert salon.table is not table
    # The other's match alone made room for it in turn, or was refused: no thread is empty.
    made = channels(salon) - before
    assert made == {one.channel for one in live} - {salon.channel.id}


async def pair(salon: Salon, host: Any = None, guest: Any = None) -> Table:
    """A match of two, by default of Ann and Bob, which holds its channel."""
    host, guest = host or salon.ann, guest or salon.bob
    await salon.slash(host, "differ new", computers=2, level="chance")
    await salon.click(guest, salon.public, "Join")
    await salon.click(host, salon.public, "Start")
    return salon.table


async def test_a_table_beside_a_match_gets_a_thread(salon: Salon) -> None:
    table = await pair(salon)
    before = channels(salon)
    await salon.slash(salon.cleo, "differ new")
    assert salon.table is table
    (thread,) = channels(salon) - before
    lobby = salon.bot.tables.in_channel(thread)
    assert lobby is not None
    assert (lobby.host, lobby.record.parent) == (salon.cleo.id, salon.channel.id)
    told = texts(list(salon.channel.history())[-1])
    assert f"<#{thread}>" in told
    assert "opens a table" in told
    assert "Join" in enabled(within(salon, lobby).public)


async def test_a_person_alone_plays_beside_a_match(salon: Salon) -> None:
    table = await pair(salon)
    page = (await salon.slash(salon.cleo, "play")).response
    await salon.click(salon.cleo, page, words()("button-play-alone"))
    assert salon.table is table
    (beside,) = (one for one in salon.bot.tables.live() if one is not table)
    assert (beside.host, beside.status, beside.record.parent) == (salon.cleo.id, "playing", salon.channel.id)
    # Nobody is asked to join.
    told = [texts(one) for one in salon.channel.history() if f"<#{beside.channel}>" in texts(one)]
    assert told
    assert not any("opens a table" in one for one in told)


async def test_a_person_alone_plays_beside_a_lobby(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    lobby, before = salon.table, channels(salon)
    # A second lobby would wait for the same people.
    assert said(await salon.slash(salon.bob, "differ new")) == words()("table-in-channel")
    assert channels(salon) == before
    await salon.slash(salon.bob, "differ new", computers=3, level="chance")
    assert salon.table is lobby
    (thread,) = channels(salon) - before
    assert salon.bot.tables.in_channel(thread)


async def test_a_rematch_beside_a_match_gets_a_thread(salon: Salon) -> None:
    table = await alone(salon)
    await salon.as_bot(salon.bot.tables.end(table.id, salon.ann.id))
    await salon.env.settle()
    over = salon.public
    other = await pair(salon, salon.bob, salon.cleo)
    await salon.click(salon.ann, over, words()("button-rematch"))
    (again,) = (one for one in salon.bot.tables.live() if one is not other)
    assert (again.host, again.record.parent) == (salon.ann.id, salon.channel.id)


async def test_without_threads_a_match_of_two_holds_its_channel(salon: Salon) -> None:
    table = await pair(salon)
    salon.deny("create_public_threads")
    refused = await salon.slash(salon.cleo, "differ new")
    assert said(refused) == words()("table-in-channel")
    assert "/table end" not in said(refused)
    assert salon.table is table


async def test_a_player_is_led_to_their_own_match(salon: Salon) -> None:
    table = await pair(salon)
    refused = await salon.slash(salon.bob, "differ new")
    assert said(refused) == words()("table-in-channel")
    assert "Your hand" in enabled(refused.response)
    assert list(salon.bot.tables.live()) == [table]


async def test_one_person_holds_three_channels_at_most(salon: Salon) -> None:
    rooms = [salon._in(salon.guild.create_text_channel(f"room-{number}")) for number in range(5)]
    for room in rooms:
        await alone(room) if room is rooms[0] else await room.slash(room.ann, "differ new")
        if room is rooms[2]:
            break
    refused = await rooms[3].slash(salon.ann, "topsuit new", players=3)
    assert said(refused) == words()("thread-most", most=3)
    # Handing lobbies over to another account makes no room, and that account has no more than three either.
    await rooms[1].click(salon.bob, rooms[1].public, "Join")
    await rooms[1].slash(salon.ann, "table leave")
    refused = await rooms[3].slash(salon.ann, "topsuit new", players=3)
    assert said(refused) == words()("thread-most", most=3)
    for room in rooms[3:]:
        await room.slash(salon.bob, "differ new")
    assert said(await salon.slash(salon.bob, "differ new")) == words()("thread-most", most=3)
    # A match that begins with others holds nothing of theirs.
    await rooms[2].click(salon.cleo, rooms[2].public, "Join")
    await salon.as_bot(salon.bot.tables.fill(rooms[2].table.id, salon.ann.id))
    await rooms[2].click(salon.ann, rooms[2].public, "Start")
    await salon.slash(salon.ann, "differ new")
    assert salon.table.host == salon.ann.id


@pytest.mark.parametrize("minutes", [50, 70])
async def test_an_absent_hosts_lobby_yields_after_an_hour(salon: Salon, minutes: int) -> None:
    await salon.slash(salon.ann, "differ new")
    await salon.env.advance_time(60 * minutes)
    answer = await salon.slash(salon.bob, "differ new")
    if minutes < 60:
        assert said(answer) == words()("table-in-channel")
        assert "Join" in enabled(answer.response)
    else:
        assert salon.table.host == salon.bob.id
        assert any(words()("table-idle") in texts(one) for one in salon.channel.history())
