"""What is measured of computer players can be measured, in every game and at every size."""

from __future__ import annotations

from random import Random

import pytest

from bench.pace import FIGURES, figures, guesses
from bench.positions import hands, open_, questions
from bot.ai import SEARCHED
from bot.games import GAMES


@pytest.mark.parametrize(
    ("slug", "players"), [(slug, players) for slug, game in GAMES.items() for players in game.seats]
)
def test_a_hand_has_all_its_figures(slug: str, players: int) -> None:
    hand = hands(slug, players, Random(1), 1)[0]
    for state in hand:
        assert open_(state) > 1
        found = dict(zip(FIGURES, figures([state], 0.001), strict=True))
        assert min(found.values()) > 0, found
    asked = questions(slug, players, SEARCHED, 2, "1")
    assert guesses(asked, 0.001) > 0
