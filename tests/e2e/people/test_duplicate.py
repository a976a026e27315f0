"""A duplicate night as people see it: each plays the boards alone, and nobody else sees a card of them."""

from __future__ import annotations

import logging
import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.duplicate.night import HOURS, MOST_ALONE, MOST_ROUNDS, MOST_SIZE, MOST_TEAMS, Member, Night, Team
from bot.people import company
from bot.records.stored import Server
from bot.tables.table import Table
from bot.words import LANGUAGES, speaking, words
from cogs.duplicate import guests, messages, pages
from cogs.kit.controls import Menu
from tests.e2e.challenges import forged, message_of
from tests.e2e.nights import begin, night, opened
from tests.e2e.salon import Hands, Salon, alts, controls, texts
from tests.e2e.ways import abroad, said

HOUR = 3600


def plain(message: Any) -> str:
    """Its texts without the marks around what is put in."""
    return re.sub("[\u2068\u2069]", "", texts(message))


async def play(salon: Salon, who: MemberActor, seed: int = 1) -> Table:
    table, panel = await begin(salon, who)
    await finish(salon, table, panel, seed)
    return table


async def finish(salon: Salon, table: Table, panel: Any, seed: int = 1) -> None:
    hands = Hands(salon, Random(seed))
    seat = next(seat for seat, one in enumerate(table.seats) if one and one.user is not None)
    hands.panels[seat] = panel
    while table.live:
        await hands.move(seat)
    await salon.env.settle()


