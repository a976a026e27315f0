"""Random play of our games, listing every legal action at every ply, for `bench.rules`.

A module of its own, for processes with and without machine code.
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
"""A function that plays one match at random and returns its number of plies."""

REPLAYED: Final = 1000
"""Number of the log's actions whose replay is timed."""


def toucan(slug: str, players: int, rng: Random, always: str = "") -> int:
    """Play a match at random, or this one action wherever it is legal; return its number of plies."""
    state: State = GAMES[slug].start(players, {})
    plies = 0
    while state.to_act:
        seat = min(state.to_act)
        choices = state.legal(seat)
        if seat == NATURE:
            # A deal has too many orders to list.
            action = pick(rng, choices)
        else:
            legal = list(itertools.chain.from_iterable(choices))
            action = always if always and always in legal else legal[int(rng.random() * len(legal))]
        state, _ = state.apply(seat, action)
        plies += 1
    return plies


def speed(play: Player, rng: Random, seconds: float) -> float:
    """Return the plies a second of processor time, over whole matches that take at least so long."""
    plies, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        plies += play(rng)
    return plies / spent


def own_speed(slug: str, players: int, always: str, seed: str, seconds: float) -> float:
    """Return the speed of one of our games, after one match to warm up."""
    rng, play = Random(seed), partial(toucan, slug, players, always=always)
    play(rng)
    return speed(play, rng, seconds)


def log_of(slug: str, players: int, rng: Random) -> list[tuple[Seat, str]]:
    """Return the first actions of random play; of several matches in a row, if one is too short."""
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
    """Return the microseconds to replay that many actions through `play`."""
    log = log_of(slug, players, Random(seed))
    state: State = GAMES[slug].start(players, {})
    started = time.process_time()
    for seat, action in log:
        if not state.to_act:
            state = GAMES[slug].start(players, {})
        state = replay(state, [(seat, action)])
    return 1e6 * (time.process_time() - started)
