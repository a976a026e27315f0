"""The reasons of Top Suit, each with its predicate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.ai.decision import Reason, Rule, first_reason
from bot.ai.topsuit.bitboard import CARDS, DRAW, EXTENDS, TOP, TOP_BITS, TopSuitBitboard
from bot.games.base import NATURE
from bot.games.kit.french import FRENCH

if TYPE_CHECKING:
    from bot.ai.topsuit.heuristics import WeighedMove

SURE: Final = 1 - 1e-9
"""Probability that counts as certainty, allowing for rounding errors."""
LIKELY: Final = 0.5
HARDLY: Final = 0.05
HAIR: Final = 0.02
"""Points that make no move better than another."""


class Choice:
    """A move beside all that are legal."""

    def __init__(self, board: TopSuitBitboard, chosen: WeighedMove, weighed: Sequence[WeighedMove]) -> None:
        self.board, self.chosen = board, chosen
        self.plays = [one for one in weighed if one.move != DRAW]
        self.draws, self.extends = chosen.move == DRAW, bool(chosen.move & EXTENDS)
        self.last, self.leads = board.acts == board.players - 1, board.owner == NATURE
        self.best = all(one.worth <= chosen.worth + HAIR for one in weighed)
        """Whether no move is better, by the rules of thumb or by a search."""
        self.best_play = all(one.worth <= chosen.worth + HAIR for one in self.plays)
        self.out = not self.draws and board.hands[board.to_act] == chosen.move & CARDS

    @property
    def rival(self) -> WeighedMove:
        """The best play, which would be made instead of drawing."""
        return max(self.plays)

    @property
    def strongest(self) -> WeighedMove:
        """The play that takes the trick most often."""
        return max(self.plays, key=lambda one: one.chance)

    @property
    def top(self) -> str:
        """Highest card of the play; of the one that is not made, for a draw."""
        move = self.chosen.move
        if self.draws:
            move = (self.rival if self.rival.chance >= LIKELY else self.strongest).move
        return FRENCH[move >> TOP & TOP_BITS]

    @property
    def percent(self) -> int:
        """Chance of taking the trick, or of losing it with the strongest play; never 0 or 100."""
        chance = 1 - self.strongest.chance if self.draws else self.chosen.chance
        return min(99, max(1, round(100 * chance)))


def _holds(case: Choice, least: float, most: float) -> bool:
    """Return whether a play may be beaten, and takes the trick with a probability in this range."""
    return not case.draws and not case.out and not case.last and least <= case.chosen.chance < most


def _passes_over(case: Choice) -> bool:
    """Return whether drawing is preferred to all plays."""
    return case.draws and bool(case.plays) and case.best and len(case.board.stock) > 1


TOP_CARD: Final = ("top",)
FIGURE: Final = ("top", "percent")
RULES: Final[tuple[Rule[Choice], ...]] = (
    Rule("topsuit-why-only-draw", lambda case: case.draws and not case.plays),
    Rule(
        "topsuit-why-end",
        lambda case: case.draws and bool(case.plays) and case.best and len(case.board.stock) == 1,
    ),
    Rule("topsuit-why-keep", lambda case: _passes_over(case) and case.rival.chance >= LIKELY, TOP_CARD),
    Rule(
        "topsuit-why-no-lead",
        lambda case: _passes_over(case) and case.leads and case.strongest.chance < LIKELY,
    ),
    Rule(
        "topsuit-why-beaten",
        lambda case: _passes_over(case) and not case.leads and case.strongest.chance < LIKELY,
        FIGURE,
    ),
    Rule("topsuit-why-draw", _passes_over),
    Rule("topsuit-why-out", lambda case: case.out, TOP_CARD),
    Rule(
        "topsuit-why-last",
        lambda case: case.last and not case.draws and not case.out and case.best_play,
        TOP_CARD,
    ),
    Rule("topsuit-why-takes", lambda case: case.last and not case.draws and not case.out, TOP_CARD),
    Rule("topsuit-why-extend", lambda case: case.extends and _holds(case, HARDLY, SURE), FIGURE),
    Rule("topsuit-why-sure", lambda case: _holds(case, SURE, 2), TOP_CARD),
    Rule("topsuit-why-likely", lambda case: case.best and _holds(case, LIKELY, SURE), FIGURE),
    Rule("topsuit-why-spare", lambda case: case.best and _holds(case, HARDLY, LIKELY), FIGURE),
    Rule("topsuit-why-hardly", lambda case: case.best and _holds(case, 0, HARDLY), TOP_CARD),
)


def why(board: TopSuitBitboard, chosen: WeighedMove, weighed: Sequence[WeighedMove]) -> Reason | None:
    """Return the reason for a move; None if none is true."""
    return first_reason(RULES, Choice(board, chosen, weighed))
