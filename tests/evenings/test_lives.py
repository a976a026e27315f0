"""Whatever people do, a match ends, ratings are made the same again, and of the forgotten nothing is left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from bot.evenings import substitutes
from tests.evenings.lives import Life
from tests.house import House, house
from tests.kit.clocks import Clock, clock
from tests.kit.seeds import seeds

__all__ = ["clock", "house"]


@pytest.fixture(autouse=True)
def _chance_plays_on_and_nobody_waits_between_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(substitutes, "AGAIN", 0)
    for module in ("bot.tables.table", "bot.tables.absence"):
        monkeypatch.setattr(f"{module}.STAND_IN", "chance")


@contextmanager
def told(life: Life) -> Iterator[None]:
    """Show the life's steps when a check fails."""
    try:
        yield
    except BaseException:
        print(", ".join(life.done))  # noqa: T201 — to live it again
        raise


@pytest.mark.parametrize("seed", seeds(18))
async def test_life_of_a_table(house: House, seed: int) -> None:
    life = Life(house, Random(seed))
    with told(life):
        await life.live(3, 40)


@pytest.mark.parametrize("seed", seeds(9))
async def test_life_of_a_night(house: House, clock: Clock, seed: int) -> None:
    life = Life(house, Random(seed))
    with told(life):
        await life.night(clock)
