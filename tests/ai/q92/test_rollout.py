"""How everybody plays on in a guessed world of 92Q."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.bits import CARD, CLUBS
from bot.ai.q92.bitboard import Q92Bitboard
from bot.ai.q92.ranks import BEATEN, FOLLOWING, ROW
from bot.ai.q92.rollout import falling
from bot.games.kit.french import SUITS


@pytest.mark.parametrize("trump", range(4), ids=SUITS)
@pytest.mark.parametrize("led", range(4), ids=SUITS)
def test_falling_cards_are_those_that_one_beats(trump: int, led: int) -> None:
    """A left card that becomes a trump, and the nine and the queen that are the highest, too."""
    world, number, rng = Q92Bitboard(), 4 * trump + led, Random(led)
    world.trumps = CLUBS << trump
    for _ in range(100):
        cards = rng.getrandbits(52) & rng.getrandbits(52) & rng.getrandbits(52)
        beaten = [bit for bit in CARD if cards & BEATEN[ROW * number + bit.bit_length()]]
        assert falling(world, ROW * number, FOLLOWING[number], cards) == sum(beaten)
