"""The turn of a season as a server sees it: a page, one message, and a role that comes and goes."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy.exc import OperationalError

from bot.people import crowns, seasons
from bot.people.seasons import LEAST
from bot.records.stored import Preferences, now
from bot.words import words
from cogs.delivery.verdict import TWO_FACTOR
from cogs.season.cog import LOOK_AGAIN
from tests.e2e.results import entered
from tests.e2e.salon import Salon, alts, controls, texts
from tests.e2e.setup import chosen, manager
from tests.e2e.ways import said

__all__ = ["manager"]

HELD = {"view_channel": True, "send_messages": True, "attach_files": True, "read_message_history": True}
MANAGES = discord.Permissions(manage_guild=True, manage_roles=True)


@pytest.fixture
def owner(salon: Salon) -> Any:
    """Somebody who may give roles, with one that stands high enough."""
    role = salon.guild.create_role("head", permissions=MANAGES)
    return salon.guild.add_member(salon.env.create_user("hana", global_name="Hana"), roles=[role])


@pytest.fixture
def crown(salon: Salon) -> Any:
    return salon.guild.create_role("champion", permissions=discord.Permissions.none())


def may_give(salon: Salon, *, roles: bool) -> None:
    """Whether the bot holds *Manage Roles*, by the role that it came with."""
    guild = salon.env.backend.get_guild(salon.guild.id)
    own = next(role for role in guild.roles.values() if role.managed)
    power = discord.Permissions.all() if roles else discord.Permissions(**HELD)
    salon.env.backend.edit_role(salon.guild.id, own.id, {"permissions": power.value})


def wearing(salon: Salon, role: Any) -> set[str]:
    members = salon.env.backend.get_guild(salon.guild.id).members
    names = {person.id: name for name, person in salon.people.items()}
    return {names.get(user, "?") for user, member in members.items() if role.id in member.role_ids}


async def season(salon: Salon, *winners: str) -> None:
    """Enough matches for the first to be champion of Differ in the season under way."""
    order = [*winners, *(name for name in ("Ann", "Bob", "Cleo", "Dan") if name not in winners)]
    people = [salon.people[name].id for name in order]
    for n in range(LEAST):
        await entered(salon, people, [1, 2, 3, 4], ended=now() + n)


def unless_two_factor(*_: object, **__: object) -> None:
    """Discord refuses what moderators do to a bot whose owner has no second factor."""
    raise discord.Forbidden(Mock(status=403, reason="", headers={}), {"code": TWO_FACTOR, "message": ""})


def begins(salon: Salon, at: datetime) -> None:
    """It is this moment now."""
    salon.env.calendar.begins(int(at.timestamp() * 1e9))


@pytest.fixture(autouse=True)
def autumn(salon: Salon) -> None:
    """Whatever day it is for whoever runs this."""
    begins(salon, datetime(2026, 11, 20, 12, tzinfo=UTC))


async def turned(salon: Salon) -> None:
    """The season is over, and everybody has been told."""
    at = datetime.fromtimestamp(now() / 1000, UTC)
    month = (at.month - 1) // 3 * 3 + 4
    begins(salon, datetime(at.year + month // 13, (month - 1) % 12 + 1, 1, 1, tzinfo=UTC))
    await salon.env.advance_time(LOOK_AGAIN + 60)


def killed(*_: object, **__: object) -> None:
    """The database does not hear of it."""
    raise OperationalError("locked", None, Exception())


def news(place: Salon) -> list[Any]:
    return [message for message in place.channel.history() if words()("champions-over") in texts(message)]


async def test_the_page_tells_leaders_and_winners(salon: Salon) -> None:
    page = (await salon.slash(salon.bob, "champions")).response
    assert page.flags.ephemeral
    assert words()("champions-none-yet") in texts(page)
    await season(salon, "Ann")
    assert "**Differ**: Ann (30 points, 5 of 5 won)" in texts(
        (await salon.slash(salon.bob, "champions")).response
    )
    await turned(salon)
    page = (await salon.slash(salon.bob, "champions")).response
    (alt,) = alts(page)
    assert "Differ: Ann (30 points, 5 of 5 won)." in alt
    assert "92Q" not in alt
    assert "Without a champion: 92Q, Mitigati, Top Suit, Spring Cleaning" in texts(page)
    await season(salon, "Cleo")
    await turned(salon)
    page = (await salon.slash(salon.bob, "champions")).response
    assert "Differ: Cleo" in alts(page)[0]
    earlier = (await salon.click(salon.bob, page, "The season before")).response
    assert "Differ: Ann" in alts(earlier)[0]
    later = (await salon.click(salon.bob, earlier, "The season after")).response
    assert "Differ: Cleo" in alts(later)[0]
    await salon.click(salon.bob, later, "Show everyone")
    assert "Differ: Cleo" in alts(salon.public)[0]
    assert "**Differ**" not in texts(salon.public)


async def test_whoever_reads_text_only_gets_lines(salon: Salon) -> None:
    await season(salon, "Ann")
    await turned(salon)
    await salon.as_bot(salon.bot.store.prefer(Preferences(salon.bob.id, text_only=True)))
    page = (await salon.slash(salon.bob, "champions")).response
    assert alts(page) == []
    assert "**Differ**: Ann (30 points, 5 of 5 won)" in texts(page)
    assert "Without a champion: 92Q, Mitigati, Top Suit, Spring Cleaning" in texts(page)


async def test_the_board_of_a_season_leads_there(salon: Salon) -> None:
    board = (await salon.slash(salon.bob, "leaderboard", period="season")).response
    page = (await salon.click(salon.bob, board, "Champions")).response
    assert words()("champions-title") in texts(page)


async def test_the_chosen_channel_is_told_once(salon: Salon, manager: Any) -> None:
    await season(salon, "Ann")
    await turned(salon)
    assert news(salon) == []
    await salon.slash(manager, "setup", announce=salon.channel)
    await season(salon, "Bob")
    await turned(salon)
    (told,) = news(salon)
    assert "Differ: Bob" in alts(told)[0]
    for _ in range(2):
        await salon.crash()
        await salon.env.advance_time(LOOK_AGAIN + 60)
    assert len(news(salon)) == 1
    page = (await salon.click(salon.cleo, told, "Champions")).response
    assert page.flags.ephemeral
    assert "Differ: Bob" in alts(page)[0]


async def test_news_come_two_minutes_after_the_turn(salon: Salon, manager: Any) -> None:
    await salon.slash(manager, "setup", announce=salon.channel)
    await season(salon, "Ann")
    begins(salon, datetime(2026, 12, 31, 23, tzinfo=UTC))
    await salon.crash()
    await salon.env.advance_time(3600)
    assert news(salon) == []
    await salon.env.advance_time(120)
    assert len(news(salon)) == 1


@pytest.mark.parametrize("blind", [False, True], ids=["it looks", "it cannot look"])
async def test_a_lost_receipt_sends_no_second_news(
    salon: Salon, manager: Any, monkeypatch: pytest.MonkeyPatch, *, blind: bool
) -> None:
    """Its receipt is lost: Discord has it, the database does not know."""
    await salon.slash(manager, "setup", announce=salon.channel)
    await season(salon, "Ann")

    with monkeypatch.context() as patched:
        patched.setattr("bot.people.seasons.told", killed)
        if blind:
            # The simulated Discord knows no nonces: as if it were later than it remembers one.
            patched.setattr("cogs.season.cog.SAME", -1)
            salon.deny("read_message_history")
        await turned(salon)
        assert len(news(salon)) == 1
        await salon.crash()
        await salon.env.advance_time(60)
        assert len(news(salon)) == 1
    await salon.env.advance_time(60)
    assert len(news(salon)) == 1
    owed = await salon.as_bot(salon.bot.store.read(seasons.owing))
    assert owed == []


async def test_news_wait_for_the_permission_to_write(salon: Salon, manager: Any) -> None:
    await salon.slash(manager, "setup", announce=salon.channel)
    await season(salon, "Ann")
    denied = discord.Permissions(send_messages=True).value
    everyone = salon.guild.id
    closed = Overwrite(target_id=everyone, type=OverwriteType.ROLE, allow=0, deny=denied)
    salon.env.backend.set_overwrite(salon.channel.id, closed)
    await turned(salon)
    assert news(salon) == []
    opened = Overwrite(target_id=everyone, type=OverwriteType.ROLE, allow=denied, deny=0)
    salon.env.backend.set_overwrite(salon.channel.id, opened)
    await salon.env.advance_time(LOOK_AGAIN + 60)
    assert len(news(salon)) == 1


# The role


async def test_champions_wear_the_role_for_a_season(salon: Salon, owner: Any, crown: Any) -> None:
    await season(salon, "Ann")
    await turned(salon)
    await salon.slash(owner, "setup", champions=crown)
    await salon.env.advance_time(5)
    assert wearing(salon, crown) == {"Ann"}
    await season(salon, "Bob")
    await turned(salon)
    assert wearing(salon, crown) == {"Bob"}
    await turned(salon)
    assert wearing(salon, crown) == set()


async def test_another_chosen_role_replaces_the_first(salon: Salon, owner: Any, crown: Any) -> None:
    other = salon.guild.create_role("laurel", permissions=discord.Permissions.none())
    await season(salon, "Ann")
    await turned(salon)
    panel = (await salon.slash(owner, "setup", champions=crown)).response
    (menu,) = controls(panel, 6)
    await owner.select(panel, [other], custom_id=menu["custom_id"])
    await salon.env.advance_time(5)
    assert (wearing(salon, crown), wearing(salon, other)) == (set(), {"Ann"})
    await owner.select(panel, [], custom_id=menu["custom_id"])
    await salon.env.advance_time(5)
    assert wearing(salon, other) == set()


async def test_whoever_had_the_role_before_keeps_it(salon: Salon, owner: Any, crown: Any) -> None:
    salon.env.backend.add_member_role(salon.guild.id, salon.ann.id, crown.id)
    await salon.slash(owner, "setup", champions=crown)
    await season(salon, "Ann")
    await turned(salon)
    await season(salon, "Bob")
    await turned(salon)
    assert wearing(salon, crown) == {"Ann", "Bob"}


async def test_a_missing_permission_delays_the_role(salon: Salon, owner: Any, crown: Any) -> None:
    may_give(salon, roles=False)
    await season(salon, "Ann")
    await turned(salon)
    panel = (await salon.slash(owner, "setup", champions=crown)).response
    assert words()("champions-role-lacks", permissions="“Manage Roles”") in texts(panel)
    await salon.env.advance_time(60)
    assert wearing(salon, crown) == set()
    page = (await salon.slash(owner, "champions")).response
    assert "I lack “Manage Roles”" in texts(page)
    assert "Manage Roles" not in texts((await salon.slash(salon.bob, "champions")).response)
    may_give(salon, roles=True)
    await salon.env.advance_time(2000)
    assert wearing(salon, crown) == {"Ann"}
    assert "Manage Roles" not in texts((await salon.slash(owner, "setup")).response)


@pytest.mark.parametrize("switched_off", [False, True])
async def test_missing_two_factor_delays_the_role(
    salon: Salon, owner: Any, crown: Any, monkeypatch: pytest.MonkeyPatch, *, switched_off: bool
) -> None:
    """The bot's owner turns it on, of which no event tells, or the server requires it no more."""
    await season(salon, "Ann")
    await turned(salon)
    with monkeypatch.context() as patched:
        patched.setattr(salon.bot.http, "add_role", unless_two_factor)
        await salon.slash(owner, "setup", champions=crown)
        await salon.env.advance_time(60)
        assert wearing(salon, crown) == set()
        for command in ("setup", "champions"):
            page = texts((await salon.slash(owner, command)).response)
            assert words()("champions-role-two-factor") in page
        assert "two-factor" not in texts((await salon.slash(salon.bob, "champions")).response)
    if switched_off:
        (guild,) = salon.bot.guilds
        guild.mfa_level = discord.MFALevel.require_2fa
        salon.env.backend.edit_guild(salon.guild.id, {})
        await salon.env.advance_time(60)
    else:
        await salon.env.advance_time(2000)
    assert wearing(salon, crown) == {"Ann"}
    assert "two-factor" not in texts((await salon.slash(owner, "setup")).response)


