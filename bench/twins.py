"""How fast a guessed world is made and played: the readable rules beside their fast twins.

python -m bench.twins
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bot.ai import differ_hard, differ_thumb, q92_hard, q92_thumb, think
from bot.ai.differ_twin import DifferTwin
from bot.ai.q92_twin import Q92Twin
from bot.games import GAMES
from bot.games.base import NATURE, State, pick

TABLES = (("differ", 4), ("92q", 4), ("92q", 6), ("92q", 8))


def first_leads(slug: str, players: int, rng: Random, count: int) -> list[State]:
    """Hands whose auction is over, by rules of thumb."""
    found: list[State] = []
    while len(found) < count:
        state: State = GAMES[slug].start(players, {})
        while getattr(state, "phase", "") != "play":
            seat = min(state.to_act)
            if seat == NATURE:
                action = pick(rng, state.legal(seat))
            else:
                action = think(slug, "normal", state.view(seat), seat, rng).action
            state, _ = state.apply(seat, action)
        found.append(state)
    return found


def twin(state: Any) -> Any:
    if state.slug == "differ":
        return DifferTwin.of(state, differ_thumb.card)
    return Q92Twin.of(state, q92_thumb.card)


def readable(states: list[Any], rng: Random) -> int:
    """Plays every hand to its end at random; how many cards that took. The twins do the same."""
    plies = 0
    for state in states:
        now = state
        while now.phase == "play":
            legal = [action for choice in now.legal(now.turn) for action in choice]
            now, _ = now.apply(now.turn, legal[int(rng.random() * len(legal))])
            plies += 1
            if len(now.sheet) > len(state.sheet):
                break
    return plies


def fast(worlds: list[Any], rng: Random) -> int:
    plies, random = 0, rng.random
    for world in worlds:
        now = world.copy()
        while now.left:
            moves = now.moves()
            now.play(moves[int(random() * len(moves))])
            plies += 1
    return plies


def play_outs(worlds: list[Any], rng: Random) -> int:
    for world in worlds:
        world.copy().finish(rng)
    return len(worlds)


def makers(states: list[Any]) -> list[Callable[[Random], Any]]:
    """What makes worlds in a search: guessed, turned into twins, weighed by what the others said."""
    hard = {"differ": differ_hard, "92q": q92_hard}
    return [hard[state.slug].guesses(state.view(state.turn), state.turn) for state in states]


def guesses(made: list[Callable[[Random], Any]], rng: Random) -> int:
    for make in made:
        make(rng)
    return len(made)


def speed(work: Callable[[], int], seconds: float) -> float:
    """Things done a second of processor time."""
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return done / spent


def table(slug: str, players: int, rng: Random, seconds: float) -> Iterator[tuple[str, float]]:
    states: list[Any] = first_leads(slug, players, rng, 20)
    worlds = [twin(state) for state in states]
    made = makers(states)
    yield "plies/s, rules", speed(lambda: readable(states, rng), seconds)
    yield "plies/s, twin", speed(lambda: fast(worlds, rng), seconds)
    yield "play-outs/s by rules of thumb", speed(lambda: play_outs(worlds, rng), seconds)
    yield "guessed worlds/s", speed(lambda: guesses(made, rng), seconds)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="of each thing in each round")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    for slug, players in TABLES:
        seen: dict[str, list[float]] = {}
        rng = Random(args.seed)
        for _ in range(args.rounds):
            for name, value in table(slug, players, rng, args.seconds):
                seen.setdefault(name, []).append(value)
        figures = "; ".join(f"{name} {statistics.median(values):,.0f}" for name, values in seen.items())
        sys.stdout.write(f"{slug}, {players} seats: {figures}\n")


if __name__ == "__main__":
    main()
