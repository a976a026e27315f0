"""What may be played in Spring Cleaning, as a tree: the kind, how many cards, the lowest, whence each.

There may be millions of ways through it, so nobody goes them all: a step sorts patterns, not combinations.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.games.springcleaning.combinations import Places, shape_of
from bot.games.springcleaning.patterns import Plays
from rendering.springcleaning.names import card_at

if TYPE_CHECKING:
    from bot.games.base import Seat
    from bot.games.springcleaning.patterns import Pattern
    from bot.games.springcleaning.rules import SpringCleaning

MOST: Final = 25
"""Branches that are shown at once."""
HEAD: Final = 3
"""Steps before the first that is a place."""

Path = tuple[str, ...]


class Way(NamedTuple):
    """A combination that may be played: its path in the tree, whose end is the option."""

    path: Path

    @property
    def option(self) -> str:
        return " ".join(self.places)

    @property
    def places(self) -> Places:
        return self.path[HEAD:]


def steps(so_far: str, verb: str) -> Path:
    """The steps that have been taken towards this verb."""
    said, *taken = so_far.split(" ")
    return tuple(taken) if said == verb else ()


def ways(view: SpringCleaning, seat: Seat, path: Path = ()) -> Plays:
    """What the seat may play, as far as it lies beyond these steps; each text is a path."""
    hand, found = view.hands[seat], []
    for pattern in view.plays(seat).patterns if seat in view.to_act else ():
        shape = shape_of([card_at(part[0], hand) for part in pattern])
        if shape is not None:
            found.append(((shape.kind,), (str(shape.size),), (shape.low,), *pattern))
    return Plays.of(found).beyond(path)


def each(some: Plays) -> list[Way]:
    """All of them, where they are few."""
    return [Way(tuple(text.split(" "))) for text in some]


def branches(some: Plays, depth: int) -> Mapping[Path, Plays]:
    """The combinations by their next steps: as many as a select has room for."""
    best: dict[Path, list[Pattern]] = {}
    while True:
        depth += 1
        found = _at(some, depth)
        if found is None or found == best:
            return {path: Plays.of(patterns) for path, patterns in best.items()}
        best = found


def _at(some: Plays, depth: int) -> dict[Path, list[Pattern]] | None:
    """The patterns by their first steps; None where these are too many."""
    found: dict[Path, list[Pattern]] = {}
    for pattern in some.patterns:
        for path in itertools.product(*pattern[:depth]):
            found.setdefault(path, []).append((*zip(path, strict=True), *pattern[depth:]))
            if len(found) > MOST:
                return None
    return found


def marked(some: Plays, path: Path) -> tuple[frozenset[str], Places]:
    """Places of cards that can still be of use; and of those that all ways beyond these steps have."""
    useful = frozenset(place for pattern in some.patterns for part in pattern[HEAD:] for place in part)
    if not path or not some:
        return useful, ()
    first = (part[0] for part in some.patterns[0][HEAD:] if len(part) == 1)
    return useful, tuple(place for place in first if all((place,) in pattern for pattern in some.patterns))
