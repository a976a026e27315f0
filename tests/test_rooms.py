"""Imports point one way, and only the rooms that speak to Discord import it."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted(path for room in ("bot", "cogs", "rendering") for path in (ROOT / room).rglob("*.py"))

MAY_IMPORT = {
    "bot/games": {"bot.games"},
    "bot/ai": {"bot.ai", "bot.games"},
    "bot/words": {"bot.words", "bot.games"},
    "rendering": {"rendering", "bot.games"},
}
"""Rooms that know little; the others may import what they like but for what is said below."""

OF_DISCORD = {"bot/app.py", "bot/cli/doctor.py", "bot/ops/gateway.py", "bot/cli/run.py", "bot/cli/local.py"}
"""Outside cogs/, what speaks to Discord or stands in for it."""


def imported(path: Path) -> set[str]:
    """What a module imports when it runs; what only the type checker reads does not count."""
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
    room = next((room for room in MAY_IMPORT if name.startswith(room + "/")), None)
    if room:
        foreign = {module for module in modules if ours(module)}
        assert not {module for module in foreign if not any(within(module, one) for one in MAY_IMPORT[room])}
    if name.startswith("bot/games/"):
        assert all(
            module.split(".", maxsplit=1)[0] in sys.stdlib_module_names
            for module in modules
            if not ours(module)
        )
    if not name.startswith("cogs/") and name not in OF_DISCORD:
        assert not {module for module in modules if within(module, "discord") or within(module, "simcord")}
        assert not {module for module in modules if within(module, "cogs")}
    if name.startswith("cogs/"):
        assert not {module for module in modules if within(module, "bot.store.storage")}


def test_the_rule_can_be_broken(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import discord\nfrom cogs.kit import game_cog\nif TYPE_CHECKING:\n    import simcord\n")
    assert imported(wrong) == {"discord", "cogs.kit.game_cog"}
