"""The bot over real sockets, for every test of this folder."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bench.wire.server import StandIn
from rendering.decks import register
from tests.wire.parlour import Parlour


@pytest.fixture(scope="session", autouse=True)
def _decks_are_drawn() -> None:
    """The first bot would draw them, and a click wait for it."""
    register.warm()


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as made:
        yield made


@pytest.fixture
async def parlour(discord: StandIn, tmp_path: Path) -> AsyncIterator[Parlour]:
    async with Parlour(discord, tmp_path) as made:
        yield made


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What nobody waits for is only logged: an error in the log is a failure."""
    yield
    bad = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert bad == []