async def test_a_night_from_its_lobby_to_its_standings(
    salon: Salon, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await opened(salon, salon.bob)
    assert "Taking part so far (2)" in texts(night(salon))
    result = await salon.click(salon.bob, night(salon), "Start")
    assert said(result) == words()("duplicate-host")
    await salon.click(salon.ann, night(salon), "Start")
    # A date: in Discord's other way it would read "until in two hours".
    assert re.search(r"Open until <t:\d+:f>\.", texts(night(salon)))
    # A phone has no room for how it is played; whoever asks is told.
    how = "Everyone plays one board, alone with 3 computer players"
    assert how not in plain(night(salon))
    assert how in plain((await salon.click(salon.bob, night(salon), words()("button-again"))).response)
    anns = await play(salon, salon.ann)
    # Who has played it sees the podium, and how each trick went at a tap.
    mine = salon.newest_private(salon.ann)
    assert len(alts(mine)) == 1
    assert "Ann" in alts(mine)[0]
    told = texts((await salon.click(salon.ann, mine, "Score")).response)
    assert plain(mine).splitlines()[-1] in re.sub("[\u2068\u2069]", "", told)
    assert told.count("\n") > len(texts(mine).splitlines())
    for message in salon.channel.history():
        if not message.flags.ephemeral:
            # What everybody sees of it has no picture, and no score.
            assert alts(message) == []
            assert not re.search(r"\*\*-?\d", texts(message))
    bobs = await play(salon, salon.bob)
    assert [line[1:3] for line in anns.log] == [line[1:3] for line in bobs.log]
    await salon.as_bot(salon.bot.tables.closing.look_now())
    # The channel hears of it, once.
    ended = [one for one in salon.channel.history() if words()("duplicate-over") in texts(one)]
    assert [one.id for one in ended] == [salon.public.id]
    assert "Ann" in alts(salon.public)[0]
    await salon.restart()
    assert [one.id for one in ended] == [salon.public.id]
    result = await salon.slash(salon.eve, "duplicate show")
    told = re.sub("[\u2068\u2069]", "", texts(result.response))
    assert "🥇 Ann: **0.0** (1)\n🥇 Bob: **0.0** (1)" in told
    # How long there was to play it is of no interest any more.
    assert "Everyone plays" not in told
    assert "how much better you did than the others" in told
    assert "Ann" in alts(result.response)[0]
    board = await salon.select(salon.eve, result.response, "1", beginning="menu:duplicate:1:boards")
    assert f"#{anns.id}" in texts(board.response or result.response)
    # How either of them played it is one tap away.
    await salon.click(salon.eve, result.response, "Replay Bob")
    assert f"/{len(bobs.log)}" in texts(result.response).splitlines()[0]
    result = await salon.slash(salon.eve, "duplicate show")
    sent = await salon.click(salon.eve, result.response, "File to verify")
    assert sent.response.attachments[0].filename == "duplicate-1.txt"
    for record in caplog.get_records("call"):
        if record.name.startswith(("bot", "cogs", "rendering")):
            assert not re.search(r"\b(play|deal|bid|offer) ", record.getMessage())


async def test_whoever_never_came_wins_no_medal(salon: Salon) -> None:
    await opened(salon, salon.bob, salon.cleo)
    await salon.click(salon.ann, night(salon), "Start")
    await play(salon, salon.ann)
    await play(salon, salon.cleo)
    await salon.env.advance_time(2 * HOUR)
    result = await salon.slash(salon.eve, "duplicate show")
    told = plain(result.response)
    assert re.search(r"^\u2013 Bob: .* · 0 of 1 played$", told, re.MULTILINE), told
    assert told.count("🥇") >= 1
    assert "\N{EN DASH} Bob (0 of 1 played): Board 1" in alts(result.response)[0]
    await salon.select(salon.eve, result.response, "1", beginning="menu:duplicate:1:boards")
    assert re.search(r"^\u2013 Bob \(normal\): ", plain(result.response), re.MULTILINE)
    assert "\N{EN DASH} Bob (normal)" in alts(result.response)[0]


async def test_somebody_leaves_a_night_that_has_begun(salon: Salon) -> None:
    """They can come back as long as it goes on; and once nobody is waited for it is over."""
    await opened(salon, salon.bob)
    await salon.click(salon.ann, night(salon), "Start")
    table, panel = await begin(salon, salon.bob)
    answered = await salon.click(salon.bob, night(salon), "Leave")
    assert said(answered) == words()("duplicate-gave-up")
    await salon.env.advance_time(10)
    assert re.search("Bob: 0 of 1 board · left", plain(night(salon)))
    again, panel = await begin(salon, salon.bob)
    assert again.id == table.id
    await finish(salon, again, panel)
    assert said(await salon.click(salon.eve, night(salon), "Leave")) == words()("duplicate-not-in")
    await salon.click(salon.ann, night(salon), "Leave")
    await salon.as_bot(salon.bot.tables.closing.look_now())
    assert (await salon.as_bot(salon.bot.tables.nights.night(1))).status == "over"
    assert "🥇 Bob" in plain((await salon.slash(salon.eve, "duplicate show")).response)


async def test_news_of_a_night_wait_for_the_permission(salon: Salon) -> None:
    """A round and the end, with and without a restart meanwhile."""
    await salon.slash(salon.ann, "duplicate new", game="topsuit", boards=2, team=1, time=2, form="swiss")
    for who in (salon.ann, salon.bob):
        await salon.click(who, night(salon), "Join in")
    await salon.click(salon.ann, night(salon), "Start")
    say = words()
    for stage, news in enumerate((say("duplicate-after-round", round=1), say("duplicate-over-swiss"))):
        salon.deny("send_messages")
        await salon.env.advance_time(HOUR + 60)
        assert (await salon.as_bot(salon.bot.tables.nights.night(1))).status == ("playing", "over")[stage]
        assert news not in texts(night(salon))
        if stage:
            await salon.restart()
            await salon.env.advance_time(26 * HOUR)
        salon.allow_all()
        await salon.env.advance_time(1)
        assert news in texts(night(salon))
    assert await salon.as_bot(salon.bot.tables.nights.channels.to_tell()) == []


async def test_a_server_without_nights_hears_of_none(salon: Salon) -> None:
    await opened(salon, salon.bob)
    await salon.click(salon.ann, night(salon), "Start")
    await play(salon, salon.ann)
    last = await begin(salon, salon.bob)
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, nights=False)))
    await finish(salon, *last)
    await salon.as_bot(salon.bot.tables.closing.look_now())
    assert (await salon.as_bot(salon.bot.tables.nights.night(1))).status == "over"
    assert not [one for one in salon.channel.history() if words()("duplicate-over") in texts(one)]
    assert await salon.as_bot(salon.bot.tables.nights.channels.to_tell()) == []


