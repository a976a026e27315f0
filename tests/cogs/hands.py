"""The hands of a random match, as results are told of them."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from bot.records.stored import Occupant, Record
from tests.games.playing import random_match

if TYPE_CHECKING:
    from bot.games.base import Seat


def ended(slug: str, players: int) -> list[Any]:
    """The states after each hand of a match, the last one when it was over."""
    found: list[Any] = []
    for step in random_match(slug, players, Random(2), {}):
        sheet = getattr(step.after, "sheet", ())
        if sheet and (not found or len(sheet) > len(found[-1].sheet) or not step.after.to_act):
            found.append(step.after)
    return found


def table_of(state: Any, left: Seat | None = None) -> Any:
    """Return a table where this match is over; `left`: the seat whose person is away."""
    seats = tuple(
        Occupant(f"Person {seat}", seat + 1, away="left" if seat == left else None)
        for seat in range(state.players)
    )
    record = Record(1, 1, 1, state.slug, 1, {}, 1, seats, 0, 0, status="over")
    return SimpleNamespace(state=state, slug=state.slug, record=record, status="over")
