"""92Q, as it is measured (`bench.pace`) and shown in the README (`bench.readme`)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bot.ai.q92 import rollout
from bot.ai.q92.bitboard import Q92Bitboard
from bot.ai.q92.hard import guesses

__all__ = ("PLAYERS", "at_random", "guesses", "hand", "table", "unheld", "world")

PLAYERS: Final = 6
"""In the README."""


def table(state: Any) -> bool:
    return len(state.trick) == 4 and len(state.tricks) > 2 and state.counted != state.trick


def hand(state: Any) -> bool:
    return bool(state.trick) and len(state.hands[state.turn]) == 8


def world(state: Any, _rng: Random) -> Any:
    """The position as the fast state that a search plays on."""
    return Q92Bitboard.of(state, rollout.thumb)


def unheld(_world: Any, _rng: Random) -> None:
    """What nobody has in hand plays no part in this game."""


def at_random(world: Any, rng: Random) -> int:
    """Plays a copy of it to its end, and counts the actions."""
    now, plies, random = world.copy(), 0, rng.random
    while now.left:
        moves = now.moves()
        now.play(moves[int(random() * len(moves))])
        plies += 1
    return plies
