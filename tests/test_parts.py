"""Every game has all its parts; whatever is missing is said with its place, and breaks nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.ai import levels
from bot.games import GAMES, KNOWN, ROOMS
from bot.games.parts import ROOT, Attribute, File, Game, Part, lacking
from cogs.kit.games import game_cogs
from tests.parts import begun, missing, parts

REGISTERED = {slug: game for slug, game in KNOWN.items() if not game.package}
EVERY = [
    pytest.param(game, part, id=f"{game.room}: {part.told(game)[:60]}")
    for game in REGISTERED.values()
    for part in parts(game)
]


@pytest.mark.parametrize("slug", REGISTERED)
def test_a_game_has_all_its_parts(slug: str) -> None:
    assert missing(REGISTERED[slug]) == []


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_the_usual_levels(slug: str) -> None:
    assert {*levels(slug)} >= {"chance", "easy", "normal", "hard"}


@pytest.mark.parametrize(("game", "part"), EVERY)
def test_a_part_that_is_missing_is_told_with_its_place(
    game: Game, part: Part, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if isinstance(part, Attribute):
        monkeypatch.delattr(game.state, part.name)
        assert missing(game) == [part.told(game)]
        assert (ROOT / part.place(game)).is_file()
        return
    game = Game(game.room, game.state, tmp_path)
    for other in parts(game):
        if isinstance(other, File):
            _laid(other.place(game), tmp_path)
    assert missing(game) == []
    place = tmp_path / part.place(game)
    if part.has:
        wanted = game.filled_in(part.has)
        place.write_text(
            re.sub(wanted, "#", place.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8"
        )
        # A line may define several parts.
        assert part.told(game) in missing(game)
        assert {told.partition(":")[0] for told in missing(game)} == {part.place(game)}
    place.rename(tmp_path / "hidden")
    assert part.told(game) in missing(game)
    assert {told.partition(":")[0] for told in missing(game)} == {part.place(game)}


def _laid(place: str, root: Path) -> None:
    """Copy a file, or something of a folder, to this root."""
    source, target = ROOT / place, root / place
    if source.is_dir():
        source, target = next((path, target / path.name) for path in source.iterdir() if path.is_file())
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def test_the_cogs_are_of_the_games_in_their_order() -> None:
    assert [cog.game for cog in game_cogs()] == list(GAMES.values())


def test_no_part_is_told_twice_in_the_same_words() -> None:
    told = [part.told(REGISTERED["differ"]) for part in parts(REGISTERED["differ"])]
    assert len(told) == len(set(told))


# A game that is begun


RULES_ALONE = """
from bot.games.differ.rules import Differ


class Game(Differ):
    slug = "begun"
"""


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Toucan with one more game that has rules and nothing else."""
    root = tmp_path_factory.mktemp("toucan")
    for path in ROOT.iterdir():
        if path.name != "bot" and not path.name.startswith("."):
            (root / path.name).symlink_to(path)
    (root / "bot").mkdir()
    for path in (ROOT / "bot").iterdir():
        if path.name != "games":
            (root / "bot" / path.name).symlink_to(path)
    shutil.copytree(ROOT / "bot/games", root / "bot/games")
    (root / "bot/games/begun").mkdir()
    (root / "bot/games/begun/__init__.py").write_text("from bot.games.begun.rules import Game as Game\n")
    (root / "bot/games/begun/rules.py").write_text(RULES_ALONE)
    register = root / "bot/games/__init__.py"
    register.write_text(register.read_text().replace("ROOMS: Final = (", 'ROOMS: Final = ("begun", '))
    return root


def ran(root: Path, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *args],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_rules_alone_are_played_and_checked(beside: Path, tmp_path: Path) -> None:
    played = ran(beside, "bot", "selfplay", "begun", "--level", "chance")
    (tmp_path / "match").write_text(played)
    assert ": begun, " in ran(beside, "bot", "check", str(tmp_path / "match"))


def test_every_missing_part_is_told_at_once(beside: Path) -> None:
    told = ran(beside, "tests.parts", "begun").splitlines()
    assert {line.partition("  ")[0] for line in told} == {"done", "MISSING"}
    rules = [line for line in told if "bot/games/" in line]
    assert not [line for line in rules if line.startswith("MISSING")]
    assert [line for line in told if line not in rules and line.startswith("done")] == []
    # Of a game without even rules, everything is missing.
    assert all(line.startswith("MISSING") for line in ran(beside, "tests.parts", "neverland").splitlines())


def test_other_games_go_on_beside_one_that_is_begun(beside: Path) -> None:
    contract = "tests/games/test_contract.py::test_a_match_ends_with_winners_and_scores[begun-4]"
    opening = "tests/e2e/table/test_opening.py::test_menus_show_and_explain_what_is_chosen"
    ran(beside, "pytest", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(beside), contract, opening)


UNWRITTEN = """
import sys
from abc import abstractmethod
from types import SimpleNamespace

class Cog:
    game = topics = None
    @abstractmethod
    def asked(self): ...

sys.modules["cogs.differ"] = SimpleNamespace(Cog=Cog)
import bot.app
from bot.games import GAMES, WITHHELD
from cogs.kit.commands import games
from cogs.kit.games import game_cogs
assert WITHHELD == {"differ": ["cogs/differ/__init__.py: write asked"]}
assert [cog.game.slug for cog in game_cogs()] == [game.value for game in games()] == [*GAMES]
assert "differ" not in GAMES
"""


def test_a_game_is_not_offered_while_its_cog_lacks_a_method() -> None:
    subprocess.run([sys.executable, "-c", UNWRITTEN], cwd=ROOT, check=True)


def test_a_game_that_is_begun_is_not_offered() -> None:
    assert [*lacking(begun("neverland"))]
    assert "neverland" not in ROOMS
