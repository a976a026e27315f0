"""Every game is played to its end in every way, and watched for leaks and crashes, at every size of table.

The tests stand with their games; here it is held that none is missing. A new game, or a new size, fails.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from bot.games import GAMES, room
from tests.e2e.games import (
    test_match,
    test_mitigati,
    test_q92,
    test_springcleaning,
    test_springcleaning_panel,
)
from tests.e2e.table import test_leaks, test_restart
from tests.tables import crashing

Test = Callable[..., Any]
WAYS = {
    "clicks": "test_a_match_by_clicks_alone",
    "commands": "test_a_match_by_commands_alone",
    "text": "test_a_match_without_pictures",
    "leaks": "test_no_card_is_read_of_before_it_was_shown",
    "crashes": "test_buttons_of_before_a_crash_work_after_it",
}
"""What the tests of a game are called in `test_GAME.py`; most do it as `tests/e2e/ways.py` has it."""

OTHERWISE: dict[str, tuple[Test, ...]] = {
    "differ": (
        test_match.test_four_people_play_a_match_by_clicks_alone,
        test_match.test_four_people_play_a_match_by_commands_alone,
        test_match.test_a_match_can_be_played_without_a_picture,
        test_leaks.test_no_card_is_read_of_before_it_was_shown,
        test_restart.test_buttons_of_before_a_crash_work_after_it,
    ),
    "92q": (
        test_q92.test_a_match_is_played_by_clicks_alone,
        test_q92.test_a_match_is_played_by_commands_alone,
        test_q92.test_a_match_is_played_without_a_picture,
        test_q92.test_no_card_is_read_of_before_it_was_shown,
        test_q92.test_a_match_goes_on_after_every_crash,
    ),
    "mitigati": (
        test_mitigati.test_a_match_by_clicks_alone,
        test_mitigati.test_a_match_by_commands_alone,
        test_mitigati.test_a_match_without_pictures,
        test_mitigati.test_no_card_is_read_of_before_it_was_shown,
        test_mitigati.test_a_match_goes_on_after_a_crash_in_every_phase,
    ),
    "springcleaning": (
        test_springcleaning.test_a_match_by_clicks_alone,
        test_springcleaning.test_a_match_by_commands_alone,
        test_springcleaning.test_a_match_without_pictures,
        test_springcleaning_panel.test_everything_is_made_of_views,
        test_springcleaning_panel.test_buttons_of_before_a_crash_work_after_it,
    ),
}


def found(slug: str, way: str) -> Test:
    if slug in OTHERWISE:
        return OTHERWISE[slug][[*WAYS].index(way)]
    test: Test = getattr(import_module(f"tests.e2e.games.test_{room(slug)}"), WAYS[way])
    return test


def sizes(test: Test, slug: str) -> set[int]:
    """For how many players it is run; where that is no parameter, for the only number there is."""
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize" and mark.args[0] == "players":
            values: list[Any] = [
                one.values[0] if isinstance(one, ParameterSet) else one for one in mark.args[1]
            ]
            return set(values)
    return set(GAMES[slug].seats) if len(GAMES[slug].seats) == 1 else set()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("slug", GAMES)
def test_no_game_and_no_size_is_missing(slug: str, way: str) -> None:
    assert sizes(found(slug, way), slug) == set(GAMES[slug].seats)


def test_every_game_is_killed() -> None:
    assert {kind.slug for kind in crashing.TABLES} == set(GAMES)