async def test_onlookers_see_nothing_before_all_have_played(salon: Salon) -> None:
    """Friend or rival, by every way there is to look at somebody's match; who has played it neither."""
    await opened(salon, salon.bob)
    await salon.click(salon.ann, night(salon), "Start")
    running, _ = await begin(salon, salon.ann)
    sealed = "nobody sees"
    looks = [f"press:look:{running.id}:{what}" for what in ("hand", "watch", "last", "tricks", "score")]
    for made in (*looks, f"press:hands:{running.id}:1", f"press:challenge:{running.id}:last"):
        answer = await forged(salon, salon.bob, message_of(salon, running), made)
        assert sealed in texts(answer.response), made
    over = await play(salon, salon.ann)
    assert over.id == running.id
    for who in (salon.ann, salon.bob):
        for made in (f"press:hands:{over.id}:1", f"press:replay:{over.id}:open"):
            answer = await forged(salon, who, message_of(salon, over), made)
            assert sealed in texts(answer.response), made
        assert sealed in said(await salon.slash(who, "replay", match=over.id))
        again = said(await salon.slash(who, "topsuit new", deal=over.id))
        assert again == words()("deal-unknown", table=over.id)
        fair = said(await salon.slash(who, "verify", match=over.id))
        row = await salon.as_bot(salon.bot.tables.dealer._row(over.id))
        assert row.seed not in fair
        assert words()("fair-secret-night") in fair
        review = said(await salon.slash(who, "review", match=over.id))
        assert "♠" not in review
        for made in ("press:duplicate:1:file", "press:duplicate:1:share"):
            answer = await forged(salon, who, night(salon), made)
            if answer.response is not None:
                assert "🥇" not in texts(answer.response)
    told = said(await salon.click(salon.ann, night(salon), "press:duplicate:1:play"))
    assert told == words()("duplicate-all-played")


async def test_a_board_without_hints_outlives_a_crash(salon: Salon) -> None:
    await opened(salon, salon.bob)
    await salon.click(salon.ann, night(salon), "Start")
    table, panel = await begin(salon, salon.ann)
    assert not [one for one in controls(panel) if one["custom_id"].startswith("press:hint:")]
    await salon.crash()
    again, _ = await begin(salon, salon.ann)
    assert (again.id, list(again.log)) == (table.id, list(table.log))


async def test_teams_form_by_name_and_code(salon: Salon) -> None:
    await opened(salon, team=2)
    for who, name in ((salon.ann, "Larks"), (salon.bob, "Owls"), (salon.cleo, "larks")):
        shown = await salon.click(who, night(salon), "Join in")
        await who.submit_modal(shown, {"line": name})
    # What people type is read by whoever asks, with its author; in the channel a team has a number.
    assert "• **Team 1**: Ann, Cleo\n• **Team 2**: Bob" in plain(night(salon))
    asked = said(await salon.slash(salon.ann, "duplicate show"))
    assert "• **Larks (team 1)**: Ann, Cleo\n• **Owls (team 2)**: Bob" in asked
    told = said(await salon.click(salon.ann, night(salon), "Invite a server"))
    code = re.search(r"\*\*([A-Z2-9]{8})\*\*", told)
    assert code
    refused = await salon.slash(salon.eve, "duplicate join", code="XXXXXXXX")
    assert said(refused) == words()("duplicate-no-code")
    await salon.slash(salon.eve, "duplicate join", code=code[1].lower(), team="Terns")
    assert "• **Team 3**: Eve" in plain(salon.public)
    refused = await salon.slash(salon.dan, "duplicate join", code=code[1], team="7")
    assert said(refused) == words()("duplicate-no-team", team="7")
    await salon.slash(salon.dan, "duplicate join", code=code[1], team="2")
    assert "• **Team 2**: Bob, Dan" in plain(salon.public)
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, nights=False)))
    refused = await salon.slash(salon.eve, "duplicate new", game="differ")
    assert said(refused) == words()("duplicate-not-here")


async def test_a_moderator_removes_a_teams_name(salon: Salon) -> None:
    await opened(salon, team=2)
    for who, name in ((salon.ann, "An insult"), (salon.bob, "Owls")):
        shown = await salon.click(who, night(salon), "Join in")
        await who.submit_modal(shown, {"line": name})
    assert not menus_of((await salon.slash(salon.cleo, "duplicate show")).response, "unname")
    role = salon.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    judge = salon.guild.add_member(salon.env.create_user("judge"), roles=[role])
    page = (await salon.slash(judge, "duplicate show")).response
    await salon.select(judge, page, "1", beginning="menu:duplicate:1:unname")
    page = (await salon.slash(judge, "duplicate show")).response
    assert "insult" not in str(controls(page, 3)) + texts(page)
    assert "Owls" in texts(page)
    forged = await salon.forge(salon.cleo, page, "menu:duplicate:1:unname", values=["2"])
    assert said(forged) == words()("bad-button")


