"""An upper bound for *hard*: a player that sees all cards against *normal*, on the deals of a duel.

python -m bench.strength.clairvoyance topsuit --players 4 --matches 400

It is *hard*, but plays out the true deal instead of guesses. The lead of *hard* over *normal*, as a part of
this player's, is the part of the possible advantage that *hard* has without seeing a card. With `--hands` it
sees all hands while cards are played, but neither the draw deck nor the foundations, whose cards it guesses:
no inference from the play could ever bring more. `--against hard` tells *hard*'s deficit.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any, Final
from unittest.mock import patch

from bench.games import measured
from bot.ai import SEARCHED, USUAL, thinker
from bot.ai.decision import Budget, Thinker, Thought
from bot.cli.duel import said
from bot.engines import duel
from bot.engines.duel import Duel, Pairing
from bot.games import GAMES, room
from bot.games.base import Seat

CLAIRVOYANT: Final = "clairvoyant"
OPEN_HANDS: Final = "open hands"
"""A player that sees all hands and no other hidden cards."""
ENOUGH: Final = Budget(iterations=2)
"""Two iterations: there is only one deal, but a search does not trust a single world."""
SOME: Final = Budget(iterations=60)
"""Budget of a player that sees the hands alone, and of *hard* against either."""
OFFERED: Final = ("differ", "92q", "topsuit")
"""Games whose *hard* gets its worlds from a function `guesses`."""


def pairing(wanted: Duel, number: int) -> Pairing:
    """Play two matches with a clairvoyant as a level."""
    game = GAMES[wanted.slug]
    fair = game.view
    truth: list[Any] = []

    def view(state: Any, seat: Seat) -> Any:
        truth[:] = [state]
        return fair(state, seat)

    bench = measured(wanted.slug)

    def true(*_: Any, **__: Any) -> Any:
        (state,) = truth

        def guess(rng: Random) -> Any:
            world = bench.world(state, rng)
            if OPEN_HANDS in wanted.pair:
                bench.unheld(world, rng)
            return world

        return guess

    def think(seen: Any, seat: Seat, rng: Random, budget: Budget) -> Thought:
        hard = thinker(wanted.slug, SEARCHED)
        if OPEN_HANDS in wanted.pair and seen.phase != "play":
            return hard(seen, seat, rng, budget)
        with patch(f"bot.ai.{room(wanted.slug)}.hard.guesses", true):
            return hard(seen, seat, rng, budget if OPEN_HANDS in wanted.pair else ENOUGH)

    def found(slug: str, level: str) -> Thinker:
        return think if level in (CLAIRVOYANT, OPEN_HANDS) else thinker(slug, level)

    with patch.object(game, "view", view), patch("bot.engines.duel.thinker", found):
        return duel.pairing(wanted, number)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=OFFERED)
    parser.add_argument("--against", default=USUAL)
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--hands", action="store_true", help="it sees no more than all hands")
    args = parser.parse_args()
    players = args.players or GAMES[args.game].seats[0]
    sees = OPEN_HANDS if args.hands else CLAIRVOYANT
    wanted = Duel(args.game, (sees, args.against), players, {}, args.seed, SOME)
    # Machine code cannot be patched to take the true deal.
    done = [pairing(wanted, number) for number in range(args.matches // 2)]
    sys.stdout.write(f"{said(wanted, done)}\n")


if __name__ == "__main__":
    main()
