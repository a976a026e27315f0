"""The lists of faults beside this file can be planted, and tests notice them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.games import room
from tests.faults.lists import LISTS, Fault, faults
from tests.faults.reach import ROOT
from tests.kit.facts import OURS

EVERY = [pytest.param(fault, id=f"{path.stem}: {fault.name}") for path in LISTS for fault in faults(path)]


@pytest.mark.parametrize("fault", EVERY)
def test_a_fault_can_still_be_planted(fault: Fault) -> None:
    mutant = fault.mutant()
    assert mutant.diff
    assert mutant.function or fault.tests


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_each_list_has_at_least_ten(path: Path) -> None:
    listed = [fault.name for fault in faults(path)]
    assert len(listed) == len(set(listed)) >= 10


def test_faults_are_noticed_by_their_tests() -> None:
    """The games and time only: measuring the tests of all rooms takes too long in CI."""
    command = [sys.executable, "-m", "tests.faults", "--own", *map(room, OURS), "time"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
