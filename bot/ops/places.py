"""Descriptions of errors without their messages, as a KeyError names its card."""

from __future__ import annotations

import traceback
from pathlib import Path


def places(error: BaseException, said: str = "") -> str:
    """Return the kind of error, an allowed addition, and the places it came through, innermost first."""
    frames = reversed(traceback.extract_tb(error.__traceback__))
    named = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return " < ".join((f"{type(error).__name__}{said}", *named))
