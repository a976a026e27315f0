"""How long a bot that lost Discord waits between two attempts."""

from __future__ import annotations

import pytest

from bot.discordpy.gateway import LONGEST, History
from bot.ops import pauses


async def test_reconnects_pause_a_minute_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pauses, "FIRST", 1.0)
    history = History()
    waited = [history.pause() for _ in range(200)]
    assert LONGEST / 2 <= max(waited) <= LONGEST
    assert waited[0] <= 1
