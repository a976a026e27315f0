"""A thread for each table: opened below the channel, put away when it is over, resumed in the same one."""

from __future__ import annotations

import logging
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.tables.table import Table
from bot.words import words
from cogs.core.threads import Threads
from tests.e2e.salon import Hands, Salon, alts, enabled, texts
from tests.e2e.ways import abroad, within


@pytest.fixture
async def threaded(salon: Salon) -> Salon:
    """A server that wants a thread for each table."""
    server = await salon.as_bot(salon.bot.store.server(salon.guild.id))
    await salon.as_bot(salon.bot.store.arrange(replace(server, threads=True)))
    return salon


def newest(salon: Salon) -> Table:
    return salon.bot.tables.live()[-1]


async def opened(salon: Salon, **options: Any) -> Salon:
    """The thread of a table that Ann opens."""
    await salon.slash(salon.ann, "differ new", **options)
    return within(salon, newest(salon))


def put_away(salon: Salon) -> bool:
    metadata = salon.env.backend.channels[salon.channel.id].thread_metadata
    return bool(metadata and metadata.archived)


async def test_tables_stand_in_threads_side_by_side(threaded: Salon) -> None:
    first = await opened(threaded)
    second = await opened(threaded)
    assert first.channel.id != second.channel.id
    assert f"<#{second.channel.id}>" in texts(threaded.public)
    for thread in (first, second):
        assert thread.table.record.parent == threaded.channel.id
        await thread.click(thread.bob, thread.public, "Join")
        assert thread.seat_of(thread.bob) == 1
    assert threaded.live is None


async def test_the_channel_gets_the_threads_result(threaded: Salon) -> None:
    thread = await opened(threaded, computers=3, target=1)
    await thread.click(thread.ann, thread.public, "Start")
    table, hands = thread.table, Hands(thread, Random(2))
    while table.live:
        await hands.move(table.waiting_for[0])
    assert put_away(thread)
    result = threaded.public
    assert words()("thread-over", where=f"<#{table.channel}>") in texts(result)
    assert "Rematch" in enabled(result)
    before = len(threaded.channel.history())
    await threaded.restart()
    assert len(threaded.channel.history()) == before
    await threaded.click(threaded.ann, result, "Rematch")
    again = newest(threaded)
    assert again.channel not in (table.channel, threaded.channel.id)
    assert again.record.parent == threaded.channel.id


async def test_two_servers_hear_their_own_results(threaded: Salon) -> None:
    """A third, which wants none, plays in its channel; nothing is said twice after a restart."""
    there, plain = abroad(threaded), abroad(threaded)
    wanted = await there.as_bot(there.bot.store.server(there.guild.id))
    await there.as_bot(there.bot.store.arrange(replace(wanted, threads=True)))
    rooms: list[tuple[Salon, Salon]] = []
    for server in (threaded, there, plain):
        await server.slash(server.ann, "differ new", computers=3, target=1)
        table = newest(server)
        room = within(server, table) if table.record.parent else server
        assert table.guild == server.guild.id
        rooms.append((server, room))
        await room.click(room.ann, room.public, "Start")
    assert [room.table.record.parent for _, room in rooms] == [threaded.channel.id, there.channel.id, None]
    told = texts((await threaded.slash(threaded.ann, "tables")).response)
    for server, room in rooms:
        assert f"/{server.guild.id}/{room.channel.id}" in told or f"<#{room.channel.id}>" in told
    for _, room in rooms:
        table, hands = room.table, Hands(room, Random(2))
        while table.live:
            await hands.move(table.waiting_for[0])
    await threaded.restart()
    for server, room in rooms[:2]:
        assert put_away(room)
        assert words()("thread-over", where=f"<#{room.channel.id}>") in texts(server.public)
    for server, _ in rooms:
        for other, room in rooms:
            for message in server.channel.history() if other is not server else ():
                assert str(room.channel.id) not in texts(message)


async def test_an_evening_goes_on_below_the_same_channel(threaded: Salon) -> None:
    async def play(thread: Salon) -> None:
        table, hands = thread.table, Hands(thread, Random(2))
        while table.live:
            await hands.move(table.waiting_for[0])

    thread = await opened(threaded, computers=3, target=1)
    await thread.click(thread.ann, thread.public, "Start")
    first = thread.table.id
    await play(thread)
    await threaded.select(threaded.ann, threaded.public, "differ", beginning="menu:next:")
    again = newest(threaded)
    assert again.record.evening == first
    assert again.record.parent == threaded.channel.id
    thread = within(threaded, again)
    await play(thread)
    for place in (thread, threaded):
        assert alts(place.public)[1].startswith("The evening after 2 matches.")
        told = await place.slash(place.eve, "table evening")
        assert alts(told.response)[0].startswith("The evening after 2 matches.")


