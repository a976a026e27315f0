"""A player that sees all cards, to measure by it what the others lack."""

from __future__ import annotations

import statistics

import pytest

from bench.strength.clairvoyance import CLAIRVOYANT, ENOUGH, OFFERED, pairing
from bot.ai.differ import hard
from bot.engines.duel import Duel
from bot.games import GAMES

SHORT = {"differ": {"target": "1"}, "92q": {"target": "9"}}


@pytest.mark.parametrize("slug", OFFERED)
def test_whoever_sees_all_cards_is_ahead(slug: str) -> None:
    before = GAMES[slug].view, hard.guesses
    wanted = Duel(slug, (CLAIRVOYANT, "normal"), 4, SHORT.get(slug, {}), "1", ENOUGH)
    assert statistics.fmean(pairing(wanted, number).lead for number in range(4)) > 0
    assert before == (GAMES[slug].view, hard.guesses)
