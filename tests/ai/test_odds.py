"""The odds of what lies where."""

from __future__ import annotations

import pytest

from bot.ai.odds import some


def test_how_likely_some_are_among_those_drawn() -> None:
    assert some(1, 4, 2) == 0.5
    assert some(0, 4, 2) == 0
    assert some(4, 4, 1) == 1
    assert some(2, 4, 2, least=2) == pytest.approx(1 / 6)
    assert some(1, 2, 3) == 0
