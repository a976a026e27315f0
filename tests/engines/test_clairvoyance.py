"""A player that sees all cards, to measure by it what the others lack."""

from __future__ import annotations

import statistics
from random import Random
from typing import Any

import pytest

from bench.games import measured
from bench.strength.clairvoyance import CLAIRVOYANT, ENOUGH, OFFERED, OPEN_HANDS, pairing
from bot.ai import chance
from bot.ai.decision import Budget
from bot.ai.differ import hard
from bot.engines.duel import Duel
from bot.games import GAMES
from bot.games.base import NATURE, play

SHORT = {"differ": {"target": "1"}, "92q": {"target": "9"}}


@pytest.mark.parametrize("slug", OFFERED)
def test_whoever_sees_all_cards_is_ahead(slug: str) -> None:
    before = GAMES[slug].view, hard.guesses
    wanted = Duel(slug, (CLAIRVOYANT, "normal"), 4, SHORT.get(slug, {}), "1", ENOUGH)
    assert statistics.fmean(pairing(wanted, number).lead for number in range(4)) > 0
    assert before == (GAMES[slug].view, hard.guesses)


@pytest.mark.parametrize("slug", OFFERED)
def test_open_hands_hide_all_other_cards(slug: str) -> None:
    state: Any = GAMES[slug].start(4, {})
    rng = Random(1)
    while min(state.to_act) == NATURE:
        state, _ = play(state, NATURE, chance.answer(state, NATURE, rng))
    bench = measured(slug)
    true, known = bench.world(state, rng), bench.world(state, rng)
    bench.unheld(known, rng)
    assert hidden(known) != hidden(true) or slug == "92q"
    assert sorted(hidden(known)) == sorted(hidden(true))
    assert holdings(known) == holdings(true)


def hidden(world: Any) -> list[int]:
    if hasattr(world, "pile"):
        return [card for pile in world.pile for card in pile]
    return list(getattr(world, "stock", ()))


def holdings(world: Any) -> list[int]:
    return list(world.held) if hasattr(world, "pile") or not hasattr(world, "stock") else list(world.hands)


def test_whoever_sees_the_hands_alone_is_ahead() -> None:
    """The deals and the searches are the same each time; 80 matches are enough for their luck to even out."""
    wanted = Duel("differ", (OPEN_HANDS, "normal"), 4, SHORT["differ"], "1", Budget(iterations=40))
    assert statistics.fmean(pairing(wanted, number).lead for number in range(40)) > 0
