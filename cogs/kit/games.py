"""The cog of each game, found in the folder that is called as the game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bot.games import GAMES, room

if TYPE_CHECKING:
    from cogs.kit.game_cog import AnyCog


def game_cogs() -> tuple[type[AnyCog], ...]:
    """In the order of the games."""
    return tuple(import_module(f"cogs.{room(slug)}").Cog for slug in GAMES)
