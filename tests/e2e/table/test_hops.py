"""A click asks the database's threads seldom: to go there and come back is what a question costs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.records.stored import Preferences
from bot.store.database import Database
from tests.e2e.salon import Hands, Salon
from tests.e2e.ways import seat_four

MOST = 10
"""Most queries of a click, with chance, the public message and all panels."""


class Counted:
    """How often a database is asked, whatever for."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hops = 0
        for way in ("read", "write"):
            monkeypatch.setattr(database, way, self._counting(getattr(database, way)))

    def _counting(self, asked: Any) -> Any:
        async def ask(work: Any) -> Any:
            self.hops += 1
            return await asked(work)

        return ask


async def test_a_click_makes_at_most_ten_queries(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await seat_four(salon, target=99)
    hands, counted = Hands(salon, Random(1)), Counted(salon.bot.store._database, monkeypatch)
    hops = []
    for _ in range(60):
        counted.hops = 0
        await hands.move(salon.table.waiting_for[0])
        hops.append(counted.hops)
    assert max(hops) <= MOST
    # Most plays are a line of the log and nothing else.
    assert sorted(hops)[len(hops) // 2] <= 2
    # It does count: who was never asked is read.
    counted.hops = 0
    assert await salon.as_bot(salon.bot.store.player(4242)) == Preferences(4242)
    assert counted.hops == 1
