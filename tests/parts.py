"""The parts of a game: each with its place, and what to write if it is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from bot.ai import LEVELS
from bot.games.base import State
from bot.games.kit.tricks import TrickState
from cogs.kit.game_cog import GameCog
from tests.kit.languages import WHOLE

ROOT: Final = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Game:
    """A game to look for: its state, its folders' name, and the root of all files."""

    state: type[State]
    room: str
    root: Path = ROOT

    @property
    def slug(self) -> str:
        return self.state.slug


@dataclass(frozen=True, slots=True)
class Attribute:
    """A required name of a module or class, with a check of its value."""

    owner: Callable[[Game], Any]
    name: str
    fits: Callable[[Any], bool]
    say: str

    def there(self, game: Game) -> bool:
        try:
            return self.fits(getattr(self.owner(game), self.name))
        except (ImportError, AttributeError):
            return False

    def told(self, game: Game) -> str:
        return self.say.format(room=game.room, slug=game.slug)


@dataclass(frozen=True, slots=True)
class File:
    """A file, or a folder with something in it."""

    path: str
    say: str

    def place(self, game: Game) -> Path:
        return game.root / self.path.format(room=game.room, slug=game.slug)

    def there(self, game: Game) -> bool:
        place = self.place(game)
        return any(place.iterdir()) if place.is_dir() else place.is_file()

    def told(self, game: Game) -> str:
        return self.say.format(room=game.room, slug=game.slug, path=self.place(game).relative_to(game.root))


Part = Attribute | File


def _state(game: Game) -> Any:
    return game.state


def _in(module: str) -> Callable[[Game], Any]:
    return lambda game: import_module(module.format(room=game.room))


def _fact(name: str, kind: type, what: str) -> Attribute:
    say = f"bot/games/{{room}}/rules.py: give the state the class variable `{name}`: {what}"
    return Attribute(_state, name, lambda value: isinstance(value, kind), say)


def _is_cog(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, GameCog)


PARTS: Final[tuple[Part, ...]] = (
    _fact("seats", tuple, "the numbers of players, fewest first"),
    _fact("rules", int, "the number of its rules, 1 to begin with"),
    _fact("options", tuple, "the settings of a match, an empty tuple where there are none"),
    _fact("lowest_wins", bool, "whether a score is what nobody wants"),
    _fact("brief", dict, "the options of a match of some twenty minutes"),
    _fact("challenged_since", int, "from which week, as 202647, it is played in the weekly challenge"),
    _fact("idle", frozenset, "the verbs of who does nothing with their cards"),
    _fact("claimable", bool, "whether the rest of a hand may be claimed"),
    _fact("own_piles", dict, "the kinds of piles of a seat, and how they lie"),
    _fact("shared_piles", tuple, "the piles of nobody that are shown in the end"),
    Attribute(
        _in("bot.ai.{room}"),
        "PLAYERS",
        lambda players: set(players) == set(LEVELS) - {"chance"},
        "bot/ai/{room}/__init__.py: name its computer players as PLAYERS, by level: easy, normal and hard",
    ),
    Attribute(
        _in("bot.ai.{room}"),
        "COMPILED",
        lambda names: isinstance(names, tuple),
        "bot/ai/{room}/__init__.py: name as COMPILED the modules that its search spends its time in, if any",
    ),
    Attribute(
        _in("rendering.{room}.table"),
        "table",
        callable,
        "rendering/{room}/table.py: draw what everybody sees in a function `table`",
    ),
    Attribute(
        _in("rendering.{room}.table"),
        "hand",
        callable,
        "rendering/{room}/table.py: have the function `hand` that draws a player's own cards",
    ),
    Attribute(_in("cogs.{room}"), "Cog", _is_cog, "cogs/{room}/__init__.py: name its game cog as `Cog`"),
    *(
        File(f"bot/words/{language}/{{room}}{what}.ftl", f"{{path}}: write {why}")
        for language in WHOLE
        for what, why in (
            ("", "what its table and panel say"),
            ("_why", "the reasons of its computer players"),
            ("_lesson", "what its lesson tells at each step"),
        )
    ),
    File("bot/lessons/{slug}.txt", "{path}: write a first game, step by step, for `/{slug} learn`"),
    File("tests/transcripts/{slug}", "{path}/: show every rule by a transcript that is checked"),
    File("tests/exports/{slug}.txt", "{path}: keep a match as it is exported, to see that it never changes"),
    File("tests/faults/{room}.toml", "{path}: list at least ten ways to get its rules wrong"),
    File("bench/games/{room}.py", "{path}: say what is measured of it, and what the README shows"),
    File("tests/games/{room}/test_rules.py", "{path}: test every rule by example"),
)

OF_CLAIMABLE: Final = tuple(
    Attribute(
        _state,
        name,
        lambda _: True,
        f"bot/games/{{room}}/rules.py: what may be claimed is a TrickState: give the state `{name}`",
    )
    for name in sorted(name for name in vars(TrickState) if not name.startswith("_"))
)
"""Further parts of games with claims."""


def parts(game: Game) -> Iterator[Part]:
    yield from PARTS
    if getattr(game.state, "claimable", False):
        yield from OF_CLAIMABLE


def missing(game: Game) -> list[str]:
    """Return the missing parts, a sentence for each."""
    return [part.told(game) for part in parts(game) if not part.there(game)]
