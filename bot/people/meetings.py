"""How much a match counts between people who have met before: the further one is ahead, the less.

The first two matches of a year by which one person gets ahead of another count whole, and each by which they
get further ahead half as much as the one before: together never more than `WHOLE` + 1. A match that takes the
lead back counts as much as the one that made it, so no detour gains anything. US Chess bounds what comes from
one opponent too: 50 points for a match (Glickman and Doan, *The US Chess Rating System*). The points of a
board have a limit of their own for each opponent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from bot.people.results import COUNTED, WITHOUT_GAIN, Result

WHOLE: Final = 2
"""Matches of a game by which one person may be ahead of another for the match to count whole."""

MOST_POINTS: Final = 12
"""Points of a game that somebody gets from one other person in a week, which begins on a Monday in UTC.

Where a month begins in a week, and with it perhaps a season, another begins there.
"""

DAY: Final = 24 * 60 * 60 * 1000
WEEK: Final = 7 * DAY
YEAR: Final = 52
"""Weeks after which everybody is level again."""
MONDAY: Final = 4 * DAY
"""The first there was, in milliseconds since 1970."""

Pair = tuple[int, int, str, int, int]
"""A week and a month, a game, and two people."""
Lead = tuple[int, int, str, int, int]
"""A year, a scope of ratings, a game, and two people, the lower number first."""


def week_of(at: int) -> int:
    return (at - MONDAY) // WEEK


def year_of(at: int) -> int:
    return week_of(at) // YEAR


def monday(week: int) -> int:
    """The first moment of a week."""
    return week * WEEK + MONDAY


def counted(match: Sequence[Result]) -> list[Result]:
    """The people of a match whom it is rated for: two at least, or nobody."""
    people = [one for one in match if one.user is not None and one.rated in COUNTED]
    return people if len(people) > 1 else []


def taken(one: Result, other: Result) -> int:
    """The points that somebody would get from another: 2 from whoever is behind, 1 from whoever is level."""
    if one.rated in WITHOUT_GAIN or one.place > other.place:
        return 0
    return 2 if one.place < other.place else 1


@dataclass(slots=True)
class Meetings:
    """Who met whom: all that matters for the matches to come."""

    ahead: Counter[Lead] = field(default_factory=Counter)
    """By how many matches the first is ahead of the second."""
    won: Counter[Pair] = field(default_factory=Counter)
    """The points of a week that the first would have from the second without a limit."""
    newest: int = 0
    """The latest week of which there is anything."""

    def weight(self, scope: int, one: Result, other: Result) -> float:
        """How much the match counts between these two."""
        lead, change = _change(scope, one, other)
        before = self.ahead[lead]
        return 0.5 ** max(0, max(abs(before), abs(before + change)) - WHOLE)

    def points(self, one: Result, people: Sequence[Result]) -> int:
        """What this person gets for the boards of a period."""
        return sum(self.gains(one, people).values())

    def gains(self, one: Result, people: Sequence[Result]) -> dict[int, int]:
        """Those points, by whom they are from."""
        return {other.user or 0: self._from(one, other) for other in people if other is not one}

    def _from(self, one: Result, other: Result) -> int:
        before = self.won[_gained(one, other)]
        return min(taken(one, other), max(0, MOST_POINTS - before))

    def add(self, people: Sequence[Result], scopes: Sequence[int]) -> None:
        """They have met, in a match that is rated in these scopes."""
        for number, one in enumerate(people):
            self._advance(week_of(one.ended))
            for other in people[number + 1 :]:
                for scope in scopes:
                    lead, change = _change(scope, one, other)
                    self.ahead[lead] += change
                self.won[_gained(one, other)] += taken(one, other)
                self.won[_gained(other, one)] += taken(other, one)

    def _advance(self, latest: int) -> None:
        """Forget what was long before: nothing follows from it any more."""
        if latest <= self.newest:
            return
        if latest // YEAR > self.newest // YEAR:
            last = latest // YEAR - 1
            self.ahead = Counter({lead: count for lead, count in self.ahead.items() if lead[0] >= last})
        self.newest = latest
        self.won = Counter({pair: count for pair, count in self.won.items() if pair[0] >= latest - 1})


def _change(scope: int, one: Result, other: Result) -> tuple[Lead, int]:
    """What the match adds to the lead of whichever has the lower number."""
    low, high = sorted((one, other), key=lambda person: person.user or 0)
    change = (low.place < high.place) - (low.place > high.place)
    return (year_of(one.ended), scope, one.slug, low.user or 0, high.user or 0), change


def _gained(one: Result, other: Result) -> Pair:
    month = datetime.fromtimestamp(one.ended / 1000, UTC).month
    return week_of(one.ended), month, one.slug, one.user or 0, other.user or 0
