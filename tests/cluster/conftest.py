"""Two bots with a shard each, and a table in play in a server of each."""

from __future__ import annotations

from tests.discord.cluster import cluster
from tests.kit.postgres import server
from tests.wire.conftest import discord

__all__ = ["cluster", "discord", "server"]
