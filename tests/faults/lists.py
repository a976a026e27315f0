"""The lists of faults: a file for each room or game.

    tests = ["tests/tables"]      # those that have to notice all its faults, in CI

    [[fault]]
    name = "anyone starts"
    file = "bot/tables/lobby.py"
    old = 'if user != self.host'   # the first of these in the file
    new = 'if False'
    process = true                # for other processes: planted in a copy of the tree
    tests = ["tests/cluster/test_moves.py"]

A change outside functions is planted in a copy of the tree as well.
"""

from __future__ import annotations

import ast
import tomllib
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.faults.planting import Mutant, functions
from tests.faults.reach import ROOT

LISTS: Final = sorted(Path(__file__).parent.glob("*.toml"))


class Fault(NamedTuple):
    room: str
    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    process: bool = False

    def mutant(self) -> Mutant:
        """Return the function with the change, or the file."""
        before = (ROOT / self.file).read_text(encoding="utf-8")
        after = before.replace(self.old, self.new, 1)
        diff = unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
        whole = Mutant(self.file, "", after, list(diff)[3:], self.tests, f"{self.room}: {self.name}")
        then = functions(after)
        same = functions(before)
        changed = [name for name in then if name not in same or _differ(then[name], same[name])]
        if self.process or len(changed) != 1 or then.keys() != same.keys():
            return whole
        (name,) = changed
        then[name].decorator_list = []
        return whole._replace(function=name, source=ast.unparse(then[name]))


def _differ(one: ast.AST, other: ast.AST) -> bool:
    return ast.dump(one) != ast.dump(other)


def faults(path: Path) -> list[Fault]:
    listed: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    default = {"tests": listed.get("tests", []), "process": False}
    made = [{"room": path.stem, **default, **fault} for fault in listed["fault"]]
    return [Fault(**{**fault, "tests": tuple(fault["tests"])}) for fault in made]
