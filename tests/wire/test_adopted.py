"""A bot that was killed before it heard that its message was posted finds it when it is started again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.words import words
from tests.discord.faults import Refuse
from tests.discord.world import Message, snowflake
from tests.wire.truth import all_is_true

if TYPE_CHECKING:
    from tests.discord.matches import Match
    from tests.wire.parlour import Parlour


async def killed(parlour: Parlour, match: Match) -> None:
    """Leave the state after a kill between Discord's answer and the database."""
    await parlour.stop()
    path = parlour.settings.database.split(":///")[1]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET message = NULL, hand = NULL WHERE id = ?", (match.number,))
    await parlour.start()


async def lobby(parlour: Parlour) -> Match:
    match = parlour.match(2)
    await match.open("differ")
    return match


async def test_lobby_whose_receipt_was_lost_is_adopted(parlour: Parlour) -> None:
    match = await lobby(parlour)
    message = match.public
    await killed(parlour, match)
    table = parlour.bot.tables.get(match.number)
    await parlour.comes(lambda: table.record.message == message.id, "the message that was there")
    await match.people[1].click(message, "press:lobby:")
    await parlour.at_rest()
    assert table.record.message == message.id
    assert sum(one.button(f"press:lobby:{match.number}:") is not None for one in match.channel.public()) == 1
    await all_is_true(parlour, match)


async def test_somebody_else_s_copy_is_not_adopted(parlour: Parlour) -> None:
    match = await lobby(parlour)
    message, another = match.public, parlour.world.user("Another bot")
    parlour.world.post(Message(snowflake(), match.channel, message.components, message.flags, author=another))
    await killed(parlour, match)
    table = parlour.bot.tables.get(match.number)
    await parlour.comes(lambda: table.record.message is not None, "its message")
    assert table.record.message == message.id


@pytest.mark.parametrize("why", [403, 404])
async def test_unreadable_channel_lets_the_old_message_be_clicked(parlour: Parlour, why: int) -> None:
    match = await lobby(parlour)
    old, before = match.public, match.number
    parlour.discord.faults.plant("history", Refuse(why, 50001 if why == 403 else 0))
    await killed(parlour, match)
    await parlour.comes(lambda: match.public is not old, "another message")
    table = parlour.bot.tables.get(before)
    await parlour.comes(lambda: table.record.message == match.public.id, "that as its message")
    seated = sum(one is not None for one in table.seats)
    await match.people[1].click(old, f"press:lobby:{before}:leave")
    await parlour.at_rest()
    assert sum(one is not None for one in table.seats) == seated - 1
    assert old.texts == words()("table-goes-on")
    await all_is_true(parlour, match)


async def test_click_makes_an_unknown_lobby_the_table(parlour: Parlour) -> None:
    match = await lobby(parlour)
    message = match.public
    parlour.discord.faults.plant("history", Refuse(503))
    await killed(parlour, match)
    await match.people[1].click(message, f"press:lobby:{match.number}:leave")
    table = parlour.bot.tables.get(match.number)
    await parlour.comes(lambda: table.record.message == message.id, "the message that was clicked")
    parlour.discord.faults.lift()
    await parlour.at_rest()
    assert match.channel.public() == [message]
    await all_is_true(parlour, match)


async def test_unknown_message_shows_that_its_lobby_ended(parlour: Parlour) -> None:
    match = await lobby(parlour)
    message = match.public
    parlour.discord.faults.plant("edit", Refuse(503))
    await match.people[0].command(match.channel, "table end")
    await killed(parlour, match)
    parlour.discord.faults.lift()
    await parlour.at_rest()
    assert match.channel.public() == [message]
    await all_is_true(parlour, match)


async def test_last_message_is_not_posted_twice(parlour: Parlour) -> None:
    match = await parlour.opened(computers=3)
    await match.people[0].command(match.channel, "table end")
    await parlour.at_rest()
    message = match.public
    await parlour.stop()
    path = parlour.settings.database.split(":///")[1]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute('INSERT INTO owed ("table", message) VALUES (?, 0)', (match.number,))
    await killed(parlour, match)
    await parlour.at_rest()
    assert match.channel.public() == [message]
    await all_is_true(parlour, match)
