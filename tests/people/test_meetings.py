"""Ratings that cannot be farmed: what a match counts between people who have met; the worked examples."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert

from bot.people.boards import Boards
from bot.people.recompute import recompute
from bot.ratings.ledger import ALL, Book, RatingKey
from bot.ratings.meetings import DAY, MONDAY, MOST_POINTS, WEEK, WHOLE, YEAR, Meetings, counted
from bot.ratings.rating import SETTLED, START
from bot.ratings.rules import VERSION, changed
from bot.records.results import EARLY, RATED, STAND_IN, STAYED, Result
from bot.schema.boards import rating_rules
from tests.house import house
from tests.kit.club import Club, club, forget

__all__ = ("club", "house")

ROOT = Path(__file__).parents[2]
MONDAY_NOON = 1_767_614_400_000
"""The fifth of January 2026."""
MONTH = 30
FARMED_FROM = 350
"""Day, counted from the start of a rules' year."""
ANN, BOB, CAT = 1, 2, 3


def match(number: int, places: dict[int, int], *, at: int = MONDAY_NOON, rated: str = RATED) -> list[Result]:
    return [
        Result(number, seat, 5, "differ", len(places), user, None, str(user), 0, place, None, rated, at)
        for seat, (user, place) in enumerate(places.items())
    ]


def shown(book: Book, user: int) -> int:
    return book.entries[RatingKey(5, "differ", user)].rating.shown


def test_wins_of_a_day_against_one_saturate() -> None:
    book, after = Book(), []
    for number in range(50):
        book.enter(match(number, {ANN: 1, BOB: 2}))
        after.append(shown(book, ANN))
    assert after[-1] - after[9] <= 1
    assert after[-1] < 2 * after[1] - START
    entry = book.entries[RatingKey(5, "differ", ANN)]
    assert (entry.games, entry.wins, entry.best) == (50, 50, WHOLE)


def test_wins_of_a_week_against_one_saturate() -> None:
    book = Book()
    gained = [book.enter(match(n, {ANN: 1, BOB: 2}, at=MONDAY_NOON + n % 7 * DAY))[0][0] for n in range(50)]
    assert sum(points or 0 for points in gained) == MOST_POINTS
    assert book.enter(match(50, {ANN: 1, BOB: 2}, at=MONDAY_NOON + 7 * DAY))[0][0] == 2


def test_third_person_does_not_lift_the_limit() -> None:
    """A match counts for each pair what their own lead says; for the third it counts whole."""
    meetings = Meetings()
    for _ in range(4):
        meetings.add(match(1, {ANN: 1, BOB: 2}), [ALL])
    ann, bob, cat = match(2, {ANN: 1, BOB: 2, CAT: 3})
    assert [meetings.weight(ALL, *pair) for pair in ((ann, bob), (ann, cat), (bob, cat))] == [1 / 8, 1, 1]
    assert [meetings.weight(ALL, *pair) for pair in ((bob, ann), (cat, ann))] == [1 / 8, 1]


@pytest.mark.parametrize(("later", "weight"), [(DAY, 1 / 8), (MONTH * DAY, 1 / 8), (YEAR * WEEK, 1)])
def test_the_next_year_counts_whole_again(later: int, weight: float) -> None:
    meetings = Meetings()
    for _ in range(4):
        meetings.add(match(1, {ANN: 1, BOB: 2}), [ALL])
    assert meetings.weight(ALL, *match(2, {ANN: 1, BOB: 2}, at=MONDAY_NOON + later)) == weight


def test_catching_up_is_counted_fully() -> None:
    meetings, counted = Meetings(), []
    for places in ((1, 2), (1, 2), (1, 2), (2, 1), (2, 1), (2, 1), (2, 1), (1, 1)):
        people = match(1, dict(zip((ANN, BOB), places, strict=True)))
        counted.append(meetings.weight(ALL, *people))
        meetings.add(people, [ALL])
    assert counted == [1, 1, 1 / 2, 1 / 2, 1, 1, 1, 1]


def farmed(accounts: int, often: int, pattern: tuple[int, int] | None) -> Iterator[int]:
    """Yield Ann's shown rating after each match of a month against other accounts of hers.

    She always wins, or moves between two leads. It begins two weeks before the leads are reset.
    """
    book, number = Book(), 0
    lead, rising = Counter[int](), dict.fromkeys(range(accounts), True)
    for day in range(MONTH):
        for turn in range(often * accounts):
            other, number = turn % accounts, number + 1
            if pattern and lead[other] in pattern:
                rising[other] = lead[other] < pattern[1]
            lead[other] += 1 if rising[other] else -1
            places = {ANN: 1, ANN + 1 + other: 2} if rising[other] else {ANN + 1 + other: 1, ANN: 2}
            book.enter(match(number, places, at=MONDAY + (FARMED_FROM + day) * DAY))
            yield shown(book, ANN)


@pytest.mark.parametrize(
    ("accounts", "often", "pattern", "most"),
    [(1, 2, None, 1511), (1, 24, None, 1511), (3, 2, None, 1970), (1, 2, (1, 2), 1659)],
)
def test_month_of_farming_brings_little(
    accounts: int, often: int, pattern: tuple[int, int] | None, most: int
) -> None:
    assert max(farmed(accounts, often, pattern)) == most
    assert f" {most} " in (ROOT / "docs/ratings.md").read_text(encoding="utf-8")


