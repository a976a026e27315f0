"""Seeds of tests that draw what happens: a few fixed ones, or those that TOUCAN_SEEDS names."""

from __future__ import annotations

import os
from typing import Final

VARIABLE: Final = "TOUCAN_SEEDS"


def seeds(few: int) -> list[int]:
    """Return the numbers from 1 to `few`, or those of TOUCAN_SEEDS: "5,6,7" or "1000-1400".

    Parametrize by the seed, so that the id of a test that fails names it.
    """
    chosen = os.environ.get(VARIABLE)
    if not chosen:
        return [*range(1, few + 1)]
    found: list[int] = []
    for part in chosen.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found
