"""Oh Hell as an installed package: offered whole, and all tests over games hold of it too."""

from __future__ import annotations

from pathlib import Path

import pytest
import toucan_ohhell

from tests.packages import ROOMS, hold, link, run


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of packages with Oh Hell."""
    link(tmp_path, "ohhell", toucan_ohhell.__path__[0])
    return tmp_path


def test_it_lacks_nothing(site: Path) -> None:
    asked = "from bot import games; from cogs.kit.games import game_cogs; game_cogs(); print(games.WITHHELD)"
    assert run(site, "-c", asked) == "{}\n"


def test_its_lesson_plays_by_the_rules(site: Path) -> None:
    asked = "from bot.lessons import lesson; print(*(step.topic for step in lesson('ohhell')))"
    assert run(site, "-c", asked) == "welcome bid hook lead trump lose score\n"


@pytest.mark.parametrize("room", ROOMS)
def test_what_holds_of_every_game_holds_of_it(site: Path, room: str) -> None:
    hold(site, "ohhell", room)
