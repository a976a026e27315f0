"""Iterations a second of our search and of OpenSpiel's ISMCTS in C++, on hands of tricks.

Needs OpenSpiel: `pip install --group peers`. Its games are not ours: Hearts and Oh Hell have four hands, and
thirteen and twelve tricks; Differ and 92Q have four and thirteen. An iteration is one play-out to the end of
the hand: theirs random, ours by rules of thumb. `python -m bench.peer_pace`
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pyspiel

from bench.both import NONE, both
from bench.pace import iterations
from bench.positions import hands

OURS: Final = (("differ", 4), ("92q", 4))
THEIRS: Final = (("hearts", 52), ("oh_hell(players=4,num_tricks_fixed=12)", 48))
"""OpenSpiel's games with their numbers of cards dealt."""
HANDS: Final = 10
SECONDS: Final = 0.3
"""Seconds for each search of ours."""
SIMULATIONS: Final = 3000
"""Iterations in each search of theirs."""
UCT: Final = 2.0


def theirs(game: str, left: int) -> Iterator[float]:
    """Yield the speed by hand, with so many cards to come or at the next real decision."""
    for number in range(HANDS):
        rng = random.Random(number)
        state = pyspiel.load_game(game).new_initial_state()
        while state.is_chance_node() or _to_come(state) > left or len(state.legal_actions()) == 1:
            _at_random(state, rng)
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


def _at_random(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def _to_come(state: Any) -> int:
    """Return the number of players' actions to the end of the hand, by one random play-out."""
    later, rng, count = state.clone(), random.Random(1), 0
    while not later.is_terminal():
        count += not later.is_chance_node()
        _at_random(later, rng)
    return count


def say(name: str, paces: Sequence[float]) -> None:
    cells = "".join(f"{pace:>16,.0f}" for pace in paces)
    sys.stdout.write(f"{name:40}{cells}\n")
    sys.stdout.flush()


def main() -> None:
    sys.stdout.write(f"{'iterations a second':40}{'first lead':>16}{'middle':>16}\n")
    with both() as processes:
        if len(processes) == 1:
            sys.stdout.write(NONE)
        for slug, players in OURS:
            some = hands(slug, players, Random(1), HANDS)
            for name, process in processes.items():
                where = ([hand.lead for hand in some], [hand.middle for hand in some])
                paces = [
                    statistics.median(process.do(iterations, [state], SECONDS) for state in states)
                    for states in where
                ]
                say(f"Toucan, {slug}, {name}", paces)
    for game, cards in THEIRS:
        paces = [statistics.median(theirs(game, left)) for left in (cards, cards // 2)]
        say(f"OpenSpiel, {game.partition('(')[0]}, C++", paces)


if __name__ == "__main__":
    main()
