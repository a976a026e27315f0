"""Mitigati's definitions for benchmarks (`bench.pace`) and the README (`bench.readme`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bot.ai.mitigati.determinization import Guesses
from bot.ai.mitigati.hard import World
from bot.games.base import HOLE, Seat
from bot.games.kit.loka import FOOL
from bot.games.mitigati.rules import Mitigati

__all__ = (
    "PLAYERS",
    "guesses",
    "hand",
    "over",
    "table",
    "world",
)

PLAYERS: Final = 3
"""Number of players in the README's pictures."""


def table(state: Any) -> bool:
    return len(state.trick) == 2 and FOOL in state.trick and len(state.tricks) > 5


def hand(state: Any) -> bool:
    held = state.hands[state.turn]
    return state.phase == "play" and len(held) in range(17, 21) and FOOL in held and not state.trick


def world(state: Any, _rng: Random) -> Any:
    """Return the position as the bitboard that a search plays on."""
    return World.of(state)


def over(world: Any) -> bool:
    return not world.left


def guesses(view: Mitigati, seat: Seat) -> Callable[[Random], Any]:
    here, deal, secret = World.of(view), Guesses(view, seat).guess, HOLE in view.discards

    def guess(rng: Random) -> Any:
        world = here.copy()
        *hands, discards = deal(rng)
        world.hold(hands)
        if secret:
            world.pile(view.dealer, discards)
        return world

    return guess
