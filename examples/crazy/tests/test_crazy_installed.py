"""Crazy Eights as an installed package: offered whole, and all tests over games hold of it too."""

from __future__ import annotations

from pathlib import Path

import pytest
import toucan_crazy

from tests.packages import ROOMS, hold, link, run


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of packages with Crazy Eights."""
    link(tmp_path, "crazy", toucan_crazy.__path__[0])
    return tmp_path


def test_it_lacks_nothing(site: Path) -> None:
    asked = "from bot import games; from cogs.kit.games import game_cogs; game_cogs(); print(games.WITHHELD)"
    assert run(site, "-c", asked) == "{}\n"


def test_its_lesson_plays_by_the_rules(site: Path) -> None:
    asked = "from bot.lessons import lesson; print(*(step.topic for step in lesson('crazy')))"
    assert run(site, "-c", asked) == "welcome match eight suit end\n"


@pytest.mark.parametrize("room", ROOMS)
def test_what_holds_of_every_game_holds_of_it(site: Path, room: str) -> None:
    hold(site, "crazy", room)
