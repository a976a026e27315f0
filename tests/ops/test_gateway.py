"""How long a bot that lost Discord waits between two attempts."""

from __future__ import annotations

import discord.client

from bot.ops.gateway import LONGEST, Gateway


def test_no_pause_between_two_connections_is_longer_than_a_minute() -> None:
    Gateway.install()
    backoff = discord.client.ExponentialBackoff()  # type: ignore[attr-defined]
    pauses = [backoff.delay() for _ in range(200)]
    assert max(pauses) == LONGEST
    assert pauses[0] <= 2
