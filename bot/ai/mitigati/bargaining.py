"""Bargaining over a half-dealt hand of Mitigati: when to close, what to ask for, how slowly to give way."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.ai.decision import Reason, reason
from bot.games.base import Seat
from bot.games.mitigati.bargaining import MOST
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

KEEN: Final = 8
"""How much better than the hand's worth a bargain must be. Who offers holds a weak hand and who demands a
strong one, so what others agree to is always a little worse than it looks. Whoever wants less loses to who
wants so much, even heeding what the others say: docs/duels.md."""
ASK: Final = 14
"""How much more than that is asked for at first, and how much less is offered."""
STEP: Final = 3
"""How much is conceded at a time, at least; otherwise half of what there is to concede."""
LITTLE: Final = 3
"""Nothing smaller than this is asked for or offered."""
PATIENCE: Final = 3
"""Whoever has spoken so often without a bargain has the deal go on."""
HOPE: Final = 20
"""So much others may still give way: whoever would lack more, having conceded all, has the deal go on."""


class Word(NamedTuple):
    """A statement and its reason."""

    action: str
    why: Reason


def statement(view: Mitigati, seat: Seat, worth: float, keen: int = KEEN) -> Word:
    """What to say for a hand that is worth so many points, if a bargain has to be so much better."""
    stances = view.bargain.stances
    mine, others = stances[seat], sum(stances) - stances[seat]
    points = round(worth)
    due = points + keen
    # Whoever takes an offer before all have spoken stands in the way of whom it was meant for.
    answered = {speaker for speaker, _ in view.bargain.said} | {seat} == {*range(PLAYERS)}
    if answered and others > 0 and others >= due and (mine == 0 or others < -mine) and mine <= 0:
        return Word(f"demand {min(others, MOST)}", reason("mitigati-why-take-offer", points=points))
    if others < 0 and others >= due and 0 <= mine < -others <= MOST:
        return Word(f"offer {-others}", reason("mitigati-why-pay", points=points))
    spoken = sum(speaker == seat for speaker, _ in view.bargain.said)
    last = spoken == PATIENCE - 1
    if spoken >= PATIENCE or (last and due - others > HOPE):
        return Word("continue", reason("mitigati-why-continue", points=points))
    if mine and min(stances) * max(stances) >= 0:
        # All want the same: giving way alone would lead nowhere.
        return Word("pass", reason("mitigati-why-pass", points=points))
    return _claim(mine, due, points, last=last)


def _step(left: int, *, last: bool) -> int:
    """How much is conceded of what is left: the last word leaves nothing."""
    return left if last else max(STEP, left // 2)


def _claim(mine: int, due: int, points: int, *, last: bool) -> Word:
    if due >= LITTLE and mine <= 0:
        asked = min(MOST, due + ASK) if mine == 0 else max(due, -mine - _step(-mine - due, last=last))
        if mine == 0 or asked < -mine:
            return Word(f"demand {asked}", reason("mitigati-why-demand", points=points))
    elif due <= -LITTLE and mine >= 0:
        offered = min(-due, MOST, max(1, -due - ASK) if mine == 0 else mine + _step(-due - mine, last=last))
        if offered > mine:
            return Word(f"offer {offered}", reason("mitigati-why-offer", points=points))
    return Word("pass", reason("mitigati-why-pass", points=points))
