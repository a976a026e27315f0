"""A match in somebody's messages with the bot: alone, against computer players, from command to result."""

from __future__ import annotations

from random import Random

import discord
import pytest

from bot.people.boards import Boards
from bot.tables.table import Table
from bot.words import catalogue, words
from bot.words.aloud import in_words
from cogs.delivery.courier import BLOCKED_FIRST
from cogs.kit import ids
from tests.e2e.messages import Messages, alone, follow, messages, shown
from tests.e2e.replays import step_of
from tests.e2e.salon import Hands, Salon, controls, enabled, labels, texts
from tests.e2e.ways import said

POST = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")


@pytest.fixture
async def home(salon: Salon) -> Messages:
    """Ann's messages with the bot; she reads."""
    place = messages(salon)
    await place.slash(place.who, "settings", text_only=True)
    return place


def away(table: Table) -> str | None:
    """Why Ann does not act for herself."""
    one = table.seats[0]
    return one.away if one else None


async def test_a_match_is_played_through_a_crash(home: Messages) -> None:
    """The game does not matter: its cog does not look at where it is played."""
    answer = await home.slash(home.who, "topsuit new", **alone("topsuit"))
    table = home.table
    assert (table.guild, table.channel, table.status) == (None, home.channel.id, "playing")
    assert [one is not None and one.level for one in table.seats] == [
        None,
        *["chance"] * (len(table.seats) - 1),
    ]
    # The table is the answer, and the panel stands below it.
    assert answer.response.id == table.record.message == home.public.id
    panel = shown(home)[-1]
    assert panel.flags.ephemeral
    assert {words()("button-join"), words()("button-watch")}.isdisjoint(enabled(home.public))
    hands = Hands(home, Random(3))
    follow(hands, panel)
    for _ in range(2):
        await hands.move(0)
    log = [*table.log]
    await home.crash()
    hands.restarted, table = True, home.table
    assert [*table.log][: len(log)] == log
    while table.live:
        await hands.move(0)
    assert (await home.bot.tables.read(table.id)).status == "over"
    assert "win" in texts(home.public)
    # Nothing of it is rated, and only Ann may look at it.
    standings = await home.as_bot(Boards(home.bot.store).most_played(0))
    assert standings is None
    replayed = (await home.slash(home.who, "replay", match=table.id)).response
    assert step_of(replayed) == (2, len(table.log))
    refused = await home.salon.bob.user.slash("replay", match=table.id)
    assert said(refused) == words()("no-such-match", table=table.id)


async def test_a_rematch_begins_at_once(home: Messages) -> None:
    await home.slash(home.who, "springcleaning new", **alone("springcleaning"))
    hands = Hands(home, Random(5))
    first = home.table
    while first.live:
        await hands.move(0)
    over = home.public
    await home.click(home.who, over, words()("button-rematch"))
    again = home.table
    assert again.id != first.id
    assert again.status == "playing"
    assert [one.level for one in again.seats if one] == [one.level for one in first.seats if one]
    assert home.public.id == again.record.message
    assert shown(home)[-1].flags.ephemeral
    await Hands(home, Random(6)).move(0)


async def test_the_play_page_asks_only_what_matters(home: Messages) -> None:
    page = (await home.slash(home.who, "play")).response
    menus = [one["custom_id"] for one in controls(page, 3)]
    assert len(menus) == 3
    assert not any(one.endswith(":people") for one in menus)
    await home.click(home.who, page, words()("button-play-alone"))
    assert home.table.status == "playing"
    assert [one.flags.ephemeral for one in shown(home)] == [True, True, False, True]


async def test_a_forged_play_page_keeps_no_seat(home: Messages) -> None:
    page = (await home.slash(home.who, "play")).response
    forged = f"press:{ids.Play('differ', 4, 3, 'easy', ids.SERVERS_CLOCK, 'go')}"
    home.plant(page, forged)
    await home.forge(home.who, page, forged)
    assert home.table.status == "playing"


