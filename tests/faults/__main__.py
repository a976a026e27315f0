"""`python -m tests.faults [NAME or LIST ...]`: which tests notice the faults of the lists?

Tries the tests of `make test`, or others as the options say. What came of it is kept in `.faults.jsonl`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter, defaultdict
from math import inf
from typing import Final

from tests.faults.lists import LISTS, faults
from tests.faults.planting import Mutant
from tests.faults.reach import ROOT
from tests.faults.running import Planter, Result, run

KEPT: Final = ROOT / ".faults.jsonl"


class Told:
    """How the faults fare, by room."""

    def __init__(self) -> None:
        self.found: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._file = KEPT.open("a", encoding="utf-8")

    def __call__(self, fault: Mutant, result: Result) -> None:
        noticed = ("slow" if result.slow else "quick") if result.by else "none"
        self.found[fault.name.partition(": ")[0]][noticed] += 1
        told = {"fault": fault.name, "key": fault.key, "file": fault.file, "function": fault.function}
        self._file.write(json.dumps(told | result._asdict()) + "\n")
        self._file.flush()
        if not result.by:
            sys.stdout.write(f"{result.outcome}: {fault.name} ({fault.file}, {fault.function})\n")
            sys.stdout.write("".join(f"    {line}\n" for line in fault.diff))
            sys.stdout.flush()

    def table(self) -> str:
        rows = [
            "| room | faults | noticed by quick tests | slow ones only | none |",
            "|---|---|---|---|---|",
        ]
        rows += [
            f"| {room} | {found.total()} | {found['quick']} | {found['slow']} | {found['none']} |"
            for room, found in sorted(self.found.items())
        ]
        return "\n".join(rows) + "\n"


def options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME or LIST")
    parser.add_argument("--all", action="store_true", help="try slow tests on what no quick one notices")
    parser.add_argument("--own", action="store_true", help="try only the tests of the lists, slow ones too")
    parser.add_argument("--enough", type=float, default=3, help="so many tests that notice a fault, or inf")
    parser.add_argument("--tests", action="extend", nargs="+", default=[], help="try only these tests")
    parser.add_argument("--seconds", type=float, default=120, help="try tests that take so long for a fault")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="forks at a time")
    return parser.parse_args(words)


def chosen(names: list[str]) -> list[Mutant]:
    """Return the faults of these names, or of these lists or rooms; all if there is none."""
    return [
        fault.mutant()
        for path in LISTS
        for fault in faults(path)
        if not names or {fault.name, path.stem, path.name, f"tests/faults/{path.name}"} & {*names}
    ]


def main(words: list[str]) -> int:
    os.chdir(ROOT)
    asked = options(words)
    found, told = chosen(asked.names), Told()
    if not asked.own:
        found = [fault._replace(tests=()) if fault.function else fault for fault in found]
    tests = asked.tests or ["tests"]
    if asked.own:
        tests = sorted({test.partition("::")[0] for fault in found if fault.function for test in fault.tests})
    planter = Planter(
        found,
        told,
        jobs=asked.jobs,
        enough=1 if asked.own else asked.enough,
        seconds=inf if asked.own else asked.seconds,
    )
    marks = "" if asked.all or asked.own else "not slow"
    code = run(["-m", marks, *tests], planter)
    sys.stdout.write(told.table())
    return code or int(any(found["none"] for found in told.found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
