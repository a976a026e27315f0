"""The deals of an earlier match, dealt to others."""

from __future__ import annotations

from bot.tables.table import Table
from bot.words import words
from tests.e2e.replays import a_match, deals, play_out
from tests.e2e.salon import Salon, texts
from tests.e2e.ways import seat_four


async def again(salon: Salon, number: int, **options: object) -> Table:
    """Eve opens a table with the deals of another, and Fay, Gus and Hal join."""
    await salon.slash(salon.eve, "differ new", deal=number, **options)
    for who in (salon.fay, salon.gus, salon.hal):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.eve, salon.public, "Start")
    return salon.table


async def test_others_get_the_same_cards(salon: Salon) -> None:
    old = await a_match(salon, seed=1)
    table = await again(salon, old.id, target=1)
    assert f"the deals of table {old.id} once more, so not rated" in texts(salon.public)
    await play_out(salon, table, seed=2)
    both = list(zip(deals(old), deals(table), strict=False))
    assert len(both) >= 2
    assert all(one == other for one, other in both)
    assert table.log != old.log
    said = texts((await salon.slash(salon.ann, "verify", match=table.id)).response)
    assert f"the deals of table {old.id}** once more" in said
    assert "✅ All" in said


async def test_deals_of_deals_are_the_first_ones(salon: Salon) -> None:
    old = await a_match(salon)
    second = await play_out(salon, await again(salon, old.id, target=1))
    third = await again(salon, second.id, target=1)
    assert third.record.deal_of == old.id
    assert deals(third)[:2] == deals(old)[:2]


async def test_such_a_match_is_not_rated(salon: Salon) -> None:
    old = await a_match(salon)
    await play_out(salon, await again(salon, old.id, target=1))
    profile = await salon.slash(salon.fay, "profile")
    assert profile.acknowledged
    ratings = await salon.as_bot(rated(salon))
    assert {salon.ann.id, salon.bob.id, salon.cleo.id, salon.dan.id} == ratings


async def rated(salon: Salon) -> set[int]:
    return set(
        await salon.bot.store.read(
            lambda connection: connection.exec_driver_sql("SELECT user FROM ratings").scalars().all()
        )
    )


async def test_as_many_players_as_then(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=4, computers=3)
    await salon.click(salon.ann, salon.public, "Start")
    old = salon.table
    await salon.as_bot(salon.bot.tables.end(old.id, 0, moderator=True))
    await salon.slash(salon.bob, "topsuit new", deal=old.id, players=3)
    assert len(salon.table.seats) == 4


async def test_what_cannot_be_dealt_again_is_refused(salon: Salon) -> None:
    live = await seat_four(salon)
    other = salon.beside()
    for game, number in (("differ new", live.id), ("differ new", 99), ("topsuit new", live.id)):
        answer = await other.slash(salon.eve, game, deal=number)
        assert texts(answer.response) == words()("deal-unknown", table=number)
    assert other.bot.tables.in_channel(other.channel.id) is None
