"""Compiled computer players: used when they fit these sources, and their answers are the same."""

from __future__ import annotations

import inspect
import shlex
import sys
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.ai.decision import Budget
from bot.ai.request import Question, answer
from bot.engines import compiled, homes
from bot.engines.compiled import compile_players, prove, slow
from bot.engines.compiling import tell_unused
from bot.engines.duel import Duel, pairing
from bot.engines.duel_jobs import played
from bot.engines.homes import MADE_OF, ROOT, home, lay_out, outdated, sources, stamp
from bot.engines.pool import Process
from bot.games import GAMES
from bot.games.base import Refusal
from bot.words import words
from tests.ai.examples import asked_views
from tests.engines.programs import LAST, command


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(homes, "COPY", tmp_path / "copy")
    return homes.COPY


def test_without_a_copy_the_sources_run(copy: Path) -> None:
    assert not copy.exists()
    assert home() == ROOT
    assert not outdated()


def laid_out(copy: Path) -> None:
    """Lay the copy out as `compile` does, without translating it."""
    lay_out(copy)
    (copy / MADE_OF).write_text(stamp(copy, sources()), encoding="ascii")


def test_a_copy_of_these_sources_is_used(copy: Path) -> None:
    laid_out(copy)
    (copy / "bot" / "__pycache__").mkdir()
    (copy / "bot" / "__pycache__" / "__init__.pyc").write_bytes(b"Python's own")
    assert home() == copy
    assert not outdated()


def changed(copy: Path) -> None:
    (copy / "bot" / "games" / "base.py").write_bytes(b"")


def added(copy: Path) -> None:
    (copy / "bot" / "games" / "base.so").touch()


def lost(copy: Path) -> None:
    (copy / "bot" / "games" / "base.py").unlink()


def of_yesterday(copy: Path) -> None:
    (copy / MADE_OF).write_text(stamp(copy, "yesterday"), encoding="ascii")


def half_written(copy: Path) -> None:
    (copy / MADE_OF).write_bytes(b"\xff")


@pytest.mark.parametrize("damage", [changed, added, lost, of_yesterday, half_written])
def test_a_copy_of_anything_else_is_refused_aloud(
    copy: Path, damage: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    laid_out(copy)
    damage(copy)
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


def test_what_plays_in_another_way_is_not_kept(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "GAMES", {"springcleaning": GAMES["springcleaning"]})
    monkeypatch.setattr(compiled, "PROVEN", 1)
    lay_out(copy)
    prove(copy)
    file = copy / "bot" / "games" / "springcleaning" / "scores.py"
    file.write_text(file.read_text(encoding="utf-8").replace("2: 3, 3: 5", "2: 4, 3: 6"), encoding="utf-8")
    with pytest.raises(Refusal, match="compile-differs"):
        prove(copy)
    file.write_text("", encoding="utf-8")
    with pytest.raises(Refusal, match="compile-failed"):
        prove(copy)


def test_without_a_compiler_it_is_said(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Refusal) as refusal:
        compile_players()
    assert refusal.value.key == "compile-failed"
    assert not copy.exists()
    assert not list(ROOT.glob(".compiling-*"))


def test_the_copy_has_all_to_translate(copy: Path) -> None:
    lay_out(copy)
    files = [f"{module.replace('.', '/')}.py" for module in slow()]
    missing = [file for file in files if not ((ROOT / file).is_file() and (copy / file).is_file())]
    assert missing == [], "see COMPILED"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Compile the players once for all tests of this module."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(homes, "COPY", tmp_path_factory.mktemp("made") / "copy")
        compile_players()
        yield homes.COPY


def test_each_module_becomes_machine_code(made: Path) -> None:
    assert [module for module in slow() if not [*made.glob(f"{module.replace('.', '/')}.*.so")]] == []


@pytest.mark.parametrize("slug", GAMES)
def test_machine_code_is_of_the_same_mind(made: Path, slug: str) -> None:
    """It finds the same results world for world, and really runs machine code."""
    assert home() == made
    assert list(made.glob("bot/ai/search.*.so")), "nothing was compiled"
    process = Process(home())
    budget = Budget(None, 12)
    try:
        for question in questions(slug):
            assert process.ask(question, budget, 60) == answer(question, budget)
    finally:
        process.kill()
        process.bury()


def test_a_duel_is_the_same_as_machine_code(made: Path) -> None:
    """A row of docs/duels.md may come from either; that all games think alike is tested above."""
    wanted = Duel("differ", ("hard", "normal"), 4, {"target": "3"}, "1", Budget(None, 2))
    plain, fast = (dict(played(wanted, range(1), 1, modules)) for modules in (ROOT, made))
    assert (plain[0].points, plain[0].victories) == (fast[0].points, fast[0].victories)
    assert [len(times) for times in plain[0].seconds] == [len(times) for times in fast[0].seconds]


def test_a_duel_needs_nothing_beside_the_copy(copy: Path) -> None:
    """Its processes see nothing else of `bot`."""
    lay_out(copy)
    process = Process(copy)
    wanted = Duel("differ", ("easy", "chance"), 4, {"target": "3"}, "1")
    try:
        assert process.do(inspect.getfile, pairing) == str(copy / "bot" / "engines" / "duel.py")
        assert process.do(pairing, wanted, 0).points == pairing(wanted, 0).points
        program = replace(wanted, pair=("easy", shlex.join(command(LAST))))
        assert process.do(pairing, program, 0).failed == (0, 0)
    finally:
        process.kill()
        process.bury()


def questions(slug: str) -> list[Question]:
    return [each for players in GAMES[slug].seats for each in asked_views(slug, players, "hard", 9)][:40]
