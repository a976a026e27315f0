"""Iterations a second of our search beside those of OpenSpiel's ISMCTS in C++, on whole hands of tricks.

Needs OpenSpiel: `pip install --group peers`. Its games are not ours: Hearts and Oh Hell have four hands and
tricks as Differ and 92Q do. An iteration is one play-out to the end of the hand: theirs by chance, ours by
rules of thumb. Positions are those of the first trick. `python -m bench.peer_pace`
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pyspiel

from bench.twins import first_leads
from bot.ai import SEARCHED, think
from bot.ai.thought import Budget

OURS: Final = (("differ", 4), ("92q", 4))
THEIRS: Final = ("hearts(pass_cards=False)", "oh_hell(players=4)")
HANDS: Final = 10
SECONDS: Final = 0.5
SIMULATIONS: Final = 500
UCT: Final = 2.0


def ours(slug: str, players: int) -> Iterator[float]:
    """Iterations in a second of processor time, by hand."""
    for number, state in enumerate(first_leads(slug, players, Random(1), HANDS)):
        started = time.thread_time()
        view: Any = state
        seat = view.turn
        done = think(slug, SEARCHED, view.view(seat), seat, Random(number), Budget(SECONDS)).iterations
        yield done / (time.thread_time() - started)


def theirs(game: str) -> Iterator[float]:
    for number in range(HANDS):
        rng = random.Random(number)
        state = pyspiel.load_game(game).new_initial_state()
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        bot = pyspiel.ISMCTSBot(
            number,
            pyspiel.RandomRolloutEvaluator(1, number),
            UCT,
            SIMULATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            use_observation_string=False,
            allow_inconsistent_action_sets=False,
        )
        started = time.thread_time()
        bot.step(state)
        yield SIMULATIONS / (time.thread_time() - started)


def main() -> None:
    for name, players in OURS:
        sys.stdout.write(
            f"Toucan, {name}: {statistics.median(ours(name, players)):,.0f} iterations a second\n"
        )
    for game in THEIRS:
        sys.stdout.write(f"OpenSpiel, {game}: {statistics.median(theirs(game)):,.0f}\n")


if __name__ == "__main__":
    main()
