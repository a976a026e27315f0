"""What a picture costs, never drawn before and drawn again, and how large it is. `python -m bench.pictures`.

Views come from random play. Times are of the processor: other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from bot.games import GAMES
from bot.games.base import NATURE, State, pick
from bot.games.differ import Differ
from bot.words import words
from rendering import differ
from rendering.picture import Picture

NAMES = ("Annabel", "Bartholomew", "Cleo", "Dan")


def views(seed: int, plies: int) -> list[State]:
    """The states of a match of Differ between random players, where somebody is to act."""
    rng, state = Random(seed), GAMES["differ"].start(4, {"target": "999"})
    seen: list[State] = []
    while len(seen) < plies:
        seat = min(state.to_act)
        state, _ = state.apply(seat, pick(rng, state.legal(seat)))
        if state.to_act != {NATURE}:
            seen.append(state)
    return seen


def cost(draw: Callable[[], Picture]) -> tuple[float, Picture]:
    begun = time.process_time()
    picture = draw()
    return (time.process_time() - begun) * 1000, picture


def measure(what: str, draws: Sequence[Callable[[], Picture]]) -> str:
    cold = [cost(draw) for draw in draws]
    # The newest are remembered.
    again = [cost(draw)[0] for draw in draws[-100:]]
    times = [spent for spent, _ in cold]
    largest = max(len(picture.png) for _, picture in cold) / 1000
    middle, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    return f"{what:8} {middle:8.2f} {slow:8.2f} {statistics.median(again):10.3f} {largest:12.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description=__doc__)
    parser.add_argument("--views", type=int, default=200, help="how many positions are drawn")
    args = parser.parse_args()
    states = [state for state in views(1, args.views) if isinstance(state, Differ)]
    differ.table(states[0].view(None), ("warm", "up", "the", "sprites"), words())
    differ.hand(states[0].view(0), 0, words(), colours=2)
    hands = [
        partial(differ.hand, state.view(place % 4), place % 4, words()) for place, state in enumerate(states)
    ]
    tables = [partial(differ.table, state.view(None), NAMES, words()) for state in states]
    sys.stdout.write(f"{'':8} {'cold ms':>8} {'95th':>8} {'cached ms':>10} {'largest KB':>12}\n")
    for what, draws in (("hand", hands), ("table", tables)):
        sys.stdout.write(measure(what, draws) + "\n")


if __name__ == "__main__":
    main()
