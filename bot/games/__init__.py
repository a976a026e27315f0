"""The rules of every game, and the register that all else finds them in."""

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
