"""Tables in threads and in posts of a forum, where other permissions count than in a channel."""

from __future__ import annotations

from bot.words import words
from tests.e2e.salon import Salon, texts
from tests.e2e.ways import said, seat_four


async def test_a_table_opens_in_threads_alone(salon: Salon) -> None:
    thread = salon.thread()
    salon.deny("send_messages")
    await thread.slash(thread.ann, "differ new")
    assert thread.table.status == "lobby"


async def test_only_the_threads_permission_is_named(salon: Salon) -> None:
    thread = salon.thread()
    salon.deny("send_messages_in_threads")
    lacked = words()("missing-permissions", permissions="“Send Messages in Threads”")
    assert said(await thread.slash(thread.ann, "differ new")) == lacked
    await salon.slash(salon.ann, "differ new")
    assert salon.table.status == "lobby"


async def test_a_voice_channel_needs_permission_to_connect(salon: Salon) -> None:
    voice = salon._in(salon.guild.create_voice_channel("voice"))
    await voice.slash(voice.ann, "differ new")
    assert voice.table.status == "lobby"
    await salon.as_bot(salon.bot.tables.end(voice.table.id, 0, moderator=True))
    voice.deny("connect")
    lacked = words()("missing-permissions", permissions="“Connect”")
    assert said(await voice.slash(voice.ann, "differ new")) == lacked
    assert voice.live is None


async def test_a_permission_lost_mid_game_is_named(salon: Salon) -> None:
    thread = salon.thread()
    table = await seat_four(thread, target=99)
    salon.deny("send_messages_in_threads")
    await salon.env.settle()
    salon.env.backend.delete_message(thread.channel.id, thread.public.id)
    seat = table.waiting_for[0]
    await thread.slash(thread.actor(seat), "differ bid", bid="5H")
    panel = (await thread.slash(thread.actor(seat), "hand")).response
    assert words()("table-trouble", permissions="“Send Messages in Threads”") in texts(panel)
    salon.allow_all()
    await thread.slash(thread.ann, "table show")
    assert "Hand 1" in texts(thread.public)


async def test_only_missing_permissions_are_named(salon: Salon) -> None:
    table = await seat_four(salon, target=99)
    seat = table.waiting_for[0]
    salon.deny("send_messages")
    await salon.env.settle()
    salon.env.backend.delete_message(salon.channel.id, salon.public.id)
    await salon.slash(salon.actor(seat), "differ bid", bid="5H")
    panel = (await salon.slash(salon.actor(seat), "hand")).response
    assert words()("table-trouble", permissions="“Send Messages”") in texts(panel)


async def test_an_archived_thread_opens_again(salon: Salon) -> None:
    thread = salon.thread()
    table = await seat_four(thread, target=99)
    old = table.record.message
    salon.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=1)
    await thread.slash(thread.actor(table.waiting_for[0]), "differ bid", bid="5H")
    assert table.record.message not in (None, old)
    (left,) = (message for message in thread.channel.history() if message.id == old)
    assert texts(left) == words()("table-goes-on")