async def test_the_commands_of_tables_work(home: Messages) -> None:
    await home.slash(home.who, "topsuit new", **alone("topsuit"))
    table = home.table
    first = home.public
    assert said(await home.slash(home.who, "table show")) == words()("table-shown")
    assert home.public.id != first.id
    hand = await home.slash(home.who, "hand")
    assert labels(hand.response)
    listed = said(await home.slash(home.who, "tables"))
    assert f"https://discord.com/channels/@me/{home.channel.id}/{home.public.id}" in listed
    asked = (await home.slash(home.who, "table leave")).response
    await home.click(home.who, asked, words()("button-leave-sure"))
    assert away(table) == "left"
    back = await home.slash(home.who, "hand")
    await home.click(home.who, back.response, words()("button-come-back"))
    assert away(table) is None
    await home.slash(home.who, "table end")
    assert home.live is None
    assert words()("table-ended") in texts(home.public)
    assert said(await home.slash(home.who, "hand")).startswith(words()("no-table-here"))
    assert said(await home.slash(home.who, "table why", move="1")) != ""


async def test_a_shelved_table_is_its_players_alone(home: Messages) -> None:
    await home.slash(home.who, "topsuit new", **alone("topsuit"))
    number = home.table.id
    await home.as_bot(home.bot.tables.archive(number))
    assert home.live is None
    bob = home.salon.bob.user
    assert await bob.autocomplete("table resume", "table", "") == []
    refused = await bob.slash("table resume", table=number)
    assert said(refused).startswith(words()("table-not-put-by"))
    assert [one["value"] for one in await home.who.autocomplete("table resume", "table", "")] == [number]
    # A moderator of some server is nobody here, and on the server nobody knows of it.
    elsewhere = await home.salon.slash(home.salon.ann, "table resume", table=number)
    assert said(elsewhere).startswith(words()("table-not-put-by"))
    await home.slash(home.who, "table resume")
    assert home.table.id == number


async def test_a_crash_leaves_the_persons_language(home: Messages) -> None:
    await home.slash(home.who, "settings", language="de")
    await home.slash(home.who, "topsuit new", **alone("topsuit"))
    german = catalogue("de")
    assert german("button-hand") in enabled(home.public)
    # Whoever has not chosen is spoken to as their client spoke when the table was opened.
    assert home.table.record.language == "de"
    await home.slash(home.who, "settings", language="discord")
    home.bot.languages._clients.clear()
    await home.crash()
    home.bot.languages._clients.clear()
    await home.as_bot(_painted(home))
    assert german("button-hand") in enabled(home.public)


async def _painted(place: Messages) -> None:
    assert await place.bot.session.services.painter.post_again(place.table)


async def test_nobody_else_reaches_it(home: Messages) -> None:
    await home.slash(home.who, "topsuit new", **alone("topsuit"))
    table, bob = home.table, messages(home.salon, "bob")
    page = (await bob.slash(bob.who, "play")).response
    for made in (
        ids.Look(table.id, "hand"),
        ids.Look(table.id, "watch"),
        ids.Seat(table.id, "end"),
        ids.Lobby(table.id, "join"),
        ids.Queue(table.id, "wait"),
    ):
        bob.plant(page, f"press:{made}")
        refused = await bob.forge(bob.who, page, f"press:{made}")
        assert said(refused).startswith(words()("table-gone")), made
    assert table.live
    # Ann does from a server, where the panel of a match that moved aside still works: she alone reads it.
    await home.salon.slash(home.salon.ann, "differ new")
    there = home.salon.public
    home.salon.plant(there, f"press:{ids.Look(table.id, 'score')}")
    answered = await home.salon.forge(home.salon.ann, there, f"press:{ids.Look(table.id, 'score')}")
    assert answered.ephemeral
    refused = await home.salon.forge(home.salon.bob, there, f"press:{ids.Look(table.id, 'score')}")
    assert said(refused).startswith(words()("table-gone"))


async def test_only_its_player_deals_it_again(home: Messages) -> None:
    await home.slash(home.who, "springcleaning new", **alone("springcleaning"))
    hands, table = Hands(home, Random(7)), home.table
    while table.live:
        await hands.move(0)
    refused = await home.salon.bob.user.slash("springcleaning new", deal=table.id)
    assert said(refused) == words()("deal-unknown", table=table.id)
    await home.slash(home.who, "springcleaning new", deal=table.id)
    assert home.table.status == "playing"
    assert home.table.record.deal_of == table.id


