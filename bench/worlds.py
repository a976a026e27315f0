"""How fast Mitigati, Top Suit and Spring Cleaning are guessed and played on: the rules beside their twins.

python -m bench.worlds
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from bot.ai import mitigati_hard, springcleaning_hard, think, topsuit_hard
from bot.ai.mitigati_twin import Twin as MitigatiTwin
from bot.ai.springcleaning_twin import OVER
from bot.games import GAMES
from bot.games.base import NATURE, State, pick

TABLES = (("mitigati", 3), ("topsuit", 3), ("topsuit", 4), ("springcleaning", 3), ("springcleaning", 5))
SECONDS = 1.0


def first_play(slug: str, players: int, rng: Random) -> State:
    """A match of rules of thumb, at the first card."""
    state: State = GAMES[slug].start(players, {})
    while getattr(state, "phase", "") != "play":
        seat = min(state.to_act)
        text = pick(rng, state.legal(seat))
        if seat != NATURE:
            text = think(slug, "normal", state.view(seat), seat, rng).action
        state, _ = state.apply(seat, text)
    return state


def twin(state: Any, rng: Random) -> Any:
    if state.slug == "springcleaning":
        return springcleaning_hard.World.of(state, rng)
    return (mitigati_hard if state.slug == "mitigati" else topsuit_hard).World.of(state)


def ended(world: Any) -> bool:
    if isinstance(world, MitigatiTwin):
        return not world.left
    return bool(world.phase == OVER if hasattr(world, "phase") else world.over)


def readable(state: Any, rng: Random) -> int:
    """Plays to the end of the hand by chance; how many actions that took. The twin does the same."""
    now, plies = state, 0
    rounds = state.slug != "topsuit"
    while now.to_act and not (rounds and len(now.sheet) > len(state.sheet)):
        seat = min(now.to_act)
        now, _ = now.apply(seat, pick(rng, now.legal(seat)))
        plies += 1
    return plies


def fast(world: Any, rng: Random) -> int:
    now, plies = world.copy(), 0
    while not ended(now):
        moves = now.moves()
        now.play(moves[int(rng.random() * len(moves))])
        plies += 1
    return plies


def a_second(do: Callable[[], int]) -> float:
    """How many of what it counts it does in a second of processor time."""
    started, done = time.process_time(), 0
    while (spent := time.process_time() - started) < SECONDS:
        done += do()
    return done / spent


def played_out(world: Any, rng: Random) -> int:
    world.copy().finish(rng)
    return 1


def main() -> None:
    say = sys.stdout.write
    say("a second:        plies readable, plies twin, worlds guessed, play-outs by rules of thumb\n")
    rng = Random(1)
    for slug, players in TABLES:
        state = first_play(slug, players, rng)
        seat = min(state.to_act)
        view, world = state.view(seat), twin(state, rng)
        figures = (
            a_second(lambda state=state: readable(state, rng)),
            a_second(lambda world=world: fast(world, rng)),
            a_second(lambda view=view, seat=seat: bool(twin(view.guess(seat, rng), rng))),
            a_second(lambda world=world: played_out(world, rng)),
        )
        say(f"{slug} {players}: " + ", ".join(f"{figure:,.0f}" for figure in figures) + "\n")


if __name__ == "__main__":
    main()
