from __future__ import annotations

import re

import pytest

from bot.ai.decision import Thought, Unit, Weighed, reason
from bot.ai.search import Found, Tried
from bot.games import GAMES, path, room
from bot.games.base import only
from cogs.pages.reasons import FOREMOST, FULL, ahead, compared, sentence
from tests.ai.reasons import thinks
from tests.kit.facts import OURS
from tests.kit.positions import positions

KEYS = ("thought-better", "thought-equal")


@pytest.mark.parametrize(
    ("unit", "worths", "error", "said"),
    [
        ("points", (1.0, -0.54), 0.3, "better than “pass”, by 1.5 points on average."),
        ("tricks", (5.0, 4.5), 0.0, "better than “pass”, by 0.5 tricks on average."),
        ("wins", (0.62, 0.5), 0.1, "better than “pass”, by 12% of the matches on average."),
        ("places", (-1.2, -1.5), 0.2, "better than “pass”, by 0.3 places on average."),
        ("points", (1.0, -0.54), 1.6, "“pass” was just as good."),
        ("points", (1.04, 1.0), 0.05, "“pass” was just as good."),
        ("points", (1.04, 1.0), 0.01, "better than “pass”, by 0.04 points on average."),
        ("points", (1.0, 1.2), 0.3, "“pass” was just as good."),
        ("wins", (0.504, 0.501), 0.01, "“pass” was just as good."),
    ],
)
def test_what_is_better_is_better_by_so_much(
    unit: Unit, worths: tuple[float, float], error: float, said: str
) -> None:
    """A lead within the standard error is none."""
    first, second = Weighed("bid 4H", worths[0], 9), Weighed("pass", worths[1], 9, error)
    thought = Thought("bid 4H", None, (first, second), unit, worlds=9)
    told = compared(thought, first, second, "pass", KEYS)
    assert told.startswith("Over 9 imagined deals")
    assert told.endswith(said)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_nothing_is_as_good_beside_the_least_useful(slug: str) -> None:
    """Each reason that uses these words is among those that are not followed by an equal move."""
    words_for = re.compile("least useful|fits least|least in the way|fits together best")
    file = path(slug, "words") / "en" / f"{room(slug)}{'_why' if slug in OURS else ''}.ftl"
    said = re.findall(
        r"^([a-z0-9-]+-why-[a-z-]+) = ((?:.|\n(?!\S*-why-))*)", file.read_text("utf-8"), re.MULTILINE
    )
    assert said
    assert {key for key, text in said if words_for.search(text)} == {
        key for key in FOREMOST if key.startswith(room(slug))
    }


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_weighed_choice_has_a_reason(slug: str) -> None:
    searched = [
        (thought, seat)
        for state, seat in positions(slug, GAMES[slug].seats[0], count=20, each=4)
        if not only(state.view(seat), seat)
        if (thought := thinks(state, seat, "hard", iterations=4)).weighed
    ]
    assert searched
    assert all(thought.reason for thought, _ in searched)


def test_without_a_rule_it_is_told_how_often_a_choice_wins() -> None:
    moves = (Tried(1, [3.0, 2.0, 1.0, 1.0], 7.0), Tried(2, [1.0, 2.0, 0.0, 2.0], 5.0))
    thought = Found(moves, 4).because(None, {1: "bid 4H", 2: "pass"}.__getitem__)
    assert thought.reason == reason("why-shares", unit="points", more=50, less=25)
    assert sentence(thought.reason, ()) == (
        "In 50% of the imagined deals it brings more points than the next best, in 25% fewer."
    )


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
