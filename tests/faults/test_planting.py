"""Mutants replace functions in all modules that imported them, and the right tests run first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.games.base import Choice
from bot.games.kit import tricks
from bot.games.kit.tricks import left_of
from cogs.kit.ids import Id
from tests.faults.lists import Fault
from tests.faults.planting import Mutant, functions, original, plant, watch
from tests.faults.reach import Took, ordered

TRICKS, BASE = "bot/games/kit/tricks.py", "bot/games/base.py"


@pytest.fixture(autouse=True)
def _mutants_are_taken_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for function in (left_of, Choice.__contains__, original("cogs/kit/ids.py", "Id.__init_subclass__")):
        for part in ("__code__", "__defaults__", "__kwdefaults__"):
            monkeypatch.setattr(function, part, getattr(function, part))


def test_all_importers_of_the_function_get_the_mutant() -> None:
    assert original(TRICKS, "left_of") is left_of
    plant(Mutant(TRICKS, "left_of", "def left_of(seat, players, steps=2):\n    return seat - steps", []))
    assert (left_of(7, 4), tricks.left_of(7, 4, 3)) == (5, 4)


def test_methods_of_older_objects_are_changed() -> None:
    choice = Choice("bid", ("1", "2"), 1, 1)
    assert "bid 1" in choice
    plant(Mutant(BASE, "Choice.__contains__", "def __contains__(self, action):\n    return False", []))
    assert "bid 1" not in choice


@pytest.mark.parametrize(
    ("file", "function"),
    [
        pytest.param("bot/tables/table.py", "Table.live", id="property"),
        pytest.param("bot/engines/program.py", "_Running._ready", id="staticmethod"),
        pytest.param("bot/words/__init__.py", "catalogue", id="cached"),
        pytest.param("bot/cluster/lease.py", "holding", id="asynccontextmanager"),
        pytest.param("cogs/topsuit/cog.py", "TopSuitCog.play", id="command"),
    ],
)
def test_decorated_functions_are_found(file: str, function: str) -> None:
    found = original(file, function)
    assert found.__qualname__ == function
    assert found.__code__.co_filename.endswith(file)


def test_a_fault_becomes_the_function_it_changes() -> None:
    fault = Fault("", "", TRICKS, "% players", "% 2", ())
    mutant = fault.mutant()
    assert (mutant.function, "% 2" in mutant.source) == ("left_of", True)
    assert fault._replace(process=True).mutant().function == ""
    assert fault._replace(old="import annotations", new="import *").mutant().function == ""


def test_class_methods_by_name_are_watched() -> None:
    file, name = "cogs/kit/ids.py", "Id.__init_subclass__"
    watch(file, name, functions(Path(file).read_text(encoding="utf-8"))[name], seen := set[int](), 0)

    class Other(Id): ...

    assert seen == {0}
    assert not Other.live


def test_calls_of_watched_functions_are_seen() -> None:
    seen: set[int] = set()
    for number, (file, name) in enumerate([(TRICKS, "left_of"), (BASE, "Choice.__contains__")]):
        watch(file, name, functions(Path(file).read_text(encoding="utf-8"))[name], seen, number)
    assert left_of(3, 4) == 0
    assert seen == {0}
    assert "bid 3" not in Choice("bid", ("1", "2"), 1, 1)
    assert seen == {0, 1}


def test_quick_tests_of_the_function_run_first() -> None:
    here, beside, elsewhere = 1, 2, 4
    took: dict[Any, Took] = {
        "beside": Took(0.1, beside),
        "slow": Took(0.1, here, slow=True),
        "long": Took(9.0, here | elsewhere),
        "quick": Took(0.2, here | beside),
        "elsewhere": Took(0.1, elsewhere),
    }
    in_turn: list[Any] = [*ordered((here, here | beside), took)]
    assert in_turn == ["quick", "long", "slow", "beside"]


def test_keys_tell_changes_apart() -> None:
    one = Mutant(TRICKS, "left_of", "def left_of(): ...", [])
    assert one.key == one._replace(diff=["-", "+"]).key
    assert len({one.key, one._replace(function="f").key, one._replace(source="").key}) == 3
