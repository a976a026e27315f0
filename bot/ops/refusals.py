"""Refusals of a start: whether trying again can help."""

from __future__ import annotations

from bot.games.base import Refusal


class Misconfigured(Refusal):
    """A fault that the operator has to mend before the bot can run: restarting it would not help."""


class Unreachable(Refusal):
    """A temporary reason that keeps the bot from starting."""
