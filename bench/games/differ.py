"""Differ, as it is measured (`bench.pace`) and shown in the README (`bench.readme`)."""

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
"""In the README."""
PHASES: Final = ("auction", "play")
"""What the fast state knows."""

acts = attrgetter("turn")
over = attrgetter("over")


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


def fits(view: Differ, seat: Seat) -> Callable[[Random], Any]:
    """Worlds that look to the seat like its view, each as likely whatever the others have said."""
    return guesses(view.but(calls=()), seat)


def text(world: Any, move: int) -> str:
    """The move as the action it is."""
    if world.called:
        return f"play {CARD[move]}"
    return "pass" if move == PASS else f"bid {bids(world.order)[move]}"


def agreeing(view: Differ, seat: Seat, rng: Random) -> Any:
    """A state that the view could be, and that agrees with what the others said."""
    world = guesses(view, seat, few=FEW_CALLS)(rng)
    hands = tuple(in_order(map(CARD.__getitem__, each(held))) for held in world.hand)
    foundations = tuple(tuple(CARD[card] for card in pile) for pile in world.pile)
    return view.but(hands=hands, foundations=foundations)
