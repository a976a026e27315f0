"""A table's message is changed by the tokens of the clicks on it; no game has a part in that."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.words import words
from cogs.table.painter import Painter
from tests.e2e.messages import alone
from tests.e2e.salon import Hands, Salon

if TYPE_CHECKING:
    from cogs.kit.pages import Page

EDIT = Painter._edited_by_token
MOVES = 6


@pytest.fixture
def _no_interaction_tokens() -> None:
    """Here there are."""


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each change of a message was made by a token."""
    made: list[bool] = []

    async def noted(painter: Painter, message: int, page: Page, *, kept: bool) -> bool:
        made.append(await EDIT(painter, message, page, kept=kept))
        return made[-1]

    monkeypatch.setattr(Painter, "_edited_by_token", noted)
    return made


async def begun(salon: Salon) -> Hands:
    """Ann sits alone with computer players, and her panel is open."""
    await salon.slash(salon.ann, "differ new", computers=3, **alone("differ"))
    await salon.click(salon.ann, salon.public, words()("button-start"))
    return Hands(salon, Random(1))


async def played(salon: Salon, hands: Hands) -> None:
    table = salon.table
    for _ in range(MOVES):
        if table.live and table.waiting_for:
            await hands.move(0)


async def test_starting_a_match_changes_the_message(salon: Salon, changed: list[bool]) -> None:
    await played(salon, await begun(salon))
    assert True in changed


async def test_looking_at_ones_hand_renews_the_token(salon: Salon, changed: list[bool]) -> None:
    hands = await begun(salon)
    salon.bot.tokens._newest.clear()
    looked: Any = await salon.click(salon.ann, salon.public, words()("button-hand"))
    assert looked.followups
    assert looked.followups[-1].ephemeral
    assert salon.bot.tokens.good_for(salon.public.id)
    changed.clear()
    hands.panels[0] = looked.followups[-1]
    hands.renewed.add(0)
    await played(salon, hands)
    assert True in changed
