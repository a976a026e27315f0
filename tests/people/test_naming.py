"""A new name follows its person wherever they are named on a server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.evenings.score import read
from bot.people.history import history
from bot.people.recompute import recompute
from bot.privacy import export
from bot.privacy.deletion import held
from bot.privacy.forgetting import begin_forgetting
from bot.service.naming import Called, _is_named
from bot.store.names import usernames
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, House, house

__all__ = ["house"]

INSULT, NAME = "An insult", "Robert"


def rows(house: House, question: str) -> list[tuple[Any, ...]]:
    """Read without the bot."""
    with closing(sqlite3.connect(house.url.partition("///")[2])) as file:
        return file.execute(question).fetchall()


def called(house: House, table: str, which: str) -> set[str]:
    return {row[0] for row in rows(house, f"SELECT name FROM {table} WHERE user = {BOB} AND {which}")}  # noqa: S608


def everything(house: House) -> str:
    names = [row[0] for row in rows(house, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return json.dumps([rows(house, f'SELECT * FROM "{name}"') for name in names], default=repr)  # noqa: S608


async def insulted(house: House, guild: int = 1, channel: int = 7) -> Table:
    """A lobby of Top Suit whose second player is called so."""
    table = await house.tables.open("topsuit", guild=guild, channel=channel, user=ANN, name="Ann", players=3)
    await house.tables.join(table.id, BOB, INSULT)
    await house.tables.join(table.id, CAT, "Cat")
    return table


async def follow(house: House, name: str = NAME, guild: int = 1, user: int = BOB) -> None:
    await house.tables.follow_name(Called(user, guild, name, f"u{user}"))


async def test_a_lobby_and_its_queue_follow(house: House) -> None:
    table = await insulted(house)
    await house.tables.wait(table.id, DAN, "Another insult")
    await follow(house)
    await follow(house, "Dan", user=DAN)
    assert [one.name for one in table.seats if one] == ["Ann", NAME, "Cat"]
    assert table.record.waiting[0].name == "Dan"
    assert "nsult" not in everything(house)


async def test_running_match_follows_a_new_name(house: House) -> None:
    table = await insulted(house)
    await house.tables.start(table.id, ANN)
    await house.play(table, Random(1), most=4)
    await house.restart()
    await follow(house)
    one = house.tables.get(table.id).seats[1]
    assert one is not None
    assert one.name == NAME
    assert "nsult" not in everything(house)


async def test_results_and_ratings_follow_a_new_name(house: House) -> None:
    for channel in (7, 8):
        table = await insulted(house, channel=channel)
        await house.tables.start(table.id, ANN)
        await house.play(table, Random(channel))
    other = await insulted(house, guild=2, channel=9)
    await house.tables.start(other.id, ANN)
    await house.play(other, Random(3))
    await follow(house)
    assert called(house, "results", "guild = 1") == called(house, "ratings", "scope = 1") == {NAME}
    # On the other server nothing has changed, nor on the board of all, whose newest match that was.
    assert called(house, "ratings", "scope = 2") == called(house, "ratings", "scope = 0") == {INSULT}
    ratings = "SELECT * FROM ratings ORDER BY 1, 2, 3"
    before = rows(house, ratings)
    await recompute(house.store)
    assert rows(house, ratings) == before
    await follow(house, guild=2)
    assert "nsult" not in everything(house)
    before = rows(house, ratings)
    await recompute(house.store)
    assert rows(house, ratings) == before
    past = await history(house.store, ANN, 0)
    assert {one.name for match in past.matches for one in match.others} == {NAME, "Cat"}


async def test_an_evening_follows(house: House) -> None:
    first = await insulted(house)
    await house.tables.start(first.id, ANN)
    await house.play(first, Random(1))
    second = await house.tables.rematch(first.id, ANN)
    await house.agree(second)
    await house.tables.start(second.id, ANN)
    await house.play(second, Random(2))
    await follow(house)
    found = await house.store.read(lambda connection: read(connection, second.record))
    assert found is not None
    assert {one.name for one in found.participants} == {"Ann", NAME, "Cat"}


async def test_a_night_and_its_team_follow(house: House) -> None:
    nights = house.tables.nights
    night = await nights.open(guild=1, channel=7, host=ANN, slug="topsuit", rounds=1, size=1, hours=2)
    await nights.join(night.id, guild=1, user=ANN, name="Ann")
    await nights.join(night.id, guild=1, user=BOB, name=INSULT)
    await nights.join(night.id, guild=2, user=CAT, name="Cat")
    await nights.send_away(night.id, ANN, [CAT])
    await follow(house)
    await follow(house, "Kat", user=CAT)
    night = await nights.night(night.id)
    assert [one.name for team in night.teams for one in team.members.values()] == ["Ann", NAME]
    assert [one.name for one in night.away] == ["Kat"]


async def test_whoever_gave_their_seat_away_is_renamed_too(house: House) -> None:
    table = await insulted(house)
    await house.tables.start(table.id, ANN)
    await house.play(table, Random(1), most=4)
    await house.tables.substitutes.offer(table.id, BOB, DAN)
    await house.tables.substitutes.take(table.id, DAN, "Dan", 1)
    await follow(house)
    one = table.seats[1]
    assert one is not None
    assert [holder.name for holder in one.holders] == [NAME, "Dan"]
    assert "nsult" not in everything(house)


async def test_username_is_kept_until_forgotten(house: House) -> None:
    table = await insulted(house)
    await follow(house)
    await follow(house, "Dan", user=DAN)
    assert rows(house, "SELECT user, username FROM players") == [(BOB, f"u{BOB}")]
    usernames.forget(BOB)
    await house.restart()
    assert usernames.of(BOB) == f"u{BOB}"
    about = await export.about(house.store, BOB)
    assert about["settings"][0]["username"] == f"u{BOB}"
    await house.tables.forget(BOB)
    assert not await house.store.read(lambda connection: held(connection, BOB))
    assert f"u{BOB}" not in everything(house)
    await follow(house)
    assert rows(house, "SELECT user FROM players") == []
    assert house.tables.get(table.id).seat_of(BOB) is None


async def test_known_name_asks_the_database_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await insulted(house)
    await follow(house)
    for what in ("read", "write"):
        monkeypatch.delattr(house.store.__class__, what)
    await follow(house)


async def test_the_username_of_a_forgotten_person_is_not_kept(house: House) -> None:
    await insulted(house)
    named = partial(_is_named, user=BOB)
    assert await house.store.read(named)
    await begin_forgetting(house.store, BOB)
    assert not await house.store.read(named)


async def test_a_resumed_deletion_clears_memory(house: House) -> None:
    await insulted(house)
    await follow(house)
    dropped = list[int]()
    house.tables.forgotten = dropped.append
    await begin_forgetting(house.store, BOB)
    await house.tables.forget_the_others()
    assert dropped == [BOB]
    assert not usernames.of(BOB)
