"""The cards of a Differ player, as a picture shows them."""

from dataclasses import dataclass

from bot.games.differ.rules import Cards


@dataclass(frozen=True, slots=True)
class Own:
    """A player's cards, in the order shown."""

    cards: Cards
    face_up: Cards
    foundation: int
    playable: Cards | None
    """Cards that may be played; None where nothing is dim."""
    turn: bool
