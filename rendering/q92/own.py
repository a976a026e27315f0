"""The cards of a 92Q player, as a picture shows them."""

from dataclasses import dataclass

from bot.games.q92.rules import Cards


@dataclass(frozen=True, slots=True)
class Own:
    """A player's cards, in the order shown."""

    cards: Cards
    playable: Cards | None
    """Cards that may be played; None where nothing is dim."""
    turning: Cards
    """Cards that would count as cards of the suit `led`."""
    led: str
    turn: bool
