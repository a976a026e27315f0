"""Which of two computer players is better: the same deals played twice, the seats exchanged.

python -m bench.duel differ easy chance --matches 200 --seed 1
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from bot.ai import LEVELS, brain, chance
from bot.games import GAMES
from bot.games.base import NATURE, State, play


@dataclass
class Tally:
    """What is known so far of the first level against the second."""

    pairings: list[float] = field(default_factory=list)
    """1 for each pairing the first won, 0 for each it lost, a half for a tie."""
    leads: list[float] = field(default_factory=list)
    """By how many points a seat the first was ahead in each pairing."""
    thought: dict[str, list[float]] = field(default_factory=dict)
    """Seconds of processor time that each decision took, by level."""


def match(slug: str, levels: tuple[str, ...], options: Mapping[str, str], deals: str, tally: Tally) -> State:
    """Play one match; `levels` names who sits at each seat, and `deals` is all that chance depends on."""
    state: State = GAMES[slug].start(len(levels), options)
    rngs = [Random(f"{deals} seat {seat}") for seat in range(len(levels))]
    shuffles = 0
    while state.to_act:
        seat = min(state.to_act)
        if seat == NATURE:
            action = chance.answer(state, seat, Random(f"{deals} chance {shuffles}"))
            shuffles += 1
        else:
            view = state.view(seat)
            started = time.process_time()
            action = brain(slug, levels[seat])(view, seat, rngs[seat])
            tally.thought.setdefault(levels[seat], []).append(time.process_time() - started)
        state, _ = play(state, seat, action)
    return state


def pairing(
    slug: str, players: int, pair: tuple[str, str], options: Mapping[str, str], deals: str, tally: Tally
) -> None:
    """Two matches on the same deals: the levels sit alternately, and then the other way round."""
    points = dict.fromkeys(pair, 0)
    for first in (0, 1):
        levels = tuple(pair[(seat + first) % 2] for seat in range(players))
        end = match(slug, levels, options, deals, tally)
        # In some games points are penalties.
        sign = 1 if end.scores[end.winners[0]] == max(end.scores) else -1
        for level, score in zip(levels, end.scores, strict=True):
            points[level] += sign * score
    lead = (points[pair[0]] - points[pair[1]]) / players
    tally.leads.append(lead)
    tally.pairings.append((math.copysign(1, lead) + 1) / 2 if lead else 0.5)


def interval(share: float, trials: int) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence, after Wilson."""
    z = 1.96
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * math.sqrt(share * (1 - share) / trials + (z / (2 * trials)) ** 2) / (1 + z * z / trials)
    return middle - half, middle + half


def duel(
    slug: str, pair: tuple[str, str], *, players: int, options: Mapping[str, str], pairings: int, seed: str
) -> Tally:
    tally = Tally()
    for number in range(pairings):
        pairing(slug, players, pair, options, f"{seed} {number}", tally)
    return tally


def report(pair: tuple[str, str], tally: Tally) -> list[str]:
    share = statistics.fmean(tally.pairings)
    low, high = interval(share, len(tally.pairings))
    won = f"{pair[0]} beats {pair[1]} in {share:.1%} of {len(tally.pairings)} pairings"
    ahead = statistics.fmean(tally.leads)
    lines = [f"{won} (95 %: {low:.1%} to {high:.1%}), by {ahead:+.2f} points a seat and match"]
    for level, times in tally.thought.items():
        waits = sorted(1000 * seconds for seconds in times)
        late = waits[int(0.99 * len(waits))]
        middle = statistics.median(waits)
        lines.append(f"{level}: {middle:.3f} ms a decision, {late:.3f} ms at the 99th percentile")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("first", choices=LEVELS)
    parser.add_argument("second", choices=LEVELS)
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=200, help="how many, two to a pairing")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", nargs="+", default=[], metavar="OPTION=VALUE")
    args = parser.parse_args()
    pair = (args.first, args.second)
    players = args.players or GAMES[args.game].seats[0]
    options = dict(setting.split("=", 1) for setting in args.set)
    tally = duel(
        args.game, pair, players=players, options=options, pairings=max(1, args.matches // 2), seed=args.seed
    )
    print("\n".join(report(pair, tally)))  # noqa: T201 - this is what it is for


if __name__ == "__main__":
    main()
