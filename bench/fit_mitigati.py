"""Fit the worth of an unfinished hand of Mitigati to hands that rules of thumb play out.

python -m bench.fit_mitigati --deals 6000
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from bench.fit import Fit, shown
from bot.ai.mitigati.bitboard import mask_of
from bot.ai.mitigati.evaluation import WEIGHTS, signs_of
from bot.ai.mitigati.rollout import outcome
from bot.games.base import shuffled
from bot.games.kit.loka import LOKA, in_order
from bot.games.mitigati.rules import DISCARDS, PACKET, TRICKS
from bot.games.mitigati.trick import PLAYERS


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=6000)
    args = parser.parse_args()
    fits = {size: Fit(len(weights)) for size, weights in WEIGHTS.items()}
    rng = Random(1)
    for _ in range(args.deals):
        cards = shuffled(rng, LOKA)
        packets = [
            [
                card
                for number in range(TRICKS // PACKET)
                for card in cards[(number * PLAYERS + seat) * PACKET :][:PACKET]
            ]
            for seat in range(PLAYERS)
        ]
        *others, dealer = packets
        points = outcome([*map(mask_of, others), mask_of(dealer + cards[-DISCARDS:])], PLAYERS - 1)
        for size, fit in fits.items():
            for seat, mine in enumerate(packets):
                held = in_order(mine[:size])
                fit.add(signs_of(held, dealer=seat == PLAYERS - 1), points[seat])
    for size, fit in fits.items():
        weights = fit.weights()
        sys.stdout.write(f"{size}: {shown(weights, 1)}, off by {fit.deviation(weights):.1f}\n")


if __name__ == "__main__":
    main()
