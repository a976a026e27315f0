"""The hands of a random match, as results are told of them."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

from tests.games.playing import random_match


def ended(slug: str, players: int) -> list[Any]:
    """The states after each hand of a match, the last one when it was over."""
    found: list[Any] = []
    for step in random_match(slug, players, Random(2), {}):
        sheet = getattr(step.after, "sheet", ())
        if sheet and (not found or len(sheet) > len(found[-1].sheet) or not step.after.to_act):
            found.append(step.after)
    return found


def table_of(state: Any) -> Any:
    return SimpleNamespace(state=state, slug=state.slug)
