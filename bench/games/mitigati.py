"""Mitigati, as it is measured (`bench.pace`) and shown in the README (`bench.readme`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bot.ai.mitigati.determinization import Guesses
from bot.ai.mitigati.hard import World
from bot.games.base import Seat
from bot.games.kit.loka import FOOL
from bot.games.mitigati.rules import Mitigati

__all__ = ("PLAYERS", "at_random", "guesses", "hand", "table", "world")

PLAYERS: Final = 3
"""In the README."""


def table(state: Any) -> bool:
    return len(state.trick) == 2 and FOOL in state.trick and len(state.tricks) > 5


def hand(state: Any) -> bool:
    held = state.hands[state.turn]
    return state.phase == "play" and len(held) in range(17, 21) and FOOL in held and not state.trick


def world(state: Any, _rng: Random) -> Any:
    """The position as the fast state that a search plays on."""
    return World.of(state)


def guesses(view: Mitigati, seat: Seat) -> Callable[[Random], Any]:
    here, deal = World.of(view), Guesses(view, seat).guess

    def guess(rng: Random) -> Any:
        world = here.copy()
        *hands, _ = deal(rng)
        world.hold(hands)
        return world

    return guess


def at_random(world: Any, rng: Random) -> int:
    """Plays a copy of it to its end, and counts the actions."""
    now, plies, random = world.copy(), 0, rng.random
    while now.left:
        moves = now.moves()
        now.play(moves[int(random() * len(moves))])
        plies += 1
    return plies
