"""The weekly challenge in messages to the bot: the same cards for everyone who plays it there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.people.challenges import MESSAGES
from bot.records import stored as records
from bot.records.weekly import days, week_of
from bot.tables.table import Table
from bot.words import words
from cogs.kit import ids
from tests.e2e.challenges import DAY, DIFFER, board, started, to
from tests.e2e.messages import Messages, messages
from tests.e2e.replays import deals
from tests.e2e.salon import Hands, Salon, controls, enabled
from tests.e2e.ways import said


@pytest.fixture(autouse=True)
def _it_is_a_week_of_differ(salon: Salon) -> None:
    to(salon, DIFFER)


async def begin(place: Messages) -> tuple[Table, Hands]:
    """Their match, and somebody who plays it by clicks."""
    await place.slash(place.who, "settings", text_only=True)
    answer = await place.slash(place.who, "challenge play")
    assert answer.ephemeral
    hands = Hands(place, Random(1))
    hands.panels[0] = await started(place, place.who, answer.response)
    return place.table, hands


async def played(place: Messages) -> Table:
    table, hands = await begin(place)
    while table.live:
        await hands.move(0)
    return table


async def shown(place: Messages, **options: Any) -> list[str]:
    return board(said(await place.slash(place.who, "challenge board", **options)))


async def test_cards_are_shared_and_the_board_shows_volunteers(salon: Salon) -> None:
    ann, bob = messages(salon), messages(salon, "bob")
    anns, bobs = await played(ann), await played(bob)
    assert (anns.guild, anns.record.week) == (MESSAGES, week_of(records.now()))
    assert [line[1:3] for line in anns.log] == [line[1:3] for line in bobs.log]
    # Others of the same week, on a server, have other cards.
    salon.alone = salon.ann
    await started(salon, salon.ann, (await salon.slash(salon.ann, "challenge play")).response)
    assert deals(salon.table)[:2] != deals(anns)[:2]
    # Nobody reads of somebody who did not say that they want to be seen.
    assert [line.split(":")[0] for line in await shown(ann)] == ["1. Ann"]
    assert await shown(messages(salon, "cleo")) == []
    await bob.slash(bob.who, "settings", public_rating=True)
    assert [line.split(":")[0] for line in await shown(ann)] == ["1. Ann", "1. Bob"]
    assert [line.split(":")[0] for line in await shown(messages(salon, "cleo"))] == ["🥇 Bob"]
    answer = await ann.slash(ann.who, "challenge board")
    assert words()("challenge-board-messages")[3:] in said(answer)
    # And there is nobody to show it to.
    assert words()("button-share") not in enabled(answer.response)
    forged = f"press:{ids.ChallengeBoard(week_of(records.now()), 0, 'share')}"
    ann.plant(answer.response, forged)
    assert said(await ann.forge(ann.who, answer.response, forged)) == words()("only-in-servers")
    assert [line.split(":")[0] for line in board(said(await salon.slash(salon.ann, "challenge board")))] == [
        "\u2013 Ann"
    ]


async def test_the_one_attempt_goes_on_after_a_crash(salon: Salon) -> None:
    place = messages(salon)
    table, hands = await begin(place)
    await hands.move(0)
    log = [*table.log]
    await place.crash()
    again = await place.slash(place.who, "challenge play")
    assert place.table.id == table.id
    assert [*place.table.log][: len(log)] == log
    assert controls(again.response)
    hands = Hands(place, Random(2))
    hands.panels[0], table = again.response, place.table
    while table.live:
        await hands.move(0)
    assert table.status == "over"
    once = said(await place.slash(place.who, "challenge play"))
    assert once.startswith(words()("challenge-once", when="").split(".")[0])


async def test_deals_are_verified_after_the_week(salon: Salon) -> None:
    place = messages(salon)
    table = await played(place)
    hidden = said(await place.slash(place.who, "verify", match=table.id))
    assert "challenge 0 " not in hidden
    salon.env.calendar.begins((days(DIFFER).moments[1] + 2 * 1000 * DAY) * 1_000_000)
    told = said(await place.slash(place.who, "verify", match=table.id))
    assert f"challenge 0 {DIFFER // 100}-W{DIFFER % 100}" in told
    assert words()("fair-other-seed") not in told


async def test_a_match_stands_beside_it(salon: Salon) -> None:
    place = messages(salon)
    table, _ = await begin(place)
    await place.slash(place.who, "topsuit new", players=3, level="chance")
    other = place.table
    assert other.id != table.id
    assert [one["value"] for one in await place.who.autocomplete("table end", "table", "")] == [
        other.id,
        table.id,
    ]
    await place.slash(place.who, "table end")
    assert place.table.id == table.id
    listed = said(await place.slash(place.who, "tables"))
    assert f"/@me/{place.channel.id}/{table.record.message}" in listed
