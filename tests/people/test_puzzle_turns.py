"""Searches for puzzles take turns: one a person, shared by equal requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.engines.pool import EnginePool
from bot.games.base import Refusal
from bot.records.stored import Record
from bot.words import words
from cogs.people.puzzle import cog as puzzle_cog
from cogs.people.puzzle.cog import PuzzleCog

ANN, BOB = 1, 2
DAY: Final = 20261126
STEPS: Final = 5

Key = tuple[int, int, int]


def looked(guild: int) -> int:
    """At a decision."""
    return guild


class Slow:
    """Each puzzle takes five looks; `order` says for which server each look was, and `kept` what is known."""

    order: list[int]
    kept: dict[Key, Any]

    def __init__(self, _: object, engines: Any) -> None:
        self._engines = engines

    async def known(self, *key: int) -> Any:
        await asyncio.sleep(0)
        return self.kept.get((key[0], key[1], key[2]))

    async def of(self, guild: int, day: int, which: int, seen: Callable[[Record], bool]) -> Any:
        for _ in range(STEPS):
            self.order.append(await self._engines.aside(looked, guild))
        if not seen(Record(0, None, 0, "differ", 1, {}, 0, (), 0, 0)):
            raise Refusal("puzzle-none")
        self.kept[guild, day, which] = f"of {guild}"
        return self.kept[guild, day, which]


@pytest.fixture
async def desk(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PuzzleCog]:
    monkeypatch.setattr(puzzle_cog, "Puzzles", Slow)
    Slow.order, Slow.kept = [], {}
    pool = EnginePool(0)
    tables, router = SimpleNamespace(engines=pool), SimpleNamespace(route=lambda *_: None)
    bot: Any = SimpleNamespace(router=router, store=None, tables=tables)
    made = PuzzleCog(bot)
    yield made
    await made.close()
    await pool.close()


def ask(desk: PuzzleCog, user: int, guild: int, *, found: bool = True) -> Any:
    return desk.sought((guild, DAY, 0), user, lambda _: found)


async def test_same_puzzle_is_searched_once(desk: PuzzleCog) -> None:
    came = await asyncio.gather(
        *(ask(desk, ANN, guild) for guild in (11, 12, 13, 11)), ask(desk, BOB, 11), return_exceptions=True
    )
    assert (came[0], came[3], came[4]) == ("of 11",) * 3
    for refusal in came[1:3]:
        assert isinstance(refusal, Refusal)
        assert words().refusal(refusal) == words()("puzzle-busy")
    assert Slow.order == [11] * STEPS
    # Then the next; what is known is there at once, whatever is looked for.
    both = await asyncio.gather(ask(desk, ANN, 12), ask(desk, ANN, 11))
    assert [*both] == ["of 12", "of 11"]


async def test_two_people_have_their_turns(desk: PuzzleCog) -> None:
    await asyncio.gather(ask(desk, ANN, 11), ask(desk, BOB, 12))
    assert Slow.order == [11, 12] * STEPS


async def test_failed_puzzle_search_blocks_nobody(desk: PuzzleCog) -> None:
    with pytest.raises(Refusal):
        await ask(desk, ANN, 11, found=False)
    assert await ask(desk, ANN, 12) == "of 12"
