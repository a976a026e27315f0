"""The promise is shown before the cards are dealt, the seed after the match; in between nobody reads it."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import discord
import pytest

from bot.fair.deals import commitment
from bot.records.stored import Server
from cogs.pages.fair import verdict
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import behind, seat_four
from tests.e2e.witness import everything


async def seed_of(salon: Salon, number: int) -> str:
    """Read the seed from the database."""
    row = await salon.as_bot(salon.bot.tables.dealer._row(number))
    return str(row.seed)


async def read(salon: Salon, sql: str) -> list[Any]:
    return list(
        await salon.as_bot(salon.bot.store.read(lambda connection: connection.exec_driver_sql(sql).all()))
    )


async def test_a_press_shows_the_whole_commitment(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    promised = salon.table.record.commitment
    assert promised is not None
    assert f"Table {salon.table.id}" in texts(salon.public)
    assert promised[:8] not in texts(salon.public)
    result = await salon.click(salon.eve, salon.public, "Fair deal")
    assert result.response.flags.ephemeral
    assert promised in texts(result.response)
    assert f"`{promised}`" in texts(result.response)
    assert controls(result.response) == []


async def test_clicks_in_the_lobby_cut_the_cards(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    await salon.click(salon.bob, salon.public, "Join")
    result = await salon.click(salon.ann, salon.public, "Fair deal")
    said = texts(result.response)
    assert "Ann: no click yet" in said
    (bobs,) = await salon.as_bot(salon.bot.tables.dealer.clicks(salon.table.record))
    assert f"Bob: `{bobs.number}`" in said
    await salon.click(salon.ann, result.response, "Cut the cards")
    anns, _ = await salon.as_bot(salon.bot.tables.dealer.clicks(salon.table.record))
    assert f"Ann: `{anns.number}`" in texts(result.response)
    assert anns.number > bobs.number


async def test_whoever_asks_reads_a_players_word(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    fair = await salon.click(salon.bob, salon.public, "Fair deal")
    assert "**Trusted**" in texts(fair.response)
    shown = await salon.click(salon.bob, fair.response, "A word of mine")
    # In between the bot is another process.
    await salon.restart()
    sent = await salon.bob.submit_modal(shown, {"line": "rain <@1> *here*"})
    assert "Bob: “rain \\<@1> \\*here\\*”" in texts(sent.response)
    assert "Ann: no word" in texts(sent.response)
    # Nobody's words are shown to everybody: no server's AutoMod reads what a bot posts.
    assert "Words of Bob go into the deals" in texts(salon.public)
    assert "rain" not in texts(salon.public)
    await salon.click(salon.ann, salon.public, "Start")
    assert "rain" not in texts(salon.public)
    table = salon.table
    await salon.as_bot(salon.bot.tables.end(table.id, 0, moderator=True))
    said = texts((await salon.slash(salon.ann, "verify", match=table.id)).response)
    assert "Bob: “rain" in said
    assert "✅ All 2" in said
    export = await salon.as_bot(salon.bot.tables.dealer.source(table.record))
    assert [word.text for word in export.words] == ["rain <@1> *here*"]
    assert export.clicks == ()


async def test_a_server_may_want_no_words(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    await salon.as_bot(salon.bot.tables.set_word(salon.table.id, salon.bob.id, "rain"))
    fair = await salon.click(salon.bob, salon.public, "Fair deal")
    shown = await salon.click(salon.bob, fair.response, "A word of mine")
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, typed=False)))
    sent = await salon.bob.submit_modal(shown, {"line": "snow"})
    assert "does not show what people type" in texts(sent.response)
    fair = await salon.click(salon.ann, salon.public, "Fair deal")
    assert "rain" not in texts(fair.response)
    assert "A word of mine" not in [one["label"] for one in controls(fair.response)]
    # To take one's own back is possible all the same.
    await salon.as_bot(salon.bot.tables.set_word(salon.table.id, salon.bob.id, ""))
    assert not any(one and one.word for one in salon.table.seats)


@pytest.mark.parametrize("when", ["lobby", "playing", "over"])
async def test_a_removed_word_leaves_the_deals_proved(salon: Salon, when: str) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    table = salon.table
    for who, word in ((salon.ann, "sun"), (salon.bob, "An insult")):
        await salon.as_bot(salon.bot.tables.set_word(table.id, who.id, word))
    if when != "lobby":
        await salon.click(salon.ann, salon.public, "Start")
    if when == "over":
        await salon.as_bot(salon.bot.tables.end(table.id, 0, moderator=True))
    role = salon.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    judge = salon.guild.add_member(salon.env.create_user("judge"), roles=[role])
    page = (await salon.slash(judge, "verify", match=table.id)).response
    assert "insult" in texts(page)
    await salon.select(judge, page, "3", beginning=f"menu:fair:{table.id}:unword")
    if when == "lobby":
        await salon.click(salon.ann, salon.public, "Start")
    if when != "over":
        await salon.as_bot(salon.bot.tables.end(table.id, 0, moderator=True))
    said = texts((await salon.slash(judge, "verify", match=table.id)).response)
    assert "insult" not in said
    assert "Ann: “sun”" in said
    assert "✅ All 2" in said
    assert await read(salon, "SELECT word FROM seats WHERE word IS NOT NULL") == [("sun",)]


async def test_a_word_that_comes_too_late_changes_nothing(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    fair = await salon.click(salon.bob, salon.public, "Fair deal")
    shown = await salon.click(salon.bob, fair.response, "A word of mine")
    await salon.click(salon.ann, salon.public, "Start")
    sent = await salon.bob.submit_modal(shown, {"line": "rain"})
    assert "already begun" in texts(sent.response)
    assert "already begun" in texts((await salon.click(salon.bob, fair.response, "A word of mine")).response)
    assert not any(one.word for one in salon.table.seats if one)


async def test_start_is_a_click_that_counts(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=3)
    await salon.click(salon.ann, salon.public, "Start")
    (anns,) = await salon.as_bot(salon.bot.tables.dealer.clicks(salon.table.record))
    assert anns.seat == 0


async def test_only_seated_players_cut_before_the_match(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    pages = [(await salon.click(who, salon.public, "Fair deal")).response for who in (salon.ann, salon.bob)]
    await salon.click(salon.bob, salon.public, "Leave")
    assert "no seat" in texts((await salon.click(salon.bob, pages[1], "Cut the cards")).response)
    await salon.click(salon.cleo, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    assert "already begun" in texts((await salon.click(salon.ann, pages[0], "Cut the cards")).response)


async def test_after_the_match_everybody_can_verify_it(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=1), Hands(salon, Random(3))
    promised = table.record.commitment
    while table.live:
        await hands.move(table.waiting_for[0])
    seed = await seed_of(salon, table.id)
    assert commitment(bytes.fromhex(seed)) == promised
    by_button = await salon.click(salon.eve, salon.public, "Fair deal")
    by_command = await salon.slash(salon.bob, "verify", match=table.id)
    for answer in (by_button, by_command):
        assert answer.ephemeral
        assert seed in texts(answer.response)
        assert "✅ All" in texts(answer.response)


async def test_a_deal_that_was_tampered_with_is_found(salon: Salon) -> None:
    await seat_four(salon)
    table = salon.table
    await salon.as_bot(salon.bot.tables.end(table.id, 0, moderator=True))

    source = await salon.as_bot(salon.bot.tables.dealer.source(table.record))
    lines = list(table.log)
    assert "✅ All 2" in verdict(table.record, lines, source)
    verb, first, second, *rest = lines[1].action.split()
    lines[1] = lines[1]._replace(action=" ".join((verb, second, first, *rest)))
    assert "❌ 1 of 2" in verdict(table.record, lines, source)


async def test_a_seed_that_was_exchanged_is_found(salon: Salon) -> None:
    await seat_four(salon)
    table = salon.table
    await salon.as_bot(salon.bot.tables.end(table.id, 0, moderator=True))
    await behind(salon, "UPDATE seeds SET seed = hex(randomblob(32))")
    said = texts((await salon.slash(salon.ann, "verify", match=table.id)).response)
    assert "❌ The seed is not" in said


async def test_an_unknown_match_cannot_be_verified(salon: Salon) -> None:
    for number in (99, 2**31 - 1):
        assert "no match" in texts((await salon.slash(salon.ann, "verify", match=number)).response)


async def test_the_seed_stays_secret_until_the_end(salon: Salon, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table, hands = await seat_four(salon, target=1), Hands(salon, Random(1))
    seed = await seed_of(salon, table.id)
    secrets = (seed, seed[:16], repr(bytes.fromhex(seed))[2:-1])
    ((in_the_database,),) = await read(salon, "SELECT seed FROM seeds")
    assert not any(secret in in_the_database for secret in secrets)
    caplog.clear()
    while table.live:
        for message in (salon.public, *hands.panels.values()):
            assert not any(secret in everything(message) for secret in secrets)
        fair = await salon.click(salon.ann, salon.public, "Fair deal")
        assert not any(secret in everything(fair.response) for secret in secrets)
        await hands.move(table.waiting_for[0])
    assert seed in texts((await salon.click(salon.ann, salon.public, "Fair deal")).response)
    for record in caplog.get_records("call"):
        if record.name.startswith(("bot", "cogs", "rendering")) or record.levelno > logging.DEBUG:
            assert not any(secret in record.getMessage() for secret in secrets)


async def test_a_table_without_a_seed_says_so(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    await behind(salon, "DELETE FROM seeds")
    await behind(salon, "UPDATE tables SET commitment = NULL")
    await salon.restart()
    assert f"Table {salon.table.id}" not in texts(salon.public)
    said = texts((await salon.slash(salon.ann, "verify", match=salon.table.id)).response)
    assert "before there were seeds" in said