async def test_a_role_above_the_bots_is_refused(salon: Salon) -> None:
    backend, here = salon.env.backend, salon.guild.id
    high = backend.create_role(here, "high", position=50)
    head = backend.create_role(here, "head", permissions=MANAGES.value, position=60)
    hana = salon.guild.add_member(salon.env.create_user("hana"))
    backend.add_member_role(here, hana.id, head.id)
    panel = (await salon.slash(hana, "setup")).response
    (menu,) = controls(panel, 6)
    forged = await salon.forge(hana, panel, menu["custom_id"], values=[str(high.id)])
    panel = forged.response or panel
    assert words()("champions-role-above") in texts(panel)
    await season(salon, "Ann")
    await turned(salon)
    assert wearing(salon, high) == set()


async def test_a_role_with_power_is_not_given(salon: Salon, owner: Any, crown: Any) -> None:
    """It is refused, and if it comes to have some later nobody gets it."""
    await salon.slash(owner, "setup", champions=crown)
    for power in ("administrator", "manage_messages", "moderate_members", "mention_everyone"):
        strong = discord.Permissions(**{power: True})
        salon.env.backend.edit_role(salon.guild.id, crown.id, {"permissions": strong.value})
        refused = said(await salon.slash(owner, "setup", champions=crown))
        assert refused == words()("champions-role-powers"), power
    await season(salon, "Ann")
    await turned(salon)
    assert wearing(salon, crown) == set()
    assert words()("champions-role-powers") in texts((await salon.slash(owner, "setup")).response)
    salon.env.backend.edit_role(salon.guild.id, crown.id, {"permissions": 0})
    await salon.env.advance_time(60)
    assert wearing(salon, crown) == {"Ann"}


