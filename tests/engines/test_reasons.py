from __future__ import annotations

import pytest

from bot.ai.decision import Thought, Unit, Weighed, reason
from cogs.pages.reasons import FULL, ahead, compared, sentence

KEYS = ("thought-better", "thought-equal")


@pytest.mark.parametrize(
    ("unit", "worths", "said"),
    [
        ("points", (1.0, -0.54), "better than “pass”, by 1.5 points on average."),
        ("tricks", (5.0, 4.5), "better than “pass”, by 0.5 tricks on average."),
        ("wins", (0.62, 0.5), "better than “pass”, by 12\xa0% of the matches on average."),
        ("places", (-1.2, -1.5), "better than “pass”, by 0.3 places on average."),
        ("points", (1.04, 1.0), "“pass” was just as good."),
        ("points", (1.0, 1.2), "“pass” was just as good."),
        ("wins", (0.504, 0.501), "“pass” was just as good."),
    ],
)
def test_what_is_better_is_better_by_so_much(unit: Unit, worths: tuple[float, float], said: str) -> None:
    first, second = Weighed("bid 4H", worths[0], 9), Weighed("pass", worths[1], 9)
    thought = Thought("bid 4H", None, (first, second), unit, worlds=9)
    told = compared(thought, first, second, "pass", KEYS)
    assert told.startswith("Over 9 imagined deals")
    assert told.endswith(said)


def test_dropped_moves_compare_only_in_tried_worlds() -> None:
    weighed = (Weighed("bid 4H", 1.0, 40), Weighed("pass", 1.2, 8))
    told = ahead(Thought("bid 4H", None, weighed, worlds=40), "pass", FULL)
    assert told.startswith("I tried 40 imagined deals of the hidden cards, and dropped “pass” after 8")
    weighed = (Weighed("bid 4H", 1.0, 40), Weighed("pass", 0.5, 40))
    assert "better than “pass”, by 0.5" in ahead(Thought("bid 4H", None, weighed, worlds=40), "pass", FULL)


def test_without_pictures_cards_and_bids_are_named() -> None:
    draw = reason("differ-why-draw", card="KC")
    assert sentence(draw, ()).startswith("Nobody can beat K♣, ")
    assert sentence(draw, (), spoken=True).startswith("Nobody can beat the king of clubs, ")
    fool = reason("mitigati-why-ruff", card="FOOL")
    assert sentence(fool, ()).startswith("The Fool ruffs")
    passes = reason("differ-why-pass", bid="5C", tricks=2.7)
    assert sentence(passes, (), spoken=True).startswith("The best bid now would be 5 tricks in clubs")
