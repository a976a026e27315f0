"""The Swiss form of a duplicate night: in each round neighbours in the standings meet, who have not yet.

Both play the boards of the round, as everybody does, and whoever made more of the same cards has won. Who
meets whom follows from the results so far and nothing else: docs/fair-deals.md says how to redo it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Final, NamedTuple

from bot.duplicate.score import Team, compared

WON: Final = 2
DRAWN: Final = 1

Meeting = tuple[Team, ...]
"""Two teams, the better placed first; one where nobody was left for it."""
Pairing = tuple[Meeting, ...]
"""Of a round: each team once, and whoever sits out last."""


class SwissStanding(NamedTuple):
    place: int
    """Equal ones share it."""
    team: Team
    points: int
    """Two for a match that was won and for sitting out, one for one that was drawn."""
    buchholz: int
    """The points of all opponents; of a round that was sat out one's own."""
    difference: int
    """The sum of the differences to all others on all boards."""


@dataclass(frozen=True)
class SwissCourse:
    """All that follows from the rounds that are played."""

    pairings: tuple[Pairing, ...]
    """By round; the last is of the one that is to be played, where there is one more."""
    standings: tuple[SwissStanding, ...]
    """After the rounds that are played, the best first."""


def open_lot(promise: str, team: Team) -> str:
    """As lots were drawn once, from the commitment: whoever joined could reckon who would meet them."""
    return sha256(f"{promise} {team}".encode()).hexdigest()


def course(
    teams: Sequence[Team],
    played: Sequence[Mapping[int, Mapping[Team, int]]],
    *,
    rounds: int,
    lots: Mapping[Team, str],
    lowest_wins: bool,
) -> SwissCourse:
    """`played`: round by round the scores of each board, by team; `lots`: what parts who is equal.

    All have played all boards of these rounds.
    """
    field = _Field({team: lots[team] for team in teams})
    pairings: list[Pairing] = []
    for boards in played:
        pairings.append(field.pairing())
        field.score(pairings[-1], boards, lowest_wins=lowest_wins)
    if len(played) < rounds:
        pairings.append(field.pairing())
    return SwissCourse(tuple(pairings), field.standings())


class _Field:
    def __init__(self, lots: Mapping[Team, str]) -> None:
        self._lots = lots
        self._points = Counter[Team](dict.fromkeys(lots, 0))
        self._difference = Counter[Team](dict.fromkeys(lots, 0))
        self._met = Counter[frozenset[Team]]()
        """How often; of a single team, how often it has sat out."""

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

    def standings(self) -> tuple[SwissStanding, ...]:
        merits = {team: self._merits(team) for team in self._lots}
        found = (
            SwissStanding(1 + sum(other > mine for other in merits.values()), team, *mine)
            for team, mine in merits.items()
        )
        return tuple(sorted(found, key=lambda one: (one.place, one.team)))

    def pairing(self) -> Pairing:
        """With as few meetings of before as can be; then the best against the next, from the top."""
        order = [
            one.team for one in sorted(self.standings(), key=lambda one: (one.place, self._lots[one.team]))
        ]
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
        """The first of all pairings in which such have met at most so often in all; None where there is none.

        The search is short: of twelve or more who have met five others at most, any can be paired (Dirac).
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
