"""The bot over real sockets, for every test of this folder."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest

from cogs.delivery.pictured import KeptFiles
from cogs.table.painter import Painter
from rendering.decks import register
from tests.discord.server import StandIn
from tests.wire.deadlines import Deadlines
from tests.wire.parlour import Parlour


@pytest.fixture(scope="session", autouse=True)
def _decks_are_drawn() -> None:
    """The first bot would draw them, and a click wait for it."""
    register.warm()


@pytest.fixture(autouse=True)
def _nobody_waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses are short, discord.py's own after a 500 too."""
    monkeypatch.setattr("cogs.delivery.verdict.LONGEST", 0.2)
    monkeypatch.setattr("bot.ops.pauses.FIRST", 0.02)
    monkeypatch.setattr("bot.discordpy.connections.IDENTIFY", 0)
    monkeypatch.setattr("bot.store.prompts.GRACE", 0)
    sleep = asyncio.sleep
    hasty = SimpleNamespace(**vars(asyncio))
    hasty.sleep = lambda seconds: sleep(seconds / 50)
    for module in ("discord.http", "discord.webhook.async_"):
        monkeypatch.setattr(f"{module}.asyncio", hasty)


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StandIn]:
    async with StandIn() as made:
        Deadlines(monkeypatch, made)
        yield made


@pytest.fixture
async def parlour(
    discord: StandIn,
    tmp_path: Path,
    nobody_pulls_the_plug: None,  # noqa: ARG001
) -> AsyncIterator[Parlour]:
    async with Parlour(discord, tmp_path) as made:
        yield made


@pytest.fixture
def no_interaction_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """No click lets the bot change a message: it needs requests of its own, and permissions."""
    monkeypatch.setattr(Painter, "_edited_by_token", AsyncMock(return_value=False))


@pytest.fixture(autouse=True)
def _discord_is_not_known_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget how other tests' Discord showed pictures, which a process finds out once."""
    monkeypatch.setattr(KeptFiles, "shown", None)
    monkeypatch.setattr(KeptFiles, "sent", True)


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Errors of tasks that nobody awaits are only logged: each fails the test."""
    yield
    bad = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert bad == []
