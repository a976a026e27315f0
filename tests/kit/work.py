"""How much work something is, whatever the machine does meanwhile: not seconds, but function calls."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls(work: Callable[[], Any]) -> int:
    """How many functions it calls, Python's own included. What is compiled does not count."""
    counted = 0

    def count(_frame: FrameType, event: str, _of: object) -> None:
        nonlocal counted
        counted += event in {"call", "c_call"}

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return counted
