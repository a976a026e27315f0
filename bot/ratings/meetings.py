"""Weights of matches between people who have met before: the larger one's lead, the smaller the weight.

Within a year, the first two matches by which one person gets ahead of another have weight 1. Each match that
extends the lead has half the weight of the one before, so together they never exceed `WHOLE` + 1. A match
that takes the lead back weighs as much as the match that made it, so no detour gains anything. US Chess also
bounds what one opponent can give: 50 points for a match (Glickman and Doan, *The US Chess Rating System*).
The points of a board have a limit of their own for each opponent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from bot.records.results import COUNTED, WITHOUT_GAIN, Result

WHOLE: Final = 2
"""Largest lead, in matches of a game, up to which a match between two people has weight 1."""

MOST_POINTS: Final = 12
"""Most points of a game that a person gets from one opponent in a week (from Monday, UTC).

A week in which a month begins, and perhaps a season, is split there: each part has this limit.
"""

DAY: Final = 24 * 60 * 60 * 1000
WEEK: Final = 7 * DAY
YEAR: Final = 52
"""Weeks after which all leads are reset."""
MONDAY: Final = 4 * DAY
"""The first Monday since 1970, in milliseconds since 1970 in UTC."""

Pair = tuple[int, int, str, int, int]
"""A week, a month, a game, and two people: the gainer and the opponent."""
Lead = tuple[int, int, str, int, int]
"""A year, a scope of ratings, a game, and two people, the lower number first."""


def week_of(at: int) -> int:
    return (at - MONDAY) // WEEK


def year_of(at: int) -> int:
    return week_of(at) // YEAR


def monday(week: int) -> int:
    """Return the first moment of a week, in milliseconds since 1970 in UTC."""
    return week * WEEK + MONDAY


def counted(match: Sequence[Result]) -> list[Result]:
    """Return the results of the people for whom a match is rated: at least two, or none."""
    people = [one for one in match if one.user is not None and one.rated in COUNTED]
    return people if len(people) > 1 else []


def taken(one: Result, other: Result) -> int:
    """Return the points that `one` gets from `other` without a limit: 2 for a better place, 1 for a tie."""
    if one.rated in WITHOUT_GAIN or one.place > other.place:
        return 0
    return 2 if one.place < other.place else 1


@dataclass(slots=True)
class Meetings:
    """The past meetings of people: all that affects the weights and points of matches to come."""

    ahead: Counter[Lead] = field(default_factory=Counter)
    """Lead of the first person over the second, in matches."""
    won: Counter[Pair] = field(default_factory=Counter)
    """Points of a week that the first person would have from the second without the limit."""
    newest: int = 0
    """Latest week of which there is a meeting."""

    def weight(self, scope: int, one: Result, other: Result) -> float:
        """Return the match's weight between these two, above 0 and at most 1."""
        lead, change = _change(scope, one, other)
        before = self.ahead[lead]
        return 0.5 ** max(0, max(abs(before), abs(before + change)) - WHOLE)

    def points(self, one: Result, people: Sequence[Result]) -> int:
        """Return the points that this person gets from all others for the boards of a period."""
        return sum(self.gains(one, people).values())

    def gains(self, one: Result, people: Sequence[Result]) -> dict[int, int]:
        """Return the points that this person gets, keyed by the opponent who gives them."""
        return {other.user or 0: self._from(one, other) for other in people if other is not one}

    def _from(self, one: Result, other: Result) -> int:
        before = self.won[_gained(one, other)]
        return min(taken(one, other), max(0, MOST_POINTS - before))

    def add(self, people: Sequence[Result], scopes: Sequence[int]) -> None:
        """Add a match between these people that is rated in these scopes."""
        for number, one in enumerate(people):
            self._advance(week_of(one.ended))
            for other in people[number + 1 :]:
                for scope in scopes:
                    lead, change = _change(scope, one, other)
                    self.ahead[lead] += change
                self.won[_gained(one, other)] += taken(one, other)
                self.won[_gained(other, one)] += taken(other, one)

    def _advance(self, latest: int) -> None:
        """Drop old leads and points, which no longer affect anything."""
        if latest <= self.newest:
            return
        if latest // YEAR > self.newest // YEAR:
            last = latest // YEAR - 1
            self.ahead = Counter({lead: count for lead, count in self.ahead.items() if lead[0] >= last})
        self.newest = latest
        self.won = Counter({pair: count for pair, count in self.won.items() if pair[0] >= latest - 1})


def _change(scope: int, one: Result, other: Result) -> tuple[Lead, int]:
    """Return the pair's lead and the change that the match makes to it, for the lower user number."""
    low, high = sorted((one, other), key=lambda person: person.user or 0)
    change = (low.place < high.place) - (low.place > high.place)
    return (year_of(one.ended), scope, one.slug, low.user or 0, high.user or 0), change


def _gained(one: Result, other: Result) -> Pair:
    month = datetime.fromtimestamp(one.ended / 1000, UTC).month
    return week_of(one.ended), month, one.slug, one.user or 0, other.user or 0
