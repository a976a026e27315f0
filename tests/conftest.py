"""Marks and fixtures of all tests."""

from __future__ import annotations

import gc
import os
from random import Random

import hypothesis
import pytest

from bot.store.database import SQLITE
from tests import slow

# A test that fails can be run again, and none hangs on how busy the machine is.
hypothesis.settings.register_profile(
    "steady", deadline=None, derandomize="TOUCAN_TEST_CARDS" not in os.environ
)
hypothesis.settings.load_profile("steady")


# What is imported and collected stays: looking through it for garbage took a third of the collection.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """Measure the tests where their reports come together, which is not in a worker of xdist."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(slow.Stopwatch(config))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark slow tests before `-m` chooses among them."""
    slow.mark(items)


@pytest.fixture(autouse=True)
def _same_cards_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that fails can be run again: its tables' seeds are its own, others with TOUCAN_TEST_CARDS=2."""
    chance = Random(os.environ.get("TOUCAN_TEST_CARDS", "1") + request.node.nodeid)
    monkeypatch.setattr("secrets.token_bytes", lambda size=32: chance.randbytes(size))
    monkeypatch.setattr("secrets.token_hex", lambda size=32: chance.randbytes(size).hex())
    for made in ("secrets", "bot.tables.driver", "bot.tables.timeouts"):
        monkeypatch.setattr(f"{made}.SystemRandom", lambda: chance)


@pytest.fixture
def nobody_pulls_the_plug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off fsync for the databases of this process."""
    loose = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in SQLITE)
    monkeypatch.setattr("bot.store.database.SQLITE", loose)