async def test_a_server_hides_typed_team_names(salon: Salon) -> None:
    await opened(salon, team=2)
    shown = await salon.click(salon.ann, night(salon), "Join in")
    await salon.ann.submit_modal(shown, {"line": "Larks"})
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, typed=False)))
    shown = await salon.click(salon.bob, night(salon), "Join in")
    await salon.bob.submit_modal(shown, {"line": "Owls"})
    asked = said(await salon.slash(salon.ann, "duplicate show"))
    assert "• **Team 1**: Ann\n• **Team 2**: Bob" in asked
    # Nor is it kept, for the day when they are shown again.
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id)))
    asked = said(await salon.slash(salon.ann, "duplicate show"))
    assert "• **Larks (team 1)**: Ann\n• **Team 2**: Bob" in asked


def menus_of(message: Any, what: str) -> list[Any]:
    return [one for one in controls(message, 3) if one["custom_id"].endswith(what)]


async def test_a_team_needs_a_visible_name(salon: Salon) -> None:
    await opened(salon, team=2)
    told = said(await salon.click(salon.ann, night(salon), "Invite a server"))
    code = re.search(r"\*\*([A-Z2-9]{8})\*\*", told)
    assert code
    for blank in ("\u3164", "\u200b \u2800"):
        shown = await salon.click(salon.ann, night(salon), "Join in")
        assert said(await salon.ann.submit_modal(shown, {"line": blank})) == words()("duplicate-no-name")
        answered = await salon.slash(salon.eve, "duplicate join", code=code[1], team=blank)
        assert said(answered) == words()("duplicate-no-name")


async def test_a_server_joins_only_where_it_plays(salon: Salon) -> None:
    """Not by whom it keeps from its tables, nor in a channel that it has kept free of them."""
    await opened(salon, salon.bob)
    told = said(await salon.click(salon.ann, night(salon), "Invite a server"))
    code = re.search(r"\*\*([A-Z2-9]{8})\*\*", told)
    assert code
    await salon.as_bot(company.bar(salon.bot.store, salon.guild.id, [salon.eve.id]))
    refused = await salon.slash(salon.eve, "duplicate join", code=code[1])
    assert said(refused) == words()("guests-barred")
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, channels=(1,))))
    refused = await salon.slash(salon.cleo, "duplicate join", code=code[1])
    assert said(refused) == words()("table-elsewhere", channels="<#1>")


def test_a_full_lobby_names_its_first_players() -> None:
    teams = tuple(Team(number, 1, "", {0: Member(number, "Ann")}) for number in range(1, MOST_ALONE + 1))
    made = Night(
        1, 1, 1, 1, "topsuit", 4, {}, 1, 1, HOURS[0], "lobby", "ABCDEFGH", "a" * 64, 0, None, None, teams
    )  # fmt: skip
    said = "\n".join(pages.page(made, "Top Suit", ()).texts)
    assert words()("list-more", count=MOST_ALONE - pages.LISTED) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commitment_takes_one_line_of_a_phone(language: str) -> None:
    """A line of small print has room for 41 letters."""
    made = Night(
        1, 1, 1, 1, "topsuit", 4, {}, 1, 1, HOURS[0], "lobby", "ABCDEFGH", "8f" * 32, 0, None, None
    )  # fmt: skip
    with speaking(language):
        line = pages.page(made, "Top Suit", ()).texts[-1].splitlines()[-1]
    assert len(line.removeprefix("-# ").replace("`", "")) <= 41
    assert "8f8f8f8f8f8f" in line


async def test_the_next_board_is_offered_if_any(salon: Salon) -> None:
    await salon.slash(salon.ann, "duplicate new", game="topsuit", boards=2, team=1, time=2)
    for who in (salon.ann, salon.bob):
        await salon.click(who, night(salon), "Join in")
    await salon.click(salon.ann, night(salon), "Start")
    for more in (True, False):
        await play(salon, salon.ann)
        shown = [one["label"] for one in controls(salon.newest_private(salon.ann))]
        assert (words()("button-duplicate-play") in shown) == more
        assert words()("button-duplicate") in shown


async def test_asking_shows_the_whole_commitment(salon: Salon) -> None:
    await opened(salon)
    made = await salon.as_bot(salon.bot.tables.nights.night(1))
    assert made.commitment not in texts(night(salon))
    assert made.commitment[: pages.SEALED] in texts(night(salon))
    page = (await salon.slash(salon.bob, "duplicate show")).response
    assert page.flags.ephemeral
    assert made.commitment in texts(page)


