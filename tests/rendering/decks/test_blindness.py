"""Cards as eyes of every kind see them on a phone: each deck, in four colours and in two, bright and dim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from bot.games.springcleaning.combinations import VALUES
from rendering.decks.register import DECKS
from rendering.kit import palette
from rendering.kit.sheets import Look, Size
from tests.kit.images import BLINDNESS, seen

PHONE = 360 / 1000
ALIKE = {
    "french": [tuple(rank + suit for suit in "CDHS") for rank in ("2", "T", "K")],
    "loka": [
        *(tuple(rank + suit for suit in "AEFW") for rank in ("A", "7", "Q")),
        ("2A", "2E", "2F", "2W", "2T"),
    ],
    "household": [tuple(VALUES)],
}
"""Cards that only a suit tells apart; and the household's, which have none."""
LEAST = {(4, Look.PLAIN): 5.0, (4, Look.DIM): 2.5, (2, Look.PLAIN): 1.8, (2, Look.DIM): 1.0}
"""The least mean distance of two corners, in L*a*b*. In two colours it is that of two outlines alone."""


@cache
def as_seen(colour: palette.Colour, blindness: str) -> tuple[float, float, float]:
    return seen(colour, blindness)


def corner(image: Image.Image, size: Size) -> Image.Image:
    """The index as a phone shows it: on all but the large cards it takes half the width."""
    part = 3 if size is Size.LARGE else 2
    whole = image.convert("RGB").crop((0, 0, size.width // part, size.height // 2))
    return whole.resize((round(whole.width * PHONE), round(whole.height * PHONE)), Image.Resampling.BOX)


def distance(one: Image.Image, other: Image.Image, blindness: str) -> float:
    """Return the L*a*b* distance of two corners under this colour blindness."""
    pairs = Counter(zip(_coarse(one), _coarse(other), strict=True))
    total = 0.0
    for (first, second), count in pairs.items():
        apart = zip(as_seen(first, blindness), as_seen(second, blindness), strict=True)
        total += count * sum((a - b) ** 2 for a, b in apart) ** 0.5
    return total / pairs.total()


def _coarse(image: Image.Image) -> Iterator[palette.Colour]:
    """Its pixels, so coarse that few pairs of colours have to be compared."""
    parts = image.tobytes().translate(bytes(part & 0xF8 for part in range(256)))
    return zip(parts[::3], parts[1::3], parts[2::3], strict=True)


@pytest.mark.parametrize(
    ("colours", "look", "blindness"),
    [
        *((4, Look.PLAIN, blindness) for blindness in BLINDNESS),
        (4, Look.DIM, "deuteranopia"),
        (2, Look.PLAIN, "deuteranopia"),
        (2, Look.DIM, "deuteranopia"),
    ],
)
@pytest.mark.parametrize("deck", DECKS)
def test_cards_that_differ_by_suit_alone_look_different(
    deck: str, colours: int, look: Look, blindness: str
) -> None:
    sprite = DECKS[deck].sprite
    for size in Size:
        for cards in ALIKE[deck]:
            corners = {card: corner(sprite(card, size, colours=colours, look=look), size) for card in cards}
            for one, other in combinations(corners, 2):
                apart = distance(corners[one], corners[other], blindness)
                assert apart > LEAST[colours, look], (one, other, size, apart)