async def test_a_role_with_a_channels_power_is_refused(salon: Salon, owner: Any, crown: Any) -> None:
    allowed = discord.Permissions(manage_messages=True).value
    there = Overwrite(target_id=crown.id, type=OverwriteType.ROLE, allow=allowed, deny=0)
    salon.env.backend.set_overwrite(salon.channel.id, there)
    assert said(await salon.slash(owner, "setup", champions=crown)) == words()("champions-role-powers")
    assert (await chosen(salon)).champions == 0


async def test_managers_choose_only_roles_below_theirs(
    salon: Salon, manager: Any, owner: Any, crown: Any
) -> None:
    assert said(await salon.slash(manager, "setup", champions=crown)) == words()("champions-role-yours")
    backend = salon.env.backend
    backend.edit_role(salon.guild.id, crown.id, {"position": 50})
    assert said(await salon.slash(owner, "setup", champions=crown)) == words()("champions-role-yours")
    panel = (await salon.slash(manager, "setup")).response
    (menu,) = controls(panel, 6)
    forged = await manager.select(panel, [crown], custom_id=menu["custom_id"])
    assert said(forged) == words()("champions-role-yours")
    assert (await chosen(salon)).champions == 0


async def test_a_deleted_role_is_said_and_nothing_hangs(salon: Salon, owner: Any, crown: Any) -> None:
    await season(salon, "Ann")
    await turned(salon)
    await salon.slash(owner, "setup", champions=crown)
    await salon.env.advance_time(5)
    salon.env.backend.delete_role(salon.guild.id, crown.id)
    assert words()("champions-role-gone") in texts((await salon.slash(owner, "setup")).response)
    await season(salon, "Bob")
    await turned(salon)
    worn = partial(crowns.of_user, user=salon.ann.id)
    assert await salon.as_bot(salon.bot.store.read(worn)) == []


