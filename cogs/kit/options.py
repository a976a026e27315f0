"""Options of commands that every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from discord import app_commands

from bot.ai import levels
from bot.tables.deadlines import CLOCKS
from cogs.kit.game_cog import say

if TYPE_CHECKING:
    from collections.abc import Iterable

F = TypeVar("F", bound=Any)

Match = app_commands.Range[int, 1, 2**31 - 1]
"""The number of a table, as an option of a command."""


def with_clock(new: F) -> F:
    """The option of a game's `new` that every game has: how long a decision may take."""
    choices = [app_commands.Choice(name=say(f"clock-{clock}"), value=clock) for clock in CLOCKS]
    described: F = app_commands.describe(clock=say("option-clock"))(new)
    chosen: F = app_commands.choices(clock=choices)(described)
    return chosen


def rule_topics(prefix: str, names: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=say(f"{prefix}-topic-{name}"), value=name) for name in names]


def computer_levels(slug: str) -> list[app_commands.Choice[str]]:
    """The strongest first."""
    return [app_commands.Choice(name=say(f"level-{level}"), value=level) for level in levels(slug)[::-1]]
