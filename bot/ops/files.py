"""Private files: what people played, and what they wrote."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from shutil import disk_usage
from typing import Final

FOR_US_ALONE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

LITTLE: Final = 500_000_000
"""Bytes of free disk below which the operator is warned; a hundred thousand matches take that."""


def little(file: Path) -> int | None:
    """Return the free bytes of a file's disk if a copy of the file does not fit there, or next to nothing.

    None if there is enough, or there is no such folder.
    """
    try:
        free = disk_usage(file.absolute().parent).free
        return free if free < max(LITTLE, file.stat().st_size if file.exists() else 0) else None
    except OSError:
        return None


def make(file: Path) -> None:
    """Create a file that only we may read, unless it exists; raises `OSError` on failure."""
    real = os.path.realpath(file)
    if not os.path.lexists(real):
        os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FOR_US_ALONE))


def open_to_others(file: Path) -> bool:
    """Return whether the file exists and others on this machine may read or write it."""
    try:
        return os.name == "posix" and bool(file.stat().st_mode & OTHERS)
    except OSError:
        return False
