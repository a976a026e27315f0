"""The fullest messages of 92Q: eight players whose names are as long as they can be written."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from bot.games.q92.rules import HandResult, NinetyTwoQ
from bot.records.stored import Preferences
from cogs.core import names as people
from cogs.kit.controls import Press
from cogs.kit.game_cog import Ids, Names, Panel
from cogs.kit.pages import MOST_TEXT, Page
from cogs.kit.telling import HEARD, Where
from cogs.pages import public
from cogs.pages.confirm import asking_first
from cogs.pages.rated import rated
from cogs.q92.cog import TOPICS, Q92Cog
from tests.games.playing import random_match
from tests.kit.languages import EVERY, speaking
from tests.kit.random_matches import played

LONGEST = "*" * 32
HINT = "!" * 600
SIZES = [4, 6, 8]


def front() -> Q92Cog:
    return Q92Cog(cast("Any", None))


def names(players: int) -> Names:
    return (people.marked(LONGEST),) * players


def states(players: int) -> list[NinetyTwoQ]:
    return [
        step.after
        for seed in range(3)
        for step in random_match("92q", players, Random(seed), {"target": "30"})
        if isinstance(step.after, NinetyTwoQ)
    ]


def test_partners_are_chosen_by_bid_and_standing() -> None:
    calls = ((0, "5C"), (1, "6S"), (2, "pass"), (3, "pass"), (0, "7H"), (1, "pass"))
    state = next(state for state in states(4) if state.phase == "partners").but(
        bid="7H", bidder=0, calls=calls, sheet=(HandResult(0, 1, "1S", (3,), (0, 5, 8, 0), (0, 15, 1, 0)),)
    )
    panel = Panel(Ids(1, 0, 1), "", Preferences(1), ("Ann", "Bob", "Cleo", "Dan"))
    offered = Page((), rows=front().controls(state, 0, panel)).controls
    assert [press.label for press in offered if isinstance(press, Press)] == [
        "Bob · 6 tricks in spades · 15 points",
        "Cleo · 1 point",
        "Dan · 0 points",
    ]


@pytest.mark.parametrize("text_only", [False, True])
@pytest.mark.parametrize("players", SIZES)
def test_every_panel_fits(players: int, *, text_only: bool) -> None:
    cog = front()
    for state in states(players):
        for seat in state.to_act - {-1}:
            view = state.view(seat)
            halves = ["", f"bid {state.hand_size}"] if state.phase == "auction" else [""]
            for so_far in halves:
                player = Preferences(1, text_only=text_only)
                panel = Panel(Ids(2**31, seat, 999), so_far, player, (people.plain(LONGEST),) * players)
                rows = cog.controls(view, seat, panel)
                spoken = [*cog.as_text(view, seat, names(players)), cog.scores(view, names(players))]
                spoken += cog.lines(view, names(players), HEARD)
                said = [*cog.lines(view, names(players), Where.HAND), cog.asked(view, seat, so_far)]
                for shown in (rows, asking_first(rows)):
                    Page(("title", "\n".join(said)), rows=shown).check()
                    Page(("title", f"{HINT}\n{said[-1]}", "\n".join(spoken)), rows=shown).check()


@pytest.mark.parametrize("players", SIZES)
def test_every_table_fits(players: int) -> None:
    cog = front()
    for state in states(players):
        lines = [cog.title(state), *cog.lines(state.view(None), names(players), Where.PUBLIC)]
        assert len("\n".join(lines)) < MOST_TEXT // 2
        trick = cog.last_trick(state, names(players))
        assert trick is None or len(trick) < MOST_TEXT // 2


HAND = HandResult(0, 0, "3C", (1, 2, 3), (1, 1, 1, 1, 1, 1, 0, 0), (3, 3, 3, 3, 0, 0, 0, 0))


def test_a_long_match_shows_its_newest_hands() -> None:
    state = states(8)[-1].but(sheet=(HAND,) * 40, phase="over")
    lines = front().results(state, names(8))
    shown = public.newest(lines)
    assert 3 < len(shown) < 40
    assert shown[-1] == lines[-1]
    assert "Hand 40:" in shown[-1]
    Page(("title", "\n".join(shown), front().scores(state, names(8)))).check()
    assert public.newest(lines[:2]) == lines[:2]


def test_a_result_tells_its_greatest_hand() -> None:
    table, _ = played("92q", 4, Random(1), most=2)
    small = HandResult(0, 0, "3C", (1,), (4, 3, 3, 3), (4, 3, 0, 0))
    great = HandResult(1, 1, "7H", (3,), (2, 5, 2, 4), (0, 15, 0, 12))
    table.state = table.state.but(sheet=(small, great, small), phase="over")
    page = public.closed(table, Q92Cog(cast("Any", None)))
    assert "\n".join(page.texts).count("Hand ") == 1
    assert "Hand 2: " in "\n".join(page.texts)


@pytest.mark.parametrize("language", EVERY)
@pytest.mark.parametrize("name", [LONGEST, "Wolfgang Amadeus Mozart III"])
def test_a_long_matchs_result_fits_with_eight_ratings(language: str, name: str) -> None:
    table, _ = played("92q", 8, Random(1), most=2)
    seats = tuple(one and one._replace(name=name) for one in table.seats)
    table.record = replace(table.record, seats=seats, commitment="a" * 64)
    table.state = table.state.but(sheet=(HAND,) * 40, phase="over")
    changes, cog = [(seat, 1000, 1234) for seat in range(8)], Q92Cog(cast("Any", None))
    with speaking(language):
        page = rated(public.closed(table, cog), table, changes, public.names(table))
    assert any("1234" in text for text in page.texts)
    page.check()


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (
            HandResult(0, 0, "7H", (2,), (5, 3, 3, 2), (15, 0, 9, 0)),
            "Hand 1: A bid 7 tricks in hearts with C; they took 8: made. A 5 x 3 = 15 · C 3 x 3 = 9",
        ),
        (
            HandResult(0, 0, "7H", (2,), (4, 4, 2, 3), (0, 12, 0, 9)),
            "Hand 1: A bid 7 tricks in hearts with C; they took 6: not made. B 4 x 3 = 12 · D 3 x 3 = 9",
        ),
        (
            HandResult(0, 1, "1S", (0,), (0, 0, 13, 0), (0, 0, 117, 0)),
            (
                "Hand 1: B bid 1 trick in spades with A; "
                "they took 0, so one side has every trick: not made. C 13 x 9 = 117"
            ),
        ),
        (HandResult(0, -1, "", (), (0,) * 4, (0,) * 4), "Hand 1: everyone passed."),
    ],
)
def test_a_hands_result_is_worked_out(result: HandResult, expected: str) -> None:
    state = NinetyTwoQ.start(4, {}).but(sheet=(result,))
    assert front().results(state, ("A", "B", "C", "D")) == [_in_one(expected)]


def _in_one(text: str) -> str:
    """No line ends within a sum."""
    return re.sub(r"(\w) (\d+) x (\d+) = ", "\\1\xa0\\2\xa0\u00d7\xa0\\3\xa0=\xa0", text)


@pytest.mark.parametrize("topic", TOPICS)
def test_the_rules_fit_and_name_the_target(topic: str) -> None:
    said = front().rules(NinetyTwoQ.start(6, {"target": "50"}), topic)
    assert len(said) < MOST_TEXT
    assert ("50" in said) == (topic == "overview")
    assert front().topic_name(topic)
