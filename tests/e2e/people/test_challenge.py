"""The weekly challenge as people see it: each plays alone, and the channel sees no card."""

from __future__ import annotations

import logging
import re
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.people.challenges import Challenges
from bot.records import stored as records
from bot.records.weekly import before, plan, week_of
from bot.tables.table import Table
from bot.words import words
from tests.e2e.challenges import DAY, DIFFER, begin, board, forged, message_of, play, to
from tests.e2e.replays import deals
from tests.e2e.salon import Hands, Salon, alts, controls, enabled, texts
from tests.e2e.ways import behind, said


@pytest.fixture(autouse=True)
def _it_is_a_week_of_differ(salon: Salon) -> None:
    to(salon, DIFFER)


async def differs(salon: Salon, who: MemberActor, other: Table) -> Table:
    """They play until they have done something else than was done at the other table."""
    table, panel = await begin(salon, who)
    hands = Hands(salon, Random(2))
    hands.panels[0] = panel
    while actions(table) == actions(other)[: len(actions(table))]:
        await hands.move(0)
    return table


def actions(table: Table) -> list[str]:
    return [line.action for line in table.log if line.seat == 0]


async def test_everyone_gets_the_same_cards_and_answers(salon: Salon) -> None:
    anns = await play(salon, salon.ann)
    bobs = await play(salon, salon.bob)
    assert [line[1:3] for line in anns.log] == [line[1:3] for line in bobs.log]
    cleos = await differs(salon, salon.cleo, anns)
    # Who plays otherwise may need more hands, or fewer.
    both = min(len(deals(cleos)), len(deals(anns)))
    assert deals(cleos)[:both] == deals(anns)[:both]
    score = anns.state.scores[0]
    told = said(await salon.slash(salon.dan, "challenge board"))
    assert board(told) == [
        f"🥇 Ann: **{points(score)}**",
        f"🥇 Bob: **{points(score)}**",
        "\u2013 Cleo: still playing",
    ]


def points(score: int) -> str:
    return words()("challenge-value", score=score, trash="no")


