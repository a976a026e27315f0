"""The queue at a table on Discord: joined by buttons and a command, and whoever is next is told once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.records import stored as records
from bot.service.tables import Tables
from bot.tables import lobby
from bot.words import words
from cogs.delivery.posts import nonce
from tests.e2e.salon import Hands, Salon, controls, enabled, texts
from tests.e2e.ways import down


async def full(salon: Salon, **options: Any) -> None:
    """A lobby of Ann, Bob, Cleo and Dan."""
    await salon.slash(salon.ann, "differ new", **options)
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")


def calls(salon: Salon, name: str = "Eve") -> list[Any]:
    """The messages that tell somebody of a seat."""
    mention = f"<@{salon.people[name].id}>, a seat is free"
    return [message for message in salon.channel.history() if mention in texts(message)]


async def test_a_full_lobby_queues_and_calls_the_next(salon: Salon, pings: Counter[int]) -> None:
    await full(salon)
    shown = salon.public
    # Each button keeps its place.
    assert [one["label"] for one in controls(shown)][:3] == ["Join", "Learn", "Start"]
    assert enabled(shown)[:2] == ["Learn", "Start"]
    joined = await salon.click(salon.eve, shown, "Wait for a seat")
    assert joined.ephemeral
    assert "in place 1" in texts(joined.response)
    await salon.click(salon.fay, shown, "Wait for a seat")
    assert "Waiting for a seat: Eve and Fay." in texts(salon.public)
    await salon.slash(salon.cleo, "table leave")
    (call,) = calls(salon)
    assert call.id != shown.id
    assert pings[salon.eve.id] == 1
    assert calls(salon, "Fay") == []
    shown = next(one for one in salon.channel.history() if one.id == shown.id)
    assert "Eve (invited" in texts(shown)
    assert "Waiting for a seat: Fay." in texts(shown)
    refusal = await salon.click(salon.gus, shown, "Join")
    assert "Wait for a seat" in enabled(refusal.response)
    await salon.click(salon.eve, shown, "Join")
    assert salon.seat_of(salon.eve) == 2
    assert [one.name for one in salon.table.record.waiting] == ["Fay"]
    assert len(calls(salon)) == 1
    assert pings[salon.eve.id] == 1


async def test_during_a_match_people_queue_up(salon: Salon) -> None:
    await full(salon, target=1)
    await salon.click(salon.ann, salon.public, "Start")
    refusal = await salon.click(salon.eve, salon.public, "Your hand")
    await salon.click(salon.eve, refusal.response, "Wait for a seat")
    assert "Waiting for a seat: Eve." in texts(salon.public)
    seated = await salon.click(salon.bob, salon.public, "Queue up")
    assert texts(seated.response) == words()("table-already-seated")
    third = await salon.click(salon.gus, salon.public, "Queue up")
    assert texts(third.response) == words()("queue-joined", place=2)
    await salon.click(salon.gus, third.response, "Leave the queue")
    watching = await salon.click(salon.fay, salon.public, "Watch")
    joined = await salon.click(salon.fay, watching.response, "Wait for a seat")
    again = await salon.slash(salon.fay, "table wait")
    assert texts(again.response) == texts(joined.response) == words()("queue-joined", place=2)
    left = await salon.click(salon.fay, again.response, "Leave the queue")
    assert texts(left.response) == words()("queue-left")
    table, hands = salon.table, Hands(salon, Random(1))
    while table.live:
        seat = table.waiting_for[0]
        if len(table.log) == 20:
            # Dan leaves, and a computer player goes on for him: between matches his seat is Eve's.
            await salon.as_bot(salon.bot.tables.leave_to_computer(table.id, salon.dan.id, "left"))
            break
        await hands.move(seat)
    while table.live:
        people = [seat for seat in table.waiting_for if seat != salon_seat(salon, "Dan")]
        if people:
            await hands.move(people[0])
        else:
            await salon.env.settle()
    await salon.click(salon.ann, salon.public, "Rematch")
    assert [one and one.name for one in salon.table.seats] == ["Ann", "Bob", "Cleo", "Eve"]
    assert len(calls(salon)) == 1


def salon_seat(salon: Salon, name: str) -> int:
    return next(seat for seat, one in enumerate(salon.table.seats) if one and one.name == name)


async def test_a_call_is_sent_once_despite_crashes(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    nonces: list[str] = []

    def counting(*parts: object) -> str:
        nonces.append(nonce(*parts))
        return nonces[-1]

    monkeypatch.setattr("cogs.delivery.posts.nonce", counting)
    await full(salon)
    await salon.click(salon.eve, salon.public, "Wait for a seat")
    with monkeypatch.context() as patch:

        async def killed(*_: Any) -> None:
            """The message is there, and the bot is gone before that is kept."""

        patch.setattr(Tables, "told_of_seat", killed)
        await salon.slash(salon.cleo, "table leave")
        assert len(calls(salon)) == 1
    await salon.crash()
    # What is sent again after the start has the same number, by which Discord knows that it has it.
    assert len(nonces) == 2
    assert len(set(nonces)) == 1
    assert [one.told for one in salon.table.record.waiting] == [True]
    await salon.crash()
    assert len(nonces) == 2


async def test_a_seat_freed_by_a_crash_is_offered(salon: Salon) -> None:
    await full(salon)
    await salon.click(salon.eve, salon.public, "Wait for a seat")
    record = lobby.leave(salon.table.record, salon.cleo.id)
    await salon.as_bot(salon.bot.store.save(record))
    assert calls(salon) == []
    await salon.crash()
    assert len(calls(salon)) == 1
    assert salon.seat_of(salon.eve) == 2


async def test_a_kept_seat_outlives_a_downtime(salon: Salon, pings: Counter[int]) -> None:
    await full(salon)
    await salon.click(salon.eve, salon.public, "Wait for a seat")
    await salon.slash(salon.cleo, "table leave")
    await salon.env.advance_time(60)
    await down(salon, 11 * 60)
    assert salon.seat_of(salon.eve) == 2
    due = salon.table.answer_by(salon.table.seats[2]) or 0
    assert abs(due - records.now() - 9 * 60_000) < 5_000
    assert [f"<t:{due // 1000}:R>" in texts(call) for call in calls(salon)] == [False, True]
    assert pings[salon.eve.id] == 2
    await salon.env.advance_time(8 * 60)
    assert salon.seat_of(salon.eve) == 2
    await down(salon, 60)
    await salon.env.advance_time(90)
    assert salon.table.seats[2] is None
    assert salon.table.record.waiting == ()


async def test_whoever_wants_no_mention_is_named_without_one(salon: Salon, pings: Counter[int]) -> None:
    await full(salon)
    await salon.slash(salon.eve, "settings", mentions="silent")
    await salon.click(salon.eve, salon.public, "Wait for a seat")
    await salon.slash(salon.cleo, "table leave")
    assert len(calls(salon)) == 1
    assert not pings[salon.eve.id]


async def test_where_nobody_can_wait_nobody_is_offered_to(salon: Salon) -> None:
    result = await salon.slash(salon.eve, "table wait")
    assert texts(result.response) == words()("no-table-here")
    await salon.slash(salon.ann, "differ new")
    result = await salon.slash(salon.eve, "table wait")
    assert texts(result.response) == words()("queue-seat-free")
    assert "Wait for a seat" not in [one["label"] for one in controls(salon.public)]


async def test_a_lone_players_table_offers_watching_only(salon: Salon) -> None:
    """Watching offers the queue."""
    await salon.slash(salon.ann, "differ new", computers=3)
    await salon.click(salon.ann, salon.public, "Start")
    shown = [one["label"] for one in controls(salon.public)]
    assert "Watch" in shown
    assert "Queue up" not in shown
    watched = await salon.click(salon.eve, salon.public, "Watch")
    assert "Wait for a seat" in [one["label"] for one in controls(watched.response)]
