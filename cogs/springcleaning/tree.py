"""Legal plays of Spring Cleaning as a tree: by kind, size, lowest card, then where each card comes from.

There may be millions of paths, so they are never all listed: a step sorts patterns, not combinations.
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

MOST_BRANCHES: Final = 25
"""Maximum branches shown at once."""
HEAD: Final = 3
"""Steps before the first place."""

Path = tuple[str, ...]


class Way(NamedTuple):
    """A legal combination: its path in the tree, which ends with the option."""

    path: Path

    @property
    def option(self) -> str:
        return " ".join(self.places)

    @property
    def places(self) -> Places:
        return self.path[HEAD:]


def steps(so_far: str, verb: str) -> Path:
    """Return the steps taken towards this verb."""
    said, *taken = so_far.split(" ")
    return tuple(taken) if said == verb else ()


def ways(view: SpringCleaning, seat: Seat, path: Path = ()) -> Plays:
    """Return the seat's legal plays beyond these steps; each text is a path."""
    hand, found = view.hands[seat], []
    for pattern in view.plays(seat).patterns if seat in view.to_act else ():
        shape = shape_of([card_at(part[0], hand) for part in pattern])
        if shape is not None:
            found.append(((shape.kind,), (str(shape.size),), (shape.low,), *pattern))
    return Plays.of(found).beyond(path)


def each(some: Plays) -> list[Way]:
    """List all plays, if they are few."""
    return [Way(tuple(text.split(" "))) for text in some]


def branches(some: Plays, depth: int) -> Mapping[Path, Plays]:
    """Group the combinations by their next steps, as many as a select has room for."""
    best: dict[Path, list[Pattern]] = {}
    while True:
        depth += 1
        found = _at(some, depth)
        if found is None or found == best:
            return {path: Plays.of(patterns) for path, patterns in best.items()}
        best = found


def _at(some: Plays, depth: int) -> dict[Path, list[Pattern]] | None:
    """Group the patterns by their first steps; None if these are too many."""
    found: dict[Path, list[Pattern]] = {}
    for pattern in some.patterns:
        for path in itertools.product(*pattern[:depth]):
            found.setdefault(path, []).append((*zip(path, strict=True), *pattern[depth:]))
            if len(found) > MOST_BRANCHES:
                return None
    return found


def marked(some: Plays, path: Path) -> tuple[frozenset[str], Places]:
    """Return the places of cards that can still be played, and of those common to all remaining plays."""
    useful = frozenset(place for pattern in some.patterns for part in pattern[HEAD:] for place in part)
    if not path or not some:
        return useful, ()
    first = (part[0] for part in some.patterns[0][HEAD:] if len(part) == 1)
    return useful, tuple(place for place in first if all((place,) in pattern for pattern in some.patterns))
