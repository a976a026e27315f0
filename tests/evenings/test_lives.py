"""Whatever people do, a match ends, ratings are made the same again, and of the forgotten nothing is left.

Other lives come with other numbers: TOUCAN_LIVES=5,6,7, and hundreds with `-m slow`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

import pytest

from bot.evenings import substitutes
from bot.tables import records
from tests.evenings.lives import Life
from tests.house import Calendar, House, house

__all__ = ("house",)

SEEDS: Final = [int(one) for one in os.environ.get("TOUCAN_LIVES", "1,2,3").split(",")]
MANY: Final = range(1000, 1300)


@pytest.fixture(autouse=True)
def _chance_plays_on_and_nobody_waits_between_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(substitutes, "AGAIN", 0)
    for module in ("bot.tables.table", "bot.tables.absence"):
        monkeypatch.setattr(f"{module}.STAND_IN", "chance")


@contextmanager
def life(house: House, seed: int) -> Iterator[Life]:
    made = Life(house, Random(seed))
    try:
        yield made
    except BaseException:
        print(f"TOUCAN_LIVES={seed}: {', '.join(made.done)}")  # noqa: T201 — to live it again
        raise


async def lived(house: House, seed: int) -> None:
    with life(house, seed) as made:
        await made.live(3, 40)


async def night(house: House, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(1_800_000_000_000)
    monkeypatch.setattr(records, "time", calendar)
    with life(house, seed) as made:
        await made.night(calendar)


@pytest.mark.parametrize("seed", SEEDS)
async def test_life_of_a_table(house: House, seed: int) -> None:
    await lived(house, seed)


@pytest.mark.parametrize("seed", SEEDS)
async def test_life_of_a_night(house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    await night(house, seed, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY)
async def test_many_lives(house: House, seed: int) -> None:
    await lived(house, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY[:100])
async def test_many_nights(house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    await night(house, seed, monkeypatch)
