"""Measure how far a person can farm a rating by beating other accounts of theirs within the rules.

`python -m bench.strength.farm` prints the table of docs/ratings.md. Each pattern is tried with each number of
accounts. A farmer either always wins, or gives matches back so that the next win counts more. The last line
is the honest comparison: twelve people of equal strength, four at a table.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from bot.ratings.ledger import ALL, Book, RatingKey
from bot.ratings.meetings import DAY, MONDAY
from bot.records.results import RATED, Result

OFTEN: Final = 24
"""Matches a day with each account, for the most frequent farmer."""
MONTH: Final = 30
YEAR: Final = 364
BEGIN: Final = 350
"""First day, counted from the start of a rules' year: two weeks before all leads are reset."""
PATTERNS: Final = (None, (0, 1), (1, 2), (1, 3), (2, 4), (3, 5))
"""None for a farmer who always wins, or the two leads between which the farmer moves up and down."""
FARMER: Final = 1


def match(number: int, users: list[int], day: int) -> list[Result]:
    """Return a match that these people end in this order."""
    at = MONDAY + (BEGIN + day) * DAY
    return [
        Result(number, seat, None, "differ", len(users), user, None, "", 0, seat + 1, None, RATED, at)
        for seat, user in enumerate(users)
    ]


def farmed(accounts: int, days: int, often: int, pattern: tuple[int, int] | None = None) -> Iterator[int]:
    """Play the pattern, and yield the farmer's shown rating after each match."""
    book, number = Book(), 0
    lead, rising = Counter[int](), dict.fromkeys(range(accounts), True)
    for day in range(days):
        for turn in range(often * accounts):
            other, number = turn % accounts, number + 1
            if pattern and lead[other] in pattern:
                rising[other] = lead[other] < pattern[1]
            pair = [FARMER, FARMER + 1 + other]
            lead[other] += 1 if rising[other] else -1
            book.enter(match(number, pair if rising[other] else pair[::-1], day))
            yield shown(book, FARMER)


def honest(people: int = 12, size: int = 4, days: int = YEAR) -> Book:
    """Return the ratings after one match a day between equally good people, drawn at random."""
    rng, book = Random(1), Book()
    for day in range(days):
        book.enter(match(day + 1, [FARMER + one for one in rng.sample(range(people), size)], day))
    return book


def shown(book: Book, user: int) -> int:
    return book.entries[RatingKey(ALL, "differ", user)].rating.shown


def main() -> None:
    for accounts in (1, 3):
        for days in (MONTH, YEAR):
            for often in (2, OFTEN):
                best = {pattern: max(farmed(accounts, days, often, pattern)) for pattern in PATTERNS}
                way = max(best, key=lambda pattern: best[pattern])
                told = f"{accounts} accounts, {days} days, {often} a day: {best[None]} by wins alone"
                sys.stdout.write(f"{told}, {best[way]} at best ({way})\n")
                sys.stdout.flush()
    ratings = sorted(shown(honest(), user) for user in range(FARMER, FARMER + 12))
    sys.stdout.write(f"twelve equals, a match of four a day for a year: {ratings[0]} to {ratings[-1]}\n")


if __name__ == "__main__":
    main()
