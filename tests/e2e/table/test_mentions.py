"""At most one mention a decision, the way the player likes it, and nothing left of it afterwards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bot.records import stored as records
from bot.store.prompts import GRACE, HOUR
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import four


def messages(salon: Salon) -> list[Any]:
    return [message for message in salon.channel.history() if not message.flags.ephemeral]


async def test_a_mention_goes_once_its_player_acted(salon: Salon, pings: Counter[int]) -> None:
    table, hands = await four(salon, "mention"), Hands(salon, Random(1))
    before = len(messages(salon))
    for _ in range(5):
        seat = table.waiting_for[0]
        who, had = salon.actor(seat), sum(pings.values())
        await salon.env.advance_time(GRACE - 1)
        assert sum(pings.values()) == had
        mine = pings[who.id]
        await salon.env.advance_time(HOUR * 5)
        assert pings[who.id] == mine + 1
        assert sum(pings.values()) == had + 1
        assert len(messages(salon)) == before + 1
        assert f"<@{who.id}>" in texts(salon.public)
        assert [control["label"] for control in controls(salon.public)] == ["Your hand"]
        hands.panels[seat] = (await salon.click(who, salon.public, "Your hand")).response
        await hands.move(seat)
        assert len(messages(salon)) == before


async def test_nobody_who_acts_soon_is_mentioned(salon: Salon, pings: Counter[int]) -> None:
    table, hands = await four(salon, "mention"), Hands(salon, Random(1))
    for _ in range(12):
        await salon.env.advance_time(GRACE - 2)
        await hands.move(table.waiting_for[0])
    assert not pings


async def test_a_wished_reminder_comes_after_an_hour(salon: Salon, pings: Counter[int]) -> None:
    table = await four(salon, "reminder")
    who = salon.actor(table.waiting_for[0])
    await salon.env.advance_time(HOUR - 5)
    assert not pings
    await salon.env.advance_time(HOUR * 30)
    assert pings == {who.id: 1}


async def test_a_clocks_reminder_comes_at_half_time(salon: Salon, pings: Counter[int]) -> None:
    table = await four(salon, "reminder", "day")
    (deadline,) = table.deadlines.values()
    await salon.env.advance_time(12 * 3600 - 60)
    assert not pings
    await salon.env.advance_time(120)
    assert pings == {salon.actor(deadline.seat).id: 1}
    # A machine that stood still for a moment has moved it.
    (deadline,) = table.deadlines.values()
    assert f"<t:{deadline.due // 1000}:R>" in texts(salon.public)
    assert "⏳" in texts(salon.public)
    await salon.env.advance_time(11 * 3600)
    assert sum(pings.values()) == 1


async def test_who_was_mentioned_is_warned_without_another_mention(salon: Salon, pings: Counter[int]) -> None:
    table = await four(salon, "mention", "live")
    (deadline,) = table.deadlines.values()
    await salon.env.advance_time(GRACE + 1)
    assert pings == {salon.actor(deadline.seat).id: 1}
    prompt = salon.public
    assert "⏳" not in texts(prompt)
    await salon.env.advance_time(25)
    assert salon.public.id == prompt.id
    assert "⏳" in texts(salon.public)
    assert sum(pings.values()) == 1
    # The deadline passes: the decision is made, and its prompt is gone.
    await salon.env.advance_time(26)
    assert table.turn(deadline.seat) == deadline.turn + 1
    assert not salon.there(prompt)


async def test_who_wants_silence_has_it(salon: Salon, pings: Counter[int]) -> None:
    await four(salon, "silent", "relaxed")
    before = len(messages(salon))
    for _ in range(10):
        await salon.env.advance_time(301)
    assert not pings
    assert len(messages(salon)) == before


async def test_a_server_may_forbid_mentions(salon: Salon, pings: Counter[int]) -> None:
    await salon.as_bot(salon.bot.store.arrange(records.Server(salon.guild.id, mentions=False)))
    await four(salon, "mention")
    await salon.env.advance_time(HOUR * 2)
    assert not pings


async def test_a_restart_mentions_nobody_twice(salon: Salon, pings: Counter[int]) -> None:
    table, hands = await four(salon, "mention", "day"), Hands(salon, Random(1))
    seat = table.waiting_for[0]
    await salon.env.advance_time(GRACE + 1)
    prompt = salon.public
    await salon.restart()
    await salon.env.advance_time(3600)
    await salon.crash()
    await salon.env.advance_time(3600)
    assert sum(pings.values()) == 1
    assert salon.there(prompt)
    # Half of the time is gone: the warning comes, though the mention was made by a bot that is no more.
    await salon.env.advance_time(12 * 3600)
    assert "⏳" in texts(salon.public)
    assert sum(pings.values()) == 1
    hands.panels[seat] = (await salon.click(salon.actor(seat), prompt, "Your hand")).response
    await hands.move(seat)
    assert not salon.there(prompt)


async def test_a_closed_table_leaves_no_prompt(salon: Salon, pings: Counter[int]) -> None:
    await four(salon, "mention")
    await salon.env.advance_time(GRACE + 1)
    prompt = salon.public
    assert pings
    await salon.close()
    # It was closed in the meantime: the next bot takes the prompt away.
    bot = salon._new()
    await salon.env.restart_bot(bot)
    await salon.as_bot(salon.bot.tables.end(salon.table.id, 0, moderator=True))
    assert not salon.there(prompt)
