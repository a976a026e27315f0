"""What the trick-taking games agree on: who follows whom, what a trick is, and what is read of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bot.games.base import Card, Seat, State


class Trick(NamedTuple):
    """A complete trick: its cards in order of play, the first by `leader`."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class TrickState(State, Protocol):
    """What claims, pictures, texts and benches read of a game where suits are followed and tricks taken."""

    @property
    def leader(self) -> Seat:
        """Who leads, or led, the trick on the table."""
        ...

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick on the table, in order of play."""
        ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks of this hand."""
        ...

    @property
    def voids(self) -> tuple[str, ...]:
        """The suits, as letters, that each seat has shown not to hold."""
        ...

    def could_beat(self, card: Card, led: Card) -> bool:
        """Whether the card could take a trick that `led` leads, whatever else is played to it."""
        ...


def left_of(seat: Seat, players: int, steps: int = 1) -> Seat:
    """The seat so many places clockwise."""
    return (seat + steps) % players


def dealt_in_turn(cards: Sequence[Card], first: Seat, players: int) -> list[tuple[Card, ...]]:
    """What each seat gets, in the order it came, when cards go round one at a time from `first`."""
    return [tuple(cards[(seat - first) % players :: players]) for seat in range(players)]