async def test_a_joined_server_sees_only_its_own(salon: Salon) -> None:
    """Nobody there sees a match of the first server, or the other way round, before all have played."""
    await opened(salon, salon.bob)
    told = said(await salon.click(salon.ann, night(salon), "Invite a server"))
    code = re.search(r"\*\*([A-Z2-9]{8})\*\*", told)
    assert code
    there = abroad(salon)
    await there.slash(there.eve, "duplicate join", code=code[1])
    await salon.click(salon.ann, night(salon), "Start")
    shown = there.public
    assert "Eve" in texts(shown)
    anns = await play(salon, salon.ann)
    for made in (f"press:look:{anns.id}:last", f"press:hands:{anns.id}:1", f"press:replay:{anns.id}:open"):
        there.plant(shown, made)
        answer = await there.forge(there.eve, shown, made)
        assert "♠" not in texts(answer.response), made
        assert not alts(answer.response), made
    refused = await there.slash(there.eve, "verify", match=anns.id)
    assert said(refused) == words()("no-such-match", table=anns.id)
    await salon.click(salon.bob, night(salon), "press:duplicate:1:play")
    await salon.env.advance_time(2 * HOUR + 60)
    await salon.as_bot(salon.bot.tables.closing.look_now())
    for channel in (salon.channel, there.channel):
        assert words()("duplicate-over") in texts(channel.last_message)
        assert "Eve" in texts(channel.last_message)


async def test_messages_follow_a_night_on_both_servers(salon: Salon) -> None:
    """On both servers, whoever clicked where; and each is edited only where it has something new to show."""
    await opened(salon, salon.bob)
    told = said(await salon.click(salon.ann, night(salon), "Invite a server"))
    code = re.search(r"\*\*([A-Z2-9]{8})\*\*", told)
    assert code
    there = abroad(salon)
    await there.slash(there.eve, "duplicate join", code=code[1])
    await salon.env.advance_time(3)
    assert "Eve" in texts(night(salon))
    await salon.click(salon.cleo, night(salon), "Join in")
    await salon.env.advance_time(30)
    assert "Cleo" in texts(night(there))
    begun_at = night(salon).id, night(there).id
    await salon.click(salon.ann, night(salon), "Start")
    await salon.env.advance_time(30)
    # What people joined says that there is another message, which shows the rest.
    for room, before in zip((salon, there), begun_at, strict=True):
        assert night(room).id != before
        old = next(one for one in room.channel.history() if one.id == before)
        assert words()("duplicate-moved") in texts(old)
        assert "Ann: 0 of 1" in plain(night(room))
    await play(salon, salon.ann)
    await salon.env.advance_time(30)
    for room in (salon, there):
        assert "Ann: 1 of 1" in plain(night(room))
    await salon.restart()
    await salon.env.advance_time(30)
    await play(salon, salon.bob)
    await salon.env.advance_time(30)
    assert "Bob: 1 of 1" in plain(night(there))


