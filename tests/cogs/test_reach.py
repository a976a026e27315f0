"""Whatever is legal can be tapped: a panel's buttons and selects lead to every action, and nothing is cut."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.playing import TABLES
from tests.kit.panels import front as front_of
from tests.kit.panels import tapped
from tests.kit.positions import positions

MOST = 4000
"""Actions that are all looked for; of more, some."""
SOME = 12


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_legal_action_is_some_taps_away(slug: str, players: int) -> None:
    front, rng = front_of(slug), Random(1)
    for state, seat in positions(slug, players, count=20, each=9):
        view = state.view(seat)
        alone = tapped(front, view, seat)
        for choice in view.legal(seat):
            if choice.most <= 1 and choice.count <= MOST:
                assert set(choice) <= alone
                continue
            for action in {choice.pick(rng) for _ in range(SOME)}:
                assert action in alone or action in tapped(front, view, seat, action), action
