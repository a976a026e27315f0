"""Calibration of *hard*'s bids: their expected and their actual results.

python -m bench.strength.calibration differ --hands 400 --record FILE

Hands of *hard* against itself. For each call of an auction, the search's expectation is recorded in the
points of the hand, and the seat's result at the end of the hand. For a statement in the bargaining of
Mitigati, it is the expectation of the hand, and its result without a bargain. Calls of a hand share its luck,
so the intervals count hands. `--plot FILE` draws it, as docs/duels.md shows it. `--record FILE` stores each
finished hand, so that an interrupted run can be resumed.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Final

from bench.strength.calls import Call, calls
from bench.strength.plot import Point, plot
from bot.ai.decision import SECONDS, Budget
from bot.engines.compiled import ROOT, home
from bot.engines.duel_record import Recorded
from bot.engines.pool import Process
from bot.games import GAMES
from bot.games.base import Refusal
from bot.words import words

Z: Final = 1.96
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""
BOUNDS: Final = {
    "differ": (-math.inf, -1.0, -0.25, 0.25, 1.0, 2.0, math.inf),
    "92q": (-math.inf, -4.0, -2.0, 0.0, 2.0, 4.0, 6.0, math.inf),
    "mitigati": (-math.inf, -30.0, -15.0, -5.0, 5.0, 15.0, 30.0, math.inf),
}
"""Bounds of the classes of expectations, by game."""


def mean(some: Iterable[Call], value: Callable[[Call], float]) -> str:
    """Return the mean over all calls with its 95 % interval, as text."""
    middle, margin = measure(some, value)
    return f"{middle:+.2f} ± {margin:.2f}"


def measure(some: Iterable[Call], value: Callable[[Call], float]) -> tuple[float, float]:
    """Return the mean over all calls, and half of its 95 % interval."""
    by_hand: dict[int, list[float]] = {}
    for one in some:
        by_hand.setdefault(one.hand, []).append(value(one))
    every = [one for values in by_hand.values() for one in values]
    middle = statistics.fmean(every)
    spread = math.fsum((math.fsum(values) - len(values) * middle) ** 2 for values in by_hand.values())
    return middle, Z * math.sqrt(spread) / len(every)


def table(slug: str, every: list[Call]) -> str:
    """Return a table of expected and actual results, as in docs/duels.md."""
    kinds = _statements(every) if slug == "mitigati" else _bids(every)
    for low, high in pairwise(BOUNDS[slug]):
        named = f"expected {low:g} to {high:g}".replace("-inf to", "below").replace(" to inf", " and more")
        kinds[named] = [one for one in every if low <= one.expected < high]
    lines = ["| calls | how many | expected | came of it | more than expected |", "|---|---|---|---|---|"]
    for name, some in kinds.items():
        if some:
            cells = (
                name,
                str(len(some)),
                mean(some, lambda one: one.expected),
                mean(some, lambda one: one.outcome),
                mean(some, lambda one: one.outcome - one.expected),
            )
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _bids(every: list[Call]) -> dict[str, list[Call]]:
    return {
        "the bid that was played": [one for one in every if one.won],
        "bids that were outbid": [one for one in every if one.action != "pass" and not one.won],
        "all bids": [one for one in every if one.action != "pass"],
        "passes": [one for one in every if one.action == "pass"],
    }


def _statements(every: list[Call]) -> dict[str, list[Call]]:
    verbs = {"demands": "demand", "offers": "offer", "passes": "pass", "calls to continue": "continue"}
    kinds = {name: [one for one in every if one.action.split(" ")[0] == verb] for name, verb in verbs.items()}
    struck = [one for one in every if one.won]
    return {
        **kinds,
        "demands that made a bargain": [one for one in struck if one.action.startswith("demand")],
        "offers that made a bargain": [one for one in struck if one.action.startswith("offer")],
    }


TENTHS: Final = 10
"""Number of a plot's points, each of equally many calls."""


def points(every: Iterable[Call]) -> list[Point]:
    """Return expectation, result and its interval for each tenth of the calls, lowest expectation first."""
    ranked = sorted(every, key=lambda one: one.expected)
    found = []
    for number in range(TENTHS):
        some = ranked[number * len(ranked) // TENTHS : (number + 1) * len(ranked) // TENTHS]
        if some:
            expected, _ = measure(some, lambda one: one.expected)
            found.append(Point(expected, *measure(some, lambda one: one.outcome)))
    return found


def record(path: Path | None, wanted: argparse.Namespace, *, machine_code: bool) -> Recorded[list[Call]]:
    """Open the record of finished hands, by number."""
    head = {
        "game": wanted.game,
        "players": wanted.players,
        "seed": wanted.seed,
        "seconds": wanted.budget,
        "machine_code": machine_code,
    }
    return Recorded(
        path,
        head,
        "hand",
        lambda some: {"calls": some},
        lambda said: [Call(*one) for one in said["calls"]],
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(BOUNDS))
    parser.add_argument("--players", type=int)
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--budget", type=float, default=SECONDS, help="seconds of processor time a decision")
    parser.add_argument("--plot", type=Path, help="a PNG to draw")
    parser.add_argument("--record", type=Path, help="a file to go on with after Ctrl-C")
    args = parser.parse_args()
    args.players = args.players or GAMES[args.game].seats[0]
    modules = home()
    try:
        with closing(record(args.record, args, machine_code=modules != ROOT)) as kept:
            play(args, kept, modules)
            hands = [kept.done[number] for number in range(args.hands) if number in kept.done]
    except Refusal as refusal:
        sys.exit(words().refusal(refusal))
    if not hands:
        return
    every = [one for some in hands for one in some]
    made = (
        ""
        if args.game == "mitigati"
        else f": {statistics.fmean(one.outcome > 0 for one in every if one.won):.0%} made"
    )
    machine_code = ", machine code" if modules != ROOT else ""
    sys.stdout.write(f"{args.game}, {len(hands)} hands{machine_code}{made}\n{table(args.game, every)}\n")
    if args.plot:
        args.plot.write_bytes(plot(points(every)).png)


def play(wanted: argparse.Namespace, kept: Recorded[list[Call]], modules: Path) -> None:
    """Play the missing hands, until Ctrl-C."""
    process = Process(modules)
    try:
        for number in range(wanted.hands):
            if number not in kept.done:
                said = process.do(
                    calls, wanted.game, wanted.players, number, wanted.seed, Budget(wanted.budget)
                )
                kept.add(number, said)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
    finally:
        process.kill()
        process.bury()


if __name__ == "__main__":
    main()
