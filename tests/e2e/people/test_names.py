"""Names are shown as names everywhere, and nobody is taken for another."""

from __future__ import annotations

from random import Random
from typing import Any

from simcord.actors import MemberActor

from bot.store.names import folded
from tests.e2e.challenges import started
from tests.e2e.replays import play_out
from tests.e2e.salon import Hands, Salon, alts, controls, raw, texts, walk
from tests.e2e.ways import seat_four


async def test_a_name_neither_mentions_nor_reverses(salon: Salon) -> None:
    ways = {"evil": f"<@{salon.bob.id}>", "rtl": "\u202eReversi"}
    new = [salon.env.create_user(name, global_name=shown) for name, shown in ways.items()]
    evil, rtl = (salon.guild.add_member(user) for user in new)
    await salon.slash(evil, "differ new", computers=2, level="chance")
    await salon.click(rtl, salon.public, "Join")
    said = "".join(part["content"] for part in walk(raw(salon.public)) if part["type"] == 10)
    assert f"\u2068\\<@{salon.bob.id}>\u2069" in said
    assert f"<@{salon.bob.id}>" not in said.replace("\\<", "")
    assert "\u2068Reversi\u2069" in said
    fair = texts((await salon.click(salon.ann, salon.public, "Fair deal")).response)
    assert f"\\<@{salon.bob.id}>" in fair
    assert "\u202e" not in fair


