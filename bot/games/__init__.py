"""The rules of every game, each in a folder of its own, and the register that all else finds them in."""

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
    """Whether less is better; of a game that is gone nobody knows any more."""
    return slug in GAMES and GAMES[slug].lowest_wins


def room(slug: str) -> str:
    """What the game's folder is called in every layer: as its slug, unless no name in Python begins so."""
    return GAMES[slug].__module__.split(".")[2]
