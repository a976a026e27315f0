"""`python -m tests.mutants [FILE...]`: which of mutmut's changes to the rules does no test notice?

What was noticed once is kept in `.mutants.jsonl`, and not tried again as long as the function is the same.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

from tests.faults.planting import Mutant
from tests.faults.reach import ROOT
from tests.faults.running import Outcome, Planter, Result, run

KEPT: Final = ROOT / ".mutants.jsonl"
MUTMUT: Final = ROOT / ".venv-mutants" / "bin" / "python"
NOTICED: Final = ("noticed", "endless")


class Told:
    """How the mutants fare, kept from one run to the next."""

    def __init__(self) -> None:
        lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
        self.kept: dict[str, Outcome] = dict(map(json.loads, lines))
        self._file = KEPT.open("a", encoding="utf-8")

    def __call__(self, mutant: Mutant, result: Result) -> None:
        self.kept[mutant.key] = result.outcome
        self._file.write(json.dumps([mutant.key, result.outcome]) + "\n")
        self._file.flush()
        if result.outcome not in NOTICED:
            sys.stdout.write(f"{result.outcome}: {mutant.file}, {mutant.function}\n")
            sys.stdout.write("".join(f"    {line}\n" for line in mutant.diff))
            sys.stdout.flush()


def made(files: list[str]) -> list[Mutant]:
    """Each once: some of mutmut's are alike."""
    command = [str(MUTMUT), str(ROOT / "tests" / "mutants" / "made.py"), *files]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    mutants = [Mutant(**json.loads(line)) for line in done.stdout.splitlines()]
    return list({mutant.key: mutant for mutant in mutants}.values())


def table(mutants: list[Mutant], kept: dict[str, Outcome]) -> str:
    files: defaultdict[str, Counter[Outcome]] = defaultdict(Counter)
    for mutant in mutants:
        files[mutant.file][kept[mutant.key]] += 1
    rows = ["| module | mutants | noticed | survived | not reached |", "|---|---|---|---|---|"]
    for file, found in files.items():
        seen = sum(found[one] for one in NOTICED)
        rows.append(f"| {file} | {found.total()} | {seen} | {found['survived']} | {found['unreached']} |")
    return "\n".join(rows) + "\n"


def main(names: list[str]) -> int:
    os.chdir(ROOT)
    files = names or [str(file) for file in sorted(Path("bot/games").rglob("*.py"))]
    mutants, told = made(files), Told()
    todo = [mutant for mutant in mutants if told.kept.get(mutant.key) not in NOTICED]
    sys.stdout.write(f"{len(mutants)} mutants, {len(todo)} to try\n")
    if code := run(["-m", "not slow", "tests/games"], Planter(todo, told)):
        return code
    sys.stdout.write(table(mutants, told.kept))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
