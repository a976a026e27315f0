"""Combinations of Spring Cleaning as texts that are made only on access.

If many Offers have the same values, millions of combinations differ only in whose cards they take. So they
are kept as patterns.
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Self, overload

from bot.games.springcleaning.combinations import Places

Pattern = tuple[Places, ...]
"""Possible places of each card of a combination in turn."""


@dataclass(frozen=True, slots=True)
class Plays(Sequence[str]):
    """Combinations as texts: every way to take one place from each part of a pattern."""

    patterns: tuple[Pattern, ...]

    @classmethod
    def of(cls, patterns: Iterable[Pattern]) -> Self:
        return cls(tuple(patterns))

    @property
    def counts(self) -> list[int]:
        """Number of combinations of each pattern."""
        return [math.prod(map(len, pattern)) for pattern in self.patterns]

    def __bool__(self) -> bool:
        # Needed at every turn, and every part of a pattern has a place.
        return bool(self.patterns)

    def __len__(self) -> int:
        return sum(self.counts)

    def __iter__(self) -> Iterator[str]:
        return map(" ".join, itertools.chain.from_iterable(itertools.product(*one) for one in self.patterns))

    def __contains__(self, text: object) -> bool:
        places = str(text).split(" ")
        return any(
            len(pattern) == len(places) and all(map(tuple.__contains__, pattern, places))
            for pattern in self.patterns
        )

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return tuple(self[at] for at in range(*index.indices(len(self))))
        ends = list(itertools.accumulate(self.counts))
        at = range(ends[-1] if ends else 0)[index]
        number = bisect_right(ends, at)
        at -= ends[number - 1] if number else 0
        places = []
        for part in reversed(self.patterns[number]):
            at, place = divmod(at, len(part))
            places.append(part[place])
        return " ".join(reversed(places))

    def beyond(self, path: Places) -> Plays:
        """Return the combinations that begin with these places."""
        return Plays.of(
            (*zip(path, strict=True), *pattern[len(path) :])
            for pattern in self.patterns
            if len(pattern) >= len(path) and all(map(tuple.__contains__, pattern, path))
        )