async def test_neither_channel_nor_thread_shows_hidden_cards(threaded: Salon) -> None:
    thread = await opened(threaded, computers=3)
    await thread.click(thread.ann, thread.public, "Start")
    shown = texts(thread.public) + texts(threaded.public)
    table = thread.table
    hand = table.state.view(0)
    assert all(words().card_name(card) not in shown for card in hand.hands[0])


async def test_a_closed_lobby_leaves_its_thread(threaded: Salon) -> None:
    thread = await opened(threaded)
    announced = threaded.public.id
    await thread.slash(thread.ann, "table end")
    assert put_away(thread)
    assert threaded.public.id == announced


async def ended_unheard(threaded: Salon, table: Table, patch: pytest.MonkeyPatch) -> None:
    """A moderator ends it, and the bot is killed before the channel has heard of that."""

    async def killed(*_: object, **__: object) -> None:
        raise TimeoutError

    patch.setattr(Threads, "close", killed)
    await threaded.as_bot(threaded.bot.tables.end(table.id, 0, moderator=True))


async def test_a_crash_delays_the_channels_result(threaded: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await opened(threaded, computers=3)
    await thread.click(thread.ann, thread.public, "Start")
    announced, table = threaded.public.id, thread.table
    with monkeypatch.context() as patch:
        await ended_unheard(threaded, table, patch)
        assert threaded.public.id == announced
        assert not put_away(thread)
    await threaded.crash()
    assert put_away(thread)
    assert words()("thread-over", where=f"<#{table.channel}>") in texts(threaded.public)


async def test_a_deleted_threads_result_reaches_the_channel(
    threaded: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await opened(threaded, computers=3)
    await thread.click(thread.ann, thread.public, "Start")
    announced, table = threaded.public.id, thread.table
    with monkeypatch.context() as patch:
        await ended_unheard(threaded, table, patch)
        threaded.env.backend.delete_channel(thread.channel.id)
        await threaded.env.settle()
        assert threaded.public.id == announced
    await threaded.crash()
    result = threaded.public
    assert result.id != announced
    assert "Rematch" in enabled(result)
    # The way there leads nowhere.
    assert f"<#{table.channel}>" not in texts(result)
    heard = len(threaded.channel.history())
    await threaded.restart()
    assert len(threaded.channel.history()) == heard


async def test_a_shelved_table_resumes_in_its_thread(threaded: Salon) -> None:
    thread = await opened(threaded, computers=3)
    await thread.click(thread.ann, thread.public, "Start")
    table = thread.table
    await threaded.as_bot(threaded.bot.tables._changes.change(table, shelve))
    assert put_away(thread)
    assert "Resume" in enabled(threaded.public)
    await threaded.slash(threaded.ann, "table resume", table=table.id)
    assert newest(threaded).channel == thread.channel.id
    assert not put_away(thread)
    assert newest(threaded).status == "playing"
    # And the next time the channel hears of it once more.
    await threaded.as_bot(threaded.bot.tables.end(table.id, 0, moderator=True))
    assert put_away(thread)
    assert "Rematch" in enabled(threaded.public)


async def shelve(change: Any) -> None:
    await change.save(replace(change.table.record, status="idle"))


async def test_a_deleted_thread_is_replaced(threaded: Salon) -> None:
    thread = await opened(threaded, computers=3)
    await thread.click(thread.ann, thread.public, "Start")
    table = thread.table
    threaded.env.backend.delete_channel(thread.channel.id)
    await threaded.env.settle()
    assert threaded.bot.tables.live() == ()
    await threaded.slash(threaded.ann, "table resume", table=table.id)
    again = newest(threaded)
    assert again.id == table.id
    assert again.channel not in (thread.channel.id, threaded.channel.id)
    assert again.record.parent == threaded.channel.id


async def test_a_locked_thread_is_replaced(threaded: Salon) -> None:
    thread = await opened(threaded, computers=3)
    await thread.click(thread.ann, thread.public, "Start")
    table = thread.table
    await threaded.as_bot(threaded.bot.tables._changes.change(table, shelve))
    threaded.env.backend.channels[thread.channel.id].thread_metadata.locked = True
    await threaded.slash(threaded.ann, "table resume", table=table.id)
    assert newest(threaded).channel != thread.channel.id
    assert newest(threaded).record.parent == threaded.channel.id


async def test_without_the_permission_it_stays_in_the_channel(threaded: Salon) -> None:
    threaded.deny("create_public_threads")
    await threaded.slash(threaded.ann, "differ new")
    assert threaded.table.status == "lobby"
    assert threaded.table.record.parent is None
    note = threaded.newest_private(threaded.ann)
    assert words()("thread-lacks", permissions="“Create Public Threads”") in texts(note)


async def test_a_refused_thread_leaves_the_channel(threaded: Salon, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    threaded.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, times=1)
    await threaded.slash(threaded.ann, "differ new")
    assert threaded.table.status == "lobby"


async def test_a_table_that_cannot_be_leaves_no_thread(threaded: Salon) -> None:
    before = set(threaded.env.backend.channels)
    refused = await threaded.slash(threaded.ann, "differ new", deal=9999)
    assert words()("deal-unknown", table=9999) in texts(refused.response)
    threaded.bot.tables.draining = True
    await threaded.slash(threaded.ann, "differ new")
    left = set(threaded.env.backend.channels) - before
    # Whoever may not delete it puts it away.
    assert all(threaded.env.backend.channels[one].thread_metadata.archived for one in left)
    assert threaded.bot.tables.live() == ()


async def test_a_start_removes_threads_without_tables(threaded: Salon) -> None:
    """The bot was killed after Discord had made the thread, and before there was a table."""
    used = await opened(threaded)
    ours, written = [await by_the_bot(threaded) for _ in range(2)]
    await written.bob.send(written.channel, "Where are the cards?")
    theirs = threaded.thread()
    threads = [one.channel.id for one in (used, ours, written, theirs)]

    def left() -> list[bool]:
        there = [one in threaded.env.backend.channels for one in threads]
        return [
            stands and not put_away(at(threaded, one)) for one, stands in zip(threads, there, strict=True)
        ]

    # One that is no older than the bot may be of a table that is just being opened.
    await threaded.crash()
    assert left() == [True] * 4
    await threaded.env.advance_time(5)
    await threaded.crash()
    assert left() == [True, False, True, True]


def at(salon: Salon, channel: int) -> Salon:
    return salon._in(ChannelHandle(salon.env, salon.guild, salon.env.backend.channels[channel]))


async def by_the_bot(salon: Salon) -> Salon:
    """A thread that the bot makes, with no table."""
    channel = salon.bot.get_channel(salon.channel.id)
    assert isinstance(channel, discord.TextChannel)
    kind = discord.ChannelType.public_thread
    made = await salon.as_bot(channel.create_thread(name="Differ", type=kind))
    return at(salon, made.id)


async def test_from_a_thread_a_table_stays_there(threaded: Salon) -> None:
    thread = threaded.thread()
    await thread.slash(thread.ann, "differ new")
    assert thread.table.record.parent is None


async def test_nobody_opens_threads_without_end(threaded: Salon) -> None:
    threads = [await opened(threaded) for _ in range(3)]
    before = set(threaded.env.backend.channels)
    for command in ("differ new", "topsuit new"):
        refused = await threaded.slash(threaded.ann, command)
        assert words()("thread-most", most=3) in texts(refused.response)
    page = (await threaded.slash(threaded.ann, "play")).response
    refused = await threaded.click(threaded.ann, page, "Play now")
    assert words()("thread-most", most=3) in texts(refused.response)
    assert set(threaded.env.backend.channels) == before
    await threads[0].slash(threads[0].ann, "table end")
    await opened(threaded)
    assert len(threaded.bot.tables.live()) == 3


async def test_handing_over_makes_no_room(threaded: Salon) -> None:
    """The player who stands up is no longer host, but still its opener."""
    threads = [await opened(threaded) for _ in range(3)]
    await threads[0].click(threads[0].bob, threads[0].public, "Join")
    await threads[0].slash(threads[0].ann, "table leave")
    assert threads[0].table.host == threads[0].bob.id
    refused = await threaded.slash(threaded.ann, "differ new")
    assert words()("thread-most", most=3) in texts(refused.response)
    await threads[0].slash(threads[0].bob, "table end")
    await opened(threaded)


async def test_too_many_tables_resume_no_thread(threaded: Salon) -> None:
    shelved = await opened(threaded)
    await threaded.as_bot(threaded.bot.tables._changes.change(shelved.table, shelve))
    for _ in range(3):
        await opened(threaded)
    number = min(record.id for record in await threaded.bot.tables.put_by(threaded.guild.id))
    refused = await threaded.slash(threaded.ann, "table resume", table=number)
    assert words()("thread-most", most=3) in texts(refused.response)
    assert put_away(shelved)
