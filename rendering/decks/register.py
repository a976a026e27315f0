"""The register of decks, with all their cards."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.games.base import HOLE, Card
from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.games.springcleaning.combinations import VALUES
from rendering.decks import french, household, loka
from rendering.kit.canvas import Canvas
from rendering.kit.sheets import Look, Size, Sprites


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
COLUMNS: Final = 13
GAP: Final = 10


def warm() -> None:
    """Draw the common cards in advance, so that the first pictures need not wait."""
    for deck in DECKS.values():
        for size in WARM:
            for card in deck.every:
                deck.sprite(card, size)


def contact_sheet(name: str, size: Size, *, colours: int = 4, look: Look = Look.PLAIN) -> bytes:
    """Return a PNG of all cards of a deck, in rows."""
    deck = DECKS[name]
    rows = -(-len(deck.every) // COLUMNS)
    width, height = size.width + GAP, size.height + GAP
    canvas = Canvas((COLUMNS * width + GAP, rows * height + GAP))
    for place, card in enumerate(deck.every):
        at = (GAP + place % COLUMNS * width, GAP + place // COLUMNS * height)
        canvas.card(card, size, at, colours=colours, look=look, deck=deck.sprite)
    return canvas.picture("").png
