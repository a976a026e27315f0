"""The compressed form of a finished match's log: some two kilobytes, where its rows take twelve."""

from __future__ import annotations

import bz2
import struct
import zlib
from array import array
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate, pairwise
from sys import intern
from typing import Final, NamedTuple

from bot.games.base import begins_hand
from bot.records.stored import Line

_WIDTH: Final = 8
"""Bytes of a moment."""


class Packed(NamedTuple):
    """A log by columns, each compressed by what makes it smallest. Every version must read this format."""

    lines: int
    """Number of lines."""
    hands: int
    """Number of lines that begin a hand."""
    actions: bytes
    """The actions, joined by line feeds, compressed by bzip2."""
    seats: bytes
    """A signed byte for each line, compressed by zlib."""
    moments: bytes
    """Milliseconds since the line before, and for the first since 1970, as little-endian signed numbers.

    The lowest bytes of all lines stand first, then the second bytes and so on, compressed by zlib.
    """


def pack(lines: Sequence[Line]) -> Packed:
    """Return the packed form; `ValueError` if unpacking it would not return exactly these lines."""
    with suppress(AttributeError, OverflowError, TypeError, ValueError, struct.error):
        packed = Packed(
            len(lines),
            sum(begins_hand(line.seat, line.action) for line in lines),
            bz2.compress("\n".join(line.action for line in lines).encode()),
            zlib.compress(array("b", [line.seat for line in lines]).tobytes(), 9),
            _of_moments([line.at for line in lines]),
        )
        if unpack(packed) == [*lines]:
            return packed
    raise ValueError("these lines cannot be packed")


def unpack(packed: Packed) -> list[Line]:
    actions = bz2.decompress(packed.actions).decode().split("\n")
    seats = array("b", zlib.decompress(packed.seats))
    moments = _moments(packed.moments, packed.lines)
    columns = zip(range(packed.lines), seats, map(intern, actions), moments, strict=True)
    return [Line(*column) for column in columns]


def _of_moments(moments: Sequence[int]) -> bytes:
    since = [after - before for before, after in pairwise((0, *moments))]
    raw = struct.pack(f"<{len(since)}q", *since)
    packer = zlib.compressobj(9)
    # The lowest bytes are noise: in a block of their own they do not spoil the code of the others.
    lowest = packer.compress(raw[::_WIDTH]) + packer.flush(zlib.Z_SYNC_FLUSH)
    others = b"".join(raw[place::_WIDTH] for place in range(1, _WIDTH))
    return lowest + packer.compress(others) + packer.flush()


def _moments(packed: bytes, lines: int) -> list[int]:
    bytes_by_place, raw = zlib.decompress(packed), bytearray(lines * _WIDTH)
    for place in range(_WIDTH):
        raw[place::_WIDTH] = bytes_by_place[place * lines : (place + 1) * lines]
    return list(accumulate(struct.unpack(f"<{lines}q", raw)))
