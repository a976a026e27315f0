"""Two bots with a shard each, and a table in play in a server of each."""

from __future__ import annotations

from tests.postgres import server
from tests.wire.conftest import discord
from tests.wire.test_processes import cluster

__all__ = ["cluster", "discord", "server"]
