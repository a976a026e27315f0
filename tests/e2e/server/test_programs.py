"""Programs at a table on Discord: chosen in the lobby, named there, and replaced when they are gone."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.ai import LEVELS
from bot.ops.settings import Settings
from bot.words import words
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.server.test_errors import said
from tests.e2e.table.test_opening import menu, opened
from tests.e2e.table.test_why import some_move, why
from tests.engines.programs import registered


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, programs=(registered(), registered("", "other", "differ")), program_seconds=60.0)


async def lobby(salon: Salon) -> Any:
    await salon.slash(salon.ann, "topsuit new", players=3)
    for _ in range(2):
        await salon.select(salon.ann, salon.public, "example", beginning="menu:lobby:1:add")
    return salon.public


async def play(salon: Salon) -> None:
    table, hands = salon.table, Hands(salon, Random(3))
    while table.live:
        if 0 in table.waiting_for:
            await hands.move(0)
        else:
            await salon.env.settle()


async def test_a_program_is_chosen_in_the_lobby_and_plays_a_match(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=3)
    (kinds,) = [one for one in controls(salon.public, 3) if one["custom_id"].endswith(":add")]
    offered = {option["value"]: option["label"] for option in kinds["options"]}
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


async def test_one_that_is_gone_after_a_restart_is_replaced_with_a_sentence(salon: Salon) -> None:
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


async def test_the_page_of_play_offers_programs_of_the_game(salon: Salon) -> None:
    page = await opened(salon, "topsuit")
    (levels,) = [one for one in controls(page, 3) if one["custom_id"] == menu(page, "level")]
    assert [option["value"] for option in levels["options"]] == ["easy", "normal", "hard", "example"]
    page = (await salon.select(salon.ann, page, "example", beginning=menu(page, "level"))).response
    await salon.click(salon.ann, page, words()("button-play-alone"))
    assert [salon.table.level(seat) for seat in (1, 2)] == ["example"] * 2


async def test_a_program_of_another_game_cannot_be_forged_into_a_seat(salon: Salon) -> None:
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
