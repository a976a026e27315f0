"""Whatever Discord does, a server has one card corner, and what it shows is true."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.discord.faults import Hang, Refuse
from tests.discord.world import PATIENCE
from tests.wire.lasting.corners import arranged, corners, place_for, wanted
from tests.wire.truth import plain
from tests.wire.ways import DISTINCT, WAYS

if TYPE_CHECKING:
    from tests.discord.matches import Match
    from tests.discord.world import Channel, Message
    from tests.wire.parlour import Parlour


async def true(parlour: Parlour, channel: Channel) -> Message:
    """Wait until the one corner of this channel shows what is; returns it."""
    shows = None
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                moved, shows = parlour.world.next_move, await wanted(parlour)
                match corners(channel):
                    case [one] if plain(one.components) == shows:
                        return one
                await moved.wait()
    except TimeoutError:
        shown = [(one.id, one.texts) for one in corners(channel)]
        raise AssertionError(f"shown is {shown}, not {shows}") from None


@pytest.fixture
async def place(parlour: Parlour) -> Channel:
    return place_for(parlour)


async def lobby(parlour: Parlour) -> Match:
    """Somebody opens a table, so that the corner has something new to show."""
    match = parlour.match(1)
    await match.open("differ")
    return match


@pytest.mark.parametrize("name", DISTINCT)
async def test_it_is_posted_once_however_that_fails(parlour: Parlour, place: Channel, name: str) -> None:
    # What arrived all the same is found before it is posted a second time.
    fault = parlour.discord.faults.plant("post", WAYS[name], times=2)
    await arranged(parlour, place)
    await parlour.world.until(lambda: fault.hits, "a post")
    if isinstance(WAYS[name], Hang):
        parlour.discord.faults.lift(fault)
    await true(parlour, place)


@pytest.mark.parametrize("name", DISTINCT)
async def test_it_shows_a_lobby_however_its_edit_fails(parlour: Parlour, place: Channel, name: str) -> None:
    await arranged(parlour, place)
    corner = await true(parlour, place)
    fault = parlour.discord.faults.plant(
        "edit", WAYS[name], times=2, where=lambda call: call.message is corner
    )
    await lobby(parlour)
    await parlour.world.until(lambda: fault.hits == 2, "an edit")
    parlour.discord.faults.lift(fault)
    assert await true(parlour, place) is corner


async def test_late_edit_is_overwritten(parlour: Parlour, place: Channel) -> None:
    await arranged(parlour, place)
    corner = await true(parlour, place)
    fault = parlour.discord.faults.plant(
        "edit", Hang(late=True), times=1, where=lambda call: call.message is corner
    )
    match = await lobby(parlour)
    await parlour.world.until(lambda: fault.hits, "an edit")
    await parlour.ended(match)
    await true(parlour, place)
    before = corner.edits
    parlour.discord.faults.lift(fault)
    await parlour.world.until(lambda: corner.edits > before, "the edit that hung")
    await true(parlour, place)


async def test_corner_whose_receipt_was_lost_is_found(parlour: Parlour, place: Channel) -> None:
    await arranged(parlour, place)
    corner = await true(parlour, place)
    await parlour.stop()
    path = parlour.settings.database.split(":///")[1]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM corners")
    parlour.discord.rest.forget_nonces()
    await parlour.start()
    await lobby(parlour)
    assert await true(parlour, place) is corner


async def test_where_it_cannot_be_edited_there_is_another(parlour: Parlour, place: Channel) -> None:
    await arranged(parlour, place)
    corner = await true(parlour, place)
    parlour.discord.faults.plant("edit", Refuse(403, 50005), where=lambda call: call.message is corner)
    await lobby(parlour)
    await parlour.world.until(lambda: corners(place) and corner not in corners(place), "another corner")
    await true(parlour, place)


async def test_it_waits_for_a_permission(parlour: Parlour, place: Channel) -> None:
    await arranged(parlour, place)
    corner = await true(parlour, place)
    fault = parlour.discord.faults.plant(
        "edit", Refuse(403, 50001), where=lambda call: call.message is corner
    )
    await lobby(parlour)
    await parlour.world.until(lambda: fault.hits, "an edit")
    parlour.discord.faults.lift(fault)
    parlour.discord.deny(place, 0)
    assert await true(parlour, place) is corner


async def test_corner_shows_a_thread_only_while_open(parlour: Parlour, place: Channel) -> None:
    await arranged(parlour, place)
    thread = parlour.world.thread(parlour.channel)
    parlour.discord.archive(thread, archived=False)
    match = parlour.match(1, thread)
    await match.open("differ")
    link = str(thread.id)
    corner = await true(parlour, place)
    await parlour.world.until(lambda: link in corner.texts, "the table in the thread")
    parlour.discord.archive(thread)
    await parlour.world.until(lambda: link not in corner.texts, "no table")
    parlour.discord.archive(thread, archived=False)
    await parlour.world.until(lambda: link in corner.texts, "the table in the thread once more")
    assert await true(parlour, place) is corner
