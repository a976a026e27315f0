"""The bot in a simulated Discord, for every end-to-end test."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from discord import app_commands

from bot.app import Toucan, create_bot
from bot.ops.settings import Settings
from bot.tables import records
from cogs.delivery.interaction_tokens import InteractionTokens
from rendering.decks import register
from tests.e2e.salon import Salon, opened
from tests.e2e.steady import Steady, copy_fast
from tests.kit.databases import database


def start_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip what would take the first start of a process five seconds, and no test here looks at."""

    async def none(*_: object) -> None:
        """Discord lists the commands in English; `tests/words` has the other languages."""

    monkeypatch.setattr(app_commands.CommandTree, "set_translator", none)
    # Cards are drawn when a picture first shows them.
    monkeypatch.setattr(register, "warm", lambda: None)


@pytest.fixture
def settings(tmp_path: Path, nobody_pulls_the_plug: None) -> Settings:  # noqa: ARG001
    # Nobody waits for computer players, and no process is started for them.
    return Settings(database=database(tmp_path / "toucan.sqlite3"), pace=0, workers=0, think=0, requests=0)


@pytest.fixture
def simcord_bot(settings: Settings) -> Toucan:
    return create_bot(settings)


@pytest.fixture
async def simcord_env(simcord_bot: Toucan, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Steady]:
    """In place of SimCord's; an error that nobody looked at is a failure."""
    copy_fast(monkeypatch)
    start_fast(monkeypatch)
    env = Steady(simcord_bot)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
    env._raise_errors_since(env._errors_acknowledged)


@pytest.fixture
async def salon(
    simcord_env: Steady, settings: Settings, simcord_bot: Toucan, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Salon]:
    made = opened(simcord_env, settings, simcord_bot)
    monkeypatch.setattr(records, "time", simcord_env.calendar)
    yield made
    await made.close()


@pytest.fixture(autouse=True)
def _no_interaction_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused here are requests of the bot's own (`test_interaction_tokens.py` has the others)."""
    monkeypatch.setattr(InteractionTokens, "edit", AsyncMock(return_value=False))
    monkeypatch.setattr(InteractionTokens, "lacks", lambda *_: False)


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What a button's callback raises is only logged: an error in the log is a failure."""
    yield
    bad = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert bad == []


@pytest.fixture
def pings(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often each user was pinged by a new message, as Discord counts it; an edit pings nobody."""
    counted: Counter[int] = Counter()
    commit = salon.env.backend.commit_message

    def counting(message: Any, **options: Any) -> Any:
        counted.update(message.ping_user_ids)
        return commit(message, **options)

    monkeypatch.setattr(salon.env.backend, "commit_message", counting)
    return counted
