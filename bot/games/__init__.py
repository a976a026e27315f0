"""The rules of every game, each in its own folder, and the register of games."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from bot.games.base import State
from bot.games.parts import Game, lacking

ROOMS: Final = ("differ", "q92", "mitigati", "topsuit", "springcleaning")
"""The folder of each game in every layer, in the order to offer them. A new game needs this line alone."""

_GAMES: Final = {
    game.slug: game for game in (Game(room, import_module(f"bot.games.{room}").Game) for room in ROOMS)
}

RULES: Final[Mapping[str, type[State]]] = MappingProxyType(
    {slug: game.state for slug, game in _GAMES.items() if game.state}
)
"""Games with rules: they can be checked, and played at random. A game is begun with these."""

WITHHELD: Final = {
    slug: told for slug, game in _GAMES.items() if (told := [part.told(game) for part in lacking(game)])
}
"""Missing parts of each game that is not offered, as sentences."""

_offered: Final = {slug: state for slug, state in RULES.items() if slug not in WITHHELD}

GAMES: Final[Mapping[str, type[State]]] = MappingProxyType(_offered)
"""Games that are offered, as all their parts are there."""


def room(slug: str) -> str:
    """Return the name of the game's folder in every layer: its slug, unless no Python name can begin so."""
    return _GAMES[slug].room


def path(slug: str, layer: str) -> Path:
    """Return where a layer of a game is (`LAYERS` of bot/games/parts.py)."""
    return _GAMES[slug].path(layer)


def layer(slug: str, name: str) -> Any:
    """Import a layer of a game; None if it is not there."""
    module = _GAMES[slug].module(name)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None


def withhold(slug: str, layer: str, why: str) -> None:
    """Offer a game no longer, as one of its layers is not what the others take it for."""
    _offered.pop(slug, None)
    WITHHELD.setdefault(slug, []).append(f"{_GAMES[slug].place(layer)}: {why}")


def lowest_wins(slug: str) -> bool:
    """Return whether the lowest score wins; False for a game that no longer exists."""
    return slug in RULES and RULES[slug].lowest_wins
