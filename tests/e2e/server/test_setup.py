from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any, get_args

from bot.records.stored import Server
from bot.words import words
from cogs.kit import ids
from cogs.server.setup_page import panel
from tests.e2e.salon import Salon, controls, texts
from tests.e2e.setup import chosen, manager, says
from tests.e2e.ways import said

__all__ = ("manager",)


def literals(form: Any) -> list[str]:
    """All values of literals that may be unions of others."""
    return [one for part in get_args(form) for one in ([part] if isinstance(part, str) else literals(part))]


def test_a_filled_selects_name_stands_above_it() -> None:
    (box,) = panel(Server(1, corner=4, champions=5, announce=6), None, (7, 8)).view().to_components()
    parts = box["components"]
    above = {
        row["components"][0]["custom_id"].rpartition(":")[2]: before.get("content", "")
        for before, row in pairwise(parts)
        if "components" in row
    }
    assert "every channel" in above["channels"]
    assert above["corner"] == "Card corner: <#4>"
    assert above["announce"] == "The end of a season is told in: <#6>"
    assert above["champions"] == "Role of the champions: <@&5>"
    assert above["barred"] == "Blocked: <@7> and <@8>"
    (box,) = panel(Server(1), None).view().to_components()
    assert sum(part["type"] == 10 for part in box["components"]) == 3


def test_both_pages_have_each_control_once() -> None:
    pages = [panel(Server(1), None, programs=True, changed=what) for what in (None, "play")]
    made = [control.custom_id.rpartition(":")[2] for page in pages for control in page.controls]
    assert sorted(made) == sorted(literals(ids.SetupControl))


async def test_a_choice_stays_on_its_page(salon: Salon, manager: Any) -> None:
    panel = (await salon.slash(manager, "setup")).response
    assert set(says(panel)) == {"language", "typed"}
    await salon.click(manager, panel, words()("setup-page-play"))
    assert "clock" in says(panel)
    await salon.select(manager, panel, "none", beginning="menu:setup:clock")
    assert "clock" in says(panel)
    await salon.click(manager, panel, words()("setup-page-places"))
    assert set(says(panel)) == {"language", "typed"}
    typed = (await salon.slash(manager, "setup", hints=False)).response
    assert says(typed)["hints"] == "Hints: no"


async def test_choices_by_clicks_outlive_a_restart(salon: Salon, manager: Any) -> None:
    panel = (await salon.slash(manager, "setup")).response
    assert "every channel" in texts(panel)
    await salon.click(manager, panel, words()("setup-page-play"))
    await salon.select(manager, panel, "relaxed", beginning="menu:setup:clock")
    await salon.select(manager, panel, "12", beginning="menu:setup:season")
    await salon.select(manager, panel, "no", beginning="menu:setup:hints")
    await salon.select(manager, panel, "no", beginning="menu:setup:mentions")
    await salon.restart()
    await salon.select(manager, panel, "yes", beginning="menu:setup:mentions")
    assert replace(await chosen(salon), season_since=0) == Server(
        salon.guild.id, (), "relaxed", mentions=True, hints=False, season=12
    )
    assert says(panel) == {
        "clock": "Clock: relaxed: five minutes a move",
        "season": "A season: 12 months",
        "patience": "Shelve idle tables after: a day",
        "mentions": "Mentions: yes",
        "hints": "Hints: no",
        "hinted": "Rated with hints: no",
        "threads": "A thread for each table: no",
        "talk": "Table talk: yes",
        "nights": "Duplicate nights: yes",
    }


async def test_buttons_of_older_pages_still_work(salon: Salon, manager: Any) -> None:
    panel = (await salon.slash(manager, "setup")).response
    for what in ("mentions", "hints", "hinted"):
        before = getattr(await chosen(salon), what)
        await salon.forge(manager, panel, f"press:setup:{what}")
        assert getattr(await chosen(salon), what) is not before


async def test_a_former_manager_changes_nothing(salon: Salon, manager: Any) -> None:
    panel, before = (await salon.slash(manager, "setup")).response, await chosen(salon)
    for role in salon.env.backend.get_member(salon.guild.id, manager.id).role_ids[:]:
        salon.env.backend.remove_member_role(salon.guild.id, manager.id, role)
    answer = said(await manager.select(panel, ["de"], custom_id="menu:setup:language"))
    assert answer == words()("setup-managers-only")
    assert await chosen(salon) == before


async def test_tables_open_only_where_the_server_wants_them(salon: Salon, manager: Any) -> None:
    other = salon.beside()
    panel = (await salon.slash(manager, "setup")).response
    await manager.select(panel, [other.channel], custom_id="channels:setup:channels")
    assert (await chosen(salon)).channels == (other.channel.id,)
    answer = said(await salon.slash(salon.bob, "differ new"))
    assert answer == words()("table-elsewhere", channels=f"<#{other.channel.id}>")
    await other.slash(salon.bob, "differ new")
    assert other.table.slug == "differ"
    await manager.select(panel, [], custom_id="channels:setup:channels")
    await salon.slash(salon.bob, "differ new")
    assert salon.table.slug == "differ"


async def test_it_is_chosen_by_a_command_alone(salon: Salon, manager: Any) -> None:
    other = salon.beside()
    await salon.slash(manager, "setup", clock="day", season=1, mentions=False, hints=True)
    await salon.slash(manager, "setup", allow=salon.channel)
    answer = said(await salon.slash(manager, "setup", allow=other.channel))
    assert f"Tables open in: <#{salon.channel.id}> and <#{other.channel.id}>" in answer
    await salon.slash(manager, "setup", forbid=salon.channel)
    assert replace(await chosen(salon), season_since=0) == Server(
        salon.guild.id, (other.channel.id,), "day", mentions=False, hints=True, season=1
    )


async def test_forum_and_voice_channels_can_be_chosen(salon: Salon, manager: Any) -> None:
    forum = salon.guild.create_forum_channel("posts")
    voice = salon.guild.create_voice_channel("talk")
    panel = (await salon.slash(manager, "setup")).response
    await manager.select(panel, [forum], custom_id="channels:setup:channels")
    answer = said(await salon.slash(manager, "setup", allow=voice))
    assert f"Tables open in: <#{forum.id}> and <#{voice.id}>" in answer
    assert words()("setup-fine") in answer
    post = salon.thread(forum)
    await post.slash(post.ann, "differ new")
    assert post.table.status == "lobby"


async def test_each_channel_where_something_is_lacking_is_named(salon: Salon, manager: Any) -> None:
    assert words()("setup-fine") in said(await salon.slash(manager, "setup"))
    salon.deny("attach_files")
    answer = said(await salon.slash(manager, "setup"))
    assert words()("setup-lacks", channel=f"<#{salon.channel.id}>", permissions="“Attach Files”") in answer


async def test_only_managers_may(salon: Salon, manager: Any) -> None:
    panel = (await salon.slash(manager, "setup")).response
    only = words()("setup-managers-only")
    await salon.slash(salon.bob, "differ new")
    for forged in ("press:setup:hints", "menu:setup:clock"):
        salon.plant(salon.public, forged)
        assert said(await salon.forge(salon.bob, salon.public, forged)) == only
    answer = said(await salon.forge(manager, salon.public, "press:setup:anything"))
    assert answer == words()("bad-button")
    assert await chosen(salon) == Server(salon.guild.id)
    assert [press["label"] for press in controls(panel)] == [words()("setup-page-play")]
