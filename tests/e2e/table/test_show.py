"""The table posted again: nothing is lost where that cannot be, and only the newest message is the table."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest

from bot.games.base import pick
from bot.words import words
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import said, seat_four


def tables(salon: Salon) -> list[int]:
    """The messages with a table to look at."""
    return [
        message.id
        for message in salon.channel.history()
        if any(one["custom_id"].startswith("press:look:") for one in controls(message))
    ]


async def test_a_failed_move_names_the_missing_permission(salon: Salon) -> None:
    await seat_four(salon)
    before = salon.public
    salon.deny("send_messages")
    await salon.env.settle()
    answer = await salon.slash(salon.ann, "table show")
    assert said(answer) == words()("table-trouble", permissions="“Send Messages”")
    assert tables(salon) == [before.id]
    salon.allow_all()
    await salon.slash(salon.ann, "table show")
    assert tables(salon) == [salon.table.record.message]
    assert texts(salon.channel.history()[-2]) == words()("table-goes-on")


async def test_two_who_ask_at_once_have_one_table(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(3))

    async def both() -> None:
        await asyncio.gather(*(salon.bot.session.services.painter.post_again(table) for _ in range(2)))

    await salon.as_bot(both())
    await hands.move(table.waiting_for[0])
    assert tables(salon) == [table.record.message]


async def test_actions_meanwhile_appear_on_the_new_message(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, painter = await seat_four(salon, target=99), salon.bot.session.services.painter
    posting, go_on, post = asyncio.Event(), asyncio.Event(), painter._post

    async def slow(*args: Any, **more: Any) -> None:
        posting.set()
        await go_on.wait()
        await post(*args, **more)

    async def both() -> None:
        show = asyncio.create_task(painter.post_again(table))
        await posting.wait()
        (seat,) = table.waiting_for
        user = table.user_at(seat)
        assert user
        await salon.bot.tables.act(table.id, user, 0, pick(Random(3), table.state.legal(seat)))
        # Time for the painter to get in the way.
        await asyncio.to_thread(time.sleep, 0.2)
        go_on.set()
        await show
        await salon.bot.courier.rest()

    monkeypatch.setattr(painter, "_post", slow)
    await salon.as_bot(both())
    assert tables(salon) == [table.record.message]


async def test_a_move_during_an_edit_is_posted(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table, painter = await seat_four(salon, target=99), salon.bot.session.services.painter
    before, editing, go_on, edit = table.record.message, asyncio.Event(), asyncio.Event(), painter._edit

    async def slow(*args: Any, **more: Any) -> None:
        editing.set()
        await go_on.wait()
        await edit(*args, **more)

    async def ask() -> None:
        (seat,) = table.waiting_for
        user = table.user_at(seat)
        assert user
        await salon.bot.tables.act(table.id, user, 0, pick(Random(3), table.state.legal(seat)))
        await editing.wait()
        asked = asyncio.create_task(painter.post_again(table))
        await asyncio.sleep(0)
        go_on.set()
        assert await asked
        assert table.record.message != before

    monkeypatch.setattr(painter, "_edit", slow)
    await salon.as_bot(ask())
    assert tables(salon) == [table.record.message]
