"""Measure how fast worlds of computer players are made, played and searched, in Python and in machine code.

python -m bench.bitboards

All games and all sizes, at the first card of a hand and in its middle: the readable rules, and bitboards.
Machine code exists once `python -m bot compile` has made it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterable
from random import Random

from bench.both import NONE, both
from bench.pace import FIGURES, figures
from bench.positions import hands
from bot.engines.pool import Process
from bot.games import GAMES

WIDTHS = (26, 14, *(16 for _ in FIGURES))


def line(cells: Iterable[str]) -> str:
    return "".join(
        f"{cell:{'<' if width == 26 else '>'}{width}}" for cell, width in zip(cells, WIDTHS, strict=True)
    )


def table(processes: dict[str, Process], slug: str, players: int, args: argparse.Namespace) -> Iterable[str]:
    some = hands(slug, players, Random(args.seed), args.hands)
    for where in ("lead", "middle"):
        states = [getattr(hand, where) for hand in some]
        seen: dict[str, list[tuple[float, ...]]] = {name: [] for name in processes}
        for _ in range(args.rounds):
            for name, process in processes.items():
                seen[name].append(process.do(figures, states, args.seconds))
        for name, rounds in seen.items():
            values = (statistics.median(each) for each in zip(*rounds, strict=True))
            yield line((f"{slug}, {players}, {where}", name, *(f"{value:,.0f}" for value in values)))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--hands", type=int, default=5)
    parser.add_argument(
        "--seconds", type=float, default=0.1, help="of each figure in each round, and of each search"
    )
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    say = sys.stdout.write
    with both() as processes:
        if len(processes) == 1:
            say(NONE)
        say(line(("a second: game, seats", "as", *FIGURES)) + "\n")
        for slug in args.games:
            for players in GAMES[slug].seats:
                for row in table(processes, slug, players, args):
                    say(row + "\n")
                    sys.stdout.flush()


if __name__ == "__main__":
    main()
