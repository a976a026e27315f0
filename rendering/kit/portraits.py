"""Pictures that people have chosen for themselves, made small enough to stand on a plate."""

from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from rendering.kit import palette

SIDE: Final = 96
"""Pixels of a portrait as it is kept."""
MOST: Final = 1024
"""Pixels on a side of what is still looked at."""
FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")


def portrait(data: bytes) -> bytes | None:
    """The middle of a picture as a small square PNG; None for what is no picture, or too large a one."""
    try:
        with Image.open(BytesIO(data), formats=FORMATS) as image:
            if max(image.size) > MOST:
                return None
            whole = image.convert("RGBA")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
    side = min(whole.size)
    left, top = (whole.width - side) // 2, (whole.height - side) // 2
    square = whole.resize((SIDE, SIDE), Image.Resampling.LANCZOS, (left, top, left + side, top + side))
    ground = Image.new("RGBA", square.size, palette.DEEP)
    buffer = BytesIO()
    Image.alpha_composite(ground, square).convert("RGB").save(buffer, "PNG")
    return buffer.getvalue()


@lru_cache(maxsize=512)
def disc(data: bytes, side: int) -> tuple[Image.Image, Image.Image]:
    """A portrait in the palette, `side` pixels wide, and the mask that makes it round."""
    with Image.open(BytesIO(data)) as image:
        small = image.resize((side, side), Image.Resampling.LANCZOS)
    mask = Image.new("L", (4 * side, 4 * side))
    ImageDraw.Draw(mask).ellipse((0, 0, 4 * side - 1, 4 * side - 1), 255)
    round_mask = mask.resize((side, side), Image.Resampling.LANCZOS).point(lambda value: 255 * (value > 127))
    return palette.dithered(small), round_mask.convert("1")
