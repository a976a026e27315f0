"""The cards of a Top Suit player, as a picture shows them."""

from dataclasses import dataclass

from bot.games.base import Card
from bot.games.topsuit.combinations import Cards, Combination


@dataclass(frozen=True, slots=True)
class Own:
    """A player's cards, in the order shown."""

    cards: Cards
    useful: frozenset[Card] | None
    """Cards that may be laid down; None where nothing is dim."""
    current: Combination | None
    stock: int
    turn: bool
