"""Pictures in the palette as PNG.

Pillow would hand zlib one row after another; here all are packed at once, by ISA-L's deflate where it is
installed.
"""

import zlib
from typing import Final

from PIL import Image

from rendering.kit import palette

try:
    from isal.isal_zlib import compress as _deflated
except ImportError:
    _deflated = zlib.compress

MOST_BYTES: Final = 100_000
"""Of a picture, for phones."""

_QUICK: Final = 1 if _deflated is not zlib.compress else 3
"""ISA-L's higher levels save nothing; from zlib's 4 on packing takes three times as long, to save a tenth."""
_HARD: Final = 7

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = b"\x08\x03\x00\x00\x00"
"""Eight bits a pixel, which is an entry of the palette."""


def packed(image: Image.Image) -> bytes:
    """An image in the palette; packed harder where it would be too large."""
    # Each row begins with the number of its filter: 0, for none. Pillow pads each at its end with one.
    plain = b"".join((b"\0", memoryview(image.tobytes("raw", "P", image.width + 1))[:-1]))
    quick = _file(image.size, _deflated(plain, _QUICK))
    return quick if len(quick) <= MOST_BYTES else _file(image.size, zlib.compress(plain, _HARD))


def _file(size: tuple[int, int], data: bytes) -> bytes:
    head = b"".join(length.to_bytes(4, "big") for length in size) + _INDEXED
    parts = ((b"IHDR", head), (b"PLTE", palette.entries()), (b"IDAT", data), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(_chunk(kind, content) for kind, content in parts)))


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(content, zlib.crc32(kind))
    return b"".join((len(content).to_bytes(4, "big"), kind, content, check.to_bytes(4, "big")))


def squeezed(png: bytes) -> bytes:
    """A picture that `packed` made, a third smaller; it takes some fifty milliseconds."""
    parts, at = [_SIGNATURE], len(_SIGNATURE)
    while at < len(png):
        length, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        content = png[at + 8 : at + 8 + length]
        parts.append(_chunk(kind, zlib.compress(zlib.decompress(content), 9) if kind == b"IDAT" else content))
        at += length + 12
    return b"".join(parts)
