"""A Discord that is strict in everything."""

from __future__ import annotations

import asyncio
from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from tests.discord.strict import Strict

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour

WORDS = "files"
"""The switch after which no message has pictures any more, so that the others need tests without it."""


@pytest.fixture
def every_switch(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord is strict in everything but `WORDS`."""
    # A first answer that meets the limit of an address waits as long as Discord says.
    monkeypatch.setattr("discord.webhook.async_.asyncio", asyncio)
    # Old messages are paced and limited as ever, but fifty times as fast.
    monkeypatch.setattr("bot.discordpy.rest.OLD_PACE", 0.04)
    monkeypatch.setattr("tests.discord.limits.OLD", (3, 0.12))
    for switch in fields(Strict):
        setattr(parlour.discord.strict, switch.name, switch.name != WORDS)
