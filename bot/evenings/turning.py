"""The next match of an evening: the evening it belongs to, and its seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ai import levels, offered
from bot.games.base import Refusal, State
from bot.records.stored import Occupant, Record

LONGEST_BREAK: Final = 12 * 60 * 60 * 1000
"""Milliseconds after the end of a match within which the next one belongs to the same evening."""

Chairs = tuple[Occupant | None, ...]


def evening_of(old: Record, at: int) -> int | None:
    """Return the first table of the evening to which a match begun from this one now belongs.

    None if that match begins another evening.
    """
    if old.duplicated or at - old.changed > LONGEST_BREAK:
        return None
    return old.evening or old.id


def turned(chairs: Chairs, slug: str, game: type[State]) -> Chairs:
    """Return the seats of the next match: everybody moves one on, so that the last one begins.

    The number of seats stays if the game supports it; else it is the smallest with room for all, dropping
    free seats and then computer players. `Refusal` if there are too many people for the game.
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
    """Return the occupant; a computer player whose level the game lacks gets the usual level."""
    if one is None or one.level is None or one.level in levels(slug):
        return one
    return one._replace(level=offered(slug)[0])
