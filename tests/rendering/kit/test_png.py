"""Packed pictures come back to the last pixel with every deflate, and are small enough."""

from __future__ import annotations

import zlib
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from rendering.decks.french import sprite
from rendering.kit import palette, png
from rendering.kit.sheets import Size


def back(packed: bytes) -> Image.Image:
    """Return the decoded picture, checksums verified."""
    image = Image.open(BytesIO(packed))
    image.verify()
    read = Image.open(BytesIO(packed))
    assert (read.format, read.mode) == ("PNG", "P")
    return read


@pytest.fixture(params=["as installed", "zlib"])
def _deflate(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "zlib":
        monkeypatch.setattr(png, "_compress", zlib.compress)


@pytest.mark.usefixtures("_deflate")
@pytest.mark.parametrize("size", [(1, 1), (1000, 7), (97, 300)])
def test_every_pixel_comes_back(size: tuple[int, int]) -> None:
    entries = Random(str(size)).randbytes(size[0] * size[1])
    image = Image.frombytes("P", size, entries)
    image.putpalette(palette.entries())
    read = back(png.packed(image))
    assert read.size == size
    assert read.tobytes() == entries
    assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


@pytest.mark.usefixtures("_deflate")
def test_a_card_comes_back() -> None:
    image = sprite("QH", Size.LARGE)
    assert back(png.packed(image)).convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_the_same_picture_has_the_same_bytes() -> None:
    assert png.packed(sprite("QH", Size.LARGE)) == png.packed(sprite("QH", Size.LARGE).copy())


def test_what_would_be_too_large_is_packed_harder(monkeypatch: pytest.MonkeyPatch) -> None:
    image = sprite("QH", Size.LARGE)
    quick = png.packed(image)
    monkeypatch.setattr(png, "MOST_BYTES", 100)
    hard = png.packed(image)
    assert len(hard) < len(quick)
    assert back(hard).tobytes() == image.tobytes()
