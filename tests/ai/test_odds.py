"""The odds of what lies where."""

from __future__ import annotations

from bot.ai.odds import some


def test_how_likely_some_are_among_those_drawn() -> None:
    assert some(1, 4, 2) == 0.5
    assert some(0, 4, 2) == 0
    assert some(4, 4, 1) == 1
    assert some(1, 2, 3) == 0
