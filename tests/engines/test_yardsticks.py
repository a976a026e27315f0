"""Players of an older version, in a process of their own, as a yardstick for those of today."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench.strength.yardsticks import command, pairings_of, yardstick
from bot import VERSION
from bot.ai.decision import Budget
from bot.engines import duel
from bot.engines.compiled import ROOT
from bot.engines.duel import Duel
from bot.engines.protocol import HELLO, QUIT

OLD = "0.0.1"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A history in which the players were of another version once."""
    folder = tmp_path / "clone"
    shutil.copytree(ROOT / "bot", folder / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    said = folder / "bot/__init__.py"
    today = said.read_text(encoding="utf-8")
    said.write_text(today.replace(VERSION, OLD), encoding="utf-8")
    _git(folder, "init", "--quiet")
    _git(folder, "add", ".")
    _git(folder, "commit", "--quiet", "--message", "Begin")
    said.write_text(today, encoding="utf-8")
    _git(folder, "commit", "--quiet", "--all", "--message", "Go on")
    return folder


def _git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=test", "-c", "user.email=test@example.org")
    git = shutil.which("git")
    assert git
    done = subprocess.run([git, "-C", str(folder), *who, *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_the_players_are_those_of_the_commit(clone: Path, tmp_path: Path) -> None:
    commit = _git(clone, "rev-parse", "HEAD~1")
    folder = yardstick(commit, clone=clone, kept=tmp_path / "kept", compiled=False)
    assert folder == yardstick(commit, clone=Path("nowhere"), kept=tmp_path / "kept", compiled=False)
    said = subprocess.run(
        shlex.split(command(folder, "easy")),
        input=f"{HELLO}\n{QUIT}\n",
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert said.splitlines() == [f"id name Toucan {OLD} easy", "ready"]


class Here:
    """This process instead of another, so that the test's clock counts."""

    def __init__(self, modules: Path) -> None:
        assert modules == ROOT

    def do(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    def kill(self) -> None: ...

    def bury(self) -> None: ...


def test_a_slow_yardstick_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    # No answer comes at once, so it is as if all came late.
    monkeypatch.setattr("bot.engines.program.ENDLESS", 0.0)
    defaults = duel.pairings.__kwdefaults__
    assert defaults
    monkeypatch.setitem(defaults, "late", 0.0)
    monkeypatch.setattr("bench.strength.yardsticks.Process", Here)
    wanted = Duel("differ", ("easy", command(ROOT, "easy")), 4, {"target": "1"}, "1", Budget(iterations=1))
    (usual,) = duel.pairings(wanted, (0,))
    assert usual.failed[1]

    waited = dict(pairings_of(wanted, (0, 1), ROOT, at_once=1))
    assert sorted(waited) == [0, 1]
    assert all(one.failed == (0, 0) and all(one.seconds) for one in waited.values())
