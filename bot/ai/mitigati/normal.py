"""Mitigati by sound rules of thumb, each decision with its reason."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.decision import Thought, reason
from bot.ai.mitigati.bargaining import statement
from bot.ai.mitigati.bitboard import MitigatiBitboard, mask_of
from bot.ai.mitigati.bonus import dearest
from bot.ai.mitigati.evaluation import worth
from bot.ai.mitigati.heuristics import weigh
from bot.ai.mitigati.reasons import why, why_say
from bot.ai.mitigati.rollout import discards
from bot.ai.noise import foremost, slipped
from bot.games.base import Seat
from bot.games.kit.loka import LOKA, POINTS
from bot.games.mitigati.declarations import DONE
from bot.games.mitigati.rules import Mitigati

SLIP: Final = 1.2
"""Most points by which an easy player misjudges a card."""
WHIM: Final = 12.0
"""Most points by which an easy player misjudges a hand."""


def answer(view: Mitigati, seat: Seat, rng: Random) -> Thought:
    return _answer(view, seat, rng, 0.0, 0.0)


def easy(view: Mitigati, seat: Seat, rng: Random) -> Thought:
    """Return the action with small misjudgements, never enough to miss a plain trick."""
    return _answer(view, seat, rng, SLIP, slipped(WHIM, rng))


def _answer(view: Mitigati, seat: Seat, rng: Random, slip: float, whim: float) -> Thought:
    if view.phase == "play":
        return _play(view, rng, slip)
    if view.phase == "bargain":
        expected = worth(view.hands[seat], dealer=seat == view.dealer)
        action = statement(view, seat, expected + whim)
        return Thought(action, why_say(view, seat, action, expected))
    if view.phase == "declare":
        return declared(view, seat)
    places = sorted(discards(mask_of(view.hands[seat])))
    action = " ".join(("discard", *(LOKA[place] for place in places)))
    return Thought(
        action, reason("mitigati-why-discard", points=sum(POINTS[LOKA[place]] for place in places))
    )


def declared(view: Mitigati, seat: Seat) -> Thought:
    """Return the declaration that pays most: no secret is worth so many points."""
    best = dearest(view.legal(seat), seat)
    if best is None:
        return Thought(DONE, reason("mitigati-why-done"))
    return Thought(best[0], reason("mitigati-why-declare", points=best[1].bonus))


def _play(view: Mitigati, rng: Random, slip: float) -> Thought:
    """Return the best card; ties are broken at random."""
    board = MitigatiBitboard.of(view)
    weighed = weigh(board)
    best = foremost(weighed, lambda one: one.worth, rng, slip)
    return Thought(f"play {LOKA[best.place]}", why(board, best, weighed))
