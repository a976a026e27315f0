"""The decks as wholes: every card on a sheet, and drawn before anybody waits for it."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from rendering.decks.register import COLUMNS, DECKS, GAP, WARM, contact_sheet, warm
from rendering.kit.sheets import Look, Size


@pytest.mark.parametrize("name", DECKS)
def test_a_sheet_has_room_for_every_card(name: str) -> None:
    image = Image.open(io.BytesIO(contact_sheet(name, Size.SMALL)))
    rows = image.height // (Size.SMALL.height + GAP)
    assert rows * COLUMNS >= len(DECKS[name].every) > (rows - 1) * COLUMNS
    assert len(set(DECKS[name].every)) == len(DECKS[name].every)


def test_what_is_warm_is_not_drawn_again() -> None:
    warm()
    sprites = [deck.sprite for deck in DECKS.values()]
    drawn = [sprite.plain.cache_info().misses for sprite in sprites]
    for name in DECKS:
        for size in WARM:
            for look in Look:
                contact_sheet(name, size, look=look)
    assert [sprite.plain.cache_info().misses for sprite in sprites] == drawn
