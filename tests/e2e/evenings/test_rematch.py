"""A rematch of somebody who sat alone: one tap, and the match has begun with their panel below it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.base import pick
from bot.records.stored import Record
from bot.words import words
from tests.e2e.messages import alone
from tests.e2e.salon import Hands, Salon, controls, enabled, texts
from tests.e2e.visits import Guests, Where, leave, publics, sent
from tests.e2e.ways import said


async def over(salon: Salon, **options: Any) -> Record:
    """A match of Ann's, alone with computer players, which is over."""
    await salon.slash(salon.ann, "differ new", computers=3, **alone("differ") | options)
    await salon.click(salon.ann, salon.public, words()("button-start"))
    return await ended(salon)


async def ended(salon: Salon) -> Record:
    number = salon.table.id
    await salon.as_bot(salon.bot.tables.end(number, 0, moderator=True))
    record = await salon.as_bot(salon.bot.store.table(number))
    assert isinstance(record, Record)
    return record


def panels(salon: Salon, number: int) -> list[Any]:
    """Ann's panels of this table."""
    private = [one for one in salon.channel.history(viewer=salon.ann) if one.flags.ephemeral]
    return [one for one in private if any(f":{number}" in made["custom_id"] for made in controls(one))]


async def test_whoever_sat_alone_plays_on_with_one_tap(salon: Salon) -> None:
    first = await over(salon, clock="live")
    answer = await salon.click(salon.ann, salon.public, words()("button-rematch"))
    again = salon.table
    assert again.id != first.id
    assert again.status == "playing"
    assert again.record.clock == first.clock == "live"
    assert [one and (one.name, one.level) for one in again.seats] == [
        one and (one.name, one.level) for one in first.seats
    ]
    # What everybody sees is the answer, and holds no card of hers; her panel stands below.
    assert answer.response.id == again.record.message == salon.public.id
    assert not answer.ephemeral
    assert words()("button-start") not in enabled(salon.public)
    (panel,) = panels(salon, again.id)
    assert panel.id > salon.public.id
    hands = Hands(salon, Random(1))
    hands.panels[0] = panel
    hands.renewed.add(0)
    await hands.move(0)


async def test_her_old_panel_begins_the_next_match_too(salon: Salon) -> None:
    await salon.slash(salon.ann, "springcleaning new", computers=1, **alone("springcleaning"))
    await salon.click(salon.ann, salon.public, words()("button-start"))
    await salon.click(salon.ann, salon.public, words()("button-hand"))
    first, rng = salon.table, Random(1)
    while first.live:
        if first.between_hands:
            await salon.as_bot(salon.bot.tables.next_hand(first.id, salon.ann.id))
        elif 0 in first.waiting_for:
            action = pick(rng, first.state.legal(0))
            await salon.as_bot(salon.bot.tables.act(first.id, salon.ann.id, first.turn(0), action))
        else:
            await salon.env.settle()
    old = salon.newest_private(salon.ann)
    answer = await salon.click(salon.ann, old, words()("button-rematch"))
    again = salon.table
    assert (again.status, answer.response.id) == ("playing", again.record.message)
    assert not answer.ephemeral
    (panel,) = panels(salon, again.id)
    assert panel.id > salon.public.id > old.id
    # Pressed once more it leads to the match that has begun.
    stale = await salon.click(salon.ann, old, words()("button-rematch"))
    assert words()("table-in-channel") in texts(stale.response)
    assert salon.table.id == again.id
    assert words()("button-hand") in enabled(stale.response)


async def test_two_clicks_at_once_begin_one_match(salon: Salon) -> None:
    server = await salon.as_bot(salon.bot.store.server(salon.guild.id))
    await salon.as_bot(salon.bot.store.arrange(replace(server, threads=True)))
    await salon.slash(salon.ann, "differ new", computers=3, level="chance")
    (first,) = salon.bot.tables.live()
    await salon.as_bot(salon.bot.tables.start(first.id, salon.ann.id))
    await salon.as_bot(salon.bot.tables.end(first.id, 0, moderator=True))
    result = salon.public
    answers = await salon.at_once(salon.ann, result, f"press:rematch:{first.id}")
    (again,) = salon.bot.tables.live()
    assert again.status == "playing"
    assert again.record.parent == salon.channel.id
    assert [words()("table-started") in texts(one.response) for one in answers].count(True) == 1
    # Another time it is another match.
    await salon.click(salon.ann, result, words()("button-rematch"))
    assert len(salon.bot.tables.live()) == 2


async def test_two_clicks_among_people_open_one_lobby(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2, level="chance")
    await salon.click(salon.bob, salon.public, words()("button-join"))
    await salon.click(salon.ann, salon.public, words()("button-start"))
    first = await ended(salon)
    answers = await salon.at_once(salon.ann, salon.public, f"press:rematch:{first.id}")
    assert salon.table.status == "lobby"
    assert [words()("table-in-channel") in texts(one.response) for one in answers].count(True) == 1


