"""What is measured of computer players, in whatever process: it imports no more of `bot` than those have.

All by processor time: what else the machine does costs nothing but its caches.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from bot.ai import SEARCHED, think
from bot.ai.decision import Budget, Thought
from bot.ai.differ import hard as differ_hard
from bot.ai.differ import rollout as differ_thumb
from bot.ai.differ.bitboard import DifferTwin
from bot.ai.mitigati import determinization
from bot.ai.mitigati import hard as mitigati_hard
from bot.ai.q92 import hard as q92_hard
from bot.ai.q92 import rollout as q92_thumb
from bot.ai.q92.bitboard import Q92Twin
from bot.ai.request import Question
from bot.ai.springcleaning import hard as springcleaning_hard
from bot.ai.springcleaning.round import OVER
from bot.ai.topsuit import hard as topsuit_hard
from bot.games.base import Seat, pick
from bot.games.mitigati.rules import Mitigati

FIGURES: Final = ("plies, rules", "plies, twin", "play-outs", "worlds", "iterations")
"""Each is so many a second: actions at random by the readable rules, and by the fast twin; worlds played on
by rules of thumb, as far as a search plays them; worlds guessed; iterations of a whole search."""


def figures(states: Sequence[Any], seconds: float) -> tuple[float, ...]:
    """The figures of these positions, with so much time for each figure, and for each search."""
    rng = Random(1)
    worlds = [_twin(state, rng) for state in states]
    makers = [_guesses(state) for state in states]
    return (
        _a_second(lambda: sum(_readable(state, rng) for state in states), seconds),
        _a_second(lambda: sum(_at_random(world, rng) for world in worlds), seconds),
        _a_second(lambda: sum(_played_out(world, rng) for world in worlds), seconds),
        _a_second(lambda: sum(_made(make, rng) for make in makers), seconds),
        iterations(states, seconds),
    )


def iterations(states: Sequence[Any], seconds: float) -> float:
    """A second, of *hard*."""
    asked = [
        Question(state.slug, SEARCHED, state.view(seat := min(state.to_act)), seat, str(number))
        for number, state in enumerate(states)
    ]
    thoughts(asked[:1], Budget(iterations=1))
    found, waits = thoughts(asked, Budget(seconds))
    # Where it had only one thing to try, it did not search.
    searched = [(one.iterations, wait) for one, wait in zip(found, waits, strict=True) if one.iterations]
    return sum(done for done, _ in searched) / sum(wait for _, wait in searched)


def thoughts(asked: Sequence[Question], budget: Budget) -> tuple[list[Thought], list[float]]:
    """What they think, and the seconds that each took."""
    found, waits = [], []
    for one in asked:
        started = time.thread_time()
        found.append(think(one.slug, one.level, one.view, one.seat, Random(one.seed), budget))
        waits.append(time.thread_time() - started)
    return found, waits


def guesses(asked: Sequence[Question], seconds: float) -> float:
    """Worlds a second that the readable rules imagine."""
    rng = Random(1)
    return _a_second(lambda: sum(bool(one.view.guess(one.seat, rng)) for one in asked), seconds)


def _a_second(do: Callable[[], int], seconds: float) -> float:
    """How many of what it counts it does in a second; once before, for whatever is made at first use."""
    do()
    done, started = 0, time.thread_time()
    while (spent := time.thread_time() - started) < seconds:
        done += do()
    return done / spent


# Of a position


def _twin(state: Any, rng: Random) -> Any:
    match state.slug:
        case "differ":
            return DifferTwin.of(state, differ_thumb.thumb)
        case "92q":
            return Q92Twin.of(state, q92_thumb.thumb)
        case "springcleaning":
            return springcleaning_hard.World.of(state, rng)
        case "mitigati":
            return mitigati_hard.World.of(state)
        case _:
            return topsuit_hard.World.of(state)


def _guesses(state: Any) -> Callable[[Random], Any]:
    """What makes worlds in a search: they are guessed, turned into twins, weighed by what the others said."""
    seat = state.turn
    view = state.view(seat)
    match state.slug:
        case "differ":
            return differ_hard.guesses(view, seat)
        case "92q":
            return q92_hard.guesses(view, seat)
        case "topsuit":
            return topsuit_hard.guesses(view, seat)
        case "mitigati":
            return _deals(view, seat)
        case _:
            return springcleaning_hard.Guesses(view, seat).guess


def _deals(view: Mitigati, seat: Seat) -> Callable[[Random], Any]:
    here, deal = mitigati_hard.World.of(view), determinization.Guesses(view, seat).guess

    def guess(rng: Random) -> Any:
        world = here.copy()
        *hands, _ = deal(rng)
        world.hold(hands)
        return world

    return guess


def _made(make: Callable[[Random], Any], rng: Random) -> int:
    make(rng)
    return 1


def _played_out(world: Any, rng: Random) -> int:
    world.copy().finish(rng)
    return 1


def _readable(state: Any, rng: Random) -> int:
    """Plays the hand to its end at random; how many actions that took. The twin does the same."""
    now, plies = state, 0
    rounds = state.slug != "topsuit"
    while now.to_act and not (rounds and len(now.sheet) > len(state.sheet)):
        seat = min(now.to_act)
        now, _ = now.apply(seat, pick(rng, now.legal(seat)))
        plies += 1
    return plies


def _at_random(world: Any, rng: Random) -> int:
    now, plies, random = world.copy(), 0, rng.random
    # Whether it is over is asked where it stands: a function for it would be a part of what is measured.
    if isinstance(now, springcleaning_hard.World):
        while now.phase != OVER:
            moves = now.moves()
            now.play(moves[int(random() * len(moves))])
            plies += 1
    elif isinstance(now, topsuit_hard.World):
        while not now.over:
            moves = now.moves()
            now.play(moves[int(random() * len(moves))])
            plies += 1
    else:
        while now.left:
            moves = now.moves()
            now.play(moves[int(random() * len(moves))])
            plies += 1
    return plies
