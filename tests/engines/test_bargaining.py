"""Measured gains of bargains over playing on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench.games import measured
from bench.strength.bargained import gains
from bench.strength.continued import position
from bench.strength.going_on import worths
from bot.ai.decision import Budget
from bot.games.base import play
from tests.kit.positions import positions

NATURAL = Path(__file__).parents[1] / "ai" / "natural"


def test_what_one_gains_by_a_bargain_others_lose() -> None:
    """All but the point that a hand which is played is short of nothing."""
    found = [gains(number, (5, None, 5), 3) for number in range(12)]
    struck = [one for one in found if one]
    assert 0 < len(struck) < len(found)
    for one in struck:
        assert sum(one) == pytest.approx(1)
        assert len(set(one)) > 1
    assert found[0] == gains(0, (5, None, 5), 3)


def test_nobody_agrees_to_what_is_never_good_enough() -> None:
    assert [gains(number, (150, 150, 150), 2) for number in range(5)] == [None] * 5


@pytest.mark.parametrize(
    ("file", "actions"),
    [
        ("differ", ("pass", "bid 5S")),
        ("mitigati", ("play 2A", "play QA")),
        ("springcleaning", ("offer h11", "offer h4")),
    ],
)
def test_actions_are_compared_in_the_same_deals(file: str, actions: tuple[str, str]) -> None:
    number = {"differ": 2, "mitigati": 1, "springcleaning": 5}[file]
    state = position(NATURAL / f"{file}.txt", number)
    for action in actions:
        play(state, min(state.to_act), action)
    one = worths(state, actions, 1, "normal", Budget(iterations=1))
    assert one == worths(state, actions, 1, "normal", Budget(iterations=1))
    assert worths(state, [actions[0]] * 2, 1, "normal", Budget(iterations=1)) == [one[0]] * 2
    several = {tuple(worths(state, actions, deal, "normal", Budget(iterations=1))) for deal in range(6)}
    assert len(several) > 1


@pytest.mark.parametrize("slug", ["differ", "92q"])
def test_deals_agree_with_the_view(slug: str) -> None:
    said = 0
    for state, seat in positions(slug, 4, count=12, each=5):
        if state.phase not in measured(slug).PHASES:
            continue
        view = state.view(seat)
        deals = [measured(slug).agreeing(view, seat, Random(number)) for number in range(4)]
        assert all(deal.view(seat) == view for deal in deals)
        said += len({deal.hands for deal in deals}) == 4
    assert said
