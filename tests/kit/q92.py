"""Positions of 92Q."""

from __future__ import annotations

from bot.games.base import replay
from bot.games.q92.rules import NinetyTwoQ


def after(state: NinetyTwoQ, *lines: str) -> NinetyTwoQ:
    """Return the state after these lines, each a seat and its action."""
    return replay(state, [(int(text[0]), text[2:]) for text in lines])


def playing(*hands: str, trump: str = "C") -> NinetyTwoQ:
    """Return four players with the rest of their hands, seat 0 to lead; seats 0 and 2 have bid."""
    return NinetyTwoQ.start(4, {}).but(
        phase="play",
        dealer=3,
        turn=0,
        leader=0,
        bid="1" + trump,
        bidder=0,
        partners=(2,),
        hands=tuple(tuple(hand.split()) for hand in hands),
    )
