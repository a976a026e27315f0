"""Encoding keeps what was drawn, and gives the same bytes for the same picture."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from rendering.decks.french import sprite
from rendering.kit import canvas, palette
from rendering.kit.fonts import font
from rendering.kit.sheets import Size


def test_a_picture_comes_back_from_its_bytes() -> None:
    image = sprite("QH", Size.LARGE)
    back = Image.open(BytesIO(canvas.encode(image)))
    assert back.format == "PNG"
    assert back.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_the_same_picture_has_the_same_bytes() -> None:
    assert canvas.encode(palette.canvas((50, 50), palette.FELT)) == canvas.encode(
        palette.canvas((50, 50), palette.FELT)
    )


@pytest.mark.parametrize("height", [20, 28, 36, 60])
def test_no_letter_is_cut(height: int) -> None:
    text = "ÄÉŚŻÇ gjpqy Ęą,;"
    whole = Image.new("L", (1000, 3 * height))
    ImageDraw.Draw(whole).text((100, 2 * height), text, 255, font(height), anchor="ls")
    made = canvas.Canvas(whole.size)
    made.text(text, (100, height), height, palette.CREAM)
    ground = palette.index(palette.FELT)
    drawn = made.image.point([0 if entry == ground else 255 for entry in range(256)])
    needed, there = whole.getbbox(), drawn.getbbox()
    assert needed is not None
    assert there is not None
    # A letter's palest edge may be the ground's own colour.
    assert abs((there[3] - there[1]) - (needed[3] - needed[1])) <= 1


def test_a_tall_letter_covers_no_neighbour() -> None:
    made = canvas.Canvas((200, 120), palette.CREAM)
    made.text("\u00c9", (20, 40), 60, palette.GOLD, palette.FELT)
    above = made.image.crop((20, 30, 60, 40))
    assert above.getpixel((0, 9)) == palette.index(palette.CREAM)
    assert above.getcolors() != [(400, palette.index(palette.CREAM))]