async def test_nobody_else_begins_it(salon: Salon) -> None:
    await over(salon)
    refused = await salon.click(salon.eve, salon.public, words()("button-rematch"))
    assert said(refused) == words()("table-not-seated")
    assert salon.live is None


async def test_no_match_begins_before_an_update(salon: Salon) -> None:
    first = await over(salon)
    salon.bot.tables.draining = True
    refused = await salon.click(salon.ann, salon.public, words()("button-rematch"))
    assert refused.ephemeral
    assert said(refused) == words()("table-draining")
    assert salon.live is None
    salon.bot.tables.draining = False
    await salon.click(salon.ann, salon.public, words()("button-rematch"))
    assert salon.table.id == first.id + 1


async def test_where_another_table_stands_none_begins(salon: Salon) -> None:
    await over(salon)
    result = salon.public
    await salon.slash(salon.bob, "topsuit new", players=3)
    salon.deny("create_public_threads")
    refused = await salon.click(salon.ann, result, words()("button-rematch"))
    assert said(refused) == words()("table-in-channel")
    assert len(salon.bot.tables.live()) == 1
    assert salon.table.host == salon.bob.id


@pytest.mark.parametrize("how", ["left", "waiting"])
async def test_others_of_the_match_are_waited_for(salon: Salon, how: str) -> None:
    tables, bob = salon.bot.tables, salon.bob.id
    await salon.slash(salon.ann, "differ new", computers=2 if how != "waiting" else 3, level="chance")
    if how != "waiting":
        await salon.click(salon.bob, salon.public, words()("button-join"))
    await salon.click(salon.ann, salon.public, words()("button-start"))
    number = salon.table.id
    match how:
        case "left":
            await salon.as_bot(tables.leave_to_computer(number, bob, "left"))
        case _:
            await salon.as_bot(tables.wait(number, bob, "Bob"))
    await ended(salon)
    await salon.click(salon.ann, salon.public, words()("button-rematch"))
    assert salon.table.status == "lobby"
    assert salon.table.host == salon.ann.id
    assert not panels(salon, salon.table.id)


async def test_an_evenings_next_match_alone_begins_at_once(salon: Salon) -> None:
    await over(salon)
    await salon.select(salon.ann, salon.public, "topsuit", beginning="menu:next:")
    assert (salon.table.slug, salon.table.status) == ("topsuit", "playing")
    assert panels(salon, salon.table.id)


@pytest.mark.parametrize("there", ["group", "server"])
async def test_one_click_plays_on_without_the_bot(
    salon: Salon, there: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(salon, there, monkeypatch)
    await salon.slash(salon.ann, "topsuit new", players=3, computers=1, level="chance")
    await salon.click(salon.bob, salon.public, words()("button-join"))
    await salon.click(salon.bob, salon.public, words()("button-leave"))
    number = salon.table.id
    await salon.as_bot(salon.bot.tables.fill(number, salon.ann.id))
    await salon.as_bot(salon.bot.tables.start(number, salon.ann.id))
    await salon.slash(salon.ann, "table end")
    before = len(publics(salon))
    await salon.click(salon.ann, salon.public, words()("button-rematch"))
    again = salon.table
    assert again.id != number
    assert again.status == "playing"
    assert again.record.visiting
    assert again.record.message == salon.public.id
    assert len(publics(salon)) == before + 1
    assert sent(salon) == []
    (panel,) = panels(salon, again.id)
    assert panel.id > salon.public.id
    hands = Guests(salon, Random(1))
    hands.panels[0] = panel
    await hands.move(0)


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_presses_give_one_lobby_in_threads_too(salon: Salon, *, at_once: bool) -> None:
    server = await salon.as_bot(salon.bot.store.server(salon.guild.id))
    await salon.as_bot(salon.bot.store.arrange(replace(server, threads=True)))
    await salon.slash(salon.ann, "differ new", computers=2, level="chance")
    (first,) = salon.bot.tables.live()
    await salon.as_bot(salon.bot.tables.join(first.id, salon.bob.id, "Bob"))
    await salon.as_bot(salon.bot.tables.start(first.id, salon.ann.id))
    await salon.as_bot(salon.bot.tables.end(first.id, 0, moderator=True))
    result, before = salon.public, set(salon.env.backend.channels)
    if at_once:
        told = texts((await salon.at_once(salon.bob, result, f"press:rematch:{first.id}"))[1].response)
    else:
        await salon.click(salon.ann, result, words()("button-rematch"))
        await salon.crash()
        told = texts((await salon.click(salon.bob, result, words()("button-rematch"))).response)
    (again,) = salon.bot.tables.live()
    assert again.status == "lobby"
    assert f"/{again.channel}" in told or f"<#{again.channel}>" in told
    assert set(salon.env.backend.channels) - before == {again.channel}
    stranger = await salon.click(salon.eve, result, words()("button-rematch"))
    assert said(stranger) == words()("table-not-seated")
    # Once that is closed another may be opened.
    await salon.as_bot(salon.bot.tables.end(again.id, 0, moderator=True))
    await salon.click(salon.ann, result, words()("button-rematch"))
    (other,) = salon.bot.tables.live()
    assert other.id != again.id
