"""From a match to the next of the evening: which evening that is, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ai import levels, offered
from bot.games.base import Refusal, State
from bot.tables.records import Occupant, Record

LONGEST_BREAK: Final = 12 * 60 * 60 * 1000
"""Milliseconds from the end of a match until what is begun from it belongs to another evening."""

Chairs = tuple[Occupant | None, ...]


def evening_of(old: Record, at: int) -> int | None:
    """The first table of the evening to which a match belongs that is begun from this one now.

    None where that match is the first of another.
    """
    if old.duplicated or at - old.changed > LONGEST_BREAK:
        return None
    return old.evening or old.id


def turned(chairs: Chairs, slug: str, game: type[State]) -> Chairs:
    """The seats of the next match: everybody sits one further on, so that the last begins.

    As many as before, if the game is for so many; else as few as all have room in, free ones going first, and
    then computer players. `Refusal` where there are more people than the game is for.
    """
    seats: list[Occupant | None] = [_able(one, slug) for one in (*chairs[-1:], *chairs[:-1])]
    people = sum(one is not None and one.user is not None for one in seats)
    most = max(game.seats)
    if people > most:
        raise Refusal("evening-too-many", most=most)
    if len(seats) in game.seats:
        return tuple(seats)
    taken = [one for one in seats if one]
    size = min((size for size in game.seats if size >= len(taken)), default=most)
    while len(taken) > size:
        del taken[_last_computer(taken)]
    return (*taken, *(None,) * (size - len(taken)))


def _last_computer(taken: Sequence[Occupant]) -> int:
    return max(seat for seat, one in enumerate(taken) if one.user is None)


def _able(one: Occupant | None, slug: str) -> Occupant | None:
    """A computer player that knows the game: of the usual level where it has not the one that it had."""
    if one is None or one.level is None or one.level in levels(slug):
        return one
    return one._replace(level=offered(slug)[0])
