"""Whatever people do, a match ends, ratings are made the same again, and of the forgotten nothing is left.

Other lives come with other numbers: TOUCAN_LIVES=5,6,7, and hundreds with `-m slow`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import pytest

from bot.evenings import substitutes
from bot.tables import records
from tests.evenings.lives import Life
from tests.house import Calendar, House, house

__all__ = ("house",)

CHOSEN: Final = os.environ.get("TOUCAN_LIVES")
QUICK: Final = [int(one) for one in (CHOSEN or "1,2,3").split(",")]


def seeds(many: int) -> list[Any]:
    """Return the chosen seeds alone, or some quick ones and so many slow ones.

    A seed is part of a test's name, and the name of its luck: chosen alone it lives the same life again.
    """
    slow = range(1000, 1000 if CHOSEN else 1000 + many)
    return [*QUICK, *(pytest.param(seed, marks=pytest.mark.slow) for seed in slow)]


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


@pytest.mark.parametrize("seed", seeds(300))
async def test_life_of_a_table(house: House, seed: int) -> None:
    await lived(house, seed)


@pytest.mark.parametrize("seed", seeds(100))
async def test_life_of_a_night(house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    await night(house, seed, monkeypatch)
