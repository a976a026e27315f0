"""Putting sprites and text together in the palette, and the result into bytes."""

from io import BytesIO

from PIL import Image


def encode(image: Image.Image) -> bytes:
    """The picture as PNG."""
    buffer = BytesIO()
    image.save(buffer, "PNG", compress_level=4)
    return buffer.getvalue()
