"""Pairings and standings of a Swiss night, by hand and by trying all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from bot.duplicate.night import MOST_ALONE, MOST_ROUNDS
from bot.duplicate.swiss import SwissCourse, course, open_lot
from tests.duplicate.rounds import Rounds, made

PROMISE = "ab" * 32


def run(played: Rounds, teams: int, rounds: int, *, lowest: bool = False) -> SwissCourse:
    return course(
        range(1, teams + 1),
        played,
        rounds=rounds,
        lots={team: open_lot(PROMISE, team) for team in range(1, teams + 1)},
        lowest_wins=lowest,
    )


def by_hand(*scores: Sequence[int], lowest: bool = False) -> tuple[SwissCourse, list[int]]:
    """Round by round what the team of each lot scored; and which team has which lot."""
    teams = len(scores[0])
    lots = [team for pair in run([], teams, 1).pairings[0] for team in pair]
    played: Rounds = [{number: dict(zip(lots, one, strict=True))} for number, one in enumerate(scores, 1)]
    return run(played, teams, len(scores) + 1, lowest=lowest), lots


def test_neighbours_meet_who_have_not_met() -> None:
    """The first two teams have met already."""
    found, (a, b, c, d) = by_hand((9, 1, 5, 3), (9, 5, 1, 3))
    assert found.pairings == (((a, b), (c, d)), ((a, c), (d, b)), ((a, d), (b, c)))
    assert [one.points for one in found.standings] == [4, 2, 2, 0]


def test_opponents_then_boards_break_ties() -> None:
    found, (a, b, c, d) = by_hand((9, 1, 5, 3), (9, 5, 1, 3))
    standings = {one.team: one for one in found.standings}
    # b has lost to a and won over d; c has won over d and lost to a.
    assert (standings[b].points, standings[b].buchholz) == (2, 4)
    assert (standings[c].points, standings[c].buchholz) == (2, 4)
    # Against 9, 5 and 3, and against 9, 1 and 3.
    assert standings[b].difference == (1 - 9) + (1 - 5) + (1 - 3) + (5 - 9) + (5 - 1) + (5 - 3)
    assert standings[c].difference == (5 - 9) + (5 - 1) + (5 - 3) + (1 - 9) + (1 - 5) + (1 - 3)
    assert standings[b].place == standings[c].place == 2
    assert (standings[a].place, standings[d].place) == (1, 4)


def test_lowest_score_wins_where_the_game_says() -> None:
    found, (a, b, c, d) = by_hand((9, 1, 5, 3), lowest=True)
    assert [one.team for one in found.standings[:2]] == [b, d]
    assert found.pairings[1] == ((b, d), (c, a))


def test_bye_counts_as_a_win() -> None:
    played = made(3, 1, Random(1))
    found = run(played, 3, 1)
    (_, (resting,)) = found.pairings[0]
    standing = next(one for one in found.standings if one.team == resting)
    assert (standing.points, standing.buchholz) == (2, 2)


def test_a_draw_is_a_point_for_both() -> None:
    found, _ = by_hand((4, 4))
    assert [(one.place, one.points, one.buchholz) for one in found.standings] == [(1, 1, 1), (1, 1, 1)]


@pytest.mark.parametrize("teams", [2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 33, MOST_ALONE])
def test_everybody_meets_somebody_new_while_possible(teams: int) -> None:
    """Nor does a team sit out twice while others have not, and later rounds do not change a pairing."""
    for seed in range(2 if teams > 16 else 9):
        rng = Random(f"{teams} {seed}")
        played = made(teams, MOST_ROUNDS, rng, boards=1 + seed % 3, most=rng.choice((0, 1, 9, 99)))
        found = run(played, teams, MOST_ROUNDS)
        assert len(found.pairings) == MOST_ROUNDS
        met, rested = Counter[frozenset[int]](), Counter[int]()
        for number, pairing in enumerate(found.pairings):
            assert sorted(team for pair in pairing for team in pair) == list(range(1, teams + 1))
            assert run(played[:number], teams, MOST_ROUNDS).pairings == found.pairings[: number + 1]
            again = sum(met[frozenset(pair)] for pair in pairing if len(pair) == 2)
            if teams > 11:
                assert again == 0
            elif teams <= 8:
                assert again == fewest(tuple(range(1, teams + 1)), met, rested)
            for pair in pairing:
                if len(pair) == 1:
                    assert rested[pair[0]] == min(rested[team] for team in range(1, teams + 1))
                    rested[pair[0]] += 1
                else:
                    met[frozenset(pair)] += 1
        assert sum(one.difference for one in found.standings) == 0
        assert all(
            (one.points, one.buchholz, one.difference) >= (two.points, two.buchholz, two.difference)
            for one, two in pairwise(found.standings)
        )


def test_first_pairings_join_neighbours() -> None:
    """Each second opponent is one of the four nearest possible ones."""
    found = run(made(16, 1, Random(5)), 16, 2)
    place = {one.team: number for number, one in enumerate(found.standings)}
    assert all(abs(place[one] - place[two]) <= 3 for one, two in found.pairings[1])


def fewest(teams: tuple[int, ...], met: Counter[frozenset[int]], rested: Counter[int]) -> int:
    if len(teams) % 2:
        least = min(rested[team] for team in teams)
        return min(
            fewest(tuple(one for one in teams if one != team), met, rested)
            for team in teams
            if rested[team] == least
        )

    @cache
    def best(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, *others = left
        return min(
            met[frozenset({first, other})] + best(tuple(one for one in others if one != other))
            for other in others
        )

    return best(teams)