async def test_a_half_opened_table_offers_to_begin(home: Messages) -> None:
    await home.as_bot(
        home.bot.tables.open("topsuit", guild=None, channel=home.channel.id, user=home.who.id, name="Ann")
    )
    await home.crash()
    lobby = home.public
    assert words()("lobby-alone") in texts(lobby)
    assert enabled(lobby) == [words()(f"button-{what}") for what in ("start", "leave", "rules", "fair")]
    await home.click(home.who, lobby, words()("button-start"))
    assert home.table.status == "playing"
    assert None not in home.table.seats


async def test_without_messages_the_panel_plays_on(home: Messages) -> None:
    await home.slash(home.who, "topsuit new", **alone("topsuit"))
    hands = Hands(home, Random(8))
    follow(hands, shown(home)[-1])
    before = texts(home.public)
    for request in (POST, EDIT):
        home.env.inject_error(*request, status=403, code=50007, times=None)
    for _ in range(3):
        await hands.move(0)
    assert texts(home.public) == before
    panel = await home.slash(home.who, "hand")
    assert in_words(words()("table-trouble-messages"), words()) in texts(panel.response)
    home.env.backend.faults.clear()
    follow(hands, panel.response)
    for _ in range(2):
        await hands.move(0)
    # What was refused is tried again after a pause, however fast people play meanwhile.
    await home.env.advance_time(BLOCKED_FIRST)
    assert texts(home.public) != before
    assert words()("table-trouble-messages") not in texts(hands.panels[0])


class TestElsewhere:
    """On a server that has not added the bot, to whoever has it in their account."""

    @pytest.fixture(autouse=True)
    def _the_bot_is_not_there(self, salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(salon.bot), "get_guild", lambda _bot, _number: None)

    async def test_the_asker_alone_learns_of_the_table(self, salon: Salon) -> None:
        place = messages(salon)
        answer = await salon.slash(salon.ann, "differ new", level="chance")
        assert answer.ephemeral
        where = f"https://discord.com/channels/@me/{place.channel.id}"
        assert said(answer) == words()("messages-opened", where=where)
        assert place.table.channel == place.channel.id
        assert place.public.id == place.table.record.message
        assert all(message.flags.ephemeral for message in salon.channel.history(viewer=salon.ann))
        # It is played from there too, in private answers.
        panel = salon.newest_private(salon.ann)
        assert labels(panel)
        await salon.slash(salon.ann, "hand")
        assert said(await salon.slash(salon.bob, "hand")).startswith(words()("no-table-here"))
        assert said(await salon.slash(salon.ann, "table show")) == words()("table-shown")
        await salon.slash(salon.ann, "table end")
        assert place.live is None

    async def test_the_page_of_play_leads_there(self, salon: Salon) -> None:
        place = messages(salon)
        page = (await salon.slash(salon.ann, "play")).response
        await salon.click(salon.ann, page, words()("button-play-alone"))
        assert place.table.status == "playing"
        assert place.public.id == place.table.record.message

    async def test_who_moderates_there_moderates_no_messages(self, salon: Salon) -> None:
        place = messages(salon)
        await place.slash(place.who, "topsuit new", **alone("topsuit"))
        number = place.table.id
        moderator = salon.guild.create_role("mods", permissions=discord.Permissions.all())
        cleo = salon.guild.add_member(salon.env.create_user("mo", global_name="Mo"), roles=(moderator,))
        assert await cleo.autocomplete(salon.channel, "table end", "table", "") == []
        refused = await salon.slash(cleo, "table end", table=number, reason="mine")
        assert said(refused) == words()("table-end-not-here", table=number)
        await place.as_bot(place.bot.tables.archive(number))
        refused = await salon.slash(cleo, "table resume", table=number)
        assert said(refused).startswith(words()("table-not-put-by"))

    async def test_closed_messages_are_explained(self, salon: Salon) -> None:
        salon.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
        refused = await salon.slash(salon.ann, "topsuit new")
        assert said(refused) == words()("no-messages")
        assert messages(salon).live is None
