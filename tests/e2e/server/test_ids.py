"""Buttons and selects of messages that are out there: somebody answers each of them."""

from __future__ import annotations

import pytest

from bot.words import words
from cogs.kit.ids import EVERY
from tests.e2e.salon import Salon, texts
from tests.e2e.ways import seat_four
from tests.kit.ids import OUT_THERE

VALUES = {
    "channels:setup:channels": [],
    "menu:setup:clock": ["none"],
    "menu:setup:season": ["3"],
    "menu:setup:patience": ["24"],
    "menu:setup:language": ["de"],
    "menu:rules:92q": ["overview"],
    "menu:calls:games": ["differ"],
    "menu:calls:every": ["day"],
    "menu:next:7": ["differ"],
    "menu:history:replay": ["7"],
    "menu:play:92q:6:2:hard:none:game": ["differ"],
    "menu:settings:text_only": ["True"],
    "menu:settings:language": ["discord"],
    "menu:settings:champion": ["True"],
    "menu:settings:talk": ["True"],
    "menu:setup:talk": ["yes"],
    "menu:profile:223344556677889900:differ:look": ["differ"],
    "menu:board:differ:here:ever:0": ["92q"],
}
"""Values of selects. At a missing table they do not matter."""


async def test_every_form_has_somebody_who_answers(salon: Salon) -> None:
    assert set(salon.bot.router.routes) == set(EVERY)


async def test_what_is_out_there_is_answered(salon: Salon, caplog: pytest.LogCaptureFixture) -> None:
    """It is known what it asks for; that table is not there, or it is done. Others may not delete data."""
    await seat_four(salon)
    for custom_id in OUT_THERE:
        values = None if custom_id.startswith("press:") else VALUES.get(custom_id, ["1"])
        result = await salon.forge(salon.ann, salon.public, custom_id, values=values)
        assert result.acknowledged, custom_id
        said = texts(result.response) if result.response else ""
        refused = custom_id.startswith("press:privacy:")
        assert (words()("bad-button") in said) == refused, custom_id
        assert words()("our-mistake") not in said, custom_id
    assert not caplog.records
