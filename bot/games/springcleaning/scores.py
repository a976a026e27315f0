"""The score sheet of Spring Cleaning: the trash of each round, the next leader, the winners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from bot.games.base import NATURE, Seat
from bot.games.kit.tricks import left_of

TOO_MUCH: Final = {2: 3, 3: 5, 4: 7, 5: 9}
"""Trash that ends a match, by number of players."""


class RoundResult(NamedTuple):
    """One line of the score sheet: a round that ended."""

    leader: Seat
    finisher: Seat
    """The seat that ran out of cards; `NATURE` if the round was stopped."""
    left: tuple[int, ...]
    """Number of cards that each seat still had."""
    trash: tuple[int, ...]

    @classmethod
    def of(cls, leader: Seat, actor: Seat, left: tuple[int, ...]) -> Self:
        """Return the result; the actor finished, or else the first seat clockwise whose last card was
        taken."""
        out = (seat for seat in _clockwise(actor, len(left)) if not left[seat])
        finisher = next(out, NATURE)
        return cls(leader, finisher, left, trash_for(left, leader if finisher == NATURE else finisher))


def trash_for(left: tuple[int, ...], first: Seat) -> tuple[int, ...]:
    """Return the trash: 0 for no cards left; for the others 1, 2, … from the fewest, ties clockwise from
    `first`."""
    unlucky = [seat for seat in _clockwise(first, len(left)) if left[seat]]
    ranked = sorted(unlucky, key=left.__getitem__)
    return tuple(ranked.index(seat) + 1 if left[seat] else 0 for seat in range(len(left)))


def totals(sheet: Sequence[RoundResult], players: int) -> tuple[int, ...]:
    return tuple(map(sum, zip((0,) * players, *(result.trash for result in sheet), strict=True)))


def is_decided(sheet: Sequence[RoundResult]) -> bool:
    players = len(sheet[-1].trash)
    return max(totals(sheet, players)) >= TOO_MUCH[players]


def winners(sheet: Sequence[RoundResult]) -> tuple[Seat, ...]:
    """Return the seats with the least trash; among equals, those with the least in the last round."""
    last = sheet[-1].trash
    standing = list(zip(totals(sheet, len(last)), last, strict=True))
    return tuple(seat for seat, mine in enumerate(standing) if mine == min(standing))


def next_leader(sheet: Sequence[RoundResult]) -> Seat:
    """Return the seat with most trash; ties by the last round's trash, then clockwise from the finisher."""
    # Only seats that both ran out can tie in the last round, so then there is a finisher.
    last = sheet[-1]
    standing = list(zip(totals(sheet, len(last.trash)), last.trash, strict=True))
    return max(_clockwise(last.finisher, len(standing)), key=standing.__getitem__)


def _clockwise(first: Seat, players: int) -> list[Seat]:
    return [left_of(first, players, step) for step in range(players)]
