"""The bot on a PostgreSQL server of the tests' own. Skipped where none is installed; CI installs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bot.people import published
from bot.people.boards import Boards
from bot.people.profiles import Profiles
from bot.people.recompute import recompute
from bot.privacy import deletion as privacy
from bot.privacy.forgetting import begin_forgetting
from bot.ratings.ledger import ALL
from bot.records.stored import Preferences, Server
from bot.schema.columns import metadata
from bot.store.packing import Packing
from bot.store.storage import AnotherWriter, Store
from tests.cli import published as published_matches
from tests.house import ANN, BOB, CAT, DAN, House, refused
from tests.kit.club import HERE, WEEK, Club, evenings
from tests.kit.databases import NEW, line
from tests.kit.postgres import needed, prepared, server

__all__ = ["prepared", "server"]

pytestmark = needed


@pytest.fixture
async def store(prepared: str) -> AsyncIterator[Store]:
    made = await Store.open(prepared)
    yield made
    await made.close()


@pytest.fixture
async def house(prepared: str, tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "not-used")
    made.url = prepared
    await made.open()
    yield made
    await made.close()


async def test_the_steps_lead_to_the_tables_of_today(store: Store) -> None:
    different = await store.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert different == []


async def test_match_goes_on_after_restarts(house: House) -> None:
    rng = Random(1)
    table = await house.match(BOB, CAT, target="9")
    for _ in range(4):
        await house.play(table, rng, most=len(table.log) + 17)
        await house.quiet(table)
        log, state = list(table.log), table.state
        await house.restart()
        if not table.live:
            break
        table = house.tables.get(table.id)
        assert ([*table.log], table.state) == (log, state)
    await house.play(table, rng)
    assert table.status == "over"


async def test_a_channel_has_one_live_table(house: House) -> None:
    await house.lobby()
    with refused("table-in-channel"):
        await house.lobby()
    await house.lobby(channel=8)


async def test_what_fails_fails_alone(store: Store) -> None:
    one = await store.create(NEW)
    other = await store.create(replace(NEW, channel=8))
    await store.append(one.id, line(0))
    results = await asyncio.gather(
        store.append(one.id, line(0)),
        *(store.append(other.id, line(n)) for n in range(20)),
        return_exceptions=True,
    )
    assert isinstance(results[0], AnotherWriter)
    assert results[1:] == [None] * 20
    assert [kept.n for kept in (await store.logs([other.id]))[other.id]] == [*range(20)]


async def test_logs_of_finished_matches_are_packed(store: Store) -> None:
    over, playing = [
        await store.create(replace(NEW, channel=channel, status="playing")) for channel in (7, 8)
    ]
    lines = [line(n) for n in range(20)]
    for one in lines:
        await asyncio.gather(*(store.append(table.id, one) for table in (over, playing)))
    await store.save(replace(over, status="ended"))
    for packed in (1, 0):
        assert await Packing(store).pack_all() == packed
        assert await store.logs([over.id, playing.id]) == {over.id: lines, playing.id: lines}


async def test_what_people_and_servers_choose_is_kept(store: Store) -> None:
    for colours in (2, 4, 2):
        await store.prefer(Preferences(ANN, colours=2 if colours == 2 else 4))
    assert (await store.player(ANN)).colours == 2
    await store.arrange(Server(1, (5, 6), "day"))
    await store.arrange(Server(1, (5,), "live", hints=False))
    assert await store.server(1) == Server(1, (5,), "live", hints=False)


async def test_results_ratings_and_boards(house: House) -> None:
    for channel in range(3):
        await house.play(await house.match(BOB, CAT, DAN, channel=channel, target="1"), Random(channel))
    board = await Boards(house.store).rated(1, "differ", 1)
    assert {place.user for place in board.places} <= {ANN, BOB, CAT, DAN}
    assert (await recompute(house.store))[0] == 3
    again = await Boards(house.store).rated(1, "differ", 1)
    assert again == board


async def test_boards_of_a_period_and_profiles(store: Store, tmp_path: Path) -> None:
    club = Club(store, tmp_path / "not-used")
    await store.prefer(Preferences(1, public_rating=True))
    for _ in range(6):
        await club.enter([1, 2, 3, None], [1, 2, 2, 4])
    board = await Boards(store).gained(HERE, "differ", WEEK, 3)
    assert [(one.rank, one.value, one.games, one.wins) for one in board.places] == [
        (1, 24, 6, 6), (2, 6, 6, 0), (2, 6, 6, 0),
    ]  # fmt: skip
    assert board.mine in board.places
    assert [one.user for one in (await Boards(store).gained(ALL, "differ", WEEK, 3, None)).places] == [1]
    assert await Boards(store).most_played(HERE) == "differ"
    profile = await Profiles(store).profile(HERE, 1)
    # Two matches count whole against the same people, and a rank takes three of them.
    assert (profile.standings[0].rank, profile.standings[0].best) == (None, 2)
    assert profile.everywhere[0].rank is None
    assert await Profiles(store).met(HERE, 1, 2) == (6, 0, 0)
    course = await Profiles(store).course(HERE, "differ", 1)
    assert course
    assert course.values[-1] == profile.standings[0].rating


async def test_two_bots_entering_results_lose_nothing(prepared: str, store: Store, tmp_path: Path) -> None:
    other = await Store.open(prepared)
    clubs = [Club(one, tmp_path / "not-used") for one in (store, other)]
    await asyncio.gather(*(evenings(club, 15, seed, people=3) for seed, club in enumerate(clubs)))
    assert await recompute(store) == (30, 0)
    await other.close()


async def test_whoever_is_forgotten_is_nowhere(house: House) -> None:
    await house.play(await house.match(BOB, CAT, DAN, target="1"), Random(7))
    about = await house.tables.about(ANN)
    assert len(about["results"]) == len(about["tables"]) == 1
    await house.tables.forget(ANN)
    assert await house.store.read(lambda connection: privacy.held(connection, ANN)) == set()


async def test_who_is_on_the_web(store: Store) -> None:
    people = published_matches.ANN, published_matches.BOB
    chairs = [published_matches.person(user) for user in people]
    await published_matches.willing(store, people[0])
    record = await published_matches.match(store, "topsuit", [*chairs, published_matches.computer()], most=9)
    await published_matches.publish(store, record, people[0])
    (shown,) = await store.read(published.shown)
    assert (shown.record.id, shown.named, shown.lines) == (record.id, frozenset((0, 2)), 9)
    assert await store.read(lambda connection: published.wishes(connection, record.id)) == {0}
    for user, rating in zip(people, (1200, 1300), strict=True):
        await published_matches.rated(store, user, rating, slug="topsuit")
    (row,) = await store.read(lambda connection: published.board(connection, "topsuit"))
    assert (row.rank, row.user, row.value) == (2, people[0], 1200)
    await begin_forgetting(store, people[0])
    assert await store.read(published.shown) == []
    assert await store.read(lambda connection: published.board(connection, "topsuit")) == []
