"""Random play of our games, with every legal action listed at every ply: what `bench.rules` times.

In a module of its own, for processes with and without machine code.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

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
            action = always if always and always in legal else legal[int(rng.random() * len(legal))]
        state, _ = state.apply(seat, action)
        plies += 1
    return plies


def speed(play: Player, rng: Random, seconds: float) -> float:
    """Plies a second of processor time, over whole matches that take at least so long."""
    plies, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        plies += play(rng)
    return plies / spent


def own_speed(slug: str, players: int, always: str, seed: str, seconds: float) -> float:
    """Of a game of ours, after one match that warms up."""
    rng, play = Random(seed), partial(toucan, slug, players, always=always)
    play(rng)
    return speed(play, rng, seconds)


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


def replay_time(slug: str, players: int, seed: str) -> float:
    """Microseconds to replay that many actions through the door."""
    log = log_of(slug, players, Random(seed))
    state: State = GAMES[slug].start(players, {})
    started = time.process_time()
    for seat, action in log:
        if not state.to_act:
            state = GAMES[slug].start(players, {})
        state = replay(state, [(seat, action)])
    return 1e6 * (time.process_time() - started)
