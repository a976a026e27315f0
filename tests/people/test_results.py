"""Results of a match: places, departures, entered once with its last line."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.games import GAMES
from bot.games.base import pick
from bot.people.recompute import renew
from bot.ratings.ledger import ALL
from bot.records.results import AGAIN, ALONE, HINTS, RATED, places, results, unrated
from bot.records.stored import Occupant, Record
from bot.words import words
from tests.house import ANN, BOB, CAT, DAN, House, house, refused
from tests.kit.club import dump

__all__ = ["house"]


@pytest.mark.parametrize(
    ("merits", "winners", "left", "expected"),
    [
        ((9, 4, 7, 1), (0,), "----", (1, 3, 2, 4)),
        ((9, 4, 9, 4), (0, 2), "----", (1, 3, 1, 3)),
        # In Spring Cleaning equal totals may have one winner.
        ((-2, -2, -3), (1,), "---", (2, 1, 3)),
        ((3, 3, 3), (2,), "---", (2, 2, 1)),
        # Whoever left is last, and the best of the others has won.
        ((9, 4, 7, 1), (0,), "x---", (4, 2, 1, 3)),
        ((9, 4, 7, 1), (0,), "x-x-", (3, 1, 4, 2)),
        # The others gave up: then it does not matter what they have.
        ((9, 4, 7, 1), (1,), "----", (2, 1, 3, 4)),
    ],
)
def test_places(
    merits: tuple[int, ...], winners: tuple[int, ...], left: str, expected: tuple[int, ...]
) -> None:
    assert places(merits, winners, [sign == "x" for sign in left]) == expected


def test_a_match_with_hints_is_not_rated() -> None:
    seats = (Occupant("Ann", ANN), Occupant("Bob", BOB), *(Occupant("Toco", level="easy"),) * 2)
    record = Record(1, 1, 7, "differ", 1, {}, ANN, seats, 0, 0, hints="unrated")
    assert (unrated(record), unrated(replace(record, hints="rated"))) == (HINTS, None)


@pytest.mark.parametrize("slug", GAMES)
def test_winners_of_every_game_come_first(slug: str) -> None:
    game, rng = GAMES[slug], Random(slug)
    state = game.start(game.seats[-1], {})
    while state.to_act:
        seat = min(state.to_act)
        state, _ = state.apply(seat, pick(rng, state.legal(seat)))
    seats = tuple(Occupant("", user) for user in range(state.players))
    record = Record(1, 1, 1, slug, 1, {}, 0, seats, 0, 0)
    ranked = [one.place for one in results(record, state, 5)]
    assert {one.rated for one in results(record, state, 5)} == {RATED}
    assert {one.rated for one in results(replace(record, deal_of=7), state, 5)} == {AGAIN}
    assert tuple(seat for seat, place in enumerate(ranked) if place == 1) == state.winners
    ordered = [state.scores[seat] for seat in sorted(range(state.players), key=lambda seat: ranked[seat])]
    assert ordered == sorted(ordered, reverse=not GAMES[slug].lowest_wins)


async def test_a_match_is_entered_with_its_last_line(house: House) -> None:
    table = await house.match(BOB, CAT, target="1")
    await house.play(table, Random(1))
    rows = dump(house, "results")
    assert [row["seat"] for row in rows] == [0, 1, 2, 3]
    assert [row["user"] for row in rows] == [ANN, BOB, CAT, None]
    assert [row["level"] for row in rows] == [None, None, None, "chance"]
    assert [row["score"] for row in rows] == list(table.state.scores)
    assert {row["rated"] for row in rows} == {RATED}
    assert {row["ended"] for row in rows} == {table.log[-1].at}
    assert {row["seat"] for row in rows if row["place"] == 1} == set(table.state.winners)
    assert [row["points"] is None for row in rows] == [False, False, False, True]
    rated = {(row["scope"], row["user"]) for row in dump(house, "ratings")}
    assert rated == {(scope, user) for scope in (1, ALL) for user in (ANN, BOB, CAT)}


async def test_one_person_among_computer_players_is_not_rated(house: House) -> None:
    table = await house.match(target="1")
    await house.play(table, Random(2))
    rows = dump(house, "results")
    assert {row["rated"] for row in rows} == {ALONE}
    assert {(row["points"], row["shown"]) for row in rows} == {(None, None)}
    assert dump(house, "ratings") == []


async def test_a_match_that_was_ended_has_no_results(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="50")
    await house.play(table, Random(3), most=40)
    await house.tables.end(table.id, 0, moderator=True)
    assert dump(house, "results") == []


async def test_who_gives_up_is_behind_who_does_not(house: House) -> None:
    table = await house.match(BOB, CAT, target="50")
    while not table.whole_hands:
        await house.play(table, Random(3), most=len(table.log) + 1)
    for user in (ANN, CAT):
        await house.tables.concede(table.id, user)
    rows = {row["user"]: row for row in dump(house, "results")}
    assert rows[BOB]["place"] == 1
    assert {rows[user]["left"] for user in (ANN, CAT)} == {"conceded"}
    assert min(rows[ANN]["place"], rows[CAT]["place"]) == 3
    assert {row["rated"] for row in rows.values()} == {RATED}


async def test_whoever_is_away_at_the_end_is_last(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="1")
    await house.play(table, Random(4))
    best = table.state.winners[0]
    occupant = table.seats[best]
    assert occupant is not None
    seats = tuple(
        one and one._replace(away="left" if seat == best else None) for seat, one in enumerate(table.seats)
    )
    match = results(replace(table.record, seats=seats), table.state, 5)
    assert match[best].left == "left"
    assert match[best].place == 4
    assert 1 in [one.place for one in match]


def test_the_command_mends_and_tells(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"

    async def evening() -> None:
        made = House(file)
        await made.open()
        for seed in (8, 9):
            await made.play(await made.match(BOB, CAT, DAN, target="1"), Random(seed))
        await made.close()

    asyncio.run(evening())
    url = f"sqlite+aiosqlite:///{file}"
    assert renew(url) == words()("ratings-made", matches=2, wrong=0)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE ratings SET mu = 99 WHERE scope = 0 AND user = ?", (ANN,))
        connection.execute("UPDATE results SET points = 99 WHERE user = ?", (BOB,))
        connection.execute("DELETE FROM ratings WHERE user = ?", (CAT,))
    assert renew(url) == words()("ratings-made", matches=2, wrong=5)
    assert renew(url) == words()("ratings-made", matches=2, wrong=0)


def test_the_command_makes_no_new_database(tmp_path: Path) -> None:
    with refused("ratings-no-database"):
        renew(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3")
    assert not list(tmp_path.iterdir())
