"""Two bots with a shard each, and a table in play in a server of each."""

from __future__ import annotations

from tests.kit.postgres import server
from tests.kit.processes import cluster
from tests.wire.conftest import discord

__all__ = ["cluster", "discord", "server"]
