"""Boards: ranks, ties, minimum of matches, periods; and that what runs along is what is recomputed."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, date, datetime
from typing import Any

import pytest

from bot.people import recompute as recomputing
from bot.people.boards import Board, Boards
from bot.people.recompute import recompute
from bot.privacy.forgetting import begin_forgetting, go_on_forgetting
from bot.ratings.ledger import ALL
from bot.ratings.rating import SETTLED
from bot.records.periods import Kind, Period, period
from bot.records.results import ALONE
from bot.records.stored import Preferences
from tests.kit.club import DAY, HERE, NEVER, NOON, THERE, WEEK, Club, club, dump, evenings, forget

__all__ = ("DAY", "club", "dump")


def ranks(board: Board) -> list[tuple[int | None, int]]:
    return [(place.rank, place.user) for place in board.places]


async def test_recomputed_is_what_ran_along_bit_for_bit(club: Club) -> None:
    await evenings(club, 120)
    await club.store.prefer(Preferences(3, public_rating=True))
    tables = "ratings ORDER BY 1, 2, 3", "results ORDER BY id"
    before = [club.rows(f"SELECT * FROM {table}") for table in tables]  # noqa: S608
    assert len(before[0]) == 9 * 3 * 2
    assert await recompute(club.store) == (120, 0)
    assert [club.rows(f"SELECT * FROM {table}") for table in tables] == before  # noqa: S608


async def test_recompute_keeps_who_is_listed(club: Club) -> None:
    await club.enter([1, None], [1, 2], rated=ALONE)
    for willing in (True, False):
        await club.store.prefer(Preferences(1, public_rating=willing))
        assert club.rows("SELECT abroad FROM results WHERE user = 1") == [(willing,)]
        assert await recompute(club.store) == (1, 0)


class Meanwhile:
    """Actions of the bot, one after each question of the recomputation to the database."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        self.club = club
        self.calls = 0
        self.deeds: dict[int, Callable[[], Awaitable[object]]] = {}
        self._asking = False
        for way in ("read", "write"):
            monkeypatch.setattr(club.store, way, self._followed(getattr(club.store, way)))

    def _followed(self, asked: Any) -> Any:
        async def ask(work: Any) -> Any:
            found = await asked(work)
            if not self._asking:
                self._asking, self.calls = True, self.calls + 1
                await self.deeds.pop(self.calls, _nothing)()
                self._asking = False
            return found

        return ask


async def _nothing() -> None:
    """The bot has nothing to do."""


@pytest.mark.parametrize("when", range(1, 40, 2))
async def test_results_during_a_recompute_are_kept(
    club: Club, monkeypatch: pytest.MonkeyPatch, when: int
) -> None:
    """Whenever somebody is forgotten, wants to be seen, or a match ends: ratings are what all results say."""
    for name, value in ("SLICE", 20), ("FEW", 4), ("PAUSE", 0):
        monkeypatch.setattr(recomputing, name, value)
    await evenings(club, 30)
    right = club.rows("SELECT * FROM ratings ORDER BY 1, 2, 3")
    with closing(sqlite3.connect(club.file)) as file, file:
        file.execute("UPDATE ratings SET mu = 1 WHERE user = 3")
        file.execute("DELETE FROM ratings WHERE user = 2")
        file.execute("UPDATE results SET shown = 1 WHERE user = 5 AND shown IS NOT NULL")
    meanwhile = Meanwhile(club, monkeypatch)
    meanwhile.deeds = {
        when: lambda: club.enter([11, 12, 3], [1, 2, 3], slug="skat"),
        when + 1: lambda: begin_forgetting(club.store, 4),
        when + 2: lambda: go_on_forgetting(club.store, 4),
        when + 3: lambda: forget(club.store, 4),
        when + 5: lambda: club.store.prefer(Preferences(5, public_rating=True)),
        when + 7: lambda: club.enter([1, 3, 12], [1, 2, 3]),
    }
    await recompute(club.store)
    for deed in meanwhile.deeds.copy().values():
        await deed()
    meanwhile.deeds.clear()
    assert await recompute(club.store) == (32, 0)
    # What was right stayed so: nobody else's is another because somebody was forgotten.
    mine = "user IN (6, 7, 8, 9) AND slug = '92q'"
    others = f"SELECT * FROM ratings WHERE {mine} ORDER BY 1, 2, 3"  # noqa: S608
    assert club.rows(others) == [row for row in right if row[2] in (6, 7, 8, 9) and row[1] == "92q"]


