"""Positions for measurements: decisions of matches played by rules of thumb."""

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
    """The state at the first card."""
    middle: State
    """The first real decision after half of the hand's decisions."""


def hands(slug: str, players: int, rng: Random, count: int) -> list[Hand]:
    """Return the first hands of matches."""
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
    """Return the number of legal actions."""
    return sum(choice.count for choice in state.legal(min(state.to_act)))


def questions(slug: str, players: int, level: str, count: int, seed: str) -> list[Question]:
    """Return decisions with a choice, as they come in whole matches."""
    rng, found = Random(f"{seed} {slug} {players}"), list[Question]()
    while len(found) < count:
        state: State = GAMES[slug].start(players, {})
        while state.to_act and len(found) < count:
            seat = min(state.to_act)
            # Only some of them, so that they come from many hands.
            if seat != NATURE and open_(state) > 1 and rng.random() < 0.2:
                found.append(Question(slug, level, state.view(seat), seat, str(len(found))))
            state = _after(state, EASY, rng)
    return found
