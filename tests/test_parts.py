"""Every game has all its parts in every layer, and whatever is missing is said with its place."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES, room
from cogs.kit.games import game_cogs
from tests.parts import PARTS, ROOT, File, Game, Part, missing, parts

ROOMS = {slug: Game(state, room(slug)) for slug, state in GAMES.items()}
EVERY = [
    pytest.param(game, part, id=f"{game.room}: {part.told(game).partition(': ')[2][:60]}")
    for game in ROOMS.values()
    for part in parts(game)
]
FOLDERS = (
    "bot/words",
    "bot/lessons",
    "tests/transcripts",
    "tests/exports",
    "tests/faults",
    "tests/games",
    "bench/games",
)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_all_its_parts(slug: str) -> None:
    assert missing(ROOMS[slug]) == []


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that parts can be, where one may be taken away."""
    root = tmp_path_factory.mktemp("parts")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, root / folder)
    return root


@pytest.mark.parametrize(("game", "part"), EVERY)
def test_a_part_that_is_missing_is_told_with_its_place(
    game: Game, part: Part, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(game.state, game.room, copy)
    assert missing(game) == []
    if isinstance(part, File):
        hidden = part.place(game).rename(copy / "hidden")
        try:
            assert missing(game) == [part.told(game)]
        finally:
            hidden.rename(part.place(game))
        return
    owner: Any = part.owner(game)
    monkeypatch.delattr(owner, part.name)
    assert missing(game) == [part.told(game)]
    assert (ROOT / part.told(game).partition(": ")[0]).is_file()


def test_the_cogs_are_of_the_games_in_their_order() -> None:
    assert [cog.game for cog in game_cogs()] == list(GAMES.values())


def test_no_part_is_told_twice_in_the_same_words() -> None:
    game = ROOMS["differ"]
    told = [part.told(game) for part in PARTS]
    assert len(told) == len(set(told))
