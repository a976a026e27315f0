"""What is measured and shown of each game, in a file that is called as its folders are."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bot.games import room


def measured(slug: str) -> Any:
    """The module of this game; each has the same names."""
    return import_module(f"bench.games.{room(slug)}")
