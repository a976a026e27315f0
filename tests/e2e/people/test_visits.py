"""A table among people where the bot is not itself: it lives from the answers to their clicks."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from bot.games.kit.french import FRENCH
from bot.people.boards import Boards
from bot.words import catalogue, words
from cogs.kit import ids
from tests.e2e.messages import alone, messages
from tests.e2e.salon import Salon, controls, enabled, texts
from tests.e2e.visits import MINUTE, Guests, Where, leave, publics, sent
from tests.e2e.ways import said
from tests.e2e.witness import Witness, everything

QUARTER = 16 * MINUTE


@pytest.fixture
def group(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> Iterator[Salon]:
    """The salon as a group's messages, where Discord takes so many messages by one interaction."""
    leave(salon, "group", monkeypatch)
    yield salon
    assert followed(salon) <= 5


def followed(salon: Salon) -> int:
    """The most messages that were sent by one interaction after its first answer."""
    paths = Counter(
        one.path for one in salon.env.http_requests if one.method == "POST" and "/webhooks/" in one.path
    )
    return max(paths.values(), default=0)


async def opened(group: Salon, slug: str = "topsuit", **options: int | str) -> Guests:
    """A match of as few as there can be, which has begun."""
    await group.slash(group.ann, f"{slug} new", **alone(slug) | options)
    await seated(group)
    hands = Guests(group, Random(3))
    for seat in range(len(group.table.seats)):
        await hands.panel(seat)
    return hands


async def seated(group: Salon) -> None:
    """Others take the free seats, and the match begins."""
    for who in [*group.people.values()][1:]:
        if None in group.table.seats:
            await group.click(who, group.public, words()("button-join"))
    await group.click(group.ann, group.public, words()("button-start"))


async def moved(group: Salon, hands: Guests, moves: int = 1) -> None:
    for _ in range(moves):
        await hands.move(to_act(group))


def to_act(group: Salon) -> int:
    return next(seat for seat in group.table.waiting_for if seat >= 0)


