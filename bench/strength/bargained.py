"""Hands of Mitigati with bargaining, and a bargain's profit compared with playing on."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from bot.ai import USUAL, think
from bot.ai.mitigati.bargaining import statement
from bot.ai.mitigati.determinization import Guesses
from bot.ai.mitigati.evaluation import worth
from bot.ai.mitigati.hard import FITTED, brings
from bot.ai.mitigati.rollout import outcome
from bot.games.base import HOLE, NATURE, Seat, play, replay, shuffled
from bot.games.kit.loka import LOKA
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

AT_A_TABLE: Final = 650
"""Deals that *hard* evaluates for a statement in 0.1 s of machine code; fewer stand for as many here."""
DEALT_ANEW: Final = 40


def gains(number: int, keens: Sequence[int | None], iterations: int) -> tuple[float, ...] | None:
    """Return each seat's profit from a bargain over this hand, compared with playing on; None without one.

    `keens`: points that each seat wants beyond its hand's worth; None is a *normal* player.
    """
    cards = " ".join(shuffled(Random(f"hand {number}"), LOKA))
    lines = [(NATURE, f"dealer {number % PLAYERS}"), (NATURE, f"deal {cards}")]
    state = replay(Mitigati.start(PLAYERS, {"hands": "1"}), lines)
    rng = Random(f"bargain {number}")
    while state.phase == "bargain":
        seat, before = state.turn, state
        state, _ = play(state, seat, _said(state.view(seat), seat, keens[seat], iterations, rng))
        if state.sheet:
            otherwise = _played_on(before, rng)
            return tuple(got - more for got, more in zip(state.scores, otherwise, strict=True))
    return None


def _said(view: Mitigati, seat: Seat, keen: int | None, iterations: int, rng: Random) -> str:
    if keen is None:
        return think("mitigati", USUAL, view, seat, rng).action
    one = brings(view, seat)
    found = statistics.fmean(one(rng) for _ in range(iterations))
    fitted = FITTED / (FITTED + AT_A_TABLE)
    expected = (1 - fitted) * found + fitted * worth(view.hands[seat], dealer=seat == view.dealer)
    return statement(view, seat, expected, keen).action


def _played_on(state: Mitigati, rng: Random) -> Iterator[float]:
    """Return each seat's average result of the hand, with the cards still to come dealt anew."""
    known = state.but(undealt=(HOLE,) * len(state.undealt))
    guesses = Guesses(known, NATURE)
    deals = [guesses.guess(rng)[:PLAYERS] for _ in range(DEALT_ANEW)]
    found = [outcome(deal, state.dealer) for deal in deals]
    return (statistics.fmean(one) for one in zip(*found, strict=True))
