"""Random play, for the tests that hold over every game."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from random import Random
from typing import NamedTuple

import pytest

from bot.games import GAMES, RULES
from bot.games.base import Event, Seat, State, pick, play, shuffled

TABLES = [(slug, players) for slug, game in GAMES.items() for players in game.seats]
"""Every game at every table size."""
RULED = [(slug, players) for slug, game in RULES.items() for players in game.seats]
"""Games that have rules, at every size: there may be more than are offered."""
SMALL = [(slug, game.seats[0]) for slug, game in GAMES.items()]
"""Every game at its smallest table, for what does not look at the size."""
SMALLEST = [pytest.param(slug, players) for slug, players in TABLES]
"""All sizes; the larger ones are slow."""


class Step(NamedTuple):
    before: State
    seat: Seat
    action: str
    after: State
    events: tuple[Event, ...]


def random_options(slug: str, rng: Random) -> dict[str, str]:
    """Any setting of every option, but for a match that goes on for hours."""
    chosen = {
        option.name: option.values[int(rng.random() * len(option.values))] for option in RULES[slug].options
    }
    if "target" in chosen:
        chosen["target"] = str(1 + int(rng.random() * 40))
    if "hands" in chosen:
        chosen["hands"] = str(1 + int(rng.random() * 3))
    return chosen


def random_match(
    slug: str, players: int, rng: Random, options: dict[str, str] | None = None
) -> Iterator[Step]:
    """Every step of a match in which everybody picks at random.

    In some it is among all legal actions; in most among their kinds first, or a player who may name a number
    would hardly ever do anything else.
    """
    by_kind = rng.random() < 0.75
    state: State = RULES[slug].start(players, random_options(slug, rng) if options is None else options)
    while state.to_act:
        seat = shuffled(rng, sorted(state.to_act))[0]
        choices = state.legal(seat)
        action = pick(rng, (choices[int(rng.random() * len(choices))],) if by_kind else choices)
        after, events = play(state, seat, action)
        yield Step(state, seat, action, after, events)
        state = after


def perft(state: State, depth: int) -> int:
    """The number of distinct lines of so many actions from here."""
    if depth == 0:
        return 1
    lines = 0
    for seat in sorted(state.to_act):
        for choice in state.legal(seat):
            lines += sum(perft(state.apply(seat, action)[0], depth - 1) for action in choice)
    return lines


def evenly(counts: Collection[int]) -> bool:
    """Whether these counts could come from equal chances: chi-squared within five standard deviations."""
    mean = sum(counts) / len(counts)
    surprise = math.fsum((count - mean) ** 2 / mean for count in counts)
    free = len(counts) - 1
    return abs(surprise - free) <= 5 * math.sqrt(2 * free)
