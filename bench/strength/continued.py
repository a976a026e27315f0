"""Worth of actions if all seats play on with their own views; *hard*'s play-outs see all cards.

python -m bench.strength.continued tests/ai/natural/differ.txt 2 "pass" "bid 5S" --level hard --worlds 200

For a position in a file of transcripts, each action is done in deals that fit its player's knowledge and the
calls; then players of a level go on to the end of the hand, each with its own view. All actions get the same
deals.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.strength.going_on import worths
from bot.ai import SEARCHED
from bot.ai.decision import Budget
from bot.engines.compiled import home
from bot.engines.pool import Process
from bot.games import GAMES
from bot.games.base import NATURE, play

Z: Final = 1.96
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""


def position(path: Path, number: int) -> Any:
    """Return the end of a transcript in the file, numbered from 1."""
    block = path.read_text(encoding="utf-8").strip().split("\n\n")[number - 1]
    head, *lines = (line for line in block.split("\n") if not line.startswith("#"))
    words = head.split(" ")
    players = next(word.removeprefix("players=") for word in words if word.startswith("players="))
    state: Any = GAMES[words[1]].start(int(players), {})
    for line in lines:
        who, _, action = line.partition(" ")
        state, _ = play(state, NATURE if who == "nature" else int(who), action)
    return state


def interval(values: Sequence[float]) -> str:
    """Return the mean with its 95 % interval, as text."""
    margin = Z * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.fmean(values):+.3f} ± {margin:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("position", type=int)
    parser.add_argument("actions", nargs="+")
    parser.add_argument("--level", default=SEARCHED)
    parser.add_argument("--iterations", type=int, default=20, help="of a player that searches")
    parser.add_argument("--worlds", type=int, default=200)
    args = parser.parse_args()
    state = position(args.file, args.position)
    budget = Budget(None, args.iterations)
    process = Process(home())
    done: list[list[float]] = []
    try:
        for number in range(args.worlds):
            found = process.do(worths, state, args.actions, number, args.level, budget)
            done += [found]
    except KeyboardInterrupt:
        sys.stderr.write("\n")
    finally:
        process.kill()
        process.bury()
    sys.stdout.write(f"{len(done)} deals, {args.level}\n")
    first, *others = zip(*done, strict=True)
    sys.stdout.write(f"{args.actions[0]}: {interval(first)}\n")
    for action, other in zip(args.actions[1:], others, strict=True):
        more = [one - another for one, another in zip(other, first, strict=True)]
        sys.stdout.write(f"{action}: {interval(other)}; more than {args.actions[0]}: {interval(more)}\n")


if __name__ == "__main__":
    main()
