"""Differ, as it is measured (`bench.pace`) and shown in the README (`bench.readme`)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bot.ai.differ import rollout
from bot.ai.differ.bitboard import DifferBitboard
from bot.ai.differ.hard import guesses
from bot.games.base import shuffled

__all__ = ("PLAYERS", "at_random", "guesses", "hand", "table", "unheld", "world")

PLAYERS: Final = 4
"""In the README."""


def table(state: Any) -> bool:
    return len(state.trick) == 3 and len(state.tricks) > 3


def hand(state: Any) -> bool:
    held = state.hands[state.turn] + state.face_up[state.turn]
    return bool(state.trick) and len(held) == 7 and 1 < len(state.playable(state.turn)) < 4


def world(state: Any, _rng: Random) -> Any:
    """The position as the fast state that a search plays on."""
    return DifferBitboard.of(state, rollout.thumb)


def unheld(world: Any, rng: Random) -> None:
    """Deal the foundations of a world anew: what nobody has in hand."""
    cards = iter(shuffled(rng, (card for pile in world.pile for card in pile)))
    world.pile = [[next(cards) for _ in pile] for pile in world.pile]


def at_random(world: Any, rng: Random) -> int:
    """Plays a copy of it to its end, and counts the actions."""
    now, plies, random = world.copy(), 0, rng.random
    while now.left:
        moves = now.moves()
        now.play(moves[int(random() * len(moves))])
        plies += 1
    return plies
