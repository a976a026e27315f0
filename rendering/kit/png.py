"""Encoding of palette pictures as PNG.

Pillow would pass zlib one row after another; here all are compressed at once: by ISA-L under load, else by
zlib-ng, where these are installed.
"""

import zlib
from contextvars import ContextVar
from typing import Final

from PIL import Image

from rendering.kit import palette

try:
    from isal.isal_zlib import compress as _quickly
except ImportError:
    _quickly = zlib.compress
try:
    from zlib_ng.zlib_ng import compress as _well
except ImportError:
    _well = zlib.compress

hurried: ContextVar[bool] = ContextVar("hurried", default=False)
"""Whether the load leaves no time for good compression."""

MOST_BYTES: Final = 100_000
"""Maximum bytes of a picture, for phones."""

_ZLIB: Final = 3
"""Level of zlib; from 4 on it takes twice as long or more, to save a tenth."""
_QUICK: Final = 1 if _quickly is not zlib.compress else _ZLIB
"""ISA-L's higher levels save nothing."""
_GOOD: Final = 2
"""Level of zlib-ng: a thirteenth smaller than ISA-L, in a millisecond more. Level 3 takes twice as long, to
save three in a hundred."""
_HARD: Final = 7

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = b"\x08\x03\x00\x00\x00"
"""PNG header: eight bits a pixel, each an entry of the palette."""


def packed(image: Image.Image) -> bytes:
    """Encode an image in the palette; compress harder if it would be too large."""
    # Each row begins with the number of its filter: 0, for none. Pillow pads each row at its end with one.
    plain = b"".join((b"\0", memoryview(image.tobytes("raw", "P", image.width + 1))[:-1]))
    data = _quickly(plain, _QUICK) if hurried.get() else _well(plain, _GOOD)
    made = _file(image.size, data)
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
