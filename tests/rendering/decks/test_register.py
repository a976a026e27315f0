"""The decks as wholes: every card once, and drawn before anybody waits for it."""

from __future__ import annotations

import pytest

from rendering.decks.register import DECKS, WARM, warm
from rendering.kit.sheets import Look


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_every_card_once(name: str) -> None:
    assert len(set(DECKS[name].every)) == len(DECKS[name].every)


def test_what_is_warm_is_not_drawn_again() -> None:
    warm()
    sprites = [deck.sprite for deck in DECKS.values()]
    drawn = [sprite.plain.cache_info().misses for sprite in sprites]
    for deck in DECKS.values():
        for size in WARM:
            for look in Look:
                for card in deck.every:
                    deck.sprite(card, size, look=look)
    assert [sprite.plain.cache_info().misses for sprite in sprites] == drawn
