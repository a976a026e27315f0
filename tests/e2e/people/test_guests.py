"""Seats that are kept, hosts who send somebody away, and people who would rather not meet."""

from __future__ import annotations

from typing import Any

import discord
from simcord.actors import MemberActor

from bot.people.called import KEPT, MOST_TABLES
from tests.e2e.salon import Salon, controls, enabled, texts


async def page(salon: Salon, host: MemberActor | None = None) -> Any:
    """Return the host's page of guests; the host is Ann by default."""
    return (await salon.click(host or salon.ann, salon.public, "Guests")).response


async def chosen(who: MemberActor, message: Any, *them: Any, kind: int = 5) -> Any:
    (menu,) = controls(message, kind)
    return await who.select(message, [*them], custom_id=menu["custom_id"])


def lobby_message(salon: Salon) -> Any:
    """The table's message, whatever else has been said since."""
    return next(one for one in reversed(salon.channel.history()) if one.id == salon.table.record.message)


async def test_a_guest_is_told_once(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    answer = await page(salon)
    await chosen(salon.ann, answer, salon.bob)
    assert "kept for Bob" in texts(lobby_message(salon))
    called = salon.public
    assert "Ann keeps you a seat" in texts(called)
    assert [user.id for user in called.mentions] == [salon.bob.id]
    await salon.restart()
    assert "kept for Bob" in texts(lobby_message(salon))
    await salon.click(salon.bob, lobby_message(salon), "Join")
    assert salon.seat_of(salon.bob) == 1
    assert "kept for" not in texts(lobby_message(salon))


def mentions(salon: Salon, who: MemberActor) -> int:
    """How often somebody was mentioned in the channel."""
    return sum(who.id in [user.id for user in one.mentions] for one in salon.channel.history())


async def test_repeated_invitations_mention_a_guest_once(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    answer = await page(salon)
    number = salon.table.id
    for turn in range(3):
        await chosen(salon.ann, answer, salon.bob)
        assert "kept for Bob" in texts(lobby_message(salon))
        await salon.select(salon.ann, answer, str(salon.bob.id), beginning=f"menu:guests:{number}:free")
        if turn:
            await salon.crash()
    await chosen(salon.ann, answer, salon.bob)
    await salon.click(salon.bob, lobby_message(salon), "Join")
    await salon.click(salon.bob, lobby_message(salon), "Leave")
    await chosen(salon.ann, answer, salon.bob)
    assert "kept for Bob" in texts(lobby_message(salon))
    assert mentions(salon, salon.bob) == 1
    await chosen(salon.ann, answer, salon.cleo)
    assert mentions(salon, salon.cleo) == 1


async def test_a_host_mentions_a_guest_so_often(salon: Salon) -> None:
    for _ in range(MOST_TABLES + 2):
        await salon.slash(salon.ann, "differ new")
        await chosen(salon.ann, await page(salon), salon.bob)
        assert "kept for Bob" in texts(lobby_message(salon))
        await salon.as_bot(salon.bot.tables.end(salon.table.id, 0, moderator=True))
        await salon.crash()
    assert mentions(salon, salon.bob) == MOST_TABLES
    await salon.slash(salon.cleo, "differ new")
    await chosen(salon.cleo, await page(salon, salon.cleo), salon.bob)
    assert mentions(salon, salon.bob) == MOST_TABLES + 1
    await salon.as_bot(salon.bot.tables.end(salon.table.id, 0, moderator=True))
    await salon.env.advance_time(KEPT / 1000 + 60)
    await salon.slash(salon.ann, "differ new")
    await chosen(salon.ann, await page(salon), salon.bob)
    assert mentions(salon, salon.bob) == MOST_TABLES + 2


async def test_only_the_host_decides_before_the_match(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    show = f"press:guests:{salon.table.id}:show"
    assert "Only the host" in texts((await salon.forge(salon.bob, salon.public, show)).response)
    answer = await page(salon)
    forged = await salon.forge(salon.bob, answer, show)
    assert "Only the host" in texts(forged.response)
    await salon.click(salon.ann, salon.public, "Start")
    late = await salon.select(salon.ann, answer, "invited", beginning="menu:guests")
    assert "already begun" in texts(late.response)


async def test_by_invitation_or_for_a_role(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    answer = await page(salon)
    await salon.select(salon.ann, answer, "invited", beginning=f"menu:guests:{salon.table.id}:access")
    assert "Only those for whom a seat is kept" in texts(salon.public)
    assert "by invitation" in texts((await salon.click(salon.bob, salon.public, "Join")).response)
    role = salon.guild.create_role("players")
    await chosen(salon.ann, answer, role, kind=6)
    assert f"Only people with the role <@&{role.id}>" in texts(salon.public)
    assert "with the role" in texts((await salon.click(salon.bob, salon.public, "Join")).response)
    friend = salon.guild.add_member(salon.env.create_user("friend"), roles=[role])
    await salon.click(friend, salon.public, "Join")
    assert salon.seat_of(friend) == 1


async def test_whoever_is_sent_away_makes_room(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    await salon.click(salon.bob, salon.public, "Join")
    answer = await page(salon)
    assert "Bob sits here" in texts(answer)
    await salon.select(salon.ann, answer, str(salon.bob.id), beginning=f"menu:guests:{salon.table.id}:free")
    assert "Bob" not in texts(answer)
    assert "given your seat to others" in texts((await salon.click(salon.bob, salon.public, "Join")).response)
    await salon.click(salon.cleo, salon.public, "Join")
    assert "Start" in enabled(salon.public)


async def test_whoever_blocks_the_host_hears_of_no_invitation(salon: Salon) -> None:
    mine = (await salon.slash(salon.bob, "block")).response
    await chosen(salon.bob, mine, salon.ann, salon.cleo)
    again = (await salon.slash(salon.bob, "block")).response
    (menu,) = controls(again, 5)
    assert {int(one["id"]) for one in menu["default_values"]} == {salon.ann.id, salon.cleo.id}
    await salon.slash(salon.ann, "differ new")
    before = salon.public.id
    await chosen(salon.ann, await page(salon), salon.bob)
    assert "kept for Bob" in texts(salon.public)
    assert salon.public.id == before
    await chosen(salon.bob, again)
    assert controls((await salon.slash(salon.bob, "block")).response, 5)[0].get("default_values", []) == []


async def test_a_bot_is_no_guest(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    answer = await page(salon)
    custom_id = f"people:guests:{salon.table.id}:invite"
    robot = salon.guild.add_member(salon.env.create_user("robot", bot=True))
    refused = await salon.ann.select(answer, [robot], custom_id=custom_id)
    assert "That is a bot" in texts(refused.response)


async def test_a_server_keeps_somebody_from_its_tables(salon: Salon) -> None:
    role = salon.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    admin = salon.guild.add_member(salon.env.create_user("boss"), roles=[role])
    panel = (await salon.slash(admin, "setup")).response
    await chosen(admin, panel, salon.bob)
    assert "keep you from its tables" in texts((await salon.slash(salon.bob, "differ new")).response)
    assert "keep you from its tables" in texts((await salon.slash(salon.bob, "challenge play")).response)
    await salon.slash(salon.ann, "differ new")
    assert "keep you from its tables" in texts((await salon.click(salon.bob, salon.public, "Join")).response)
    await salon.restart()
    panel = (await salon.slash(admin, "setup")).response
    (menu,) = controls(panel, 5)
    assert [int(one["id"]) for one in menu["default_values"]] == [salon.bob.id]
    await chosen(admin, panel)
    await salon.click(salon.bob, salon.public, "Join")
    assert salon.seat_of(salon.bob) == 1
