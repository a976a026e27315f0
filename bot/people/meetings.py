"""How much a match counts between people who have met before: the more often, the less.

The first matches of a day that two people play of a game count whole, and each after that half as much as the
one before: together never more than `WHOLE` + 1 matches. That each game counts for less the more there are in
a period, so that all together are bounded, is how FIDE keeps K times n below 700 (Rating Regulations, B02,
8.3.3); that no more than so much comes from one opponent is what US Chess holds for matches, 50 points
(Glickman and Doan, *The US Chess Rating System*). What a board of points takes from one opponent has a limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.people.ratings import Rating
from bot.people.results import COUNTED, STAND_IN, SUBSTITUTE, Result

WHOLE: Final = 2
"""Rated matches of a game that count whole between two people in a day, which is one in UTC."""

MOST_POINTS: Final = 12
"""Points of a game that somebody gets from one other person in a week, which begins on a Monday in UTC."""

DAY: Final = 24 * 60 * 60 * 1000
WEEK: Final = 7 * DAY
MONDAY: Final = 4 * DAY
"""The first there was, in milliseconds since 1970."""

Pair = tuple[int, str, int, int]
"""A day or a week, a game, and two people."""


def day_of(at: int) -> int:
    return at // DAY


def week_of(at: int) -> int:
    return (at - MONDAY) // WEEK


def week(at: int) -> tuple[int, int]:
    """The first moment of the week in which this one lies, and the first after it."""
    first = week_of(at) * WEEK + MONDAY
    return first, first + WEEK


def counted(match: Sequence[Result]) -> list[Result]:
    """The people of a match whom it is rated for: two at least, or nobody."""
    people = [one for one in match if one.user is not None and one.rated in COUNTED]
    return people if len(people) > 1 else []


def weighed(before: Rating, after: Rating, weight: float) -> Rating:
    """So much of the way from one rating to another."""
    if weight == 1:
        return after
    return Rating(*(old + weight * (new - old) for old, new in zip(before, after, strict=True)))


def taken(one: Result, other: Result) -> int:
    """The points that somebody would get from another: 2 from whoever is behind, 1 from whoever is level."""
    if one.rated in (STAND_IN, SUBSTITUTE) or one.place > other.place:
        return 0
    return 2 if one.place < other.place else 1


@dataclass(slots=True)
class Meetings:
    """Who met whom: all that matters for the matches to come."""

    met: Counter[Pair] = field(default_factory=Counter)
    """How often in a day, the lower number first."""
    won: Counter[Pair] = field(default_factory=Counter)
    """The points of a week that the first would have from the second without a limit."""
    newest: int = 0
    """The latest week of which there is anything."""

    def copy(self) -> Meetings:
        return Meetings(self.met.copy(), self.won.copy(), self.newest)

    def weight(self, one: Result, people: Sequence[Result]) -> float:
        """How much the match counts for this person: as much as between them and whom they met most often."""
        times = max((self.met[_pair(one, other)] for other in people if other is not one), default=0)
        return 0.5 ** max(0, times + 1 - WHOLE)

    def points(self, one: Result, people: Sequence[Result]) -> int:
        """What this person gets for the boards of a period."""
        return sum(self.gains(one, people).values())

    def gains(self, one: Result, people: Sequence[Result]) -> dict[int, int]:
        """Those points, by whom they are from."""
        return {other.user or 0: self._from(one, other) for other in people if other is not one}

    def _from(self, one: Result, other: Result) -> int:
        before = self.won[_gained(one, other)]
        return min(taken(one, other), max(0, MOST_POINTS - before))

    def add(self, people: Sequence[Result]) -> None:
        """They have met."""
        for number, one in enumerate(people):
            self._advance(week_of(one.ended))
            for other in people[number + 1 :]:
                self.met[_pair(one, other)] += 1
                self.won[_gained(one, other)] += taken(one, other)
                self.won[_gained(other, one)] += taken(other, one)

    def _advance(self, latest: int) -> None:
        """Forget what was long before: nothing follows from it any more."""
        if latest <= self.newest:
            return
        self.newest = latest
        oldest = (latest - 1) * 7 + MONDAY // DAY
        self.met = Counter({pair: count for pair, count in self.met.items() if pair[0] >= oldest})
        self.won = Counter({pair: count for pair, count in self.won.items() if pair[0] >= latest - 1})


def _pair(one: Result, other: Result) -> Pair:
    low, high = sorted((one.user or 0, other.user or 0))
    return day_of(one.ended), one.slug, low, high


def _gained(one: Result, other: Result) -> Pair:
    return week_of(one.ended), one.slug, one.user or 0, other.user or 0
