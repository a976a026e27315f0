"""The register of decks, with all their cards."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.games.base import HOLE, Card
from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.games.springcleaning.combinations import VALUES
from rendering.decks import french, household, loka
from rendering.kit.sheets import Size, Sprites


class Cards(NamedTuple):
    every: tuple[Card, ...]
    """All cards once, and the back."""
    sprite: Sprites


DECKS: Final[Mapping[str, Cards]] = MappingProxyType(
    {
        "french": Cards((*FRENCH, HOLE), french.sprite),
        "loka": Cards((*LOKA, HOLE), loka.sprite),
        "household": Cards((*VALUES, HOLE), household.sprite),
    }
)
WARM: Final = (Size.LARGE, Size.SMALL)
"""Sizes drawn in advance; huge cards are drawn when they are needed: few people use them, and they take
memory."""


def warm() -> None:
    """Draw the common cards in advance, so that the first pictures need not wait."""
    for deck in DECKS.values():
        for size in WARM:
            for card in deck.every:
                deck.sprite(card, size)
