"""Players of Oh Hell: how many tricks a hand is worth, and when a player still wants one."""

from __future__ import annotations

from typing import Final

from bot.ai.decision import Thought, reason
from bot.ai.noise import Errors
from bot.ai.plain import PlainPlayer, TrickOdds
from bot.games.base import Seat
from toucan_ohhell.rules import Game, OhHell

NOW: Final = 0.8
LATER: Final = 0.15
"""Tricks that a card promises for its odds when it is led, and for those of taking one later."""


def wants(view: OhHell, seat: Seat) -> float:
    """Return the worth of a trick: all that are left, some of them, or none."""
    short = view.bids[seat] - view.taken[seat]
    if short == len(view.hands[seat]):
        return 1.0
    return 0.7 if short > 0 else -1.0


def bid(view: OhHell, seat: Seat, whim: float) -> Thought:
    """Bid the nearest number of tricks to what the hand promises."""
    odds = TrickOdds(view, seat)
    tricks = sum(NOW * odds.takes(card) + LATER * odds.later(card) for card in view.hands[seat]) + whim
    nearest = min(view.legal(seat)[0].options, key=lambda option: abs(int(option) - tricks))
    return Thought(f"bid {nearest}", reason("ohhell-why-bid", tricks=round(tricks, 1)))


PLAYERS: Final = PlainPlayer("ohhell", wants, bid).levels(
    novice=dict.fromkeys(Game.seats, Errors(slip=1.0, whim=2.0, forgets=True)),
    easy=dict.fromkeys(Game.seats, Errors(slip=0.5, whim=1.2)),
)
