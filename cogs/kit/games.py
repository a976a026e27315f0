"""The cog of each game, imported from the folder named after the game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bot.games import GAMES, room

if TYPE_CHECKING:
    from cogs.kit.game_cog import AnyCog


def game_cogs() -> tuple[type[AnyCog], ...]:
    """Return the cogs in the order of the games."""
    return tuple(import_module(f"cogs.{room(slug)}").Cog for slug in GAMES)
