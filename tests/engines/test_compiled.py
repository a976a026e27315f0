"""Rules and computer players as machine code: used when they are of today, and of the same mind."""

from __future__ import annotations

import inspect
import os
import pickle
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import MISCONFIGURED
from bot.ai.decision import Budget
from bot.ai.request import Question, answer
from bot.engines import homes
from bot.engines.compiled import compile_players, rules, slow
from bot.engines.duel import Duel, pairing
from bot.engines.duel_jobs import played
from bot.engines.homes import MADE_OF, ROOT, home, lay_out, outdated
from bot.engines.pool import Process
from bot.games import GAMES
from bot.games.base import Refusal
from tests.ai.examples import asked_views
from tests.engines import readable
from tests.engines.programs import LAST, command

SHORT: Final = {"differ": {"target": "3"}, "92q": {"target": "9"}, "mitigati": {"hands": "1"}}
"""Matches that are soon over."""


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the copy would be; there is none."""
    monkeypatch.setattr(homes, "COPY", tmp_path / "copy")
    return homes.COPY


def test_without_a_copy_the_sources_run(copy: Path) -> None:
    assert not copy.exists()
    assert home() == ROOT
    assert not outdated()


def test_a_copy_of_other_sources_is_not_used(copy: Path) -> None:
    copy.mkdir()
    (copy / MADE_OF).write_text("yesterday", encoding="ascii")
    assert home() == ROOT
    assert outdated()


def test_without_a_compiler_it_is_said(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Refusal) as refusal:
        compile_players()
    assert refusal.value.key == "compile-failed"
    assert not copy.exists()
    assert not list(ROOT.glob(".compiling-*"))


@pytest.mark.parametrize("module", rules() + slow())
def test_what_is_to_be_translated_is_in_the_copy(module: str, copy: Path) -> None:
    lay_out(copy)
    for path in (ROOT, copy):
        assert (path / f"{module.replace('.', '/')}.py").is_file(), f"{module}: see COMPILED"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The true copy, made once; or the one that $TOUCAN_TEST_COPY names."""
    there = os.environ.get("TOUCAN_TEST_COPY")
    with pytest.MonkeyPatch.context() as monkeypatch:
        copy = Path(there) if there else tmp_path_factory.mktemp("made") / "copy"
        monkeypatch.setattr(homes, "COPY", copy)
        if not there:
            compile_players()
        yield homes.COPY


@pytest.mark.slow
@pytest.mark.parametrize("module", rules() + slow())
def test_each_module_becomes_machine_code(made: Path, module: str) -> None:
    assert list(made.glob(f"{module.replace('.', '/')}.*.so"))


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_machine_code_is_of_the_same_mind(made: Path, slug: str) -> None:
    """In every game it finds the same, world for world, and it is machine code that does."""
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


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_a_duel_is_the_same_as_machine_code(made: Path, slug: str) -> None:
    """Whole matches, played by the machine code: so a row of docs/duels.md may come from either."""
    wanted = Duel(slug, ("hard", "normal"), GAMES[slug].seats[0], SHORT.get(slug, {}), "1", Budget(None, 2))
    plain, fast = (dict(played(wanted, range(1), 1, modules)) for modules in (ROOT, made))
    assert (plain[0].points, plain[0].victories) == (fast[0].points, fast[0].victories)
    assert [len(times) for times in plain[0].seconds] == [len(times) for times in fast[0].seconds]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "players"), [(slug, players) for slug, game in GAMES.items() for players in game.seats]
)
def test_compiled_rules_answer_as_the_readable_ones(made: Path, slug: str, players: int) -> None:
    """Ply by ply, whatever they are asked; and each process understands what the other sends."""
    process = Process(made)
    try:
        assert process.do(inspect.getfile, readable.walk) == inspect.getfile(readable.walk)
        for seed in "12":
            plain, fast = readable.walk(slug, players, seed), process.do(readable.walk, slug, players, seed)
            assert [(ply.asked, ply.told) for ply in plain] == [(ply.asked, ply.told) for ply in fast]
            states = [ply.after for ply in plain]
            for back in (process.do(readable.sent_on, states), [ply.after for ply in fast]):
                assert [*map(pickle.loads, back)] == [*map(pickle.loads, states)]
        assert process.do(readable.assigned, slug) == readable.assigned(slug)
    finally:
        process.kill()
        process.bury()


@pytest.mark.slow
def test_tests_of_the_rules_hold_for_machine_code(made: Path) -> None:
    """And those of exports and transcripts, that never change."""
    asked = (*("-p", "tests.machine_code", "-p", "no:cacheprovider", "-q"), "tests/games", "tests/matches")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *asked],
        cwd=ROOT,
        env={**os.environ, "TOUCAN_TEST_COPY": str(made)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    file, passed, skipped = done.stdout.rpartition("rules: ")[2].split()
    assert file.startswith(str(made))
    assert int(passed) > 100 * int(skipped)


@pytest.mark.slow
def test_the_bot_itself_uses_the_compiled_rules(made: Path, tmp_path: Path) -> None:
    """Where they are of today; without them, or when they cannot be loaded, the others do the same."""
    shutil.copytree(ROOT / "bot", tmp_path / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(made, tmp_path / ".compiled")
    whole = asked_of_the_bot(tmp_path)
    assert whole[0].startswith(str(tmp_path / ".compiled"))
    library = next((tmp_path / ".compiled" / "bot" / "games").glob("base.*.so"))
    library.write_bytes(b"not a library")
    broken = asked_of_the_bot(tmp_path)
    shutil.rmtree(tmp_path / ".compiled")
    plain = asked_of_the_bot(tmp_path)
    assert broken[0] == plain[0] == str(tmp_path / "bot" / "games" / "base.py")
    assert "cannot be loaded" in broken[2]
    assert not plain[2]
    assert not whole[2]
    assert whole[1] == broken[1] == plain[1]


@pytest.mark.slow
def test_the_bot_says_what_it_misses_with_compiled_rules_too(made: Path, tmp_path: Path) -> None:
    """Its sentences are subclasses, not compiled themselves, of one that the rules have."""
    shutil.copytree(ROOT / "bot", tmp_path / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "cogs", tmp_path / "cogs", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "rendering", tmp_path / "rendering", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(made, tmp_path / ".compiled")
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=tmp_path,
        env={
            name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "DISCORD_TOKEN"}
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == MISCONFIGURED, done.stderr


ASKED: Final = """
import runpy, sys
sys.argv = ["bot", "selfplay", "springcleaning", "--seed", "7"]
try:
    runpy.run_module("bot", run_name="__main__")
except SystemExit:
    print(sys.modules["bot.games.base"].__file__)
"""


def asked_of_the_bot(folder: Path) -> tuple[str, str, str]:
    """Where its rules are, how a match went, and what it complained of."""
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=True,
    )
    *match, file = done.stdout.splitlines()
    assert len(match) > 20
    return file, "\n".join(match), done.stderr


def test_a_duel_finds_all_it_needs_in_the_copy(copy: Path) -> None:
    """Its processes see nothing else of `bot`."""
    lay_out(copy)
    process = Process(copy)
    wanted = Duel("differ", ("easy", "chance"), 4, SHORT["differ"], "1")
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
