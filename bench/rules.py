"""How fast the rules are: random play with every legal action listed at every ply. `python -m bench.rules`.

Other projects' games run in the same rounds where they are installed: `pip install --group peers`, with pip
25.1 or newer.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import itertools
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any, Final

from bot.games import GAMES
from bot.games.base import NATURE, Seat, State, pick, replay

Player = Callable[[Random], int]
"""Plays one match at random and returns how many plies it took."""

REPLAYED: Final = 1000
"""Actions of the log whose replay is timed."""


def toucan(slug: str, players: int, rng: Random, always: str = "") -> int:
    """Random play, or this one action wherever it is legal."""
    state: State = GAMES[slug].start(players, {})
    plies = 0
    while state.to_act:
        seat = min(state.to_act)
        choices = state.legal(seat)
        if seat == NATURE:
            # A deal has more orders than anybody can list.
            action = pick(rng, choices)
        else:
            legal = list(itertools.chain.from_iterable(choices))
            action = always if always in legal else legal[int(rng.random() * len(legal))]
        state, _ = state.apply(seat, action)
        plies += 1
    return plies


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


def contenders() -> Iterator[tuple[str, Player]]:
    for slug, game in GAMES.items():
        for players in sorted({game.seats[0], game.seats[-1]}):
            yield f"{slug}, {players} seats", partial(toucan, slug, players)
    # Random bargains stop almost every hand before a card is played.
    yield "mitigati, 3 seats, who never bargain", partial(toucan, "mitigati", 3, always="pass")
    if version := installed("open_spiel"):
        for name in ("spades", "hearts", "euchre", "tarok"):
            yield f"OpenSpiel {version} {name} (C++)", partial(open_spiel, name)
        # Importing them is what registers the games written in Python.
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


def speed(play: Player, rng: Random, seconds: float) -> float:
    """Plies a second of processor time, over whole matches that take at least so long."""
    plies, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        plies += play(rng)
    return plies / spent


def log_of(slug: str, players: int, rng: Random) -> list[tuple[Seat, str]]:
    """The first actions of random play; of several matches one after the other, if one is too short."""
    log: list[tuple[Seat, str]] = []
    while len(log) < REPLAYED:
        state: State = GAMES[slug].start(players, {})
        match: list[tuple[Seat, str]] = []
        while state.to_act and len(log) + len(match) < REPLAYED:
            seat = min(state.to_act)
            action = pick(rng, state.legal(seat))
            state, _ = state.apply(seat, action)
            match.append((seat, action))
        log += match
    return log


def replay_time(slug: str, players: int, rng: Random) -> float:
    """Microseconds to replay that many actions through the door."""
    log = log_of(slug, players, rng)
    state: State = GAMES[slug].start(players, {})
    started = time.process_time()
    for seat, action in log:
        if not state.to_act:
            state = GAMES[slug].start(players, {})
        state = replay(state, [(seat, action)])
    return 1e6 * (time.process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each contender in each round")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    players = dict(contenders())
    rng = Random(args.seed)
    seen: dict[str, list[float]] = {name: [] for name in players}
    for play in players.values():
        play(rng)
    # Round by round, so that a busy moment of the machine is shared by all.
    for _ in range(args.rounds):
        for name, play in players.items():
            seen[name].append(speed(play, rng, args.seconds))
    first = next(iter(seen))
    lines = [f"{'a second of one core, median of rounds':44} {'plies/s':>9} {'to ' + first:>18}"]
    for name, speeds in seen.items():
        ratio = statistics.median(own / base for own, base in zip(speeds, seen[first], strict=True))
        lines.append(f"{name:44} {statistics.median(speeds):9,.0f} {ratio:18.2f}")
    for slug, game in GAMES.items():
        times = [replay_time(slug, game.seats[0], rng) for _ in range(args.rounds)]
        lines.append(f"{slug}: {statistics.median(times):,.0f} µs to replay {REPLAYED:,} actions")
    again = f"--rounds {args.rounds} --seconds {args.seconds} --seed {args.seed}"
    lines.append(f"Python {sys.version.split()[0]}; again: python -m bench.rules {again}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
