"""Score a duplicate night by differences, so that good cards are no advantage.

The method is that of duplicate bridge with many tables (cross-IMPs). A team's result on a board is compared
with each other team's result from the same seat. The average difference is the team's score for the board, in
points of the game (bridge has a scale of IMPs; these games have none). The sum over all boards is the score
of the night. Matchpoints break ties: two for each comparison won, one for each tie. Teams that are equal in
both share the place. A team whose people have played more of their boards themselves ranks first, whatever
*normal* scored for the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import NamedTuple

Team = int
Absent = Collection[tuple[int, Team]]
"""Boards that *normal* played for a team, as (board, team)."""


class Compared(NamedTuple):
    """The outcome of a team's comparisons, on a board or in a night."""

    difference: int = 0
    """Sum of the differences to all other teams; more is better, in every game."""
    matchpoints: int = 0

    def plus(self, other: Compared) -> Compared:
        return Compared(self.difference + other.difference, self.matchpoints + other.matchpoints)


class Ranked(NamedTuple):
    place: int
    """Place, shared by equal teams."""
    team: Team
    compared: Compared
    own: int = 0
    """Number of boards that the team's people played themselves."""


def compared(scores: Mapping[Team, int], *, lowest_wins: bool) -> dict[Team, Compared]:
    """Return the comparisons on a board, from each team's score on it."""
    merits = {team: -score if lowest_wins else score for team, score in scores.items()}
    return {
        team: Compared(
            sum(mine - other for other in merits.values()),
            sum((mine > other) * 2 + (mine == other) for one, other in merits.items() if one != team),
        )
        for team, mine in merits.items()
    }


def datum(scores: Mapping[Team, int]) -> Fraction:
    """Return the average score on a board."""
    return Fraction(sum(scores.values()), len(scores))


def worth(one: Compared, teams: int) -> Fraction:
    """Return the score in points: the average difference to the other teams."""
    return Fraction(one.difference, max(1, teams - 1))


def played_by_people(boards: Mapping[int, Mapping[Team, int]], absent: Absent) -> Counter[Team]:
    """Count the boards that each team's people played themselves."""
    return Counter(team for board, made in boards.items() for team in made if (board, team) not in absent)


def standings(
    played: Mapping[int, Mapping[Team, int]], *, lowest_wins: bool, absent: Absent = ()
) -> tuple[Ranked, ...]:
    """Return the standings of a night, best first; `played`: each team's score, by board."""
    own = played_by_people(played, absent)
    totals: dict[Team, Compared] = {}
    for scores in played.values():
        for team, one in compared(scores, lowest_wins=lowest_wins).items():
            totals[team] = totals.get(team, Compared()).plus(one)
    found = (
        Ranked(
            1 + sum((own[other], theirs) > (own[team], mine) for other, theirs in totals.items()),
            team,
            mine,
            own[team],
        )
        for team, mine in totals.items()
    )
    return tuple(sorted(found, key=lambda one: (one.place, one.team)))