async def test_names_full_of_suits_fit_the_history(salon: Salon) -> None:
    """Each of their signs is sent with one that keeps its colour, which counts too."""
    new = [salon.env.create_user(f"suits{number}", global_name="♠♥♦♣" * 8) for number in range(3)]
    await salon.slash(salon.ann, "differ new")
    for user in new:
        await salon.click(salon.guild.add_member(user), salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    number = salon.table.id
    await salon.as_bot(salon.bot.tables.end(number, 0, moderator=True))
    listed = (await salon.slash(salon.ann, "history")).response
    (menu,) = controls(listed, 3)
    (option,) = menu["options"]
    assert "♠" in option["label"]
    assert len(option["label"]) <= 100


async def test_an_invisible_name_becomes_the_username(salon: Salon) -> None:
    unseen = {"filler": "\u3164", "braille": "\u2800", "nothing": "\u200b\u200b"}
    new = [salon.env.create_user(name, global_name=shown) for name, shown in unseen.items()]
    filler, braille, nothing = (salon.guild.add_member(user) for user in new)
    await salon.slash(filler, "differ new", computers=1, level="chance")
    await salon.click(braille, salon.public, "Join")
    await started(salon, nothing, (await salon.slash(nothing, "challenge play")).response)
    assert [one.name for one in salon.table.seats if one and one.user] == ["filler", "braille"]
    (theirs,) = salon.bot.tables.of_user(nothing.id)
    assert [one.name for one in theirs.seats if one and one.user] == ["nothing"]
    assert not set("\u3164\u2800\u200b") & set(texts(salon.public))


async def test_the_forgotten_are_former_players(salon: Salon) -> None:
    table = await play_out(salon, await seat_four(salon, target=1))
    over = salon.public
    for who in (salon.bob, salon.dan):
        sure = await salon.slash(who, "privacy delete")
        await salon.click(who, sure.response, "Forget me")
    history = (await salon.slash(salon.ann, "history")).response
    (choice,) = controls(history, 3)[0]["options"]
    fair = (await salon.click(salon.ann, over, "Fair deal")).response
    replay = (await salon.slash(salon.ann, "replay", match=table.id)).response
    for said in (texts(history), choice["label"], texts(fair), alts(replay)[0]):
        assert said.count("a former player") >= 2, said
    # Whatever is read aloud has no empty place in it.
    assert "a former player, Cleo" in choice["label"]


async def test_a_shelved_table_names_a_former_player(salon: Salon) -> None:
    table = await seat_four(salon)
    salon.env.backend.delete_channel(salon.channel.id)
    await salon.env.settle()
    assert not table.live
    beside = salon.beside()
    sure = await beside.slash(beside.bob, "privacy delete")
    await beside.click(beside.bob, sure.response, "Forget me")
    (choice,) = await beside.ann.autocomplete(beside.channel, "table resume", "table", "")
    assert "Ann, a former player, Cleo" in choice["name"]


def come(salon: Salon, username: str, shown: str) -> MemberActor:
    """Somebody new on the server, who calls themselves so."""
    made: MemberActor = salon.guild.add_member(salon.env.create_user(username, global_name=shown))
    salon.people[username.capitalize()] = made
    return made


def seated(message: Any, many: int) -> list[str]:
    """The names of a lobby's first seats."""
    lines = texts(message).splitlines()[1 : 1 + many]
    return [line.partition(". ")[2].removesuffix(" (host)") for line in lines]


def differ(names: list[str]) -> bool:
    return len({*map(folded, names)}) == len(names)


async def test_twins_are_told_apart_in_a_lobby(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2)
    # In Cyrillic; `tests/core/test_names.py` has the other ways to look like somebody.
    await salon.click(come(salon, "twin", "\u0410nn"), salon.public, "Join")
    names = seated(salon.public, 4)
    assert differ(names), names
    assert any("twin" in name for name in names)
    guests = (await salon.click(salon.ann, salon.public, "Guests")).response
    (menu,) = [one for one in controls(guests, 3) if "free" in one["custom_id"]]
    assert "twin" in menu["options"][0]["label"]


async def test_a_computer_player_makes_way_for_a_person(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new", computers=2, level="chance")
    await salon.click(come(salon, "person", "Toco"), salon.public, "Join")
    names = seated(salon.public, 4)
    assert differ([name.split(" · ")[0].split(" (")[0] for name in names]), names
    await salon.click(salon.ann, salon.public, "Start")
    played = [one.split(":")[0] for one in alts(salon.public)[0].split(". ") if " points, " in one]
    assert "Toco" in played
    assert differ(played), played


async def test_a_result_and_boards_tell_twins_apart(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=3)
    for who in (come(salon, "twin", "Ann"), salon.cleo):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    hands = Hands(salon, Random(5))
    while (table := salon.live) is not None:
        await hands.move(table.waiting_for[0])
    ranks = [line.split(":")[0].partition(". ")[2] for line in alts(salon.public)[0].splitlines()[1:4]]
    assert differ(ranks), ranks
    for period in ({}, {"period": "month"}):
        board = (await salon.slash(salon.cleo, "leaderboard", game="topsuit", **period)).response
        listed = [line.split(":")[0] for line in alts(board)[0].splitlines()]
        assert differ(listed), listed


async def test_buttons_of_92q_tell_twins_apart(salon: Salon) -> None:
    await salon.slash(salon.ann, "92q new")
    for who in (come(salon, "twin", "Ann"), salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    cleo = salon.seat_of(salon.cleo)
    while salon.table.state.phase != "partners":
        seat = salon.table.waiting_for[0]
        bids = seat == cleo and not any("bid" in line.action for line in salon.table.log)
        await salon.slash(
            salon.actor(seat), "92q bid" if bids else "92q pass", **({"bid": "4S"} if bids else {})
        )
    panel = await Hands(salon, Random(1)).panel(cleo)
    offered = [one["label"] for one in controls(panel) if "points" in one["label"]]
    assert differ(offered), offered


def rename(salon: Salon, who: MemberActor, shown: str) -> None:
    """A moderator gives them another name on this server."""
    salon.env.backend.edit_member(salon.guild.id, who.id, {"nick": shown})


async def test_a_new_name_comes_with_the_next_click(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=3)
    bob = come(salon, "bobby", "An insult")
    for who in (bob, salon.cleo):
        await salon.click(who, salon.public, "Join")
    assert "An insult" in texts(salon.public)
    rename(salon, bob, "Robert")
    await salon.click(bob, salon.public, "Rules")
    assert seated(salon.public, 3) == ["Ann", "Robert", "Cleo"]
    await salon.click(salon.ann, salon.public, "Start")
    rename(salon, bob, "Roberto")
    await Hands(salon, Random(1)).panel(salon.seat_of(bob))
    await salon.env.settle()
    assert "Roberto" in alts(salon.public)[0]
    hands = Hands(salon, Random(5))
    number = salon.table.id
    while (table := salon.live) is not None:
        await hands.move(table.waiting_for[0])
    rename(salon, bob, "Bobby")
    board = (await salon.slash(bob, "leaderboard", game="topsuit")).response
    replay = (await salon.slash(salon.ann, "replay", match=number)).response
    history = (await salon.slash(salon.ann, "history")).response
    for said in (alts(board)[0], alts(replay)[0], texts(history)):
        assert "Bobby" in said, said
        assert "Robert" not in said, said
