"""A game of an installed package is played like ours; one that does not fit is told, and breaks nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.cli.doctor import good, mind
from bot.games import GAMES
from tests.begin import begin
from tests.packages import files, install, run

ROOM = "other"
ASKED = """
import json
import bot.app
from bot.ai import levels
from bot.engines.compiled import slow
from bot.games import GAMES, WITHHELD, is_ours
from bot.records.weekly import plan, week_of
from cogs.kit.games import game_cogs
print(json.dumps({
    "games": list(GAMES),
    "withheld": WITHHELD,
    "cogs": [cog.game.slug for cog in game_cogs()],
    "compiled": slow(),
    "weeks": [plan(week).slug for week in range(202701, 202713)],
}))
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    install(tmp_path, ROOM)
    return tmp_path


def asked(site: Path) -> Any:
    return json.loads(run(site, "-c", ASKED))


def test_a_package_brings_a_game(site: Path) -> None:
    found = asked(site)
    assert found["games"] == found["cogs"] == [*GAMES, ROOM]
    assert found["withheld"] == {}
    assert ROOM in found["weeks"]
    assert not [name for name in found["compiled"] if ROOM in name]


def test_games_of_several_packages_are_told_apart(site: Path) -> None:
    install(site, "another")
    asked = "from cogs.kit.games import game_cogs; print(*(cog(None).qualified_name for cog in game_cogs()))"
    assert run(site, "-c", asked).split() == [*GAMES, "another", ROOM]


def test_it_is_played_and_checked_without_discord(site: Path, tmp_path: Path) -> None:
    played = run(site, "-m", "bot", "selfplay", ROOM, "--level", "easy", "--set", "target=1")
    (tmp_path / "match").write_text(played)
    assert f": {ROOM}, " in run(site, "-m", "bot", "check", str(tmp_path / "match"))


WAYS = "games/test_ways.py::test_every_game_in_every_way"
PLAYED = (
    *(f"{WAYS}[{ROOM}-4-{way}-1]" for way in ("clicks", "commands", "crashes", "alone")),
    "server/test_corner.py::test_each_button_leads_to_its_games_page",
    "server/test_corner.py::test_each_game_says_what_it_is",
    "table/test_opening.py::test_menus_show_and_explain_what_is_chosen",
)
"""Tests over all games, which are there for those of packages too."""


@pytest.mark.parametrize("test", PLAYED)
def test_it_is_listed_and_played_to_its_end(site: Path, test: str) -> None:
    run(site, "-m", "pytest", "-n", "0", "-m", "", "-p", "no:cacheprovider", f"tests/e2e/{test}")


SEARCHED = f"""
import asyncio
from random import Random
from bot.ai.request import Question
from bot.engines.pool import EnginePool
from bot.cli.doctor import good, mind
from bot.games import GAMES
from bot.games.base import NATURE, pick, play

state = GAMES["{ROOM}"].start(4, {{}})
while NATURE in state.to_act:
    state, _ = play(state, NATURE, pick(Random(1), state.legal(NATURE)))
seat = min(state.to_act)

async def think():
    pool = EnginePool(1, 0.01)
    try:
        return await pool.think(Question("{ROOM}", "hard", state.view(seat), seat, "seed"))
    finally:
        await pool.close()

action = asyncio.run(think()).action
assert any(action in choice for choice in state.legal(seat)), action
"""


def test_an_engine_process_finds_its_players(site: Path) -> None:
    run(site, "-c", SEARCHED)


def test_doctor_tells_of_packages(site: Path) -> None:
    install(site, "future", {"__init__.py": "CONTRACT = 2\n"})
    told = run(site, "-c", "from bot.cli import doctor\nfor found in doctor._games(): print(found.line())")
    lacks = mind("doctor-game-withheld", game="toucan_future", lacks="made for contract 2, this is 1")
    assert told == f"{good('doctor-game', game='Other').line()}\n{lacks.line()}\n"


