"""Puzzles: decisions of a match where the search is sure of one action, and people may choose another.

The question and its answer, even the seed of the search, depend only on the seat's view: other hidden cards
would change nothing.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import Any, Final

from bot.ai import best, think
from bot.ai.decision import Reason, Thought, Weighed
from bot.ai.judging import RIVALS, posed
from bot.engines.pool import Wrong
from bot.games import GAMES
from bot.games.base import NATURE, Seat, begins_hand, chosen, only, pick, play, replay, shuffled
from bot.matches.coach import Decision, Thinks, decisions, stands
from bot.matches.replays import Replay, replayed
from bot.ops.errors import report
from bot.records.stored import Line, Occupant, Record

LOOKS: Final = 80
"""Most decisions of a match that are tried, in random order."""
DEALT: Final = 40
"""Most hands dealt until one has a puzzle."""
EACH: Final = 5
"""Number of hands of one game before the next has its turn."""
FURTHER: Final = 30
"""Further decisions tried after one that is solved by doing nothing, such as a pass: people tire of those."""
LEVELS: Final = ("normal", "easy")
"""Levels of the computer players in dealt hands: they do not search."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision, with the worth of each action."""

    slug: str
    rules: int
    players: int
    options: Mapping[str, str]
    lines: tuple[tuple[Seat, str], ...]
    """The lines of the match before it."""
    seat: Seat
    thought: Thought
    """All legal actions with their worth, the right one first."""
    sound: bool = field(default=True, compare=False)
    """Whether it has a reason to teach, and stands where all play on with views of their own."""

    @property
    def rank(self) -> tuple[bool, bool]:
        """Order of preference; a puzzle that has both ends the search."""
        return self.sound, not self.idle

    @property
    def readable(self) -> bool:
        """Whether the game exists, with the same rules."""
        return self.slug in GAMES and GAMES[self.slug].rules == self.rules

    @property
    def idle(self) -> bool:
        """Whether the solution is to do nothing with one's cards."""
        return any(f"{self.thought.action} ".startswith(f"{one} ") for one in GAMES[self.slug].idle)

    def view(self) -> Any:
        """Return what the seat saw; this replays the match."""
        start = GAMES[self.slug].start(self.players, self.options)
        return replay(start, self.lines).view(self.seat)

    def worth(self, action: str) -> Weighed | None:
        """Return the worth of an action; None for an illegal one."""
        return next((one for one in self.thought.weighed if one.action == action), None)

    def __str__(self) -> str:
        """Return the puzzle as text, which `read` parses."""
        thought = self.thought
        return json.dumps(
            {
                "slug": self.slug,
                "rules": self.rules,
                "players": self.players,
                "options": dict(self.options),
                "lines": self.lines,
                "seat": self.seat,
                "reason": thought.reason,
                "weighed": thought.weighed,
                "unit": thought.unit,
                "worlds": thought.worlds,
                "iterations": thought.iterations,
            }
        )


def read(text: str) -> Puzzle:
    """Return the puzzle that was written so."""
    made = json.loads(text)
    weighed = tuple(Weighed(*one) for one in made.pop("weighed"))
    why = made.pop("reason")
    reason = why and Reason(why[0], tuple((name, value) for name, value in why[1]))
    counted = {name: made.pop(name) for name in ("unit", "worlds", "iterations")}
    thought = Thought(weighed[0].action, reason, weighed, **counted)
    lines = tuple((seat, action) for seat, action in made.pop("lines"))
    return Puzzle(**made, lines=lines, thought=thought)


async def found(record: Record, match: Replay, rng: Random, engines: Thinks) -> Puzzle | None:
    """Return a decision at this table that makes a puzzle: of people, if there are any."""
    people = [seat for seat, one in enumerate(record.seats) if one and one.user is not None]
    seats = people or range(len(record.seats))
    made = await asyncio.to_thread(_decisions, match, seats)
    second: Puzzle | None = None
    left = LOOKS
    for seat, one in shuffled(rng, made):
        if not left:
            break
        left -= 1
        chance = f"puzzle seat {seat} turn {one.turn}"
        try:
            thought = await engines.aside(posed, record.slug, one.view, seat, one.action, chance)
            if thought is None:
                continue
            sound = thought.taught and await _stands(record.slug, one.view, seat, thought, chance, engines)
        except Wrong as error:
            # It would fail again, but the other decisions are still worth trying.
            report(error, table=record.id, line=one.n, doing="looking for a puzzle")
            continue
        lines = tuple((line.seat, line.action) for line in match.lines[: one.n])
        size = len(record.seats)
        puzzle = Puzzle(record.slug, record.rules, size, record.options, lines, seat, thought, sound)
        if all(puzzle.rank):
            return puzzle
        if puzzle.sound and not (second and second.sound):
            left = min(left, FURTHER)
        second = better(second, puzzle)
    return second


async def _stands(slug: str, view: Any, seat: Seat, thought: Thought, chance: str, engines: Thinks) -> bool:
    actions = tuple(one.action for one in thought.weighed[: 1 + RIVALS])
    return await stands(slug, view, seat, actions, chance, engines)


def better(one: Puzzle | None, other: Puzzle | None) -> Puzzle | None:
    """Return the better puzzle, the first of equals."""
    return max((puzzle for puzzle in (one, other) if puzzle), key=attrgetter("rank"), default=None)


def _decisions(match: Replay, seats: Sequence[Seat]) -> list[tuple[Seat, Decision]]:
    return [(seat, one) for seat in seats for one in decisions(match, seat)]


async def dealt(turn: int, rng: Random, engines: Thinks) -> Puzzle | None:
    """Return a puzzle from a dealt hand of computer players; `turn` selects the first game and table size."""
    games = sorted(GAMES)
    second: Puzzle | None = None
    for attempt in range(DEALT):
        which = turn + attempt // EACH
        game = GAMES[games[which % len(games)]]
        players = game.seats[which // len(games) % len(game.seats)]
        record, match = await asyncio.to_thread(_hand, game.slug, players, rng)
        puzzle = await found(record, match, rng, engines)
        if puzzle and all(puzzle.rank):
            return puzzle
        second = better(second, puzzle)
        if second and second.sound and attempt % EACH == EACH - 1:
            break
    return second


def _hand(slug: str, players: int, rng: Random) -> tuple[Record, Replay]:
    """Play one hand until it is over."""
    game = GAMES[slug]
    values = chosen(game, players, game.brief)
    state, lines, hands = game.start(players, values), list[Line](), 0
    plays = [best(slug, level) for level in LEVELS]
    while state.to_act:
        seat = min(state.to_act)
        if seat == NATURE:
            action = pick(rng, state.legal(NATURE))
            hands += begins_hand(seat, action)
            if hands > 1:
                break
        else:
            view = state.view(seat)
            forced = only(view, seat)
            action = forced or think(slug, plays[seat % len(plays)], view, seat, rng).action
        state, _ = play(state, seat, action)
        lines.append(Line(len(lines), seat, action, 0))
    seats = tuple(Occupant("", level=plays[seat % len(plays)]) for seat in range(players))
    record = Record(0, None, 0, slug, game.rules, values, 0, seats, 0, 0, "over")
    return record, replayed(record, lines)
