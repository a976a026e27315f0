"""Faults planted on purpose: each is one change of the rules, and some test of that game has to fail.

The lists stand beside this file. To plant one by hand, put `new` in the place of the first `old` in the file.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LISTS = sorted(Path(__file__).parent.glob("*.toml"))
SECONDS = 180
"""A fault may make a match endless; that is noticed too."""


def faults(path: Path) -> list[tuple[list[str], dict[str, str]]]:
    """Each fault, with what has to notice it: the game's own tests, then those that every game has."""
    listed: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    own = [f"tests/games/{name}" for name in listed["tests"]]
    shared = [f"tests/games/test_{name}.py" for name in ("transcripts", "contract")]
    names = [Path(name).stem for name in listed["tests"]]
    return [
        ([*own, *shared, "-k", " or ".join([listed["slug"], *names])], fault) for fault in listed["fault"]
    ]


EVERY = [
    pytest.param(*fault, id=f"{path.stem}: {fault[1]['name']}") for path in LISTS for fault in faults(path)
]


def planted(folder: Path, fault: dict[str, str]) -> None:
    """A copy of the rules and their tests with this fault in it."""
    nothing_else = shutil.ignore_patterns("__pycache__", "e2e", "rendering", "ai", "faults")
    for room in ("bot", "tests"):
        shutil.copytree(ROOT / room, folder / room, ignore=None if room == "bot" else nothing_else)
    shutil.copy(ROOT / "pyproject.toml", folder)
    file = folder / fault["file"]
    file.write_text(file.read_text(encoding="utf-8").replace(fault["old"], fault["new"], 1), encoding="utf-8")


@pytest.mark.parametrize(("tests", "fault"), EVERY)
def test_a_fault_can_still_be_planted(tests: list[str], fault: dict[str, str]) -> None:
    assert fault["old"] in (ROOT / fault["file"]).read_text(encoding="utf-8")
    assert fault["old"] != fault["new"]
    assert tests


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_each_game_has_at_least_ten(path: Path) -> None:
    listed = [fault["name"] for _, fault in faults(path)]
    assert len(listed) == len(set(listed)) >= 10


@pytest.mark.slow
@pytest.mark.parametrize(("tests", "fault"), EVERY)
def test_a_fault_is_noticed(tests: list[str], fault: dict[str, str], tmp_path: Path) -> None:
    planted(tmp_path, fault)
    options = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=1")
    command = [sys.executable, "-m", "pytest", *options, *tests]
    try:
        done = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return
    assert done.returncode == 1, done.stdout[-2000:]
