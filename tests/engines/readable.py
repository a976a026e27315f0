"""All that the rules say of a match, ply by ply, to compare processes with and without machine code."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from bot.engines.facts import facts
from bot.games import GAMES
from bot.games.base import NATURE, State, pick, refusal
from bot.ops.places import places

LISTED = 60
"""So many actions are compared at each ply."""
NONSENSE = (
    "pass",
    "bid",
    "play",
    "play ??",
    "play KC",
    "draw 0.9",
    "offer 201",
    "deal KC",
    "discard KC KC KC",
)


class Ply(NamedTuple):
    """What is asked before an action, what it does, and the state that follows, as one process sends it."""

    asked: tuple[str, ...]
    told: str
    after: bytes


def walk(slug: str, players: int, options: Mapping[str, str], seed: str, most: int = 400) -> list[Ply]:
    """A random match, to its end if that comes soon enough."""
    rng, plies = Random(seed), list[Ply]()
    state: State = GAMES[slug].start(players, options)
    while state.to_act and len(plies) < most:
        seat = min(state.to_act)
        asked = tuple(map(repr, questions(state, seat)))
        after, events = state.apply(seat, pick(rng, state.legal(seat)))
        plies.append(Ply(asked, repr((after, events)), pickle.dumps((after, events))))
        state = after
    return plies


def questions(state: State, seat: int) -> Iterable[Any]:
    """Whatever a state can be asked."""
    choices = state.legal(seat)
    yield choices
    yield [list(itertools.islice(choice, LISTED)) for choice in choices]
    yield [choice.count for choice in choices]
    yield state.players, state.to_act, state.phase, state.sheet, state.scores, state.winners, state.piles
    yield [refusal(state, seat, text).args for text in NONSENSE if not any(text in one for one in choices)]
    if seat == NATURE:
        return
    yield state.forced(seat)
    view = state.view(seat)
    yield state.view(None), [view.legal(other) for other in range(state.players)]
    yield list(facts(view)), view == state.view(seat), view == state, hash(view) == hash(state.view(seat))
    yield view.guess(seat, Random(1))


def sent_on(states: list[bytes]) -> list[bytes]:
    """The states once this process has read them, and sends them again."""
    return [pickle.dumps(pickle.loads(state)) for state in states]


def places_of_errors(slug: str) -> list[str]:
    """What the log would say of one who asks for what cannot be, at every moment of a match."""
    rng, told = Random(1), dict[str, None]()
    state: Any = GAMES[slug].start(GAMES[slug].seats[0], {})
    while state.to_act and len(told) < 20:
        seat = min(state.to_act)
        for action in ("", "bid", "play", "play ??", "play h99", "deal", "draw", "insert x", "discard KC"):
            try:
                state.apply(seat, action)
            except Exception as error:  # noqa: BLE001 — whichever it is
                told[places(error)] = None
        state, _ = state.apply(seat, pick(rng, state.legal(seat)))
    return list(told)


def assigned(slug: str) -> str:
    """What is said to whoever would change a state."""
    state: Any = GAMES[slug].start(GAMES[slug].seats[0], {})
    try:
        state.turn = 3
    except AttributeError as error:
        return repr(error)
    return "it was changed"
