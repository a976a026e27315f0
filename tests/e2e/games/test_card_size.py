"""A hand of large cards, for who likes that: every game has it, and it fits what Discord shows."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from bot.ai import brain
from bot.games import GAMES
from bot.games.base import NATURE, Seat, State, pick
from bot.records.stored import Preferences
from bot.words import words
from cogs.kit.game_cog import AnyCog, Ids, Panel
from cogs.kit.games import game_cogs
from rendering.kit.picture import Picture
from tests.e2e.salon import Salon, controls
from tests.e2e.ways import picture, seat_four

FRONT = {cog.game.slug: cog(cast("Any", None)) for cog in game_cogs()}
WIDTH = 1000
MOST = 100_000
"""Bytes of a picture."""
TALLEST = 1700
"""Pixels: on a phone of 844 there is room for a title and four lines, and for two rows of buttons."""


def fullest(slug: str, players: int) -> tuple[State, Seat]:
    """The position with the largest hand that a seat has to act from, among the first of a match."""
    rng, state = Random(f"sizes {slug} {players}"), GAMES[slug].start(players, {})
    think = brain(slug, "easy")
    best: tuple[int, State, Seat] = (0, state, 0)
    for _ in range(120):
        seat = min(state.to_act, default=None)
        if seat is None:
            break
        if seat != NATURE:
            best = max(best, (held(state, seat), state, seat), key=lambda one: one[0])
        action = pick(rng, state.legal(seat)) if seat == NATURE else think(state.view(seat), seat, rng)
        state, _ = state.apply(seat, action)
    return best[1], best[2]


def held(state: Any, seat: Seat) -> int:
    return len(state.hands[seat])


def drawn(front: AnyCog, state: State, seat: Seat, cards: str) -> Picture:
    names = tuple(f"Player {number}" for number in range(state.players))
    player = Preferences(1, cards="large" if cards == "large" else "normal")
    return front.panel_picture(state.view(seat), seat, Panel(Ids(1, seat, 0), "", player, names))


@pytest.mark.parametrize(
    ("slug", "players"), [(slug, players) for slug in FRONT for players in GAMES[slug].seats]
)
def test_large_cards_fit(slug: str, players: int) -> None:
    state, seat = fullest(slug, players)
    normal, large = (drawn(FRONT[slug], state, seat, cards) for cards in ("normal", "large"))
    assert large.width == normal.width == WIDTH
    assert normal.height < large.height < TALLEST
    assert len(large.png) < MOST
    assert large.alt == normal.alt
    assert drawn(FRONT[slug], state, seat, "large") is large


async def test_panels_have_cards_in_their_readers_size(salon: Salon) -> None:
    await seat_four(salon)
    before = await picture(salon, salon.ann)
    menus = controls((await salon.slash(salon.ann, "settings", cards="large")).response, 3)
    assert words()("settings-cards-large") in "".join(str(menu["placeholder"]) for menu in menus)
    after = await picture(salon, salon.ann)
    assert before != after
    other = await picture(salon, salon.bob)
    await salon.slash(salon.ann, "settings", cards="normal")
    assert await picture(salon, salon.ann) == before
    assert other != after
