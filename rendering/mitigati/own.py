"""What a player of Mitigati holds, as a picture shows it."""

from dataclasses import dataclass

from bot.games.kit.loka import Cards


@dataclass(frozen=True, slots=True)
class Own:
    """What a player holds, as it lies."""

    cards: Cards
    away: Cards
    """The Dealer's discards."""
    marked: Cards
    fresh: Cards
    """They have only just come."""
    free: Cards | None
    """None where nothing is dim."""
    turn: bool
