"""Whatever somebody has as their picture: it becomes a small one, or there is none."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from rendering.kit import palette
from rendering.kit.portraits import MOST_PIXELS, SIDE, disc, portrait
from tests.kit.images import encoded


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP", "GIF"])
@pytest.mark.parametrize("size", [(128, 128), (16, 16), (300, 100), (1, 9)])
def test_every_picture_becomes_a_small_square(form: str, size: tuple[int, int]) -> None:
    made = portrait(encoded(Image.new("RGB", size, (200, 40, 40)), form))
    assert made is not None
    with Image.open(BytesIO(made)) as image:
        assert image.size == (SIDE, SIDE)
        red, green, _ = image.getpixel((SIDE // 2, SIDE // 2))  # type: ignore[misc]  # it is RGB
        assert red > 180 > 60 > green


def test_the_middle_is_kept() -> None:
    wide = Image.new("RGB", (300, 100), (0, 0, 0))
    wide.paste((255, 255, 255), (100, 0, 200, 100))
    made = portrait(encoded(wide))
    assert made is not None
    with Image.open(BytesIO(made)) as image:
        assert min(image.tobytes()) > 250


def test_what_is_seen_through_shows_the_table() -> None:
    made = portrait(encoded(Image.new("RGBA", (64, 64), (0, 0, 0, 0))))
    assert made is not None
    with Image.open(BytesIO(made)) as image:
        assert image.getpixel((5, 5)) == palette.DEEP


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<html>502</html>",
        encoded(Image.new("RGB", (64, 64)))[:60],
        encoded(Image.new("RGB", (MOST_PIXELS + 1, 2))),
        encoded(Image.new("RGB", (64, 64)), "BMP"),
    ],
    ids=["empty", "no picture", "cut off", "too large", "another format"],
)
def test_what_is_no_picture_is_none(data: bytes) -> None:
    assert portrait(data) is None


def test_a_disc_is_round_and_in_the_palette() -> None:
    made = portrait(encoded(Image.linear_gradient("L").convert("RGB").resize((128, 128))))
    assert made is not None
    picture, mask = disc(made, 68)
    assert picture.size == mask.size == (68, 68)
    assert picture.mode == "P"
    assert max(picture.tobytes()) < palette.HALF
    assert not mask.getpixel((0, 0))
    assert mask.getpixel((34, 0))
    assert mask.getpixel((34, 34))
