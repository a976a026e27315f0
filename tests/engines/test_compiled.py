"""Rules and computer players as machine code: used when they are of today, and of the same mind."""

from __future__ import annotations

import ast
import inspect
import json
import os
import pickle
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import MISCONFIGURED
from bot.ai.decision import Budget
from bot.ai.request import Question, answer
from bot.engines import compiled, homes
from bot.engines.compiled import compile_players, prove, rules, slow
from bot.engines.compiling import tell_unused
from bot.engines.duel import Duel, pairing
from bot.engines.duel_jobs import played
from bot.engines.homes import MADE_OF, ROOT, home, lay_out, outdated, sources, stamp
from bot.engines.native import natively
from bot.engines.pool import Process
from bot.games import GAMES
from bot.games.base import Refusal
from bot.words import words
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


def laid_out(copy: Path) -> None:
    """As `compile` leaves it, but that nothing is translated."""
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
def test_a_copy_of_anything_else_is_not_used_and_that_is_said(
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


def test_nothing_moves_to_another_line_and_all_copies_are_methods() -> None:
    """So that the places of an error are those in the sources."""
    for module in rules():
        source = (ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
        before, after = functions(ast.parse(source)), functions(ast.parse(natively(source)))
        assert before.items() <= after.items()
        assert all(name.startswith("_but_") for name in calls(ast.parse(natively(source))) if "but" in name)


def functions(module: ast.Module) -> dict[str, set[tuple[int, int | None]]]:
    """Where each function is, in all classes."""
    found: dict[str, set[tuple[int, int | None]]] = {}
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name not in {"__init__", "but", "_as_dataclass"}:
            found.setdefault(node.name, set()).add((node.lineno, node.end_lineno))
    return found


def calls(module: ast.Module) -> set[str]:
    return {
        node.func.attr
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }


def test_a_class_without_room_for_its_methods_is_said() -> None:
    with pytest.raises(ValueError, match="lines more than there are"):
        natively("@dataclass(frozen=True)\nclass One(Frozen):\n    value: int\n")


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
        for seed, options in ((seed, options) for seed in "12" for options in both_ends(slug)):
            asked = slug, players, options, seed
            plain, fast = readable.walk(*asked), process.do(readable.walk, *asked)
            assert [(ply.asked, ply.told) for ply in plain] == [(ply.asked, ply.told) for ply in fast]
            states = [ply.after for ply in plain]
            for back in (process.do(readable.sent_on, states), [ply.after for ply in fast]):
                assert [*map(pickle.loads, back)] == [*map(pickle.loads, states)]
        assert process.do(readable.assigned, slug) == readable.assigned(slug)
    finally:
        process.kill()
        process.bury()


def both_ends(slug: str) -> list[dict[str, str]]:
    """Every option with its first value, and with its last."""
    options = GAMES[slug].options
    return [{option.name: option.values[at] for option in options} for at in ((0, -1) if options else (0,))]


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_errors_have_the_places_that_they_have_in_the_sources(made: Path, slug: str) -> None:
    """But for what a comprehension is in Python: a function of its own."""
    process = Process(made)
    try:
        fast = process.do(readable.places_of_errors, slug)
    finally:
        process.kill()
        process.bury()
    plain = [re.sub(r" < \S+ <\w+>", "", one) for one in readable.places_of_errors(slug)]
    assert fast == plain
    assert fast


ROOMS: Final = {
    # Those of the rules, and of exports and transcripts, that never change.
    "rules": ("tests/games",),
    "transcripts": ("tests/matches",),
    # A whole bot: people who click in a simulated Discord, a database, what is shown.
    "tables": ("tests/tables",),
    "bot": ("tests/e2e/games/test_match.py", "tests/e2e/table/test_restart.py"),
}


@pytest.mark.slow
@pytest.mark.parametrize("rooms", ROOMS.values(), ids=ROOMS)
def test_tests_hold_for_machine_code(made: Path, rooms: tuple[str, ...]) -> None:
    asked = ("-p", "tests.machine_code", "-p", "no:cacheprovider", "-q", *rooms)
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
    assert int(passed) > 50 * int(skipped)


@pytest.fixture
def installed(made: Path, tmp_path: Path) -> Path:
    """A folder with a bot and its machine code, as an operator has it."""
    for part in ("bot", "cogs", "rendering"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(made, tmp_path / ".compiled")
    return tmp_path


@pytest.mark.slow
def test_the_bot_itself_uses_the_compiled_rules(installed: Path) -> None:
    """Where they are as they were made; without them, or if they cannot be loaded, the others do the same."""
    copy = installed / ".compiled"
    whole = asked_of_the_bot(installed)
    library = next(copy.glob("bot/games/base.*.so"))
    assert whole[0] == f"{library} {copy}"
    library.write_bytes(b"not a library")
    damaged = asked_of_the_bot(installed)
    (copy / MADE_OF).write_text(stamp(copy, sources()), encoding="ascii")
    broken = asked_of_the_bot(installed)
    shutil.rmtree(copy)
    none = asked_of_the_bot(installed)
    assert damaged[0] == broken[0] == none[0] == f"{installed / 'bot' / 'games' / 'base.py'} {installed}"
    assert whole[1] == damaged[1] == broken[1] == none[1]


ASKED: Final = """
import runpy, sys
sys.argv = ["bot", "selfplay", "springcleaning", "--seed", "7"]
# Whoever runs what has been made needs nothing of what makes it.
sys.modules.update(dict.fromkeys(("mypy", "mypyc", "mypy_extensions")))
try:
    runpy.run_module("bot", run_name="__main__")
except SystemExit:
    print(sys.modules["bot.games.base"].__file__, sys.modules["bot.engines.homes"].home())
"""


def asked_of_the_bot(folder: Path) -> tuple[str, str]:
    """Where its rules are and those of its players, and how a match went."""
    done = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=folder, env=alone(), capture_output=True, text=True, check=True
    )
    *match, homes_of = done.stdout.splitlines()
    assert len(match) > 20
    assert not done.stderr
    return homes_of, "\n".join(match)


def alone(**more: str) -> dict[str, str]:
    """An environment in which nothing leads to this checkout, or to Discord."""
    return {"PATH": os.environ["PATH"], **more}


@pytest.mark.slow
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_bot_says_why_it_does_not_use_its_machine_code(installed: Path, form: str) -> None:
    copy = installed / ".compiled"
    # Somebody listens there who is no Discord: it says so, once it has read its settings and its rules.
    here = {"DISCORD_TOKEN": "abc", "DISCORD_API": "http://127.0.0.1:9", "LOG_FORMAT": form}

    def said() -> str:
        bot = subprocess.Popen(
            [sys.executable, "-m", "bot", "run"],
            cwd=installed,
            env=alone(**here),
            stderr=subprocess.PIPE,
            text=True,
        )
        assert bot.stderr is not None
        line = bot.stderr.readline()
        bot.kill()
        bot.communicate()
        return line

    assert ".compiled" not in said()
    next(copy.glob("bot/games/base.*.so")).write_bytes(b"not a library")
    assert "other sources or is damaged" in said()
    (copy / MADE_OF).write_text(stamp(copy, sources()), encoding="ascii")
    line = said()
    assert "cannot be loaded" in line
    assert "ImportError" in line
    assert form == "text" or json.loads(line)["level"] == "WARNING"


@pytest.mark.slow
def test_the_bot_says_what_it_misses_with_compiled_rules_too(installed: Path) -> None:
    """Its sentences are subclasses, not compiled themselves, of one that the rules have."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=installed,
        env=alone(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == MISCONFIGURED, done.stderr
    assert "DISCORD_TOKEN" in done.stderr


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
