"""Fit the weights of Differ's and 92Q's bids again to hands that are played out.

python -m bench.bids

Hands are dealt at random; each seat plays one of its two longest suits as trumps, all seats by the bitboards'
rules of thumb; the tricks taken are fitted to the signs of the hand by least squares. The weights in use were
rounded from such a fit, to hands played by the rules of thumb for views.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from bot.ai.differ import heuristics as differ
from bot.ai.differ import rollout as differ_rollout
from bot.ai.differ.bitboard import DifferBitboard
from bot.ai.q92 import heuristics as q92
from bot.ai.q92 import rollout as q92_rollout
from bot.ai.q92.bitboard import Q92Bitboard
from bot.games.base import pick
from bot.games.differ.rules import NO_TRUMP, Differ, bids
from bot.games.kit.french import SUITS
from bot.games.q92.rules import NinetyTwoQ

Row = tuple[tuple[int, ...], int]
"""Signs of a hand, and the tricks it took; in 92Q, those of its side."""


def least_squares(rows: Sequence[Row]) -> list[float]:
    """Return the weights with the smallest squared error in tricks; a sign that never occurs gets 0."""
    size = len(rows[0][0])
    table = [[0.0] * (size + 1) for _ in range(size)]
    for signs, tricks in rows:
        for line, sign in zip(table, signs, strict=True):
            if sign:
                for place, value in enumerate((*signs, tricks)):
                    line[place] += sign * value
    for place in range(size):
        table[place][place] += 1e-6
    for place in range(size):
        best = max(range(place, size), key=lambda one: abs(table[one][place]))
        table[place], table[best] = table[best], table[place]
        for other in range(size):
            if other != place:
                factor = table[other][place] / table[place][place]
                table[other] = [
                    one - factor * two for one, two in zip(table[other], table[place], strict=True)
                ]
    return [table[place][size] / table[place][place] for place in range(size)]


def missed(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """Return the weights' error in tricks, as a standard deviation."""
    gaps = [
        tricks - math.fsum(weight * sign for weight, sign in zip(weights, signs, strict=True))
        for signs, tricks in rows
    ]
    return math.sqrt(math.fsum(gap * gap for gap in gaps) / len(gaps))


G = TypeVar("G", Differ, NinetyTwoQ)


def dealt(state: G, rng: Random) -> G:
    while state.phase != "auction":
        state, _ = state.apply(state.turn, pick(rng, state.legal(state.turn)))
    return state


def of_differ(hands: int, rng: Random, *, trumps: bool) -> Iterator[Row]:
    for _ in range(hands):
        state = dealt(Differ.start(4, {"no_trump": "yes"}), rng)
        world = DifferBitboard.of(state, differ_rollout.card)
        for seat in range(4):
            own = state.hands[seat] + state.face_up[seat]
            longest = sorted(SUITS, key=lambda suit: -sum(card[1] == suit for card in own))[:2]
            for trump in longest if trumps else [NO_TRUMP]:
                now = world.copy()
                now.settle(bids(state.order).index(f"1{trump}"), seat)
                now.finish(rng)
                yield differ.signs_of(state, seat, trump), now.taken[seat]


def of_q92(hands: int, players: int, rng: Random) -> Iterator[Row]:
    for _ in range(hands):
        state = dealt(NinetyTwoQ.start(players, {}), rng)
        world = Q92Bitboard.of(state, q92_rollout.thumb)
        for seat, hand in enumerate(state.hands):
            longest = sorted(SUITS, key=lambda suit: -sum(card[1] == suit for card in hand))[:2]
            for trump in longest:
                now = world.copy()
                now.settle(SUITS.index(trump), seat)
                now.play(now.moves()[int(rng.random() * len(now.moves()))])
                now.finish(rng)
                team = sum(taken for one, taken in enumerate(now.taken) if now.team >> one & 1)
                yield q92.signs_of(hand, trump), team


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    rng = Random(args.seed)
    fits: list[tuple[str, list[Row], Sequence[float]]] = [
        ("differ, with trumps", list(of_differ(args.hands, rng, trumps=True)), differ.WITH_TRUMPS),
        ("differ, without", list(of_differ(args.hands, rng, trumps=False)), differ.WITHOUT_TRUMPS),
        *(
            (f"92q, {players} seats", list(of_q92(args.hands, players, rng)), q92.PROMISE[players])
            for players in NinetyTwoQ.seats
        ),
    ]
    for name, rows, used in fits:
        fitted = least_squares(rows)
        for what, weights in (("fitted", fitted), ("in use", used)):
            row = " ".join(f"{weight:6.2f}" for weight in weights)
            sys.stdout.write(f"{name:20} {what} {row}  misses by {missed(rows, weights):.2f}\n")


if __name__ == "__main__":
    main()