async def test_recomputing_reads_in_batches(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await evenings(club, 40)
    monkeypatch.setattr(recomputing, "SLICE", 7)
    monkeypatch.setattr(recomputing, "FEW", 3)
    monkeypatch.setattr(recomputing, "PAUSE", 0)
    assert await recompute(club.store) == (40, 0)
    right = club.rows("SELECT * FROM ratings ORDER BY 1, 2, 3"), club.rows("SELECT * FROM results ORDER BY 1")
    with closing(sqlite3.connect(club.file)) as file, file:
        file.execute("UPDATE ratings SET mu = 1 WHERE user % 3 = 0")
        file.execute("DELETE FROM ratings WHERE user % 3 = 1")
        file.execute(
            "INSERT INTO ratings SELECT 4242, slug, user, name, mu, sigma, games, wins, streak, best,"
            " shown, settled, listed FROM ratings WHERE scope = 1"
        )
        file.execute("UPDATE results SET shown = 1, points = 99, abroad = 1 WHERE id % 4 = 0")
    matches, wrong = await recompute(club.store)
    assert matches == 40
    assert wrong > 20
    assert right == (
        club.rows("SELECT * FROM ratings ORDER BY 1, 2, 3"),
        club.rows("SELECT * FROM results ORDER BY 1"),
    )


async def test_rank_needs_matches_and_is_shared(club: Club) -> None:
    for _ in range(SETTLED):
        await club.enter([1, 2, 3, 4], [1, 2, 2, 4])
    await club.enter([5, 6], [1, 2])
    board = await Boards(club.store).rated(HERE, "differ", 2)
    assert [place.rank for place in board.places] == [1, 2, 2, 4, None, None]
    assert {place.user for place in board.places[1:3]} == {2, 3}
    assert [place.user for place in board.places[3:]] == [4, 5, 6]
    assert board.mine
    assert (board.mine.rank, board.mine.user, board.mine.games, board.mine.wins) == (2, 2, SETTLED, 0)
    assert (await Boards(club.store).rated(HERE, "differ", 6)).mine == board.places[-1]
    assert (await Boards(club.store).rated(HERE, "differ", NEVER)).mine is None
    assert (await Boards(club.store).rated(HERE, "92q", 2)).places == ()


async def test_pages_and_ones_own_page(club: Club) -> None:
    people = list(range(1, 26))
    for _ in range(SETTLED):
        await club.enter(people, people)
    boards = Boards(club.store)
    pages = [await boards.rated(HERE, "differ", 17, page) for page in range(3)]
    assert [user for page in pages for _, user in ranks(page)] == people
    assert [rank for page in pages for rank, _ in ranks(page)] == people
    assert {(page.pages, page.people) for page in pages} == {(3, 25)}
    own = await boards.rated(HERE, "differ", 17, None)
    assert own == pages[1]
    assert (await boards.rated(HERE, "differ", NEVER, None)).page == 0
    assert (await boards.rated(HERE, "differ", NEVER, 99)).page == 2
    gained = [await boards.gained(HERE, "differ", WEEK, 17, page) for page in range(3)]
    assert [user for page in gained for _, user in ranks(page)] == people
    assert await boards.gained(HERE, "differ", WEEK, 17, None) == gained[1]
    assert (await boards.gained(HERE, "differ", WEEK, NEVER, 99)) == (
        await boards.gained(HERE, "differ", WEEK, NEVER, 2)
    )


async def test_points_of_a_period(club: Club) -> None:
    """Two for each person behind you, one for each beside you; computer players count for nothing."""
    await club.enter([1, 2, 3, None], [1, 2, 2, 4])
    await club.enter([1, 2], [2, 1], ended=WEEK.moments[0])
    await club.enter([1, 2], [2, 1], ended=WEEK.moments[0] - 1)
    await club.enter([1, 3], [2, 1], ended=WEEK.moments[1])
    board = await Boards(club.store).gained(HERE, "differ", WEEK, 3)
    assert [(one.rank, one.user, one.value, one.games, one.wins) for one in board.places] == [
        (1, 1, 4, 2, 1),
        (2, 2, 3, 2, 1),
        (3, 3, 1, 1, 0),
    ]
    assert board.mine == board.places[2]
    before = await Boards(club.store).gained(HERE, "differ", period("week", NOON, 1), 3)
    assert (ranks(before), before.mine) == ([(1, 2), (2, 1)], None)


async def test_equal_points_share_a_rank(club: Club) -> None:
    for pair in ((1, 2), (3, 4)):
        await club.enter(pair, [1, 2])
    board = await Boards(club.store).gained(HERE, "differ", WEEK, 4)
    assert sorted(rank or 0 for rank, _ in ranks(board)) == [1, 1, 3, 3]


async def test_global_board_shows_only_the_willing(club: Club) -> None:
    for guild, few in ((HERE, (1, 2, 4, 5)), (THERE, (2, 3, 6, 7))):
        for _ in range(SETTLED):
            await club.enter(few, [1, 2, 3, 4], guild=guild)
    boards = Boards(club.store)
    assert ranks(await boards.rated(HERE, "differ", 1))[:2] == [(1, 1), (2, 2)]
    assert ranks(await boards.rated(THERE, "differ", 1))[:2] == [(1, 2), (2, 3)]
    assert ranks(await boards.gained(THERE, "differ", WEEK, 1))[:2] == [(1, 2), (2, 3)]
    assert (await boards.rated(ALL, "differ", 1)).places == ()
    for user in (1, 3):
        await club.store.prefer(Preferences(user, public_rating=True))
    assert ranks(await boards.rated(ALL, "differ", 1)) == [(1, 1), (2, 3)]
    assert ranks(await boards.gained(ALL, "differ", WEEK, 1)) == [(1, 1), (2, 3)]
    # Also after the next match, and until they think better of it.
    await club.enter([1, 3], [2, 1], guild=THERE)
    assert {user for _, user in ranks(await boards.rated(ALL, "differ", 1))} == {1, 3}
    gained = await boards.gained(ALL, "differ", WEEK, 1)
    assert {place.user: place.games for place in gained.places} == {1: SETTLED + 1, 3: SETTLED + 1}
    await club.store.prefer(Preferences(1, public_rating=False))
    assert ranks(await boards.rated(ALL, "differ", 1)) == [(1, 3)]
    assert (await boards.rated(ALL, "differ", 1)).mine is None
    assert len((await boards.rated(HERE, "differ", 1)).places) == 4


async def test_the_newest_name_is_shown(club: Club) -> None:
    club.names[1] = "Old"
    await club.enter([1, 2], [1, 2])
    club.names[1] = "*New* \u202e_name_"
    await club.enter([1, 2], [1, 2])
    boards = Boards(club.store)
    assert (await boards.rated(HERE, "differ", 1)).places[0].name == club.names[1]
    assert (await boards.gained(HERE, "differ", WEEK, 1)).places[0].name == club.names[1]


async def test_a_forgotten_person_leaves_others_as_they_are(club: Club) -> None:
    await evenings(club, 60)
    others = "SELECT scope, slug, user, mu, games FROM ratings WHERE user > 0 AND user <> 4 ORDER BY 1, 2, 3"
    before = club.rows(others)
    await forget(club.store, 4)
    assert club.rows("SELECT * FROM results WHERE user = 4 OR name = 'Person 4'") == []
    assert club.rows("SELECT * FROM ratings WHERE user = 4 OR name = 'Person 4'") == []
    assert await recompute(club.store) == (60, 0)
    assert club.rows(others) == before
    for board in (
        await Boards(club.store).rated(HERE, "differ", 1),
        await Boards(club.store).gained(HERE, "differ", period("season", NOON), 1),
    ):
        assert len(board.places) == 8
        assert all(place.user > 0 for place in board.places)
    await forget(club.store, 5)
    assert {user for (user,) in club.rows("SELECT DISTINCT user FROM results WHERE user < 0")} == {-1, -2}


async def test_the_game_most_played(club: Club) -> None:
    assert await Boards(club.store).most_played(HERE) is None
    await club.enter([1, 2], [1, 2], slug="92q")
    for _ in range(2):
        await club.enter([1, 2, 3], [1, 2, 3])
        await club.enter([1, 2, 3, 4], [1, 2, 3, 4], slug="topsuit", guild=THERE)
    assert await Boards(club.store).most_played(HERE) == "differ"


@pytest.mark.parametrize(
    ("kind", "back", "first", "until"),
    [
        ("week", 0, date(2026, 11, 16), date(2026, 11, 23)),
        ("week", 7, date(2026, 9, 28), date(2026, 10, 5)),
        ("month", 0, date(2026, 11, 1), date(2026, 12, 1)),
        ("month", 11, date(2025, 12, 1), date(2026, 1, 1)),
        ("season", 0, date(2026, 10, 1), date(2027, 1, 1)),
        ("season", 4, date(2025, 10, 1), date(2026, 1, 1)),
    ],
)
def test_periods(kind: Kind, back: int, first: date, until: date) -> None:
    assert period(kind, NOON, back) == Period(first, until)


def test_weeks_begin_on_monday_midnight_utc() -> None:
    first, until = WEEK.moments
    assert datetime.fromtimestamp(first / 1000, UTC) == datetime(2026, 11, 16, tzinfo=UTC)
    assert period("week", first) == WEEK
    assert period("week", until - 1) == WEEK
    assert period("week", until) != WEEK
    assert period("week", first - 1) == period("week", NOON, 1)
