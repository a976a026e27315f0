"""Called when a table lacks one person: whoever asked for it, by one message, as seldom as they like."""

from __future__ import annotations

from collections import Counter
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.service.tables import Tables
from bot.words import words
from cogs.people.calls import AGAIN, GRACE
from tests.e2e.salon import Salon, controls, enabled, opened, texts
from tests.e2e.ways import said

HOUR = 3600


async def wants(salon: Salon, who: MemberActor, *games: str, every: str = "", until: str = "") -> Any:
    """Somebody's page, on which they have chosen this."""
    page = (await salon.slash(who, "call")).response
    await salon.select(who, page, *(games or ("differ",)), beginning="menu:calls:games")
    if until:
        await salon.select(who, page, until, beginning="menu:calls:until")
    if every:
        await salon.select(who, page, every, beginning="menu:calls:every")
    return page


async def lacking(salon: Salon, host: MemberActor | None = None, command: str = "differ new") -> None:
    """A table with one free seat; and the moment after which it calls has passed."""
    await salon.slash(host or salon.ann, command, computers=2)
    await salon.env.advance_time(GRACE + 1)


def hide(salon: Salon, target: int, kind: OverwriteType) -> None:
    """Keep somebody, or a role, from reading the channel."""
    denied = discord.Permissions(view_channel=True).value
    salon.env.backend.set_overwrite(
        salon.channel.id, Overwrite(target_id=target, type=kind, allow=0, deny=denied)
    )


async def closed(salon: Salon) -> None:
    await salon.as_bot(salon.bot.tables.end(salon.table.id, 0, moderator=True))


async def test_a_table_lacking_one_calls_by_one_message(salon: Salon, pings: Counter[int]) -> None:
    page = await wants(salon, salon.bob, "differ", "topsuit")
    assert "I call you to Differ and Top Suit, at most once an hour" in texts(page)
    await wants(salon, salon.cleo, "topsuit")
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.env.advance_time(GRACE - 5)
    assert not pings
    await salon.env.advance_time(10)
    assert pings == {salon.bob.id: 1}
    call = salon.public
    assert "one person is missing at a table of Differ" in texts(call)
    assert f"/{salon.table.record.message}" in texts(call)
    await salon.env.advance_time(3 * HOUR)
    assert sum(pings.values()) == 1


async def test_a_table_filled_at_once_calls_nobody(salon: Salon, pings: Counter[int]) -> None:
    await wants(salon, salon.bob)
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.cleo, salon.public, "Join")
    await salon.env.advance_time(HOUR)
    assert not pings
    await salon.click(salon.cleo, salon.public, "Leave")
    await salon.env.advance_time(GRACE + 1)
    assert pings == {salon.bob.id: 1}


async def test_one_button_ends_it_for_whoever_presses_it(salon: Salon, pings: Counter[int]) -> None:
    for who in (salon.bob, salon.cleo):
        await wants(salon, who)
    await lacking(salon)
    assert sum(pings.values()) == 2
    result = await salon.click(salon.bob, salon.public, "Stop calling me")
    assert result.ephemeral
    assert words()("calls-stopped") in texts(result.response)
    await closed(salon)
    await salon.env.advance_time(2 * HOUR)
    await lacking(salon)
    assert pings == {salon.bob.id: 1, salon.cleo.id: 2}


async def test_the_blocked_and_the_unwelcome_are_not_called(salon: Salon, pings: Counter[int]) -> None:
    for who in (salon.bob, salon.cleo, salon.dan, salon.eve):
        await wants(salon, who)
    block = (await salon.slash(salon.bob, "block")).response
    (menu,) = controls(block, 5)
    await salon.bob.select(block, [salon.ann], custom_id=menu["custom_id"])
    role = salon.guild.create_role("players")
    friend = salon.guild.add_member(salon.env.create_user("friend"), roles=[role])
    await wants(salon, friend)
    await salon.slash(salon.ann, "differ new", computers=2)
    page = (await salon.click(salon.ann, salon.public, "Guests")).response
    (menu,) = controls(page, 6)
    await salon.ann.select(page, [role], custom_id=menu["custom_id"])
    await salon.env.advance_time(GRACE + 1)
    assert pings == {friend.id: 1}
    await closed(salon)
    await salon.env.advance_time(HOUR + 1)
    await salon.slash(salon.ann, "differ new", computers=2)
    page = (await salon.click(salon.ann, salon.public, "Guests")).response
    await salon.select(salon.ann, page, "invited", beginning=f"menu:guests:{salon.table.id}:access")
    await salon.env.advance_time(HOUR)
    assert pings == {friend.id: 1}


async def test_the_busy_the_unseeing_the_gone_are_uncalled(salon: Salon, pings: Counter[int]) -> None:
    for who in (salon.bob, salon.cleo, salon.dan):
        await wants(salon, who)
    beside = salon.beside()
    await salon.slash(salon.bob, "settings", mentions="silent")
    await beside.slash(beside.bob, "springcleaning new", players=2, computers=1)
    await beside.click(beside.bob, beside.public, "Start")
    hide(salon, salon.cleo.id, OverwriteType.MEMBER)
    salon.guild.remove_member(salon.dan)
    await lacking(salon)
    assert not pings
    assert (await salon.bot.tables.about(salon.dan.id))["calls"] == []
    # Once Bob's match has rested for a while, he is asked; nothing else had to happen.
    await salon.env.advance_time(HOUR + AGAIN)
    assert pings == {salon.bob.id: 1}


