"""A table's message is changed by the tokens of the clicks on it, in every game and at every size."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.games import GAMES
from bot.words import words
from cogs.delivery.interaction_tokens import InteractionTokens
from tests.e2e.messages import alone
from tests.e2e.salon import Hands, Salon

if TYPE_CHECKING:
    from cogs.kit.pages import Page

SIZES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]
EDIT = InteractionTokens.edit
LACKS = InteractionTokens.lacks
MOVES = 6


@pytest.fixture
def _no_interaction_tokens() -> None:
    """Here there are."""


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each change of a message was made by a token."""
    made: list[bool] = []

    async def noted(tokens: InteractionTokens, message: int, page: Page, *, kept: bool) -> bool:
        made.append(await EDIT(tokens, message, page, kept=kept))
        return made[-1]

    monkeypatch.setattr(InteractionTokens, "edit", noted)
    return made


async def begun(salon: Salon, slug: str, seats: int) -> Hands:
    """Ann sits alone with computer players, and her panel is open."""
    sized = {"players": seats} if len(GAMES[slug].seats) > 1 else {}
    await salon.slash(salon.ann, f"{slug} new", computers=seats - 1, **alone(slug) | sized)
    await salon.click(salon.ann, salon.public, words()("button-start"))
    return Hands(salon, Random(1))


async def played(salon: Salon, hands: Hands) -> None:
    table = salon.table
    for _ in range(MOVES):
        if table.live and table.waiting_for:
            await hands.move(0)


@pytest.mark.parametrize(("slug", "seats"), SIZES)
async def test_the_message_is_changed_by_the_click_that_began_the_match(
    salon: Salon, changed: list[bool], slug: str, seats: int
) -> None:
    await played(salon, await begun(salon, slug, seats))
    assert True in changed


@pytest.mark.parametrize("slug", GAMES)
async def test_whoever_looks_at_their_hand_renews_it_and_sees_it_as_always(
    salon: Salon, changed: list[bool], slug: str
) -> None:
    hands = await begun(salon, slug, GAMES[slug].seats[0])
    salon.bot.interaction_tokens._known.clear()
    looked: Any = await salon.click(salon.ann, salon.public, words()("button-hand"))
    assert looked.followups
    assert looked.followups[-1].ephemeral
    assert salon.bot.interaction_tokens.good_for(salon.public.id)
    changed.clear()
    hands.panels[0] = looked.followups[-1]
    hands.renewed.add(0)
    await played(salon, hands)
    assert True in changed
