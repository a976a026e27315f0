"""Imports point one way, only the rooms that speak to Discord import it, and no room is crowded."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path

import pytest

from bot.games import GAMES, room
from tests.rooms import FILES, ROOT, circles, modules_known, parsed, rooms_known

MAY_IMPORT = {
    "bot/games": {"bot.games"},
    "bot/ai": {"bot.ai", "bot.games"},
    "bot/words": {"bot.words", "bot.games"},
    "bot/engines": {"bot.engines", "bot.ai", "bot.games", "bot.ops", "bot.words"},
    "rendering": {"rendering", "bot.games"},
}
"""Rooms that know little; the others may import what they like but for what is said below."""

OF_DISCORD = {
    *(
        "bot/app.py",
        "bot/session.py",
        "bot/cli/doctor.py",
        "bot/cli/run.py",
        "bot/cli/local.py",
        "bot/cli/opening.py",
        "bot/cli/site.py",
        "bot/cli/register.py",
        "bot/cli/beliefs.py",
        "bot/cli/rehearse.py",
    ),
}
"""Outside cogs/ and bot/discordpy/, what speaks to Discord or stands in for it."""


def imported(path: Path) -> set[str]:
    """Return a module's imports at runtime, without those for the type checker."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    guards = [node for node in ast.walk(tree) if isinstance(node, ast.If)]
    for guard in guards:
        if ast.unparse(guard.test) == "TYPE_CHECKING":
            guard.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update(f"{node.module}.{name.name}" for name in node.names)
    return found


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def ours(module: str) -> bool:
    return module.split(".", maxsplit=1)[0] in {"bot", "cogs", "rendering"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_keeps_to_its_room(path: Path) -> None:
    name = str(path.relative_to(ROOT))
    modules = imported(path)
    small = next((small for small in MAY_IMPORT if name.startswith(small + "/")), None)
    if small:
        foreign = {module for module in modules if ours(module)}
        assert not {module for module in foreign if not any(within(module, one) for one in MAY_IMPORT[small])}
    if name.startswith("bot/games/"):
        assert all(
            module.split(".", maxsplit=1)[0] in sys.stdlib_module_names
            for module in modules
            if not ours(module)
        )
    if not name.startswith(("cogs/", "bot/discordpy/")) and name not in OF_DISCORD:
        assert not {module for module in modules if within(module, "discord") or within(module, "simcord")}
        assert not {module for module in modules if within(module, "cogs")}
    if name.startswith("cogs/"):
        assert not {module for module in modules if within(module, "bot.store.storage")}


def test_the_rule_can_be_broken(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import discord\nfrom cogs.kit import game_cog\nif TYPE_CHECKING:\n    import simcord\n")
    assert imported(wrong) == {"discord", "cogs.kit.game_cog"}


# What is not yet as it should be may only become less: whoever mends some of it lowers the number here.

MOST_FILES = 24
"""Most files in a folder that a person can keep in mind."""
KNOW_A_GAME = {"rendering.decks.register", "rendering.decks.emojis"}
"""They take the values of a household's cards from the rules of Spring Cleaning."""


def test_no_test_module_imports_another() -> None:
    """Helpers live in modules without tests: a test can then be moved, renamed or deleted alone."""
    modules = sorted((ROOT / "tests").rglob("test_*.py"))
    assert {path.name: found for path in modules if (found := _tests_in(imported(path)))} == {}


@pytest.mark.parametrize(
    "line", ["from tests.kit.test_a import b", "from tests.kit import test_a", "import tests.kit.test_a as a"]
)
def test_an_import_of_tests_is_found(line: str, tmp_path: Path) -> None:
    module = tmp_path / "test_other.py"
    module.write_text(f"import pytest\nfrom tests.kit import clocks\ndef test_it():\n    {line}\n")
    assert _tests_in(imported(module))


def _tests_in(names: set[str]) -> set[str]:
    return {name for name in names if any(part.startswith("test_") for part in name.split("."))}


def test_no_folder_is_crowded() -> None:
    tops = ("bot", "cogs", "rendering", "bench", "tests")
    files = (path for top in tops for path in (ROOT / top).rglob("*.py"))
    counted = Counter(path.parent.relative_to(ROOT).as_posix() for path in files)
    assert {name: count for name, count in counted.items() if count > MOST_FILES} == {}


def test_every_folder_says_what_lives_there() -> None:
    silent = [path for path in FILES if path.name == "__init__.py" and not ast.get_docstring(parsed(path))]
    assert [path.relative_to(ROOT).as_posix() for path in silent] == []


def test_what_is_said_of_something_can_be_read_alone() -> None:
    """A hover shows no text above it."""
    leaning = [path for path in FILES if '"""The same' in path.read_text(encoding="utf-8")]
    assert [path.as_posix() for path in leaning if (ROOT / "bot") in path.parents] == []


def test_no_two_classes_have_one_name() -> None:
    """Outside the rooms of games, which may each have their own of a kind."""
    rooms = {room(slug) for slug in GAMES}
    files = [path for path in FILES if (ROOT / "bot") in path.parents and not rooms & set(path.parts)]
    classes = Counter(
        node.name
        for path in files
        for node in parsed(path).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, count in classes.items() if count > 1] == []


def test_no_game_knows_another_and_no_shared_room_knows_any() -> None:
    rooms = {room(slug) for slug in GAMES}
    knowing = {
        module
        for module, known in modules_known().items()
        for other in known
        if set(other.split(".")) & rooms - set(module.split("."))
    }
    assert knowing == KNOW_A_GAME


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles(modules_known()) == []


def test_no_rooms_import_each_other_in_a_circle() -> None:
    """A room can be read with those below it alone. A room is a folder of `bot`, `cogs` or `rendering`, or a
    file beside these folders."""
    assert circles(rooms_known()) == []


REACH = ("bot/discordpy/", "bot/cli/local.py", "bot/ops/lanes.py")
"""Modules that use or replace private members of a library; docs/upstream.md says why."""
PUBLIC = {"_replace", "_asdict", "_fields", "_mapping", "_exit"}
"""Documented members whose names begin like private ones."""


def test_private_members_of_libraries_are_reached_in_one_room() -> None:
    modules = Counter(name for path in FILES for name in _named(path))
    found = {}
    for path in FILES:
        here, reaches = _named(path), _reaches(parsed(path))
        elsewhere = {name for _, name in reaches if modules[name] > (name in here)}
        lines = {line for line, name in reaches if not _is_ours(line, name, here, elsewhere)}
        if lines and not path.relative_to(ROOT).as_posix().startswith(REACH):
            found[path.name] = lines
    assert found == {}


def _is_ours(line: str, name: str, here: AbstractSet[str], elsewhere: AbstractSet[str]) -> bool:
    """Return whether this private member is one of ours: of this module, or inherited from another."""
    if line.startswith("super()."):
        return name in elsewhere
    return name in here or (line.startswith(("self.", "cls.")) and name in elsewhere)


@pytest.mark.parametrize(
    ("line", "ours"),
    [
        ("client._connection", False),
        ("client._inherited", False),
        ("super()._schedule_event", False),
        ("super()._inherited", True),
        ("self._inherited", True),
        ("self._ready", False),
        ("other._own", True),
    ],
)
def test_a_reach_is_found(line: str, *, ours: bool) -> None:
    ((_, name),) = _reaches(ast.parse(line))
    assert _is_ours(line, name, {"_own", "_schedule_event"}, {"_inherited"}) == ours


def _reaches(tree: ast.AST) -> list[tuple[str, str]]:
    """Return each use of a private member, as its line and its name."""
    return [
        (ast.unparse(node), node.attr)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and _is_private(node.attr)
    ]


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in PUBLIC


@cache
def _named(path: Path) -> frozenset[str]:
    """Return the private members that a module defines."""
    found = set[str]()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return frozenset(filter(_is_private, found))


def test_a_circle_is_found() -> None:
    known = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"d", "e"}, "e": set[str]()}
    assert circles(known) == [frozenset("abc")]
