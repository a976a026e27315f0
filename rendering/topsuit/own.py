"""What a player of Top Suit holds, as a picture shows it."""

from dataclasses import dataclass

from bot.games.base import Card
from bot.games.topsuit.combinations import Cards, Combination


@dataclass(frozen=True, slots=True)
class Own:
    """What a player holds, as it lies."""

    cards: Cards
    useful: frozenset[Card] | None
    """None where nothing is dim."""
    current: Combination | None
    stock: int
    turn: bool
