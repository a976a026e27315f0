"""Guesses for a search."""

from __future__ import annotations

import math
from random import Random

import pytest

from bot.ai.bits import BIT
from bot.ai.determinization import dealer, tenths
from bot.games.kit.french import FRENCH
from bot.games.kit.worlds import Slot, deal_unseen

SLOTS = {
    "nobody is known to lack a suit": (Slot(13), Slot(20), Slot(0), Slot(19)),
    "one lacks two suits": (Slot(13), Slot(12, "CD"), Slot(7), Slot(20)),
    "three lack the same": (Slot(10, "H"), Slot(10, "H"), Slot(10, "H"), Slot(22)),
    "some lack this and some that": (Slot(9), Slot(13, "S"), Slot(0, "C"), Slot(10, "HS"), Slot(20, "D")),
    "some cards are barred": (Slot(20, "", frozenset({"AS", "AH"})), Slot(12, "S"), Slot(20)),
}


@pytest.mark.parametrize("slots", SLOTS.values(), ids=SLOTS)
def test_deals_of_bits_are_those_of_cards(slots: tuple[Slot, ...]) -> None:
    deal, chance, same = dealer(FRENCH, slots), Random(4), Random(4)
    for _ in range(20):
        cards = [card for dealt in deal_unseen(same, FRENCH, slots) for card in dealt]
        assert deal(chance) == [BIT[card] for card in cards]


def test_tenths_are_those_of_round() -> None:
    for number in (hundredth / 100 for hundredth in range(-1000, 3000)):
        for near in (number, math.nextafter(number, -99), math.nextafter(number, 99)):
            assert tenths(near) / 10 == round(near, 1)
