"""The rules of every game, each in its own folder, and the register of games."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final

from bot.games.base import State
from bot.games.parts import Game, lacking

ROOMS: Final = ("differ", "q92", "mitigati", "topsuit", "springcleaning")
"""The folder of each game in every layer, in the order to offer them. A new game needs this line alone."""

RULES: Final[Mapping[str, type[State]]] = MappingProxyType(
    {game.slug: game for game in (import_module(f"bot.games.{room}").Game for room in ROOMS)}
)
"""Games with rules: they can be checked, and played at random. A game is begun with these."""


def room(slug: str) -> str:
    """Return the name of the game's folder in every layer: its slug, unless no Python name can begin so."""
    return RULES[slug].__module__.split(".")[2]


GAMES: Final[Mapping[str, type[State]]] = MappingProxyType(
    {slug: game for slug, game in RULES.items() if not any(lacking(Game(room(slug), game)))}
)
"""Games that are offered, as all their parts are there."""


def lowest_wins(slug: str) -> bool:
    """Return whether the lowest score wins; False for a game that no longer exists."""
    return slug in RULES and RULES[slug].lowest_wins
