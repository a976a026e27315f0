"""The card corner: one lasting message from which everybody comes to a table, true whatever happens."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.games import GAMES
from bot.words import words
from cogs.server.corner import BURIED, LOOK_AGAIN
from tests.e2e.salon import Salon, controls, labels, texts
from tests.e2e.setup import manager
from tests.e2e.ways import said

__all__ = ["manager"]


@pytest.fixture
async def corner(salon: Salon, manager: Any) -> Salon:
    made = salon.beside()
    await salon.slash(manager, "setup", corner=made.channel)
    return made


def of_games(message: Any) -> list[str]:
    return [one["label"] for one in controls(message) if one["custom_id"].startswith("press:play:")]


def messages(place: Salon) -> list[Any]:
    return [message for message in place.channel.history() if not message.flags.ephemeral]


async def test_each_button_leads_to_its_games_page(salon: Salon, corner: Salon) -> None:
    assert of_games(corner.public) == [salon.bot.game_name(slug) for slug in GAMES]
    page = None
    for slug in GAMES:
        page = (await corner.click(corner.bob, corner.public, salon.bot.game_name(slug))).response
        assert page.flags.ephemeral
        assert words()("play-title", game=salon.bot.game_name(slug)) in texts(page)
    await corner.click(corner.bob, page, words()("button-play-alone"))
    assert corner.table.status == "playing"


async def test_each_game_says_what_it_is(corner: Salon) -> None:
    assert "Differ** · 4 players · about" in texts(corner.public)
    assert "92Q** · 4, 6, 8 players · about" in texts(corner.public)
    assert "Spring Cleaning** · 2\N{EN DASH}5 players · about" in texts(corner.public)
    for slug in GAMES:
        assert words()(f"{corner.bot.game_cog(slug).prefix}-game") in texts(corner.public)


async def chat(place: Salon, count: int) -> None:
    for number in range(count):
        await place.bob.send(place.channel, f"{number}")


async def test_a_buried_corner_is_posted_again(salon: Salon, corner: Salon) -> None:
    before = corner.public.id
    await chat(corner, BURIED - 1)
    await salon.env.advance_time(LOOK_AGAIN + 60)
    assert [one.id for one in messages(corner) if of_games(one)] == [before]
    await chat(corner, 1)
    await salon.env.advance_time(LOOK_AGAIN + 60)
    assert [one.id for one in messages(corner) if of_games(one)] == [corner.public.id] != [before]
    await salon.slash(salon.ann, "differ new")
    assert "Differ with Ann" in texts(corner.public)


async def test_a_buried_corner_stays_during_a_match(salon: Salon, corner: Salon) -> None:
    before = corner.public.id
    await corner.slash(corner.ann, "differ new")
    await chat(corner, BURIED)
    await salon.env.advance_time(LOOK_AGAIN + 60)
    assert [one.id for one in messages(corner) if of_games(one)] == [before]


async def test_it_lists_the_tables_that_lack_somebody(salon: Salon, corner: Salon) -> None:
    assert words()("corner-lacking") not in texts(corner.public)
    await salon.slash(salon.ann, "differ new", computers=1)
    link = f"/channels/{salon.guild.id}/{salon.channel.id}/{salon.table.record.message}"
    assert link in texts(corner.public)
    assert "Differ with Ann: 2 free seats" in texts(corner.public)
    joined = await corner.select(corner.bob, corner.public, str(salon.table.id), beginning="menu:corner:join")
    assert link in said(joined)
    assert salon.table.seat_of(corner.bob.id) is not None
    assert "one free seat" in texts(corner.public)
    await salon.click(salon.cleo, salon.public, "Join")
    assert words()("corner-lacking") not in texts(corner.public)


def hide(place: Salon) -> None:
    """Nobody without a role sees the channel any more."""
    denied = discord.Permissions(view_channel=True).value
    hidden = Overwrite(target_id=place.guild.id, type=OverwriteType.ROLE, allow=0, deny=denied)
    place.env.backend.set_overwrite(place.channel.id, hidden)


async def test_a_hidden_table_is_not_listed(salon: Salon, corner: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    assert words()("corner-lacking") in texts(corner.public)
    hide(salon)
    await salon.restart()
    assert words()("corner-lacking") not in texts(corner.public)


async def test_a_hidden_table_cannot_be_joined(salon: Salon, corner: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    hide(salon)
    joined = await corner.select(corner.bob, corner.public, str(salon.table.id), beginning="menu:corner:join")
    assert said(joined) == words()("table-gone")
    assert salon.table.seat_of(corner.bob.id) is None


async def test_a_restart_keeps_its_message_true(salon: Salon, corner: Salon) -> None:
    before = corner.public.id
    await salon.slash(salon.ann, "differ new")
    await salon.restart()
    corner.bot = salon.bot
    assert corner.public.id == before
    assert "Differ with Ann" in texts(corner.public)
    await salon.slash(salon.ann, "table end")
    assert "Differ with Ann" not in texts(corner.public)


async def test_a_crash_shows_what_changed_meanwhile(salon: Salon, corner: Salon) -> None:
    salon.env.inject_error("PATCH", f"/channels/{corner.channel.id}/messages/*", status=503, times=None)
    await salon.slash(salon.ann, "differ new")
    assert "Differ with Ann" not in texts(corner.public)
    salon.env.backend.faults.clear()
    await salon.crash()
    assert "Differ with Ann" in texts(corner.public)
    assert len(messages(corner)) == 1


async def test_a_corner_that_was_deleted_comes_back(salon: Salon, corner: Salon) -> None:
    salon.env.backend.delete_message(corner.channel.id, corner.public.id)
    assert messages(corner) == []
    await salon.slash(salon.ann, "differ new")
    assert "Differ with Ann" in texts(corner.public)
    salon.env.backend.delete_message(corner.channel.id, corner.public.id)
    await salon.env.advance_time(LOOK_AGAIN + 60)
    assert of_games(corner.public)
    assert len(messages(corner)) == 1


async def test_it_waits_for_a_permission_that_was_lost(salon: Salon, corner: Salon) -> None:
    corner.deny("send_messages", "view_channel")
    await salon.slash(salon.ann, "differ new")
    corner.allow_all()
    await salon.env.advance_time(60 * 60)
    assert "Differ with Ann" in texts(corner.public)


async def test_managers_move_and_remove_it(salon: Salon, corner: Salon, manager: Any) -> None:
    panel = (await salon.slash(manager, "setup")).response
    assert f"<#{corner.channel.id}>" in texts(panel)
    other = salon.beside()
    await manager.select(panel, [other.channel], custom_id="channels:setup:corner")
    assert messages(corner) == []
    assert of_games(other.public)
    await manager.select(panel, [], custom_id="channels:setup:corner")
    assert messages(other) == []
    await salon.restart()
    assert messages(other) == []


async def test_it_goes_with_its_channel(salon: Salon, corner: Salon) -> None:
    salon.env.backend.delete_channel(corner.channel.id)
    await salon.slash(salon.ann, "differ new")
    server = await salon.as_bot(salon.bot.store.server(salon.guild.id))
    assert server.corner == 0
    assert await salon.as_bot(salon.bot.store.corners()) == {}


async def test_it_speaks_the_server_s_language(salon: Salon, corner: Salon, manager: Any) -> None:
    await salon.slash(manager, "setup", language="de")
    assert "Kartenecke" in texts(corner.public)
    assert "Meine Tische" in labels(corner.public)


async def test_my_tables_are_those_where_i_sit(salon: Salon, corner: Salon) -> None:
    mine = await corner.click(corner.ann, corner.public, words()("button-my-tables"))
    assert said(mine) == words()("tables-none")
    await salon.slash(salon.ann, "springcleaning new", players=2, computers=1)
    await salon.click(salon.ann, salon.public, "Start")
    mine = await corner.click(corner.ann, corner.public, words()("button-my-tables"))
    assert "your turn" in said(mine)
    assert f"/{salon.table.record.message}" in said(mine)
    other = await corner.click(corner.bob, corner.public, words()("button-my-tables"))
    assert said(other) == words()("tables-none")


async def test_the_leaderboard_is_a_press_away(corner: Salon) -> None:
    board = await corner.click(corner.ann, corner.public, words()("button-leaderboard"))
    assert board.ephemeral
    assert words()("board-empty") in said(board)


async def test_nobody_else_may_choose_it(salon: Salon, corner: Salon, manager: Any) -> None:
    panel = (await salon.slash(manager, "setup")).response
    forged = await salon.forge(salon.ann, panel, "channels:setup:corner", values=[])
    assert said(forged) == words()("setup-managers-only")
    assert of_games(corner.public)
