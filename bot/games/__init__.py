"""The rules of every game, each in its own folder, and the register of games."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.games.base import State
from bot.games.differ.rules import Differ
from bot.games.mitigati.rules import Mitigati
from bot.games.q92.rules import NinetyTwoQ
from bot.games.springcleaning.rules import SpringCleaning
from bot.games.topsuit.rules import TopSuit

GAMES: Final[Mapping[str, type[State]]] = MappingProxyType(
    {game.slug: game for game in (Differ, NinetyTwoQ, Mitigati, TopSuit, SpringCleaning)}
)


def lowest_wins(slug: str) -> bool:
    """Return whether the lowest score wins; False for a game that no longer exists."""
    return slug in GAMES and GAMES[slug].lowest_wins


def room(slug: str) -> str:
    """Return the name of the game's folder in every layer: its slug, unless no Python name can begin so."""
    return GAMES[slug].__module__.split(".")[2]