async def test_two_servers_know_nothing_of_each_other(salon: Salon, pings: Counter[int]) -> None:
    other = opened(salon.env, salon.settings, salon.bot)
    await wants(salon, salon.bob)
    await wants(other, other.cleo)
    await lacking(salon)
    assert pings == {salon.bob.id: 1}
    assert "Choose the games" in texts((await other.slash(other.bob, "call")).response)
    await lacking(other, other.ann)
    assert pings == {salon.bob.id: 1, other.cleo.id: 1}


async def test_a_server_without_mentions_calls_nobody(salon: Salon, pings: Counter[int]) -> None:
    role = salon.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    admin = salon.guild.add_member(salon.env.create_user("boss"), roles=[role])
    await salon.slash(admin, "setup", mentions=False)
    page = await wants(salon, salon.bob)
    assert words()("calls-muted") in texts(page)
    await lacking(salon)
    assert not pings


async def test_a_crash_calls_nobody_twice(salon: Salon, pings: Counter[int]) -> None:
    await wants(salon, salon.bob, every="each")
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.crash()
    await salon.env.advance_time(GRACE + 1)
    assert pings == {salon.bob.id: 1}
    for _ in range(2):
        await salon.crash()
        await salon.env.advance_time(2 * HOUR)
    assert pings == {salon.bob.id: 1}


async def test_killed_before_saying_it_calls_nobody_twice(
    salon: Salon, pings: Counter[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    await wants(salon, salon.bob)
    call = Tables.call

    async def killed(self: Tables, number: int, users: list[int]) -> list[int]:
        await call(self, number, users)
        raise OSError("the plug")

    with monkeypatch.context() as patch:
        patch.setattr(Tables, "call", killed)
        await lacking(salon)
        assert not pings
    await salon.crash()
    await salon.env.advance_time(3 * HOUR)
    assert not pings


async def test_a_refused_call_is_sent_later(salon: Salon, pings: Counter[int]) -> None:
    await wants(salon, salon.bob)
    await salon.slash(salon.ann, "differ new", computers=2)
    salon.env.inject_error("POST", "/channels/*/messages", status=500, times=2)
    await salon.env.advance_time(GRACE + 60)
    assert pings == {salon.bob.id: 1}


async def test_the_page_shows_what_lacks_one_now(salon: Salon) -> None:
    await lacking(salon)
    page = (await salon.slash(salon.bob, "call")).response
    assert words()("calls-now") in texts(page)
    assert f"/{salon.table.record.message}" in texts(page)
    assert words()("calls-now") not in texts(await wants(salon, salon.bob, "topsuit"))
    own = (await salon.slash(salon.ann, "call")).response
    assert words()("calls-now") not in texts(own)
    hide(salon, salon.guild.id, OverwriteType.ROLE)
    beside = salon.beside()
    assert words()("calls-now") not in texts((await beside.slash(salon.cleo, "call")).response)


async def test_the_page_of_my_tables_leads_there(salon: Salon) -> None:
    mine = (await salon.slash(salon.bob, "tables")).response
    assert "Call me" in enabled(mine)
    result = await salon.click(salon.bob, mine, "Call me")
    assert "Choose the games" in texts(mine)
    await salon.select(salon.bob, mine, "92q", beginning="menu:calls:games")
    assert "I call you to 92Q" in texts(mine)
    forged = await salon.forge(salon.bob, mine, "menu:calls:games", values=["poker"])
    assert words()("bad-button") in said(forged)
    assert result.acknowledged


async def test_the_barred_are_uncalled_and_may_stop(salon: Salon, pings: Counter[int]) -> None:
    page = await wants(salon, salon.bob)
    role = salon.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    admin = salon.guild.add_member(salon.env.create_user("boss"), roles=[role])
    panel = (await salon.slash(admin, "setup")).response
    (menu,) = controls(panel, 5)
    await admin.select(panel, [salon.bob], custom_id=menu["custom_id"])
    await lacking(salon)
    assert not pings
    assert words()("guests-barred") in texts((await salon.slash(salon.bob, "call")).response)
    await salon.click(salon.bob, page, "Stop calling me")
    assert (await salon.bot.tables.about(salon.bob.id))["calls"] == []


@pytest.mark.parametrize("why", ["withdrawn", "full", "late"])
async def test_an_outdated_call_is_not_sent(salon: Salon, pings: Counter[int], why: str) -> None:
    page = await wants(salon, salon.bob)
    await salon.slash(salon.ann, "differ new", computers=2)
    lobby = salon.public
    salon.env.inject_error("POST", "/channels/*/messages", status=500, times=999 if why == "late" else 2)
    await salon.env.advance_time(GRACE)
    if why == "withdrawn":
        await salon.click(salon.bob, page, "Stop calling me")
    if why == "full":
        await salon.click(salon.cleo, lobby, "Join")
    await salon.env.advance_time(2 * HOUR)
    assert not pings
    assert salon.bot.session.services.calls._chosen == {}
