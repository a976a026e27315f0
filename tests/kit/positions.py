"""Positions of every game at every table size, as they come up in random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.ai import brain
from bot.games import GAMES
from bot.games.base import NATURE, Seat, chosen, pick, play
from bot.tables.table import Table


def positions(slug: str, players: int, *, count: int, each: int, seed: int = 1) -> Iterator[tuple[Any, Seat]]:
    """Yield this many positions with the seat to act: spaced by `each` actions, but each phase at once."""
    rng, game = Random(seed), GAMES[slug]
    phases: set[str] = set()
    step = 0
    while count:
        state: Any = game.start(players, chosen(game, players, {}))
        while count and state.to_act:
            seat = min(state.to_act)
            if seat != NATURE:
                step += 1
                if step % each == 0 or state.phase not in phases:
                    phases.add(state.phase)
                    count -= 1
                    yield state, seat
            state, _ = play(state, seat, _action(slug, state, seat, rng))


def lay(table: Table, state: Any) -> None:
    """Put this position on a table; the bot has no such way."""
    object.__setattr__(table, "state", state)


def _action(slug: str, state: Any, seat: Seat, rng: Random) -> str:
    """Return an action by rules of thumb, now and then a random one, which makes large hands."""
    choices = state.legal(seat)
    if any(choice.verb == "continue" for choice in choices):
        # Whatever else is said, few hands of Mitigati would get beyond the bargaining.
        return "continue"
    if seat == NATURE or rng.random() < 0.3:
        return pick(rng, choices)
    return brain(slug, "normal")(state.view(seat), seat, rng)
