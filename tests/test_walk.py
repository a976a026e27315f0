"""The walk through Oh Hell in CONTRIBUTING.md says how long each part is, and its figures stay true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SAID = re.compile(r"`([^`\s]+)` \(([0-9,]+)\)")
NEAR = 0.2
"""Tolerance of a figure, besides a dozen lines."""


def section(title: str) -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return re.split(r"^##+ ", text.partition(f"## {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


WALK = SAID.findall(section("Adding a game"))
"""Each part's path and its figure."""


def counted(path: Path) -> int:
    """The lines of all code in a folder, or of one file."""
    every = path.rglob("*.py") if path.is_dir() else [path]
    return sum(len(one.read_text(encoding="utf-8").splitlines()) for one in every)


@pytest.mark.parametrize(("path", "figure"), WALK, ids=[path for path, _ in WALK])
def test_a_part_is_about_as_long_as_is_said(path: str, figure: str) -> None:
    said, true = int(figure.replace(",", "")), counted(ROOT / path)
    assert abs(said - true) <= max(12, NEAR * true), f"{path} has {true:,}: say so in CONTRIBUTING.md"


def test_every_layer_of_a_game_is_walked_through() -> None:
    walked = {Path(path).name for path, _ in WALK if path.startswith("examples/ohhell/toucan_ohhell/")}
    assert walked == {"rules.py", "players.py", "pictures.py", "cog.py", "lesson.txt", "ohhell.ftl"}