SIZED = files("sized")["words/en/sized.ftl"]
UNFIT = {
    "future": ({"__init__.py": "CONTRACT = 2\n"}, "toucan_future", "made for contract 2, this is 1"),
    "raising": ({"rules.py": "raise OSError('no rules')\n"}, "toucan_raising", "OSError: no rules"),
    "named": ({"rules.py": files("differ")["rules.py"]}, "toucan_named", "the name differ is taken"),
    "clashing": (
        {"words/en/more.ftl": "button-hand = Mine\n"},
        "toucan_clashing",
        "toucan_clashing/words: the keys button-hand are taken",
    ),
    "settings": ({}, "toucan_settings", "the name settings is taken"),
    "bare": (
        {"pictures.py": "from rendering.differ.table import panel, table\n"},
        "bare",
        "toucan_bare/pictures.py: have the function `hand` that draws a player's own cards",
    ),
    "thoughtless": (
        {"players.py": "from nothing import PLAYERS\n"},
        "thoughtless",
        "toucan_thoughtless/players.py: ModuleNotFoundError: No module named 'nothing'",
    ),
    "mute": (
        {"cog.py": files("mute")["cog.py"] + "    asked = DifferCog.__mro__[1].asked\n"},
        "mute",
        "toucan_mute/cog.py: write asked",
    ),
    "hidden": (
        {"cog.py": files("hidden")["cog.py"].replace('group_name="hidden"', 'group_name="play"')},
        "hidden",
        'toucan_hidden/cog.py: call its commands by the slug: group_name="hidden"',
    ),
    "sized": (
        {"words/en/sized.ftl": re.sub("(?m)^sized-(game) = .*", r"sized-\1 = { $players }", SIZED)},
        "sized",
        "toucan_sized/words: sized-game: [FluentReferenceError('Unknown external: players')]",
    ),
}
"""Packages that do not fit: what is changed, what it is called by, and what is told."""


def test_an_unfit_package_is_told_and_breaks_nothing(site: Path) -> None:
    for room, (changed, _, _) in UNFIT.items():
        install(site, room, changed)
    found = asked(site)
    assert found["games"] == found["cogs"] == [*GAMES, ROOM]
    assert found["withheld"] == {name: [told] for _, name, told in UNFIT.values()}


def test_parts_tell_why_a_package_does_not_fit(site: Path) -> None:
    for room in ("clashing", "thoughtless"):
        changed, _, told = UNFIT[room]
        install(site, room, changed)
        lines = run(site, "-m", "tests.parts", room).splitlines()
        assert [line for line in lines if line.startswith("MISSING")] == [f"MISSING  {told}"]


def test_its_players_may_be_imported_first(site: Path) -> None:
    asked = f"from toucan_{ROOM}.players import PLAYERS; from bot.ai import levels; print(*levels('{ROOM}'))"
    assert run(site, "-c", asked) == "chance novice easy normal hard\n"


def test_its_verbs_may_have_sentences_of_its_own(tmp_path: Path) -> None:
    install(tmp_path, ROOM, {"words/en/more.ftl": f"{ROOM}-act-flip = flip {{ $what }}\n"})
    spelled = "game_cogs()[-1](None).spelled(None, 0, 'flip KC', ())"
    asked = f"from cogs.kit.games import game_cogs; print({spelled})"
    assert run(tmp_path, "-c", asked) == "flip K♣\n"


def test_its_rules_may_be_imported_first(site: Path) -> None:
    asked = (
        f"from toucan_{ROOM}.rules import Game; from bot import games; print(games.GAMES['{ROOM}'] is Game)"
    )
    assert run(site, "-c", asked) == "True\n"


# A game that is begun


def test_a_new_game_is_played_as_soon_as_it_is_installed(tmp_path: Path) -> None:
    site, made = tmp_path / "site", begin("snap", tmp_path)
    offline = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    run(site, "-m", "pip", "install", "--quiet", *offline, "--target", str(site), str(made))
    (tmp_path / "match").write_text(run(site, "-m", "bot", "selfplay", "snap", "--level", "chance"))
    assert ": snap, " in run(site, "-m", "bot", "check", str(tmp_path / "match"))
    assert asked(site)["games"] == [*GAMES]
    told = [line.split(maxsplit=2)[:2] for line in run(site, "-m", "tests.parts", "snap").splitlines()]
    lacks = {place.removesuffix(":") for done, place in told if done == "MISSING"}
    layers = ("players.py", "pictures.py", "words/en/snap.ftl", "lesson.txt", "cog.py")
    assert lacks == {f"toucan_snap/{name}" for name in layers}
    assert {"toucan_snap/rules.py", "toucan_snap/words/en/snap.ftl"} == {
        place.removesuffix(":") for done, place in told if done == "done"
    }


def test_only_a_name_for_a_module_is_taken(tmp_path: Path) -> None:
    for name in ("Snap", "9snap", "snap-it", ""):
        with pytest.raises(SystemExit):
            begin(name, tmp_path)
    begin("snap", tmp_path)
    with pytest.raises(SystemExit):
        begin("snap", tmp_path)
