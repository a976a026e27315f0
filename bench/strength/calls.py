"""What is said in an auction, what a search expected of it, and what came of it."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from bench.games import measured
from bot.ai import SEARCHED, chance, think
from bot.ai.decision import Budget
from bot.games import GAMES
from bot.games.base import NATURE, play


class Call(NamedTuple):
    """What a seat said in an auction."""

    hand: int
    action: str
    expected: float
    outcome: float
    won: bool
    """Whether it was the bid that was played."""


def calls(slug: str, players: int, number: int, seed: str, budget: Budget) -> list[Call]:
    """The calls of one hand of *hard* against itself of which the search expected anything."""
    state: Any = GAMES[slug].start(players, {})
    rngs = [Random(f"{seed} {number} seat {seat}") for seat in range(players)]
    said: list[tuple[int, str, float | None]] = []
    shuffles = 0
    while True:
        seat = min(state.to_act)
        if seat == NATURE:
            action = chance.answer(state, seat, Random(f"{seed} {number} chance {shuffles}"))
            shuffles += 1
            # Where all passed there is another auction.
            said = []
        else:
            thought = think(slug, SEARCHED, state.view(seat), seat, rngs[seat], budget)
            action = thought.action
            if state.phase == "auction":
                worths = {one.action: one.worth for one in thought.weighed}
                said.append((seat, action, worths.get(action)))
        before = state
        state, _ = play(state, seat, action)
        if state.sheet:
            break
    # In the coin of the search: the last card falls in the fast state that it plays on.
    end = measured(slug).world(before, rngs[0])
    end.finish(rngs[0])
    last = max(place for place, (_, action, _) in enumerate(said) if action != "pass")
    return [
        Call(number, action, expected, end.worth(seat), place == last)
        for place, (seat, action, expected) in enumerate(said)
        if expected is not None
    ]
