"""Mitigati's bargaining: statements and bargains a hand, and the profit of each side.

python -m bench.games.bargains --hands 300 --level normal

A bargain is compared with the same hand's result if the deal continues and *normal* plays it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from random import Random
from typing import Any

from bot.ai import brain
from bot.ai.decision import Budget
from bot.ai.request import Question, answer
from bot.games.base import NATURE, play, replay, shuffled
from bot.games.kit.loka import LOKA
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

SECONDS = 0.7
"""Seconds of processor time for a statement."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--iterations", type=int, help="for a statement, instead of time")
    args = parser.parse_args()
    budget = Budget(None if args.iterations else SECONDS, args.iterations)
    times: list[float] = []
    gains: dict[str, list[int]] = {"demanded": [], "offered": []}
    struck = 0
    for number in range(args.hands):
        state = _dealt(number)
        goes_on = _played(state, Random(number))
        while state.phase == "bargain":
            begun = time.process_time()
            question = Question("mitigati", args.level, state.view(state.turn), state.turn, f"{number}")
            action = answer(question, budget).action
            times.append(time.process_time() - begun)
            bargain = state.bargain
            state, _ = play(state, seat := state.turn, action)
            if state.sheet:
                struck += 1
                paid = zip(bargain.say(seat, action).payments, goes_on, strict=True)
                for points, otherwise in paid:
                    if points:
                        gains["demanded" if points > 0 else "offered"].append(points - otherwise)
    said = len(times) / args.hands
    sys.stdout.write(
        f"{args.hands} hands of {args.level}: {said:.1f} statements and {struck / args.hands:.2f} "
    )
    sys.stdout.write(f"bargains a hand; a statement takes {1000 * statistics.median(times):.0f} ms, ")
    sys.stdout.write(f"at most {1000 * max(times):.0f}\n")
    for side, some in gains.items():
        if len(some) > 1:
            error = 1.96 * statistics.stdev(some) / len(some) ** 0.5
            sys.stdout.write(f"who {side}: {statistics.mean(some):+.1f} ± {error:.1f} points a bargain\n")


def _dealt(number: int) -> Any:
    cards = " ".join(shuffled(Random(number), LOKA))
    lines = [(NATURE, f"dealer {number % PLAYERS}"), (NATURE, f"deal {cards}")]
    return replay(Mitigati.start(PLAYERS, {"hands": "1"}), lines)


def _played(state: Any, rng: Random) -> tuple[int, ...]:
    """Return the points of the hand, by seat, without a bargain."""
    normal = brain("mitigati", "normal")
    while state.phase != "over":
        seat = min(state.to_act)
        action = "continue" if state.phase == "bargain" else normal(state.view(seat), seat, rng)
        state, _ = play(state, seat, action)
    return tuple(state.scores)


if __name__ == "__main__":
    main()
