"""Tune the estimates of Top Suit's cards: a change is kept if it clearly wins on the same deals.

python -m bench.tune_topsuit --players 3 --seconds 300
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from random import Random

from bot.ai.topsuit import heuristics as thumb
from bot.ai.topsuit.bitboard import TOP, TopSuitBitboard
from bot.ai.topsuit.heuristics import WEIGHTS, Weights, Worth
from bot.games.base import shuffled
from bot.games.topsuit.rules import DEALT

DEALS = (60, 300)
"""Numbers of deals on which a change is tried: for a first impression, and for certainty."""
DOUBT = (0.6, 1.5)
"""Lead that each trial requires, in standard errors."""


def changed(weights: Weights, rng: Random) -> Weights:
    """Return weights with some of them slightly changed."""
    new = weights
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice(Weights._fields)
        value = getattr(new, name)
        values = list(value) if isinstance(value, tuple) else [value]
        place = int(rng.random() * len(values))
        values[place] = round(values[place] + rng.gauss(0, 0.05 + 0.3 * abs(values[place])), 3)
        new = Weights(**{**new._asdict(), name: tuple(values) if isinstance(value, tuple) else values[0]})
    return new


def dealt(players: int, rng: Random) -> TopSuitBitboard:
    cards = [1 << place for place in shuffled(rng, range(TOP))]
    board, size = TopSuitBitboard(players), DEALT[players]
    board.hands = [sum(cards[seat * size : (seat + 1) * size]) for seat in range(players)]
    board.held = [size] * players
    board.stock = cards[players * size :]
    board.leader = board.to_act = int(rng.random() * players)
    return board


def leads(players: int, pair: tuple[Worth, Worth], seed: str, deals: int) -> list[float]:
    """Return the first one's lead in each pairing, in points; winning the match counts as one more."""
    found = []
    for number in range(deals):
        lead = 0.0
        for first in (0, 1):
            board = dealt(players, Random(f"{seed} {number}"))
            while not board.over:
                board.play(thumb.best(board, pair[(board.to_act + first) % 2]))
            most = max(board.points)
            for seat, points in enumerate(board.points):
                got = float(points) + (points == most) / board.points.count(most)
                lead += -got if (seat + first) % 2 else got
        found.append(lead)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    rng, best, tried = Random(args.seed), WEIGHTS[args.players], 0
    until = time.process_time() + args.seconds
    while time.process_time() < until:
        new, tried, ahead = changed(best, rng), tried + 1, 0.0
        for deals, doubt in zip(DEALS, DOUBT, strict=True):
            found = leads(args.players, (Worth(new), Worth(best)), f"{args.seed} {tried} {deals}", deals)
            ahead = statistics.fmean(found)
            if ahead < doubt * statistics.stdev(found) / math.sqrt(deals):
                break
        else:
            best = new
            sys.stdout.write(f"{tried}: {ahead:+.2f} {best}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
