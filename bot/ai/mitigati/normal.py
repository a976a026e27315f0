"""Mitigati by sound rules of thumb, each decision with its reason."""

from __future__ import annotations

import itertools
from random import Random
from typing import Final

from bot.ai.decision import MOST, Thought, reason
from bot.ai.mitigati.bargaining import statement
from bot.ai.mitigati.bitboard import MitigatiBitboard, mask_of
from bot.ai.mitigati.bonus import dearest
from bot.ai.mitigati.evaluation import worth
from bot.ai.mitigati.heuristics import WeighedMove, weigh
from bot.ai.mitigati.reasons import why, why_say
from bot.ai.mitigati.rollout import discards
from bot.ai.noise import NONE, Errors, foremost
from bot.games.base import Seat
from bot.games.kit.loka import KINGS, LOKA, POINTS
from bot.games.mitigati.declarations import DONE
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

EASY: Final = {PLAYERS: Errors(slip=1.2, whim=12.0)}
"""Errors in points: small, never enough to miss a plain trick."""
NOVICE: Final = {PLAYERS: Errors(slip=5.0, whim=12.0, bias=10.0, hoard=5.0, forgets=True)}


def answer(view: Mitigati, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    whim = errors.of_hand(rng)
    if view.phase == "play":
        return _play(view, rng, errors)
    if view.phase == "bargain":
        expected = worth(view.hands[seat], dealer=seat == view.dealer)
        action = statement(view, seat, expected + whim)
        return Thought(action, why_say(view, seat, action, expected) or (None if errors else MOST))
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


def _play(view: Mitigati, rng: Random, errors: Errors) -> Thought:
    """Return the best card; ties are broken at random."""
    board = MitigatiBitboard.of(view)
    if errors.forgets:
        recent = (trick.cards for trick in errors.recalled(view.tricks))
        board.gone, board.gone_trumps = mask_of(itertools.chain(*recent, view.trick))
        board.voids = [0] * PLAYERS
    weighed = weigh(board)

    def promised(one: WeighedMove) -> float:
        return one.worth - (errors.hoard if POINTS[LOKA[one.place]] == POINTS[KINGS[0]] else 0.0)

    best = foremost(weighed, promised, rng, errors.slip)
    return Thought(f"play {LOKA[best.place]}", why(board, best, weighed) or (None if errors else MOST))
