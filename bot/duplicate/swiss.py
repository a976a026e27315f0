"""The Swiss form of a duplicate night: each round pairs neighbours in the standings that have not met.

Both teams play the boards of the round, as everybody does; the team that scores more on the same cards wins.
The pairings follow from the results so far and nothing else: docs/fair-deals.md says how to redo them. In the
standings, a team whose people have played more of their boards themselves ranks first. Pairings ignore that;
they only leave out teams that have left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Final, NamedTuple

from bot.duplicate.score import Absent, Team, compared, played_by_people

WON: Final = 2
DRAWN: Final = 1

Meeting = tuple[Team, ...]
"""Two teams, the better placed first; a single one sits the round out."""
Pairing = tuple[Meeting, ...]
"""The meetings of a round: each team once, the one sitting out last."""


class SwissStanding(NamedTuple):
    place: int
    """Place, shared by equal teams."""
    team: Team
    points: int
    """Match points: two for a win or for sitting out, one for a draw."""
    buchholz: int
    """Sum of all opponents' match points; for a round sat out, the team's own."""
    difference: int
    """Sum of the differences to all other teams on all boards."""
    own: int = 0
    """Number of boards that the team's people played themselves."""


@dataclass(frozen=True)
class SwissCourse:
    """The pairings and standings that follow from the rounds played."""

    pairings: tuple[Pairing, ...]
    """Pairings by round, including the next round, if there is one."""
    standings: tuple[SwissStanding, ...]
    """Standings after the rounds played, best first."""


def open_lot(promise: str, team: Team) -> str:
    """Return a lot computed from the commitment, as in older nights: anybody could predict their
    opponents."""
    return sha256(f"{promise} {team}".encode()).hexdigest()


def course(
    teams: Sequence[Team],
    played: Sequence[Mapping[int, Mapping[Team, int]]],
    *,
    rounds: int,
    lots: Mapping[Team, str],
    lowest_wins: bool,
    absent: Absent = (),
    gone: Mapping[Team, int] | None = None,
) -> SwissCourse:
    """Return the standings and pairings after these rounds, all of whose boards are played.

    `played`: for each round, the scores of each board by team; `lots`: tie-breaks by team; `gone`: the first
    round, counted from 0, in which a team that has left is not paired.
    """
    left = gone or {}
    field = _Field({team: lots[team] for team in teams})
    pairings: list[Pairing] = []

    def present(turn: int) -> list[Team]:
        return [team for team in teams if left.get(team, rounds) > turn]

    own = Counter[Team]()
    for turn, boards in enumerate(played):
        pairings.append(field.pairing(present(turn)))
        own += played_by_people(boards, absent)
        field.score(pairings[-1], boards, lowest_wins=lowest_wins)
    if len(played) < rounds:
        pairings.append(field.pairing(present(len(played))))
    return SwissCourse(tuple(pairings), field.standings(own))


class _Field:
    def __init__(self, lots: Mapping[Team, str]) -> None:
        self._lots = lots
        self._points = Counter[Team](dict.fromkeys(lots, 0))
        self._difference = Counter[Team](dict.fromkeys(lots, 0))
        self._met = Counter[frozenset[Team]]()
        """Number of meetings of each pair; for a single team, of rounds sat out."""

    def score(self, pairing: Pairing, boards: Mapping[int, Mapping[Team, int]], *, lowest_wins: bool) -> None:
        for made in boards.values():
            for team, one in compared(made, lowest_wins=lowest_wins).items():
                self._difference[team] += one.difference
        sums = {team: sum(made[team] for made in boards.values()) for team in self._lots}
        for meeting in pairing:
            self._met[frozenset(meeting)] += 1
            for team in meeting:
                others = [other for other in meeting if other != team]
                lead = sum(sums[team] - sums[other] for other in others) * (-1 if lowest_wins else 1)
                self._points[team] += WON if not others or lead > 0 else DRAWN if lead == 0 else 0

    def _merits(self, team: Team) -> tuple[int, int, int]:
        buchholz = sum(
            times * self._points[other]
            for met, times in self._met.items()
            if team in met
            for other in (met - {team} or met)
        )
        return self._points[team], buchholz, self._difference[team]

    def standings(self, own: Mapping[Team, int]) -> tuple[SwissStanding, ...]:
        merits = {team: (own.get(team, 0), self._merits(team)) for team in self._lots}
        found = (
            SwissStanding(1 + sum(other > mine for other in merits.values()), team, *mine[1], mine[0])
            for team, mine in merits.items()
        )
        return tuple(sorted(found, key=lambda one: (one.place, one.team)))

    def pairing(self, teams: Collection[Team]) -> Pairing:
        """Return the pairing with the fewest repeated meetings; among those, best against next best from
        the top."""
        ranked = sorted(self.standings({}), key=lambda one: (one.place, self._lots[one.team]))
        order = [one.team for one in ranked if one.team in teams]
        if len(order) % 2 == 0:
            return next(found for again in count() if (found := self._paired(order, again)) is not None)
        fewest = min(self._met[frozenset({team})] for team in order)
        resting = [team for team in reversed(order) if self._met[frozenset({team})] == fewest]
        for again in count():
            for one in resting:
                found = self._paired([team for team in order if team != one], again)
                if found is not None:
                    return (*found, (one,))
        raise AssertionError

    def _paired(self, order: Sequence[Team], again: int) -> Pairing | None:
        """Return the first pairing with at most `again` repeated meetings in all; None if there is none.

        The search is short: twelve or more teams that have met at most five others can always be paired
        (Dirac).
        """
        if not order:
            return ()
        first, *others = order
        for other in others:
            met = self._met[frozenset({first, other})]
            if met <= again:
                rest = self._paired([team for team in others if team != other], again - met)
                if rest is not None:
                    return ((first, other), *rest)
        return None
