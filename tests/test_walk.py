"""The walk through Differ in CONTRIBUTING.md says how long each part is, and its figures stay true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SAID = re.compile(r"`([^`\s]+)` \(([0-9,]+)( files)?\)")
NEAR = 0.2
"""Tolerance of a figure, besides a dozen lines."""


def section(title: str) -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return re.split(r"^##+ ", text.partition(f"## {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


WALK = SAID.findall(section("Adding a game"))
"""Each part's path, its figure, and whether that counts files."""


def place(path: str) -> Path:
    """The files of a language that are named without their folder are English."""
    return ROOT / path if "/" in path else ROOT / "bot/words/en" / path


def counted(path: Path, files: str) -> int:
    """The files of a folder, or the lines of all its code, or of one file."""
    if files:
        return len([*path.iterdir()])
    every = path.rglob("*.py") if path.is_dir() else [path]
    return sum(len(one.read_text(encoding="utf-8").splitlines()) for one in every)


@pytest.mark.parametrize(("path", "figure", "files"), WALK, ids=[path for path, _, _ in WALK])
def test_a_part_is_about_as_long_as_is_said(path: str, figure: str, files: str) -> None:
    said, true = int(figure.replace(",", "")), counted(place(path), files)
    assert abs(said - true) <= max(12, NEAR * true), f"{path} has {true:,}: say so in CONTRIBUTING.md"


def test_every_layer_of_a_game_is_walked_through() -> None:
    layers = {path.partition("/differ")[0] for path, _, _ in WALK}
    assert layers >= {
        "bot/games",
        "bot/words/en",
        "bot/ai",
        "rendering",
        "cogs",
        "bot/lessons",
        "tests/games",
    }