async def test_a_rank_takes_several_opponents(club: Club) -> None:
    """Both as it runs and recomputed: a forgotten person was one of them."""
    for _ in range(2 * SETTLED):
        await club.enter([ANN, BOB], [1, 2])
    await club.enter([ANN, CAT], [1, 2])
    assert [one.rank for one in (await Boards(club.store).rated(5, "differ", ANN)).places] == []
    ranks = [(one.user, one.rank) for one in (await Boards(club.store).rated(1, "differ", ANN)).places]
    assert ranks == [(ANN, None), (CAT, None), (BOB, None)]
    await forget(club.store, CAT)
    await club.enter([ANN, 4], [1, 2])
    ranks = [(one.user, one.rank) for one in (await Boards(club.store).rated(1, "differ", ANN)).places]
    assert ranks == [(ANN, 1), (4, None), (BOB, None)]
    assert await recompute(club.store) == (2 * SETTLED + 2, 0)


def test_some_lose_nothing_and_some_gain_nothing() -> None:
    book = Book()
    for n in range(4):
        book.enter(match(n, {ANN: 1, BOB: 2, CAT: 3}, at=MONDAY_NOON + n * DAY))
    before = {user: shown(book, user) for user in (ANN, BOB, CAT)}
    # Ann is so much better that to be level with Bob would cost her.
    stayed = [
        one if one.user == CAT else replace(one, rated=STAYED)
        for one in match(9, {ANN: 1, BOB: 1, CAT: 3}, at=MONDAY_NOON + 9 * DAY)
    ]
    book.enter(stayed)
    assert shown(book, ANN) >= before[ANN]
    assert shown(book, BOB) >= before[BOB]
    assert shown(book, CAT) < before[CAT]
    before = {user: shown(book, user) for user in (ANN, BOB, CAT)}
    helped = match(10, {CAT: 1, ANN: 2}, at=MONDAY_NOON + 10 * DAY)
    helped[0] = replace(helped[0], rated=STAND_IN)
    points = book.enter(helped)[0][0]
    assert (shown(book, CAT), points) == (before[CAT], 0)
    assert shown(book, ANN) < before[ANN]


def test_what_is_not_rated_is_no_meeting() -> None:
    assert counted(match(1, {ANN: 1, BOB: 2}, rated=EARLY)) == []


@pytest.mark.parametrize("seed", range(5))
def test_gains_between_two_people_are_bounded(seed: int) -> None:
    """At most three matches' worth and a week's points, whatever others play."""
    rng, meetings = Random(seed), Meetings()
    worth, points = 0.0, 0
    for number in range(300):
        others = rng.sample(range(3, 40), rng.randrange(4))
        places = {user: rng.randint(1, 6) for user in (ANN, BOB, *others)}
        people = match(number, places)
        ann, bob = people[:2]
        worth += meetings.weight(ALL, ann, bob) * ((ann.place < bob.place) - (ann.place > bob.place))
        points += meetings.points(ann, (ann, bob))
        meetings.add(people, [ALL])
        assert abs(worth) <= WHOLE + 1
    assert points <= MOST_POINTS


async def test_recompute_counts_meetings_alike(club: Club) -> None:
    rng = Random(3)
    for n in range(60):
        users: list[int | None] = [*rng.sample(range(1, 5), 2)]
        await club.enter(users, [1, 2], ended=MONDAY_NOON + n * DAY // 20)
    every = "SELECT * FROM ratings ORDER BY 1, 2, 3", "SELECT * FROM results ORDER BY id"
    before = [club.rows(question) for question in every]
    assert await recompute(club.store) == (60, 0)
    assert [club.rows(question) for question in every] == before


async def test_past_is_recomputed_by_new_rules(club: Club) -> None:
    """The recomputation is announced, as readers of a board may wonder."""
    assert await club.store.read(changed) is None
    await club.enter([1, 2], [1, 2])
    assert await club.store.read(changed) is None
    await club.store.write(
        lambda connection: connection.execute(insert(rating_rules).values(version=1, since=MONDAY_NOON))
    )
    rules = await club.store.read(changed)
    assert rules is not None
    assert (rules.version, rules.anew) == (VERSION, None)
    assert await recompute(club.store) == (1, 0)
    rules = await club.store.read(changed)
    assert rules is not None
    assert rules.anew


def test_the_examples_of_the_docs_are_right() -> None:
    """Each line of the table is played again, one match after the other."""
    text = (ROOT / "docs/ratings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| ([\d/]+) \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    assert len(rows) >= 6
    book, total, played, counts = Book(), 0, 0, 1.0
    for number, weight, ann, bob, points in rows:
        while played < int(number):
            played += 1
            people = match(played, {ANN: 1, BOB: 2})
            counts = book.meetings.weight(ALL, *people)
            total += book.enter(people)[0][0] or 0
        top, _, bottom = weight.partition("/")
        assert int(top) / int(bottom or 1) == counts
        assert (shown(book, ANN), shown(book, BOB), total) == (int(ann), int(bob), int(points))
