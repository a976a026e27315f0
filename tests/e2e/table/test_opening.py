"""A table is opened by menus alone: from the page of /play to the first trick, and nothing is typed."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.ai import LEVELS
from bot.games import GAMES
from bot.lessons import lesson as steps
from bot.words import speaking, words
from cogs.kit import ids
from cogs.kit.ways_out import usual_table
from tests.e2e.opening import game_menu, menu, opened
from tests.e2e.results import entered
from tests.e2e.salon import Salon, alts, controls, labels, texts
from tests.e2e.ways import said, seat_four


def chosen(page: Any) -> list[str]:
    return [
        option["value"] for menu in controls(page, 3) for option in menu["options"] if option.get("default")
    ]


@pytest.mark.parametrize("slug", GAMES)
async def test_one_press_opens_and_starts_a_table(salon: Salon, slug: str) -> None:
    page = await opened(salon, slug)
    assert page.flags.ephemeral
    assert len(alts(page)) == 1
    await salon.click(salon.ann, page, words()("button-play-alone"))
    table = salon.table
    assert (table.slug, table.status) == (slug, "playing")
    assert [table.level(seat) for seat in range(1, len(table.seats))] == ["novice"] * (len(table.seats) - 1)
    # The table stands below the page, and the panel below the table: nobody has to scroll.
    messages = salon.channel.history(viewer=salon.ann)
    assert [message.flags.ephemeral for message in messages[-3:]] == [True, False, True]
    assert salon.bot.game_cog(slug).game_name in texts(messages[-1])
    assert controls(messages[-3]) == []
    assert messages[-2].id == table.record.message


@pytest.mark.parametrize("step", ["add_computer", "record_click", "start"])
async def test_a_half_failed_opening_is_shown_truly(
    salon: Salon, step: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = await opened(salon, "differ")
    await broken_off(salon, monkeypatch, salon.bot.tables, step, page)
    assert "RuntimeError" in caplog.text
    caplog.clear()
    await is_shown(salon)


@pytest.mark.parametrize("step", ["page", "changing"])
async def test_a_failed_post_of_a_table_is_repeated(
    salon: Salon, step: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = await opened(salon, "differ")
    await broken_off(salon, monkeypatch, salon.bot.session.services.painter, step, page)
    caplog.clear()
    await is_shown(salon)


async def broken_off(salon: Salon, monkeypatch: pytest.MonkeyPatch, whose: Any, step: str, page: Any) -> None:
    """Press the green button while a step of what it does fails, the first time."""
    right = getattr(whose, step)
    failed: list[str] = []

    def broken(*args: Any, **options: Any) -> Any:
        if not failed:
            failed.append(step)
            raise RuntimeError
        return right(*args, **options)

    monkeypatch.setattr(whose, step, broken)
    await salon.click(salon.ann, page, words()("button-play-alone"))
    assert failed


async def is_shown(salon: Salon) -> None:
    """There is one message of the table, it is true, and the table can be played or closed from it."""
    table = salon.table
    shown = [one for one in salon.channel.history(viewer=salon.ann) if not one.flags.ephemeral]
    assert [one.id for one in shown] == [table.record.message]
    if table.status == "playing":
        await salon.click(salon.ann, salon.public, words()("button-hand"))
    else:
        await salon.click(salon.ann, salon.public, words()("button-leave"))
        assert salon.live is None


async def test_menus_show_and_explain_what_is_chosen(salon: Salon) -> None:
    page = await opened(salon, "92q")
    assert chosen(page) == ["92q", "4", "1", "novice", "none"]
    assert all(option["description"] for one in controls(page, 3) for option in one["options"])
    for what, value in (("size", "8"), ("people", "3"), ("level", "hard"), ("clock", "live")):
        page = (await salon.select(salon.ann, page, value, beginning=menu(page, what))).response
    assert chosen(page) == ["92q", "8", "3", "hard", "live"]
    assert "2 free seats and 5 computer players" in texts(page)
    # Where there are no computers, nobody is asked how good they are; and a smaller game has fewer people.
    page = (await salon.select(salon.ann, page, "8", beginning=menu(page, "people"))).response
    assert chosen(page) == ["92q", "8", "8", "live"]
    page = (await salon.select(salon.ann, page, "mitigati", beginning=game_menu(page))).response
    assert chosen(page) == ["mitigati", "3", "live"]


async def test_people_new_to_a_game_are_offered_novices(salon: Salon) -> None:
    for _ in range(3):
        assert "novice" in chosen(await opened(salon, "differ"))
        await entered(salon, [salon.ann.id, salon.bob.id], [1, 2])
    page = await opened(salon, "differ")
    assert "normal" in chosen(page)
    page = (await salon.select(salon.ann, page, "topsuit", beginning=game_menu(page))).response
    assert "novice" in chosen(page)
    page = (await salon.select(salon.ann, page, "differ", beginning=game_menu(page))).response
    assert "normal" in chosen(page)
    # A level that somebody has chosen stays.
    page = (await salon.select(salon.ann, page, "easy", beginning=menu(page, "level"))).response
    page = (await salon.select(salon.ann, page, "topsuit", beginning=game_menu(page))).response
    assert "easy" in chosen(page)
    lesson = await salon.forge(
        salon.ann, page, f"press:{ids.Learn('differ', len(steps('differ')) - 1, 'show')}"
    )
    assert any(":normal:" in one["custom_id"] for one in controls(lesson.response))


async def test_a_table_for_several_waits_for_them(salon: Salon) -> None:
    page = await opened(salon, "differ")
    page = (await salon.select(salon.ann, page, "2", beginning=menu(page, "people"))).response
    await salon.click(salon.ann, page, words()("button-play-open"))
    table = salon.table
    assert table.status == "lobby"
    assert table.seats.count(None) == 1
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    assert salon.table.status == "playing"


async def test_text_only_in_german_has_no_picture(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", text_only=True, language="de")
    page = await opened(salon, "topsuit")
    assert alts(page) == []
    with speaking("de"):
        assert words()("topsuit-game") in texts(page)
        assert words()("button-play-alone") in labels(page)


async def test_a_servers_clock_holds_until_another_is_chosen(salon: Salon) -> None:
    role = salon.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    manager = salon.guild.add_member(salon.env.create_user("mag"), roles=[role])
    await salon.slash(manager, "setup", clock="day")
    page = await opened(salon, "differ")
    assert chosen(page)[-1] == "day"
    await salon.click(salon.ann, page, words()("button-play-alone"))
    assert salon.table.record.clock == "day"


async def test_a_second_match_alone_finds_room(salon: Salon) -> None:
    page, other = await opened(salon, "differ"), (await salon.slash(salon.bob, "play")).response
    await salon.click(salon.ann, page, words()("button-play-alone"))
    await salon.click(salon.bob, other, words()("button-play-alone"))
    assert salon.table.host == salon.bob.id
    assert len(salon.bot.tables.live()) == 2
    # One's own match does not make room for oneself.
    refused = await salon.slash(salon.bob, "topsuit new", players=3)
    assert said(refused) == words()("table-in-channel")


async def test_a_refusal_with_a_way_out_offers_it(salon: Salon) -> None:
    refused = await salon.slash(salon.ann, "hand")
    assert said(refused) == words()("no-table-here")
    page = (await salon.click(salon.ann, refused.response, words()("button-play"))).response
    await salon.click(salon.ann, page, words()("button-play-alone"))
    await salon.as_bot(salon.bot.tables.end(salon.table.id, 0, moderator=True))
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.cleo, salon.public, words()("button-join"))
    await salon.click(salon.ann, salon.public, words()("button-start"))
    # Elsewhere a table beside a match gets a thread.
    salon.deny("create_public_threads")
    for who, label in ((salon.ann, "button-hand"), (salon.bob, "button-watch")):
        refused = await salon.slash(who, "topsuit new")
        assert said(refused) == words()("table-in-channel")
        await salon.click(who, refused.response, words()(label))
        assert "Differ" in texts(salon.newest_private(who))


async def test_a_likely_bid_takes_one_tap(salon: Salon) -> None:
    """The least bid of each suit is a button; any other is a number and a suit away."""
    for way in ("likely", "other"):
        table = await seat_four(salon)
        seat = table.waiting_for[0]
        panel = (await salon.slash(salon.actor(seat), "hand")).response
        if way == "likely":
            assert labels(panel)[:5] == ["Pass", "1♣", "1♦", "1♥", "1♠"]
            await salon.click(salon.actor(seat), panel, "1♥")
            assert table.state.bid == "1H"
            seat = table.waiting_for[0]
            panel = (await salon.slash(salon.actor(seat), "hand")).response
            assert labels(panel)[:5] == ["Pass", "1♠", "2♣", "2♦", "2♥"]
        else:
            await salon.select(salon.actor(seat), panel, "5")
            await salon.click(salon.actor(seat), salon.newest_private(salon.actor(seat)), "5♦")
            assert table.state.bid == "5D"
        await salon.slash(salon.ann, "table end")
        for one in (salon.bob, salon.cleo, salon.dan):
            if salon.live:
                await salon.slash(one, "table end")


async def test_what_nobody_offered_is_refused(salon: Salon) -> None:
    page = await opened(salon, "differ")
    wrong = (
        ids.Play("differ", 5, 1, "normal", "none", "go"),
        ids.Play("differ", 4, 0, "normal", "none", "go"),
        ids.Play("differ", 4, 5, "normal", "none", "go"),
        ids.Play("differ", 4, 1, "best", "none", "go"),
        ids.Play("differ", 4, 1, "normal", "never", "go"),
    )
    for made in wrong:
        forged = await salon.forge(salon.ann, page, f"press:{made}")
        assert said(forged) == words()("bad-button")
    assert salon.live is None


def test_every_game_begins_with_computers_that_play_normally() -> None:
    for slug in GAMES:
        made = usual_table(slug)
        assert (made.people, made.level) == (1, "normal")
        assert made.level in LEVELS