async def test_a_returning_champion_gets_the_role(salon: Salon, owner: Any, crown: Any) -> None:
    await salon.slash(owner, "setup", champions=crown)
    await season(salon, "Ann")
    salon.env.backend.remove_member(salon.guild.id, salon.ann.id)
    await turned(salon)
    assert wearing(salon, crown) == set()
    assert "Differ: Ann" in alts((await salon.slash(salon.bob, "champions")).response)[0]
    salon.env.backend.add_member(salon.guild.id, salon.ann.id)
    await salon.env.advance_time(LOOK_AGAIN + 60)
    assert wearing(salon, crown) == {"Ann"}


@pytest.mark.parametrize("step", ["bot.people.crowns.given", "bot.people.crowns.drop"])
async def test_a_kill_while_crowning_loses_nothing(
    salon: Salon, owner: Any, crown: Any, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    await salon.slash(owner, "setup", champions=crown)
    await season(salon, "Ann")
    if step.endswith("drop"):
        await turned(salon)
        await season(salon, "Bob")

    with monkeypatch.context() as patched:
        patched.setattr(step, killed)
        await turned(salon)
    await salon.crash()
    await salon.env.advance_time(60)
    assert wearing(salon, crown) == {"Bob" if step.endswith("drop") else "Ann"}
    await season(salon, "Cleo")
    await turned(salon)
    assert wearing(salon, crown) == {"Cleo"}


async def test_an_unwilling_champion_is_not_named(salon: Salon, owner: Any, crown: Any) -> None:
    await salon.slash(owner, "setup", champions=crown)
    await season(salon, "Ann")
    await turned(salon)
    assert wearing(salon, crown) == {"Ann"}
    page = (await salon.slash(salon.ann, "settings")).response
    await salon.select(salon.ann, page, "False", beginning="menu:settings:champion")
    await salon.env.advance_time(5)
    assert wearing(salon, crown) == set()
    shown = (await salon.slash(salon.bob, "champions")).response
    assert "Ann" not in alts(shown)[0] + texts(shown)
    assert words()("champions-hidden") in alts(shown)[0]


async def test_forgetting_while_crowning_takes_the_role(
    salon: Salon, owner: Any, crown: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was taken before it was there: it is taken once more."""
    await salon.slash(owner, "setup", champions=crown)
    await season(salon, "Ann")
    give, asked = salon.bot.http.add_role, []

    async def slowly(*args: Any, **others: Any) -> Any:
        asked.append(args[1])
        await salon.bot.tables.forget(salon.ann.id)
        return await give(*args, **others)

    with monkeypatch.context() as patched:
        patched.setattr(salon.bot.http, "add_role", slowly)
        await turned(salon)
        await salon.env.advance_time(60)
    assert asked == [salon.ann.id]
    assert wearing(salon, crown) == set()


async def test_whoever_is_forgotten_wears_it_no_more(salon: Salon, owner: Any, crown: Any) -> None:
    await salon.slash(owner, "setup", champions=crown)
    await season(salon, "Ann")
    await turned(salon)
    sure = (await salon.slash(salon.ann, "privacy delete")).response
    await salon.click(salon.ann, sure, words()("button-delete"))
    await salon.env.advance_time(LOOK_AGAIN + 60)
    assert wearing(salon, crown) == set()
    shown = (await salon.slash(salon.bob, "champions")).response
    assert "Ann" not in alts(shown)[0] + texts(shown)
