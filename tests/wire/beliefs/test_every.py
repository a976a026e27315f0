"""A match at a Discord with every switch on."""

from __future__ import annotations

import asyncio
from dataclasses import fields, replace
from typing import TYPE_CHECKING

import pytest

from cogs.delivery.pictured import KeptFiles
from tests.discord.strict import Strict
from tests.wire.truth import all_is_true

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour

BELIEFS = {one.name: True for one in fields(Strict)}
WORDS = "files"
"""The switch after which no message has pictures any more, so that the others need a match without it."""


@pytest.mark.parametrize("words", [False, True])
async def test_match_is_played_with_every_switch(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, *, words: bool
) -> None:
    # A first answer that meets the limit of an address waits as long as Discord says.
    monkeypatch.setattr("discord.webhook.async_.asyncio", asyncio)
    # Old messages are paced and limited as ever, but fifty times as fast.
    monkeypatch.setattr("bot.discordpy.rest.OLD_PACE", 0.04)
    monkeypatch.setattr("tests.discord.limits.OLD", (3, 0.12))
    strict = replace(Strict(**BELIEFS), files=words)
    for name in BELIEFS:
        setattr(parlour.discord.strict, name, getattr(strict, name))
    match = await parlour.opened("differ", 2, target=1, computers=2, level="chance")
    await match.play()
    assert match.over
    await parlour.at_rest()
    if not words:
        await all_is_true(parlour, match)
    assert KeptFiles.shown is (None if words else False)
