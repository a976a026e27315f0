"""Measurements of computer players, for any process: imports no more of `bot` than those processes have.

All are processor time: other work on the machine affects only the caches.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from bench.games import at_random, measured
from bot.ai import SEARCHED, think
from bot.ai.decision import Budget, Thought
from bot.ai.request import Question
from bot.games.base import pick

FIGURES: Final = ("plies, rules", "plies, bitboard", "play-outs", "worlds", "iterations")
"""Figures per second: random actions by the readable rules, and by the bitboard; worlds played on by rules of
thumb, as far as a search plays them; worlds guessed; iterations of a whole search."""


def figures(states: Sequence[Any], seconds: float) -> tuple[float, ...]:
    """Return the figures of these positions, with so many seconds for each figure, and for each search."""
    rng = Random(1)
    game = measured(states[0].slug)
    worlds = [game.world(state, rng) for state in states]
    # Worlds as in a search: guessed, turned into bitboards, weighed by the other seats' calls.
    makers = [game.guesses(state.view(state.turn), state.turn) for state in states]
    return (
        _a_second(lambda: sum(_readable(state, rng) for state in states), seconds),
        _a_second(lambda: sum(at_random(game, world, rng) for world in worlds), seconds),
        _a_second(lambda: sum(_played_out(world, rng) for world in worlds), seconds),
        _a_second(lambda: sum(_made(make, rng) for make in makers), seconds),
        iterations(states, seconds),
    )


def iterations(states: Sequence[Any], seconds: float) -> float:
    """Return the iterations a second of *hard*."""
    asked = [
        Question(state.slug, SEARCHED, state.view(seat := min(state.to_act)), seat, str(number))
        for number, state in enumerate(states)
    ]
    thoughts(asked[:1], Budget(iterations=1))
    found, waits = thoughts(asked, Budget(seconds))
    # With only one action to try, it did not search.
    searched = [(one.iterations, wait) for one, wait in zip(found, waits, strict=True) if one.iterations]
    return sum(done for done, _ in searched) / sum(wait for _, wait in searched)


def thoughts(asked: Sequence[Question], budget: Budget) -> tuple[list[Thought], list[float]]:
    """Return their thoughts, and the seconds that each took."""
    found, waits = [], []
    for one in asked:
        started = time.thread_time()
        found.append(think(one.slug, one.level, one.view, one.seat, Random(one.seed), budget))
        waits.append(time.thread_time() - started)
    return found, waits


def guesses(asked: Sequence[Question], seconds: float) -> float:
    """Return the worlds a second that the readable rules guess."""
    rng = Random(1)
    return _a_second(lambda: sum(bool(one.view.guess(one.seat, rng)) for one in asked), seconds)


def _a_second(do: Callable[[], int], seconds: float) -> float:
    """Return the count a second of what `do` counts; the first call only warms up."""
    do()
    done, started = 0, time.thread_time()
    while (spent := time.thread_time() - started) < seconds:
        done += do()
    return done / spent


# One position


def _made(make: Callable[[Random], Any], rng: Random) -> int:
    make(rng)
    return 1


def _played_out(world: Any, rng: Random) -> int:
    world.copy().finish(rng)
    return 1


def _readable(state: Any, rng: Random) -> int:
    """Play the hand to its end at random, like the bitboard; return the number of actions."""
    now, plies = state, 0
    while now.to_act and now.phase != "deal":
        seat = min(now.to_act)
        now, _ = now.apply(seat, pick(rng, now.legal(seat)))
        plies += 1
    return plies
