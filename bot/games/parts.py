"""The parts that a game needs to be offered: each with its place, and what to write there."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.games.base import State
from bot.games.kit.tricks import TrickState

ROOT: Final = Path(sys.modules["bot"].__path__[-1]).parent
"""The root of all files. Engine processes look into a copy with rules alone first."""


LAYERS: Final[Mapping[str, str]] = {
    "rules": "bot/games/{room}/__init__.py",
    "players": "bot/ai/{room}/__init__.py",
    "pictures": "rendering/{room}/table.py",
    "cog": "cogs/{room}/__init__.py",
    "words": "bot/words",
    "lesson": "bot/lessons/{slug}.txt",
    "bench": "bench/games/{room}.py",
    "facts": "tests/games/{room}/facts.py",
}
"""Place of each layer of a game: a module, the folder of its words, its lesson. A package has each under the
name of the layer."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game to look for: its state, if it has one, the name of its folders, and the root of all files."""

    room: str
    state: type[State] | None
    root: Path = ROOT
    package: str = ""
    """The installed package that brings the game; empty for our own."""

    @property
    def slug(self) -> str:
        return getattr(self.state, "slug", self.room)

    def place(self, layer: str) -> str:
        """Return where a layer of the game is, from the root."""
        if not self.package:
            return LAYERS[layer].format(room=self.room, slug=self.slug)
        place, ending = f"{self.package.replace('.', '/')}/{layer}", Path(LAYERS[layer]).suffix
        return f"{place}/__init__.py" if ending == ".py" and (self.root / place).is_dir() else place + ending

    def path(self, layer: str) -> Path:
        return self.root / self.place(layer)

    def module(self, layer: str) -> str:
        """Return the name of a layer's module."""
        return self.place(layer).removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def filled_in(self, text: str) -> str:
        """Return a text of the parts below with the game's names and places."""
        places = {layer: self.place(layer) for layer in LAYERS}
        return text.format(room=self.room, slug=self.slug, **places)


@dataclass(frozen=True, slots=True)
class Attribute:
    """A name that the state has to have."""

    name: str
    say: str
    """Explanation of the name, for `python -m tests.parts`."""

    def place(self, game: Game) -> str:
        return game.place("rules")

    def there(self, game: Game) -> bool:
        return hasattr(game.state, self.name)

    def told(self, game: Game) -> str:
        return f"{self.place(game)}: give the state `{self.name}`: {self.say}"


@dataclass(frozen=True, slots=True)
class File:
    """A file, or a folder with something in it; the names in braces stand for the game's (`filled_in`)."""

    path: str
    say: str
    """Instruction to the author of the game."""
    has: str = ""
    """A regular expression that has to match in the file."""

    def place(self, game: Game) -> str:
        return game.filled_in(self.path)

    def there(self, game: Game) -> bool:
        place = game.root / self.place(game)
        if place.is_dir():
            return any(place.iterdir())
        if not place.is_file():
            return False
        wanted = game.filled_in(self.has)
        return not wanted or bool(re.search(wanted, place.read_text(encoding="utf-8"), re.MULTILINE))

    def told(self, game: Game) -> str:
        return f"{self.place(game)}: {game.filled_in(self.say)}"


Part = Attribute | File


def _defines(name: str) -> str:
    """Return a regular expression that finds where a module defines, assigns or imports the name."""
    return rf"^(def |class |from .+ import .*|    |    \w+ as |(\w+, )+)?\b{name}\b"


_FACTS: Final[Mapping[str, str]] = {
    "seats": "the numbers of players, fewest first",
    "rules": "the number of its rules, 1 to begin with",
    "options": "the settings of a match, an empty tuple where there are none",
    "lowest_wins": "whether the lowest score wins",
    "brief": "the options of a match of some twenty minutes",
    "challenged_since": "from which week, as 202647, it is played in the weekly challenge",
    "minutes": "about how long a match takes with the fewest people",
    "idle": "the verbs that do nothing with a player's cards, if there are any",
    "claimable": "whether the rest of a hand may be claimed",
    "own_piles": "the kinds of piles of a seat, and how they lie",
    "shared_piles": "the piles of nobody that are shown in the end",
}
_WORDS: Final = "{words}/en/{room}.ftl"

PARTS: Final[tuple[Part, ...]] = (
    File(
        "{rules}",
        "name the state as `Game`, with its `slug`",
        _defines("Game"),
    ),
    *(Attribute(name, what) for name, what in _FACTS.items()),
    File(
        "{players}",
        "name its computer players as PLAYERS, by level: novice, easy, normal and hard",
        _defines("PLAYERS"),
    ),
    File("{pictures}", "draw what everybody sees in a function `table`", _defines("table")),
    File("{pictures}", "have the function `hand` that draws a player's own cards", _defines("hand")),
    File("{pictures}", "have the function `panel` that draws the table above these cards", _defines("panel")),
    File(_WORDS, "write the name of the game as `{room}-name`", "^{room}-name ="),
    File(
        _WORDS,
        "say in one sentence, without its full stop, what the game is, as `{room}-game`",
        "^{room}-game =",
    ),
    File("{lesson}", "write a first game, step by step, for `/{slug} learn`"),
    File(
        "{cog}",
        "name its game cog as `Cog`, last of all: now it is offered",
        _defines("Cog"),
    ),
)
"""Everything that a player may come across."""

_REASONS: Final = "write the reasons of its computer players"
_LESSON: Final = "write what its lesson tells at each step"
_OF_OURS: Final = (
    File(
        "{players}",
        "name as COMPILED the modules that its search spends its time in, if any",
        _defines("COMPILED"),
    ),
    File("{words}/en/{room}_why.ftl", _REASONS),
    File("{words}/en/{room}_lesson.ftl", _LESSON),
)
"""Further parts of our own games: packages are not compiled, and have one file of words a language."""

_OF_PACKAGES: Final = (File(_WORDS, _REASONS, "^{room}-why-"), File(_WORDS, _LESSON, "^lesson-{room}-"))
"""Further parts of the games of packages."""

_OF_SIZES: Final = File(
    _WORDS, "say what each number of players means (`$size`), as `{room}-size`", "^{room}-size ="
)
"""Part of games for several numbers of players."""

_OF_CLAIMABLE: Final = tuple(
    Attribute(name, "whose rest may be claimed is a TrickState")
    for name in sorted(name for name in vars(TrickState) if not name.startswith("_"))
)
"""Further parts of games with claims."""


def parts(game: Game) -> Iterator[Part]:
    """Yield all parts without which the game is not offered."""
    yield from PARTS
    yield from _OF_PACKAGES if game.package else _OF_OURS
    if len(getattr(game.state, "seats", ())) > 1:
        yield _OF_SIZES
    if getattr(game.state, "claimable", False):
        yield from _OF_CLAIMABLE


def lacking(game: Game) -> Iterator[Part]:
    """Yield the missing parts without which the game is not offered."""
    return (part for part in parts(game) if not part.there(game))
