"""Whatever people do, a match ends, ratings are made the same again, and of the forgotten nothing is left.

Other lives come with other numbers: TOUCAN_LIVES=5,6,7, and many with `-m slow`.
"""

from __future__ import annotations

import os
from random import Random
from typing import Final

import pytest

from bot.evenings import substitutes
from tests.evenings.lives import Life
from tests.house import House, house

__all__ = ("house",)

SEEDS: Final = [int(one) for one in os.environ.get("TOUCAN_LIVES", "1,2,3,4,5").split(",")]
MANY: Final = range(1000, 1300)


async def lived(house: House, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(substitutes, "AGAIN", 0)
    for module in ("bot.tables.table", "bot.tables.absence"):
        monkeypatch.setattr(f"{module}.STAND_IN", "chance")
    life = Life(house, Random(seed))
    try:
        await life.live(3, 40)
    except BaseException:
        print(f"TOUCAN_LIVES={seed}: {', '.join(life.done)}")  # noqa: T201 — to live it again
        raise


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_life_of_a_table(house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    await lived(house, seed, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY)
async def test_many_lives(house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    await lived(house, seed, monkeypatch)
