"""What a player of Differ has before them, as a picture shows it."""

from dataclasses import dataclass

from bot.games.differ.rules import Cards


@dataclass(frozen=True, slots=True)
class Own:
    """What a player has before them, as it lies."""

    cards: Cards
    face_up: Cards
    foundation: int
    playable: Cards | None
    """None where nothing is dim."""
    turn: bool