@pytest.mark.parametrize("week", [DIFFER, DIFFER + 1])
async def test_the_channel_sees_a_player_but_no_card(
    salon: Salon, week: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    to(salon, week)
    table, panel = await begin(salon, salon.ann)
    assert table.slug == plan(week).slug
    hands = Hands(salon, Random(week))
    hands.panels[0] = panel
    name = salon.bot.game_cog(table.slug).game_name
    seen = set()
    while table.live and len(table.log) < 150:
        public = message_of(salon, table)
        assert alts(public) == []
        seen.add(texts(public))
        everywhere = [one for one in salon.channel.history() if not one.flags.ephemeral]
        assert {one.id for one in everywhere} == {public.id}
        # The panel shows the table and the hand.
        assert len(alts(panel)) == 1
        await hands.move(0)
        panel = hands.panels[0]
    seen.add(texts(message_of(salon, table)))
    goes_on = r"▸ \*\*Ann\*\* plays this week's challenge: [A-Z][a-z]+ \d+( of \d+)?\."
    course = rf"{goes_on}|\*\*Ann\*\* has finished with \*\*-?\d+ \w+\*\*\."
    for text in seen:
        title, first, hidden, promise = text.split("\n")
        assert title == f"## {name} · challenge 2026\N{NON-BREAKING HYPHEN}W{week % 100}"
        assert re.fullmatch(course, first)
        assert re.fullmatch(r"-# Everyone here gets the same cards this week.*<t:\d+:D>\.", hidden)
        assert re.fullmatch(r"-# Table \d+", promise)
    for record in caplog.get_records("call"):
        if record.name.startswith(("bot", "cogs", "rendering")):
            assert not re.search(r"\b(play|deal|bid|offer) ", record.getMessage())


async def test_nobody_else_sees_anything_of_it(salon: Salon) -> None:
    running = await play(salon, salon.ann, most=20)
    finished = await play(salon, salon.bob)
    sealed = "only those who played them see them"
    for table in (running, finished):
        looks = [f"press:look:{table.id}:{what}" for what in ("hand", "watch", "last", "tricks", "score")]
        for made in (*looks, f"press:hands:{table.id}:1", f"press:challenge:{table.id}:last"):
            answer = await forged(salon, salon.eve, message_of(salon, table), made)
            assert sealed in texts(answer.response), made
        replayed = said(await salon.slash(salon.eve, "replay", match=table.id))
        assert sealed in replayed or "not over" in replayed
        again = said(await salon.slash(salon.eve, "differ new", deal=table.id))
        assert again == words()("deal-unknown", table=table.id)
        fair = said(await salon.slash(salon.eve, "verify", match=table.id))
        row = await salon.as_bot(salon.bot.tables.dealer._row(table.id))
        assert row.seed not in fair
        assert "the same for everyone" in fair
    # Whoever has played sees no more than they saw.
    for made in (f"press:hands:{finished.id}:1", f"press:replay:{finished.id}:open"):
        answer = await forged(salon, salon.bob, message_of(salon, finished), made)
        assert sealed in texts(answer.response)
    why = await salon.slash(salon.bob, "table why", move="5")
    assert said(why) == words()("why-no-table")


async def test_after_the_week_anyone_can_verify_deals(salon: Salon) -> None:
    table = await play(salon, salon.ann)
    assert await replays(salon, table) is False
    await salon.env.advance_time(7 * DAY)
    assert week_of(records.now()) == DIFFER + 1
    told = said(await salon.slash(salon.eve, "challenge board", week="last"))
    assert board(told) == [f"🥇 Ann: **{points(table.state.scores[0])}**"]
    other = await play(salon, salon.ann, most=1)
    assert (other.slug, other.record.week) == ("92q", DIFFER + 1)
    fair = said(await salon.slash(salon.eve, "verify", match=table.id))
    assert "✅ All" in fair
    secret = await salon.as_bot(salon.bot.tables.dealer.secret(table.record))
    assert secret.hex() in fair
    assert await replays(salon, table) is True


async def replays(salon: Salon, table: Table) -> bool:
    result = await salon.slash(salon.eve, "replay", match=table.id)
    return bool(controls(result.response))


async def test_one_attempt_which_goes_on_after_a_restart(salon: Salon) -> None:
    table = await play(salon, salon.ann, most=3)
    await salon.restart()
    again, panel = await begin(salon, salon.ann)
    assert (again.id, again.log) == (table.id, table.log)
    hands = Hands(salon, Random(5))
    hands.panels[0] = panel
    while again.live:
        await hands.move(0)
    # The last card may be a computer player's: the match is over before the panel says so.
    await salon.env.settle()
    assert points(again.state.scores[0]) in texts(hands.panels[0])
    assert "You have had your attempt" in said(await salon.slash(salon.ann, "challenge play"))
    assert before(week_of(records.now())) == DIFFER - 1


async def test_whoever_gives_up_is_last(salon: Salon) -> None:
    await play(salon, salon.bob)
    await begin(salon, salon.ann)
    asked = await salon.slash(salon.ann, "table concede")
    assert "that was your one attempt" in texts(asked.response)
    await salon.click(salon.ann, asked.response, words()("button-concede"))
    told = said(await salon.slash(salon.ann, "challenge board"))
    assert board(told)[1] == "2\\. Ann: did not finish"
    assert "did not finish" in texts(message_of(salon, (await salon.as_bot(salon.bot.tables.read(2)))))


async def test_it_stands_beside_the_table_of_the_channel(salon: Salon) -> None:
    await salon.slash(salon.bob, "topsuit new", players=3, computers=2)
    await salon.click(salon.bob, salon.public, "Start")
    ordinary = salon.table
    mine, _ = await begin(salon, salon.ann)
    assert mine is not ordinary
    panel = (await salon.slash(salon.ann, "hand")).response
    assert "Differ" in texts(panel)
    assert "Top Suit" in texts((await salon.slash(salon.bob, "hand")).response)
    assert "Top Suit" in texts((await salon.slash(salon.eve, "hand")).response)
    assert alts(panel)


async def test_where_no_tables_may_open_no_challenge_begins(salon: Salon) -> None:
    elsewhere = salon.guild.create_text_channel("elsewhere")
    server = records.Server(salon.guild.id, channels=(elsewhere.id,))
    await salon.as_bot(salon.bot.store.arrange(server))
    assert f"<#{elsewhere.id}>" in said(await salon.slash(salon.ann, "challenge play"))
    assert salon.bot.tables.live() == ()


async def test_it_is_explained_and_there_are_no_hints(salon: Salon) -> None:
    result = await salon.slash(salon.ann, "challenge help")
    told = texts(result.response)
    assert "3 computer players (normal)" in told
    assert "one attempt" in told
    assert salon.bot.tables.live() == ()
    played = await salon.click(salon.ann, result.response, "Start my attempt")
    salon.alone = salon.ann
    table = salon.table
    assert not [one for one in controls(played.response) if one["custom_id"].startswith("press:hint:")]
    await forged(salon, salon.ann, played.response, f"press:hint:{table.id}:0:{table.turn(0)}")
    assert words()("hint-not-here") in texts(played.response)


async def test_a_challenge_of_a_removed_game_says_so(salon: Salon) -> None:
    to(salon, DIFFER)
    await begin(salon, salon.ann)
    await behind(salon, "UPDATE challenges SET slug = 'oldmaid'")
    assert said(await salon.slash(salon.bob, "challenge play")) == words()("game-gone", game="oldmaid")
    assert "## oldmaid" in said(await salon.slash(salon.bob, "challenge board"))


async def test_nobody_begins_unawares(salon: Salon) -> None:
    """The command, and a button on somebody's match or on the board, tell of the one attempt first."""
    table, _ = await begin(salon, salon.ann)
    public = message_of(salon, table)
    board = (await salon.slash(salon.bob, "challenge board")).response
    pages = [
        (await salon.slash(salon.bob, "challenge play")).response,
        (await salon.click(salon.bob, public, "press:challenge:play")).response,
        (await salon.click(salon.bob, board, "press:challenge:play")).response,
    ]
    for page in pages:
        assert "one attempt" in texts(page)
        assert "Start my attempt" in enabled(page)
    assert salon.bot.tables.live() == (table,)
    # Whoever has begun goes on with one tap.
    await salon.click(salon.bob, pages[0], "Start my attempt")
    assert len(salon.bot.tables.live()) == 2
    assert "one attempt" not in texts((await salon.slash(salon.bob, "challenge play")).response)


async def test_a_double_click_on_play_opens_one_match(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second click has looked for a match before the first had opened one."""
    page = (await salon.slash(salon.ann, "challenge help")).response
    table, _ = await begin(salon, salon.ann)
    known, seen = Challenges.attempt, []

    async def late(self: Challenges, guild: int, week: int, user: int) -> Any:
        seen.append(user)
        return await known(self, guild, week, user) if len(seen) > 1 else None

    monkeypatch.setattr(Challenges, "attempt", late)
    panel = (await salon.click(salon.ann, page, "press:challenge:start")).response
    assert salon.table is table
    assert controls(panel)
    assert len(seen) == 2
