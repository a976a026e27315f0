"""Champions of a season: who can be one and who cannot, when a season ends, and that it ends once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from bot.people import crowns, seasons
from bot.people.boards import Boards
from bot.people.company import bar
from bot.people.crowns import Crown
from bot.people.seasons import LEAST, SETTLING, Champion, Season
from bot.privacy.forgetting import begin_forgetting
from bot.records.periods import period
from bot.records.results import ALONE, STAND_IN
from bot.records.stored import Preferences, Server
from tests.kit.club import (
    ANN,
    AUTUMN,
    BOB,
    CLEO,
    DAN,
    DAY,
    EVE,
    FAY,
    HERE,
    START,
    THERE,
    Club,
    club,
    forget,
    moment,
)

__all__ = ["club"]


async def evenings(
    club: Club, users: Sequence[int | None], times: int = LEAST, *, first: int = 0, guild: int = HERE
) -> None:
    """Play so many matches, each on another day, won by the first user."""
    for n in range(first, first + times):
        ended = START + 7 * n * DAY
        await club.enter(users, range(1, len(users) + 1), ended=ended, guild=guild)


async def ahead(club: Club, season: Season = AUTUMN) -> list[tuple[str, int, int]]:
    found = await club.store.read(partial(seasons.leaders, season=season))
    return [(one.slug, one.user, one.points) for one in found]


async def concluded(club: Club, season: Season = AUTUMN, *, announce: bool = False) -> bool:
    return await club.store.write(partial(seasons.conclude, season=season, announce=announce))


async def champions(club: Club, season: Season = AUTUMN) -> list[Champion]:
    return list(await club.store.read(partial(seasons.crowned, season=season)))


# Who


async def test_whoever_wins_most_against_many_is_champion(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO, DAN])
    assert await ahead(club) == [("differ", ANN, 30)]
    await club.enter([EVE, ANN, BOB, CLEO], [1, 2, 3, 4], slug="92q", ended=START)
    assert await ahead(club) == [("differ", ANN, 30)]


async def test_champion_needs_a_least_number_of_matches(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO, DAN], LEAST - 1)
    assert await ahead(club) == []
    await evenings(club, [ANN, BOB, CLEO, DAN], 1, first=LEAST)
    assert await ahead(club) == [("differ", ANN, 30)]


@pytest.mark.parametrize("feeders", [[BOB], [BOB, CLEO]])
async def test_losing_friends_make_no_champion(club: Club, feeders: list[int]) -> None:
    await evenings(club, [ANN, *feeders], 12)
    assert await ahead(club) == []
    # Nor do a few matches with others, beside all those: what friends give follows what others give.
    await evenings(club, [ANN, DAN], 1)
    assert (await ahead(club)) == ([("differ", ANN, 2 + 4)] if len(feeders) == 2 else [])


async def test_fed_player_does_not_pass_an_active_one(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO], 12)
    await evenings(club, [DAN, BOB, CLEO, EVE], 6)
    await evenings(club, [EVE, ANN, DAN], 1)
    assert await ahead(club) == [("differ", DAN, 36)]


async def test_matches_with_computer_players_alone_make_no_champion(club: Club) -> None:
    for n in range(20):
        await club.enter([ANN, None, None], [1, 2, 3], rated=ALONE, ended=START + n * DAY)
    assert await ahead(club) == []


async def test_whoever_let_a_computer_play_takes_nothing(club: Club) -> None:
    for n in range(LEAST):
        match = [ANN, BOB, CLEO, DAN]
        await club.enter(match, [1, 2, 3, 4], rated=STAND_IN, ended=START + 7 * n * DAY)
    assert await ahead(club) == []


async def test_other_servers_and_other_seasons_do_not_count(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO, DAN], guild=THERE)
    for n in range(1, LEAST + 1):
        await club.enter([ANN, BOB, CLEO, DAN], [1, 2, 3, 4], ended=START - n * 7 * DAY)
        await club.enter([ANN, BOB, CLEO, DAN], [1, 2, 3, 4], ended=AUTUMN.until + n * 7 * DAY)
    assert await ahead(club) == []


@pytest.mark.parametrize("begin", [moment(9, 29), moment(10, 5)])
async def test_a_champion_has_the_points_of_the_board(club: Club, begin: int) -> None:
    """Over two servers, where a season begins in a week, and with a match that took three weeks."""
    slow = await club.opened([EVE, ANN, BOB], opened=begin)
    for n in range(30):
        ended, guild = begin + n * DAY // 5, HERE if n % 3 else THERE
        await club.enter([ANN, BOB, CLEO, DAN], [1, 2, 3, 4], ended=ended, guild=guild)
    await club.end(slow, [3, 1, 2], ended=begin + 21 * DAY)
    await club.enter([ANN, BOB, CLEO, DAN], [1, 2, 3, 4], ended=begin + 22 * DAY)
    board = await Boards(club.store).gained(HERE, "differ", period("season", begin + 3 * DAY), ANN)
    assert board.mine is not None
    assert await ahead(club) == [("differ", ANN, board.mine.value)]


async def test_wins_decide_equal_points(club: Club) -> None:
    for n in range(3):
        await club.enter([ANN, BOB, CLEO, DAN], [1, 2, 3, 4], ended=START + 14 * n * DAY)
        await club.enter([BOB, ANN, CLEO, DAN], [1, 2, 3, 4], ended=START + (14 * n + 7) * DAY)
    assert await ahead(club) == [("differ", ANN, 18), ("differ", BOB, 18)]
    # Level with one more of the others, each of them; but Bob has won that match.
    await club.enter([ANN, EVE, CLEO], [2, 2, 1], ended=START + 60 * DAY)
    await club.enter([BOB, EVE, CLEO], [1, 1, 1], ended=START + 61 * DAY)
    assert await ahead(club) == [("differ", BOB, 21)]


async def test_unwilling_or_barred_champion_gives_way(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO, DAN, EVE, FAY], 8)
    assert [user for _, user, _ in await ahead(club)] == [ANN]
    await club.store.prefer(Preferences(ANN, champion=False))
    assert [user for _, user, _ in await ahead(club)] == [BOB]
    await bar(club.store, HERE, [BOB])
    assert [user for _, user, _ in await ahead(club)] == [CLEO]
    await begin_forgetting(club.store, CLEO)
    assert await ahead(club) == []


# When


def told(last: int | None, server: Server, at: int) -> list[tuple[int, int]]:
    return [(one.first, one.until) for one in seasons.over(last, server, at)]


def test_season_ends_shortly_after_its_last_month() -> None:
    server = Server(HERE)
    assert told(moment(7), server, moment(10) + SETTLING - 1) == []
    assert told(moment(7), server, moment(10) + SETTLING) == [(moment(7), moment(10))]


def test_first_season_is_the_newest() -> None:
    assert told(None, Server(HERE), moment(11)) == [(moment(7), moment(10))]


def test_after_a_long_pause_each_season_is_reckoned() -> None:
    monthly = Server(HERE, season=1)
    ends = [(moment(month), moment(month + 1)) for month in (7, 8, 9)]
    assert told(moment(7), monthly, moment(10, 5)) == ends


def test_new_season_length_loses_no_month() -> None:
    changed = Server(HERE, season=1, season_since=moment(8, 10))
    assert told(moment(7), changed, moment(8, 10) + 2 * SETTLING) == []
    assert told(moment(7), changed, moment(9) + SETTLING) == [(moment(7), moment(9))]
    longer = Server(HERE, season=3, season_since=moment(8, 10))
    assert told(moment(8), longer, moment(10) + SETTLING) == [(moment(8), moment(10))]
    assert seasons.current(moment(8), longer, moment(8, 11)) == Season(HERE, moment(8), moment(10))
    assert told(None, changed, moment(8, 20)) == []


async def test_a_season_ends_once(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO, DAN])
    assert await concluded(club)
    won = await champions(club)
    assert [(one.slug, one.user, one.name, one.wins) for one in won] == [("differ", ANN, "Person 1", LEAST)]
    await evenings(club, [DAN, BOB, CLEO, EVE], 8)
    assert not await concluded(club, announce=True)
    assert await champions(club) == won
    assert await club.store.read(seasons.owing) == []
    (known,) = (await club.store.read(seasons.on_servers)).values()
    assert known == (Server(HERE), AUTUMN.until)


async def test_former_champion_can_be_unnamed(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO, DAN])
    await concluded(club)
    await club.store.prefer(Preferences(ANN, champion=False))
    assert [(one.user, one.name, one.points) for one in await champions(club)] == [(0, "", 30)]
    await club.store.prefer(Preferences(ANN))
    assert [one.name for one in await champions(club)] == ["Person 1"]
    await forget(club.store, ANN)
    (one,) = await champions(club)
    assert (one.user < 0, one.name) == (True, "")


async def test_neighbouring_seasons_are_found(club: Club) -> None:
    made = [Season(HERE, moment(month), moment(month + 1)) for month in (3, 4, 5)]
    for season in made:
        await concluded(club, season)
    past = partial(club.store.read)
    assert await past(partial(seasons.past, guild=HERE)) == made[2]
    assert await past(partial(seasons.past, guild=HERE, before=made[2].until)) == made[1]
    assert await past(partial(seasons.past, guild=HERE, after=made[0].until)) == made[1]
    assert await past(partial(seasons.past, guild=THERE)) is None


# Who wears what

ROLE, OTHER = 77, 78


async def planned(club: Club, role: int = ROLE) -> tuple[list[int], list[tuple[int, int]]]:
    plan = await club.store.read(partial(crowns.plan, guild=HERE, role=role))
    return list(plan.give), [(one.role, one.user) for one in plan.take]


async def test_role_moves_to_the_next_champion(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO, DAN])
    await concluded(club)
    assert await planned(club) == ([ANN], [])
    crown = Crown(HERE, ROLE, ANN, given=False)
    assert await club.store.write(partial(crowns.begin, crown=crown))
    # Killed before it is known to be given: once more, which does no harm.
    assert await planned(club) == ([ANN], [])
    await club.store.write(partial(crowns.given, crown=crown))
    assert await planned(club) == ([], [])
    assert await planned(club, OTHER) == ([ANN], [(ROLE, ANN)])
    assert await planned(club, 0) == ([], [(ROLE, ANN)])
    await concluded(club, Season(HERE, AUTUMN.until, moment(4, year=2027)))
    assert await planned(club) == ([], [(ROLE, ANN)])
    await club.store.write(partial(crowns.drop, crown=crown))
    assert await planned(club) == ([], [])


async def test_role_is_not_begun_while_forgetting(club: Club) -> None:
    await evenings(club, [ANN, BOB, CLEO, DAN])
    await concluded(club)
    await begin_forgetting(club.store, ANN)
    assert await planned(club) == ([], [])
    crown = Crown(HERE, ROLE, ANN, given=False)
    assert not await club.store.write(partial(crowns.begin, crown=crown))
    assert await club.store.read(partial(crowns.of_user, user=ANN)) == []
