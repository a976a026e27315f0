"""How far *hard* is from a player that sees all cards: that one against *normal*, on the deals of a duel.

python -m bench.strength.clairvoyance topsuit --players 4 --matches 400

It is *hard*, but what it plays out is the true deal instead of those that it imagines. What *hard* leads
*normal* by, as a part of what this one does, is how much of its advantage *hard* has without seeing a card.
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
ENOUGH: Final = Budget(iterations=2)
"""There is one deal; and from one world alone a search does not believe what it sees."""
OFFERED: Final = ("differ", "92q", "topsuit")
"""Games whose *hard* gets its worlds from a function `guesses`."""


def pairing(wanted: Duel, number: int) -> Pairing:
    """Two matches with a clairvoyant as a level."""
    game = GAMES[wanted.slug]
    fair = game.view
    truth: list[Any] = []

    def view(state: Any, seat: Seat) -> Any:
        truth[:] = [state]
        return fair(state, seat)

    def true(*_: Any, **__: Any) -> Any:
        (state,) = truth
        return lambda rng: measured(wanted.slug).world(state, rng)

    def think(seen: Any, seat: Seat, rng: Random, _budget: Budget) -> Thought:
        with patch(f"bot.ai.{room(wanted.slug)}.hard.guesses", true):
            return thinker(wanted.slug, SEARCHED)(seen, seat, rng, ENOUGH)

    def found(slug: str, level: str) -> Thinker:
        return think if level == CLAIRVOYANT else thinker(slug, level)

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
    args = parser.parse_args()
    players = args.players or GAMES[args.game].seats[0]
    wanted = Duel(args.game, (CLAIRVOYANT, args.against), players, {}, args.seed, ENOUGH)
    # As machine code a module would not be persuaded to take the true deal.
    done = [pairing(wanted, number) for number in range(args.matches // 2)]
    sys.stdout.write(f"{said(wanted, done)}\n")


if __name__ == "__main__":
    main()
