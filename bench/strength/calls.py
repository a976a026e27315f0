"""What is said in an auction or in bargaining, what a search expected of it, and what came of it."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from bench.games import measured
from bot.ai import SEARCHED, chance, think
from bot.ai.decision import Budget
from bot.games import GAMES
from bot.games.base import NATURE, play
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS


class Call(NamedTuple):
    """What a seat said in an auction, or in the bargaining."""

    hand: int
    action: str
    expected: float
    outcome: float
    won: bool
    """Whether it was the bid that was played, or ended the bargaining with a bargain."""


def calls(slug: str, players: int, number: int, seed: str, budget: Budget) -> list[Call]:
    """The calls of one hand of *hard* against itself of which the search expected anything."""
    bargained = slug == "mitigati"
    return _statements(number, seed, budget) if bargained else _bids(slug, players, number, seed, budget)


def _bids(slug: str, players: int, number: int, seed: str, budget: Budget) -> list[Call]:
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


def _statements(number: int, seed: str, budget: Budget) -> list[Call]:
    """What is said in the bargaining of Mitigati, and what the hand came to when it was played on.

    Where there would be a bargain the deal goes on: it is struck for what playing on is thought to bring.
    """
    state: Any = Mitigati.start(PLAYERS, {"hands": "1"})
    rngs = [Random(f"{seed} {number} seat {seat}") for seat in range(PLAYERS)]
    said: list[tuple[int, str, float, bool]] = []
    bargained = False
    shuffles = 0
    while state.to_act:
        seat = min(state.to_act)
        if seat == NATURE:
            action = chance.answer(state, seat, Random(f"{seed} {number} chance {shuffles}"))
            shuffles += 1
        elif state.phase == "bargain" and bargained:
            action = "continue"
        else:
            thought = think("mitigati", SEARCHED, state.view(seat), seat, rngs[seat], budget)
            action = thought.action
            if state.phase == "bargain":
                # It says what the hand is worth with each statement, in whole points.
                points = float(dict(thought.reason.values)["points"]) if thought.reason else 0.0
                bargained = bool(play(state, seat, action)[0].sheet)
                said.append((seat, action, points, bargained))
                action = "continue" if bargained else action
        state, _ = play(state, seat, action)
    return [
        Call(number, action, expected, float(state.scores[seat]), struck)
        for seat, action, expected, struck in said
    ]
