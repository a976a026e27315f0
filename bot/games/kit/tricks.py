"""What all trick-taking games here agree on: who follows whom, and what a trick is once it is complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.base import Card, Seat


class Trick(NamedTuple):
    """A complete trick: its cards in order of play, the first by `leader`."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


def left_of(seat: Seat, players: int, steps: int = 1) -> Seat:
    """The seat so many places clockwise."""
    return (seat + steps) % players


def dealt_in_turn(cards: Sequence[Card], first: Seat, players: int) -> list[tuple[Card, ...]]:
    """What each seat gets, in the order it came, when cards go round one at a time from `first`."""
    return [tuple(cards[(seat - first) % players :: players]) for seat in range(players)]
