"""Programs at a table on Discord: chosen in the lobby, named there, and replaced when they are gone."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.ai import LEVELS
from bot.settings import Settings
from bot.words import words
from tests.e2e.opening import menu, opened
from tests.e2e.reasons import some_move, why
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.visits import leave
from tests.e2e.ways import said
from tests.engines.programs import registered


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, programs=(registered(), registered("", "other", "differ")), program_seconds=60.0)


async def lobby(salon: Salon) -> Any:
    await salon.slash(salon.ann, "topsuit new", players=3)
    for _ in range(2):
        await salon.select(salon.ann, salon.public, "example", beginning="menu:lobby:1:add")
    return salon.public


@pytest.fixture
def manager(salon: Salon) -> Any:
    role = salon.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return salon.guild.add_member(salon.env.create_user("mag", global_name="Mag"), roles=[role])


def plain(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", text)


async def kinds(salon: Salon) -> dict[str, str]:
    """Return the computer players that the lobby offers to its host, and their labels."""
    page = await salon.options(salon.ann, salon.public)
    (menu,) = [one for one in controls(page, 3) if one["custom_id"].endswith(":add")]
    return {option["value"]: option["label"] for option in menu["options"]}


async def play(salon: Salon) -> None:
    table, hands = salon.table, Hands(salon, Random(3))
    while table.live:
        if 0 in table.waiting_for:
            await hands.move(0)
        else:
            await salon.env.settle()


async def test_a_program_plays_a_match(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=3)
    offered = await kinds(salon)
    assert set(offered) - {*LEVELS} == {"example"}
    assert offered["example"].replace("\u2068", "").replace("\u2069", "") == "Program example"
    for _ in range(2):
        await salon.select(salon.ann, salon.public, "example", beginning="menu:lobby:1:add")
    assert "2. Toco (computer, program example)" in texts(salon.public)
    assert words()("lobby-programs") in texts(salon.public)
    assert "not there" not in texts(salon.public)
    await salon.click(salon.ann, salon.public, "Start")
    table = salon.table
    await play(salon)
    assert table.state.winners
    assert "not there" not in texts(salon.public)


async def test_a_missing_program_is_replaced_and_named(salon: Salon) -> None:
    await lobby(salon)
    await salon.click(salon.ann, salon.public, "Start")
    salon.settings = replace(salon.settings, programs=())
    await salon.restart()
    await salon.slash(salon.ann, "table show")
    assert "The program example is not there at the moment: a normal computer player plays for it." in texts(
        salon.public
    )
    table, hands = salon.table, Hands(salon, Random(3))
    while table.live:
        await hands.move(0)
    assert table.state.winners


async def test_the_play_page_offers_the_games_programs(salon: Salon) -> None:
    page = await opened(salon, "topsuit")
    (levels,) = [one for one in controls(page, 3) if one["custom_id"] == menu(page, "level")]
    assert [option["value"] for option in levels["options"]] == [
        "novice",
        "easy",
        "normal",
        "hard",
        "example",
    ]
    page = (await salon.select(salon.ann, page, "example", beginning=menu(page, "level"))).response
    await salon.click(salon.ann, page, words()("button-play-alone"))
    assert [salon.table.level(seat) for seat in (1, 2)] == ["example"] * 2


async def test_another_games_program_gets_no_seat(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=3)
    for name in ("other", "nobody"):
        forged = await salon.forge(salon.ann, salon.public, "menu:lobby:1:add", values=[name])
        assert said(forged).startswith("There is no computer player")
    page = await opened(salon, "topsuit")
    forged = await salon.forge(salon.ann, page, menu(page, "level"), values=["other"])
    assert said(forged) == words()("bad-button")


async def test_why_says_that_a_program_does_not_tell(salon: Salon) -> None:
    await lobby(salon)
    await salon.click(salon.ann, salon.public, "Start")
    await play(salon)
    table = await salon.bot.tables.read(1)
    told = await why(salon, some_move(table))
    assert re.sub("[\u2068\u2069]", "", words()("why-program", program="example")) in told


async def test_a_server_without_programs_is_offered_none(salon: Salon, manager: Any) -> None:
    panel = (await salon.slash(manager, "setup")).response
    await salon.click(manager, panel, words()("setup-page-play"))
    assert any(plain(one["placeholder"]) == "Programs at tables: yes" for one in controls(panel, 3)[2:])
    await salon.slash(salon.ann, "topsuit new", players=3)
    assert "example" in await kinds(salon)
    before = await opened(salon, "topsuit")
    await salon.select(manager, panel, "no", beginning="menu:setup:programs")
    # The lobby that is open shows it at once, and what is sent by an older page is refused with a sentence.
    assert {*await kinds(salon)} == {*LEVELS}
    not_here = words()("programs-not-here")
    forged = await salon.forge(salon.ann, salon.public, "menu:lobby:1:add", values=["example"])
    assert said(forged) == not_here
    forged = await salon.forge(salon.ann, before, menu(before, "level"), values=["example"])
    assert said(forged) == not_here
    other = salon.beside()
    made = await other.slash(other.bob, "topsuit new", players=3, computers=1, level="example")
    assert said(made) == not_here
    assert len(salon.bot.tables.live()) == 1
    offered = await other.bob.autocomplete(other.channel, "topsuit new", "level", "")
    assert {one["value"] for one in offered} == {*LEVELS}
    await salon.slash(manager, "setup", programs=True)
    assert "example" in await kinds(salon)


async def test_an_unwanted_programs_choice_opens_no_table(salon: Salon, manager: Any) -> None:
    page = await opened(salon, "topsuit")
    page = (await salon.select(salon.ann, page, "example", beginning=menu(page, "level"))).response
    await salon.slash(manager, "setup", programs=False)
    assert said(await salon.click(salon.ann, page, words()("button-play-alone"))) == words()(
        "programs-not-here"
    )
    assert not salon.bot.tables.live()
    page = (await salon.select(salon.ann, page, "4", beginning=menu(page, "size"))).response
    (levels,) = [one for one in controls(page, 3) if one["custom_id"] == menu(page, "level")]
    assert [option["value"] for option in levels["options"]] == ["novice", "easy", "normal", "hard"]
    await salon.click(salon.ann, page, words()("button-play-alone"))
    assert salon.table.level(1) == "normal"


async def test_an_unwanted_program_leaves_before_the_start(salon: Salon, manager: Any) -> None:
    """It leaves a lobby; a running match keeps it."""
    await lobby(salon)
    await salon.slash(manager, "setup", programs=False)
    told = plain(words()("programs-no-longer-here", names="example"))
    assert told in plain(texts(salon.public))
    assert plain(said(await salon.click(salon.ann, salon.public, "Start"))) == told
    assert salon.table.status == "lobby"
    for _ in range(2):
        await salon.click(salon.ann, salon.public, words()("button-remove-computer"))
        await salon.select(salon.ann, salon.public, "easy", beginning="menu:lobby:1:add")
    # The last computer player is taken off, and that was the new one.
    assert plain(said(await salon.click(salon.ann, salon.public, "Start"))) == told
    await salon.slash(manager, "setup", programs=True)
    assert told not in plain(texts(salon.public))
    await salon.click(salon.ann, salon.public, "Start")
    await salon.slash(manager, "setup", programs=False)
    await play(salon)
    assert salon.bot.tables.engines.programs.any
    assert (await salon.bot.tables.read(1)).state.winners


async def test_a_rematch_waits_for_its_removal(salon: Salon, manager: Any) -> None:
    await lobby(salon)
    await salon.click(salon.ann, salon.public, "Start")
    await play(salon)
    await salon.slash(manager, "setup", programs=False)
    await salon.click(salon.ann, salon.public, words()("button-rematch"))
    refused = plain(said(await salon.click(salon.ann, salon.public, "Start")))
    assert refused == plain(words()("programs-no-longer-here", names="example"))
    for _ in range(2):
        await salon.click(salon.ann, salon.public, words()("button-remove-computer"))
    await salon.select(salon.ann, salon.public, "easy", beginning="menu:lobby:2:add")
    await salon.select(salon.ann, salon.public, "easy", beginning="menu:lobby:2:add")
    await salon.click(salon.ann, salon.public, "Start")
    assert salon.table.status == "playing"


async def test_the_command_of_a_game_offers_its_programs(salon: Salon) -> None:
    async def offered(slug: str, typed: str) -> list[str]:
        found = await salon.ann.autocomplete(salon.channel, f"{slug} new", "level", typed)
        return [one["value"] for one in found]

    assert await offered("topsuit", "") == ["normal", "novice", "easy", "hard", "chance", "example"]
    assert await offered("differ", "prog") == ["example", "other"]
    assert await offered("topsuit", "OTH") == []
    assert await offered("topsuit", "hard") == ["hard"]
    for unknown in ("other", "nobody"):
        made = await salon.slash(salon.ann, "topsuit new", players=3, computers=1, level=unknown)
        assert said(made).startswith("There is no computer player")
    assert not salon.bot.tables.live()
    await salon.slash(salon.ann, "topsuit new", players=3, computers=2, level="example")
    assert [salon.table.level(seat) for seat in (1, 2)] == ["example"] * 2


async def test_without_programs_the_page_lacks_them(salon: Salon, manager: Any) -> None:
    salon.settings = replace(salon.settings, programs=())
    await salon.restart()
    panel = (await salon.slash(manager, "setup")).response
    await salon.click(manager, panel, words()("setup-page-play"))
    assert not [one for one in controls(panel, 3) if one["custom_id"] == "menu:setup:programs"]


async def test_a_server_without_the_bot_decides_nothing(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    await salon.bot.store.arrange(replace(await salon.bot.store.server(salon.guild.id), programs=False))
    leave(salon, "server", monkeypatch)
    await salon.slash(salon.ann, "topsuit new", players=3, computers=1, level="example")
    assert salon.table.record.visiting
    assert [seat and seat.level for seat in salon.table.seats] == [None, "example", None]
