"""Nobody waits for somebody else's network, nor for their own where an answer does not need it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.words import words
from cogs.delivery.courier import in_time
from tests.discord.faults import Delay, Hang
from tests.discord.matches import Match
from tests.discord.people import choices, some
from tests.wire.deadlines import LONG
from tests.wire.truth import all_is_true, panels_are_true, public_is_true

if TYPE_CHECKING:
    from tests.discord.server import StandIn
    from tests.discord.world import Channel
    from tests.wire.parlour import Parlour

ON_ITS_WAY = ("edit", "post", "panel edit", "prompt post", "prompt delete", "follow-up")
"""All that the bot sends by itself."""


async def alone(parlour: Parlour, channel: Channel, place: int = 0) -> Match:
    match = Match(parlour.discord, channel, [parlour.people[place]], parlour.rng)
    await match.open("differ", target=999, computers=3, level="chance")
    await match.start()
    return match


@pytest.fixture
def more(parlour: Parlour) -> list[Channel]:
    return [parlour.world.channel(parlour.guild, f"cards-{number}") for number in range(9)]


async def test_eight_tables_that_hang_hold_no_other_up(parlour: Parlour, more: list[Channel]) -> None:
    # Nobody holds more than three tables.
    *stuck, free = [await alone(parlour, channel, number // 3) for number, channel in enumerate(more)]
    there = {match.channel for match in stuck}
    fault = parlour.discord.faults.plant(ON_ITS_WAY, Hang(), where=lambda call: call.channel in there)
    for match in stuck:
        await parlour.acted(match)
    await parlour.world.until(lambda: fault.hits >= len(stuck), "requests that hang")
    for _ in range(5):
        await free.move()
        await parlour.acted(free)
        await all_is_true(parlour, free)
    # All this time nothing was let go.
    parlour.discord.faults.lift(fault)
    for match in stuck:
        await all_is_true(parlour, match)


async def test_whoever_asks_is_answered_whatever_hangs(parlour: Parlour) -> None:
    match = await alone(parlour, parlour.channel)
    (person,) = match.people
    fault = parlour.discord.faults.plant(ON_ITS_WAY, Hang())
    shown = await person.command(match.channel, "table show")
    assert shown.response
    hand = await match.hand(person)
    assert not hand.deferred
    (panel,) = hand.replies
    table = parlour.bot.tables.get(match.number)
    assert panel.texts
    assert table.live
    await match.move()
    parlour.discord.faults.lift(fault)
    await all_is_true(parlour, match)


async def test_answers_wait_for_a_locked_database(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await alone(parlour, parlour.channel)
    await parlour.world.until(match.ready, "a turn")
    await all_is_true(parlour, match)
    monkeypatch.setattr("cogs.delivery.answers.DEFER_AFTER", 0.05)
    person, panel = match.ready() or pytest.fail("nobody is to act")
    control = next(one for one in choices(panel) if ":act:" in one["custom_id"])
    table = parlour.bot.tables.get(match.number)
    before, turn = len(table.log), table.turn(table.seat_of(person.user.id) or 0)
    path = parlour.settings.database.split(":///")[1]
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        clicked = person.press(panel, control, some(match.rng, control))
        await person.answered(clicked)
        assert clicked.deferred
        assert len(table.log) == before
        other.execute("ROLLBACK")
    await parlour.comes(lambda: table.turn(table.seat_of(person.user.id) or 0) > turn, "an action")
    await all_is_true(parlour, match)
    assert words()("our-mistake") not in "".join(one.texts for one in person.private(match.channel))


async def test_click_that_waits_for_the_database_succeeds(
    parlour: Parlour, more: list[Channel], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several people click in a lobby, at a table or alone while somebody else holds it."""
    match, lobby, free = (
        parlour.match(4),
        Match(parlour.discord, more[0], parlour.people[4:], parlour.rng),
        more[1],
    )
    await match.open("differ", target=999)
    await match.start()
    await lobby.open("differ", target=999)
    monkeypatch.setattr("cogs.delivery.answers.DEFER_AFTER", 0.05)
    ann, bob, cleo, dan = match.people
    path = parlour.settings.database.split(":///")[1]
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        host = lobby.people[0]
        clicks = [
            (host, host.press(lobby.public, lobby.public.button(f"press:lobby:{lobby.number}:leave") or {})),
            (ann, ann.type(match.channel, "table end")),
            (bob, bob.type(match.channel, "settings", mentions="silent")),
            (cleo, cleo.type(match.channel, "table end")),
            (dan, dan.type(free, "differ new", computers=3)),
        ]
        for person, clicked in clicks:
            await person.answered(clicked)
            assert clicked.deferred
        other.execute("ROLLBACK")
    tables = parlour.bot.tables
    table, left = tables.get(match.number), tables.get(lobby.number)
    await parlour.comes(lambda: sum(one.ending for one in table.seats if one) == 2, "two votes")
    await parlour.comes(lambda: left.seat_of(host.user.id) is None, "a free seat")
    await parlour.comes(lambda: tables.in_channel(free.id), "another table")
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    assert (await parlour.bot.store.player(bob.user.id)).mentions == "silent"
    await public_is_true(parlour, match)
    await public_is_true(parlour, lobby)
    for channel in (match.channel, lobby.channel, free):
        assert not [one for one in channel.messages.values() if words()("our-mistake") in one.texts]


async def test_slow_lobby_answer_hides_no_newcomer(parlour: Parlour) -> None:
    match = parlour.match(3)
    host, bob, cleo = match.people
    await host.command(match.channel, "differ new")
    match.number = parlour.bot.tables.live()[0].id
    fault = parlour.discord.faults.plant("callback", Delay(0.4), times=1)
    slow = bob.press(match.public, match.public.button("press:lobby:") or {})
    await parlour.world.until(lambda: fault.hits, "a slow answer")
    await cleo.click(match.public, "press:lobby:")
    await bob.answered(slow)
    await public_is_true(parlour, match)
    assert "Cleo" in match.public.texts


async def test_two_rematches_at_once_open_one_lobby(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2, level="chance")
    for person in match.people:
        await person.command(match.channel, "table end")
    await parlour.world.until(lambda: match.over, "the end")
    button = match.public.button("press:rematch:") or {}
    clicks = [person.press(match.public, button) for person in match.people]
    for person, clicked in zip(match.people, clicks, strict=True):
        await person.answered(clicked)
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    (table,) = parlour.bot.tables.live()
    lobbies = [one for one in match.channel.public() if one.controls(beginning=f"press:lobby:{table.id}")]
    assert len(lobbies) == 1
    match.number = table.id
    await public_is_true(parlour, match)
    await panels_are_true(parlour, match)


async def test_request_begun_before_its_fault_is_given_up(discord: StandIn) -> None:
    """The short deadlines of these tests hold for it as well."""
    request = asyncio.create_task(in_time(asyncio.Event().wait()))
    await asyncio.sleep(0)
    discord.faults.plant("edit", Hang())
    async with asyncio.timeout(LONG / 2) as own:
        with pytest.raises(TimeoutError):
            await request
    assert not own.expired()
