"""The cards of a Mitigati player, as a picture shows them."""

from dataclasses import dataclass

from bot.games.kit.loka import Cards


@dataclass(frozen=True, slots=True)
class Own:
    """A player's cards, in the order shown."""

    cards: Cards
    away: Cards
    """The Dealer's discards."""
    marked: Cards
    fresh: Cards
    """New cards."""
    free: Cards | None
    """Cards that may be chosen; None where nothing is dim."""
    turn: bool
