"""Stand-ins for a bot, a table and a click, for tests of single methods of cogs."""

from __future__ import annotations

from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

from cogs.delivery.answers import Answer
from cogs.kit.pages import Page
from tests.house import ANN, BOB

HERE, ELSEWHERE = 5, 6


def of(**parts: Any) -> Any:
    """Return a stand-in with these parts."""
    return SimpleNamespace(**parts)


class Said(Answer):
    """An answer that keeps the pages it is given."""

    patience = 60.0

    def __init__(self) -> None:
        self.pages: list[Page] = []

    async def reply(self, page: Page) -> int:
        self.pages.append(page)
        return 1

    async def edit(self, page: Page, **_: bool) -> None:
        self.pages.append(page)

    async def defer(self, **_: bool) -> None: ...

    async def is_awaited(self) -> bool:
        return False


def click(user: int = ANN, **parts: Any) -> Any:
    told: dict[str, Any] = {"data": {}, "command": None, "channel_id": 9, "guild_id": HERE}
    told |= {"id": 10, "followup": None, "client": Mock(), "extras": {"answer": Said()}}
    return of(**{"user": of(id=user), **told, **parts})


def seated(**parts: Any) -> Any:
    """Return table 1, where Ann has seat 0 and Bob seat 1."""
    usual = {"id": 1, "slug": "differ", "live": True, "guild": HERE, "record": of(), "log": [1, 2]}
    return of(**{**usual, "seat_of": {ANN: 0, BOB: 1}.get, **parts})


def bot(table: Any = None, **parts: Any) -> Any:
    at = of(get=lambda _: table, read=AsyncMock(return_value=table), **parts)
    return of(tables=at, languages=of(at=lambda _: nullcontext()), store=Mock(), courier=Mock())
