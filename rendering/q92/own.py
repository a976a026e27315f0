"""What a player of 92Q holds, as a picture shows it."""

from dataclasses import dataclass

from bot.games.q92.rules import Cards


@dataclass(frozen=True, slots=True)
class Own:
    """What a player holds, as it lies."""

    cards: Cards
    playable: Cards | None
    """None where nothing is dim."""
    turning: Cards
    """They would count as cards of the suit `led`."""
    led: str
    turn: bool
