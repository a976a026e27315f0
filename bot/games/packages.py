"""Games that installed packages bring, by the entry points of the group `toucan.games`.

The name of an entry point is the game's prefix in the keys of its sentences, and its value the package, which
says with `CONTRACT` (base.py) what it was written for. Its layers are modules or folders of these names:

* `rules`: the state as `Game`. It imports nothing but `bot.games` and the standard library.
* `players`: the computer players as `PLAYERS` (`bot/ai/decision.py`). They are not compiled; `COMPILED` is
  for our own games.
* `pictures`: the functions `table`, `hand` and `panel` (`rendering/kit/`).
* `cog`: the game's cog as `Cog` (`cogs/kit/game_cog.py`).
* `words/LANGUAGE/NAME.ftl`: its sentences, under keys that nobody else has. Other languages fall back to
  English.
* `lesson.txt`: a first game (`bot/lessons/`).

parts.py has what each needs. A package that lacks something is not offered, and `doctor` says what.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from bot.games.base import CONTRACT
from bot.games.parts import ROOT, Game

GROUP: Final = "toucan.games"
COMMANDS: Final = frozenset((
    "about", "block", "call", "challenge", "champions", "duplicate", "hand", "history", "leaderboard",
    "learn", "play", "privacy", "profile", "puzzle", "replay", "review", "settings", "setup", "table",
    "tables", "verify",
))  # fmt: skip
"""Our own commands, beside which Discord takes none of a game's by the same name."""
_KEY: Final = re.compile(r"^[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)


class Unfit(Exception):
    """A package whose game cannot be had, with the reason."""


def installed() -> Iterator[Any]:
    """Yield the entry points, in the order of their names."""
    # Importing importlib.metadata takes longer than to see that there are none, as almost everywhere.
    files = (file for folder in sys.path for file in Path(folder).glob("*-info/entry_points.txt"))
    if any(GROUP in file.read_text(encoding="utf-8") for file in files):
        found = import_module("importlib.metadata").entry_points(group=GROUP)
        yield from sorted(found, key=lambda point: str(point.name))


def brought(room: str, package: str, others: Iterable[Game]) -> Game:
    """Return the game of a package; raise `Unfit` if it does not fit in with the other games."""
    module = import_module(package)
    if (made_for := getattr(module, "CONTRACT", None)) != CONTRACT:
        raise Unfit(f"made for contract {made_for}, this is {CONTRACT}")
    root = Path(module.__path__[0]).parents[package.count(".")]
    rules = f"{package}.rules"
    if not hasattr(sys.modules.get(rules), "Game"):
        # It may be half imported: whoever began with it came here by its first import.
        sys.modules.pop(rules, None)
    game = Game(room, import_module(rules).Game, root, package)
    others = tuple(others)
    names = COMMANDS | {name for other in others for name in (other.room, other.slug)}
    if taken := names & {game.room, game.slug}:
        raise Unfit(f"the name {min(taken)} is taken")
    known = {ROOT / "bot/words", *(other.path("words") for other in others)}
    if twice := _keys(game.path("words")) & set().union(*map(_keys, known)):
        raise Unfit(f"{game.place('words')}: the keys {', '.join(sorted(twice))} are taken")
    return game


def _keys(words: Path) -> set[str]:
    return {key for file in words.glob("en/*.ftl") for key in _KEY.findall(file.read_text(encoding="utf-8"))}
