"""Oh Hell as an installed package: offered whole, and all tests over games hold of it too."""

from __future__ import annotations

from pathlib import Path

import pytest
import toucan_ohhell

from tests.packages import run


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of packages with Oh Hell."""
    (tmp_path / "toucan_ohhell").symlink_to(Path(toucan_ohhell.__file__).parent)
    entry = tmp_path / "toucan_ohhell-1.dist-info" / "entry_points.txt"
    entry.parent.mkdir()
    entry.write_text("[toucan.games]\nohhell = toucan_ohhell\n", encoding="utf-8")
    return tmp_path


def test_it_lacks_nothing(site: Path) -> None:
    asked = "from bot import games; from cogs.kit.games import game_cogs; game_cogs(); print(games.WITHHELD)"
    assert run(site, "-c", asked) == "{}\n"


def test_its_lesson_plays_by_the_rules(site: Path) -> None:
    asked = "from bot.lessons import lesson; print(*(step.topic for step in lesson('ohhell')))"
    assert run(site, "-c", asked) == "welcome bid hook lead trump lose score\n"


ROOMS = ("ai", "cogs", "e2e/games/test_ways.py", "e2e/games", "games", "matches", "rendering", "")
"""Tests that take their time, each room in a run of its own, and all others."""


@pytest.mark.parametrize("room", ROOMS)
def test_what_holds_of_every_game_holds_of_it(site: Path, room: str) -> None:
    others = (f"--ignore=tests/{other}" for other in ROOMS if other != room and other.startswith(room))
    every = ("-n", "0", "-m", "", "-p", "no:cacheprovider", "-k", "ohhell")
    run(site, "-m", "pytest", *every, f"tests/{room}", *others)
