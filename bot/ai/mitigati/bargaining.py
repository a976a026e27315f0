"""Bargaining over a half-dealt hand of Mitigati: when to close, what to ask for, how slowly to concede."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.ai.decision import Reason, reason
from bot.games.base import Seat
from bot.games.mitigati.bargaining import MOST_POINTS
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

KEEN: Final = 8
"""Points by which a bargain must beat the hand's worth. An offer comes from a weak hand and a demand from
a strong one, so an accepted bargain is a little worse than it looks. Players who want less lose to those
who want this much, even if they heed what the others say: docs/duels.md."""
ASK: Final = 14
"""Points by which the first demand exceeds the goal, or the first offer falls short of it."""
STEP: Final = 3
"""Least concession at a time; otherwise half of the rest."""
LITTLE: Final = 3
"""Smallest demand or offer, in points."""
STATEMENTS: Final = 3
"""Number of statements after which a player without a bargain keeps dealing."""
HOPE: Final = 20
"""Most points that the others may still concede; a player who would need more keeps dealing."""


class Word(NamedTuple):
    """A statement and its reason."""

    action: str
    why: Reason


def statement(view: Mitigati, seat: Seat, worth: float) -> Word:
    """Return the statement for a hand worth so many points, where a bargain must be `KEEN` better."""
    stances = view.bargain.stances
    mine, others = stances[seat], sum(stances) - stances[seat]
    points = round(worth)
    due = points + KEEN
    # Taking an offer before all have spoken could thwart the player it was meant for.
    answered = {speaker for speaker, _ in view.bargain.said} | {seat} == {*range(PLAYERS)}
    if answered and others > 0 and others >= due and (mine == 0 or others < -mine) and mine <= 0:
        return Word(f"demand {min(others, MOST_POINTS)}", reason("mitigati-why-take-offer", points=points))
    if others < 0 and others >= due and 0 <= mine < -others <= MOST_POINTS:
        return Word(f"offer {-others}", reason("mitigati-why-pay", points=points))
    spoken = sum(speaker == seat for speaker, _ in view.bargain.said)
    last = spoken == STATEMENTS - 1
    if spoken >= STATEMENTS or (last and due - others > HOPE):
        return Word("continue", reason("mitigati-why-continue", points=points))
    if mine and min(stances) * max(stances) >= 0:
        # All want the same, so conceding alone would lead nowhere.
        return Word("pass", reason("mitigati-why-pass", points=points))
    return _claim(mine, due, points, last=last)


def _step(left: int, *, last: bool) -> int:
    """Return the next concession; the last one leaves nothing."""
    return left if last else max(STEP, left // 2)


def _claim(mine: int, due: int, points: int, *, last: bool) -> Word:
    if due >= LITTLE and mine <= 0:
        asked = min(MOST_POINTS, due + ASK) if mine == 0 else max(due, -mine - _step(-mine - due, last=last))
        if mine == 0 or asked < -mine:
            return Word(f"demand {asked}", reason("mitigati-why-demand", points=points))
    elif due <= -LITTLE and mine >= 0:
        offered = min(
            -due, MOST_POINTS, max(1, -due - ASK) if mine == 0 else mine + _step(-due - mine, last=last)
        )
        if offered > mine:
            return Word(f"offer {offered}", reason("mitigati-why-offer", points=points))
    return Word("pass", reason("mitigati-why-pass", points=points))
