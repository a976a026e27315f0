"""A stand-in for the processes that find puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar, TypeVarTuple

from bot.ai.decision import Thought, Weighed, reason

T = TypeVar("T")
Args = TypeVarTuple("Args")

LOST: Final = reason("differ-why-lost", card="KH")


class Engines:
    """Finds a puzzle in the first decision with a choice of three: the first legal action is right."""

    asked = 0
    right = True

    async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T:
        given: tuple[Any, ...] = args
        if work.__name__ != "posed":
            stands: Any = [(1.0, *(0.0 for _ in given[3][1:])) for _ in given[5]]
            played: T = stands
            return played
        self.asked += 1
        # As a process that thinks: others have their turn meanwhile.
        await asyncio.sleep(0)
        every = [action for choice in given[1].legal(given[2]) for action in choice]
        weighed = tuple(Weighed(action, float(-n), 9, 0.1) for n, action in enumerate(every))
        sure = self.right and 3 <= len(every) <= 16
        answered: Any = Thought(every[0], LOST, weighed, "points", 9) if sure else None
        said: T = answered
        return said
