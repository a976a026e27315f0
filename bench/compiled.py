"""How much further *hard* sees as machine code: iterations in the same processor time, one beside the other.

Needs the copy that `python -m bot compile` makes. `python -m bench.compiled`.
"""

from __future__ import annotations

import statistics
import sys
from typing import Final

from bench.minds import questions
from bot.ai import SEARCHED
from bot.ai.asked import Question
from bot.ai.thought import Budget, Thought
from bot.compiled import ROOT, home
from bot.games import GAMES
from bot.minds import Process

BUDGET: Final = Budget(0.2)
DECISIONS: Final = 12


def iterations(process: Process, question: Question) -> int:
    said = process.ask(question, BUDGET, 60)
    if not isinstance(said, Thought):
        raise TypeError(said)
    return said.iterations


def main() -> None:
    if home() == ROOT:
        sys.stdout.write("there is no machine code of these sources: python -m bot compile\n")
        return
    plain, fast = Process(ROOT), Process(home())
    sys.stdout.write("game, seats: how many times the iterations, the median of so many decisions\n")
    for slug, game in GAMES.items():
        for players in game.seats:
            pairs = [
                (iterations(plain, each), iterations(fast, each))
                for each in questions(slug, players, SEARCHED, DECISIONS, "compiled")
            ]
            # Where both found the same, they were sure before the time was up.
            ratios = [other / one for one, other in pairs if one != other]
            sys.stdout.write(f"{slug}, {players}: {statistics.median(ratios):.2f} of {len(ratios)}\n")
            sys.stdout.flush()
    for process in (plain, fast):
        process.kill()
        process.bury()


if __name__ == "__main__":
    main()
