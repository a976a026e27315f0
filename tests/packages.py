"""Packages that bring a game, written into a folder: Differ under another name."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.games.packages import GROUP
from bot.games.parts import ROOT

_CODE: Final = {
    "__init__.py": "CONTRACT = 1\n",
    "rules.py": """
from bot.games.differ.rules import Differ


class Game(Differ):
    slug = "ROOM"
""",
    "players.py": "from bot.ai.differ import PLAYERS\n",
    "pictures.py": "from rendering.differ.table import hand, panel, table\n",
    "cog.py": """
from cogs.differ.cog import SUIT_ORDERS, TOPICS, DifferCog
from cogs.kit.commands import explain_rules, new_table
from toucan_ROOM import pictures
from toucan_ROOM.rules import Game


class Cog(DifferCog, group_name="ROOM", group_description="Differ under another name"):
    game = Game
    pictures = pictures
    new = new_table(Game, suits=SUIT_ORDERS)
    show_rules = explain_rules(Game, TOPICS)
""",
}


def files(room: str) -> dict[str, str]:
    """Return the files of a package, by their names in it."""
    found = {name: text.replace("ROOM", room) for name, text in _CODE.items()}
    words = (ROOT / f"bot/words/en/differ{what}.ftl" for what in ("", "_why", "_lesson"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in words)
    for before in ("\n", "\nlesson-"):
        text = text.replace(f"{before}differ-", f"{before}{room}-")
    found[f"words/en/{room}.ftl"] = text.replace("-name = Differ", f"-name = {room.capitalize()}")
    lesson = (ROOT / "bot/lessons/differ.txt").read_text(encoding="utf-8")
    return {**found, "lesson.txt": lesson.replace("game differ", f"game {room}")}


def install(site: Path, room: str, changed: Mapping[str, str] | None = None) -> None:
    """Write the package `toucan_ROOM` into a folder of packages, with some of its files changed."""
    written = {f"toucan_{room}/{name}": text for name, text in {**files(room), **(changed or {})}.items()}
    entry = {f"toucan_{room}-1.dist-info/entry_points.txt": f"[{GROUP}]\n{room} = toucan_{room}\n"}
    for name, text in {**entry, **written}.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, encoding="utf-8")


ROOMS: Final = ("ai", "cogs", "e2e/games/test_ways.py", "e2e/games", "games", "matches", "rendering", "")
"""Tests that take their time, each room in a run of its own, and all others."""


def link(site: Path, room: str, package: str) -> None:
    """Install a package that lies elsewhere into a folder of packages."""
    name = package.rpartition("/")[2]
    (site / name).symlink_to(package)
    entry = site / f"{name}-1.dist-info" / "entry_points.txt"
    entry.parent.mkdir()
    entry.write_text(f"[{GROUP}]\n{room} = {name}\n", encoding="utf-8")


def hold(site: Path, room: str, tests: str) -> None:
    """Run all tests over games of a room of tests (`ROOMS`), with the packages of this folder."""
    others = (f"--ignore=tests/{other}" for other in ROOMS if other != tests and other.startswith(tests))
    every = ("-n", "0", "-m", "", "-p", "no:cacheprovider", "-k", room)
    run(site, "-m", "pytest", *every, f"tests/{tests}", *others)


def run(site: Path, *args: str) -> str:
    """Return the output of Python with the packages of this folder."""
    done = subprocess.run(
        [sys.executable, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{ROOT}"},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
