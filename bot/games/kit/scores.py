"""Match totals where each line of the score sheet pays points and the highest total wins."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.base import ALONE, NOBODY, Frozen, Option, Seat, State


def target_option(points: int) -> Option:
    """Return the option of the total that ends the match, by default so many points."""
    return Option("target", str(points), tuple(map(str, range(1, 1000))))


def totals(players: int, paid: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Return each seat's total of what the hands paid."""
    return tuple(map(sum, zip((0,) * players, *paid, strict=True)))


def highest(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats with the best total; equal totals share the win."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


class ForPoints(Frozen):
    """A match where one seat acts at a time and hands pay points; the highest total wins."""

    @property
    def to_act(self: State) -> frozenset[Seat]:
        return NOBODY if self.phase == "over" else ALONE[self.turn]

    @property
    def scores(self: State) -> tuple[int, ...]:
        return totals(self.players, (result.points for result in self.sheet))

    @property
    def winners(self: State) -> tuple[Seat, ...]:
        return highest(self.scores) if self.phase == "over" else ()
