"""Profit of *hard*'s bargains, against seats that want more or less from a bargain than it does.

python -m bench.strength.bargaining --keen 5 --against 8 --hands 300

A bargain has to exceed the hand's worth by so many points. Each hand is bargained over twice, the seats
exchanged; each seat's profit is compared with the hand's average result when the cards still to come are
dealt anew and rules of thumb play it. All seats then play equally well, so only the bargaining is measured.
`--against normal` has *normal* players bargain on the other seats.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from random import Random
from typing import Final

from bench.strength.bargained import gains
from bot.ai import USUAL
from bot.engines.compiled import home
from bot.engines.pool import Process
from bot.games.base import shuffled
from bot.games.mitigati.trick import PLAYERS

Z: Final = 1.96
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--keen", type=int, required=True)
    parser.add_argument("--against", default="8", help="what the others want more, or normal")
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the first hand")
    parser.add_argument("--iterations", type=int, default=100, help="for a statement")
    args = parser.parse_args()
    pair = (args.keen, None if args.against == USUAL else int(args.against))
    process = Process(home())
    leads: list[float] = []
    bargains: list[float] = []
    try:
        for number in range(args.first, args.first + args.hands):
            sides = shuffled(Random(f"seats {number}"), (seat % 2 for seat in range(PLAYERS)))
            lead = 0.0
            for swapped in (0, 1):
                at = [side ^ swapped for side in sides]
                found = process.do(gains, number, [pair[side] for side in at], args.iterations)
                if found:
                    ours = [gain for gain, side in zip(found, at, strict=True) if not side]
                    theirs = [gain for gain, side in zip(found, at, strict=True) if side]
                    lead += (sum(ours) - sum(theirs)) / PLAYERS
                    bargains.append(sum(ours))
            leads.append(lead)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
    finally:
        process.kill()
        process.bury()
    rate = len(bargains) / len(leads) / 2
    sys.stdout.write(
        f"{args.keen} against {args.against}, {len(leads)} hands twice: {rate:.2f} bargains a hand; "
    )
    sys.stdout.write(f"ahead by {_interval(leads)} a seat and hand, by {_interval(bargains)} a bargain\n")


def _interval(values: Sequence[float]) -> str:
    if len(values) < 2:
        return "?"
    margin = Z * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.fmean(values):+.2f} ± {margin:.2f}"


if __name__ == "__main__":
    main()
