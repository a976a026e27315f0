"""Matches at a Discord that refuses whatever it does not promise to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games import GAMES
from tests.wire.beliefs.tables import begun
from tests.wire.truth import all_is_true, panels_are_true, public_is_true

if TYPE_CHECKING:
    from tests.discord.faults import Call
    from tests.wire.parlour import Parlour

CLICKS = 30


@pytest.fixture(autouse=True)
def _strict(parlour: Parlour) -> None:
    parlour.discord.strict.ids = parlour.discord.strict.nonces = True


def refused(parlour: Parlour) -> list[Call]:
    """Requests by a token that were refused."""
    return [call for call in parlour.discord.calls if call.by_token and call.status >= 400]


@pytest.mark.parametrize("slug", GAMES)
async def test_panels_of_a_match_go_on(parlour: Parlour, slug: str) -> None:
    match = await begun(parlour, slug, parlour.channel)
    for _ in range(3):
        await match.play(CLICKS // 3)
        await parlour.at_rest()
        await all_is_true(parlour, match)
    assert refused(parlour) == []


@pytest.mark.parametrize("slug", GAMES)
async def test_guests_play_a_match(parlour: Parlour, slug: str) -> None:
    match = await begun(parlour, slug, parlour.world.group())
    await match.play(CLICKS // 2)
    await parlour.at_rest()
    await public_is_true(parlour, match)
    await panels_are_true(parlour, match)
    await parlour.restart()
    if not match.over:
        await parlour.acted(match)
        await parlour.at_rest()
        await public_is_true(parlour, match)
        for person in match.people:
            await match.hand(person)
        await match.play(CLICKS // 2)
        await parlour.at_rest()
        await public_is_true(parlour, match)
    assert refused(parlour) == []