async def test_a_board_from_before_a_crash_is_shown(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened(salon, salon.bob)
    await salon.click(salon.ann, night(salon), "Start")
    await salon.env.advance_time(30)
    table, panel = await begin(salon, salon.ann)
    monkeypatch.setattr(salon.bot.session.services.duplicate.messages, "refresh", lambda _: None)
    await finish(salon, table, panel)
    assert "Ann: 0 of 1" in plain(night(salon))
    await salon.crash()
    await salon.env.advance_time(30)
    assert "Ann: 1 of 1" in plain(night(salon))


async def test_a_deleted_nights_message_stays_away(salon: Salon) -> None:
    await opened(salon, salon.bob)
    await salon.env.advance_time(30)
    gone = night(salon)

    async def later() -> None:
        salon.bot.session.services.duplicate.messages.changed(1)

    number = (await salon.as_bot(salon.bot.tables.nights.channels.of(1)))[0].message
    assert number == gone.id
    salon.env.backend.delete_message(salon.channel.id, gone.id)
    before = len(salon.channel.history())
    await salon.as_bot(salon.bot.tables.nights.leave(1, salon.bob.id))
    await salon.as_bot(later())
    await salon.env.advance_time(30)
    assert len(salon.channel.history()) == before
    assert (await salon.as_bot(salon.bot.tables.nights.channels.of(1)))[0].message is None
    # The beginning is told all the same.
    await salon.as_bot(salon.bot.tables.nights.join(1, guild=salon.guild.id, user=salon.bob.id, name="Bob"))
    await salon.as_bot(salon.bot.tables.nights.begin(1, salon.ann.id))
    await salon.as_bot(salon.bot.tables.closing.look_now())
    assert "Ann: 0 of 1" in plain(salon.public)


async def test_players_are_mentioned_once_a_round(salon: Salon, pings: Counter[int]) -> None:
    """One channel of their server has the mention; the host is not told of what they began."""
    await salon.slash(salon.ann, "duplicate new", game="topsuit", boards=2, team=1, time=2, form="swiss")
    for who in (salon.ann, salon.bob, salon.cleo):
        await salon.click(who, night(salon), "Join in")
    quiet = replace(await salon.as_bot(salon.bot.store.player(salon.cleo.id)), mentions="silent")
    await salon.as_bot(salon.bot.store.prefer(quiet))
    # A second channel of the server follows too.
    second = salon.guild.create_text_channel("more")
    await salon.as_bot(salon.bot.tables.nights.channels.follow(1, salon.guild.id, second.id))
    await salon.click(salon.ann, night(salon), "Start")
    await salon.env.advance_time(5)
    assert pings == {salon.bob.id: 1}
    assert f"<@{salon.bob.id}>" in texts(night(salon))
    assert "Round 1 of 2" in plain(second.last_message)
    assert "<@" not in texts(second.last_message)
    for who, seed in ((salon.ann, 1), (salon.bob, 2), (salon.cleo, 3)):
        await play(salon, who, seed)
    await salon.as_bot(salon.bot.tables.closing.look_now())
    await salon.env.advance_time(5)
    assert pings == {salon.bob.id: 2, salon.ann.id: 1}
    assert "Round 2 of 2" in plain(second.last_message)
    assert "<@" not in texts(second.last_message)
    # Whoever looks later sees the night without them.
    await play(salon, salon.ann)
    await salon.env.advance_time(30)
    assert f"<@{salon.ann.id}>" not in texts(night(salon))


async def test_a_night_heeds_a_server_without_mentions(salon: Salon, pings: Counter[int]) -> None:
    await opened(salon, salon.bob)
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, mentions=False)))
    await salon.click(salon.ann, night(salon), "Start")
    await salon.env.advance_time(5)
    assert "Bob: 0 of 1" in plain(night(salon))
    assert pings == {}


async def test_the_host_removes_and_readmits_people(salon: Salon) -> None:
    await opened(salon, salon.bob, salon.cleo)
    assert said(await salon.click(salon.bob, night(salon), "Remove")) == words()("duplicate-host")
    shown = (await salon.click(salon.ann, night(salon), "Remove")).response
    await salon.select(salon.ann, shown, str(salon.bob.id), beginning="menu:duplicate:1:away")
    await salon.env.advance_time(30)
    assert "Bob" not in texts(night(salon))
    refused = await salon.click(salon.bob, night(salon), "Join in")
    assert said(refused) == words()("duplicate-away")
    for made in ("menu:duplicate:1:away", "menu:duplicate:1:back"):
        salon.plant(night(salon), made)
        answer = await salon.forge(salon.cleo, night(salon), made, values=[str(salon.bob.id)])
        assert said(answer) == words()("duplicate-host")
    await salon.select(salon.ann, shown, str(salon.bob.id), beginning="menu:duplicate:1:back")
    await salon.click(salon.bob, night(salon), "Join in")
    assert "Bob" in texts(night(salon))
    await salon.click(salon.ann, night(salon), "Start")
    late = await salon.select(salon.ann, shown, str(salon.cleo.id), beginning="menu:duplicate:1:away")
    assert said(late) == words()("duplicate-begun")


async def test_a_whole_team_is_sent_away_at_once(salon: Salon) -> None:
    await opened(salon, team=2)
    for who, name in ((salon.ann, "Larks"), (salon.bob, "Owls"), (salon.cleo, "Owls")):
        await who.submit_modal(await salon.click(who, night(salon), "Join in"), {"line": name})
    shown = (await salon.click(salon.ann, night(salon), "Remove")).response
    await salon.select(salon.ann, shown, "2", beginning="menu:duplicate:1:away-team")
    await salon.env.advance_time(30)
    assert "Team 2" not in texts(night(salon))
    assert "• **Team 1**: Ann" in plain(night(salon))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "most"), [(1, MOST_ALONE), (MOST_SIZE, MOST_TEAMS)])
