"""Top Suit, as it is measured (`bench.pace`) and shown in the README (`bench.readme`)."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any, Final

from bot.ai.topsuit.bitboard import text_of
from bot.ai.topsuit.hard import World, guesses
from bot.games.base import Seat, shuffled

__all__ = (
    "PHASES",
    "PLAYERS",
    "acts",
    "agreeing",
    "fits",
    "guesses",
    "hand",
    "over",
    "table",
    "text",
    "unheld",
    "world",
)

PLAYERS: Final = 4
"""In the README."""
PHASES: Final = ("play",)
"""What the fast state knows."""

acts = attrgetter("to_act")
over = attrgetter("over")
fits = guesses
"""Worlds that look to the seat like its view, each as likely."""


def table(state: Any) -> bool:
    return state.current is not None and state.current.kind == "run" and state.current.top[1] == "S"


def hand(state: Any) -> bool:
    few = 1 < len(state.playable(state.turn)) < 5
    return state.current is not None and state.current.kind == "single" and few


def world(state: Any, _rng: Random) -> Any:
    """The position as the fast state that a search plays on."""
    return World.of(state)


def unheld(world: Any, rng: Random) -> None:
    """Shuffle the draw deck of a world: what nobody has in hand."""
    world.stock = list(shuffled(rng, world.stock))


def text(_world: Any, move: int) -> str:
    """The move as the action it is."""
    return text_of(move)


def agreeing(view: Any, seat: Seat, rng: Random) -> Any:
    """A state that the view could be, and that agrees with what the others said."""
    return view.guess(seat, rng)
