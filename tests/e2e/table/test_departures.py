"""Channels, servers and people that go away; tables that are put by, and taken up again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.app import Toucan
from bot.settings import Settings
from bot.tables.timeouts import Patience
from bot.words import words
from tests.e2e.challenges import started
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import said, seat_four

HOUR = 3600


@pytest.fixture
def _matches_are_put_by_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """After two days, as a lobby is looked at after one; `tests/tables/test_idle.py` has the days."""
    monkeypatch.setattr("bot.tables.timeouts.MATCH", Patience(47 * HOUR, HOUR))


@pytest.mark.usefixtures("_matches_are_put_by_soon")
async def test_an_idle_table_is_warned_and_put_by(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(1))
    await hands.play_until(lambda: len(table.log) > 9)
    log = list(table.log)
    await salon.env.advance_time(47 * HOUR - 60)
    assert "💤" not in texts(salon.public)
    await salon.env.advance_time(120)
    assert "💤" in texts(salon.public)
    await salon.env.advance_time(HOUR)
    assert salon.bot.tables.in_channel(salon.channel.id) is None
    closed = [message for message in salon.channel.history() if words()("table-idle") in texts(message)]
    assert len(closed) == 1
    assert said(await salon.click(salon.eve, closed[0], words()("button-resume"))) == words()(
        "table-not-seated"
    )
    await salon.click(salon.bob, closed[0], words()("button-resume"))
    assert salon.table.id == table.id
    assert salon.table.log == log
    assert "Your hand" in [control["label"] for control in controls(salon.public)]
    (before,) = (message for message in salon.channel.history() if message.id == closed[0].id)
    assert (texts(before), controls(before)) == (words()("table-goes-on"), [])
    hands = Hands(salon, Random(2))
    await hands.move(salon.table.waiting_for[0])
    assert len(salon.table.log) > len(log)


@pytest.mark.usefixtures("_matches_are_put_by_soon")
async def test_a_left_message_says_so_after_a_crash(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await seat_four(salon, target=99)
    await salon.env.advance_time(48 * HOUR + 60)
    (closed,) = (message for message in salon.channel.history() if words()("table-idle") in texts(message))
    monkeypatch.setattr(salon.bot.session.services.painter.debts, "taken_up", lambda _: None)
    await salon.click(salon.bob, closed, words()("button-resume"))
    await salon.crash()
    (before,) = (message for message in salon.channel.history() if message.id == closed.id)
    assert (texts(before), controls(before)) == (words()("table-goes-on"), [])


async def test_a_deleted_channels_table_resumes_in_another(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(1))
    await hands.play_until(lambda: len(table.log) > 6)
    salon.env.backend.delete_channel(salon.channel.id)
    await salon.env.settle()
    assert table.status == "archived"
    kept = (
        salon.bot.session.services.painter._shown,
        salon.bot.session.services.panels._open,
        salon.bot.session.services.panels._clicked,
    )
    assert not any(kept)
    other = salon.beside()
    assert said(await other.slash(other.eve, "table resume")) == words()("table-none-put-by")
    offered = await other.ann.autocomplete(other.channel, "table resume", "table", "diff")
    assert [answer["value"] for answer in offered] == [table.id]
    assert "Ann, Bob, Cleo and Dan" in offered[0]["name"]
    await other.slash(other.ann, "table resume", table=table.id)
    assert other.table.id == table.id
    assert (other.table.log, other.table.state) == (table.log, table.state)
    hands = Hands(other, Random(2))
    await hands.move(other.table.waiting_for[0])
    await other.restart()
    salon.bot = other.bot
    assert other.table.id == table.id


async def test_a_channel_deleted_meanwhile_archives_its_table(salon: Salon) -> None:
    await seat_four(salon)
    other = salon.beside()
    await seat_four(other)
    thread = salon.thread()
    await seat_four(thread)
    await salon.close()
    salon.env.backend.delete_channel(other.channel.id)
    await salon.env.restart_bot(salon._new())
    await salon.env.settle()
    assert {table.channel for table in salon.bot.tables.live()} == {salon.channel.id, thread.channel.id}


async def test_a_closed_table_forgets_those_who_left(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(1))
    await salon.click(salon.ann, await hands.panel(0), "Leave")
    await salon.as_bot(salon.bot.tables.archive(table.id))
    assert not salon.bot.session.services.panels._clicked


async def test_removing_the_bot_archives_the_servers_tables(salon: Salon) -> None:
    table = await seat_four(salon)
    guild = salon.bot.get_guild(salon.guild.id)
    assert guild is not None
    await salon.as_bot(_told(salon.bot, "guild_remove", guild))
    assert table.status == "archived"
    await salon.slash(salon.dan, "table resume")
    assert salon.table.id == table.id


async def test_what_was_put_by_last_is_offered_first(salon: Salon) -> None:
    older = await seat_four(salon)
    other = salon.beside()
    newer = await seat_four(other)
    for table in (newer, older):
        await salon.as_bot(salon.bot.tables.archive(table.id))
        await asyncio.sleep(0.01)
    offered = await salon.ann.autocomplete(salon.channel, "table resume", "table", "")
    assert [answer["value"] for answer in offered] == [older.id, newer.id]
    await salon.slash(salon.ann, "table resume")
    assert salon.table.id == older.id


async def test_a_moderator_without_seat_resumes_a_table(salon: Salon) -> None:
    table = await seat_four(salon)
    guild = salon.bot.get_guild(salon.guild.id)
    await salon.as_bot(_told(salon.bot, "guild_remove", guild))
    assert await salon.eve.autocomplete(salon.channel, "table resume", "table", "") == []
    assert said(await salon.slash(salon.eve, "table resume", table=table.id)) == words()("table-not-seated")
    role = salon.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    moderator = salon.guild.add_member(salon.env.create_user("mo", global_name="Mo"), roles=[role])
    offered = await moderator.autocomplete(salon.channel, "table resume", "table", "")
    assert [answer["value"] for answer in offered] == [table.id]
    await salon.slash(moderator, "table resume")
    assert salon.table.id == table.id
    assert salon.table.seat_of(moderator.id) is None
    await Hands(salon, Random(2)).move(salon.table.waiting_for[0])


async def _told(bot: Toucan, event: str, what: Any) -> None:
    bot.dispatch(event, what)


async def test_a_moderator_ends_a_match_and_says_why(salon: Salon) -> None:
    await seat_four(salon)
    refused = await salon.slash(salon.bob, "table end", reason="I lose")
    assert said(refused) == words()("table-end-reason-moderator")
    role = salon.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    moderator = salon.guild.add_member(salon.env.create_user("mo", global_name="Mo"), roles=[role])
    ended = await salon.slash(moderator, "table end", reason="Not *here*, @everyone")
    assert said(ended) == words()("table-end-done")
    assert r"Not \*here\*, @everyone" in texts(salon.public)
    assert not salon.public.mention_everyone


async def test_who_may_end_which_table_of_a_channel(salon: Salon) -> None:
    """Beside the channel's own table stands somebody's challenge; only a moderator ends what others play."""
    await seat_four(salon)
    held = salon.table
    await started(salon, salon.eve, (await salon.slash(salon.eve, "challenge play")).response)
    theirs = salon.bot.tables.of_user(salon.eve.id)[0]
    role = salon.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    moderator = salon.guild.add_member(salon.env.create_user("mo", global_name="Mo"), roles=[role])

    async def offered(who: Any, typed: str = "") -> list[int]:
        answers = await who.autocomplete(salon.channel, "table end", "table", typed)
        return [answer["value"] for answer in answers]

    assert await offered(moderator) == [theirs.id, held.id]
    assert await offered(moderator, "eve") == [theirs.id]
    assert await offered(salon.eve) == [theirs.id]
    assert await offered(salon.fay) == []
    other = salon.beside()
    assert await moderator.autocomplete(other.channel, "table end", "table", "") == []
    elsewhere = said(await other.slash(moderator, "table end", table=theirs.id))
    assert elsewhere == words()("table-end-not-here", table=theirs.id)
    for who, reason in ((salon.fay, {}), (salon.ann, {}), (salon.ann, {"reason": "mine"})):
        refused = said(await salon.slash(who, "table end", table=theirs.id, **reason))
        assert refused == words()("table-end-reason-moderator" if reason else "table-not-seated")
    assert theirs.live
    ended = await salon.slash(moderator, "table end", table=theirs.id, reason="Left us")
    assert said(ended) == words()("table-end-done")
    assert (theirs.status, held.status) == ("ended", "playing")
    message = next(one for one in salon.channel.history() if one.id == theirs.record.message)
    assert "Left us" in texts(message)
    assert "Left us" in texts(salon.newest_private(salon.eve))
    assert "did not finish" in texts((await salon.slash(moderator, "challenge board")).response)
    again = said(await salon.slash(salon.eve, "challenge play"))
    assert "You have had your attempt" in again


class TestMembers:
    """With the members intent, which an operator has to ask Discord for."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return replace(settings, members_intent=True)

    async def test_leaving_the_server_seats_a_computer_player(self, salon: Salon) -> None:
        table = await seat_four(salon, target=99)
        seat = table.waiting_for[0]
        who = salon.actor(seat)
        salon.guild.remove_member(who)
        await salon.env.settle()
        one = table.seats[seat]
        assert one is not None
        assert one.away == "gone"
        assert table.turn(seat)
        assert "is away" in texts(salon.public)

    async def test_a_moderators_new_nickname_shows_at_once(self, salon: Salon) -> None:
        await salon.slash(salon.ann, "differ new", computers=2)
        await salon.click(salon.bob, salon.public, "Join")
        salon.env.backend.edit_member(salon.guild.id, salon.bob.id, {"nick": "Robert"})
        await salon.env.settle()
        assert "Robert" in texts(salon.public)
        assert "Bob" not in texts(salon.public)

    async def test_leaving_the_server_leaves_the_queue(self, salon: Salon) -> None:
        table = await seat_four(salon, target=99)
        for who in (salon.eve, salon.fay):
            await salon.as_bot(salon.bot.tables.wait(table.id, who.id, who.name))
        salon.guild.remove_member(salon.eve)
        await salon.env.settle()
        assert [one.user for one in table.record.waiting] == [salon.fay.id]


async def test_nobody_mentions_whoever_has_left_unnoticed(salon: Salon) -> None:
    """Without the members intent Discord says so only when it is asked."""
    await salon.slash(salon.ann, "differ new")
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    for who in (salon.eve, salon.fay):
        await salon.as_bot(salon.bot.tables.wait(salon.table.id, who.id, who.name))
    salon.guild.remove_member(salon.eve)
    await salon.click(salon.dan, salon.public, "Leave")
    await salon.env.settle()
    assert salon.table.seat_of(salon.eve.id) is None
    assert salon.table.seat_of(salon.fay.id) == 3
    assert salon.eve.id not in [user.id for one in salon.channel.history() for user in one.mentions]
