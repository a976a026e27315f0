"""Files that are nobody else's business: what people played, and what they wrote."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

FOR_US_ALONE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def make(file: Path) -> None:
    """Have a file there that nobody else may read, empty if it is new; `OSError` where there can be none."""
    real = os.path.realpath(file)
    if not os.path.lexists(real):
        os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FOR_US_ALONE))


def open_to_others(file: Path) -> bool:
    """Whether the file is there and somebody else on this machine may read or write it."""
    try:
        return os.name == "posix" and bool(file.stat().st_mode & OTHERS)
    except OSError:
        return False
