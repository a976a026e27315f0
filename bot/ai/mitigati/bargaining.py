"""Bargaining over a half-dealt hand of Mitigati: when to close, what to ask for, how slowly to concede."""

from __future__ import annotations

from typing import Final

from bot.games.base import Seat
from bot.games.mitigati.bargaining import MOST_POINTS
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

KEEN: Final = 8
"""Points by which a bargain must beat the hand's worth. An offer comes from a weak hand and a demand from
a strong one, so an accepted bargain is a little worse than it looks. Players who want less lose to those
who want this much, even if they heed what the others say: docs/duels.md."""
ASK: Final = 8
"""Points by which the first demand exceeds the goal, or the first offer falls short of it."""
STEP: Final = 3
"""Least concession at a time; otherwise half of the rest."""
LITTLE: Final = 3
"""Smallest demand or offer, in points."""
STATEMENTS: Final = 3
"""Number of statements after which a player without a bargain keeps dealing."""
HOPE: Final = 16
"""Most points that the others, once all have spoken, may still concede; a player who needs more keeps
dealing."""


def due(worth: float) -> int:
    """Return the least points for which a bargain is better than a hand worth so many."""
    return round(worth) + KEEN


def stands(view: Mitigati, seat: Seat) -> int:
    """Return the points that the others' offers, less their demands, come to."""
    stances = view.bargain.stances
    return sum(stances) - stances[seat]


def statement(view: Mitigati, seat: Seat, worth: float) -> str:
    """Return the statement for a hand worth so many points, where a bargain must be `KEEN` better."""
    stances = view.bargain.stances
    mine, others, least = stances[seat], stands(view, seat), due(worth)
    # Taking an offer before all have spoken could thwart the player it was meant for.
    answered = {speaker for speaker, _ in view.bargain.said} | {seat} == {*range(PLAYERS)}
    if answered and others > 0 and others >= least and (mine == 0 or others < -mine) and mine <= 0:
        return f"demand {min(others, MOST_POINTS)}"
    if others < 0 and others >= least and 0 <= mine < -others <= MOST_POINTS:
        return f"offer {-others}"
    spoken = sum(speaker == seat for speaker, _ in view.bargain.said)
    last = spoken == STATEMENTS - 1
    if spoken >= STATEMENTS or (answered and least - others > HOPE):
        return "continue"
    if mine and min(stances) * max(stances) >= 0:
        # All want the same, so conceding alone would lead nowhere.
        return "pass"
    return _claim(mine, least, last=last)


def _step(left: int, *, last: bool) -> int:
    """Return the next concession; the last one leaves nothing."""
    return left if last else max(STEP, left // 2)


def _claim(mine: int, due: int, *, last: bool) -> str:
    if due >= LITTLE and mine <= 0:
        asked = min(MOST_POINTS, due + ASK) if mine == 0 else max(due, -mine - _step(-mine - due, last=last))
        if mine == 0 or asked < -mine:
            return f"demand {asked}"
    elif due <= -LITTLE and mine >= 0:
        offered = min(
            -due, MOST_POINTS, max(1, -due - ASK) if mine == 0 else mine + _step(-due - mine, last=last)
        )
        if offered > mine:
            return f"offer {offered}"
    return "pass"
