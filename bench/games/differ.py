"""Differ's definitions for benchmarks (`bench.pace`) and the README (`bench.readme`)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import Any, Final

from bot.ai.bits import CARD, each
from bot.ai.differ import rollout
from bot.ai.differ.bitboard import PASS, DifferBitboard
from bot.ai.differ.hard import FEW_CALLS, guesses
from bot.games.base import Seat, shuffled
from bot.games.differ.rules import Differ, bids
from bot.games.kit.french import in_order

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
"""Number of players in the README's pictures."""
PHASES: Final = ("auction", "play")
"""Phases that the bitboard covers."""

acts = attrgetter("turn")
over = attrgetter("over")


def table(state: Any) -> bool:
    return len(state.trick) == 3 and len(state.tricks) > 3


def hand(state: Any) -> bool:
    held = state.hands[state.turn] + state.face_up[state.turn]
    return bool(state.trick) and len(held) == 7 and 1 < len(state.playable(state.turn)) < 4


def world(state: Any, _rng: Random) -> Any:
    """Return the position as the bitboard that a search plays on."""
    return DifferBitboard.of(state, rollout.thumb)


def unheld(world: Any, rng: Random) -> None:
    """Deal the foundations of a world anew, which no hand holds."""
    cards = iter(shuffled(rng, (card for pile in world.pile for card in pile)))
    world.pile = [[next(cards) for _ in pile] for pile in world.pile]


def fits(view: Differ, seat: Seat) -> Callable[[Random], Any]:
    """Return a function that guesses worlds fitting the view, all equally likely whatever the calls."""
    return guesses(view.but(calls=()), seat)


def text(world: Any, move: int) -> str:
    """Return the move as an action."""
    if world.called:
        return f"play {CARD[move]}"
    return "pass" if move == PASS else f"bid {bids(world.order)[move]}"


def agreeing(view: Differ, seat: Seat, rng: Random) -> Any:
    """Return a state that fits the view and the other seats' calls."""
    world = guesses(view, seat, few=FEW_CALLS)(rng)
    hands = tuple(in_order(map(CARD.__getitem__, each(held))) for held in world.hand)
    foundations = tuple(tuple(CARD[card] for card in pile) for pile in world.pile)
    return view.but(hands=hands, foundations=foundations)
