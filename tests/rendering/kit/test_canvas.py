"""Encoding keeps what was drawn, and gives the same bytes for the same picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from rendering.decks.french import Size, sprite
from rendering.kit import canvas, palette


def test_a_picture_comes_back_from_its_bytes() -> None:
    image = sprite("QH", Size.LARGE)
    back = Image.open(BytesIO(canvas.encode(image)))
    assert back.format == "PNG"
    assert back.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_the_same_picture_has_the_same_bytes() -> None:
    assert canvas.encode(palette.canvas((50, 50), palette.FELT)) == canvas.encode(
        palette.canvas((50, 50), palette.FELT)
    )
