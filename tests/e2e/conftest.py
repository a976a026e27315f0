"""The bot in a simulated Discord, for every end-to-end test."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from simcord.env import Env

from bot.app import Toucan, create_bot
from bot.settings import Settings
from rendering.decks import register
from tests.e2e.salon import Salon, opened

# How often the simulated Discord looks whether the bot is idle; its 50 ms would be most of each test.
cast("dict[str, Any]", Env._settle_internal.__kwdefaults__)["idle"] = 0.002


@pytest.fixture(scope="session", autouse=True)
def _decks_are_drawn() -> None:
    """The first bot would draw them, and the simulated Discord waits for it no longer than for a click."""
    register.warm()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    database = f"sqlite+aiosqlite:///{tmp_path / 'toucan.sqlite3'}"
    # Nobody waits for computer players, and no process is started for them.
    return Settings(database=database, pace=0, workers=0, think=0)


@pytest.fixture
def simcord_bot(settings: Settings) -> Toucan:
    return create_bot(settings)


@pytest.fixture
async def salon(simcord_env: Env, settings: Settings, simcord_bot: Toucan) -> AsyncIterator[Salon]:
    made = opened(simcord_env, settings, simcord_bot)
    yield made
    await made.close()


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What a button's callback raises is only logged: an error in the log is a failure."""
    yield
    bad = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert bad == []
