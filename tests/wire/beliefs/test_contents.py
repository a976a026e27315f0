"""A message of text becomes a layout only by an edit that takes the text away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.games.base import Refusal
from bot.words import words

if TYPE_CHECKING:
    import pytest

    from tests.wire.parlour import Parlour


async def test_failed_export_is_no_longer_next_in_line(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = parlour.people[:2]
    go = asyncio.Event()

    async def about(user: int) -> dict[str, Any]:
        await go.wait()
        if user == second.user.id:
            raise Refusal("discord-silent")
        return {}

    monkeypatch.setattr(parlour.bot.tables, "about", about)
    await first.command(parlour.channel, "privacy export")
    await second.command(parlour.channel, "privacy export")

    def told(sentence: str) -> bool:
        return words()(sentence) in second.private(parlour.channel)[-1].texts

    await parlour.world.until(lambda: told("privacy-waits"), "a place in line")
    go.set()
    await parlour.world.until(lambda: told("discord-silent"), "why it failed")
    assert not told("privacy-waits")
