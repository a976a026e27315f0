"""The speed of the rules: random play, listing every legal action at every ply. `python -m bench.rules`.

Other projects' games run in the same rounds where they are installed: `pip install --group peers`, with pip
25.1 or newer.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import statistics
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any

from bench.games.random_play import REPLAYED, Player, own_speed, replay_time, speed
from bot.games import GAMES


@cache
def spiel_game(name: str) -> Any:
    return importlib.import_module("pyspiel").load_game(name)


def open_spiel(name: str, rng: Random) -> int:
    state = spiel_game(name).new_initial_state()
    plies = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
        plies += 1
    return plies


@cache
def rlcard_game(name: str) -> Any:
    return importlib.import_module("rlcard").make(name, config={"seed": 1}).game


def rlcard(name: str, rng: Random) -> int:
    game = rlcard_game(name)
    game.init_game()
    plies = 0
    while not game.is_over():
        legal = game.judger.get_legal_actions() if name == "bridge" else game.get_legal_actions()
        game.step(legal[int(rng.random() * len(legal))])
        plies += 1
    return plies


def pokerkit(rng: Random) -> int:
    kit = importlib.import_module("pokerkit")
    chores = tuple(chore for chore in kit.Automation if chore.name != "CHECK_OR_CALL")
    state = kit.NoLimitTexasHoldem.create_state(chores, True, 0, (1, 2), 2, 200, 6)  # noqa: FBT003 - its own
    plies = 0
    while state.status:
        acts: list[Callable[[], Any]] = []
        if state.can_fold():
            acts.append(state.fold)
        if state.can_check_or_call():
            acts.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            acts.append(state.complete_bet_or_raise_to)
        acts[int(rng.random() * len(acts))]()
        plies += 1
    return plies


def ours() -> Iterator[tuple[str, tuple[str, int, str]]]:
    for slug, game in GAMES.items():
        for players in sorted({game.seats[0], game.seats[-1]}):
            yield f"{slug}, {players} seats", (slug, players, "")
    # Random bargains stop almost every hand before a card is played.
    yield "mitigati, 3 seats, who never bargain", ("mitigati", 3, "pass")


def peers() -> Iterator[tuple[str, Player]]:
    if version := installed("open_spiel"):
        for name in ("spades", "hearts", "euchre", "tarok"):
            yield f"OpenSpiel {version} {name} (C++)", partial(open_spiel, name)
        # The import registers the games written in Python.
        importlib.import_module("open_spiel.python.games")
        for name in ("python_liars_poker", "python_block_dominoes"):
            yield f"OpenSpiel {version} {name}", partial(open_spiel, name)
    if version := installed("rlcard"):
        for name in ("uno", "bridge"):
            yield f"RLCard {version} {name}", partial(rlcard, name)
    if version := installed("pokerkit"):
        yield f"pokerkit {version} hold'em", pokerkit


def installed(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each contender in each round")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    rivals, rng = dict(peers()), Random(args.seed)
    for play in rivals.values():
        play(rng)
    seen: dict[str, list[float]] = {}
    replayed: dict[str, list[float]] = {}
    # Measuring in rounds shares a busy moment of the machine among all candidates.
    for number in range(args.rounds):
        seed = f"{args.seed} {number}"
        for name, played in ours():
            seen.setdefault(name, []).append(own_speed(*played, seed, args.seconds))
        for name, play in rivals.items():
            seen.setdefault(name, []).append(speed(play, rng, args.seconds))
        for slug, game in GAMES.items():
            replayed.setdefault(slug, []).append(replay_time(slug, game.seats[0], seed))
    first = next(iter(seen))
    lines = [f"{'a second of one core, median of rounds':50} {'plies/s':>9} {'to ' + first:>26}"]
    for name, speeds in seen.items():
        ratio = statistics.median(own / base for own, base in zip(speeds, seen[first], strict=True))
        lines.append(f"{name:50} {statistics.median(speeds):9,.0f} {ratio:26.2f}")
    for name, times in replayed.items():
        lines.append(f"{name}: {statistics.median(times):,.0f} µs to replay {REPLAYED:,} actions")
    again = f"--rounds {args.rounds} --seconds {args.seconds} --seed {args.seed}"
    lines.append(f"Python {sys.version.split()[0]}; again: python -m bench.rules {again}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
