"""Encoding of palette pictures as PNG.

Pillow would pass zlib one row after another; here all are compressed at once, by ISA-L where it is installed.
"""

import zlib
from typing import Final

from PIL import Image

from rendering.kit import palette

try:
    from isal.isal_zlib import compress as _compress
except ImportError:
    _compress = zlib.compress

MOST_BYTES: Final = 100_000
"""Maximum bytes of a picture, for phones."""

_LEVEL: Final = 3 if _compress is zlib.compress else 1
"""Level of compression. zlib's takes twice as long or more from 4 on, to save a tenth; ISA-L's higher levels
save nothing."""
_HARD: Final = 7

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = b"\x08\x03\x00\x00\x00"
"""PNG header: eight bits a pixel, each an entry of the palette."""


def packed(image: Image.Image) -> bytes:
    """Encode an image in the palette; compress harder if it would be too large."""
    # Each row begins with the number of its filter: 0, for none. Pillow pads each row at its end with one.
    plain = b"".join((b"\0", memoryview(image.tobytes("raw", "P", image.width + 1))[:-1]))
    made = _file(image.size, _compress(plain, _LEVEL))
    return made if len(made) <= MOST_BYTES else _file(image.size, zlib.compress(plain, _HARD))


def _file(size: tuple[int, int], data: bytes) -> bytes:
    head = b"".join(length.to_bytes(4, "big") for length in size) + _INDEXED
    parts = ((b"IHDR", head), (b"PLTE", palette.entries()), (b"IDAT", data), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(_chunk(kind, content) for kind, content in parts)))


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(content, zlib.crc32(kind))
    return b"".join((len(content).to_bytes(4, "big"), kind, content, check.to_bytes(4, "big")))


def squeezed(png: bytes) -> bytes:
    """Recompress a picture made by `packed`, to save a tenth or more, in some fifty milliseconds."""
    parts, at = [_SIGNATURE], len(_SIGNATURE)
    while at < len(png):
        length, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        content = png[at + 8 : at + 8 + length]
        parts.append(_chunk(kind, zlib.compress(zlib.decompress(content), 9) if kind == b"IDAT" else content))
        at += length + 12
    return b"".join(parts)
