"""Where things are measured: decisions of matches that are played by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from bot.ai import think
from bot.ai.request import Question
from bot.games import GAMES
from bot.games.base import NATURE, State, pick, play

EASY: Final = "easy"
NORMAL: Final = "normal"


class Hand(NamedTuple):
    lead: State
    """At the first card."""
    middle: State
    """Where half of its decisions are made, or soon after: there is something to decide."""


def hands(slug: str, players: int, rng: Random, count: int) -> list[Hand]:
    """First hands of matches."""
    found: list[Hand] = []
    while len(found) < count:
        state: Any = GAMES[slug].start(players, {})
        while state.phase != "play":
            state = _after(state, NORMAL, rng)
        course = [state]
        while course[-1].to_act and course[-1].phase != "deal":
            course.append(_after(course[-1], NORMAL, rng))
        later = [one for one in course[len(course) // 2 :] if one.phase == "play" and open_(one) > 1]
        if open_(state) > 1 and later:
            found.append(Hand(state, later[0]))
    return found


def _after(state: Any, level: str, rng: Random) -> Any:
    seat = min(state.to_act)
    if seat == NATURE:
        action = pick(rng, state.legal(seat))
    else:
        action = think(state.slug, level, state.view(seat), seat, rng).action
    return play(state, seat, action)[0]


def open_(state: State) -> int:
    """Between how many actions whoever is to act may choose."""
    return sum(choice.count for choice in state.legal(min(state.to_act)))


def questions(slug: str, players: int, level: str, count: int, seed: str) -> list[Question]:
    """Decisions with something to decide, as they come in whole matches."""
    rng, found = Random(f"{seed} {slug} {players}"), list[Question]()
    while len(found) < count:
        state: State = GAMES[slug].start(players, {})
        while state.to_act and len(found) < count:
            seat = min(state.to_act)
            # Not each of them: they should come from many hands.
            if seat != NATURE and open_(state) > 1 and rng.random() < 0.2:
                found.append(Question(slug, level, state.view(seat), seat, str(len(found))))
            state = _after(state, EASY, rng)
    return found
