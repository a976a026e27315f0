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
from bot.records import stored as records
from bot.settings import Settings
from cogs.delivery.pictured import KeptFiles
from cogs.delivery.tokens import Tokens
from cogs.table.painter import Painter
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
    """Replace SimCord's environment; fail the test on an error that nobody looked at."""
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
    """Refuse edits by interaction tokens, which `test_interaction_tokens.py` has."""
    monkeypatch.setattr(Painter, "_edited_by_token", AsyncMock(return_value=False))
    monkeypatch.setattr(Tokens, "lacks", lambda *_: False)


@pytest.fixture(autouse=True)
def _discord_is_not_known_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget how other tests' Discord showed pictures, which a process finds out once."""
    monkeypatch.setattr(KeptFiles, "shown", None)
    monkeypatch.setattr(KeptFiles, "sent", True)


@pytest.fixture(autouse=True)
def _no_tap_comes_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests tap faster than people, also where computer players have a pace."""
    monkeypatch.setattr("bot.session.UNDER_THE_THUMB", 0.0)


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail the test on an error in the log, as errors of a button's callback are only logged."""
    yield
    bad = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert bad == []


@pytest.fixture
def pings(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Number of pings of each user by new messages, as Discord counts them; an edit pings nobody."""
    counted: Counter[int] = Counter()
    commit = salon.env.backend.commit_message

    def counting(message: Any, **options: Any) -> Any:
        counted.update(message.ping_user_ids)
        return commit(message, **options)

    monkeypatch.setattr(salon.env.backend, "commit_message", counting)
    return counted
