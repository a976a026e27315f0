"""Positions of every game at every size of table, as they come up when people play anything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.ai import brain
from bot.games import GAMES
from bot.games.base import NATURE, Seat, chosen, pick, play


def positions(slug: str, players: int, *, count: int, each: int, seed: int = 1) -> Iterator[tuple[Any, Seat]]:
    """So many, and who is to act; some actions lie between two of them, and all phases come up."""
    rng, think, game = Random(seed), brain(slug, "normal"), GAMES[slug]
    state: Any = game.start(players, chosen(game, players, {}))
    phases: set[str] = set()
    step = 0
    while count and state.to_act:
        seat = min(state.to_act)
        if seat != NATURE:
            step += 1
            if step % each == 0 or state.phase not in phases:
                phases.add(state.phase)
                count -= 1
                yield state, seat
        if seat == NATURE:
            action = pick(rng, state.legal(seat))
        else:
            # Rules of thumb get on with it; now and then anything goes, which makes large hands.
            view = state.view(seat)
            action = pick(rng, state.legal(seat)) if rng.random() < 0.3 else think(view, seat, rng)
        state, _ = play(state, seat, action)
