"""The rules of every game, and the register that all else finds them in."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.games.base import State
from bot.games.differ import Differ
from bot.games.mitigati import Mitigati
from bot.games.q92 import NinetyTwoQ
from bot.games.springcleaning import SpringCleaning
from bot.games.topsuit import TopSuit

GAMES: Final[Mapping[str, type[State]]] = MappingProxyType(
    {game.slug: game for game in (Differ, NinetyTwoQ, Mitigati, TopSuit, SpringCleaning)}
)
