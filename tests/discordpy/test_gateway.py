"""How long a bot that lost Discord waits between two attempts."""

from __future__ import annotations

import discord
import pytest

from bot.discordpy.gateway import LONGEST, Gateway
from bot.ops import pauses


async def test_reconnects_pause_a_minute_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pauses, "FIRST", 1.0)
    client = discord.Client(intents=discord.Intents.none())
    waited = [Gateway.pause(client, 0) for _ in range(200)]
    assert LONGEST / 2 <= max(waited) <= LONGEST
    assert waited[0] <= 1
    # Another shard has pauses of its own.
    assert Gateway.pause(client, 1) <= 1
