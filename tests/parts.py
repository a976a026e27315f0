"""The parts of a game: `python -m tests.parts NAME` lists each with its place and what to write there.

NAME is that of the game's folders. Nothing else of the game has to exist.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

from bot.games import KNOWN, ROOMS, WITHHELD
from bot.games import parts as product
from bot.games.packages import installed
from bot.games.parts import File, Game, Part
from cogs.kit.games import game_cogs
from tests.kit.languages import WHOLE

TESTED: tuple[Part, ...] = (
    *(
        File(
            f"{{words}}/{language}/{{room}}{what}.ftl",
            f"say in this language what {{words}}/en/{{room}}{what}.ftl says",
        )
        for language in WHOLE
        if language != "en"
        for what in ("", "_why", "_lesson")
    ),
    File("tests/games/{room}/test_rules.py", "test every rule by example"),
    File("{facts}", "name as FACTS what tests over all games measure of it", "^FACTS"),
    File("tests/transcripts/{slug}", "show every rule by a transcript that is checked"),
    File("tests/exports/{slug}.txt", "keep a match as it is exported, to see that it never changes"),
    File("tests/faults/{room}.toml", "list at least ten ways to get its rules wrong"),
    File("tests/ai/natural/{slug}.txt", "name six positions, and what a card player does there"),
    File("{bench}", "say what is measured of it, and what the README shows"),
)
"""Everything that tests and benchmarks read of a game."""


def parts(game: Game) -> Iterator[Part]:
    yield from product.parts(game)
    if not game.package:
        yield from TESTED


def missing(game: Game) -> list[str]:
    """Return the missing parts, a sentence for each."""
    return [part.told(game) for part in parts(game) if not part.there(game)]


def begun(room: str) -> Game:
    """Return what there is of a game, which need not be registered."""
    for game in KNOWN.values():
        if game.room == room:
            return game
    try:
        return Game(room, import_module(f"bot.games.{room}").Game)
    except (ImportError, AttributeError):
        return Game(room, None)


def refused(room: str) -> list[str]:
    """Return why the installed package of a game brings none."""
    return [why for point in installed() if point.name == room for why in WITHHELD.get(point.value, ())]


def listed(game: Game) -> Iterator[str]:
    """Yield a line for each part, done or missing."""
    if reasons := refused(game.room):
        yield from (f"MISSING  {why}" for why in reasons)
        return
    for part in parts(game):
        yield f"{'done   ' if part.there(game) else 'MISSING'}  {part.told(game)}"
    if game.package:
        game_cogs()
        found = (why for why in WITHHELD.get(game.slug, ()) if why not in missing(game))
        yield from (f"MISSING  {why}" for why in found)
        return
    registered = "done   " if game.room in ROOMS else "MISSING"
    yield f'{registered}  bot/games/__init__.py: add "{game.room}" to ROOMS'


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.parts NAME")
    sys.stdout.write("".join(f"{line}\n" for line in listed(begun(sys.argv[1]))))
