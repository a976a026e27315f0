"""92Q's definitions for benchmarks (`bench.pace`) and the README (`bench.readme`)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import Any, Final

from bot.ai.bits import CARD, each
from bot.ai.q92 import rollout
from bot.ai.q92.bitboard import PASS, Q92Bitboard
from bot.ai.q92.hard import guesses
from bot.games.base import Seat
from bot.games.kit.french import FRENCH, in_order
from bot.games.q92.rules import NinetyTwoQ, bids

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

PLAYERS: Final = 6
"""Number of players in the README's pictures."""
PHASES: Final = ("auction", "partners", "play")
"""Phases that the bitboard covers."""

acts = attrgetter("turn")
over = attrgetter("over")


def table(state: Any) -> bool:
    return len(state.trick) == 4 and len(state.tricks) > 2 and state.counted != state.trick


def hand(state: Any) -> bool:
    return bool(state.trick) and len(state.hands[state.turn]) == 8


def world(state: Any, _rng: Random) -> Any:
    """Return the position as the bitboard that a search plays on."""
    return Q92Bitboard.of(state, rollout.thumb)


def unheld(_world: Any, _rng: Random) -> None:
    """Do nothing: cards in no hand play no part in this game."""


def fits(view: NinetyTwoQ, seat: Seat) -> Callable[[Random], Any]:
    """Return a function that guesses worlds fitting the view, all equally likely whatever the calls."""
    return guesses(view.but(calls=()), seat)


def text(world: Any, move: int) -> str:
    """Return the move as an action."""
    if world.phase == 2:
        return f"play {CARD[move]}"
    if world.phase == 1:
        return " ".join(("partners", *(str(seat) for seat in range(world.players) if move >> seat & 1)))
    return "pass" if move == PASS else f"bid {bids(1, len(FRENCH) // world.players)[move]}"


def agreeing(view: NinetyTwoQ, seat: Seat, rng: Random) -> Any:
    """Return a state that fits the view and the other seats' calls."""
    hands = tuple(in_order(map(CARD.__getitem__, each(held))) for held in guesses(view, seat)(rng).held)
    seen = {card for cards in (*view.piles.values(), *hands) for card in cards}
    return view.but(hands=hands, aside=in_order(card for card in FRENCH if card not in seen))
