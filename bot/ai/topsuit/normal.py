"""Top Suit by sound rules of thumb, each decision with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.ai.decision import Reason, Thought, reason
from bot.ai.noise import foremost
from bot.ai.topsuit.bitboard import CARDS, DRAW, EXTENDS, TOP, TOP_BITS, TopSuitBitboard, text_of
from bot.ai.topsuit.heuristics import WeighedMove, usual, weigh
from bot.games.base import NATURE, Seat
from bot.games.kit.french import FRENCH
from bot.games.topsuit.rules import TopSuit

SURE: Final = 0.97
LIKELY: Final = 0.5
HARDLY: Final = 0.05

SLIP: Final = 0.45
"""Most points by which an easy player misjudges a move."""


def answer(view: TopSuit, _seat: Seat, rng: Random) -> Thought:
    """Return the most promising move; ties are broken at random."""
    return _answer(view, rng, 0.0)


def easy(view: TopSuit, _seat: Seat, rng: Random) -> str:
    """Return the action with small misjudgements, never enough to miss a plain trick."""
    return _answer(view, rng, SLIP).action


def _answer(view: TopSuit, rng: Random, slip: float) -> Thought:
    board = TopSuitBitboard.of(view)
    weighed = weigh(board, usual(board.players))
    best = foremost(weighed, lambda one: one.worth, rng, slip)
    return Thought(text_of(best.move), why(board, best, weighed))


def why(board: TopSuitBitboard, best: WeighedMove, weighed: Sequence[WeighedMove]) -> Reason:
    """Return the reason for the move."""
    if best.move == DRAW:
        return _why_draw(board, weighed)
    top = FRENCH[best.move >> TOP & TOP_BITS]
    percent = _percent(best.chance)
    if board.hands[board.to_act] == best.move & CARDS:
        return reason("topsuit-why-out", top=top)
    if best.move & EXTENDS:
        return reason("topsuit-why-extend", top=top, percent=percent)
    if board.acts == board.players - 1:
        # A search may take the trick with cards that the rules of thumb would rather keep.
        least = all(one.worth <= best.worth for one in weighed if one.move != DRAW)
        return reason("topsuit-why-last" if least else "topsuit-why-takes", top=top)
    if best.chance >= SURE:
        return reason("topsuit-why-sure", top=top)
    if best.chance >= LIKELY:
        return reason("topsuit-why-likely", top=top, percent=percent)
    if best.chance < HARDLY:
        return reason("topsuit-why-hardly", top=top)
    return reason("topsuit-why-spare", top=top, percent=percent)


def _percent(chance: float) -> int:
    """Return the chance in percent, never 0 or 100, as it is an estimate."""
    return min(99, max(1, round(100 * chance)))


def _why_draw(board: TopSuitBitboard, weighed: Sequence[WeighedMove]) -> Reason:
    could = [one for one in weighed if one.move != DRAW]
    if not could:
        return reason("topsuit-why-only-draw")
    if len(board.stock) == 1:
        return reason("topsuit-why-end")
    rival = max(could, key=lambda one: (one.chance, one.worth))
    top = FRENCH[rival.move >> TOP & TOP_BITS]
    if rival.chance >= LIKELY:
        return reason("topsuit-why-keep", top=top)
    if board.owner == NATURE:
        return reason("topsuit-why-no-lead")
    return reason("topsuit-why-beaten", top=top, percent=_percent(1 - rival.chance))
