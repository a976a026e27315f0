"""Reviews take turns: one match a person at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest

from bot.engines.pool import EnginePool
from bot.games.base import Refusal
from bot.records.stored import Record
from bot.words import words
from cogs.people.coach import Coach, Looked

ANN, BOB = 1, 2
STEPS: Final = 5


def judged(name: int) -> int:
    """A decision."""
    return name


class Bot:
    """The parts of a bot that a coach needs."""

    router = type("Router", (), {"route": lambda *_: None})()


class Slow(Coach):
    """Each match has five decisions, and it is told whose are judged in which order."""

    def __init__(self) -> None:
        bot: Any = Bot()
        super().__init__(bot, fair=bot)
        self.pool = EnginePool(0)
        self.order: list[int] = []

    async def _looks(self, user: int, record: Record, seat: int, _come: object = None) -> Looked:
        for _ in range(STEPS):
            self.order.append(await self.pool.aside(judged, record.id))
        if seat == 3:
            raise LookupError(user)
        return seen(record.id)


@pytest.fixture
async def coach() -> AsyncIterator[Slow]:
    made = Slow()
    yield made
    await made.close()
    await made.pool.close()


def seen(number: int) -> Looked:
    nothing: Any = None
    return Looked(nothing, (number,), ())


def match(number: int) -> Record:
    return Record(number, 1, 7, "differ", 1, {}, ANN, (), 0, 0, status="over")


async def test_a_person_reviews_one_match_at_once(coach: Slow) -> None:
    asked = [coach._look(ANN, match(number), 0) for number in (11, 12, 13, 11)]
    came = await asyncio.gather(*asked, return_exceptions=True)
    assert came[0] is came[3]
    assert came[0] == seen(11)
    for refusal in came[1:3]:
        assert isinstance(refusal, Refusal)
        assert (refusal.key, refusal.args_for_words) == ("review-busy", {"table": 11})
        assert "11" in words().refusal(refusal)
    assert coach.order == [11] * STEPS
    # Then the next, and what was seen is there at once.
    both = await asyncio.gather(coach._look(ANN, match(12), 0), coach._look(ANN, match(11), 0))
    assert [*both] == [seen(12), seen(11)]


async def test_nobody_waits_for_more_than_one_of_anothers(coach: Slow) -> None:
    many = asyncio.gather(*(coach._look(ANN, match(n), 0) for n in range(20, 40)), return_exceptions=True)
    await asyncio.sleep(0)
    await coach._look(BOB, match(50), 1)
    assert len(coach.order) <= 2 * STEPS
    await many
    assert len(coach.order) == 2 * STEPS


async def test_what_went_wrong_keeps_nobody_from_the_next(coach: Slow) -> None:
    with pytest.raises(LookupError):
        await coach._look(ANN, match(11), 3)
    assert await coach._look(ANN, match(12), 0) == seen(12)