@pytest.mark.parametrize(("slug", "there"), [("topsuit", "group"), ("springcleaning", "server")])
async def test_a_match_is_played_as_a_guest(
    salon: Salon, slug: str, there: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(salon, there, monkeypatch)
    answer = await salon.slash(salon.ann, f"{slug} new", **alone(slug))
    record = salon.table.record
    assert record.visiting
    assert record.guild == (salon.guild.id if there == "server" else None)
    assert record.message == answer.response.id == salon.public.id
    # It says once what is otherwise here.
    assert words()("lobby-visiting").removeprefix("-# ") in texts(salon.public)
    await seated(salon)
    table, hands = salon.table, Guests(salon, Random(5))
    while table.live:
        await moved(salon, hands)
    assert "win" in texts(salon.public)
    assert words()("unrated-visiting") in texts(salon.public)
    assert [one.id for one in publics(salon)] == [answer.response.id]
    assert sent(salon) == []
    # It is rated nowhere, and those who were there can look at it.
    assert await salon.as_bot(Boards(salon.bot.store).most_played(salon.guild.id)) is None
    assert controls((await salon.slash(salon.ann, "replay", match=table.id)).response)
    # They play once more, and the seats are asked.
    await salon.click(salon.ann, salon.public, words()("button-rematch"))
    again = salon.table
    assert again.record.visiting
    assert again.record.message == salon.public.id != answer.response.id
    assert sent(salon) == []


@pytest.mark.parametrize("there", ["group", "server"])
async def test_a_slowly_opened_table_is_posted(
    salon: Salon, there: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is private by then, and whoever asked has nothing else to click."""
    leave(salon, there, monkeypatch)
    begin, defer = salon.bot.tables.open, discord.InteractionResponse.defer
    deferred: list[bool] = []

    async def deferring(self: Any, **options: Any) -> Any:
        done = await defer(self, **options)
        deferred.append(True)
        return done

    async def slowly(*args: Any, **options: Any) -> Any:
        while not deferred:  # noqa: ASYNC110 — a test's clock stands still while somebody waits for nothing
            await asyncio.sleep(0.01)
        return await begin(*args, **options)

    with monkeypatch.context() as slow:
        slow.setattr("cogs.delivery.answers.DEFER_AFTER", 0)
        slow.setattr(discord.InteractionResponse, "defer", deferring)
        slow.setattr(salon.bot.tables, "open", slowly)
        await salon.slash(salon.ann, "topsuit new", **alone("topsuit"))
    assert words()("table-shown-soon") in texts(salon.newest_private(salon.ann))
    assert [one.id for one in publics(salon)] == [salon.table.record.message]
    await seated(salon)
    await moved(salon, Guests(salon, Random(5)), 3)
    assert sent(salon) == []


async def test_no_reader_sees_a_hidden_card(group: Salon, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    witness = Witness(FRENCH)
    group.bot.tables.listen(witness.listen)
    hands = await opened(group, "differ", target=1)
    table = group.table
    await group.click(group.ida, group.public, words()("button-watch"))
    while table.live:
        # Each time another message has to be posted.
        if len(table.log) % 7 == 0:
            await group.env.advance_time(QUARTER)
        seat = to_act(group)
        await hands.move(seat)
        witness.check(None, everything(group.public))
        witness.check(None, everything(group.newest_private(group.ida)))
        if table.live:
            witness.check(seat, everything(await hands.panel(seat)))
    assert len(publics(group)) > 3
    witness.check_log(caplog.get_records("call"))
    # Whoever has an interaction's token can speak in the bot's name.
    ours = [record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs"))]
    assert not [said for said in ours if any(token in said for token in group.env.backend.interaction_tokens)]


async def test_an_expired_tables_next_click_posts_it_again(group: Salon) -> None:
    hands = await opened(group)
    first = group.public
    await moved(group, hands, 2)
    assert [one.id for one in publics(group)] == [first.id]
    await group.env.advance_time(QUARTER)
    stands = everything(group.public)
    await moved(group, hands)
    # The click lets it be shown again, in another message; the first stands as it was.
    second = group.public
    assert second.id == group.table.record.message != first.id
    assert everything(publics(group)[0]) == stands != everything(second)
    # From here on that one is changed.
    await moved(group, hands, 2)
    assert [one.id for one in publics(group)] == [first.id, second.id]
    # Whoever finds the first and clicks is shown where it goes on, and has their hand.
    await group.click(group.ann, publics(group)[0], words()("button-hand"))
    assert texts(publics(group)[0]) == words()("table-goes-on")
    assert group.newest_private(group.ann).flags.ephemeral
    assert sent(group) == []


async def test_a_click_updates_an_old_table_message(group: Salon) -> None:
    hands = await opened(group)
    first = group.public
    await group.env.advance_time(QUARTER)
    # Something that nobody clicked for.
    await group.as_bot(group.bot.tables.act(*chosen(group)))
    assert [one.id for one in publics(group)] == [first.id]
    stands = everything(group.public)
    await group.click(group.ida, group.public, words()("button-watch"))
    assert [one.id for one in publics(group)] == [first.id]
    assert everything(group.public) != stands
    await moved(group, hands)
    assert [one.id for one in publics(group)] == [first.id]


def chosen(group: Salon) -> tuple[int, int, int, str]:
    """An action of whoever is to act."""
    table, seat = group.table, to_act(group)
    user = table.user_at(seat)
    assert user is not None
    return table.id, user, table.turn(seat), next(iter(next(iter(table.state.legal(seat)))))


async def test_a_killed_bot_keeps_its_clicks(group: Salon) -> None:
    hands = await opened(group)
    first = group.public
    await moved(group, hands)
    await group.crash()
    assert [one.id for one in publics(group)] == [first.id]
    before = everything(group.public)
    # Nobody has clicked since.
    await group.as_bot(group.bot.tables.act(*chosen(group)))
    assert [one.id for one in publics(group)] == [first.id]
    assert everything(group.public) != before
    while group.live:
        await moved(group, hands)
    assert "win" in texts(group.public)
    assert sent(group) == []


async def test_a_restarted_bot_posts_after_a_click(group: Salon) -> None:
    hands = await opened(group)
    await group.env.advance_time(QUARTER)
    # By this the table could be posted again, and nothing has happened that is worth that.
    await group.slash(group.bob, "hand")
    shown = [one.id for one in publics(group)]
    for _ in range(2):
        await group.crash()
        assert [one.id for one in publics(group)] == shown
        await group.env.advance_time(QUARTER)
    await moved(group, hands)
    assert group.public.id == group.table.record.message
    assert sent(group) == []


async def test_one_interaction_sends_five_messages_at_most(group: Salon) -> None:
    """Hand after hand that nobody clicked for, each in a message of its own, and a crash in between."""
    await group.slash(group.ann, "differ new", **alone("differ"))
    await seated(group)
    for number in range(400):
        if not group.live:
            break
        table = group.table
        seat = next((one for one in table.waiting_for if one >= 0 and table.user_at(one)), None)
        if seat is not None:
            action = next(iter(next(iter(table.state.legal(seat)))))
            await group.as_bot(
                group.bot.tables.act(table.id, table.user_at(seat) or 0, table.turn(seat), action)
            )
        else:
            await group.env.advance_time(1)
        if number == 200:
            await group.crash()
    assert followed(group) <= 5


async def test_there_is_no_clock_and_nobody_is_mentioned(group: Salon) -> None:
    await group.slash(group.ann, "settings", mentions="mention")
    await group.slash(group.ann, "topsuit new", **alone("topsuit"))
    table = group.table
    assert not any(
        one["custom_id"].endswith(":clock")
        for one in controls(await group.options(group.ann, group.public), 3)
    )
    group.plant(group.public, f"press:{ids.Lobby(table.id, 'clock')}")
    await group.forge(group.ann, group.public, f"press:{ids.Lobby(table.id, 'clock')}", values=["5m"])
    assert group.table.record.clock == "none"
    await seated(group)
    # More than a server's usual patience.
    await group.env.advance_time(25 * 60 * MINUTE)
    assert [one.id for one in publics(group)] == [table.record.message]
    assert sent(group) == []


async def test_what_needs_its_own_message_is_not_offered(group: Salon) -> None:
    hands = await opened(group)
    seat = to_act(group)
    await moved(group, hands)
    assert words()("button-takeback") not in enabled(await hands.panel(seat))
    lines = len(group.table.log)
    panel = await hands.panel(seat)
    made = f"press:{ids.TakeBack(group.table.id, 'ask', lines)}"
    group.plant(panel, made)
    await group.forge(group.actor(seat), panel, made)
    assert texts(group.newest_private(group.actor(seat))) == words()("bad-button")
    assert sent(group) == []


async def test_the_commands_of_tables_work(group: Salon) -> None:
    hands = await opened(group)
    table, first = group.table, group.public
    await moved(group, hands)
    await group.slash(group.bob, "table show")
    assert group.public.id == table.record.message != first.id
    assert labelled(await group.slash(group.ann, "hand"))
    await moved(group, hands, 2)
    assert len(publics(group)) == 2
    listed = said(await group.slash(group.ann, "tables"))
    assert f"https://discord.com/channels/@me/{group.channel.id}/{table.record.message}" in listed
    # In their messages with the bot it is not what they play there.
    place = messages(group)
    assert said(await place.slash(place.who, "hand")).startswith(words()("no-table-here"))
    await group.as_bot(group.bot.tables.archive(table.id))
    assert await place.who.autocomplete("table resume", "table", "") == []
    await group.slash(group.bob, "table resume")
    assert group.table.id == table.id
    assert group.public.id == group.table.record.message
    await moved(group, hands)
    for who in (group.ann, group.bob, group.cleo):
        if group.live:
            await group.slash(who, "table end")
    assert group.live is None
    assert words()("table-ended") in texts(group.public)
    assert sent(group) == []


def labelled(result: Any) -> list[str]:
    return enabled(result.response)


async def test_somebody_else_s_group_knows_nothing_of_it(group: Salon) -> None:
    await opened(group)
    table, bob = group.table, messages(group, "bob")
    page = (await bob.slash(bob.who, "play")).response
    for made in (ids.Look(table.id, "hand"), ids.Seat(table.id, "end"), ids.Lobby(table.id, "join")):
        bob.plant(page, f"press:{made}")
        refused = await bob.forge(bob.who, page, f"press:{made}")
        assert said(refused).startswith(words()("table-gone")), made
    for command in ("replay", "verify"):
        refused = await group.eve.user.slash(command, match=table.id)
        assert said(refused) == words()("no-such-match", table=table.id)


async def test_whoever_wants_computers_alone_plays_in_their_messages(group: Salon) -> None:
    place = messages(group)
    answer = await group.slash(group.ann, "topsuit new", **alone("topsuit"), computers=2)
    assert said(answer) == words()(
        "messages-opened", where=f"https://discord.com/channels/@me/{place.channel.id}"
    )
    assert place.table.record.in_messages
    assert group.live is None
    # Beside it a table among the people here can be opened.
    page = (await group.slash(group.ann, "play")).response
    menus = [one["custom_id"] for one in controls(page, 3)]
    assert any(one.endswith(":people") for one in menus)


async def test_it_speaks_its_host_s_language(group: Salon) -> None:
    await group.slash(group.ann, "settings", language="de")
    await group.slash(group.ann, "topsuit new", **alone("topsuit"))
    assert catalogue("de")("button-join") in enabled(group.public)


async def test_one_host_has_three_groups_at_most(group: Salon) -> None:
    for channel in (1, 2, 3):
        await group.as_bot(
            group.bot.tables.open(
                "topsuit", guild=None, channel=channel, user=group.ann.id, name="Ann", visiting=True
            )
        )
    refused = await group.slash(group.ann, "topsuit new", **alone("topsuit"))
    assert said(refused) == words()("visiting-most", most=3)
    await group.slash(group.bob, "topsuit new", **alone("topsuit"))
    assert group.table.host == group.bob.id


async def test_silent_apps_lead_to_messages(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(salon, "server", monkeypatch, shows=False)
    page = (await salon.slash(salon.ann, "play")).response
    assert not any(one["custom_id"].endswith(":people") for one in controls(page, 3))
    await salon.slash(salon.ann, "topsuit new", **alone("topsuit"))
    assert salon.live is None
    assert messages(salon).table.record.in_messages
    assert publics(salon) == []


async def test_a_permission_that_was_taken_is_named(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    leave(salon, "server", monkeypatch)
    await opened(salon)
    monkeypatch.setattr("tests.e2e.visits.EXTERNAL_APPS", 0)
    refused = await salon.slash(salon.ann, "table show")
    assert said(refused) == words()("visiting-not-allowed")
