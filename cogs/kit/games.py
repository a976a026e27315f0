"""The cog of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games import GAMES, layer

if TYPE_CHECKING:
    from cogs.kit.game_cog import AnyCog


def game_cogs() -> tuple[type[AnyCog], ...]:
    """Return the cogs in the order of the games."""
    return tuple(layer(slug, "cog").Cog for slug in GAMES)
