"""Compiled computer players: used when they fit these sources, and their answers are the same."""

from __future__ import annotations

import inspect
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ai.decision import Budget
from bot.ai.request import Question, answer
from bot.engines import compiled
from bot.engines.compiled import (
    ROOT,
    compile_players,
    home,
    lay_out,
    outdated,
    slow,
    sources,
    tell_unused,
)
from bot.engines.duel import Duel, pairing
from bot.engines.duel_jobs import played
from bot.engines.pool import Process
from bot.games import GAMES
from bot.games.base import Refusal
from bot.words import words
from tests.ai.examples import asked_views
from tests.kit.facts import OURS


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the place of the copy, without one."""
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "folder")
    return compiled.FOLDER


def test_without_a_copy_the_sources_run(folder: Path) -> None:
    assert not folder.exists()
    assert home() == ROOT
    assert not outdated()


def test_a_copy_of_these_sources_is_used(folder: Path) -> None:
    lay_out(folder / sources())
    assert home() == folder / sources()
    assert not outdated()


def test_a_copy_of_anything_else_is_refused_aloud(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    lay_out(folder / "yesterday")
    assert home() == ROOT
    assert outdated()
    tell_unused()
    assert [one.getMessage() for one in caplog.records] == [words()("compile-unused")]


def test_other_machines_and_pythons_have_other_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {sources()}
    monkeypatch.setattr(sys, "version", "3.99")
    known.add(sources())
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: ".another-machine.so")
    known.add(sources())
    assert len(known) == 3


def test_what_cannot_be_loaded_is_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def translate(copy: Path, modules: list[str]) -> None:
        (copy / modules[0]).write_text("raise ImportError", encoding="utf-8")

    monkeypatch.setattr(compiled, "translate", translate)
    with pytest.raises(Refusal, match="compile-failed"):
        compile_players()
    assert not folder.exists()


def test_without_a_compiler_it_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Refusal) as refusal:
        compile_players()
    assert refusal.value.key == "compile-failed"
    assert not folder.exists()
    assert not list(ROOT.glob(".compiling-*"))


def test_the_copy_has_all_to_translate(tmp_path: Path) -> None:
    lay_out(tmp_path)
    files = [f"{module.replace('.', '/')}.py" for module in slow()]
    missing = [file for file in files if not ((ROOT / file).is_file() and (tmp_path / file).is_file())]
    assert missing == [], "see COMPILED"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Compile the players once for all tests of this module."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(compiled, "FOLDER", tmp_path_factory.mktemp("made") / "folder")
        compile_players()
        yield home()


def test_each_module_becomes_machine_code(made: Path) -> None:
    assert [module for module in slow() if not [*made.glob(f"{module.replace('.', '/')}.*.so")]] == []


@pytest.mark.parametrize("slug", OURS)
def test_machine_code_is_of_the_same_mind(made: Path, slug: str) -> None:
    """It finds the same results world for world, and really runs machine code."""
    assert home() == made
    assert list(made.glob("bot/ai/bits.*.so")), "nothing was compiled"
    process = Process(home())
    budget = Budget(None, 12)
    try:
        for question in questions(slug):
            assert process.do(answer, question, budget) == answer(question, budget)
    finally:
        process.kill()
        process.bury()


def test_a_duel_is_the_same_as_machine_code(made: Path) -> None:
    """A row of docs/duels.md may come from either; that all games think alike is tested above."""
    wanted = Duel("differ", ("hard", "normal"), 4, {"target": "3"}, "1", Budget(None, 2))
    plain, fast = (dict(played(wanted, range(1), 1, modules)) for modules in (ROOT, made))
    assert (plain[0].points, plain[0].victories) == (fast[0].points, fast[0].victories)
    assert [len(times) for times in plain[0].seconds] == [len(times) for times in fast[0].seconds]


def test_a_process_imports_the_copy_for_players_alone(tmp_path: Path) -> None:
    lay_out(tmp_path)
    process = Process(tmp_path)
    try:
        assert process.do(inspect.getfile, answer) == str(tmp_path / "bot" / "ai" / "request.py")
        assert process.do(inspect.getfile, pairing) == str(ROOT / "bot" / "engines" / "duel.py")
    finally:
        process.kill()
        process.bury()


def questions(slug: str) -> list[Question]:
    return [each for players in GAMES[slug].seats for each in asked_views(slug, players, "hard", 9)][:40]
