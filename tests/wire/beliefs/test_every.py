"""Matches at a Discord with every switch on; `test_nonces.py` has the corner, nights and threads there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games import GAMES
from cogs.delivery.pictured import KeptFiles
from tests.wire.beliefs.conftest import WORDS
from tests.wire.beliefs.tables import begun
from tests.wire.truth import all_is_true, panels_are_true, public_is_true

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour

CLICKS = 20

pytestmark = pytest.mark.usefixtures("every_switch")


@pytest.mark.parametrize("words", [False, True])
async def test_match_is_played_with_every_switch(parlour: Parlour, *, words: bool) -> None:
    setattr(parlour.discord.strict, WORDS, words)
    match = await parlour.opened("differ", 2, target=1, computers=2, level="chance")
    await match.play()
    assert match.over
    await parlour.at_rest()
    if not words:
        await all_is_true(parlour, match)
    assert KeptFiles.shown is (None if words else False)


@pytest.mark.parametrize("slug", GAMES)
async def test_each_game_goes_on_with_every_switch(parlour: Parlour, slug: str) -> None:
    match = await begun(parlour, slug, parlour.channel)
    await match.play(CLICKS)
    await parlour.at_rest()
    await all_is_true(parlour, match)


async def test_guests_play_with_every_switch(parlour: Parlour) -> None:
    match = await begun(parlour, "topsuit", parlour.world.group())
    await match.play(CLICKS)
    await parlour.at_rest()
    await public_is_true(parlour, match)
    await panels_are_true(parlour, match)
