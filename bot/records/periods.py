"""Weeks, months and seasons, all in UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal, NamedTuple, get_args

Kind = Literal["week", "month", "season"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

SEASON: Final = 3
"""Months in a season, counted from January."""


class Period(NamedTuple):
    """A period from the day `first` to the day before `until`."""

    first: date
    until: date

    @property
    def last(self) -> date:
        return self.until - timedelta(days=1)

    @property
    def moments(self) -> tuple[int, int]:
        """First moment of the period, and the first after it, in milliseconds since 1970 in UTC."""
        return _moment(self.first), _moment(self.until)


def period(kind: Kind, at: int, back: int = 0, months: int = SEASON) -> Period:
    """Return the period that contains a moment, or the one `back` periods before. A week begins on a
    Monday."""
    day = datetime.fromtimestamp(at / 1000, UTC).date()
    if kind == "week":
        first = day - timedelta(days=day.weekday(), weeks=back)
        return Period(first, first + timedelta(weeks=1))
    length = months if kind == "season" else 1
    # Months since the year 0, for arithmetic.
    number = day.year * 12 + (day.month - 1) // length * length - back * length
    return Period(_month(number), _month(number + length))


def _month(number: int) -> date:
    return date(number // 12, number % 12 + 1, 1)


def _moment(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000
