"""Oh Hell as an installed package: offered whole, and played on a simulated Discord."""

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


def test_it_is_played_to_its_end_on_discord(site: Path) -> None:
    ways = "tests/e2e/games/test_ways.py"
    run(site, "-m", "pytest", "-n", "0", "-m", "", "-p", "no:cacheprovider", ways, "-k", "ohhell")
