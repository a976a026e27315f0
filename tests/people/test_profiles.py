"""One person over time: ratings and their course, streaks, whom they met, and what a match did."""

from __future__ import annotations

import pytest

from bot.people import profiles
from bot.people.profiles import Course, Met, Profiles, RatingChange, Unrated
from bot.ratings.rating import SETTLED, START
from bot.records.results import ALONE
from bot.records.stored import Preferences
from tests.kit.club import DAY, HERE, NEVER, NOON, THERE, Club, club

__all__ = ["club"]


async def test_a_profile_is_that_of_one_server(club: Club) -> None:
    for other in (2, 3, 4, 2, 3)[:SETTLED]:
        await club.enter([1, other], [1, 2])
    await club.enter([1, 2], [1, 2], slug="92q")
    await club.enter([1, 3], [2, 1], guild=THERE)
    await club.enter([1, None], [1, 2], rated=ALONE)
    found = await Profiles(club.store).profile(HERE, 1)
    assert [(one.slug, one.games, one.wins, one.rank) for one in found.standings] == [
        ("differ", SETTLED, SETTLED, 1),
        ("92q", 1, 1, None),
    ]
    assert (found.name, found.unrated, found.everywhere) == ("Person 1", (Unrated("differ", 1, 1),), ())
    there = await Profiles(club.store).profile(THERE, 1)
    assert [(one.slug, one.games, one.wins) for one in there.standings] == [("differ", 1, 0)]
    nobody = await Profiles(club.store).profile(HERE, NEVER)
    assert (nobody.name, nobody.standings, nobody.unrated) == ("", (), ())


async def test_matches_without_a_rating_are_counted_by_game(club: Club) -> None:
    for place in (1, 2, 3):
        await club.enter([1, None, None], [place, 3, 3], rated=ALONE)
    await club.enter([1, None], [1, 2], slug="92q", rated=ALONE)
    await club.enter([1, None], [1, 2], guild=THERE, rated=ALONE)
    found = await Profiles(club.store).profile(HERE, 1)
    assert found.unrated == (Unrated("differ", 3, 1), Unrated("92q", 1, 1))


async def test_ratings_across_servers_are_for_the_willing(club: Club) -> None:
    await club.enter([1, 2], [1, 2])
    await club.enter([1, 2], [1, 2], guild=THERE)
    await club.store.prefer(Preferences(1, public_rating=True))
    (everywhere,) = (await Profiles(club.store).profile(HERE, 1)).everywhere
    assert everywhere.games == 2
    assert (await Profiles(club.store).profile(HERE, 2)).everywhere == ()


async def test_streaks(club: Club) -> None:
    for place in (1, 1, 2, 1, 1, 1):
        # With the same person no row of wins is longer than what counts whole.
        await club.enter([1, 2], [place, 3 - place])
    assert [one.best for one in (await Profiles(club.store).profile(HERE, 1)).standings] == [2]
    for other, place in ((3, 1), (4, 1), (5, 2), (6, 1), (7, 1)):
        await club.enter([1, other], [place, 3 - place])
    for user, expected in ((1, (2, 3)), (2, (0, 1))):
        (one,) = (await Profiles(club.store).profile(HERE, user)).standings
        assert (one.streak, one.best) == expected


async def test_whom_one_met(club: Club) -> None:
    await club.enter([1, 2, 3], [1, 2, 3])
    await club.enter([1, 2, 3], [2, 2, 1], slug="92q")
    await club.enter([2, 1], [1, 2])
    await club.enter([1, 2], [1, 2], guild=THERE)
    await club.enter([1, 2], [1, 2], rated=ALONE)
    met = Profiles(club.store).met
    assert await met(HERE, 1, 2) == Met(1, 1, 1)
    assert await met(HERE, 2, 1) == Met(1, 1, 1)
    assert await met(HERE, 1, 3) == Met(1, 1, 0)
    assert await met(HERE, 1, NEVER) == Met(0, 0, 0)


async def test_the_course_of_a_rating(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    for n, place in enumerate((1, 2, 1)):
        await club.enter([1, 2], [place, 3 - place], ended=NOON + n * DAY)
    await club.enter([1, 2], [1, 2], slug="92q")
    await club.enter([1, 2], [1, 2], guild=THERE)
    course = await Profiles(club.store).course(HERE, "differ", 1)
    assert course
    assert (course.values[0], len(course.values)) == (START, 4)
    assert course.values[0] < course.values[1] > course.values[2] < course.values[3]
    assert (course.first, course.last) == (NOON, NOON + 2 * DAY)
    assert course.values[-1] == (await Profiles(club.store).profile(HERE, 1)).standings[0].rating
    monkeypatch.setattr(profiles, "LONGEST", 2)
    assert await Profiles(club.store).course(HERE, "differ", 1) == Course(
        course.values[1:], NOON + DAY, NOON + 2 * DAY
    )
    assert await Profiles(club.store).course(HERE, "differ", NEVER) is None


async def test_what_a_match_did_to_ratings(club: Club) -> None:
    await club.enter([1, 2], [1, 2], guild=THERE)
    first = await club.enter([1, 2, None], [2, 1, 3])
    await club.enter([1, 2], [1, 2], slug="92q")
    second = await club.enter([1, 2], [1, 2])
    alone = await club.enter([1, None], [1, 2], rated=ALONE)
    changes = Profiles(club.store).changes
    before, after = await changes(first[0].table), await changes(second[0].table)
    assert [(one.seat, one.before) for one in before] == [(1, START), (0, START)]
    assert before[0].after > START > before[1].after
    assert [(one.seat, one.before) for one in after] == [(0, before[1].after), (1, before[0].after)]
    assert all(isinstance(one, RatingChange) for one in after)
    assert await changes(alone[0].table) == []
