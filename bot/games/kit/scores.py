"""Match totals where each line of the score sheet pays points and the highest total wins."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.base import Seat


def totals(players: int, paid: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """What each seat has, from what each hand paid."""
    return tuple(map(sum, zip((0,) * players, *paid, strict=True)))


def highest(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the best total; equal totals share the win."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
