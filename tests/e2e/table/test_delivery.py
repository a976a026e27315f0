"""Everything becomes visible, however often Discord refuses, and each action counts once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from bot.discordpy import rest
from bot.games.base import NATURE
from bot.words import words
from tests.e2e.salon import Hands, Salon, alts, controls, texts, waits
from tests.e2e.ways import four, seat_four, to_the_play

EDIT = ("PATCH", "/channels/*/messages/*")
REFUSALS = [(503, 0), (429, 0), (502, 0)]


@pytest.fixture(autouse=True)
def _retries_are_not_mistakes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert not [record for record in caplog.get_records("call") if record.levelname == "ERROR"]


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_an_edit_that_was_refused_is_tried_again(salon: Salon, status: int, code: int) -> None:
    await to_the_play(salon)
    salon.env.inject_error(*EDIT, status=status, code=code, times=3)
    seat = salon.table.waiting_for[0]
    card = salon.table.state.playable(seat)[0]
    await salon.slash(salon.actor(seat), "differ play", card=card)
    await salon.env.advance_time(60)
    assert words().card_name(card) in "".join(alts(salon.public))


async def test_a_refused_last_message_is_painted(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    salon.env.inject_error(*EDIT, status=503, times=7)
    await salon.slash(salon.ann, "table end")
    assert words()("table-closed") not in texts(salon.public)
    await salon.env.advance_time(120)
    assert words()("table-closed") in texts(salon.public)
    assert await salon.as_bot(salon.bot.store.unpaid()) == []


async def test_an_ended_match_is_shown_after_a_crash(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    salon.env.inject_error(*EDIT, status=503, times=None)
    await salon.slash(salon.ann, "table end")
    assert words()("table-closed") not in texts(salon.public)
    salon.env.backend.faults.clear()
    await salon.crash()
    assert words()("table-closed") in texts(salon.public)
    assert await salon.as_bot(salon.bot.store.unpaid()) == []


async def test_a_hands_result_is_shown_after_a_crash(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(4))
    first = salon.public
    deals = 1
    salon.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=503, times=None)
    while deals == 1:
        await hands.move(salon.table.waiting_for[0])
        deals = sum(line.seat == NATURE and line.action.startswith("deal ") for line in table.log)
    await salon.env.advance_time(600)
    assert salon.public.id != first.id
    salon.env.backend.faults.clear()
    await salon.crash()
    (old,) = [message for message in salon.channel.history() if message.id == first.id]
    assert words()("table-goes-on") in texts(old)


async def test_a_click_that_is_told_twice_counts_once(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await salon.slash(salon.ann, "differ new")
    parse = salon.bot._connection.parsers["INTERACTION_CREATE"]

    def twice(data: Any) -> None:
        parse(data)
        parse(data)

    monkeypatch.setitem(salon.bot._connection.parsers, "INTERACTION_CREATE", twice)
    await salon.select(salon.ann, salon.public, "easy", beginning="menu:lobby")
    assert sum(one is not None for one in salon.table.seats) == 2


async def test_an_answer_without_receipt_is_kept_fresh(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    send = discord.InteractionResponse.send_message
    lost = [ConnectionResetError()]

    async def losing(self: Any, *args: Any, **options: Any) -> Any:
        sent = await send(self, *args, **options)
        if lost:
            self._response_type = None
            raise lost.pop()
        return sent

    monkeypatch.setattr(discord.InteractionResponse, "send_message", losing)
    who = salon.actor(seat)
    panel = (await salon.click(who, salon.public, "Your hand")).response
    assert not lost
    card = salon.table.state.playable(seat)[0]
    monkeypatch.undo()
    table = salon.table
    await salon.as_bot(salon.bot.tables.act(table.id, who.id, table.turn(seat), f"play {card}"))
    assert waits(salon.table) in texts(panel)


async def test_a_new_table_without_receipt_is_found(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    send, lost = discord.InteractionResponse.send_message, [ConnectionResetError()]

    async def losing(self: Any, *args: Any, **options: Any) -> Any:
        sent = await send(self, *args, **options)
        if lost:
            self._response_type = None
            raise lost.pop()
        return sent

    monkeypatch.setattr(discord.InteractionResponse, "send_message", losing)
    await salon.slash(salon.ann, "differ new")
    posted = [message for message in salon.channel.history() if not message.flags.ephemeral]
    assert [message.id for message in posted] == [salon.table.record.message]


async def test_a_slow_lobby_answer_shows_newcomers(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    public, tables = salon.public, salon.bot.tables
    edit = rest.answer_with_edit

    async def overtaken(*args: Any) -> Any:
        monkeypatch.undo()
        await tables.join(salon.table.id, salon.cleo.id, "Cleo")
        return await edit(*args)

    await salon.click(salon.ann, public, "Remove computer")
    monkeypatch.setattr(rest, "answer_with_edit", overtaken)
    await salon.click(salon.bob, public, "Join")
    await salon.env.settle()
    assert "Cleo" in texts(salon.public)
    assert "Bob" in texts(salon.public)


async def test_leaving_by_command_keeps_the_panel_alive(salon: Salon) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    panel = await hands.panel(seat)
    await salon.slash(salon.actor(seat), "table leave")
    card = salon.table.state.playable(seat)[0]
    await salon.slash(salon.actor(seat), "differ play", card=card)
    assert waits(salon.table) in texts(panel) or waits(salon.table) in texts(
        salon.newest_private(salon.actor(seat))
    )


async def test_mentions_switched_off_stop(salon: Salon) -> None:
    table = await four(salon, "mention")
    who = salon.actor(table.waiting_for[0])
    await salon.slash(who, "settings", mentions="silent")
    before = salon.public.id
    await salon.env.advance_time(3600 * 12)
    assert salon.public.id == before


@pytest.mark.parametrize(
    ("code", "key"), [(160005, "table-trouble-locked"), (60003, "table-trouble-two-factor")]
)
async def test_what_blocks_the_table_is_named(salon: Salon, code: int, key: str) -> None:
    hands = await to_the_play(salon)
    salon.env.inject_error(*EDIT, status=400, code=code, times=1)
    seat = salon.table.waiting_for[0]
    await hands.move(seat)
    assert words()(key) in texts(await hands.panel(seat))


async def test_a_refusal_of_unknown_reason_is_said(salon: Salon, caplog: pytest.LogCaptureFixture) -> None:
    hands = await to_the_play(salon)
    salon.env.inject_error(*EDIT, status=403, code=50001, times=1)
    seat = salon.table.waiting_for[0]
    await hands.move(seat)
    assert words()("table-trouble-unknown") in texts(await hands.panel(seat))
    assert any("50001" in record.getMessage() for record in caplog.records)


async def test_a_channel_found_gone_ends_its_table(salon: Salon) -> None:
    hands = await to_the_play(salon)
    table = salon.table
    salon.env.inject_error(*EDIT, status=404, code=10003, times=1)
    await hands.move(table.waiting_for[0])
    assert table.status == "archived"


async def test_what_takes_long_tells_discord_to_wait(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = await to_the_play(salon)
    seat = salon.table.waiting_for[0]
    panel = await hands.panel(seat)
    act, deferred = salon.bot.tables.act, []
    defer = discord.InteractionResponse.defer

    async def slow(*args: Any) -> Any:
        await asyncio.sleep(2.5)
        return await act(*args)

    async def counting(self: Any, **options: Any) -> Any:
        deferred.append(options)
        return await defer(self, **options)

    monkeypatch.setattr(salon.bot.tables, "act", slow)
    monkeypatch.setattr(discord.InteractionResponse, "defer", counting)
    action = next(one["custom_id"] for one in controls(panel) if one["custom_id"].startswith("press:act:"))
    await salon.click(salon.actor(seat), panel, action)
    assert deferred == [{"ephemeral": True, "thinking": False}]
    assert waits(salon.table) in texts(panel)
    seat = salon.table.waiting_for[0]
    card = salon.table.state.playable(seat)[0]
    answer = await salon.slash(salon.actor(seat), "differ play", card=card)
    assert deferred[1:] == [{"ephemeral": True, "thinking": True}]
    assert waits(salon.table) in texts(salon.newest_private(salon.actor(seat)))
    assert answer.acknowledged
