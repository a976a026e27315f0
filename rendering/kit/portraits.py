"""People's own pictures, made small enough for a plate."""

from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from rendering.kit import palette

SIDE: Final = 96
"""Side of a stored portrait, in pixels."""
MOST_PIXELS: Final = 1024
"""Maximum side of an input picture, in pixels."""
FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")


def portrait(data: bytes) -> bytes | None:
    """Return the middle of a picture as a small square PNG; None if it is no picture, or too large."""
    try:
        with Image.open(BytesIO(data), formats=FORMATS) as image:
            if max(image.size) > MOST_PIXELS:
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
    """Return a portrait in the palette, `side` pixels wide, and the mask that makes it round."""
    with Image.open(BytesIO(data)) as image:
        small = image.resize((side, side), Image.Resampling.LANCZOS)
    mask = Image.new("L", (4 * side, 4 * side))
    ImageDraw.Draw(mask).ellipse((0, 0, 4 * side - 1, 4 * side - 1), 255)
    round_mask = mask.resize((side, side), Image.Resampling.LANCZOS).point(lambda value: 255 * (value > 127))
    return palette.dithered(small), round_mask.convert("1")