def test_a_full_nights_host_page_fits(language: str, size: int, most: int) -> None:
    """All of it: everybody can be sent away, and the newest of those who were can be let back."""
    name = "*_Wolfgang_Amadeus_Moz*"
    teams = tuple(
        Team(
            team,
            1,
            name if size > 1 else "",
            {line: Member(size * team + line, name) for line in range(size)},
        )
        for team in range(1, most + 1)
    )
    away = tuple(Member(10_000 + one, name) for one in range(40))
    made = Night(
        987654, 1, 1, 999, "topsuit", 4, {}, MOST_ROUNDS, size, HOURS[-1], "lobby", "ABCDEFGH", "a" * 64, 0,
        None, None, teams, away=away,
    )  # fmt: skip
    with speaking(language):
        page = guests.page(made, 999)
        page.check()
        values = [option.value for row in page.rows if isinstance(row, Menu) for option in row.options]
        assert len(values) == most * size + (most if size > 1 else 0) + 25
        users = [10**17 + number for number in range(most * size)]
        began = replace(made, status="playing", until=1_800_000_000_000)
        messages._calling(pages.page(began, "Top Suit", ()), users).check()


async def test_a_swiss_night_is_shown_round_by_round(salon: Salon) -> None:
    """It shows opponents and progress, and scores only once the round is over."""
    await salon.slash(salon.ann, "duplicate new", game="topsuit", boards=2, team=1, time=2, form="swiss")
    for who in (salon.ann, salon.bob, salon.cleo):
        await salon.click(who, night(salon), "Join in")
    assert "2 Swiss rounds, with two hours for everything." in texts(night(salon))
    await salon.click(salon.ann, night(salon), "Start")
    shown = re.sub("[\u2068\u2069]", "", texts(night(salon)))
    assert re.search(r"Round 1 of 2, until <t:\d+:f>\.", shown)
    (pair,) = re.findall(r"• (\w+) against (\w+): 0 of 2 boards", shown)
    (rests,) = re.findall(r"• (\w+) has a bye, worth a win: 0 of 1 board$", shown, re.MULTILINE)
    assert sorted((*pair, rests)) == ["Ann", "Bob", "Cleo"]
    anns = await play(salon, salon.ann)
    told = said(await salon.click(salon.ann, night(salon), "press:duplicate:1:play"))
    assert told == words()("duplicate-waits")
    looked = await salon.click(salon.ann, night(salon), "press:duplicate:1:look")
    listed = re.sub("[\u2068\u2069]", "", texts(looked.response))
    # Her own match comes first.
    assert re.search(r"• [^•]*\bAnn\b[^•]*: 1 of [12]", listed)
    assert listed.index("Ann") == listed.index("• ") + 2 or "against Ann" in listed.split("\n• ")[1]
    assert "After round" not in listed
    await play(salon, salon.bob, seed=2)
    await play(salon, salon.cleo, seed=3)
    await salon.as_bot(salon.bot.tables.closing.look_now())
    told = re.sub("[\u2068\u2069]", "", texts(salon.public))
    assert "Round 2 of 2, until" in told
    assert "After round 1:" in told
    assert f"{rests}: **2 points**" in told
    assert alts(salon.public) == []
    # The cards of the first round stay where they are: the secret tells those of the second too.
    sealed = said(await salon.slash(salon.ann, "replay", match=anns.id))
    assert sealed == words()("duplicate-sealed")
    answer = await forged(salon, salon.ann, salon.public, "press:duplicate:1:file")
    assert said(answer) == words()("duplicate-sealed")
    for who, seed in ((salon.ann, 1), (salon.bob, 2), (salon.cleo, 3)):
        await play(salon, who, seed)
    await salon.as_bot(salon.bot.tables.closing.look_now())
    assert words()("duplicate-over-swiss") in texts(salon.public)
    assert "🥇" in texts(salon.public)
    assert "Ann" in alts(salon.public)[0]
    assert "Points" in alts(salon.public)[0]
    sent = await salon.click(salon.eve, salon.public, "File to verify")
    assert sent.response.attachments[0].filename == "duplicate-1.txt"
    board = await salon.select(salon.eve, salon.public, "1", beginning="menu:duplicate:1:boards")
    assert "1" in texts(board.response)
