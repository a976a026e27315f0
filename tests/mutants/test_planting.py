"""A mutant takes the place of a function wherever that was imported to, and the right tests are run."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.base import Choice
from bot.games.kit import tricks
from bot.games.kit.tricks import left_of
from tests.mutants.planting import Mutant, original, plant, watch
from tests.mutants.running import Took, ordered

TRICKS, BASE = "bot/games/kit/tricks.py", "bot/games/base.py"


@pytest.fixture(autouse=True)
def _mutants_are_taken_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for function in (left_of, Choice.__contains__):
        for part in ("__code__", "__defaults__", "__kwdefaults__"):
            monkeypatch.setattr(function, part, getattr(function, part))


def test_whoever_has_imported_the_function_gets_the_mutant() -> None:
    assert original(TRICKS, "left_of") is left_of
    plant(Mutant(TRICKS, "left_of", "def left_of(seat, players, steps=2):\n    return seat - steps", []))
    assert (left_of(7, 4), tricks.left_of(7, 4, 3)) == (5, 4)


def test_a_method_is_changed_for_objects_that_were_there_before() -> None:
    choice = Choice("bid", ("1", "2"), 1, 1)
    assert "bid 1" in choice
    plant(Mutant(BASE, "Choice.__contains__", "def __contains__(self, action):\n    return False", []))
    assert "bid 1" not in choice


def test_it_is_seen_which_functions_are_called() -> None:
    seen: set[tuple[str, str]] = set()
    watch(TRICKS, "left_of", seen)
    watch(BASE, "Choice.__contains__", seen)
    assert left_of(3, 4) == 0
    assert seen == {(TRICKS, "left_of")}
    assert "bid 3" not in Choice("bid", ("1", "2"), 1, 1)
    assert seen == {(TRICKS, "left_of"), (BASE, "Choice.__contains__")}


def test_first_are_run_the_quick_tests_that_come_by_the_function() -> None:
    here, beside, elsewhere = (TRICKS, "left_of"), (TRICKS, "dealt_in_turn"), (BASE, "Choice.__contains__")
    took: dict[Any, Took] = {
        "beside": Took(0.1, frozenset({beside})),
        "slow": Took(9.0, frozenset({here, elsewhere})),
        "quick": Took(0.2, frozenset({here, beside})),
        "elsewhere": Took(0.1, frozenset({elsewhere})),
    }
    in_turn: list[Any] = [*ordered(Mutant(*here, "", []), took)]
    assert in_turn == ["quick", "slow", "beside"]


def test_the_same_change_has_the_same_key_and_no_other_has() -> None:
    one = Mutant(TRICKS, "left_of", "def left_of(): ...", [])
    assert one.key == one._replace(diff=["-", "+"]).key
    assert len({one.key, one._replace(function="f").key, one._replace(source="").key}) == 3
